/** What it takes to tell a story, give reasons and read a plain page of a newspaper. */
export const b1 = `
abandon ability aboard absence absent absent-minded absolute absolutely academic accent access accidentally
accommodation accompany accordion accountant accurate accuse ace ache achieve achievement acid acrobat actual
addicted addition additional adjustable admiration admire admit adopt advance advanced adventurous advertise
aerobics affect afford agency agent aggressive agreement ahead aid aim alcohol alert alike allergic allergy ally
almond alter-ego alternative amateur amazingly ambition ambitious amount amplifier amuse amused amusement
amusing analyse/analyze analysis ancestor anchor android anger angle animation ankle anniversary announce
announcement annoy annoyed annoying annual anonymous anti-clockwise antique anxiety anxious anyhow ape apology
apparent apparently appeal appearance appetite applause application appreciate approach appropriate approval
approve apricot apron aquarium arab archery architect architecture arctic arise armour/armor arrangement arrest
arrow artificial artistic ashamed aspirin assistance association assume astonished astronomy atlas atmosphere
atom attempt attend attic attitude attract attraction aubergine authority automatic automatically automobile
avalanche average avocado avoid await aware awareness awfully awkward axe/ax baa babysit backyard badge badger
badly-behaved bait bald ban bandage bang banjo banker banknote banner bare bargain barn barrel base basement
basil basin bathe battle bay beak beanstalk beast beauty beaver bed-and-breakfast beetle beetroot beg beggar
behaviour/behavior beige belief believer belly belong bench bend benefit besides bestseller bestselling betray
beyond bib big-headed billiards binoculars biography birdcage birth bitter blackmail blacksmith blade blame
blank blazer blind blinds blink blizzard block blossom blouse blow blunt blush boast boiler bold bonfire bonnet
bonus booklet boom booth boredom bossy bother bounce bouquet boxer bracelet brake branch brand brass breadcrumb
break-up breakdown breakup breast breath breathe breed breeze brick bride bridegroom bridesmaid brief briefcase
brighten broad bronze broomstick browser bruise brunette brutal bubble buckle bud buffalo bug bulb bull bullet
bully bundle burglar burrito burst bury bushy busker cabbage cabin cabinet cable cactus calculator calf
cameraman campaign campus canal candidate candlestick canoe canoeing canteen canvas canyon capable cape capture
caravan cardigan career caretaker carnival carol carpenter cart carton cartoonist cartridge cashew cashier
cassette cast casual catalogue/catalog caterpillar cathedral cattle cauldron cauliflower cave ceiling
celebration celebrity celery cell cellar cello celsius cemetery centigrade ceremony certificate chain chalk
challenge challenging chamber chaos chapel chapter charge charger charity charm chart charts chatty cheaply
cheat checklist checkpoint cheeky cheerfully cheetah chemical chemist cheque chest chew chic chickpea childcare
childhood childish chilly chimney chimp chimpanzee choir choke chop chopstick chorus cider cigar cigarette
cinnamon circus citizen citizenship civilization claim clap clapperboard clarify clarinet classic claw clay
clerk client cliff climax clinic clip cloak cloakroom clockwise close-up closely closet clothesline clumsy coal
coastal coastline cobweb cocktail cocoa cod code coffin cold-blooded coldness collar colleague colony column
comb combine comedian comedy comfort comment communicate communication community companion comparison compass
competitor complaint compose composer concentrate concentration concern concerned concerning conclude conclusion
condition conductor conference confidence confident confirm conflict confusion connection conquer conservation
consider consist constantly construct construction consume contain container content contents contest contrast
contribute convenience convenient convention convey convince convinced convincing cooperate/co-operate
cooperation/co-operation cope copper coral cord cork corpse correction correctly corridor costly cottage council
countable countdown counter countertop countless county coupon courage courgette court courtyard cover-up crab
crack cracker cramp crane crawl creamy crease creation creative creativity creator creature credit creek creep
crew crime criminal crisis crispy critic critical criticize croak crop crouch crow crucial cruel cruelty cruise
crunchy crush crust crutch crystal cub cuddle cuisine cultural cure curiosity curious curl currant current
currently curse cursor curve cushion custard custom customs cute cutlery daffodil daisy damage damaged damp dare
daring darkness data database date dated dating daylight deadline deadly deaf debate debt decent deck declare
decline decorate decoration decrease deeply defeat defence/defense defend defender define definite definitely
delay delight delighted delightful delivery demand demanding democracy demonstrate denim deny depart departure
depend depressed depressing depth description deserve desire desperate desperately despite destination
destruction detect determine determined develop development device devil dew dial dialect dictate differ
differently difficulty digest digit dim dimple dine diner dinghy dip direct direction directly director dirt
disabled disadvantage disagree disappoint disappointment disaster disc/disk discovery discussion disease disgust
dishwasher display distant distract district disturb ditch diver divide division divorce divorced dizzy dna
documentary donate donation doorknob doormat dot doubt downhill downstream downward doze dozen draft drag drama
dramatic drawback dribble drift drill drinkable drip driveway drizzle drought drown drug drugstore drumstick
dubbing due duel duet dull dumb dummy dump dumpling dust dustbin duster dusty duty duvet dwarf dye eager eagle
earring easy-going easygoing echo ecology economic economy edge edit editor educate educated educational effect
effective effectively efficiency efficient effort elastic elbow elder elderly eldest electrical electricity
elegant element elf elsewhere embarrass embarrassed embarrassing embarrassment emerald emerge emergency emotion
emotional emperor empire employ employee employer employment enable encouragement endangered endless enemy
energetic engage engaged enjoyment enquire/inquire enquiry/inquiry entertain entertainment enthusiasm
enthusiastic entire entirely environmental epidemic episode equal equator equipment error escalator esports
essay essential establish estate estimate eventually evidence evil exaggerate examination excellence except
exception exchange excitedly executive exhausted exhausting exhibition exist expand expedition expense expire
explode explosion explosive express expression extend external extinct extra-time extraordinary extreme eyebrow
eyelash eyelid eyesight fable fabric fabulous facility factor fade fahrenheit failure faint fairground fairness
fairy fairy-tale faith faithful fake fame familiar fancy fandom fang fantasy fare farewell farmhouse fascinated
fascinating fasten fate faucet fault favour/favor favourable/favorable fax fearful fearless fearsome feast
feather feature fee feedback fellow female fence fencing ferry fetch fever fiance fiancee fibre/fiber fiction
fiddle fierce fig fighter figure film-maker filmmaker fin financial finely fingernail fingerprint fingertip
fireman fireplace firewood first-aid firstly fist fizzy flame flamingo flash flashlight flatmate flee flexible
flip flip-flop float flock flood florist flow flowerbed fluency fluent fluently fluffy flute foal foam focus
fold folk fond font fool foolish footpath footprint footstep forbid force forecast forehead forever forgetful
forgive forgiveness formal former fort fortnight fortunate fortunately fortune fossil fountain frame freckle
freedom freely freeway freeze frequency frequently freshly fright frighten frightened frightening fringe frisbee
frost frustrated frustrating frustration fudge fuel full-length fully fumes function fund funeral fur furry fuss
fussy gadget gain galaxy gallon gamble gambling gamer gang gap gasoline gather gathering gear gem general
generation genius gentleman gently geographical germ gesture ghostly gig giggle gin ginger glance global globe
glow glowing glue god goddess godfather godmother goggles good-looking goods gorilla gossip grab grade gradually
graduate graduation graffiti grain grand grasshopper grateful graveyard gravity greasy greatly greedy
greengrocer greenhouse grief grill grin grip grocer groom growth grumpy grunt guarantee guesthouse guilty gull
gum gun gymnastics habitat hairband hairbrush hairy half-brother half-time halfway hallway hammer hammock
handful handheld handkerchief handle handmade handwriting handy handyman hanger hangover hard-working hardly
hardware hardworking hare harm harmful harmless harp harvest hashtag hatch haunt haunted hawk hay haystack
hazelnut header headline headquarters headteacher heal healthcare heartbeat heartbreak heartwarming heatwave
heaven hedge heel hell helpless herb herd heroic heroine hesitate hideout highlight highlighter highly hike
hillside hindi hint hip hippopotamus hiss historic hitchhike hitchhiking hollow holy homeland homeless homepage
homesick hometown honestly honesty honour/honor hood hoof hook hop hopeful horizon horn horror horseback
horseshoe hose hosepipe host hostile hourglass household housekeeper housekeeping housemate housewife housework
howl hug humidity humorous hunger hunt hurricane hurtful hush hut hutch hyena hygiene iceberg icicle icon ideal
identical identify identity igloo ignorance ignorant ignore illegal illness illustrator image imaginary
imagination imaginative immediate impact impatient impatiently import importance impossible impress impressed
impression impressive improbable improvement inch incident income incorrect incredible incredibly indeed
independence independent indicate individual industrial industry infection influence influencer influential
inform informal inhabitant initially injure injured injury ink inner innocent inspector inspiration inspire
inspired inspiring install instance instant instantly instinct instruct instruction instructor insult insurance
insure intellectual intelligence intend intention interactive interpreter interrupt invade invader inventor
invest investigate investigation investigator invisibility invisible involve involved irritated irritating
isolated issue itch itinerary ivy jackal jaguar jail jaw jealous jeep jelly jellyfish jerk jersey jet jewel join
joint jot journal journalism joy joystick judo juicy junction junior jury justice justify kayak kebab keeper
kennel kerb kidnap killer kindly kindness kingdom kiosk kneel knight knit knob knock-out knot koala lab
laboratory labour/labor lack lad ladybird ladybug laid-back lakeside lamb lamppost landlady landlord landmark
landscape lane lantern lap largely lasagna lasagne laser lasso latter laughter launch laundry lawn lawnmower lay
layer laziness lead leadership leading leaflet league lean leap learner leash leather lecture lecturer leek
leftover leftovers legal legend leggings leisure length lengthy lens lentil leopard letterbox liar lick licorice
lid lifeboat lifejacket lifelong lifestyle lifetime light-year lighten lighthouse lighting lightning lightsaber
lily limit limited liner link liquid liquorice listener literature litter liver llama load loaf loan lobby
lobster locate location locksmith lodge loft log logic logical loneliness lonesome long-distance long-term loose
lord loser loss lotion lottery loudspeaker lover lower loyal lump lung luxurious luxury lyric lyrics machinery
mad magician magnet magnificent maid mainland maintain major male mammal mammoth manage management manga manner
manners maple maraca marathon marble mare margarine marker marketing marketplace marshmallow
marvellous/marvelous mask mass massage master masterpiece mat matchbox mate material mathematical mathematician
mature mayonnaise mayor meadow meaningful means meanwhile measure measurement meatball mechanical
medallist/medalist media medical medieval medium melody melt melting membership memorable memorize mend mental
mentally mercy merely mermaid messenger messy method microphone microscope mid milkshake mill mince mineral
minimum minister minor mint minus miracle misery mishear mispronounce mission mist misunderstand
misunderstanding mitten mixture moderate mole monk monthly monument moo mood moody moose mop moreover mosque
mosquito moss moth motivate motivated motor motorboat motorist mould/mold mousepad movement mud multilingual
multiplayer multiple multiplication multiply murder murderer murmur muscle mussel mustard mysterious myth nail
naked nanny nap napkin narrow-minded nasty nation nationality nationwide native naughty neat necessarily nectar
needle needy negative neglect nerve nest net newcomer newly newsletter nicely nickname nightclub nightdress
nightmare noble nod nonsense nor normality northern nourishing nowadays nuclear numeral numerous nutritious
nylon oak oar oasis oatmeal oats obedient obey object observe observer obsessed obsession obvious obviously
occasion occasional occasionally occupation occur odd oddly odds offence/offense offend official offside oily
ongoing open-minded opener opera operate opponent opportunity optician optimistic option optional orchard
orchestra organ organic organization organizer origami origin originally originate ornament orphan ostrich otaku
otherwise otter ought outcome outdated outdoor outer outfit outgoing outsider outstanding overalls overcoat
overcome overcrowded overseas oversleep overtime overweight owe ox oxygen oyster pace packaging packet pad
paddle paintball pale palm pan pane panic paperwork paradise paralyse/paralyze paramedic parsley participant
participate participation particular particularly passage passion paste pastry patch patience patiently patio
patrol pattern pause pavement payment peaceful peacock peak peanut peasant pebble peculiar pedal peel peg
pen-friend penalty per percent percentage perfection performer perfume permanent permission permit personality
personally perspective persuade pessimistic petal pharaoh pharmacist phrase phrasebook physical physically
physics pickle pickpocket pickup pier pigeon piglet pile pill pillowcase pimple pin pine pint pipe pistol pit
pitch pity pixel plague plait plaster playful playlist playmate plaza plot plug plumber plumbing podcast podium
poet poetic poetry poison poisonous poke polar pole politely political politics polka-dot pollen pollute
polluted pollution pond pope popularity population porridge portable porter portrait pose position possess
postage postpone potential pouch poverty powder powerful praise prawn pray prayer preach precious precisely
predict predictable preference pregnant prejudice preparation prequel prescription preserve president pressure
presumably prevent preview previous prey pride priest principal principle priority prisoner privacy procedure
process produce producer product production profession professional professor profile profit promising promote
promotion prompt proof prop proper property prophecy proposal propose protection protest prove provide province
psychologist psychology pub publicly publish publisher puddle puma pump punch punctual punish punishment puppet
purchase pure purely purpose pursue quack qualification qualified qualify quantity quarrel quarter-final
questionnaire quilt quit quotation quote raccoon rack racket radiator radish raft rage rail raindrop rainfall
rainforest raisin rake random range rank rapid rare rarely rat rate rattle raw ray razor react reaction
realistic reality rear reasonable rebel rebuild recall recognition recognize recommendation recover recovery
rectangle reduce reef refer reflect reflection refreshing refreshment refrigerator refugee refund regard
regarding regardless region register registration regret rehearsal rehearse reindeer reject relate related
relation release reliable relic relief relieve relieved religion religious reluctant rely remain remains remark
remarkable remarkably reminder remote remove rental repay repeatedly replacement represent representative
reptile republic reputation request require research resemble resident residential resign resist resort resource
respect respectable respectful respond response responsibility restore retirement reunion reveal revenge reverse
revise revision revolution reward rewarding rhino rhinoceros rhyme rhythm rib ribbon ridiculous rightly rinse
ripe risk risky rival riverbank riverside roadside roar roast rob robber robe rocky role roll romantically
rooftop roommate rooster root rot rotten rough roughly routine row rowing royal royalty rucksack rug ruin ruins
rum rumour/rumor rust rusty sack saddle sailor salami salary salesperson saliva salmon salon sample sandals
sandy sarcastic sardine satellite satisfaction satisfactory satisfied satisfy satisfying saucepan saucer sauna
saxophone scale scan scar scarce scarcely scatter scenery sceptic/skeptic schedule scholarship scientific scone
scoop scooter scoreboard scrapbook scratch screenplay screw script scroll scrub scuba sculptor sculpture seafood
seahorse seasonal seaweed second-hand secondary secondhand secretive section secure security seed seemingly
seesaw select self-confidence self-confident self-service selfish semester semi-final seminar senior sensible
sensibly sensitive separate sequel serial servant session setting settle sew shabby shade shallow shame
shapeless shave shed sheet shell shelter shepherd sheriff shield shift shipwreck shiver shocked shoelace shoot
shoot-out shoplifter shopper shore short-term shortage shorten shortly shovel shrink shutdown shutter
shuttlecock sibling sidekick sideways sigh signal signature significant signpost silently silk similarity
simplify simply sincere sincerely sip skeleton sketch skilful/skillful skinny skip skittles skull skunk skyline
skyscraper slam slang slap slave slavery sleepless sleeve slight slightly slim slip slipper slippers slope slug
sly smash smelly smoky smooth smoothly snap sneak sneeze snooker snore snorkel snowfall so-called soak soaked
sob sociable socialize socket soften soil solar sole solid solo soloist solution somehow somewhat songwriter
sore soul soundproof soundtrack source southern spacewalk spade spare sparkling spear specialist specialize
species specific specifically spectacular spectator speedboat spell-check spice spill spin spinach spine spirit
spiritual spit spite splash splendid split spoil spoiler spokesman sponge sponsor sportsman sportswear
sportswoman sporty spotless spotlight spray spread spreadsheet sprinkle sprinkler sprinter spy squeeze squid
staff standard stapler stare starfish starlight starter starve state statement statistics steadily steady steam
steel steep steer stem stepbrother stepsister stereo stew sticky stiff sting stir stock stony storage stork
storyline storyteller storytelling straighten strand strap strategy stream streetlight strength strengthen
stress stressed stressful stretch strict strictly strike striker stripe stroke structure struggle stubborn stuff
stuffed stumble stump stunning stuntman stylish submarine substance subtitles subtle subtract suburb succeed
suck suffer suffering sufficient suggestion suicide suitable sum summary sunburnt superb superhuman
superstitious supervisor supply supporter supposedly surely surface surfing surgeon surgery surrender surround
surroundings survey survival survive survivor suspect suspense suspicious swallow swamp swan swear sweat sweep
sweeten swimwear swing swipe syllable syllabus symbol sympathetic sympathy symptom syrup system tablecloth
tabletop taco tadpole tailor takeaway takeout talent talkative tambourine tame tangerine tank tanned tap tape
target tart task tasteless tattoo tax teammate teamwork tear technical technically technique techno temper
temple temporary tempting tend tense terminal terrace terrific terrified terrify terrifying territory terror
terrorist thankful thanksgiving theft theme theory therapy therefore thigh though thoughtful thoughtless thread
threat threaten threatening thrill thrilled throne throughout tickle tide tight tiptoe tissue toad tobacco
toenail toffee tofu tolerant tomb tone tongue tornado tortilla toss tough tournament trace track trade trader
tradition tragedy tragic trail trailer trampoline transform translation translator transportation trap trapdoor
treadmill treatment treetop trek tremble trendsetter trial triangle triathlon tribe tricky tricycle trilogy trio
triplet trombone trophy tropical trot trout trunk trust tub tuba tube tuck tucked tune tutor tutorial twig
twilight twist twisted typewriter typically ufo ukulele umpire unable unbearable unbelievable uncertain unclear
uncommon unconscious underneath underworld undress uneasy unemployed unemployment unexpected unexpectedly
unforgettable unfortunate unhealthy unicorn unique unit unite universe unless unlikely unnecessary unpack
unpopular unsuccessful untidy unusually unwanted unwelcome unwilling unwise upcoming update upgrade uphill upper
upset upstream upwards urgently usage utterly vacant vacuum vague vain valentine valley valuable value vampire
vanilla vanish variety various vary vase vast veal vegan version veteran via vibrate victim victory viewer
viking villain vine vinegar vintage violence violent violet violinist virtue virus visible vision vital vitamin
vlog vocal vodka voice-over volcanic volume vote vowel voyage wag wage wagon waist waistcoat wallpaper walrus
waltz wand wander wardrobe warehouse warm-up warmth warn warrior wart washing-up wasp wasteful watchman
waterproof wax weaken weakness wealth wealthy webcam weed weep weightlifting weird well-behaved well-known
wellies werewolf whatever wheat whereas wherever whichever whip whisk whisker whisky/whiskey whoever wick wicked
widow width wildfire wildlife willingly willow windmill windowsill windscreen windshield wink wipe wiper wire
wisdom within witness witty woodland woodpecker workout workplace workshop worktop worldwide worm worn-out
worship worth worthless worthwhile worthy wound wrap wrestling wrinkle wrinkled wrist xylophone yam yawn
yearbook yell yolk youngster youth youthful zip zipper zone zoom zucchini
`;
