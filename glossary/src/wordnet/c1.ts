/** From WordNet 3.1 (see LICENSE beside this file), shortened: a word and what it means. */
export const c1 = `
abbreviation|a shortened form of a word or phrase
abolition|the act of abolishing a system or practice or institution (especially abolishing slavery)
abortion|termination of pregnancy
abound|be abundant or plentiful; exist in large quantities
acclaim|enthusiastic approval
adept|having or showing knowledge and skill and aptitude
administrative|of or relating to or responsible for administration
admirable|deserving of the highest esteem or admiration
adversary|someone who offers opposition
adversity|a state of misfortune or affliction
advocacy|active support of an idea or cause etc.
affluence|abundant wealth
agile|moving quickly and lightly
agitation|a mental state of extreme emotional disturbance
agnostic|someone who is doubtful or noncommittal about something
ailment|an often persistent bodily disorder or disease; a cause for complaining
albino|a person with congenital albinism: white hair and milky skin; eyes are usually pink
allegation|a formal accusation against somebody (often in a court of law)
allergen|any substance that can cause an allergy
alley|a narrow street with walls on both sides
allocate|distribute according to a plan or set apart for a special purpose
allot|give out
altruism|the quality of unselfish concern for the welfare of others
altruistic|showing unselfish concern for the welfare of others
amass|collect or gather
amendment|the act of amending or correcting
ammunition|projectiles to be fired from a gun
amnesia|partial or total loss of memory
ample|more than enough in size or scope or capacity
anaemic/anemic|relating to anemia or suffering from anemia
anaesthetic/anesthetic|a drug that causes temporary loss of bodily sensations
analytical|using or skilled in using analysis (i.e., separating a whole--intellectual or substantial--into its elemental parts or basic principles)
anarchy|a state of lawlessness and disorder (usually resulting from a failure of government)
anguish|extreme mental distress
animosity|a feeling of ill will arousing active hostility
annotation|a comment or instruction (usually added)
annoyance|the psychological state of being irritated or annoyed
anomaly|deviation from the normal or common order or form or rule
anonymity|the state of being anonymous
anteater|toothless mammal of southern Africa and Asia having a body covered with horny scales and a long snout for feeding on ants and termites
anthropology|the social science that studies the origins and social relationships of human beings
antidote|a remedy that stops or controls the effects of a poison
apologetic|offering or expressing apology
apparatus|equipment designed to serve a specific function
aptitude|inherent ability
archive|a depository containing historical records and documents
archivist|a person in charge of collecting and cataloguing archives
aria|an elaborate song for solo voice
arid|lacking sufficient water or rainfall
aristocracy|a privileged class holding hereditary titles
aristocrat|a member of the aristocracy
aristocratic|belonging to or characteristic of the nobility or aristocracy
arson|malicious burning to destroy property
artisan|a skilled worker who practices some trade or handicraft
ashore|towards the shore from the water
aspire|have an ambitious plan or a lofty goal
assertion|a declaration that is made emphatically (as if no supporting evidence were necessary)
assorted|consisting of a haphazard assortment of different kinds
assortment|a collection containing a variety of sorts of things
astound|affect with wonder
astray|away from the right path or direction
astute|marked by practical hardheaded intelligence
asymmetry|a lack of symmetry
attain|to gain with effort
attainable|capable of being attained or accomplished
attainment|the act of achieving an aim
attentive|(often followed by 'to') giving care or attention
auctioneer|an agent who conducts an auction
audit|an inspection of the accounting procedures and records by a trained accountant or CPA
austere|severely simple
authenticate|establish the authenticity of something
authoritarian|characteristic of an absolute ruler or absolute rule; having absolute sovereignty
autonomous|(of political bodies) not controlled by outside forces
avant-garde|radically new or original
avenge|take revenge for a perceived wrong
aversion|a feeling of intense dislike
awe-inspiring|inspiring awe or admiration or wonder
babble|utter meaningless sounds, like a baby, or utter in an incoherent way
backlog|an accumulation of jobs not done or materials not processed that are yet to be dealt with (especially unfilled customer orders for products or services)
bandwagon|a popular trend that attracts growing support
banish|expel from a community or group
barbarian|a member of an uncivilized people
baron|a nobleman (in various countries) of varying rank
barracuda|any voracious marine fish of the genus Sphyraena having an elongated cylindrical body and large mouth with projecting lower jaw and long strong teeth
baseline|an imaginary line or standard by which things are measured or compared
bead|a small ball with a hole through the middle
beady|small and round and shiny like a shiny bead or button
beckon|signal with the hands or nod
befriend|become friends with
beguiling|highly attractive and able to arouse hope or desire
belated|after the expected or usual time; delayed
benchmark|a standard by which something can be measured or judged
beneficiary|the recipient of funds or other benefits
benevolent|intending or showing kindness
bereavement|state of sorrow over the death or departure of a loved one
beware|be on one's guard; be cautious or wary about; be alert to
bewilderment|confusion resulting from failure to understand
bickering|a quarrel about petty points
blemish|a mark or flaw that spoils the appearance of something (especially on a person's body)
blissful|completely happy and contented
blotch|an irregularly shaped spot
blueprint|something intended as a guide for making something else
blurry|indistinct or hazy in outline
bog|wet spongy ground of decomposing vegetation; has poorer drainage than a swamp
bogus|fraudulent; having a misleading appearance
boldness|the trait of being willing to undertake things that involve risk or danger
bolster|support and strengthen
breadwinner|one whose earnings are the primary source of support for their dependents
brigade|army unit smaller than a division
brittle|having little elasticity; hence easily cracked or fractured or snapped
brooch|a decorative pin worn by women
brutality|the trait of extreme cruelty
bulge|something that bulges out or is protuberant or projects from its surroundings
bulldozer|large powerful tractor; a large blade in front flattens areas of ground
bureaucratic|of or relating to or resembling a bureaucrat or bureaucracy
burly|muscular and heavily built
burrow|a hole made by an animal, usually for shelter
candour/candor|the quality of being honest and straightforward in attitude and speech
capitalism|an economic system based on private ownership of capital
cardiac|of or relating to the heart
cardinal|one of a group of more than 100 prominent bishops in the Sacred College who advise the Pope and elect new Popes
carefree|free of trouble and worry and care
caricature|a representation of a person that is exaggerated for comic effect
carnage|the savage and excessive killing of many people
caste|social status or position conferred by a system based on class
causal|involving or constituting a cause; causing
cavern|any large dark enclosed space
ceaseless|uninterrupted in time and indefinitely long continuing
celestial|of or relating to the sky
census|a periodic count of the population
centurion|the leader of 100 soldiers
chandelier|branched lighting fixture; often ornate; hangs from the ceiling
charisma|a personal attractiveness or interestingness that enables you to influence others
charismatic|possessing an extraordinary ability to attract
chauffeur|a man paid to drive a privately owned car
chisel|an edge tool with a flat steel blade with a cutting edge
chivalrous|being attentive to women like an ideal knight
choreographer|someone who creates new dances
chronic|being long-lasting and recurrent or characterized by long suffering
chronicle|a record or narrative description of past events
chronology|an arrangement of events in time
chuckle|laugh quietly or with restraint
churn|stir (cream) vigorously in order to make butter
circular|having the shape or form of a circle
circumference|the size of something as given by the distance around it
citrus|any of numerous fruits of the genus Citrus having thick rind and juicy pulp
clan|group of people related by blood or marriage
clatter|a rattling noise (often produced by rapid movement)
cleft|a split or indentation in something (as the palate or chin)
clench|hold in a tight grasp
clergy|in Christianity, clergymen collectively (as distinguished from the laity)
clientele|customers collectively
clique|an exclusive circle of people with a common purpose
clump|a grouping of a number of similar things
cockpit|compartment where the pilot sits while flying the aircraft
cocoon|silky envelope spun by the larvae of many insects to protect pupas and by spiders to protect eggs
colander|bowl-shaped strainer; used to wash or drain foods
collage|a paste-up made by sticking together pieces of paper or photographs to form an artistic image
colloquial|characteristic of informal spoken language or conversation
colossal|so great in size or force or extent as to elicit awe
commando|a member of a military unit trained as shock troops for hit-and-run raids
commemorate|celebrate by some ceremony or observation
commend|express approval of
commendable|worthy of high praise
commonplace|completely ordinary and unremarkable
communal|for or by a group rather than individuals
compliance|acting according to certain accepted standards
compost|a mixture of decaying vegetation and manure; used as a fertilizer
compulsion|an urge to do or say something that might be better left undone or unsaid
conceivable|capable of being imagined
conducive|tending to bring about; being partly responsible for
confound|be confusing or perplexing to; cause to be unable to think clearly
conscientious|characterized by extreme care and great effort
consecutive|one after the other
considerate|showing concern for the rights and feelings of others
conspicuously|in a manner tending to attract attention
constitute|form or compose
consultation|a conference (usually with someone important)
contingency|a possible event or occurrence or result
continuity|uninterrupted connection or union
convergence|the occurrence of two or more things coming together
convoy|a procession of land vehicles traveling together
copious|large in number or quantity (especially of discourse)
coronation|the ceremony of installing a new monarch
correlate|to bear a reciprocal or mutual relation
correlation|a reciprocal relation between two or more things
counterfeit|not genuine; imitating something superior
counterpart|a person or thing having the same function or characteristics as another
coup|a sudden and decisive change of government illegally or by force
courteous|exhibiting courtesy and politeness
covert|secret or hidden; not openly practiced or engaged in or shown or avowed
coveted|greatly desired
crafty|marked by skill in deception
credibility|the quality of being believable or trustworthy
crescent|any shape resembling the curved shape of the moon in its first or last quarters
crest|the top line of a hill, mountain, or wave
critique|an essay or article that gives a critical evaluation (as of a book or play)
crypt|a cellar or vault or underground burial chamber (especially beneath a church)
culminate|end, especially to reach a final or climactic stage
culmination|a final climactic stage
cumbersome|difficult to handle or use especially because of size or weight
curator|the custodian of a collection (as a museum or library)
curio|something unusual -- perhaps worthy of collecting
curtail|place restrictions on
customary|in accordance with convention or custom
cutlet|thin slice of meat (especially veal) usually fried or broiled
dampen|suppress or constrain so as to lessen in intensity
dangle|hang freely
daunt|cause to lose courage
deadlock|a situation in which no progress can be made or no advancement is possible
debilitating|impairing the strength and vitality
deceitful|intended to deceive
deceptive|causing one to believe what is not true or fail to believe what is true
decorum|propriety in manners and conduct
defiance|intentionally contemptuous behavior or attitude
defiant|boldly resisting authority or an opposing force
delegate|transfer power to someone
delegation|a group of representatives or delegates
delusion|an erroneous belief that is held in the face of evidence to the contrary
demeanour/demeanor|the way a person behaves toward other people
denominator|the divisor of a fraction
denote|be a sign or indication of
deplorable|bad; unfortunate
depreciation|a decrease in price or value
derail|cause to run off the tracks
descriptive|serving to describe or inform or characterized by description
designate|assign a name or title to
detain|deprive of freedom; take into confinement
deter|try to prevent; show opposition to
deteriorate|become worse or disintegrate
detest|dislike intensely; feel antipathy or aversion towards
detrimental|causing harm or injury
deviate|turn aside; turn away from
devotee|an ardent follower and admirer
devotional|relating to worship
dignified|having or expressing dignity; especially formality or stateliness in bearing or appearance
diligent|quietly and steadily persevering especially in detail or exactness
diplomacy|negotiation between nations
dire|fraught with extreme danger; nearly hopeless
disciple|someone who believes and helps to spread the doctrine of another
disclose|make known to the public information that was previously known only to a few people or that was meant to be kept a secret
disclosure|the speech act of making something evident
discrepancy|a difference between conflicting facts or claims or opinions
disdain|lack of respect accompanied by a feeling of intense dislike
dishonour/dishonor|a state of shame or disgrace
disinformation|misinformation that is deliberately disseminated in order to influence or confuse rivals (foreign enemies or business competitors etc.)
dislocate|move out of position
disparaging|expressive of low opinion
disparity|inequality or difference in some respect
displeasure|the feeling of being displeased or annoyed or dissatisfied with someone or something
disproportionately|out of proportion
disprove|prove to be false
dissatisfaction|the feeling of being displeased and discontent
disseminate|cause to become widely known
distaste|a feeling of intense dislike
distressing|causing distress or worry or anxiety
distrust|regard as untrustworthy; regard with suspicion; have no faith or confidence in
diva|a distinguished female operatic singer; a female operatic star
diverge|move or draw apart
doctorate|one of the highest earned academic degrees conferred by a university
doctrine|a belief (or system of beliefs) accepted as authoritative by some group or school
dossier|a collection of papers containing detailed information about a particular person or subject (usually a person's record)
drowsy|half asleep
dutiful|willingly obedient out of a sense of duty and respect
dwindle|become smaller or lose substance
dynasty|a sequence of powerful leaders in the same family
dystopian|of or pertaining to or resembling a dystopia
earl|a British peer ranking below a marquess and above a viscount
earshot|the range within which a voice can be heard
eavesdrop|listen without the speaker's knowledge
ecstatic|feeling great rapture or delight
eerie|suggestive of the supernatural; mysterious
effortless|requiring or apparently requiring no effort
elapse|pass by
elevate|give a promotion to or assign to a higher position
elicit|call forth (emotions, feelings, and responses)
eloquence|powerful and effective language
eloquent|expressing yourself readily, clearly, effectively
eloquently|with eloquence
embed|fix or set securely or deeply
embellish|add details to
emblem|special design or visual object representing a quality, type, group, etc.
embroider|decorate with needlework
emergence|the gradual beginning or coming forth
eminent|standing above others in quality or position
empathetic|showing empathy or ready comprehension of others' states
empirical|derived from experiment and observation rather than theory
emptiness|the state of containing nothing
emulate|strive to equal or match, especially by imitating
enamel|hard white substance covering the crown of a tooth
enchant|hold spellbound
encode|convert information into code
encrypt|convert ordinary language into code
encyclopedia/encyclopaedia|a reference work (often in several volumes) containing articles on various topics (often arranged in alphabetical order) dealing with the entire range of human knowledge or with some particular specialty
endurance|the power to withstand hardship or stress
engrave|carve, cut, or etch into a material or surface
enigmatic|not clear to the understanding
enlist|join the military
enrage|put into a rage; make violently angry
enslave|make a slave of; bring into servitude
entitlement|right granted by law or contract (especially a right to benefits)
entomb|place in a grave or tomb
entourage|the group following and attending to some important person
envision|imagine; conceive of; see in one's mind
envoy|a diplomat having less authority than an ambassador
epicentre/epicenter|the point on the Earth's surface directly above the focus of an earthquake
epitaph|an inscription on a tombstone or monument in memory of the person buried there
err|to make a mistake or be incorrect
errand|a short trip that is taken in the performance of a necessary task or mission
erratic|liable to sudden unpredictable change
escalate|increase in extent or intensity
escapade|a wild and exciting undertaking (not necessarily lawful)
escapism|an inclination to retreat from unpleasant realities through diversion or fantasy
escort|accompany as an escort
espionage|the systematic use of spies to get military or political secrets
ethic|the principles of right and wrong that are accepted by an individual or a social group
euphoria|a feeling of great (usually exaggerated) elation
evolutionary|of or relating to or produced by evolution
exasperating|extremely annoying or displeasing
excerpt|a passage selected from a larger work
exclaim|utter aloud; often with surprise, horror, or joy
exclamation|an abrupt excited utterance
exhilarated|made joyful
exhilarating|making lively and cheerful
expel|force to leave or move out
expenditure|money paid out; an amount spent
expressly|with specific intentions; for the express purpose
expulsion|the act of forcing out someone or something
extradition|the surrender of an accused or convicted person by one state or country to another (usually under the provisions of a statute or treaty)
extremism|any political theory favoring immoderate uncompromising policies
extremist|a person who holds extreme views
exuberant|joyously unrestrained
eyesore|something very ugly and offensive
fabulously|exceedingly; extremely
facade/façade|the face or front of a building
facilitate|make easier
faction|a clique (often secret) that seeks power usually through intrigue
fanaticism|excessive intolerance of opposing views
favouritism/favoritism|an inclination to favor some person or group
feasible|capable of being done with means at hand and circumstances as they are
feeble|pathetically lacking in force or effectiveness
ferocious|marked by extreme and violent energy
feud|a bitter quarrel between two parties
fidget|move restlessly
figurative|(used of the meanings of words or text) not literal; using figures of speech
filth|any substance considered disgustingly foul or unpleasant
firsthand|received directly from a source
fiscal|involving financial matters
fixture|an object firmly fixed in place (especially in a household)
flabbergasted|as if struck dumb with astonishment and surprise
flair|a natural talent
flammable|easily ignited
flattering|showing or representing to advantage
fleeting|lasting for a markedly brief time
flinch|draw back, as with fear or pain
fling|throw with force or recklessness
flog|beat severely with a whip or rod
floral|resembling or made of or suggestive of flowers
flourish|grow vigorously
fluke|a stroke of luck
foodstuff|(usually plural) consumer goods sold by a grocer
foreboding|a feeling of evil to come
foreground|the part of a scene that is near the viewer
foremost|ranking above all others
foreseeable|capable of being anticipated
foreshadow|indicate, as with a sign or an omen
forfeiture|something that is lost or surrendered as a penalty
forgery|a copy that is represented as the original
formidable|extremely impressive in strength or excellence
fortify|make strong or stronger
foyer|a large entrance or reception room or area
fragmentary|consisting of small disconnected parts
fragrant|pleasant-smelling
frail|physically weak
fraudulent|intended to deceive
free-for-all|a noisy fight in a crowd
freight|goods carried by a large vehicle
frenzy|state of violent mental agitation
fresco|a mural done with watercolors on wet plaster
friar|a male member of a religious order that originally relied solely on alms
frugal|avoiding waste
fruitless|unproductive of success
funnel|a conical shape with a wider and a narrower opening at the two ends
furnace|an enclosed chamber in which heat is produced to heat buildings, destroy refuse, smelt or refine ores, etc.
futility|uselessness as a consequence of having no practical result
galactic|of or relating to a galaxy (especially our galaxy the Milky Way)
gape|look with amazement; look stupidly
gauze|bleached cotton cloth of plain weave used for bandages and dressings
gecko|any of various small chiefly tropical and usually nocturnal insectivorous terrestrial lizards typically with immovable eyelids
generalization|reasoning from detailed facts to general principles
gerund|a noun formed from a verb (such as the '-ing' form of an English verb when used as a noun)
ghastly|shockingly repellent; inspiring horror
glamour/glamor|alluring beauty or charm (often with sex-appeal)
gleeful|full of high-spirited delight
glistening|reflecting light
glitch|a fault or defect in a computer program, system, or machine
gnarled|used of old persons or old trees; covered with knobs or knots
gobble|eat hastily without proper chewing
gratitude|a feeling of thankfulness and appreciation
grimace|contort the face to indicate a certain mental or emotional state
grizzled|having dark hairs mixed with grey or white
grotesque|distorted and unnatural in shape or size; abnormal and hideous
grouch|a bad-tempered person
grove|a small growth of trees without underbrush
grudge|a resentment strong enough to justify retaliation
gruelling/grueling|characterized by effort to the point of exhaustion; especially physical effort
gruesome|shockingly repellent; inspiring horror
guerrilla|a member of an irregular armed force that fights a stronger force by sabotage and harassment
gullibility|tendency to believe too readily and therefore to be easily deceived
gullible|naive and easily deceived or tricked
gulp|to swallow hurriedly or greedily or in one draught
habitable|fit for habitation
habitual|commonly used or practiced; usual
habitually|according to habit or custom
haddock|lean white flesh of fish similar to but smaller than cod
half-hearted|feeling or showing little interest or enthusiasm
hallucination|illusory perception; a common symptom of severe mental disorder
haphazard|dependent upon or characterized by chance
harass|annoy continually or chronically
harden|become hard or harder
hardline|firm and uncompromising
harpoon|a spear with a shaft and barbed point for throwing; used for catching large fish or whales
hazardous|involving risk or danger
hearsay|gossip (usually a mixture of truth and untruth) passed around by word of mouth
heartfelt|sincerely earnest
hearth|an open recess in a wall at the base of a chimney where a fire can be built
heighten|become more extreme
heiress|a female heir
hence|(used to introduce a logical conclusion) from that fact or reason or as a result
herbal|of or relating to herbs
hereditary|occurring among members of a family usually by heredity
heroism|the qualities of a hero or heroine
hibernate|sleep during winter
hierarchical|classified according to various criteria into successive levels or layers
hoard|save up as for future use
hoarse|deep and harsh sounding as if from shouting or illness or emotion
holler|shout out
homicide|the killing of a human being by another human being
hostilities|fighting; acts of overt warfare
hot-headed|quickly aroused to anger
huddle|crowd or draw together
hunch|an impression that something might be the case
hurl|throw forcefully
hypnosis|a state that resembles sleep but that is induced by suggestion
hypocritical|professing feelings or virtues one does not have
idealist|someone guided more by ideals than by practical considerations
idealize|consider or render as ideal
identifiable|capable of being identified
ideological|of or pertaining to or characteristic of an orientation that characterizes the thinking of a group or nation
ill-fated|marked by or promising bad fortune
illegible|(of handwriting, print, etc.) not legible
illegitimate|contrary to or forbidden by law
imbalance|a lack of balance or state of disequilibrium
immeasurable|impossible to measure
immobile|not capable of movement or of being moved
impair|make worse or less effective
impart|transmit (knowledge or skills)
impeccable|without fault or error
imperialism|a policy of extending your rule over foreign countries
impolite|not polite
impostor/imposter|a person who makes deceitful pretenses
incessant|uninterrupted in time and indefinitely long continuing
inclusion|the state of being included
incoherent|without logical or meaningful connection
inconsequential|lacking worth or importance
inconsiderate|lacking regard for the rights or feelings of others
inconspicuous|not prominent or readily noticeable
indecent|not in keeping with accepted standards of what is right or proper in polite society
indecision|doubt concerning two or more possible alternatives or courses of action
indefensible|(of theories etc) incapable of being defended or justified
indignant|angered at something unjust or wrong
indignation|a feeling of righteous anger
indigo|a blue dye obtained from plants or made synthetically
indispensable|not to be dispensed with; essential
indistinct|not clearly defined or easy to perceive or understand
industrialized|made industrial; converted to industrialism
ineffective|not producing an intended effect
inescapable|impossible to avoid or evade
inevitability|the quality of being unavoidable
inexhaustible|that cannot be entirely consumed or used up
infest|invade in great numbers
infidelity|the quality of being unfaithful
influx|the process of flowing in
informant|a person who supplies information
infringement|an act that disregards an agreement or a right
infuriate|make furious
ingratitude|a lack of gratitude
inhabitable|fit for habitation
innkeeper|the owner or manager of an inn
innumerable|too numerous to be counted
inscription|letters inscribed (especially words engraved or carved) on something
insightful|exhibiting insight or clear and deep perception
insincere|lacking sincerity
insistence|continual and persistent demands
insomniac|someone who cannot sleep
instinctive|unthinking; prompted by (or as if by) instinct
insulate|protect from heat, cold, or noise by surrounding with insulating material
intellect|knowledge and intellectual ability
intelligentsia|an educated and intellectual elite
intensify|increase in extent or intensity
intermediary|a negotiator who acts as a link between parties
intermittent|stopping and starting at irregular intervals
intersect|meet at a point
intervention|the act of intervening (as to mediate a dispute, etc.)
intolerable|incapable of being tolerated or endured
intolerant|unwilling to tolerate difference of opinion
intrinsic|belonging to a thing by its very nature
intrude|enter uninvited
invariably|without variation or change, in every case
inventory|a detailed list of all the items in stock
irate|feeling or showing extreme anger
irreparable|impossible to repair, rectify, or amend
irreplaceable|impossible to replace
irrigate|supply with water, as with channels or ditches or streams
isotope|one of two or more atoms with the same atomic number but with different numbers of neutrons
jeopardize|pose a threat to; present a danger to
joyous|full of or characterized by joy
jubilee|a special anniversary (or the celebration of it)
juror|someone who serves (or waits to be called to serve) on a jury
kiln|a furnace for firing or burning or drying such things as porcelain or bricks
lag|hang (back) or fall (behind) in movement, progress, development, etc.
lather|the froth produced by soaps or detergents
lavatory|a room or building equipped with one or more toilets
ledger|a record in which commercial accounts are recorded
legislative|relating to a legislature or composed of members of a legislature
legislator|someone who makes or enacts laws
legislature|persons who make or amend or repeal laws
leisurely|not hurried or forced
lessen|decrease in size, extent, or range
lesser|of less size or importance
likelihood|the probability of a specified outcome
limestone|a sedimentary rock consisting mainly of calcium that was deposited by the remains of marine animals
locomotive|a wheeled vehicle consisting of a self-propelled engine that is used to draw trains along railway tracks
loner|a person who avoids the company or assistance of others
loophole|an ambiguity (especially one in the text of a law or contract) that makes it possible to evade a difficulty or obligation
lucid|(of language) transparently clear; easily understandable
lukewarm|moderately warm
lumber|the wood of trees cut and prepared for use as building material
lunge|make a thrusting forward movement
lust|a strong sexual desire
magistrate|a lay judge or civil authority who administers the law (especially one who conducts a court dealing with minor offenses)
makeup|cosmetics applied to the face to improve or change your appearance
malevolent|wishing or appearing to wish evil to others; arising from intense ill will or hatred
malnutrition|a state of poor nutrition
mandate|a document giving an official instruction or command
manicure|professional care for the hands and fingernails
manifesto|a public declaration of intentions (as issued by a political party or government)
manipulative|skillful in influencing or controlling others to your own advantage
manor|the mansion of a lord or wealthy person
mantelpiece|shelf that projects from wall above fireplace
marital|of or relating to the state of marriage
mart|an area in a town where a public mercantile establishment is set up
martyr|one who suffers for the sake of principle
mascot|a character, animal or object that is adopted by a team or group as a symbolic figure
massacre|the savage and excessive killing of many people
mauve|of a pale to moderate greyish violet color
measly|contemptibly small in amount
mediate|act between parties with a view to reconciling differences
mediation|a negotiation to resolve differences that is conducted by some impartial party
mediator|a negotiator who acts as a link between parties
melancholy|a feeling of thoughtful sadness
menace|something that is a source of danger
menopause|the time in a woman's life in which the menstrual cycle ends
mercenary|a person hired to fight for another country than their own
merciful|showing or giving mercy
merciless|having or showing no mercy
mercilessly|without pity; in a merciless manner
merger|the combination of two or more commercial companies
metropolis|a large and densely populated urban area
militia|civilians trained as soldiers but not part of the regular army
misinterpret|interpret falsely
mistrust|regard as untrustworthy; regard with suspicion; have no faith or confidence in
moccasin|soft leather shoe; originally worn by Native Americans
moderation|quality of being moderate and avoiding extremes
momentary|lasting for a markedly brief time
momentous|of very great significance
monetary|relating to or involving money
morgue|a building (or room) where dead bodies are kept before burial or cremation
mottled|having spots or patches of color
mourner|a person who is feeling grief (as grieving over someone who has died)
mourning|state of sorrow over the death or departure of a loved one
mule|hybrid offspring of a male donkey and a female horse; usually sterile
mutiny|open rebellion against constituted authority (especially by seamen or soldiers against their officers)
myriad|a large indefinite number
narcissist|someone in love with themselves
nasal|of or in or relating to the nose
neuroscience|the scientific study of the nervous system
neutrality|nonparticipation in a dispute or war
neutron|an elementary particle with 0 charge and mass about equal to a proton
nibble|bite off very small pieces
nimble|moving quickly and lightly
nocturnal|belonging to or active during the night
nook|a sheltered and secluded place
nostril|either one of the two external openings to the nasal cavity in the nose
notch|a V-shaped indentation
noteworthy|worthy of attention because interesting, significant, or unusual
notoriety|the state of being known for some unfavorable act or quality
novella|a short novel
nuance|a subtle difference in meaning or opinion or attitude
nudge|to push against gently
oarsman|someone who rows a boat
oblige|force somebody to do something
obstinate|tenaciously unwilling or marked by tenacious unwillingness to yield
occult|supernatural forces and events and beings collectively
omen|a sign of something about to happen
ooze|pass gradually or leak through or as if through small openings
opportunism|taking advantage of opportunities without regard for the consequences for others
oppress|come down on or keep down by unjust use of one's authority
optical|of or relating to or involving light or optics
optimum|most desirable possible under a restriction expressed or implied
orator|a person who delivers a speech or oration
orchestral|relating to or composed for an orchestra
oust|remove from a position or office
outcast|a person who is rejected (from society or home)
outlive|live longer than
outnumber|be larger in number
outpost|a station in a remote or sparsely populated location
outsource|obtain goods or services from an outside supplier; to contract work out
outstretched|fully extended especially in length
outwit|beat through cleverness and wit
ovation|enthusiastic recognition (especially one accompanied by loud applause)
overestimate|make too high an estimate of
overjoyed|extremely joyful
overreact|show an exaggerated response to something
overrule|rule against
overshadow|be greater in significance than
overt|open and observable; not secret or hidden
pacifism|the doctrine that all violence is unjustifiable
pacifist|someone opposed to violence as a means of settling disputes
painstaking|characterized by extreme care and great effort
pamper|treat with excessive indulgence
pamphlet|a small book usually having a paper cover
paralysis|loss of the ability to move a body part
parish|a local church community
parody|a composition that imitates or misrepresents somebody's style, usually in a humorous way
patriot|one who loves and defends his or her country
pawnshop|a shop where loans are made with personal property as security
peasantry|the class of peasants
peep|look furtively
pejorative|expressing disapproval
penal|of or relating to punishment
perch|sit, as on a branch
perilous|fraught with danger
periodic|happening or recurring at regular intervals
permafrost|ground that is permanently frozen
perpetual|continuing forever or indefinitely
perpetuate|cause to continue or prevail
persecution|the act of persecuting (especially on the basis of race or religion)
pertinent|having precise or logical relevance to the matter at hand
pester|annoy persistently
petticoat|undergarment worn under a skirt
pew|long bench with backs; used in church by the congregation
philanthropist|someone who makes charitable donations intended to increase human well-being
phonetic|of or relating to speech sounds
phony/phoney|fraudulent; having a misleading appearance
picturesque|suggesting or suitable for a picture; pretty as a picture
pigment|dry coloring material (especially a powder to be mixed with a liquid to produce paint, etc.)
pinpoint|locate exactly
pitfall|an unforeseen or unexpected or surprising difficulty
placard|a sign posted in a public place as an advertisement
plagiarize|take without referencing from someone else's writing or speech; of intellectual property
pleat|any of various types of fold formed by doubling fabric back upon itself and then pressing or stitching into shape
ploughman|a man who plows
plummet|drop sharply
plutonium|a solid silvery grey radioactive transuranic element whose atoms can be split when bombarded with neutrons
pollinate|fertilize by transfering pollen
pollination|transfer of pollen from the anther to the stigma of a plant
poltergeist|a ghost that announces its presence with rapping and the creation of disorder
ponder|reflect deeply on a subject
populism|the political doctrine that supports the rights and powers of the common people in their struggle with the privileged elite
populist|someone who advocates the rights of the common people over those of the elite
portcullis|gate consisting of an iron or wooden grating that hangs in the entry to a castle or fortified town
posh|elegant and fashionable
postmistress|a woman postmaster
potion|a medicinal or magical or poisonous beverage
practitioner|someone who practices a learned profession
precedent|an example that is used to justify similar occurrences at a later time
precipice|a very steep cliff
precipitation|the quantity of water falling to earth at a specific place within a specified period of time
predominant|most frequent or common
predominate|be larger in number, quantity, power, status or importance
preface|a short introductory essay preceding the text of a book
prelude|something that serves as a preceding event or introduces what follows
premeditated|characterized by deliberate purpose and some degree of planning
premise|a statement that is assumed to be true and from which a conclusion can be drawn
prerequisite|something that is required in advance
prestigious|having an illustrious reputation; respected
prevailing|most frequent or common
prevalence|the quality of prevailing generally; being widespread
prevalent|most frequent or common
pristine|completely free from dirt or contamination
proclaim|declare formally; declare someone to be something; of titles
proclamation|a formal public statement
prod|to push against gently
prodigy|an unusually gifted or intelligent (young) person
proficient|having or showing knowledge and skill and aptitude
progressive|favoring or promoting progress
prologue|an introduction to a play
propel|cause to move forward with force
prophet|an authoritative person who divines the future
prose|ordinary writing as distinguished from verse
protrude|extend out or project in space
provocation|unfriendly behavior that causes anger or resentment
prowess|a superior skill that you can learn by study and practice and observation
proximity|the property of being close together
prudent|careful and sensible; marked by sound judgment
prune|dried plum
psychic|a person apparently sensitive to things beyond the natural range of perception
psychosis|any severe mental disorder in which contact with reality is lost or highly distorted
pun|a humorous play on words
pungent|strong and sharp
pushover|someone who is easily taken advantage of
qualitative|involving distinctions based on qualities
quay|wharf usually built parallel to the shoreline
quench|satisfy (thirst)
quirk|a strange attitude or habit
quiver|shake with fast, tremulous movements
ramp|an inclined surface connecting two levels
rampage|act violently, recklessly, or destructively
rapport|a relationship of mutual understanding or trust and agreement between people
ravine|a deep narrow steep-sided valley (especially one formed by running water)
ravishing|stunningly beautiful
readership|the audience reached by written communications (books or magazines or newspapers etc.)
reassurance|the act of reassuring; restoring someone's confidence
reassure|cause to feel sure; give reassurance to
receptacle|a container that is used to put or keep things in
reckon|expect, believe, or suppose
recluse|one who lives in solitude
reclusive|withdrawn from society; seeking solitude
recollect|recall knowledge from memory; have a recollection
recur|happen or occur again
recurrence|happening again (especially at regular intervals)
recurrent|recurring again and again
regiment|army unit smaller than a division
reimburse|pay back for some expense incurred
reiterate|to say, state, or perform again
rejoice|feel happiness or joy
relinquish|part with a possession or right
remnant|a small part or portion that remains after the main part no longer exists
remorseful|feeling or expressing pain or sorrow for sins or offenses
renown|the state or quality of being widely honored and acclaimed
repeal|cancel officially
replenish|fill something that had previously been emptied
resentful|full of or marked by resentment or indignant ill will
resentment|a feeling of deep and bitter anger and ill-will
reside|make one's home in a particular place or community
residue|matter that remains after something has been removed
restorative|tending to impart new life and vigor to
retaliate|take revenge for a perceived wrong
reunite|have a reunion; unite again
reverence|a feeling of profound respect for someone or something
reversal|a change from one state to the opposite state
revert|go back to a previous state
rhetoric|using language effectively to please or persuade
rite|an established ceremony prescribed by a religion
romp|play boisterously
rosary|a string of beads used in counting prayers (especially by Catholics)
roster|a list of names
rouge|makeup consisting of a pink or red powder applied to the cheeks
rowan|Eurasian tree with orange-red berrylike fruits
rowdy|disturbing the public peace; loud and rough
rune|any character from an ancient Germanic alphabet used in Scandinavia from the 3rd century to the Middle Ages
rustle|make a dry crackling sound
sanctity|the quality of being holy
sane|mentally healthy; free from mental disorder
sanity|normal or sound powers of mind
sapling|young tree
saunter|walk leisurely and with no apparent aim
scalpel|a thin straight surgical knife used in dissection and surgery
scapegoat|someone who is punished for the errors of others
scarcity|a small and inadequate amount
scorn|lack of respect accompanied by a feeling of intense dislike
scowl|frown with displeasure
scrawny|being very thin
scruffy|shabby and untidy
scrutinize|to look at critically or searchingly, or in minute detail
scrutiny|the act of examining something closely (as for mistakes)
sculpt|create by shaping stone or wood or any other hard material
scurry|to move about or proceed hurriedly
seafarer|a man who serves as a sailor
sect|a subdivision of a larger religious group
sedative|a drug that reduces excitability and calms a person
sediment|matter that has been deposited by some natural process
segregate|separate by race or religion; practice a policy of racial segregation
seismic|subject to or caused by an earthquake or earth vibration
seismograph|a measuring instrument for detecting and measuring the intensity and direction and duration of movements of the ground (as an earthquake)
self-sufficient|able to provide for your own needs without help from others
selfless|showing unselfish concern for the welfare of others
senate|assembly possessing high legislative powers
sermon|an address of a religious nature (usually delivered during a church service)
sham|something that is a counterfeit; not what it seems to be
sherbet|a frozen dessert made primarily of fruit juice and sugar, but also containing milk or egg-white or gelatin
shimmer|shine with a weak or fitful light
shortcoming|a failing or deficiency
shrill|having or emitting a high-pitched and sharp tone or tones
shrub|a low woody perennial plant usually having several major stems
shrubbery|an area where a number of shrubs are planted
shrunken|lean and wrinkled by shrinkage as from age or illness
sickle|an edge tool for cutting grass or crops; has a curved blade and a short handle
simmer|boil slowly at low temperature
simultaneous|occurring or operating at the same time
siphon|a tube running from the liquid in a vessel to a lower level outside the vessel so that gravity forces the liquid through the tube
skirmish|a minor short-term fight
slapstick|a boisterous comedy with chases and collisions and practical jokes
slaughterhouse|a building where animals are butchered
slime|any thick, viscous matter
slimy|covered with or resembling slime
slink|walk stealthily
slit|a long narrow opening
sluggish|moving slowly
snooze|sleep lightly or for a short period of time
snout|a long projecting or anterior elongation of an animal's head; especially the nose
solace|the comfort you feel when consoled in times of disappointment
solder|join or fuse with solder
sonnet|a verse form consisting of 14 lines with a fixed rhyme scheme
sovereignty|government free from external control
speck|a very small spot
speckled|having a pattern of dots
spellbinding|attracting and holding interest as if by a spell
spellbound|having your attention fixated as though by a spell
spirited|displaying animation, vigor, or liveliness
spiteful|showing malicious ill will and a desire to hurt; motivated by spite
splendour/splendor|a quality that outshines the usual
spontaneity|the quality of being spontaneous and coming from natural feelings without constraint
sprawl|sit or lie with one's limbs spread out
sprout|produce buds, branches, or germinate
squirm|to move in a twisting or contorted motion, (especially when struggling)
stalemate|a situation in which no progress can be made or no advancement is possible
stampede|a headlong rush of people on a common impulse
standpoint|a mental position from which things are viewed
stanza|a fixed number of lines of verse forming a unit of a poem
stash|a secret store of valuables or money
statute|an act passed by a legislative body
steeple|a tall tower that forms the superstructure of a building (usually a church or temple) and that tapers to a point at the top
stench|a distinctive odor that is offensively unpleasant
sterling|British money; especially the pound sterling as the basic monetary unit of the UK
stingy|unwilling to spend (money, time, resources, etc.)
stipulate|specify as a condition or requirement in a contract or agreement
stocky|having a short and solid form or stature
stonework|masonry done with stone
stoop|bend one's back forward from the waist on down
straggler|someone who strays or falls behind
strait|a narrow channel of the sea joining two larger bodies of water
strew|spread by scattering ("straw" is archaic)
stride|a step in walking or running
stronghold|a strongly fortified defensive structure
stuffy|lacking fresh air
subconscious|psychic activity just below the level of awareness
subculture|a social group within a national culture that has distinctive patterns of behavior and beliefs
subdivide|form into subdivisions
subsidize|support through subsidies
subsidy|a grant paid by a government to an enterprise that benefits the public
subterranean|being or operating under the surface of the earth
suffocate|deprive of oxygen and prevent from breathing
supremacy|power to dominate or defeat
surrogate|someone who takes the place of another person
sustained|maintained at length without interruption or weakening
swerve|turn sharply; change direction abruptly
swindle|deprive of by deceit
swindler|a person who swindles you by means of deception or fraud
synagogue|the place of worship for a Jewish congregation
syntax|the grammatical arrangement of words in sentences
systemic|affecting an entire system
tactician|a person who is skilled at planning tactics
tantalizing|arousing desire or expectation for something unattainable or mockingly out of reach
tariff|a government tax on imports or exports
taut|pulled or drawn tight
tavern|a building with a bar that is licensed to sell alcoholic drinks
tedious|so lacking in interest as to cause mental weariness
tenement|a run-down apartment house barely meeting minimal standards
tepid|moderately warm
thaw|become or cause to become soft or liquid
theologian|someone who is learned in theology or who speculates about theology
thereafter|from that time on
thicket|a dense growth of bushes
thrifty|careful and diligent in the use of resources
throng|a large gathering of people
thrum|sound with a monotonous hum
thud|a heavy dull sound (as made by impact of heavy objects)
tilt|to incline or bend from a vertical position
timepiece|a measuring instrument or device for keeping time
tint|a quality of a given color that differs slightly from another color
tipsy|slightly intoxicated
tirade|a speech of violent denunciation
tiresome|so lacking in interest as to cause mental weariness
toil|work hard
torso|the body excluding the head and neck and limbs
traceable|(usually followed by 'to') able to be traced to
trajectory|the path followed by an object moving through space
trample|tread or stomp heavily or roughly
transfix|to render motionless, as with a fixed stare or by arousing terror or awe
treachery|betrayal of a trust
trellis|latticework used to support climbing plants
trespass|enter unlawfully on someone's property
tribunal|an assembly (including one or more judges) to conduct judicial business
trickle|run or flow slowly, as in drops or in an unsteady stream
trinket|cheap showy jewelry or ornament on clothing
troupe|organization of performers and associated personnel (especially theatrical)
truce|a state of peace agreed to between opponents so they can discuss peace terms
trumped-up|concocted with intent to deceive
tuft|a bunch of hair or feathers or growing grass
tug|pull hard
tumult|a state of commotion and noise and confusion
tundra|a vast treeless plain in the Arctic regions where the subsoil is permanently frozen
twitch|make an uncontrolled, short, jerky motion
typify|embody the essential characteristics of or be a typical example of
typography|the craft of composing type and printing from it
ultimatum|a final peremptory demand
unanimity|everyone being of one mind
unanimous|in complete agreement
unassuming|not arrogant or presuming
uncharted|(of unknown regions) not yet surveyed or investigated
underdog|one at a disadvantage and expected to lose
undisclosed|not made known
unearth|bring to light
unfounded|without a basis in reason or fact
unfurl|unroll, unfold, or spread out or be unrolled, unfolded, or spread out from a furled state
unheeded|disregarded
unilateral|involving only one part or side
unorthodox|independent in behavior or thought
unscathed|not injured or harmed
unsolicited|not requested or sought
untimely|badly timed
unwieldy|difficult to use or handle or manage because of size or weight or shape
unwittingly|without knowledge or intention
upheaval|a state of violent disturbance and disorder (as in politics or social conditions generally)
upkeep|activity involved in maintaining something in good working order
uproot|move (people) forcibly from their homeland into a new and foreign environment
upturn|an upward movement or trend as in business activity
usher|take (someone) to their seats, as in theaters or auditoriums
valiant|having or showing valor
veer|turn sharply; change direction abruptly
vendetta|a feud in which members of the opposing parties murder each other
venerable|impressive by reason of age
verbatim|in precisely the same words used by a writer or speaker
vexing|extremely annoying or displeasing
viable|capable of being done with means at hand and circumstances as they are
vigilant|carefully observant or attentive; on the lookout for possible danger
vigour/vigor|forceful exertion
villainous|extremely wicked
vindicate|show to be right by providing justification or proof
vintner|someone who sells wine
viper|venomous Old World snakes characterized by hollow venom-conducting fangs in the upper jaw
virtuoso|someone who is dazzlingly skilled in any field
vogue|the popular taste at a given time
wane|grow smaller
warden|the chief official in charge of a prison
watchful|engaged in or accustomed to close observation
weather-beaten|tanned and coarsened from being outdoors
wheeze|breathe with difficulty
whim|a sudden desire
whimper|cry weakly or softly
wince|draw back, as with fear or pain
withhold|hold back; refuse to hand over or share
wombat|burrowing herbivorous Australian marsupials about the size of a badger
wrath|intense anger (usually on an epic scale)
wreath|flower arrangement consisting of a circular band of foliage or flowers for ornamental purposes
writhe|to move in a twisting or contorted motion, (especially when struggling)
wrongdoing|departure from what is ethically acceptable
yearning|prolonged unfulfilled desire or need
zeal|a feeling of strong eagerness (usually in favor of a person or cause)
zest|vigorous and enthusiastic enjoyment
`;
