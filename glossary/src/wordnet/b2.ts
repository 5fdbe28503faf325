/** From WordNet 3.1 (see LICENSE beside this file), shortened: a word and what it means. */
export const b2 = `
abbey|a church associated with a monastery or convent
abnormal|not normal; not typical or usual or regular or conforming to a norm
abort|terminate before completion
absurd|inconsistent with reason or logic or common sense
abundance|the property of a more than adequate quantity or supply
abundant|present in great quantity
accelerate|move faster
accessible|capable of being reached
accomplice|a person who joins with another in carrying out some plan (especially an unethical or illegal plan)
accumulate|get or gather together
accuracy|the quality of being near to the true value
acknowledge|declare to be true or admit the existence or reality or truth of
acorn|fruit of the oak tree: a smooth thin-walled nut in a woody cup-shaped base
acre|a unit of area (4840 square yards) used in English-speaking countries
activism|a policy of taking direct action to achieve a political or social goal
adapt|make fit for, or change to suit a new purpose
addictive|causing or characterized by addiction
administrator|someone who administers a business
adolescence|the time period between the beginning of puberty and adulthood
adolescent|a juvenile between the onset of puberty and maturity
adore|love intensely
adulthood|the period of time in your life after your physical growth has stopped and you are fully developed
advisable|worthy of being recommended or suggested; prudent or wise
adviser/advisor|an expert who gives advice
afar|at or from or to a great distance; far
affection|a positive feeling of liking
affectionate|having or displaying warmth or affection
affordable|that you have the financial means for
aftermath|the consequences of an event (especially a catastrophic event)
aftershock|a tremor (or one of a series of tremors) occurring after the main shock of an earthquake
agony|intense feelings of suffering; acute mental or physical pain
aircraft|a vehicle that can fly
airlock|a chamber that provides access to space where air is under pressure
algebra|the mathematics of generalized arithmetical operations
alibi|a defense by an accused person purporting to show that he or she could not have committed the crime in question
alloy|a mixture containing two or more metallic elements or metallic and nonmetallic elements usually fused together or dissolving into each other when molten
altar|the table in Christian churches where communion is given
alter|cause to change; make different; cause a transformation
altitude|elevation especially above sea level or above the earth's surface
amazement|the feeling that accompanies something extremely surprising
ambassador|a diplomat of the highest rank; accredited as representative from one country to another
ambiguous|open to two or more interpretations; or of uncertain nature or significance
ambush|the act of concealing yourself and lying in wait to attack by surprise
amulet|a trinket or piece of jewelry usually hung about the neck and thought to be a magical protection against evil or disease
analyst|someone who is skilled at analyzing data
anew|again but in a new or different way
anorak|a kind of heavy jacket ('windcheater' is a British term)
antenna|an electrical device that sends or receives radio or television signals
anthem|a song of devotion or loyalty (as to a nation or school)
antibody|any of a large variety of proteins normally present in the body or produced in response to an antigen which it neutralizes, thus producing an immune response
applaud|clap one's hands or shout after performances to indicate approval
applicant|a person who requests or seeks something such as assistance or employment or admission
apprentice|works for an expert to learn a trade
approximate|not quite exact or correct
arch|a curved shape in the vertical plane that spans an opening
archer|a person who is expert in the use of a bow and arrow
arrogance|overbearing pride evidenced by a superior manner toward inferiors
articulate|expressing yourself easily or characterized by clear expressive language
ascend|travel up
ash|the residue that remains when something is burned
ashtray|a receptacle for the ash from smokers' cigars or cigarettes
aside|on or to one side
aspect|a distinct feature or element in a problem
assassin|a murderer (especially one who kills a prominent political figure) who kills by a surprise attack and often is hired to do the deed
assert|state categorically
assess|evaluate or estimate the nature, quality, ability, extent, or significance of
asset|a useful or valuable quality
assist|give help or assistance; be of service
associate|make a logical or causal connection
assumption|a statement that is assumed to be true and from which a conclusion can be drawn
asteroid|any of numerous small celestial bodies composed of rock and metal that move around the sun (mainly between the orbits of Mars and Jupiter)
asthma|respiratory disorder characterized by wheezing; usually of allergic origin
astrologer|someone who predicts the future by the positions of the planets and sun and Moon
astrology|a pseudoscience claiming divination by the positions of the planets and sun and moon
atomic|of or relating to or comprising atoms
attendance|the act of being present (at a meeting or event etc.)
attendant|someone who waits on or tends to or attends to the needs of another
attorney|a professional person authorized to practice law; conducts lawsuits or gives legal advice
audible|heard or perceptible by the ear
auditorium|the area of a theater or concert hall where the audience sits
autopsy|an examination and dissection of a dead body to determine cause of death or the changes produced by disease
awaken|cause to become awake or conscious
award-winning|having received awards
awe|an overwhelming feeling of wonder or admiration
bachelor|a man who has never been married
backdrop|scenery hung at back of stage
backstage|out of view of the public; behind the scenes
ballerina|a female ballet dancer
bandit|an armed thief who is (usually) a member of a band
bandwidth|a data transmission rate
banquet|a ceremonial dinner party for many people
barefoot|without shoes
barge|a flatbottom boat for carrying heavy loads (especially on canals)
barrier|a structure or object that impedes free movement
barrister|a British or Canadian lawyer who speaks in the higher courts of law on behalf of either the defense or prosecution
basis|a relation that provides the foundation for something
bass|the lowest part of the musical range
battlefield|a region where a battle is being (or has been) fought
bearable|capable of being borne though unpleasant
beekeeper|a farmer who keeps bees for their honey
beforehand|ahead of time; in anticipation
behalf|as the agent of or on someone's part (usually expressed as 'on behalf of' rather than 'in behalf of')
behavioural/behavioral|of or relating to behavior
belongings|something owned; any tangible or intangible possession that is owned by someone
beloved|dearly loved
beneficial|promoting or enhancing well-being
beret|a cap with no brim or bill; made of soft cloth
bilingual|using or knowing two languages
billboard|large outdoor signboard
biodiversity|the diversity of plant and animal life in a particular habitat (or in the world as a whole)
biographer|someone who writes an account of a person's life
biological|pertaining to biology or to life and living things
birthplace|the place where someone was born
blatant|without any attempt at concealment; completely obvious
blaze|a strong flame that burns brightly
bleak|offering little or no hope
bleed|lose blood from one's body
blend|combine into one
blindfold|a cloth used to cover the eyes
bloodstream|the blood flowing through the circulatory system
bloom|produce or yield flowers
blunder|an embarrassing mistake
blur|a hazy or indistinct representation
blurb|a promotional statement (as found on the dust jackets of books)
boardroom|a room where a committee meets (such as the board of directors of a company)
bodyguard|someone who escorts and protects a prominent person
bookstore|a shop where books are sold
bough|any of the larger branches of a tree
boulder|a large smooth mass of rock detached from its place of origin
boundary|the line or plane indicating the limit or extent of something
bounty|payment or reward (especially from a government) for acts such as catching criminals or killing predatory animals or enlisting in the military
braid|a hairdo formed by braiding or twisting the hair
brainwash|persuade completely, often through coercion
bramble|any of various rough thorny shrubs or vines
bravery|a quality of spirit that enables you to face danger or pain without showing fear
breach|a failure to perform some promised act or obligation
bribery|the practice of offering something (usually money) in order to gain an illicit advantage
brim|the top edge of a vessel or other container
brisk|quick and energetic
broadcast|message that is transmitted by radio or television
broaden|make broader
brochure|a small book usually having a paper cover
broker|a businessman who buys or sells for another in exchange for a commission
brood|think moodily or anxiously about something
broth|liquid in which meat and vegetables are simmered; used as a basis for e.g. soups or sauces
budget|a sum of money allocated for a particular purpose
budgie|small Australian parakeet usually light green with black and yellow markings in the wild but bred in many colors
bugle|a brass instrument without valves; used for military calls and fanfares
bulldog|a sturdy thickset short-haired breed with a large head and strong undershot lower jaw
bunch|a grouping of a number of similar things
burden|an onerous or difficult concern
bureau|an administrative unit of government
burial|the ritual placing of a corpse in a grave
bustling|full of energetic and noisy activity
butler|a manservant (usually the head servant of a household) who has charge of wines and the table
by-product|a secondary and sometimes unexpected consequence
cache|a hidden storage space (for money or provisions or weapons)
calculate|make a mathematical calculation or computation
cancellation|the act of cancelling; calling off some arrangement
capsule|a small container
captaincy|the post of captain
captive|a person who is confined; especially a prisoner of war
cargo|goods carried by a large vehicle
carpentry|the craft of a carpenter: making things out of wood
catastrophe|an event resulting in great loss and misfortune
catastrophic|extremely harmful; bringing physical or financial ruin
categorize|place into or assign to a category
category|a collection of things sharing a common attribute
centralize|make central
certainty|the state of being certain
chairlift|a ski lift on which riders (skiers or sightseers) are seated and carried up or down a mountainside
chairman|the officer who presides at the meetings of an organization
chairperson|the officer who presides at the meetings of an organization
chairwoman|the officer who presides at the meetings of an organization
chambermaid|a maid who is employed to clean and care for bedrooms (now primarily in hotels)
chaotic|lacking a visible order or organization
characteristic|a prominent attribute or aspect of something
characterize|describe or portray the character or the qualities or peculiarities of
charming|pleasing or delighting
chiefly|for the most part
chronological|relating to or arranged according to temporal order
chubby|sufficiently fat so as to have a pleasing fullness of figure
chunk|a compact mass
chutney|a spicy condiment made of chopped fruits or vegetables cooked in vinegar and sugar with ginger and spices
cinder|a fragment of incombustible matter left after a wood or coal or charcoal fire
circuit|an electrical device that provides a path for electrical current to flow
circulate|become widely known and passed on
circumstance|a condition that accompanies or influences some event or activity
cite|make reference to
civic|of or relating or belonging to a city
civil|applying to ordinary citizens as contrasted with the military
classify|arrange or order by classes or categories
cleanse|clean one's body or parts thereof, as by washing
clockwork|any mechanism of geared wheels that is driven by a coiled spring
cluck|make a clucking sounds, characteristic of hens
cluster|a grouping of a number of similar things
coalition|an organization of people (or countries) involved in a pact or treaty
coastguard|a military service responsible for the safety of maritime traffic in coastal waters
coating|a thin layer covering something
cobble|rectangular paving stone with curved top; once used to make roads
cobblestone|rectangular paving stone with curved top; once used to make roads
coder|a person who designs and writes and tests computer programs
coil|a structure consisting of something wound in a continuous series of loops
coincidence|an event that might have been arranged although it was really accidental
coliseum|an oval large stadium with tiers of seats
collaborate|work together on a common enterprise of project
collaboration|act of working jointly
collapse|break down, literally or metaphorically
collectible|things considered to be worth collecting (not necessarily valuable or antique)
collective|done by or characteristic of individuals acting together
collie|a silky-coated sheepdog with a long ruff and long narrow head developed in Scotland
colonial|of or relating to or characteristic of or inhabiting a colony
colonist|a person who settles in a new colony or moves into new country
colt|a young male horse under the age of four
columnist|a journalist who writes editorials
combat|an engagement fought between two military forces
combination|a collection of things that have been combined
command|an authoritative direction or instruction to do something
commander|an officer in command of a military unit
commentator|an expert who observes and comments on something
committee|a special group delegated to consider some matter
communism|a form of socialism that abolishes private ownership
communist|relating to or marked by communism
comparable|able to be compared or worthy of comparison
comparative|relating to or based on or involving comparison
comparatively|in a relative manner; by comparison to something else
compartment|a space into which an area is subdivided
compassion|a deep awareness of and sympathy for another's suffering
compatible|able to exist and perform in harmonious or agreeable combination
compel|force somebody to do something
compensation|something (such as money) given or received as payment or reparation (as for a service or loss or injury)
competent|properly or sufficiently qualified or capable or efficient
compile|get or gather together
complex|complicated in structure; consisting of interconnected parts
complexion|the coloring of a person's face
complexity|the quality of being intricate and compounded
complicate|make more complicated
compliment|a remark (or act) expressing praise and admiration
comply|act in accordance with someone's rules, commands, or wishes
compound|a whole formed by a union of two or more elements or parts
comprehend|get the meaning of something
comprehension|an ability to understand the meaning or importance of something (or the knowledge acquired as a result)
comprehensive|including all or everything
compress|make more compact by or as if by pressing
comprise|be composed of
compulsory|required by rule
compute|make a mathematical calculation or computation
conceal|prevent from being seen or discovered
conceive|have the idea for
concept|an abstract or general idea inferred or derived from specific instances
concerto|a composition for orchestra and a soloist
concise|expressing much in few words
concrete|a strong hard building material composed of sand and gravel and cement and water
condemn|express strong disapproval of
conditioning|a learning process in which an organism's behavior becomes dependent on the occurrence of a stimulus in its environment
confederation|the state of being allied or confederated
confession|an admission of misdeeds or faults
confetti|small pieces or streamers of colored paper that are thrown around on festive occasions (as at a wedding)
confide|reveal in private; tell confidentially
configuration|an arrangement of parts or elements
configure|set up for a particular purpose
confine|place limits on (extent or amount or access)
conker|the inedible nutlike seed of the horse chestnut
consciously|with awareness
consciousness|an alert cognitive state in which you are aware of yourself and your situation
consensus|agreement in the judgment or opinion reached by a group as a whole
consent|permission to do something
conservationist|someone who works to protect the environment from destruction or pollution
conservative|resistant to change, particularly in relation to politics or religion
considerable|large or relatively large in number or amount or extent or degree
considerably|to a great extent or degree
consideration|the process of giving careful thought to something
consonant|a speech sound that is not a vowel
conspiracy|a secret agreement between two or more people to perform an unlawful act
constant|unvarying in nature
constitution|law determining the fundamental political principles of a government
consult|get or ask advice from
consultant|an expert who gives advice
consumer|a person who uses goods or services
contagious|easily diffused or spread as from one person to another
contaminate|make impure
contamination|the state of being contaminated
contemporary|characteristic of the present
contempt|lack of respect accompanied by a feeling of intense dislike
contestant|a person who participates in competitions
contextual|relating to or determined by or in context
continually|seemingly without interruption
continuous|continuing in time or space without interruption
contract|a binding agreement between two or more persons that is enforceable by law
contractor|someone (a person or firm) who contracts to build things
contrary|very opposed in nature or character or purpose
controversial|marked by or capable of arousing controversy
conventional|following accepted customs and proprieties
convert|change from one system to another or to a new plan or policy
convict|find or declare guilty
conviction|an unshakable belief in something without need for proof or evidence
coordinate/co-ordinate|bring order and organization to
coordinator|someone whose task is to see that work goes harmoniously
copycat|someone who copies the words or behavior of another
copyist|someone employed to make written copies of documents and manuscripts
copyright|a document granting exclusive right to publish and sell literary or musical or artistic work
corkscrew|a bottle opener that pulls corks
corporate|of or belonging to a corporation
correspond|be compatible, similar or consistent; coincide in their characteristics
correspondence|communication by the exchange of letters
corrupt|lacking in integrity
corruption|lack of integrity or honesty (especially susceptibility to bribery)
corset|a woman's close-fitting foundation garment
cosmonaut|a person trained to travel in a spacecraft
cosmos|everything that exists anywhere
courageous|possessing or displaying courage
courtesy|a courteous or respectful or considerate act
coward|a person who shows fear or timidity
cowardly|lacking courage; ignobly timid and faint-hearted
craft|the skilled practice of a practical occupation
craftsmanship|skill in an occupation or trade
cramped|constricted in size
crate|a rugged box (usually made of wood); used for shipping
crater|a bowl-shaped geological formation at the top of a volcano
credible|capable of being believed
creditor|a person to whom money is owed by a debtor; someone to whom an obligation exists
crevasse|a deep fissure
crib|baby bed with high sides made of slats
criticism|disapproval expressed by pointing out faults or shortcomings
croquet|a game in which players hit a wooden ball through a series of hoops
crowbar|a heavy iron lever with one end forged into a wedge
crude|not carefully or expertly made
crumble|fall apart
crumpet|a thick soft cake with a porous texture; cooked on a griddle
crusade|a series of actions advancing a principle or tending toward a particular end
cufflink|jewelry consisting of one of a pair of linked buttons used to fasten the cuffs of a shirt
cul-de-sac|a passage with access only at one end
culinary|of or relating to or used in cooking
culprit|someone who perpetrates wrongdoing
cult|followers of an exclusive system of beliefs and practices
curb|lessen the intensity of; temper; hold in restraint; hold or keep within limits
curriculum|an integrated course of academic studies
cyborg|a human being whose body has been taken over in whole or in part by electromechanical devices
cyclops|one of a group of giants having a single eye in the middle of their forehead
cygnet|a young swan
cymbal|a percussion instrument consisting of a concave brass disk
dagger|a short knife with a pointed blade used for piercing or stabbing
dam|a barrier constructed to contain the flow of water or to keep out the sea
dandruff|a condition in which white scales of dead skin are shed by the scalp
daredevil|a reckless impetuous irresponsible person
dash|run or move very quickly or hastily
dazzling|amazingly impressive; suggestive of the flashing of lightning
deafening|loud enough to cause (temporary) hearing loss
dealer|someone who purchases and maintains an inventory of goods to be sold
dean|an administrator in charge of a division of a university or college
dearly|in a sincere and heartfelt manner
debatable|open to doubt or debate
debug|locate and correct errors in a computer program code
decimal|numbered or proceeding by tens; based on ten
decisive|determining or having the power to determine an outcome
declaration|a statement that is emphatic and explicit (spoken or written)
decode|convert code into ordinary language
decorative|serving an esthetic rather than a useful purpose
dedicate|give entirely to a specific person, activity, or cause
dedication|complete and wholehearted fidelity
deepen|make more intense, stronger, or more marked
defendant|a person or institution against whom an action is brought in a court of law
defensive|intended or appropriate for defending against or deterring aggression or attack
definition|a concise explanation of the meaning of a word or phrase or symbol
defy|resist or confront with resistance
dehydrated|suffering from excessive loss of water from the body
dehydration|dryness resulting from the removal of water
dejected|affected or marked by low spirits
deliberate|carefully thought out in advance
deliberately|with intention; in an intentional manner
delta|a low triangular area of alluvial deposits where a river divides before entering a larger body of water
democratic|characterized by or advocating or based upon the principles of democracy or social equality
demolish|destroy completely
demon|an evil supernatural being
den|the habitation of wild animals
denounce|speak out against
density|the amount per unit size
dental|of or relating to the teeth
dependence|the state of relying on or being controlled by someone or something else
dependency|the state of relying on or being controlled by someone or something else
dependent|relying on or requiring a person or thing for support, supply, or what is needed
depict|show in, or as in, a picture
depression|a mental state characterized by a pessimistic sense of inadequacy and a despondent lack of activity
deprive|take away possessions from someone
descendant|a person considered as descended from some ancestor
descent|a movement downward
desirable|worth having or seeking or achieving
despair|a state in which all hope is lost or absent
despise|look down on with disdain
destiny|an event (or a course of events) that will inevitably happen in the future
destructive|causing destruction or much damage
detection|the perception that something has occurred or some state exists
detour|a roundabout road (especially one that is used temporarily while a main route is blocked)
devastate|cause extensive destruction or ruin utterly
devise|come up with (an idea, plan, explanation, theory, or principle) after a mental effort
devote|give entirely to a specific person, activity, or cause
diabetic|someone who has diabetes
diagnose|determine or distinguish the nature of a problem or an illness through a diagnostic analysis
diagram|a drawing intended to explain how something works
diameter|the length of a straight line passing through the center of a circle and connecting two points on the circumference
dictatorship|a form of government in which the ruler is an absolute dictator (not restricted by a constitution or laws or opposition etc.)
dignity|the quality of being worthy of esteem or respect
dilemma|state of uncertainty or perplexity especially as requiring a choice between equally unfavorable options
dilute|lessen the strength or flavor of a solution or mixture
dime|a United States coin worth one tenth of a dollar
diminish|decrease in size, extent, or range
diploma|a document certifying the successful completion of a course of study
diplomat|an official engaged in international negotiations
directory|an alphabetical list of names and addresses
disability|the condition of being unable to perform as a consequence of physical or mental unfitness
disagreement|a conflict of people's opinions or actions or characters
disapproval|a feeling of disliking something or what someone is doing
disapprove|consider bad or wrong
disastrous|(of events) having extremely unfortunate or dire consequences; bringing ruin
disbelief|doubt about the truth of something
discard|throw or cast away
discourage|try to prevent; show opposition to
discrimination|unfair treatment of a person or group on the basis of prejudice
disgrace|a state of dishonor
dishcloth|a cloth for washing dishes
dishonest|deceptive or fraudulent; disposed to cheat or defraud or deceive
dishonesty|the quality of being dishonest
dislike|have or feel a dislike or distaste for
dismay|the feeling of despair in the face of obstacles
disobedient|not obeying or complying with commands of those in authority
disobey|refuse to go along with; refuse to follow; be disobedient
disorganized|lacking order or methodical arrangement or function
disorientated/disoriented|having lost your bearings; confused as to time or place or personal identity
dispute|a disagreement or argument about something important
disreputable|lacking respectability in character or behavior or appearance
disruption|an act of delaying or interrupting the continuity
distinct|(often followed by 'from') not alike; different in nature or quality
distress|psychological suffering
disturbing|causing distress or worry or anxiety
diverse|many and different
dose|a measured portion of medicine taken at any one time
double-check|check once more to be absolutely sure
doubtful|open to doubt or suspicion
doubtless|without doubt; certainly
downgrade|rate lower; lower in value or esteem
downpour|a heavy rain
downside|a negative aspect of something that is generally positive
downturn|a worsening of business or economic activity
drastic|forceful and extreme and rigorous
drawbridge|a bridge that can be raised to block passage or to allow boats or ships to pass beneath it
dread|be afraid or scared of; be frightened of
dressmaker|someone who makes or mends dresses
droplet|a tiny drop
dropout|someone who quits school before graduation
dual|consisting of or involving two parts or components usually in pairs
duchess|the wife of a duke or a woman holding ducal title in her own right
duke|a British peer of the highest rank
dumbbell|an exercising weight; two spheres connected by a short bar that serves as a handle
dune|a ridge of sand created by the wind; found in deserts or near lakes and oceans
durability|permanence by virtue of the power to resist stress or force
durable|existing for a long time
duration|the period of time during which something continues
dusk|the time of day immediately following sunset
dweller|a person who inhabits a particular place
eardrum|the membrane in the ear that vibrates to sound
earthly|of or belonging to or characteristic of this earth as distinguished from heaven
earthworm|terrestrial worm that burrows into and helps aerate soil
earwig|any of numerous insects of the order Dermaptera having elongate bodies and slender many-jointed antennae and a pair of large pincers at the rear of the abdomen
easel|an upright tripod for displaying something (usually an artist's canvas)
eccentric|conspicuously or grossly unconventional or unusual
ecologist|a biologist who studies the relation between organisms and their environment
economical|using the minimum of time or resources necessary for effectiveness
economics|the branch of social science that deals with the production and distribution and consumption of goods and services and their management
economist|an expert in the science of economics
ecosystem|a system formed by the interaction of a community of organisms with their physical environment
edible|suitable for use as food
edition|the form in which a text (especially a printed book) is published
effortlessly|without effort or apparent effort
elaborate|marked by complexity and richness of detail
election|a vote to select the winner of a position or political office
electoral|of or relating to elections
electrode|a conductor used to make electrical contact with some part of a circuit
electronics|the branch of physics that deals with the emission and effects of electrons and with the use of electronic devices
elegance|a refined quality of gracefulness and good taste
eligible|qualified for or allowed or worthy of being chosen
eliminate|terminate, end, or take out
elite|a group or class of persons enjoying superior intellectual or social or economic status
embankment|a long artificial mound of stone or earth
embassy|a diplomatic building where ambassadors live or work
emigrant|someone who leaves one country to settle in another
emigrate|leave one's country of residence for a new one
empathy|understanding and entering into another's feelings
emphasis|special importance or significance
emphasize|to stress, single out as important
emphatic|spoken with emphasis
encore|an extra or repeated performance; usually given in response to audience demand
encryption|the activity of converting data or information into code
endanger|pose a threat to; present a danger to
endure|put up with something or somebody unpleasant
enforce|ensure observance of laws and rules
enhancement|an improvement that makes something more agreeable
enigma|something that baffles understanding and cannot be explained
enlarge|make larger
enormously|extremely
enrich|make better or improve in quality
enrol/enroll|register formally as a participant or member
ensure|make certain of
enthusiast|an ardent and enthusiastic supporter of some person or activity
entitle|give the right to
entrepreneur|someone who organizes a business venture and assumes the risk for it
environmentalist|someone who works to protect the environment from destruction or pollution
envisage|form a mental image of something that is not present or that is not the case
enzyme|any of several complex proteins that are produced by cells and act as catalysts in specific biochemical reactions
epic|a long narrative poem telling of a hero's deeds
equation|a mathematical statement that two expressions are equal
equip|provide with (something) usually for a specific purpose
equivalent|a person or thing equal to another in value or measure or force or effect or significance etc
era|a period marked by distinctive character or reckoned from a fixed point or event
erosion|the mechanical process of wearing or grinding something down (as by particles washing over it)
eruption|the sudden occurrence of a violent discharge of steam and volcanic material
essence|the choicest or most essential or most vital part of some idea or experience
esteem|the condition of being honored (esteemed or respected or well regarded)
eternal|continuing forever or indefinitely
eternity|time without end
ethnicity|an ethnic quality or affiliation resulting from racial or cultural ties
etiquette|rules governing socially acceptable behavior
evacuate|move out of an unsafe location into safety
evade|avoid or try to avoid fulfilling, answering, or performing (duties, questions, or issues)
evergreen|a plant having foliage that persists and remains green throughout the year
everlasting|continuing forever or indefinitely
evident|clearly revealed to the mind or the senses or judgment
evoke|call forth (emotions, feelings, and responses)
examiner|someone who administers a test to determine your qualifications
exceed|be greater in scope or size than some standard
exceedingly|to an extreme degree
exceptional|far beyond what is usual in magnitude or degree
excess|a quantity much larger than is needed
excessive|beyond normal limits
excessively|to a degree exceeding normal or proper limits
exclude|prevent from being included or considered or accepted
exclusion|the state of being excluded
exclusively|without any others being included or involved
excursion|a journey taken for pleasure
execution|putting a condemned person to death
exemption|immunity from an obligation or duty
exhaustion|extreme fatigue
exhibitor|someone who organizes an exhibit for others to see
existence|the state or fact of existing
exotic|being or from or characteristic of another place or part of the world
expansion|the act of increasing (something) in size or volume or quantity or scope
expectancy|an expectation
expectation|belief about (or mental picture of) the future
expertise|skillfulness by virtue of possessing special knowledge
expiration|a coming to an end of a contract period
expiry|a coming to an end of a contract period
explicit|precisely and clearly expressed or readily observable; leaving nothing to implication
explicitly|in an explicit manner
exploit|use or manipulate to one's advantage
export|sell or transfer abroad
extensive|large in spatial extent or range or scope or quantity
extensively|in a widespread way
extent|the point or degree to which something extends
extract|remove, usually with some force or effort; also used in an abstract sense
extraterrestrial|originating or located or occurring outside Earth or its atmosphere
eyewitness|a spectator who can describe what happened
facet|a distinct feature or element in a problem
facial|of or concerning the face
falcon|diurnal birds of prey having long pointed powerful wings adapted for swift flight
famously|in a manner or to an extent that is well known
fanatic|a person motivated by irrational enthusiasm (as for a cause)
far-fetched|(of an idea or story) so exaggerated or ludicrous as to be improbable
farmland|a rural area where farming is practiced
fascinate|cause to be interested or curious
fascination|the state of being intensely interested (as by awe or terror)
fatal|bringing death
fatigue|temporary loss of strength and energy resulting from hard physical or mental work
faulty|having a defect
feat|a notable achievement
federation|an organization formed by merging several groups or parties
feminine|associated with women and not with men
feminism|a doctrine that advocates equal rights for women
feminist|a supporter of feminism
fern|any of numerous flowerless and seedless vascular plants having true roots from a rhizome and fronds that uncurl upward
ferryman|a man who operates a ferry
fertilizer|any substance such as manure or a mixture of nitrates used to make soil more fertile
festive|offering fun and gaiety
festivity|any joyous diversion
figurine|a small carved or molded figure
filter|device that removes something from whatever passes through it
filthy|disgustingly dirty; filled or smeared with offensive matter
finale|the closing section of a musical composition
finalize|make final; put the last touches on; put into final form
finance|obtain or provide money for
finances|assets in the form of money
finite|bounded or limited in magnitude or spatial or temporal extent
firearm|a portable gun
firmly|with resolute determination
fishery|a workplace where fish are caught and processed and sold
fishmonger|someone who sells fish
flagship|the chief one of a related group
flannel|a soft light woolen fabric; used for clothing
flashback|a transition (in literary or theatrical works or films) to an earlier event or scene that interrupts the normal chronological development of the story
flatten|make flat or flatter
flatter|praise somewhat dishonestly
flaw|an imperfection in an object or machine
flawless|without a flaw
flea|any wingless bloodsucking parasitic insect noted for ability to leap
flesh|the soft tissue of the body of a vertebrate: mainly muscle tissue and fat
flint|a hard kind of stone; a form of silica more opaque than chalcedony
flirt|talk or behave amorously, without serious intentions
flora|all the plant life in a particular region or period
flyover|bridge formed by the upper level of a crossing of two highways at different levels
folklore|the unwritten lore (stories and proverbs and riddles and songs) of a culture
footage|film that has been shot
footbridge|a bridge designed for pedestrians
footfall|the sound of a step of someone walking
footnote|a printed note placed below the text on a printed page
footstool|a low seat or a stool to rest the feet of a seated person
foresee|realize beforehand
foreword|a short introductory essay preceding the text of a book
format|the organization of information according to preset specifications (usually for computer processing)
formation|an arrangement of people or things acting as a unit
formula|a group of symbols that make a mathematical statement
forthright|characterized by directness in manner or speech; without subtlety or evasion
fortress|a fortified defensive structure
forum|a public meeting or assembly for open discussion
foundation|the basis on which something is grounded
fragile|easily broken or damaged or destroyed
fragment|a piece broken off or cut off of something else
fragrance|a distinctive odor that is pleasant
franchise|an authorization to sell a company's goods or services in a particular place
frank|characterized by directness in manner or speech; without subtlety or evasion
frantic|excessively agitated; distraught with fear or other violent emotion
frantically|in an uncontrolled manner
fraud|intentional deception resulting in injury to another person
freak|a person or animal that is markedly unusual or deformed
freelancer|a writer or artist who sells services to different employers without a long-term contract with any of them
frequent|coming at short intervals or habitually
frostbite|destruction of tissue by freezing and characterized by tingling, blistering and possibly gangrene
froth|a mass of small bubbles formed in or on a liquid
frown|look angry or sullen, wrinkle one's forehead, as if to signal disapproval
functional|designed for or capable of a particular function or use
fundamental|serving as an essential component
fundamentally|in essence; at bottom or by one's (or its) very nature
furthermore|in addition
fury|a feeling of intense anger
futile|producing no result or effect
gale|a strong wind moving 45-90 knots; force 7 to 10 on Beaufort scale
gambler|a person who wagers money on the outcome of games or sporting events
gangster|a criminal who is a member of gang
garment|an article of clothing
garnish|something (such as parsley) added to a dish for flavor or decoration
gasp|breathe noisily, as when one is exhausted
gatekeeper|someone who controls access to something
gateway|an entrance that can be closed by a gate
gauge|judge tentatively or form an estimate of (quantities or time)
gaze|look at with fixed eyes
generate|bring into existence
generosity|the trait of being willing to give your money or time
genocide|systematic killing of a racial or cultural group
genre|a kind of literary or artistic work
genuine|not fake or counterfeit
genuinely|in accordance with truth or fact or reality
geological|of or relating to or based on geology
geologist|a specialist in geology
geology|a science that deals with the history of the earth as recorded in rocks
geometry|the pure mathematics of points and lines and curves and surfaces
gerbil|small Old World burrowing desert rodent with long soft pale fur and hind legs adapted for leaping
ghostwriter|a writer who gives the credit of authorship to someone else
gifted|endowed with talent or talents
gigantic|so exceedingly large or extensive as to suggest a giant or mammoth
glacier|a slowly moving mass of ice
gladiator|a professional combatant or a captive who entertained the public by engaging in mortal combat
glamorous|having an air of allure, romance and excitement
gland|any of various organs that synthesize substances needed by the body and release it through ducts or directly into the bloodstream
glide|move smoothly and effortlessly
glimpse|a quick look
glorious|having or deserving or conferring glory
glory|a state of high honor
glossary|an alphabetical list of technical terms in some specialized field of knowledge
gnome|a legendary creature resembling a tiny old man
goblet|a drinking glass with a base and stem
goblin|a small grotesque supernatural creature that makes trouble for human beings
goldsmith|an artisan who makes jewelry and other objects out of gold
gorgeous|dazzlingly beautiful
governor|the head of a state government
gown|a woman's dress, usually with a close-fitting bodice and a long flared skirt, often worn on formal occasions
graceful|characterized by beauty of movement, style, form, or execution
grammatical|of or pertaining to grammar
granite|plutonic igneous rock having visibly crystalline texture
grant|any monetary aid
grasp|hold firmly
gravel|rock fragments and pebbles
grease|a thick fatty oil (especially one used to lubricate machinery)
greed|excessive desire to acquire or possess more (especially more material wealth) than one needs or deserves
grenade|a small explosive bomb thrown by hand or fired from a missile
greyhound|a tall slender dog of an ancient breed noted for swiftness and keen sight
grid|a pattern of regularly spaced horizontal and vertical lines
griffin|winged monster with the head of an eagle and the body of a lion
grounding|education or instruction in the fundamentals of a field of knowledge
grumble|show one's unhappiness or critical attitude
guardian|a person who cares for persons or property
guidance|something that provides direction or advice as to a decision or course of action
guild|a formal association of people with similar interests
gulf|an arm of a sea or ocean partly enclosed by land; larger than a bay
gunfire|the act of shooting a gun
gunpowder|a mixture of potassium nitrate, charcoal, and sulfur in a 75:15:10 ratio which is used in gunnery, time fuses, and fireworks
gunshot|the act of shooting a gun
gust|a strong current of air
gymnast|an athlete who is skilled in gymnastics
haiku|an epigrammatic Japanese verse form of three short lines
halfhearted|feeling or showing little interest or enthusiasm
halt|cause to stop
halve|divide by two; divide into halves
hand-held|small and light enough to be operated while you hold it in your hands
handicapped|having restricted mental or physical functioning as a consequence of injury or illness
handicraft|a work produced by hand labor
handlebar|the shaped bar used to steer a bicycle
hands-on|involving active participation
handwritten|written by hand
hardback|a book with cardboard or cloth or leather covers
hardship|a state of misfortune or affliction
harness|a support consisting of an arrangement of straps for holding something to the body (especially one supporting a person suspended from a parachute)
harsh|unpleasantly stern
harshly|in a harsh or unkind manner
haste|overly eager speed (and possible carelessness)
hatchling|any recently hatched animal (especially birds)
hatred|the emotion of intense dislike; a feeling of dislike so strong that it demands action
haven|a shelter serving as a place of safety or sanctuary
hazard|a source of danger; a possibility of incurring loss or misfortune
headband|a band worn around or over the head
heap|a collection of objects laid on top of each other
heartbreaking|causing or marked by grief or anguish
heartbroken|full of sorrow
heir|a person who is entitled by law or by the terms of a will to inherit the estate of another
hemisphere|half of the terrestrial globe
heritage|practices that are handed down from the past by tradition
hermit|one retired from society for religious reasons
herring|valuable flesh of fatty fish from shallow waters of northern Atlantic or Pacific
hesitant|lacking decisiveness of character; unable to act or decide quickly or firmly
hesitation|indecision in speech or action
hierarchy|a series of ordered groupings of people or things within a system
high-pitched|used of sounds and voices; high in pitch or frequency
hindsight|understanding the nature of an event after it has happened
hinge|a joint that holds two parts together so that one can swing relative to the other
historian|a person who is an authority on history and who studies it and writes about it
historically|throughout history
hoax|something intended to deceive; deliberate trickery intended to gain an advantage
hoe|a tool with a flat blade attached at right angles to a long handle
honeycomb|a structure of small hexagonal cells constructed from beeswax by bees and used to store honey and larvae
honourable/honorable|worthy of being honored; entitled to honor and respect
horoscope|a prediction of someone's future based on the relative positions of the planets
horsepower|a unit of power equal to 746 watts
hospitality|kindness in welcoming guests or strangers
hostage|a prisoner who is held by one party to insure that another party will meet specified terms
hostility|a hostile (very unfriendly) disposition
hotelier|an owner or manager of hotels
hound|any of several breeds of dog used for hunting typically having large drooping ears
hum|sing with closed lips
humiliate|cause to feel shame; hurt the pride of
humiliation|state of disgrace or loss of self-respect
humility|a disposition to be humble; a lack of false pride
hurdle|a light movable barrier that competitors must leap over in certain races
hydraulic|moved or operated or effected by liquid (water or oil)
hydroelectric|of or relating to or used in the production of electricity by waterpower
hydrogen|a nonmetallic univalent element that is normally a colorless and odorless highly flammable diatomic gas
hype|blatant or sensational promotion
hyphen|a punctuation mark (-) used between parts of a compound word or between the syllables of a word when the word is divided at the end of a line of text
hypocrite|a person who professes beliefs and opinions that he or she does not hold in order to conceal his or her real feelings or motives
hypothermia|subnormal body temperature
hypothesis|a proposal intended to explain certain facts or observations
ideology|an orientation that characterizes the thinking of a group or nation
idle|not in action or at work
ignite|cause to start burning; subject to fire or great heat
iguana|large herbivorous tropical American arboreal lizards with a spiny crest along the back
illiterate|not able to read or write
illogical|lacking in correct logical relation
illuminate|make lighter or brighter
illustrate|clarify by giving an example of
illustration|artwork that helps make something clear or attractive
imaginable|capable of being imagined
imitate|reproduce someone's behavior or looks
immature|characteristic of a lack of maturity
immense|unusually great in size or amount or degree or especially extent or scope
immensely|to an exceedingly great extent or degree
immigrant|a person who comes to a country where they were not born in order to settle there
immigration|migration into a place (especially migration to a country of which you are not a native in order to settle there)
imminent|close in time; about to occur
immoral|deliberately violating accepted principles of right and wrong
immortal|not subject to death
immortality|the quality or state of being immortal
impaired|diminished in strength, quality, or utility
impartial|showing lack of favoritism
impatience|a lack of patience; irritation with anything that causes delay
imperfect|not perfect; defective or inadequate
imperial|relating to or associated with an empire
implant|a prosthesis placed permanently in tissue
implication|something that is inferred (deduced or entailed or implied)
imply|express or state indirectly
impractical|not practical; not workable or not given to practical matters
imprecise|not precise
imprison|lock up or confine, in or as in a jail
imprisonment|putting someone in prison or in jail as lawful punishment
improvise|perform without preparation
inability|lack of ability (especially mental ability) to do something
inaccessible|capable of being reached only with great difficulty or not at all
inaccurate|not accurate
inadequate|lacking the requisite qualities or resources to meet a task
inappropriate|not suitable for a particular occasion etc
incapable|lacking capacity or ability
inclined|(often followed by 'to') having a preference, disposition, or tendency
incompatible|not compatible
incomplete|not complete or total; not completed
inconsistent|displaying a lack of consistency
inconvenient|not suited to your comfort, purpose or needs
increasingly|advancing in amount or intensity
indefinitely|to an indefinite extent; for an indefinite time
indifferent|marked by a lack of interest
indigenous|originating where it is found
individuality|the quality of being individual
inefficient|not producing desired results; wasteful
inequality|lack of equality
inevitable|incapable of being avoided or prevented
inexperienced|lacking practical experience or training
infancy|the early stage of growth or development
infant|a very young child (birth to 1 year) who has not yet begun to walk or talk
infectious|caused by infection or capable of causing infection
inferior|of or characteristic of low rank or importance
inferiority|the state of being inferior
infinite|having no limits or boundaries in time or space or extent or magnitude
infinitely|without bounds
infinitive|the uninflected form of the verb
inflammation|a response of body tissues to injury or irritation
inflatable|designed to be filled with air or gas
inflation|a general and progressive increase in prices
inflict|impose something unpleasant
informed|having much knowledge or education
informer|one who reveals confidential information in return for money
ingenious|showing inventiveness and skill
inhabit|be an inhabitant of or reside in
inherent|existing as an essential constituent or characteristic
inherently|in an inherent manner
inherit|obtain from someone after their death
initial|occurring at the beginning
initiation|a formal entry into an organization or position or office
initiative|readiness to embark on bold new ventures
inject|give an injection to
inland|situated away from an area's coast or border
inn|a hotel providing overnight lodging for travelers
innovator|someone who helps to open up a new line of research or technology or art
insert|put or introduce into something
insight|clear or deep perception of a situation
insist|be emphatic or resolute and refuse to budge
insole|the inner sole of a shoe or boot where the foot rests
insomnia|an inability to sleep; chronic sleeplessness
inspect|look over carefully
inspection|a formal or official examination
instantaneous|occurring with no delay
instinctively|as a matter of instinct
institution|an organization founded and united for a specific purpose
institutional|relating to or constituting or involving an institution
instructive|serving to instruct or enlighten or inform
insufficient|of a quantity not able to fulfill a need or requirement
integer|any of the natural numbers (positive or negative) or zero
intensive|characterized by a high degree or intensity; often used as a combining form
intentional|characterized by conscious design or purpose
intentionally|with intention; in an intentional manner
interact|act together or towards others or with others
interaction|a mutual or reciprocal action; interacting
interior|the region that is inside of something
intermediate|lying between two extremes in time or space or state
internal|happening or arising or located within some limits or especially surface
interpret|make sense of; assign a meaning to
intervene|get involved, so as to alter or hinder an action, or through force or threat of force
intimacy|close or warm friendship
intimate|marked by close acquaintance, association, or familiarity
intimidate|make timid or fearful
intransitive|designating a verb that does not require or cannot take a direct object
intricate|having many complexly arranged elements; elaborate
introductory|serving to open or begin
intruder|someone who intrudes on the privacy or property of another without permission
intuition|instinctive knowing (without the use of rational processes)
invaluable|having incalculable monetary, intellectual, or spiritual worth
invasion|the act of invading; the act of an army that invades for conquest or plunder
inventive|(used of persons or artifacts) marked by independence and creativity in thought or action
investment|the act of investing
investor|someone who commits capital in order to gain financial returns
invincible|incapable of being overcome or subdued
invoice|an itemized statement of money owed for goods shipped or services rendered
involvement|the act of sharing in the activities of a group
ironically|contrary to plan or expectation
irrational|not consistent with or using reason
irrelevant|having no bearing on or connection with the subject at issue
irresistible|impossible to resist; overpowering
irresponsible|showing lack of care for consequences
irrigation|supplying dry land with water by means of ditches etc
irritable|easily irritated or annoyed
irritate|cause annoyance in; disturb, especially by minor irritations
irritation|the psychological state of being irritated or annoyed
isolate|place or set apart
isolation|a state of separation between persons or groups
janitor|someone employed to clean and maintain a building
jealousy|a feeling of jealous envy (especially of a rival)
jester|a professional clown employed to entertain a king or nobleman in the Middle Ages
jockey|someone employed to ride horses in horse races
jolly|full of or showing high-spirited merriment
jolt|a sudden jarring impact
journalistic|of or relating to or having the characteristics of journalism
joust|a combat between two mounted knights tilting against each other with blunted lances
joyful|full of or producing joy
juggler|a performer who juggles objects and performs tricks of manual dexterity
justification|something (such as a fact or circumstance) that shows an action to be reasonable or necessary
juvenile|of or relating to or characteristic of or appropriate for children or young people
keyhole|the hole where a key is inserted
keynote|the principal theme in a speech or literary work
khaki|a sturdy twilled cloth of a yellowish brown color used especially for military uniforms
kidnapper|someone who unlawfully seizes and detains a victim (usually for ransom)
kilt|a knee-length pleated tartan skirt worn by men as part of the traditional dress in the Highlands of northern Scotland
kimono|a loose robe; imitated from robes originally worn by Japanese
kinship|a close connection marked by community of interests or similarity in nature or character
knitwear|knitted clothing
knowledgeable|highly educated; having extensive information or understanding
knuckle|a joint of a finger when the fist is closed
labourer/laborer|someone who works with their hands; someone engaged in manual labor
labyrinth|complex system of paths or tunnels in which it is easy to get lost
laden|filled with a great quantity
ladle|a spoon-shaped vessel with a long handle
lagoon|a body of water cut off from a larger body by a reef of sand or coral
lair|the habitation of wild animals
lament|express grief verbally
lampshade|a protective ornamental covering for a lamp, used to screen a light bulb from direct view
lance|a long pointed rod used as a tool or weapon
landowner|a holder or proprietor of land
lard|soft white semisolid fat obtained by rendering the fatty tissue of the hog
larva|the immature free-living form of most invertebrates and amphibians and fish which at hatching from the egg is fundamentally unlike its parent and must metamorphose
laurel|any of various aromatic trees of the laurel family
lava|rock that in its molten form (as magma) issues from volcanos
lavish|very generous
lay-by|designated paved area beside a main road where cars can stop temporarily
layout|a plan or design of something that is laid out
leak|an accidental hole that allows something (fluid or light etc.) to enter or escape
legalize|make legal
legislation|law enacted by a legislative body
legitimacy|lawfulness by virtue of being authorized or in accordance with law
leprechaun|a mischievous elf in Irish folklore
lieutenant|a commissioned military officer
lifeless|deprived of life; no longer living
limelight|a focus of public attention
limitless|without limits in extent or size or quantity
linen|a fabric woven with fibers from the flax plant
lingerie|women's underwear and nightclothes
linguist|a specialist in linguistics
linguistic|consisting of or related to language
linguistics|the scientific study of language
literacy|the ability to read and write
literary|of or relating to or characteristic of literature
literate|able to read and write
livelihood|the financial means whereby one lives
livestock|any animals kept for use or profit
locality|a surrounding or nearby region
locust|migratory grasshoppers of warm regions having short antennae
longitude|the angular distance between a point on any meridian and the prime meridian at Greenwich
loosen|make loose or looser
lotus|native to eastern Asia; widely cultivated for its large pink or white flowers
loud-mouthed|given to loud offensive talk
lousy|very bad
loyalty|the quality of being loyal
lucrative|producing a sizeable profit
lug|carry with difficulty
lullaby|a quiet song intended to lull a child to sleep
lunar|of or relating to or associated with the moon
lurk|lie in wait, lie in ambush, behave in a sneaky and secretive manner
machete|a large heavy knife used in Central and South America as a weapon or for cutting vegetation
maggot|the larva of the housefly and blowfly commonly found in decaying organic matter
magma|molten rock in the earth's crust
magnify|increase in size, volume or significance
magpie|long-tailed black-and-white crow that utters a raucous chattering call
mahogany|wood of any of various mahogany trees; much used for cabinetwork and furniture
maiden|an unmarried girl (especially a virgin)
maintenance|activity involved in maintaining something in good working order
makeshift|done or made using whatever is available
malware|malicious software, designed to break into a system
mandatory|required by rule
mane|long coarse hair growing from the crest of the animal's neck
manipulate|influence or control shrewdly or deviously
mankind|all of the living human inhabitants of the earth
manpower|the force of workers available
manufacturer|a business engaged in manufacturing some product
manure|any animal or plant material used to fertilize land especially animal excreta usually with litter material
marigold|any of various tropical American plants of the genus Tagetes widely cultivated for their showy yellow or orange flowers
marine|of or relating to the sea
markedly|in a clearly noticeable manner
marsh|low-lying wet land with grassy vegetation
marvel|be amazed at
masculinity|the properties characteristic of the male sex
mast|a vertical spar for supporting sails
mastery|great skillfulness and knowledge of some subject or activity
materialism|a desire for wealth and material possessions with little interest in ethical or spiritual matters
maximize|make as big or large as possible
maze|complex system of paths or tunnels in which it is easy to get lost
mechanics|the branch of physics concerned with the motion of bodies in a frame of reference
mediocre|moderate to inferior in quality
meditate|reflect deeply on a subject
meditation|continuous and profound contemplation or musing on a subject or series of subjects of a deep or abstruse nature
mentor|a wise and trusted guide and advisor
merchandise|commodities offered for sale
merchant|a businessperson engaged in retail trade
mercury|a heavy silvery toxic univalent and bivalent metallic element
mere|being nothing more than specified
merit|any admirable quality or attribute
merry|full of or showing high-spirited merriment
metaphor|a figure of speech in which an expression is used to refer to something that it does not literally denote in order to suggest a similarity
metaphorical|expressing one thing in terms normally denoting another
meteorite|stony or metallic object that is the remains of a meteoroid that has reached the earth's surface
methane|a colorless odorless gas used as a fuel
meticulous|marked by precise accordance with details
microbe|a minute life form (especially a disease-causing bacterium)
microchip|electronic equipment consisting of a small crystal of a silicon semiconductor fabricated to carry out a number of electronic functions in an integrated circuit
middleman|someone who buys large quantities of goods and resells to merchants rather than to the ultimate customers
mighty|having or showing great strength or force or intensity
migrant|traveler who moves from one region or country to another
migrate|move from one country or region to another and settle there
migration|the movement of persons from one country or locality to another
mild|moderate in type or degree or effect or force; far from extreme
millennium|a span of 1000 years
mimic|imitate (a person or manner), especially for satirical effect
minimal|the least possible
mining|the act of extracting ores or coal etc from the earth
minotaur|a mythical monster with the head of a bull and the body of a man
minstrel|a singer of folk songs
mischievous|naughtily or annoyingly playful
miser|a stingy hoarder of money and possessions (often living miserably)
misinformation|information that is incorrect
misleading|designed to deceive or mislead either deliberately or inadvertently
missile|a rocket carrying a warhead of conventional or nuclear explosives
missionary|someone who attempts to convert others to a particular doctrine or program
mistreat|treat badly
moat|ditch dug as a fortification and usually filled with water
mob|a disorderly crowd of people
mobility|the quality of moving freely
mode|how something is done or how it happens
modest|marked by simplicity; having a humble opinion of yourself
modification|the act of making something different (as e.g. the size of a garment)
moisture|wetness caused by water
molecular|relating to or produced by or consisting of molecules
molecule|the simplest structural unit of an element or compound
momentarily|for an instant or moment
momentum|an impelling force or strength
monarch|a nation's ruler or head of state usually by hereditary right
monastery|the residence of a religious community
monotonous|tediously repetitious or lacking in variety
moonlit|lighted by moonlight
moped|a motorbike that can be pedaled or driven by a low-powered gasoline engine
moral|concerned with principles of right and wrong or conforming to standards of behavior and character based on those principles
morality|concern with the distinction between good and evil or right and wrong
mortal|subject to death
mosaic|art consisting of a design made of small pieces of colored stone or glass
motionless|not in physical motion
moviegoer|someone who goes to see movies
mow|cut with a blade or mower
mower|garden tool for mowing grass on lawns
mudslide|a landslide of mud
mugger|a robber who takes property by threatening or performing violence on the person who is robbed (usually on the street)
multicultural|of or relating to or including several cultures
multinational|involving or operating in several nations or nationalities
multitude|a large indefinite number
mural|a painting that is applied to a wall surface
mutant|an organism that has characteristics resulting from chromosomal alteration
mutilate|destroy or injure severely
mutual|common to or shared by two or more parties
mythical|based on or told of in traditional stories; lacking factual basis or historical validity
mythology|myths collectively; the body of stories associated with a culture or institution or person
namely|as follows
narrator|someone who tells a story
nationalism|love of country and willingness to sacrifice for it
nationalist|one who loves and defends his or her country
naval|connected with or belonging to or used in a navy
navigation|the guidance of ships or airplanes from place to place
navy|an organization of military vessels belonging to a country and available for sea warfare
necessity|the condition of being essential or indispensable
negotiate|discuss the terms of an arrangement
negotiation|a discussion intended to produce an agreement
negotiator|someone who negotiates (confers with others in order to reach a settlement)
nettle|any of numerous plants having stinging hairs that cause skin irritation on contact (especially of the genus Urtica or family Urticaceae)
neurological|of or relating to or used in or practicing neurology
neuron|a cell that is specialized to conduct nerve impulses
neutral|having no personal preference
newlywed|someone recently married
newsreader|someone who reads out broadcast news bulletin
nickel|a hard malleable ductile silvery metallic element that is resistant to corrosion
nicotine|an alkaloid poison that occurs in tobacco; used in medicine and as an insecticide
nightfall|the time of day immediately following sunset
nightingale|European songbird noted for its melodious nocturnal song
nightlife|the entertainment available to people seeking nighttime diversion
nobility|a privileged class holding hereditary titles
nobleman|a titled peer of the realm
nomad|a member of a people who have no permanent home but move about according to the seasons
nominate|propose as a candidate for some honor
nomination|the act of officially naming a candidate
nonexistent/non-existent|not having existence or being or actuality
nostalgia|longing for something past
nosy|offensively curious or inquisitive
notable|widely known and esteemed
notation|a technical system of symbols used to represent special things
noticeable|capable or worthy of being noticed
notify|inform (somebody) of something
notion|a vague idea in which some confidence is placed
notorious|known widely and usually unfavorably
nougat|nuts or fruit pieces in a sugar paste
nourishment|a source of materials to nourish the body
novelist|one who writes novels
nugget|a solid lump of a precious metal (especially gold) as found in the earth
numb|lacking sensation
numerical|measured or expressed in numbers
nutrient|any substance that can be metabolized by an animal to give energy and build tissue
nutrition|the organic process of nourishing or being nourished
nutritional|of or relating to or providing nutrition
obedience|the act of obeying; dutiful or submissive behavior with respect to another person
obese|excessively fat
obesity|more than average fatness
objective|the goal intended to be attained (and which is believed to be attainable)
objectivity|judgment based on observable phenomena and uninfluenced by emotions or personal prejudices
obliged|under a moral obligation to do something
oboe|a slender double-reed instrument
obscure|not clearly expressed or understood
observant|paying close attention especially to details
observatory|a building designed and equipped to observe astronomical phenomena
obsolete|no longer in use
obtain|come into possession of
obtainable|capable of being obtained
occurrence|an event that happens
ominous|threatening or foreshadowing evil or tragic developments
onset|the beginning or early stages
onward|forward in time or order or degree
opal|a translucent mineral consisting of hydrated silica of variable color
opium|an addictive narcotic extracted from seed capsules of the opium poppy
opportunist|a person who places expediency above principle
oppose|be against; express opposition to
opposition|the action of opposing something that you disapprove or disagree with
opt|select as an alternative over another
oral|using speech rather than writing
orca|predatory black-and-white toothed whale with large dorsal fin; common in cold seas
orchid|any of numerous plants of the orchid family usually having flowers of unusual shapes and beautiful colors
ordeal|a severe or trying experience
ore|a mineral that contains metal that is valuable enough to be mined
oriole|mostly tropical songbird; the male is usually bright orange and black
outburst|an unrestrained expression of emotion
output|final product; the things produced
outrage|a feeling of righteous anger
outskirts|outlying areas (as of a city or town)
outspoken|given to expressing yourself freely or insistently
outwards|toward the outside
oval|rounded like an egg
overdo|do something to an excessive degree
overdue|past due; not paid at the scheduled time
overflow|flow or run over (a limit or brim)
overgrown|covered with growing plants
overhead|above your head; in the sky
overhear|hear, usually without the knowledge of the speakers
overlap|coincide partially or wholly
overlook|look past, fail to notice
overly|to a degree exceeding normal or proper limits
oversee|watch and direct
overturn|turn from an upright or normal position
overview|a general summary of a subject
ownership|the relation of an owner to the thing possessed
pact|a written agreement between two states or sovereigns
pail|a roughly cylindrical vessel that is open at the top
panther|a large spotted feline of tropical America similar to the leopard
pantyhose|a woman's tights consisting of underpants and stockings
parachute|rescue equipment consisting of a device that fills with air and retards your fall
paraphrase|express the same message in different words
parasite|an animal or plant that lives in or on a host (another animal or plant)
parliament|a legislative assembly in certain countries
parliamentary|relating to or having the nature of a parliament
parsnip|the whitish root of cultivated parsnip
partial|being or affecting only a part; not total
participle|a non-finite form of the verb
particle|a tiny piece of anything
passer-by|a person who passes by casually or by chance
passionate|having or expressing strong emotions
pastel|any of various pale or light colors
pastime|a diversion that occupies one's time and thoughts (usually pleasantly)
pasture|a field covered with grass or herbage and suitable for grazing by livestock
patent|a document granting an inventor sole rights to an invention
patriotic|inspired by love for your country
paw|a clawed foot of an animal especially a quadruped
peckish|somewhat hungry
peculiarity|an odd or unusual characteristic
peek|throw a glance at; take a brief look at
pelican|large long-winged warm-water seabird having a large bill with a distensible pouch for fish
penalize|impose a penalty on; inflict punishment on
pendant|an adornment that hangs from a piece of jewelry (necklace or earring)
pending|awaiting conclusion or confirmation
pendulum|an apparatus consisting of an object mounted so that it swings freely under the influence of gravity
penetrate|pass into or through, often by overcoming resistance
peninsula|a large mass of land projecting into a body of water
penniless|not having enough money to pay for necessities
pension|a regular payment to a person that is intended to allow them to subsist without working
peril|a source of danger; a possibility of incurring loss or misfortune
periodical|a publication that appears at fixed intervals
periscope|an optical instrument that provides a view of an otherwise obstructed field
persuasion|the act of persuading (or attempting to persuade)
persuasive|intended or having the power to induce action or belief
pessimism|the feeling that things will turn out badly
pessimist|a person who expects the worst
pesticide|a chemical used to kill pests (as rodents or insects)
phantom|a ghostly appearing figure
phase|any distinct time period in a sequence of events
pheasant|large long-tailed gallinaceous bird native to the Old World but introduced elsewhere
philosopher|a specialist in philosophy
philosophical|of or relating to philosophy or philosophers
photographic|relating to photography or obtained by using photography
photon|a quantum of electromagnetic radiation
physician|a licensed medical practitioner
physicist|a scientist trained in physics
pickaxe|a heavy iron tool with a wooden handle and a curved head that is pointed on both ends
pierce|cut or make a way through
pilgrimage|a journey to a sacred place
pinball|a game played on a sloping board
pinch|squeeze tightly between the fingers
pinecone|the seed-producing cone of a pine tree
pioneer|someone who helps to open up a new line of research or technology or art
pixie|fairies that are somewhat mischievous
plank|a stout length of sawn timber; made in a wide variety of sizes and used for many purposes
plantation|an estate where cash crops are grown on a large scale (especially in tropical areas)
plateau|a relatively flat highland
platypus|small densely furred aquatic monotreme of Australia and Tasmania having a broad bill and tail and webbed feet
plausible|apparently reasonable and credible, and therefore convincing
playwright|someone who writes plays
plead|appeal or request earnestly
pledge|promise solemnly and formally
pliers|a gripping hand tool with two hinged arms and (usually) serrated jaws
plug-in|a software module that extends or enhances the capabilities of an existing application
poach|hunt illegally
poacher|someone who hunts or fishes illegally on the property of another
pod|the vessel that contains the seeds of a plant (not the seeds themselves)
poll|an inquiry into public opinion conducted by interviewing a random sample of people
pollutant|waste matter that contaminates the water or air or soil
polyester|any of numerous synthetic resins; they are light and strong and weather resistant
poodle|an intelligent dog with a heavy curly solid-colored coat that is usually clipped
populace|people in general considered as a whole
populous|densely populated
porcelain|ceramic ware made of a more or less translucent ceramic
porch|a structure attached to the exterior of a building often forming a covered entrance
porcupine|relatively large rodents with sharp erectile bristles mingled with the fur
pore|any tiny hole admitting passage of a liquid (fluid or gas)
porthole|a window in a ship or airplane
positively|extremely
posthumous|occurring or coming into existence after a person's death
posture|the arrangement of the body and its limbs
practically|almost; nearly
prairie|a treeless grassy plain
precede|be earlier in time; go back further
preconception|an opinion formed beforehand without adequate evidence
predecessor|one who precedes you in time (as in holding a position or office)
prediction|the act of predicting (as by reasoning about the future)
prefix|an affix that is added in front of the word
pregnancy|the state of being pregnant
prehistoric|belonging to or existing in times before recorded history
premiere|the first public performance of a play or movie
premises|land and the buildings on it
presentable|fit to be seen
preservation|the activity of protecting something from loss or danger
preservative|a chemical compound that is added to protect against decay or decomposition
presidential|relating to a president or presidency
prestige|a high standing achieved through success or influence or wealth etc.
presume|take to be the case or to be true; accept without verification or proof
prevention|the act of preventing
priceless|having incalculable monetary, intellectual, or spiritual worth
primarily|for the most part
primitive|belonging to an early stage of technical development
prior|earlier in time
privilege|a special advantage or immunity or benefit not enjoyed by all
probability|a measure of how likely it is that some event will occur
procrastinate|postpone doing what one should be doing
procrastination|the act of procrastinating; putting off or delaying or defering an action to a later time
productive|producing or capable of producing (especially abundantly)
profitable|yielding material gain or profit
programmer|a person who designs and writes and tests computer programs
projector|an optical device for projecting a beam of light
prolong|lengthen in time; cause to be or last longer
proofread|read for errors
proofreader|someone who reads proof in order to find errors and mark corrections
propaganda|information that is spread for the purpose of promoting some cause
propeller|a mechanical device that rotates to push against air or water
proportional|properly related in size or degree or other measurable characteristics
prosecutor|a government official who conducts criminal prosecutions on behalf of the state
prospect|the possibility of future success
protective|intended or adapted to afford protection of some kind
proton|a stable particle with positive charge equal to the negative charge of an electron
provider|someone whose business is to supply a particular service or commodity
psychiatric|relating to or used in or engaged in the practice of psychiatry
psychiatrist|a physician who specializes in psychiatry
psychiatry|the branch of medicine dealing with the diagnosis and treatment of mental disorders
psychological|mental or emotional as opposed to physical in nature
publicize|make public
puffin|any of two genera of northern seabirds having short necks and brightly colored compressed bills
puppeteer|one who operates puppets or marionettes
python|large Old World boas
quaint|strange in an interesting or pleasing way
quartz|colorless glass made of almost pure silica
quicken|move faster
radar|measuring instrument in which the echo of a pulse of microwave radiation is used to detect and locate distant objects
radiate|send out rays or waves
radiation|energy that is radiated or transmitted in the form of rays or waves or particles
radioactive|exhibiting or caused by radioactivity
radioactivity|the spontaneous emission of a stream of particles or electromagnetic rays in nuclear decay
radius|the length of a line segment between the center and circumference of a circle or sphere
ragged|being or dressed in clothes that are worn or torn
raid|a sudden short attack
rally|a large gathering of people intended to arouse enthusiasm
ranch|farm consisting of a large tract of land along with facilities needed to raise livestock (especially cattle)
ransom|money demanded for the return of a captured person
rash|any red eruption of the skin
ratio|the relative magnitudes of two quantities (usually expressed as a quotient)
rational|consistent with or based on or using reason
rattlesnake|pit viper with horny segments at the end of the tail that rattle when shaken
raven|large black bird with a straight bill and long wedge-shaped tail
readily|without much difficulty
realization|coming to understand something clearly and distinctly
reappear|appear again
rebellion|refusal to accept some authority or code or convention
rebellious|resisting control or authority
recipient|a person who receives something
reckless|marked by defiant disregard for danger or consequences
reconsider|consider again; give new consideration to; usually with a view to changing
recount|narrate or give a detailed account of
recreation|an activity that diverts or amuses or stimulates
reduction|the act of decreasing or reducing something
reed|tall woody perennial grasses with hollow slender stems especially of the genera Arundo and Phragmites
reference|a remark that calls attention to something or someone
refinery|an industrial plant for purifying a crude substance
reform|a change for the better as a result of correcting abuses
refuge|a safe place
refusal|the act of refusing
regain|get or find back; recover the use of
regulation|an authoritative rule
regulatory|restricting according to rules or principles
rein|one of a pair of long straps (usually connected to the bit or the headpiece) used to control a horse
reinforce|make stronger
relay|pass along
reliability|the quality of being dependable or reliable
reliant|relying on another for support
relive|experience again, often in the imagination
relocate|become established in a new location
remainder|something left after other parts have been taken away
remorse|a feeling of deep regret (usually for some misdeed)
renovate|restore to a previous or better condition
renovation|the act of improving by renewing and restoring
renowned|widely known and esteemed
repentance|remorse for your past conduct
repetition|an event that repeats
replica|copy that is not the original; something that has been copied
reportedly|according to reports or other information
reproduce|make a copy or equivalent of
reputable|having a good reputation
resemblance|similarity in appearance or external or superficial details
resent|feel bitter or indignant about
residence|any address at which you dwell more than temporarily
resistance|the action of opposing something that you disapprove or disagree with
resolve|bring to an end; settle conclusively
resourceful|having inner resources; adroit or imaginative
respectively|in the order given
restrict|place restrictions on
restriction|a principle that limits the extent of something
resume|take up or begin anew
retail|the selling of goods to consumers; usually in small quantities and not for resale
retailer|a merchant who sells goods at retail
retreat|pull back or move away or backward
retrieve|get or find back; recover the use of
revival|bringing again into activity and prominence
revolting|highly offensive; arousing aversion or disgust
revolver|a pistol with a revolving cylinder (usually having six chambers for bullets)
rhubarb|long pinkish sour leafstalks usually eaten cooked and sweetened
rigid|incapable of or resistant to bending
ringleader|a person who leads (especially in illicit activities)
rink|building that contains a surface for ice skating or roller skating
riot|a public act of violence by an unruly mob
rip|tear or be torn violently
ripple|a small wave on the surface of a liquid
ritual|any customary observance or practice
rivalry|the act of competing as for profit or a prize
roam|move about aimlessly or without any destination, often in search of food or employment
robotic|of or relating to mechanical robots
rod|a long thin implement made of metal or wood
rotate|turn on or around an axis or a center
rowboat|a small boat of shallow draft with cross thwarts for seats and rowlocks for oars with which it is propelled
rubble|the remains of something that has been destroyed or broken up
rural|living in or characteristic of farming or country life
ruthless|without mercy or pity
sabotage|a deliberate act of destruction or disruption in which equipment is damaged
saga|a narrative telling the adventures of a hero or a family
saint|a person who has died and has been declared a saint by canonization
salesgirl|a woman salesperson
sanitation|the state of being clean and conducive to health
satchel|luggage consisting of a small case with a flat bottom and (usually) a shoulder strap
satin|a smooth fabric of silk or rayon; has a glossy face and a dull back
savage|(of persons or their actions) able or disposed to inflict pain or suffering
savanna/savannah|a flat grassland in tropical or subtropical regions
scalp|the skin that covers the top of the head
scarecrow|an effigy in the shape of a man to frighten birds away from seeds
scent|a distinctive odor that is pleasant
sceptical/skeptical|marked by or given to doubt
scholar|a learned person (especially in the humanities)
scold|censure severely or angrily
scorching|hot and dry enough to burn or parch a surface
scrap|a small fragment of something broken off from the whole
scrape|scratch repeatedly
screech|make a high-pitched, screeching noise
screenwriter|someone who writes screenplays
scribble|write down quickly without much attention to detail
scripture|the sacred writings of the Christian religions
seabed|the bottom of a sea or ocean
seamstress|someone who makes or mends dresses
seaport|a sheltered port where ships can take on or discharge cargo
seedling|young plant or tree grown from a seed
seek|try to get or reach
seize|take hold of; grab
seldom|not often
selection|the act of choosing or selecting
selective|tending to select; characterized by careful choice
self-awareness|awareness of your own individuality
self-centred/self-centered|limited to or caring only about yourself and your own needs
self-defence/self-defense|the act of defending yourself
self-employed|working for yourself
self-esteem|a feeling of pride in yourself
self-respect|the quality of being worthy of esteem or respect
semicolon|a punctuation mark ('; ') used to connect independent clauses
semiconductor|a substance as germanium or silicon whose electrical conductivity is intermediate between that of a metal and an insulator
senator|a member of a senate
sequential|in regular succession without gaps
sergeant|any of several noncommissioned officer ranks in the Army or Air Force or Marines ranking above a corporal
serpent|limbless scaly elongate reptile; some are venomous
setback|an unfortunate happening that hinders or impedes
settler|a person who settles in a new colony or moves into new country
severe|intensely or extremely bad or unpleasant in degree or quality
severely|to a severe or serious degree
shack|small crude shelter used as a dwelling
shaky|inclined to shake as from weakness or defect
shambles|a condition of great disorder
shareholder|someone who holds shares of stock in a corporation
sharpen|make sharp or sharper
shatter|break into many pieces
shawl|cloak consisting of an oblong piece of cloth used to cover the head and shoulders
sheepskin|tanned skin of a sheep with the fleece left on; used for clothing
shin|the front part of the human leg between the knee and the ankle
shipyard|a workplace where ships are built or repaired
shopfront|the front side of a store facing the street; usually contains display windows
shoplifting|the act of stealing goods that are on display in a store
shortcut|a route shorter than the usual one
shortlist|a list of applicants winnowed from a longer list who have been deemed suitable and from which the successful person will be chosen
shotgun|firearm that is a double-barreled smoothbore shoulder weapon for firing shot at short ranges
showcase|a setting in which something can be displayed to best effect
showroom|an area where merchandise (such as cars) can be displayed
shriek|utter a shrill cry
shrine|a place of worship hallowed by association with some sacred thing or person
shudder|shake, as from cold
sideline|a line that marks the side boundary of a playing field
sidestep|avoid or try to avoid fulfilling, answering, or performing (duties, questions, or issues)
sieve|a strainer for separating lumps from powdered material or grading particles
silhouette|an outline of a solid object (as cast by its shadow)
silversmith|someone who makes or repairs articles of silver
simplicity|the quality of being simple or uncompounded
simulator|a machine that simulates an environment for the purpose of training or research
simultaneously|at the same instant
sinister|threatening or foreshadowing evil or tragic developments
sizzle|make a sound like frying fat
slab|block consisting of a thick piece of something
slaughter|the killing of animals (as for food)
sleepwalk|walk in one's sleep
sleight|adroitness in using the hands
slender|being of delicate or slender build
slum|a district of a city marked by poverty and inferior living conditions
slush|partially melted snow
smallpox|a highly contagious viral disease characterized by fever and weakness and skin eruption with pustules that form scabs that slough off leaving scars
smog|air pollution by a mixture of smoke and fog
smoker|a person who smokes tobacco
smuggler|someone who imports or exports without paying duties
snatch|to grasp hastily or eagerly
sniff|perceive by inhaling through the nose
snowdrift|a mass of snow heaped up by the wind
soar|rise rapidly
sober|not affected by a chemical substance (especially alcohol)
sociologist|a social scientist who studies the institutions and development of human society
sociology|the study and classification of human societies
sodium|a silvery soft waxy metallic element of the alkali metal group
somersault|an acrobatic feat in which the feet roll over the head (either forward or backward) and return
songbird|any bird having a musical call
sorcerer|one who practices magic or sorcery
sorcery|the belief in magical spells that harness occult forces or evil spirits to produce unnatural effects in the world
sorrow|an emotion of great sadness associated with loss or bereavement
sow|place (seeds) in or on the ground for future growth
spaceflight|a voyage outside the Earth's atmosphere
span|to cover or extend over an area or time period
spaniel|any of several breeds of small to medium-sized gun dogs with a long silky coat and long frilled ears
spanner|a hand tool that is used to hold or twist a nut or bolt
specimen|an example regarded as typical of its class
spectacle|something or someone seen (especially a notable or unusual sight)
speechless|temporarily incapable of speaking
splinter|a small thin sharp bit or wood or glass or metal
spoilt/spoiled|having the character or disposition harmed by pampering or oversolicitous attention
spokesperson|an advocate who represents someone else's policy or purpose
spouse|a person's partner in marriage
sprint|run very fast, usually for a short distance
spyware|computer software that obtains information from a user's computer without the user's knowledge or consent
squat|sit on one's heels
squire|young nobleman attendant on a knight
stab|use a knife on
stack|an orderly pile
stag|a male deer, especially an adult male red deer
stagger|walk as if unable to control one's movements
stale|lacking freshness, palatability, or showing deterioration from age
stamina|enduring strength and energy
stammer|speak haltingly
standardize|cause to conform to standard or norm
stardom|the status of being acknowledged as a star
starling|gregarious birds native to the Old World
startled|excited by sudden surprise or alarm and making a quick involuntary movement
startling|so remarkably different or sudden as to cause momentary shock or alarm
starvation|a state of extreme hunger resulting from lack of essential nutrients over a prolonged period
stationary|standing still
statistic|a datum that can be represented numerically
statistical|of or relating to statistics
stature|high level of respect gained by impressive development or achievement
status|the relative position or standing of things or especially persons in a society
statutory|relating to or created by statutes
steadfast|marked by firm determination or resolution; not shakable
stepladder|a folding portable ladder hinged at the top
stiffen|become stiff or stiffer
stingray|large venomous ray with large barbed spines near the base of a thin whiplike tail capable of inflicting severe wounds
stirrup|support consisting of metal loops into which rider's feet go
stocking|close-fitting hosiery to cover the foot and leg
stockpile|something kept back or saved for future use or a special purpose
stopover|a stopping place on a journey
storeroom|a room in which things are stored
stowaway|a person who hides aboard a ship or plane in the hope of getting free passage
strainer|a filter to retain larger pieces while smaller pieces and liquids pass through
strangle|kill by squeezing the throat of so as to cut off the air
strategic|relating to or concerned with strategy
strategist|an expert in strategy (especially in warfare)
strip|a relatively long narrow piece of something
strive|attempt by employing effort
stroll|walk leisurely and with no apparent aim
structural|relating to or caused by structure, especially political or economic structure
structured|having definite and highly organized structure
stunt|a difficult or unusual or dangerous feat; usually done to gain attention
stylized|using artistic forms and conventions to create effects; not natural or spontaneous
submerge|sink below the surface; go under or as if under water
subsequent|following in time or order
subsequently|happening at a time subsequent to a reference time
subset|a set whose members are members of another set; a set contained within another set
substantial|of considerable importance, size, or worth
substantially|to a great extent or degree
substitute|a person or thing that takes or can take the place of another
subtitle|translation of foreign dialogue of a movie or TV program
suburban|relating to or characteristic of or situated in suburbs
successive|in regular succession without gaps
successor|a person who follows next in order
sue|institute legal proceedings against; file a suit against
suffix|an affix that is added at the end of the word
sulk|be in a huff and display one's displeasure
sultan|the ruler of a Muslim country (especially of the former Ottoman Empire)
summarize|give a summary (of)
summon|call in an official matter, such as to attend court
sundial|timepiece that indicates the daylight hours by the shadow that the gnomon casts on a calibrated dial
supernatural|not existing in nature or subject to explanation according to natural laws
supernova|a star that explodes and becomes extremely luminous in the process
supersonic|(of speed) greater than the speed of sound in a given medium (especially air)
supervise|watch and direct
supplier|someone whose business is to supply a particular service or commodity
surge|a sudden forceful flow
surgical|of or relating to or involving or used in surgery
surplus|a quantity much larger than is needed
surveillance|close observation of a person or group (usually by the police)
swap|exchange or give (something) in exchange for
swarm|a moving crowd
swell|increase in size, magnitude, number, or intensity
swift|moving very fast
swirl|turn in a twisting or spinning motion
swordsman|someone skilled at fencing
symbolic|relating to or using or proceeding by means of symbols
symbolism|a system of symbols and symbolic representations
symbolize|express indirectly by an image, form, or model; be a symbol
sympathize|share the feelings of; understand the sentiments of
synonymous|(of words) meaning the same or nearly the same
synthetic|not of natural origin; prepared or made artificially
syringe|a medical instrument used to inject or withdraw fluids
systematic|characterized by order and planning
tactic|a plan for attaining a particular goal
talon|a sharp hooked claw especially on a bird of prey
tan|a browning of the skin resulting from exposure to the rays of the sun
tantrum|a display of bad temper
tarot|any of a set of (usually 78) cards that include 22 cards representing virtues and vices and death and fortune etc.
tarpaulin|waterproofed canvas
tartan|a cloth having a crisscross design
taxpayer|someone who pays taxes
technician|someone whose occupation involves training in a specific technical process
tectonic|pertaining to the structure or movement of the earth's crust
telegram|a message transmitted by telegraph
telepathy|apparent communication from one mind to another without using sensory perceptions
tempo|the speed at which a composition is to be played
tenant|someone who pays rent to use land or a building or a car that is owned by someone else
tenfold|by ten times as much
terminate|bring to an end or halt
terminology|a system of words used to name things in a particular discipline
termite|whitish soft-bodied ant-like social insect that feeds on wood
terrain|a piece of ground having specific characteristics or military potential
terrestrial|of or relating to or inhabiting the land as opposed to the sea or air
terrier|any of several usually small short-bodied breeds originally trained to hunt animals living underground
territorial|of or relating to a territory
terrorism|the calculated use of violence (or the threat of violence) against civilians in order to attain goals that are political or religious or ideological in nature
testify|give testimony in a court of law
testimony|a solemn statement made under oath
textile|artifact made by weaving or felting or knitting or crocheting natural or synthetic fibers
texture|the feel of a surface or a fabric
theatrical|of or relating to the theater
thematic|relating to or constituting a topic of discourse
theology|the rational and systematic study of religion and its influences and of the nature of religious truth
theorem|a proposition deducible from basic postulates
theoretical|concerned primarily with theories or hypotheses rather than practical considerations
theoretically|in theory; according to the assumed facts
theorist|someone who theorizes (especially in science or art)
therapeutic|tending to cure or restore to health
therapist|a person skilled in a particular type of therapy
thereby|by that means or because of that
thermal|relating to or associated with heat
thermostat|a regulator for automatically regulating temperature by starting or stopping the supply of heat
thesaurus|a book containing a classified list of synonyms
thicken|make thick or thicker
thorough|painstakingly careful and accurate
three-dimensional|involving or relating to three dimensions or aspects; giving the illusion of depth
thrilling|causing a surge of emotion or excitement
thrive|grow vigorously
thrust|push forcefully
thug|an aggressive and violent young criminal
thunderbolt|a discharge of lightning accompanied by thunder
tidal|of or relating to or caused by tides
tighten|make tight or tighter
timber|the wood of trees cut and prepared for use as building material
timeless|unaffected by time
timeline|a sequence of related events arranged in chronological order and displayed along a line (usually drawn left to right or top to bottom)
timid|showing fear and lack of confidence
tinder|material for starting a fire
tireless|showing sustained enthusiastic action with unflagging vitality
titanium|a light strong grey lustrous corrosion-resistant metallic element used in strong lightweight alloys (as for airplane parts)
toadstool|common name for an inedible or poisonous agaric (contrasting with the edible mushroom)
toga|a one-piece cloak worn by men in ancient Rome
tolerable|capable of being borne or endured
toll|a fee levied for the use of roads or bridges (used for maintenance)
tombstone|a stone that is used to mark a grave
tome|a (usually) large and scholarly book
tongs|any of various devices for taking hold of objects
totalitarian|characterized by a government in which the political authority exercises absolute and centralized control
touchscreen|a computer display that enables the user to interact with the computer by touching areas on the screen
touchy|quick to take offense
toughen|make tough or tougher
tow|drag behind
toxin|a poisonous substance produced during the metabolism and growth of certain microorganisms and some higher plant and animal species
trait|a distinguishing feature of your personal nature
traitor|someone who betrays his country by committing treason
tranquillity/tranquility|an untroubled state; free from disturbances
transcript|something that has been transcribed
transitive|designating a verb that requires a direct object to complete the meaning
transmission|the act of sending a message; causing a message to be transmitted
transmit|transfer to another
transparent|transmitting light; able to be seen through with clarity
trapeze|a swing used by circus acrobats
treasury|the funds of a government or institution or individual
treaty|a written agreement between two states or sovereigns
tremendous|extraordinarily large in size or extent or amount or power or degree
trend|a general direction in which something tends to move
triangular|having three angles; forming or shaped like a triangle
tribal|relating to or characteristic of a tribe
trigger|lever that activates the firing mechanism of a gun
tripod|a three-legged rack used for support
triumph|a successful ending of a struggle or contest
triumphant|joyful and proud especially because of triumph or success
troll|a supernatural creature (either a dwarf or a giant) that is supposed to live in caves or in the mountains
troop|a group of soldiers
tropics|the part of the Earth's surface between the Tropic of Cancer and the Tropic of Capricorn
troublesome|causing difficulty or annoyance
trowel|a small hand tool with a handle and flat metal blade
trustworthy|worthy of trust or belief
turban|a traditional Muslim headdress consisting of a long scarf wrapped around the head
turbine|rotary engine in which the kinetic energy of a moving fluid is converted into mechanical energy by causing a bladed rotor to rotate
turbulence|unstable flow of a liquid or gas
turnip|widely cultivated plant having a large fleshy edible white or yellow root
turnstile|a gate consisting of a post that acts as a pivot for rotating arms
turret|a small tower extending above a building
turtleneck|a sweater or jersey with a high close-fitting collar
tuxedo|semiformal evening dress for men
tweed|thick woolen fabric used for clothing; originated in Scotland
typhoon|a tropical cyclone occurring in the western Pacific or Indian oceans
tyrant|a cruel and oppressive dictator
ubiquitous|being present everywhere at once
udder|mammary gland of bovids (cows and sheep and goats)
unarmed|(used of persons or the military) not having or using arms
unavoidable|impossible to avoid or evade
unbiased|characterized by a lack of partiality
uncertainty|being unsettled or in doubt or dependent on chance
unconventional|not conforming to accepted rules or standards
underestimate|assign too low a value to
underfoot|under the feet
undergraduate|a university student who has not yet received a first degree
underpass|an underground tunnel or passage enabling pedestrians to cross a road or railway
underprivileged|lacking the rights and advantages of other members of society
understandable|capable of being apprehended or understood
undervalue|assign too low a value to
undesirable|not wanted
undoubtedly|without doubt; certainly
unethical|not conforming to approved standards of social or professional behavior
uneven|not even or uniform as e.g. in shape or texture
unexplained|not explained
unforeseen|not anticipated
uniformity|a condition in which everything is regular and unvarying
uninhabited|not having inhabitants; not lived in
uninterested|not having or showing interest
union|an organization of employees formed to bargain with the employer
unjust|not fair; marked by injustice or partiality or deception
unlock|open the lock of
unmanned|lacking a crew
unnatural|not in accordance with or determined by nature; contrary to nature
unprepared|without preparation; not prepared for
unsolved|not solved
unspoken|expressed without speech
unstable|lacking stability or fixity or firmness
upright|in a vertical position; not sloping
uprising|organized opposition to authority
uproar|a state of commotion and noise and confusion
uranium|a heavy toxic silvery-white radioactive metallic element; occurs in many isotopes
urban|relating to or concerned with a city or densely populated area
utensil|an implement for practical use (especially in a household)
vaccination|taking a vaccine as a precaution against contracting a disease
valid|well grounded in logic or truth or having legal force
valour/valor|the qualities of a hero or heroine
vandal|someone who willfully destroys or defaces property
variable|liable to or capable of change
vegetation|all the plant life in a particular region or period
veil|a garment that covers the head and face
velocity|distance travelled per unit time
vent|a hole for the escape of gas or air
ventilation|the act of supplying fresh air and getting rid of foul air
verbal|communicated in the form of words
verify|confirm the truth of
vertical|at right angles to the plane of the horizon or a base line
veto|a vote that blocks a decision
vice-president|an executive officer ranking immediately below a president
vicinity|a surrounding or nearby region
victorious|having won
viewpoint|a mental position from which things are viewed
vigorous|characterized by forceful and energetic action or activity
vineyard|a farm of grapevines where wine grapes are produced
visibility|quality or fact or degree of being visible; perceptible by the eye or obvious to the eye
visual|relating to or using sight
visualize|imagine; conceive of; see in one's mind
vivid|evoking lifelike images within the mind
vocalist|a person who sings
voluntary|of your own free will or design; done by choice; not forced or compelled
voter|a citizen who has a legal right to vote
vulture|any of various large diurnal birds of prey having naked heads and weak claws and feeding chiefly on carrion
wade|walk (through relatively shallow water)
waistband|a band of material around the waist that strengthens a skirt or trousers
wartime|a period of time during which there is armed conflict
wary|marked by keen caution and watchful prudence
wasteland|an uninhabited wilderness that is worthless for cultivation
watchmaker|someone who makes or repairs watches
watchtower|an observation tower for a lookout to watch over prisoners or watch for fires or enemies
waterway|a navigable body of water
weaponry|weapons considered collectively
weary|physically and mentally fatigued
weightless|having little or no weight or apparent gravitational pull; light
well-being|a contented state of being happy and healthy and prosperous
wellbeing|a contented state of being happy and healthy and prosperous
wetland|a low area where the land is saturated with water
wharf|a platform built out from the shore into the water and supported by piles
wheelbarrow|a cart for carrying small loads; has handles and one or more wheels
whereabouts|the general location where something is
whirl|turn in a twisting or spinning motion
whirlpool|a powerful circular current of water (usually the result of conflicting tides)
whistleblower|an informant who exposes wrongdoing within an organization in the hope of stopping it
wholeheartedly|without reserve; without reservation
widen|become broader or wider or more extensive
widower|a man whose wife is dead especially one who has not remarried
wig|hairpiece covering the head and made of real or synthetic hair
willpower|the trait of resolutely controlling your own behavior
wily|marked by skill in deception
winch|lifting device consisting of a horizontal cylinder turned by a crank on which a cable or rope winds
wistful|showing pensive sadness
withdraw|pull back or move away or backward
witticism|a message whose ingenuity or verbal skill or incongruity has the power to evoke laughter
wobble|move unsteadily
womb|a hollow muscular organ in the pelvic cavity of females; contains the developing fetus
woodcutter|cuts down trees and chops wood as a job
workbench|a strong worktable for a carpenter or mechanic
workforce|the force of workers available
workload|work that a person is expected to do in a specified time
worsen|grow worse
wreckage|the remaining parts of something that has been wrecked
yearn|desire strongly or persistently
zinc|a bluish-white lustrous metallic element
zoologist|a specialist in the branch of biology dealing with animals
`;
