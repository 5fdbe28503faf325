/** A line a word: how it is listed, then its forms that no rule makes. */
export const irregular = `
arise arose arisen
awake awoke awoken
bad worse worst
be am is are was were been being ain't aren't isn't wasn't weren't
bear bore borne
beat beaten
become became
befall befell befallen
begin began begun
behold beheld
bend bent
beset besetting
bet betting
bind bound
bite bit bitten
bleed bled
blow blew blown
break broke broken
breed bred
bring brought
broadcast broadcasting
build built
burn burnt
burst bursting
bus busses
buy bought
calf calves
can can't cannot couldn't
catch caught
child children
chili chilies
chilli chillies
choose chose chosen
cling clung
come came
creep crept
crisis crises
criterion criteria
cut cutting
deal dealt
dice dicing
die dying
dig dug
dive dove
do did done does doing don't doesn't didn't
draw drew drawn
dream dreamt
drink drank drunk
drive drove driven
dwarf dwarves
dwell dwelt
eat ate eaten
elf elves
fall fell fallen
far farther farthest further furthest
feed fed
feel felt
fight fought
find found
flee fled
fling flung
fly flew flown
foot feet
forbid forbade forbidden
forecast forecasting
foresee foresaw foreseen
forget forgot forgotten
forgive forgave forgiven
forsake forsook forsaken
freeze froze frozen
get got gotten
give gave given
go went gone goes
good better best
goose geese
grind ground
grow grew grown
half halves
hang hung
have has had having haven't hasn't hadn't
hear heard
hide hid hidden
hold held
hoof hooves
hypothesis hypotheses
keep kept
kneel knelt
knife knives
know knew known
lay laid
lead led
leaf leaves
lean leant
leap leapt
learn learnt
leave left
lend lent
lie lay lain lying
life lives
light lit
little less least
loaf loaves
lose lost
louse lice
make made
man men
many more most
mean meant
medium media
meet met
mislead misled
mistake mistook mistaken
mouse mice
much more most
one ones oneself
overcome overcame
overhear overheard
oversee oversaw overseen
oversleep overslept
overtake overtook overtaken
overthrow overthrew overthrown
ox oxen
partake partook partaken
pay paid
person people
phenomenon phenomena
policeman policemen
quiz quizzes
ride rode ridden
ring rang rung
rise rose risen
run ran running
say said
scarf scarves
see saw seen
seek sought
self selves
sell sold
send sent
sew sewed sewn
shake shook shaken
shall shan't should shouldn't
shelf shelves
shine shone
shoot shot
show shown
shrink shrank shrunk
sing sang sung
sink sank sunk
sit sat
slay slew slain
sleep slept
slide slid
sling slung
smell smelt
sneak snuck
sow sown
speak spoke spoken
speed sped
spell spelt
spend spent
spill spilt
spin spun
spit spat
spoil spoilt
spring sprang sprung
stand stood
steal stole stolen
stick stuck
stimulus stimuli
sting stung
stride strode stridden
strike struck stricken
string strung
strive strove striven
swear swore sworn
sweep swept
swell swollen
swim swam swum
swing swung
take took taken
teach taught
tear tore torn
tell told
they themself
thief thieves
think thought
throw threw thrown
tie tying
tooth teeth
tread trod trodden
underestimate underestimating
undergo underwent undergone
understand understood
undertake undertook undertaken
underwrite underwrote underwritten
undo undid undone
uphold upheld
upset upsetting
wake woke woken
wear wore worn
weave wove woven
weep wept
wife wives
will won't wouldn't
win won
wind wound
withdraw withdrew withdrawn
withhold withheld
withstand withstood
wolf wolves
woman women
wring wrung
write wrote written
yourself yourselves
`;
