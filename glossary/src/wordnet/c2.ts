/** From WordNet 3.1 (see LICENSE beside this file), shortened: a word and what it means. */
export const c2 = `
abet|assist or encourage, usually in some wrongdoing
abhor|find repugnant
abhorrent|offensive to the mind
abrogate|revoke formally
abscond|run away; usually includes taking something or somebody along
abstraction|a concept or idea not associated with any specific instance
abstruse|difficult to penetrate; incomprehensible to one of ordinary understanding or knowledge
accentuate|to stress, single out as important
accrue|grow by addition
acquiesce|to agree or express agreement
acquiescence|acceptance without protest
acquit|pronounce not guilty of criminal charges
acquittal|a judgment of not guilty
acrid|strong and sharp
acrimonious|marked by strong resentment or cynicism
adage|a condensed but memorable saying embodying some important fact of experience that is taken as true by many people
adamant|impervious to pleas, persuasion, requests, reason
addendum|textual matter that is added onto a publication; usually at the end
adjourn|close at the end of a session
adorn|make more attractive by adding ornament, colour, etc.
adornment|a decoration of color or interest that is added to relieve plainness
adrift|floating freely; not anchored
adroit|quick or skillful or adept in action or thought
adulation|servile flattery; exaggerated and hypocritical praise
adumbrate|describe roughly or briefly or give the main points or summary of
advent|arrival that has been awaited (especially of something momentous)
affable|diffusing warmth and friendliness
affront|a deliberately offensive act or something producing the effect of deliberate disrespect
aghast|struck with fear, dread, or consternation
ailing|somewhat ill or prone to illness
ajar|slightly open
alacrity|liveliness and eagerness
alchemist|one who was versed in the practice of alchemy and who sought an elixir of life and a panacea and an alkahest and the philosopher's stone
alcove|a small recess opening off a larger room
allegorical|used in or characteristic of or containing allegory
alliteration|use of the same consonant at the beginning of each stressed syllable in a line of verse
allure|the power to entice or attract through personal charm
alluring|highly attractive and able to arouse hope or desire
amanuensis|someone skilled in the transcription of speech (especially dictation)
ambivalence|mixed feelings or emotions
ameliorate|to make better
amicable|characterized by friendship and good will
amorous|inclined toward or displaying love
amorphous|having no definite form or distinct shape
anachronism|something located at a time when it could not have existed or occurred
anachronistic|chronologically misplaced
analogous|similar or equivalent in some respects though otherwise dissimilar
anarchist|an advocate of anarchism
angelic|marked by utter benignity; resembling or befitting an angel or saint
angst|an acute but unspecific feeling of anxiety
annotate|add explanatory notes to or supply with critical comments
annul|declare invalid
antagonize|provoke the hostility of
anthology|a collection of selected literary passages
antipathy|a feeling of intense dislike
antiquity|the historic period preceding the Middle Ages in Europe
antithesis|exact opposite
anvil|a heavy block of iron or steel on which hot metals are shaped by hammering
aphorism|a short pithy instructive saying
aplomb|great coolness and composure under strain
apocryphal|being of questionable authenticity
apportion|distribute according to a plan or set apart for a special purpose
apposite|being of striking appropriateness and pertinence
approbation|official approval
aqueduct|a conduit that resembles a bridge but carries water over a valley
arable|(of farmland) capable of being farmed productively
archipelago|a group of many islands in a large body of water
armada|a large fleet
armistice|a state of peace agreed to between opponents so they can discuss peace terms
arraign|call before a court to answer an indictment
arsenal|all the weapons and equipment that a country has
arsenic|a white powdered poisonous trioxide of arsenic
ascendancy|the state that exists when one person or group has power over another
ascertain|establish after a calculation, investigation, experiment, survey, or study
ascetic|someone who practices self denial as a spiritual discipline
ascribe|attribute or credit to
ashen|anemic looking from illness or emotion
aspersion|a disparaging remark
assail|attack someone physically or emotionally
assailant|someone who attacks
assent|agreement with a statement or proposal to do something
assiduous|marked by care and persistent effort
atone|make amends for
atonement|compensation for a wrong
attest|provide evidence for; stand as proof of
attire|clothing of a distinctive style or for a particular occasion
audacity|fearless daring
augment|enlarge or increase
augury|an event that is experienced as indicating important things to come
auspicious|auguring favorable circumstances and good luck
averse|(usually followed by 'to') strongly opposed
awry|away from the correct or expected course
axiomatic|evident without proof or argument
azure|of a deep somewhat purplish blue color similar to that of a clear October sky
banality|a trite or obvious remark
barometer|an instrument that measures atmospheric pressure
baroness|a noblewoman who holds the rank of baron or who is the wife or widow of a baron
barter|exchange goods without involving money
bawl|shout loudly and without restraint
bayonet|a knife that can be fixed to the end of a rifle and used as a weapon
bedraggled|limp and soiled as if dragged in the mud
befit|accord or comport with
behemoth|someone or something that is abnormally large and powerful
behest|an authoritative command or request
belligerent|characteristic of an enemy or one eager to fight
bemoan|regret strongly
benefactor|a person who helps people or institutions (especially with financial help)
benevolence|disposition to do good
benign|not dangerous to health; not recurrent or progressive (especially of a tumor)
bequeath|leave or give by will after one's death
bequest|a gift of personal property by will
berate|censure severely or angrily
besiege|surround so as to force to give up
bespoke|(of clothing) custom-made
bestow|present
bicker|argue over petty things
bifurcate|split or divide into two
bigot|a prejudiced person who is intolerant of any opinions differing from his own
bigotry|the intolerance and prejudice of a bigot
blandishment|flattery intended to persuade
boisterous|noisy and lacking in restraint or discipline
bombast|pompous or pretentious talk or writing
bombastic|ostentatiously lofty in style
bowdlerize|edit by omitting or modifying parts considered indelicate
bravado|a swaggering show of courage
brazen|unrestrained by convention or propriety
broach|bring up a topic for discussion
brunt|main force of a blow etc
brusque|marked by rude or peremptory shortness
bucolic|(used with regard to idealized country life) idyllically rustic
buffoon|a rude or vulgar fool
bulbous|shaped like a bulb
bumptious|offensively self-assertive
burgeon|grow and flourish
burnish|polish and make shiny
bylaw|a rule adopted by an organization in order to regulate its own affairs and the behavior of its members
cacophony|a loud harsh or strident noise
cadaver|the dead body of a human being
cadaverous|very thin especially from disease or hunger or cold
cajole|influence or urge by gentle urging, caressing, or flattering
calamity|an event resulting in great loss and misfortune
calumny|a false accusation of an offense or a malicious misrepresentation of someone's words or actions
canard|a deliberately misleading fabrication
cantankerous|stubbornly obstructive and unwilling to cooperate
canvass|get the opinions (of people) by asking specific questions
capacious|large in capacity
capitulate|surrender under agreed conditions
caprice|a sudden desire
capricious|changeable
capsize|overturn accidentally
captious|tending to find and call attention to faults
carcass|the dead body of an animal especially one slaughtered and dressed for food
caricaturist|someone who parodies in an exaggerated manner
carouse|engage in boisterous, drunken merrymaking
cartographer|a person who makes maps
cartography|the making of maps and charts
cascade|a small waterfall or series of small waterfalls
castigate|censure severely
cataclysmic|severely destructive
catharsis|purging of emotional tensions
caulk|seal with caulking
causality|the relation between causes and effects
cavalry|troops trained to fight on horseback
caveat|a warning against certain acts
cede|give over; surrender or relinquish to the physical control of another
celerity|a rate that is rapid
celibate|abstaining from sexual intercourse
censure|harsh criticism or disapproval
cerebral|involving intelligence rather than emotions or instinct
chafe|become or make sore by or as if by rubbing
chalice|a bowl-shaped drinking vessel; especially the Eucharistic cup
charlatan|a flamboyant deceiver; one who attracts customers with tricks or jokes
chasm|a deep opening in the earth's surface
chaste|morally pure (especially not having experienced sexual intercourse)
chastise|censure severely
chicanery|the use of tricks to deceive someone (usually to extract money from them)
chide|censure severely or angrily
chirp|make high-pitched sounds
choleric|easily moved to anger
chortle|laugh quietly or with restraint
churlish|rude and boorish
cipher|a message written in a secret code
circumlocution|a style that involves indirect ways of expressing things
circumspect|heedful of potential consequences
citadel|a stronghold into which people could go for shelter during a battle
clairvoyant|someone who has the power of clairvoyance
clamber|climb awkwardly, as if by scrambling
clamour/clamor|loud and persistent outcry from many people
clandestine|conducted with or marked by hidden aims or methods
cleave|separate or cut with a tool, such as a sharp instrument
clot|a lump of material formed from the content of a liquid
cloying|overly sweet
coda|the closing section of a musical composition
cogent|powerfully persuasive
cogitate|consider carefully and deeply; reflect upon; turn over in one's mind
cognizant|having or showing knowledge or understanding or realization or perception
collude|act in unison or agreement and in secret towards a deceitful or illegal purpose
comeuppance|an outcome (good or bad) that is well deserved and fitting
commandeer|take arbitrarily or by force
commensurate|corresponding in size or degree or extent
commiserate|to feel or express sympathy or compassion
compatriot|a person from your own country
concave|curving inward
conciliatory|making or willing to make concessions
concoct|make a concoction (of) by mixing
concoction|any foodstuff made by combining different ingredients
concomitant|occurring with or following as a consequence
concur|be in accord; be in agreement
concurrent|occurring or operating at the same time
condescend|behave in a patronizing and condescending manner
condolence|an expression of sympathy with another's grief
condone|excuse, overlook, or make allowances for; be lenient with
confectionery|candy and other sweets considered collectively
conflagration|a very intense and uncontrolled fire
conflate|mix together different elements
confluence|a place where things merge or flow together (especially rivers)
congeal|become gelatinous
congregate|come together, usually for a purpose
conjecture|a hypothesis that has been formed by speculating or conjecturing (usually with little hard evidence)
conjugal|of or relating to marriage or to the relationship between a wife and husband
connoisseurship|love of or taste for fine objects of art
conscript|someone who is drafted into military service
contiguous|very close or connected in space or time
contort|twist and press out of shape
contrite|feeling or expressing pain or sorrow for sins or offenses
contumely|a rude expression intended to offend or hurt
conundrum|a difficult problem
convalesce|get over an illness or shock
convalescence|gradual healing (through rest) after sickness or injury
convene|meet formally
convent|a religious residence especially for nuns
conversant|(usually followed by 'with') well informed about or knowing thoroughly
convivial|occupied with or fond of the pleasures of good company
cordial|diffusing warmth and friendliness
coroner|a public official who investigates by inquest any death not due to natural causes
corporeal|having material or physical form or substance
corpulent|excessively fat
corroborate|establish or strengthen as with new evidence or facts
corrode|cause to deteriorate due to the action of water, air, or an acid
corrugated|shaped into alternating parallel grooves and ridges
coterie|an exclusive circle of people with a common purpose
courtier|an attendant at the court of a sovereign
covet|wish, long, or crave for (something, especially the property of another person)
covetous|showing extreme cupidity; painfully desirous of another's advantages
coy|affectedly modest or shy especially in a playful or provocative way
crag|a steep rugged rock or cliff
crass|(of persons) so unrefined as to be lacking in discrimination and sensibility
craven|lacking even the rudiments of courage; abjectly fearful
credence|the mental attitude that something is believable and should be accepted as true
credulity|tendency to believe readily
creed|any system of principles or beliefs
cremate|reduce to ashes
crepuscular|like twilight; dim
crescendo|a gradual increase in loudness
crestfallen|brought low in spirit
crockery|tableware (eating and serving dishes) collectively
crony|a close friend who accompanies his buddies in their activities
croon|sing softly
crotchety|having a difficult and contrary disposition
crucify|kill by nailing onto a cross
cupidity|extreme greed for material wealth
curmudgeon|a crusty irascible cantankerous old person full of stubborn ideas
curmudgeonly|brusque and surly and forbidding
cursory|hasty and without attention to detail; not thorough
curt|marked by rude or peremptory shortness
curtsy|bending the knees; a gesture of respect made by women
dainty|delicately beautiful
dawdle|take one's time; proceed slowly
dearth|an acute insufficiency
debauched|unrestrained by convention or morality
debilitate|make weak
debonair|having a sophisticated charm
decadent|luxuriously self-indulgent
declamatory|ostentatiously lofty in style
decorous|characterized by propriety and dignity and good taste in manners and conduct
decrepit|worn and broken down by hard use
deface|mar or spoil the appearance of
deference|a courteous expression (by word or deed) of esteem or regard
deferential|showing deference
defray|bear the expenses of
deft|skillful in physical movements; especially of the hands
deity|any supernatural being worshipped as controlling some part of the world or some aspect of life or who is the personification of a force
dejection|a state of melancholy depression
delectable|extremely pleasing to the sense of taste
deleterious|harmful to living things
delineate|show the form or outline of
demagogue|a political leader who seeks support by appealing to popular passions and prejudices
demarcate|separate clearly, as if by boundaries
demonic|extremely evil or cruel; expressive of cruelty or befitting hell
denizen|a person who inhabits a particular place
denouement|the outcome of a complex sequence of events
deplore|express strong disapproval of
depose|force to leave (an office)
depravity|moral perversion; impairment of virtue and moral principles
deprecate|express strong disapproval of; deplore
deracinate|move (people) forcibly from their homeland into a new and foreign environment
deranged|driven insane
deride|treat or speak of with contempt
derision|contemptuous laughter
derisive|abusing vocally; expressing contempt or ridicule
derogatory|expressive of low opinion
desecrate|violate the sacred character of a place or language
desiccated|thoroughly dried out
despondent|without or almost without hope
despot|a cruel and oppressive dictator
desuetude|a state of inactivity or disuse
desultory|marked by lack of definite plan or regularity or purpose
deterrence|a negative motivational influence
detriment|a damage or loss
devout|deeply religious
dexterity|adroitness in using the hands
dexterous|skillful in physical movements; especially of the hands
diametrically|as from opposite ends of a diameter
diaphanous|so thin as to transmit light
diatribe|thunderous verbal attack
dichotomy|being twofold; a classification into two opposed parts or subclasses
diffidence|lack of self-confidence
diffident|showing modest reserve
dignitary|an important or influential (and often overbearing) person
dilapidated|in deplorable condition
dilatory|wasting time
dilettante|an amateur who engages in an activity without serious intentions and who pretends to have knowledge
diminutive|very small
dirge|a song or hymn of mourning composed or performed as a memorial to a dead person
disabuse|free somebody (from an erroneous belief)
disavow|refuse to acknowledge; disclaim knowledge of; responsibility for, or association with
disband|cause to break up or cease to function
discernible|perceptible by the senses or intellect
disconsolate|sad beyond comforting; incapable of being consoled
discord|lack of agreement or harmony
discordant|not in agreement or harmony
discretionary|having or using the ability to act or decide according to your own discretion or judgment
disembark|go ashore
disembodied|not having a material body
disfigure|mar or spoil the appearance of
disgruntled|in a state of sulky dissatisfaction
dishevelled/disheveled|in disarray; extremely disorderly
disingenuous|not straightforward or candid; giving a false appearance of frankness
dislodge|remove or force out from a position
disparage|express a negative opinion of
disparate|fundamentally different or distinct in quality or kind
dispassionate|unaffected by strong emotion or prejudice
dispensable|capable of being dispensed with or done without
disproportionate|out of proportion
dissemble|make believe with the intent to deceive
dissimulate|hide (feelings) from other people
dissolute|unrestrained by convention or morality
dissuade|turn away from by persuasion
distillery|a plant and works where alcoholic drinks are made by distillation
divergence|the act of moving away in different direction from a common point
doggerel|a comic verse of irregular measure
dogma|a religious doctrine that is proclaimed as true without proof
dolorous|showing sorrow
dolt|a person who is not very bright
dowry|money or property brought by a woman to her husband at marriage
drawl|a slow speech pattern with prolonged vowels
dross|worthless or dangerous material that should be removed
drudgery|hard monotonous routine work
dulcet|extremely pleasant in a gentle way
dunce|a stupid person; these words are used to express a low opinion of someone's intelligence
dupe|fool or hoax
duplicitous|marked by deliberate deceptiveness especially by pretending one set of feelings and acting under the influence of another
earthenware|ceramic ware made of porous clay fired at low heat
ebb|flow back or recede
ebullience|overflowing with eager enjoyment or approval
ebullient|joyously unrestrained
eclectic|selecting what seems best of various styles or ideas
edict|a formal or authoritative proclamation
efficacy|capacity or power to produce a desired effect
effigy|a representation of a person (especially in the form of sculpture)
effluvium|a foul-smelling outflow or vapor (especially a gaseous waste)
effrontery|audacious (even arrogant) behavior that you have no right to
egalitarian|favoring social equality
egregious|conspicuously and outrageously bad or reprehensible
elation|an exhilarating psychological state of pride and optimism; an absence of depression
elegy|a mournful poem; a lament for the dead
elope|run away secretly with one's beloved
elucidate|make clear and (more) comprehensible
emaciated|very thin especially from disease or hunger or cold
emanate|proceed or issue forth, as from a source
emancipate|give equal rights to; of women and minorities
emancipation|freeing someone from the control of another
embargo|a government order imposing a trade barrier
ember|a hot fragment of wood or coal that is left from a fire and is glowing or smoldering
embezzle|appropriate (as property entrusted to one's care) fraudulently to one's own use
emblematic|serving as a visible symbol for something abstract
emeritus|honorably retired from assigned duties and retaining your title along with the additional title 'emeritus' as in 'professor emeritus'
emissary|someone sent on a mission to represent the interests of someone else
emollient|having a softening or soothing effect especially to the skin
enamoured/enamored|marked by foolish or unreasoning fondness
encomium|a formal expression of praise
encroach|advance beyond the usual limit
encumber|restrict (someone or something) so as to make free movement difficult
enervate|weaken mentally or morally
engender|call forth
ennui|the feeling of being bored by something tedious
ensnare|take or catch as if in a snare or trap
enterprising|marked by imagination, initiative, and readiness to undertake new projects
enthral/enthrall|hold spellbound
entreat|ask for or request earnestly
entreaty|earnest or urgent request
entwine|tie or link together
enumerate|specify individually
ephemeral|lasting a very short time
epigram|a witty saying
epigraph|a quotation at the beginning of some piece of writing
episodic|of writing or narration; divided into or composed of episodes
epistolary|written in the form of or carried on by letters or correspondence
equanimity|steadiness of mind under stress
equitable|fair to all parties as dictated by reason and conscience
equivocal|open to two or more interpretations; or of uncertain nature or significance
ersatz|artificial and inferior
erstwhile|belonging to some prior time
erudite|having or showing profound knowledge
erudition|profound scholarly knowledge
eschew|avoid and stay away from deliberately; stay clear of
esoteric|confined to and understandable by only an enlightened inner circle
espouse|choose and follow; as of theories, ideas, policies, strategies or plans
estuary|the wide part of a river where it nears the sea; fresh and salt water mix
ethereal|characterized by lightness and insubstantiality; as impalpable or intangible as air
ethos|the distinctive spirit of a culture or an era
etymology|a history of a word
eulogize|praise formally and eloquently
eulogy|a formal expression of praise for someone who has died recently
euphemism|an inoffensive or indirect expression that is substituted for one that is considered offensive or too harsh
evanescent|tending to vanish like vapor
evince|give expression to
exacerbate|make worse
excruciating|extremely painful
execrable|of very poor quality or condition
exegesis|an explanation or critical interpretation (especially of the Bible)
exhilaration|the feeling of lively and cheerful joy
exhume|dig up for reburial or for medical investigation; of dead bodies
exigency|a pressing or urgent situation
exorbitant|greatly exceeding bounds of reason or moderation
expend|use up, consume fully
expiate|make amends for
expurgate|edit by omitting or modifying parts considered indelicate
extant|still in existence; not extinct or destroyed or lost
extenuating|partially excusing or justifying
extirpate|destroy completely, as if down to the roots
extol|praise, glorify, or honor
extradite|hand over to the authorities of another country
extraneous|not pertinent to the matter under consideration
extricate|release from entanglement of difficulty
exuberance|joyful enthusiasm
exult|feel extreme happiness or elation
exultant|joyful and proud especially because of triumph or success
exultation|a feeling of extreme joy
fallow|left unplowed and unseeded during a growing season
farrago|a motley assortment of things
fathom|come to understand
fatuous|extremely silly or stupid
faze|disturb the composure of
feckless|not fit to assume responsibility
feign|make believe with the intent to deceive
fervent|characterized by intense emotion
fervid|characterized by intense emotion
fetid|offensively malodorous
fetter|a shackle for the ankles or feet
fickle|marked by erratic changeableness in affections or attachments
fiendish|extremely evil or cruel; expressive of cruelty or befitting hell
filigree|delicate and intricate ornamentation (usually in gold or silver or other fine twisted wire)
finial|an ornament at the top of a spire or gable; usually a foliated fleur-de-lis
finicky|exacting especially about details
flaccid|drooping without elasticity; wanting in stiffness
fleece|the wool of a sheep or similar animal
flippant|showing inappropriate levity
flit|move along rapidly and lightly; skim or dart
flotsam|the floating wreckage of a ship
flout|treat with contemptuous disregard
flummox|be a mystery or bewildering to
foist|to force onto another
folly|the trait of acting stupidly or rashly
fondle|touch or stroke lightly in a loving or endearing manner
forebear|a person from whom you are descended
forestall|keep from happening or arising; make impossible
forfeit|lose (s.th.) or lose the right to (s.th.) by some error, offense, or crime
forlorn|marked by or showing hopelessness
forsake|leave someone who needs or counts on you; leave in the lurch
forswear|formally reject or disavow a formerly held belief, usually under pressure
fortitude|strength of mind that enables one to endure adversity with courage
foundling|a child who has been abandoned and whose parents are unknown
foundry|factory where metal castings are produced
fracas|noisy quarrel
fractious|stubbornly resistant to authority or control
frailty|the state of being weak in health or body (especially from old age)
fraternize|be on friendly terms with someone, as if with a brother, especially with an enemy
fret|worry unnecessarily or excessively
frisky|playful like a lively kitten
frivolity|the trait of being frivolous; not serious or sensible
frolic|play boisterously
frugality|prudence in avoiding waste
fulminate|criticize severely
fulsome|unpleasantly and excessively suave or ingratiating in manner or speech
furrow|a long shallow trench in the ground (especially one made by a plow)
furtive|marked by quiet and caution and secrecy; taking pains to avoid being observed
gainsay|take exception to
galling|causing irritation or annoyance
gallows|an instrument of execution consisting of a wooden frame from which a condemned person is executed by hanging
gamut|a complete extent or range
gangly|tall and thin and having long slender limbs
gargantuan|of great mass; huge and bulky
garish|tastelessly showy
garrison|a fortified military post where troops are stationed
garrulous|full of trivial conversation
gauche|lacking social polish
gaudy|tastelessly showy
gaunt|very thin especially from disease or hunger or cold
genteel|marked by refinement in taste and manners
germinate|produce buds, branches, or germinate
gewgaw|cheap showy jewelry or ornament on clothing
gild|decorate with, or as if with, gold leaf or liquid gold
girth|the distance around a person's body
glum|moody and melancholic
glutton|a person who is devoted to eating and drinking to excess
gluttony|habitual eating to excess
gnaw|bite or chew on with the teeth
godsend|a sudden happening that brings good fortune (as a sudden opportunity to make money)
gourmand|a person who is devoted to eating and drinking to excess
grandeur|the quality of being magnificent or splendid or grand
grandiloquent|lofty in style
grandiose|impressive because of unnecessary largeness or grandeur; used to show disapproval
gratification|state of being gratified or satisfied
gratify|make happy or satisfied
gratis|without payment
grimy|thickly covered with ingrained dirt or soot
grisly|shockingly repellent; inspiring horror
groove|a long narrow furrow cut either by a natural process (such as erosion) or by a tool (as e.g. a groove in a phonograph record)
grope|feel about uncertainly or blindly
grovel|show submission or fear
gruff|brusque and surly and forbidding
gubernatorial|relating to a governor
guile|shrewdness as demonstrated by being skilled in deception
guileless|free of deceit
gusto|vigorous and enthusiastic enjoyment
hackneyed|repeated too often; overfamiliar through overuse
haggard|showing the wearing effects of overwork or care or suffering
halo|an indication of radiant light drawn around the head of a saint
hamlet|a community of people smaller than a village
hamstring|one of the tendons at the back of the knee
harbinger|something that precedes and indicates the approach of something or someone
harridan|a scolding (even vicious) old woman
harried|troubled persistently especially with petty annoyances
harrowing|extremely painful
hedonism|the pursuit of pleasure as a matter of ethical principle
hedonist|someone motivated by desires for sensual pleasures
hedonistic|devoted to pleasure
hegemon|a leading or paramount power
hegemony|the dominance or leadership of one social group or nation over others
heinous|extremely wicked, deeply criminal
henchman|someone who assists in a plot
heretical|characterized by departure from accepted beliefs or standards
hermetic|completely sealed; completely airtight
hermetically|in an airtight manner
heterodox|characterized by departure from accepted beliefs or standards
heterogeneous|consisting of elements that are not of the same kind or nature
hew|make or shape as with an axe
hinterland|a remote and undeveloped area
hirsute|having or covered with hair
hoary|showing characteristics of age, especially having grey or white hair
hoist|raise or haul up with or as if with mechanical help
homily|a sermon on a moral or religious topic
hoodwink|influence by slyness
horrid|exceedingly bad
hortatory|giving strong encouragement
hubbub|loud confused noise from many sources
humus|partially decomposed organic matter; the organic component of soil
husk|material consisting of seed coverings and small pieces of stem or leaves that have been separated from the seeds
hymn|a song of praise (to God or to a saint or to a nation)
hyperbole|extravagant exaggeration
idiosyncrasy|a behavioral attribute that is distinctive and peculiar to an individual
idiosyncratic|peculiar to the individual
idolize|love unquestioningly and uncritically or to excess; venerate as an idol
ignominious|(used of conduct or character) deserving or bringing disgrace or shame
ignominy|a state of dishonor
illimitable|without limits in extent or size or quantity
illusory|based on or having the nature of an illusion
illustrious|widely known and esteemed
imbroglio|an intricate and confusing interpersonal or political situation
immaculate|completely neat and clean
immemorial|long past; beyond the limits of memory or tradition or recorded history
immolate|offer as a sacrifice by killing or by giving up to destruction
immutable|not subject or susceptible to change or variation in form or quality or nature
impale|pierce with a sharp stake or point
impasse|a situation in which no progress can be made or no advancement is possible
impassioned|characterized by intense emotion
impassive|having or revealing little emotion or sensibility; not easily aroused or excited
impasto|painting that applies the pigment thickly so that brush or palette knife marks are visible
impecunious|not having enough money to pay for necessities
imperceptible|impossible or difficult to perceive by the mind or senses
imperil|pose a threat to; present a danger to
imperturbable|not easily perturbed or excited or upset; marked by extreme calm and composure
impetuous|characterized by undue haste and lack of thought or deliberation
impetus|a force that moves something along
impiety|unrighteousness by virtue of lacking respect for a god
implacable|incapable of being placated
implode|burst inward
implore|call upon in supplication; entreat
importunate|expressing persistant and earnest entreaty
importune|beg persistently and urgently
impoverish|make poor
imprecation|the act of calling down a curse that invokes evil (and usually serves as an insult)
impresario|a sponsor who books and stages public entertainments
impudent|marked by casual disrespect
impunity|exemption from punishment or loss
inane|extremely silly or stupid
incantation|a ritual recitation of words or sounds believed to have a magical effect
incarcerate|lock up or confine, in or as in a jail
inchoate|only partly in existence; imperfectly formed
inclemency|weather unsuitable for outdoor activities
inclement|(of weather or climate) severe
incognito|without revealing one's identity
incongruity|the quality of disagreeing; being unsuitable and inappropriate
incongruous|lacking in harmony or compatibility or appropriateness
incontrovertible|impossible to deny or disprove
incredulous|not disposed or willing to believe; unbelieving
incremental|increasing gradually by regular degrees or additions
incriminate|suggest that someone is guilty
indefatigable|showing sustained enthusiastic action with unflagging vitality
indelible|cannot be removed or erased
indict|accuse formally of a crime
indigence|a state of extreme poverty or destitution
indigent|poor enough to need help from others
indolent|disinclined to work or exertion
industrious|characterized by hard work and perseverance
ineffable|defying expression or description
ineffectual|not producing an intended effect
ineluctable|impossible to avoid or evade
inexpedient|not suitable or advisable
inexplicable|incapable of being explained or accounted for
inextricable|not permitting extrication; incapable of being disentangled or untied
infallible|incapable of failure or error
infamy|a state of extreme dishonor
infatuated|marked by foolish or unreasoning fondness
infatuation|a foolish and usually extravagant passion or love or admiration
infernal|characteristic of or resembling Hell
infirm|lacking bodily or muscular strength or vitality
infirmity|the state of being weak in health or body (especially from old age)
inimical|not friendly
inimitable|defying imitation; matchless
iniquity|morally objectionable behavior
inkling|a slight suggestion or vague understanding
innocuous|not injurious to physical or mental health
innuendo|an indirect (and usually malicious) implication
inordinate|beyond normal limits
inscribe|carve, cut, or etch into a material or surface
insignia|a badge worn to show official position
insinuation|an indirect (and usually malicious) implication
insolence|the trait of being rude and impertinent; inclined to take liberties
insolent|marked by casual disrespect
insouciance|the cheerful feeling you have when nothing is troubling you
insouciant|marked by blithe unconcern
instigate|provoke or stir up
insuperable|impossible to surmount
insurgent|a person who takes part in an armed rebellion against the constituted authority (especially in the hope of improving conditions)
insurmountable|not capable of being surmounted or overcome
insurrection|organized opposition to authority
interloper|someone who intrudes on the privacy or property of another without permission
interminable|tiresomely long; seemingly without end
internecine|(of conflict) within a group or organization
interplay|reciprocal action and reaction
interpose|be or come between
interregnum|the time between two reigns, governments, etc.
intersperse|place at intervals in or among
intertwine|spin, wind, or twist together
intimation|an indirect suggestion
intonation|rise and fall of the voice pitch
intrepid|invulnerable to fear or intimidation
introspection|the contemplation of your own thoughts and desires and conduct
inure|cause to accept or become hardened to; habituate
invective|abusive or venomous language used to express blame or censure or bitter deep-seated ill will
investiture|the ceremony of installing a new monarch
irascible|quickly aroused to anger
iridescent|varying in color when seen in different lights or from different angles
irk|irritate or vex
irrefutable|impossible to deny or disprove
irreverent|showing lack of due respect or veneration
itinerant|traveling from place to place to work
jagged|having a sharply uneven surface or outline
jaunt|a journey taken for pleasure
jeremiad|a long and mournful complaint
jetsam|the part of a ship's equipment or cargo that is thrown overboard to lighten the load in a storm
jettison|throw away, of something encumbering
jocose|characterized by jokes and good humor
jocular|characterized by jokes and good humor
jovial|full of or showing high-spirited merriment
jubilation|a feeling of extreme joy
judicious|marked by the exercise of good judgment or common sense in practical matters
jut|extend out or project in space
knell|the sound of a bell rung slowly to announce a death or a funeral or the end of something
knoll|a small natural hill
lacerate|cut or tear irregularly
lackadaisical|lacking spirit or liveliness
lacklustre/lackluster|lacking brilliance or vitality
laconic|brief and to the point; effectively cut short
lacuna|a blank gap or missing part
laggard|someone who takes more time than necessary; someone who lags behind
lambent|softly bright or radiant
lampoon|ridicule with satire
languorous|lacking spirit or liveliness
lanky|tall and thin and having long slender limbs
laud|praise, glorify, or honor
laudable|worthy of high praise
lectern|desk or stand with a slanted top used to hold a text at the proper height for a lecturer
lexicographer|a compiler or writer of a dictionary; a student of the lexical component of language
libretto|the words of an opera or musical play
licentious|lacking moral discipline; especially sexually unrestrained
limpid|clear and bright
lissom|gracefully thin and bending and moving with ease
litany|any long and tedious address or recital
lithe|gracefully thin and bending and moving with ease
loquacity|the quality of being wordy and talkative
lugubrious|excessively mournful
luminary|a celebrity who is an inspiration to others
macerate|separate into constituents by soaking
machination|a crafty and involved plot to achieve your (usually sinister) ends
magnanimous|noble and generous in spirit
magnate|a very wealthy or powerful businessman
malfeasance|wrongful conduct by a public official
malodorous|having an unpleasant smell
malpractice|professional wrongdoing that results in injury or damage
manhandle|handle roughly
marquee|large and often sumptuous tent
martyrdom|death that is imposed because of the person's adherence of a religious faith or cause
matriarch|a female head of a family or tribe
matrimony|the state of being a married couple voluntarily joined for life (or until divorce)
maxim|a saying that is widely accepted on its own merits
meagre/meager|deficient in amount or quality or extent
mellifluous|pleasing to the ear
melodious|having a musical sound; especially a pleasing tune
mendacious|given to lying
mendacity|the tendency to be untruthful
meritorious|deserving reward or praise
microcosm|a miniature model of something
misanthrope|someone who dislikes people in general
misanthropy|hatred of mankind
misapprehension|an understanding of something that is not correct
miserly|(used of persons or behavior) characterized by or indicative of lack of generosity
misnomer|an incorrect or unsuitable name
misogyny|hatred of women
mnemonic|a device (such as a rhyme or acronym) used to aid recall
modicum|a small or moderate or token amount
modish|in the current fashion or style
monolith|a single great stone (often in the form of a column or obelisk)
mores|the conventions that embody the fundamental values of a group
morose|showing a brooding ill humor
morsel|a small quantity of anything
mortuary|a building (or room) where dead bodies are kept before burial or cremation
motley|consisting of a haphazard assortment of different kinds
multifaceted|having many aspects or qualities
multifarious|having many aspects or qualities
multitudinous|too numerous to be counted
mutinous|disposed to or in a state of mutiny
mystique|an aura of heightened value or interest or meaning surrounding a person or thing
nadir|an extreme state of adversity; the lowest point of anything
narcissism|an exceptional interest in and admiration for yourself
nefarious|extremely wicked
neologism|a newly invented word or phrase
nepotism|favoritism shown to relatives or close friends by those in power (as by giving them jobs)
newfangled|(of a new kind or fashion) gratuitously new
nonchalance|the trait of remaining calm and seeming not to care; a casual lack of concern
nondescript|lacking distinct or individual characteristics; dull and uninteresting
nonplussed|filled with bewilderment
noxious|injurious to physical or mental health
nuptial|of or relating to a wedding
obeisance|bending the head or body or knee as a sign of reverence or submission or shame or greeting
obfuscate|make obscure or unclear
obloquy|state of disgrace resulting from public abuse
obsolescence|the process of becoming obsolete; falling into disuse or becoming out of date
obstreperous|noisily and stubbornly defiant
occlude|block passage through
odyssey|a long wandering and eventful journey
officiate|act in an official capacity in a ceremony or religious ritual, such as a wedding
ogle|look at with amorous intentions
ointment|semisolid preparation (usually containing a medicine) applied externally as a remedy or for soothing an irritation
oligarchy|a political system governed by a few people
omnipotent|having unlimited power
opportune|suitable or at a time that is suitable or advantageous especially for a particular purpose
ostentatious|intended to attract notice and impress others
otiose|serving no useful purpose; having no excuse for being
outlay|the act of spending or disbursing money
outmoded|out of fashion
overwrought|deeply agitated especially from emotion
palimpsest|a manuscript (usually written on papyrus or parchment) on which more than one text has been written with the earlier writing incompletely erased and still visible
palliate|lessen or to try to lessen the seriousness or extent of
palliative|moderating pain or sorrow by making it easier to bear
pallid|abnormally deficient in color as suggesting physical or emotional distress
pallor|unnatural lack of color in the skin (as from bruising or sickness or emotional distress)
pang|a sudden sharp feeling
pariah|a person who is rejected (from society or home)
parishioner|a member of a parish
parlous|fraught with danger
paroxysm|a sudden uncontrollable attack
parsimonious|excessively unwilling to spend
parsimony|extreme care in spending money; reluctance to spend money unnecessarily
parvenu|a person who has suddenly risen to a higher economic status but has not gained social acceptance of others in that class
paucity|an insufficient quantity or number
paunch|a protruding abdomen
pauper|a person who is very poor
peal|a deep prolonged sound (as of thunder or large bells)
pecuniary|relating to or involving money
pedant|a person who pays more attention to formal rules and book learning than they merit
peddle|sell or offer for sale from place to place
peevish|easily irritated or annoyed
pellucid|transmitting light; able to be seen through with clarity
pelt|cast, hurl, or throw repeatedly with some missile
penchant|a strong liking
penitent|feeling or expressing remorse for misdeeds
pensive|deeply or seriously thoughtful
penultimate|second last
penurious|not having enough money to pay for necessities
penury|a state of extreme poverty or destitution
peregrination|traveling or wandering around
perfidious|tending to betray
perfidy|betrayal of a trust
perforate|make a hole into or between, as for ease of separation
perfunctory|hasty and without attention to detail; not thorough
perjury|criminal offense of making false statements under oath
permeable|allowing fluids or gases to pass or diffuse through
permeate|spread or diffuse through
pernicious|exceedingly harmful
perquisite|an incidental benefit awarded for certain types of employment (especially if it is regarded as a right)
perspicacious|acutely insightful and wise
perspicacity|intelligence manifested by being astute (as in business dealings)
pertinacious|stubbornly unyielding
perturb|disturb in mind or make uneasy or cause to be worried or alarmed
peruse|examine or consider with attention and in detail
petulant|easily irritated or annoyed
phantasm|a ghostly appearing figure
philanthropic|generous in assistance to the poor
philistine|a person who is uninterested in intellectual pursuits
phlegmatic|showing little emotion
picaresque|involving clever rogues or adventurers especially as in a type of fiction
pillage|steal goods; take as spoils
pillory|expose to ridicule or public scorn
placate|cause to be more favorably inclined; gain the good will of
plaintive|expressing sorrow
plenipotentiary|a diplomat who is fully authorized to represent his or her government
plinth|an architectural support or base (as for a column or statue)
plod|walk heavily and firmly, as when weary, or through mud
plunderer|someone who takes spoils or plunder (as in war)
polygamy|the condition or practice of having more than one spouse at a time
polyglot|a person who speaks more than one language
polymath|a person of great and varied learning
portend|indicate, as with a sign or an omen
portent|a sign of something about to happen
postprandial|following a meal (especially dinner)
prattle|speak (about unimportant matters) rapidly and incessantly
precept|rule of personal conduct
precocity|intelligence achieved far ahead of normal developmental schedules
predilection|a predisposition in favor of something
predominance|the state of being predominant over others
preposterous|so unreasonable as to invite derision
prerogative|a right reserved exclusively by a particular person or group (especially a hereditary or official right)
presage|indicate, as with a sign or an omen
prescience|the power to foresee the future
presentiment|a feeling of evil to come
primacy|the state of being first in importance
primeval|having existed from the beginning; in an earliest or original stage or state
primordial|having existed from the beginning; in an earliest or original stage or state
probity|complete and confirmed integrity; having strong moral principles
proffer|present for acceptance or rejection
prognosticate|make a prediction about; tell in advance
proletariat|a social class comprising those who do manual labor or work for wages
prolix|tediously prolonged or tending to speak or write at great length
promontory|a natural elevation (especially a rocky one that juts out into the sea)
propensity|an inclination to do something
propinquity|the property of being close together
propitious|presenting favorable circumstances; likely to result in or show signs of success
propriety|correct or appropriate behavior
prosody|the patterns of stress and intonation in a language
protean|taking on different forms
protrusion|something that bulges out or is protuberant or projects from its surroundings
provident|providing carefully for the future
proviso|a stipulated condition
pugilist|someone who fights with his fists for sport
pulchritude|physical beauty (especially of a woman)
pulsate|expand and contract rhythmically; beat rhythmically
pummel|strike, usually with the fist
punitive|inflicting punishment
purloin|make off with belongings of others
purveyor|someone who supplies provisions (especially food)
pusillanimous|lacking in courage and manly strength and resolution; contemptibly fearful
putrefy|become putrid; decay with an offensive smell
quaff|to swallow hurriedly or greedily or in one draught
quell|suppress or crush completely
querulous|habitually complaining
quiescence|a state of quiet (but possibly temporary) inaction
quietude|a state of peace and quiet
quill|pen made from a bird's feather
quintessential|representing the perfect example of a class or quality
quip|a witty saying
quisling|someone who collaborates with an enemy occupying force
quixotic|not sensible about practical matters; idealistic and unrealistic
rabble|a disorderly crowd of people
raconteur|a person skilled in telling anecdotes
raillery|light teasing repartee
raiment|especially fine or decorative clothing
rampart|an embankment built around a space for defensive purposes
rancid|(used of decomposing oils or fats) having a rank smell or taste usually due to a chemical change or decomposition
rancour/rancor|a feeling of deep and bitter anger and ill-will
rapine|the act of despoiling a country in warfare
rapprochement|the reestablishing of cordial relations
rapture|a state of being carried away by overwhelming emotion
rapturous|feeling great rapture or delight
raucous|unpleasantly loud and harsh
ravenous|extremely hungry
raze|tear down so as to make flat with the ground
rebuff|reject outright and bluntly
recalcitrant|stubbornly resistant to authority or control
recapitulate|summarize briefly
recoil|draw back, as with fear or pain
reconnaissance|the act of reconnoitring (especially to gain information about an enemy or potential enemy)
reconnoitre/reconnoiter|explore, often with the goal of finding something or somebody
recrudescence|a return of something after a period of abatement
rectitude|righteousness as a consequence of being honorable and honest
recumbent|lying down; in a position of comfort or rest
refectory|a communal dining-hall (usually in a monastery)
rehash|present or use over, with no or few changes
relent|give in, as to influence or pressure
remonstrate|argue in protest or opposition
remunerate|make payment to; compensate
repine|express discontent
reprehensible|bringing or deserving severe rebuke or censure
reprieve|a (temporary) relief from harm or discomfort
reprisal|a retaliatory action against an enemy in wartime
reprove|take to task
repudiation|rejecting or disowning or disclaiming as invalid
repugnance|intense aversion
repugnant|offensive to the mind
requiem|a song or hymn of mourning composed or performed as a memorial to a dead person
requite|make repayment for or return something
rescind|cancel officially
respite|a (temporary) relief from harm or discomfort
resplendence|brilliant radiant beauty
resplendent|having great beauty and splendor
resurgence|bringing again into activity and prominence
resuscitate|cause to regain consciousness
reticule|a woman's drawstring handbag; usually made of net or beading or brocade
retinue|the group following and attending to some important person
revel|take delight in
revelry|unrestrained merrymaking
reverberate|ring or echo with sound
reverie|absentminded dreaming while awake
revile|spread negative information about
revulsion|intense aversion
rifle|a shoulder firearm with a long barrel and a rifled bore
rind|the natural outer covering of food (usually removed before eating)
riposte|a quick reply to a question or remark (especially a witty or critical one)
rivulet|a small stream
roseate|of something having a dusty purplish pink color
rubicund|inclined to a healthy reddish color often associated with outdoor life
ruminative|deeply or seriously thoughtful
rummage|search haphazardly
runic|relating to or consisting of runes
sacrament|a formal religious ceremony conferring a specific grace on those who receive it
sacrilege|blasphemous behavior; the act of depriving something of its sacred character
sanctimonious|excessively or hypocritically pious
sanctimony|the quality of being hypocritically devout
sanguine|confidently optimistic and cheerful
sate|fill to satisfaction
satrap|a governor of a province in ancient Persia
savoir-faire|social skill
scabbard|a sheath for a sword or dagger or bayonet
scathing|marked by harshly abusive criticism
schism|division of a group into opposing factions
scintilla|a tiny or scarcely detectable amount
scintillating|brilliantly clever
scion|a descendent or heir
scrawl|write carelessly
scuffle|disorderly fighting
scullery|a small room (in large old British houses) next to the kitchen
scythe|an edge tool for cutting grass
sectarian|of or relating to or characteristic of a sect or sects
sedate|characterized by dignity and propriety
sedentary|requiring sitting or little activity
sedition|an illegal action inciting resistance to lawful authority and tending to cause the disruption or overthrow of the government
sedulous|marked by care and persistent effort
sepulchre/sepulcher|a chamber that is used as a grave
serendipity|good luck in making unexpected and fortunate discoveries
serf|a person who is bound to the land and owned by the feudal lord
serrated|notched like a saw with teeth pointing toward the apex
sheaf|a package of several things tied together for carrying or storing
shrivel|wither, as with a loss of moisture
sibilant|of speech sounds produced by forcing air through a constricted passage (as 'f', 's', 'z', or 'th' in both 'thin' and 'then')
sinew|a cord or band of inelastic tissue connecting a muscle with its bony attachment
sinuous|curved or curving in and out
skulk|lie in wait, lie in ambush, behave in a sneaky and secretive manner
slake|satisfy (thirst)
slapdash|marked by great carelessness
slipshod|marked by great carelessness
slovenly|negligent of neatness especially in dress and person; habitually dirty and unkempt
snide|expressive of contempt
sobriety|the state of being sober and not intoxicated by alcohol
sobriquet|a familiar name for a person (often a shortened version of a person's given name)
sodden|wet through and through; thoroughly wet
sojourn|a temporary stay (e.g., as a guest)
solicit|make a solicitation or entreaty for something; request urgently or persistently
solipsism|the philosophical theory that the self is all that you know to exist
solvent|capable of meeting financial obligations
somnolence|a very sleepy state
sonorous|full and loud and deep
sophistry|a deliberately invalid argument displaying ingenuity in reasoning in the hope of deceiving someone
soporific|sleep inducing
specious|plausible but false
spendthrift|someone who spends money prodigally
sporadic|recurring in scattered and irregular or unpredictable instances
sprightly|full of spirit and vitality
spurn|reject with contempt
squabble|argue over petty things
squander|spend thoughtlessly; throw away
staccato|marked by or composed of disconnected parts or sounds; cut short crisply
statesman|a man who is a respected leader in national or international affairs
stentorian|(used of the voice or sound) deep and resonant
steppe|extensive plain without trees (associated with eastern Russia and Siberia)
stertorous|of breathing having a heavy snoring sound
stigmatize|to accuse or condemn or openly or formally or brand as disgraceful
stilted|artificially formal
stipend|a sum of money allotted on a regular basis; usually for some specific purpose
stoke|stir up or tend; of a fire
stolid|having or revealing little emotion or sensibility; not easily aroused or excited
striation|any of a number of tiny parallel grooves such as: the scratches left by a glacier on rocks or the streaks or ridges in muscle tissue
strut|to walk with a lofty proud gait, often in an attempt to impress others
stupefaction|a feeling of stupefied astonishment
stupendous|so great in size or force or extent as to elicit awe
suave|having a sophisticated charm
suavity|the quality of being bland and gracious or ingratiating in manner
subjugate|put down by force or intimidation
sublimate|direct energy or urges into useful activities
substantiate|establish or strengthen as with new evidence or facts
subterfuge|something intended to misrepresent the true nature of an activity
sundry|consisting of a haphazard assortment of different kinds
supercilious|having or showing arrogant superiority to and disdain of those one views as unworthy
supine|lying face upward
supplant|take the place or move into the position of
surcease|a stopping
surmise|infer from incomplete evidence
susurration|the indistinct sound of people whispering
svelte|being of delicate or slender build
swagger|to walk with a lofty proud gait, often in an attempt to impress others
swarthy|naturally having skin of a dark color
sweltering|excessively hot and humid or marked by sweating and faintness
swoon|pass out from weakness, physical or emotional distress due to a loss of blood supply to the brain
sybarite|a person addicted to luxury and pleasures of the senses
sybaritic|displaying luxury and furnishing gratification to the senses
sycophant|a person who tries to please someone in order to gain a personal advantage
syllogism|deductive reasoning in which a conclusion is derived from two premises
sylvan|relating to or characteristic of wooded regions
tacit|implied by or inferred from actions or statements
taciturn|habitually reserved and uncommunicative
taciturnity|the trait of being uncommunicative; not volunteering anything more than necessary
tantamount|being essentially equal to something
taper|diminish gradually
tawdry|tastelessly showy
temperance|the trait of avoiding excesses
temperate|(of weather or climate) free from extremes; mild
tempestuous|characterized by violent emotions or behavior
temporize|draw out a discussion or process in order to gain time
tenable|based on sound reasoning or evidence
tendril|slender stem-like structure by which some twining plants attach themselves to an object for support
thespian|a theatrical performer
thrall|the state of being under the control of another person
throes|violent pangs of suffering
tiara|a jeweled headdress worn by women on formal occasions
tiff|a quarrel about petty points
timbre|the distinctive property of a complex sound (a voice or noise or musical sound)
timorous|timid by nature or revealing timidity
titanic|of great force or power
tocsin|the sound of an alarm (usually a bell)
torpor|a state of motor and mental inactivity with a partial suspension of sensibility
totter|move without being stable, as if threatening to fall
tractable|easily managed (controlled or taught or molded)
traduce|speak unfavorably about
transcendent|exceeding or surpassing usual limits especially in excellence
transgress|act in disregard of laws, rules, contracts, or promises
transgression|the act of transgressing; the violation of a law or a duty or moral principle
transitory|lasting a very short time
translucent|allowing light to pass through diffusely
transmogrify|change completely the nature or appearance of
transmute|change in outward structure or looks
transpose|change the order or arrangement of
treatise|a formal exposition
tremulous|(of the voice) quivering as from weakness or fear
trenchant|having keenness and forcefulness and penetration in thought, expression, or intellect
trepidation|a feeling of alarm or dread
tributary|a branch that flows into the main stream
triptych|art consisting of a painting or carving (especially an altarpiece) on three panels (usually hinged together)
triumvirate|a group of three men responsible for public administration or civil authority
trivialize|make trivial or insignificant
truculent|defiantly aggressive
trudge|walk heavily and firmly, as when weary, or through mud
truism|an obvious truth
truncheon|a short stout club used primarily by policemen
tryst|a date; usually with a member of the opposite sex
tumultuous|characterized by unrest or disorder or insubordination
turf|surface layer of ground containing a mat of grass and grass roots
tussle|disorderly fighting
twang|a sharp vibrating sound (as of a plucked string)
twinge|a sudden sharp feeling
tyrannical|marked by unjust severity or arbitrary behavior
ubiquity|the state of being everywhere at once (or seeming to be everywhere at once)
unabashed|not embarrassed
unabated|continuing at full strength or intensity
unadulterated|not mixed with impurities
unalloyed|free from admixture
unassailable|immune to attack; incapable of being tampered with
unbridled|not restrained or controlled
undaunted|unshaken in purpose
underpin|support from beneath
unequivocal|admitting of no doubt or misunderstanding
unfettered|not bound by shackles and chains
unflappable|not easily perturbed or excited or upset; marked by extreme calm and composure
ungainly|lacking grace in movement or posture
unguent|semisolid preparation (usually containing a medicine) applied externally as a remedy or for soothing an irritation
unkempt|not neatly combed
unleavened|made without leavening
unpalatable|not pleasant or acceptable to the taste or mind
unremitting|uninterrupted in time and indefinitely long continuing
unseemly|not in keeping with accepted standards of what is right or proper in polite society
untenable|(of theories etc) incapable of being defended or justified
untrammelled/untrammeled|not confined or limited
upbraid|express criticism towards
urbanity|polished courtesy; elegance of manner
usurper|one who wrongfully or illegally seizes and holds the place of another
utilitarian|having a useful function
uxorious|foolishly fond of or submissive to your wife
vacillate|be undecided about something; waver between conflicting positions or courses of action
vagueness|unclearness by virtue of being poorly expressed or not coherent in meaning
variegated|having a variety of colors
venal|capable of being corrupted
venerate|regard with feelings of respect and reverence
veneration|a feeling of profound respect for someone or something
verbose|using or containing too many words
verisimilitude|the appearance of truth; the quality of seeming to be true
verve|an energetic style
vex|cause annoyance in; disturb, especially by minor irritations
vexation|anger produced by some annoying irritation
vexatious|causing irritation or annoyance
viaduct|bridge consisting of a series of arches supported by piers used to carry a road (or railroad) over a valley
vicarious|experienced at secondhand
vie|compete for something; engage in a contest; measure oneself against others
vilify|spread negative information about
vindictive|disposed to seek revenge or intended for revenge
virtuosity|technical skill or fluency or style exhibited by a virtuoso
visage|the human face ('kisser' and 'smiler' and 'mug' are informal terms for 'face' and 'phiz' is British)
viscous|having a relatively high resistance to flow
vitriolic|harsh or corrosive in tone
vivacious|vigorous and animated
volte-face|a major change in attitude or principle or point of view
voluminous|large in volume or bulk
vulgarity|the quality of lacking taste and refinement
waddle|walk unsteadily
waggish|witty or joking
wanderlust|very strong or irresistible impulse to travel
wastrel|someone who dissipates resources self-indulgently
wayfarer|a pedestrian who walks from place to place
welter|a confused multitude of things
wheedle|influence or urge by gentle urging, caressing, or flattering
whimsy|an odd or fanciful or capricious idea
winnow|separate the chaff from grain by using air currents
winsome|charming in a childlike or naive way
wisp|a small tuft or lock
wispy|thin and weak
woeful|affected by or full of grief or woe
writ|a legal document issued by a court or judicial officer
xenophobia|a fear of foreigners or strangers
yardstick|a measure or standard used for comparison
yelp|bark in a high-pitched tone
zeitgeist|the spirit of the time; the spirit characteristic of an age or generation
zephyr|a slight wind (usually refreshing)
`;
