/** From WordNet 3.1 (see LICENSE beside this file), shortened: a word and what it means. */
export const c1 = `
abbreviate|reduce in scope while retaining essential elements
abbreviation|a shortened form of a word or phrase
abduction|the criminal act of capturing and carrying away by force a family member
abode|any address at which you dwell more than temporarily
abolition|the act of abolishing a system or practice or institution (especially abolishing slavery)
aboriginal|characteristic of or relating to people inhabiting a region from the beginning
abortion|termination of pregnancy
abound|be abundant or plentiful; exist in large quantities
abrasion|an abraded area where the skin is torn or worn off
absorbing|capable of arousing and holding the attention
abyss|a bottomless gulf or pit
academia|the academic world
acceleration|an increase in rate of change
acclaim|enthusiastic approval
acclimatize|get used to a certain climate
accountable|liable to account for one's actions
acute|having or experiencing a rapid onset and short but severe course
adept|having or showing knowledge and skill and aptitude
adherence|faithful support for a cause or political party or religion
adherent|someone who believes and helps to spread the doctrine of another
adhesive|a substance that unites or bonds surfaces together
adjacent|nearest in space or position; immediately adjoining without intervening space
administer|work in an administrative capacity; supervise or be in charge of
administrative|of or relating to or responsible for administration
admirable|deserving of the highest esteem or admiration
adversary|someone who offers opposition
adversity|a state of misfortune or affliction
advocacy|active support of an idea or cause etc.
advocate|push for something
affiliate|a subordinate or subsidiary associate
affiliation|a social or business relationship
affirmation|a statement asserting the existence or the truth of something
affirmative|affirming or giving assent
afflict|cause great unhappiness for; distress
affliction|a state of great suffering and distress due to adversity
affluence|abundant wealth
ageless|continuing forever or indefinitely
aggravating|making worse
aggregate|the whole amount
agile|moving quickly and lightly
agitation|a mental state of extreme emotional disturbance
agnostic|someone who is doubtful or noncommittal about something
ailment|an often persistent bodily disorder or disease; a cause for complaining
albino|a person with congenital albinism: white hair and milky skin; eyes are usually pink
alienate|arouse hostility or indifference in where there had formerly been love, affection, or friendliness
align|place in a line or arrange so as to be parallel or straight
allegation|a formal accusation against somebody (often in a court of law)
allege|report or maintain
allegedly|according to what has been alleged
allergen|any substance that can cause an allergy
alley|a narrow street with walls on both sides
allocate|distribute according to a plan or set apart for a special purpose
allot|give out
allude|make a more or less disguised reference to
allusion|passing reference or indirect mention
aloof|remote in manner
aloofness|indifference by personal withdrawal
altruism|the quality of unselfish concern for the welfare of others
altruistic|showing unselfish concern for the welfare of others
amass|collect or gather
ambivalent|uncertain or unable to decide about what course to follow
amendment|the act of amending or correcting
ammunition|projectiles to be fired from a gun
amnesia|partial or total loss of memory
ample|more than enough in size or scope or capacity
amplify|increase in size, volume or significance
amplitude|the maximum displacement of a periodic wave
anaemic/anemic|relating to anemia or suffering from anemia
anaesthetic/anesthetic|a drug that causes temporary loss of bodily sensations
analytical|using or skilled in using analysis (i.e., separating a whole--intellectual or substantial--into its elemental parts or basic principles)
anarchy|a state of lawlessness and disorder (usually resulting from a failure of government)
anecdotal|having the character of an anecdote
anemone|any woodland plant of the genus Anemone grown for its beautiful flowers and whorls of dissected leaves
anguish|extreme mental distress
animate|heighten or intensify
animosity|a feeling of ill will arousing active hostility
annex|take (territory) as if by conquest
annotation|a comment or instruction (usually added)
annoyance|the psychological state of being irritated or annoyed
anomaly|deviation from the normal or common order or form or rule
anonymity|the state of being anonymous
antagonist|someone who offers opposition
anteater|toothless mammal of southern Africa and Asia having a body covered with horny scales and a long snout for feeding on ants and termites
anthropologist|a social scientist who specializes in anthropology
anthropology|the social science that studies the origins and social relationships of human beings
antidote|a remedy that stops or controls the effects of a poison
antonym|a word that expresses a meaning opposed to the meaning of another word, in which case the two words are antonyms of each other
apathetic|showing little or no emotion or animation
apathy|an absence of emotion or enthusiasm
apiece|to or from every one of two or more (considered individually)
apologetic|offering or expressing apology
appal/appall|strike with disgust or revulsion
apparatus|equipment designed to serve a specific function
apparition|a ghostly appearing figure
appendix|supplementary material that is collected and appended at the back of a book
appraisal|the classification of someone or something with respect to its worth
apprehension|fearful expectation or anticipation
apprenticeship|the position of apprentice
approximation|an approximate calculation of quantity or degree or worth
aptitude|inherent ability
arbitrarily|in a random manner
arcade|a covered passageway with shops and stalls on either side
archaic|so extremely old as seeming to belong to an earlier period
archive|a depository containing historical records and documents
archivist|a person in charge of collecting and cataloguing archives
aria|an elaborate song for solo voice
arid|lacking sufficient water or rainfall
aristocracy|a privileged class holding hereditary titles
aristocrat|a member of the aristocracy
aristocratic|belonging to or characteristic of the nobility or aristocracy
arousal|the act of arousing
arouse|call forth (emotions, feelings, and responses)
arson|malicious burning to destroy property
artefact/artifact|a man-made object taken as a whole
articulation|the aspect of pronunciation that involves bringing articulatory organs together so as to shape the sounds of speech
artifice|a deceptive maneuver (especially to avoid capture)
artillery|large but transportable armament
artisan|a skilled worker who practices some trade or handicraft
ashore|towards the shore from the water
aspiration|a will to succeed
aspire|have an ambitious plan or a lofty goal
assassinate|murder; especially of socially prominent persons
assertion|a declaration that is made emphatically (as if no supporting evidence were necessary)
assimilate|take up mentally
assimilation|the state of being assimilated
assorted|consisting of a haphazard assortment of different kinds
assortment|a collection containing a variety of sorts of things
astound|affect with wonder
astray|away from the right path or direction
astronomical|relating or belonging to the science of astronomy
astute|marked by practical hardheaded intelligence
asylum|a shelter from danger or hardship
asymmetry|a lack of symmetry
atrocious|shockingly brutal or cruel
attain|to gain with effort
attainable|capable of being attained or accomplished
attainment|the act of achieving an aim
attentive|(often followed by 'to') giving care or attention
attune|adjust or accustom to; bring into harmony with
auctioneer|an agent who conducts an auction
audacious|invulnerable to fear or intimidation
audit|an inspection of the accounting procedures and records by a trained accountant or CPA
austere|severely simple
authenticate|establish the authenticity of something
authoritarian|characteristic of an absolute ruler or absolute rule; having absolute sovereignty
authorize|grant authorization or clearance for
autonomous|(of political bodies) not controlled by outside forces
autonomy|immunity from arbitrary exercise of authority: political independence
avail|a means of serving
avant-garde|radically new or original
avenge|take revenge for a perceived wrong
aversion|a feeling of intense dislike
avert|prevent the occurrence of; prevent from happening
avidly|in an avid manner
awe-inspiring|inspiring awe or admiration or wonder
axis|a straight line through a body or figure that satisfies certain conditions
babble|utter meaningless sounds, like a baby, or utter in an incoherent way
backlog|an accumulation of jobs not done or materials not processed that are yet to be dealt with (especially unfilled customer orders for products or services)
baffle|be a mystery or bewildering to
balk/baulk|refuse to comply
balm|any of various aromatic resinous substances used for healing and soothing
banal|repeated too often; overfamiliar through overuse
bandwagon|a popular trend that attracts growing support
bane|something causing misery or death
banish|expel from a community or group
banishment|the state of being banished or ostracized (excluded from society by general consent)
banter|light teasing repartee
baptism|a Christian sacrament signifying spiritual cleansing and rebirth
baptize|administer baptism to
barbarian|a member of an uncivilized people
baron|a nobleman (in various countries) of varying rank
barracuda|any voracious marine fish of the genus Sphyraena having an elongated cylindrical body and large mouth with projecting lower jaw and long strong teeth
barrage|the rapid and continuous delivery of linguistic communication (spoken or written)
barren|providing no shelter or sustenance
barricade|a barrier set up by police to stop traffic on a street or road in order to catch a fugitive or inspect traffic etc.
baseline|an imaginary line or standard by which things are measured or compared
beacon|a fire (usually on a hill or tower) that can be seen from a distance
bead|a small ball with a hole through the middle
beady|small and round and shiny like a shiny bead or button
bearing|relevant relation or interconnection
beckon|signal with the hands or nod
befall|become of; happen to
befitting|appropriate to
befriend|become friends with
beguiling|highly attractive and able to arouse hope or desire
belated|after the expected or usual time; delayed
belatedly|later than usual or than expected
bellow|shout loudly and without restraint
bellows|(used in the plural) a mechanical device that blows a strong current of air
bemusement|confusion resulting from failure to understand
benchmark|a standard by which something can be measured or judged
beneficiary|the recipient of funds or other benefits
benevolent|intending or showing kindness
bereave|deprive through death
bereavement|state of sorrow over the death or departure of a loved one
beware|be on one's guard; be cautious or wary about; be alert to
bewilder|be a mystery or bewildering to
bewilderment|confusion resulting from failure to understand
bibliography|a list of writings with time and place of publication (such as the writings of a single author or the works referred to in preparing a document etc.)
bickering|a quarrel about petty points
billowing|characterized by great swelling waves or surges
biochemistry|the organic chemistry of compounds and processes occurring in organisms
bitterness|a feeling of deep and bitter anger and ill-will
bland|lacking taste or flavor or tang
blare|make a strident sound
blasphemy|blasphemous language (expressing disrespect for God or for something sacred)
blather|foolish gibberish
bleary|tired to the point of exhaustion
blemish|a mark or flaw that spoils the appearance of something (especially on a person's body)
blight|a state or condition being blighted
blip|a sudden minor shock or meaningless interruption
blissful|completely happy and contented
bloodshed|the shedding of blood resulting in murder
blotch|an irregularly shaped spot
blueprint|something intended as a guide for making something else
bluntly|in a blunt direct manner
blurry|indistinct or hazy in outline
bluster|blow hard; be gusty, as of wind
boastful|exhibiting self-importance
bog|wet spongy ground of decomposing vegetation; has poorer drainage than a swamp
bogus|fraudulent; having a misleading appearance
boldness|the trait of being willing to undertake things that involve risk or danger
bolster|support and strengthen
bona-fide|undertaken in good faith
bonkers|informal or slang terms for mentally irregular
boorish|ill-mannered and coarse and contemptible in behavior or appearance
boycott|refuse to sponsor; refuse to do business with
brazenly|in a brazen manner
breadwinner|one whose earnings are the primary source of support for their dependents
brigade|army unit smaller than a division
bristle|a stiff fiber (coarse hair or filament); natural or synthetic
brittle|having little elasticity; hence easily cracked or fractured or snapped
brooch|a decorative pin worn by women
brooding|deeply or seriously thoughtful
brutality|the trait of extreme cruelty
brutally|in a vicious manner
bulge|something that bulges out or is protuberant or projects from its surroundings
bulky|of large size for its weight
bulldozer|large powerful tractor; a large blade in front flattens areas of ground
bumbling|lacking physical movement skills, especially with the hands
buoy|bright-colored
buoyant|tending to float on a liquid or rise in air or gas
burdensome|not easily borne; wearing
bureaucratic|of or relating to or resembling a bureaucrat or bureaucracy
burly|muscular and heavily built
burrow|a hole made by an animal, usually for shelter
bustle|move or cause to move energetically or busily
buttress|a support usually of stone or brick; supports the wall of a building
buzzword|stock phrases that have become nonsense through endless repetition
calibre/caliber|a degree or grade of excellence or worth
callous|emotionally hardened
camaraderie|the quality of affording easy familiarity and sociability
camouflage|an outward semblance that misrepresents the true nature of something
candour/candor|the quality of being honest and straightforward in attitude and speech
canon|a rule or especially body of rules or principles generally established as valid and fundamental in a field of art or philosophy
capitalism|an economic system based on private ownership of capital
capitalist|a conservative advocate of capitalism
captivate|attract; cause to be enamored
cardiac|of or relating to the heart
cardinal|one of a group of more than 100 prominent bishops in the Sacred College who advise the Pope and elect new Popes
carefree|free of trouble and worry and care
caress|touch or stroke lightly in a loving or endearing manner
caricature|a representation of a person that is exaggerated for comic effect
carnage|the savage and excessive killing of many people
carnivore|a terrestrial or aquatic flesh-eating mammal
casing|the housing or outer covering of something
caste|social status or position conferred by a system based on class
causal|involving or constituting a cause; causing
cautionary|warding off
cavern|any large dark enclosed space
cavernous|being or suggesting a cavern
cavity|a sizeable hole (usually in the ground)
ceaseless|uninterrupted in time and indefinitely long continuing
cedar|any of numerous trees of the family Cupressaceae that resemble cedars
celestial|of or relating to the sky
censor|someone who censures or condemns
census|a periodic count of the population
centrepiece/centerpiece|the central or most important feature
centurion|the leader of 100 soldiers
chandelier|branched lighting fixture; often ornate; hangs from the ceiling
chaperone/chaperon|one who accompanies and supervises a young woman or gatherings of young people
charisma|a personal attractiveness or interestingness that enables you to influence others
charismatic|possessing an extraordinary ability to attract
chauffeur|a man paid to drive a privately owned car
chequered/checkered|patterned with alternating squares of color
chisel|an edge tool with a flat steel blade with a cutting edge
chivalrous|being attentive to women like an ideal knight
choreographer|someone who creates new dances
chronic|being long-lasting and recurrent or characterized by long suffering
chronicle|a record or narrative description of past events
chronology|an arrangement of events in time
chuckle|laugh quietly or with restraint
churn|stir (cream) vigorously in order to make butter
circular|having the shape or form of a circle
circulation|the dissemination of copies of periodicals (as newspapers or magazines)
circumference|the size of something as given by the distance around it
citrus|any of numerous fruits of the genus Citrus having thick rind and juicy pulp
clad|wearing or provided with clothing; sometimes used in combination
clamp|a device (generally used by carpenters) that holds things firmly together
clan|group of people related by blood or marriage
clank|a loud resonant repeating noise
clarification|an interpretation that removes obstacles to understanding
clatter|a rattling noise (often produced by rapid movement)
cleanly|smoothly and without difficulty; precisely and deftly
cleft|a split or indentation in something (as the palate or chin)
clench|hold in a tight grasp
clergy|in Christianity, clergymen collectively (as distinguished from the laity)
clientele|customers collectively
clinical|relating to a clinic or conducted in or as if in a clinic and depending on direct observation of patients
clique|an exclusive circle of people with a common purpose
clump|a grouping of a number of similar things
clutter|a confused multitude of things
coax|influence or urge by gentle urging, caressing, or flattering
cockpit|compartment where the pilot sits while flying the aircraft
cocoon|silky envelope spun by the larvae of many insects to protect pupas and by spiders to protect eggs
coerce|to cause to do through pressure or necessity, by physical, moral or intellectual means
coercion|the act of compelling by force of authority
coherent|marked by an orderly, logical, and aesthetically consistent relation of parts
cohesion|the state of cohering or sticking together
colander|bowl-shaped strainer; used to wash or drain foods
collaborative|accomplished by collaboration
collage|a paste-up made by sticking together pieces of paper or photographs to form an artistic image
collapsible|capable of collapsing or being collapsed
collateral|a security pledged for the repayment of a loan
colloquial|characteristic of informal spoken language or conversation
colloquially|with the use of colloquial expressions
collusion|secret agreement
colonialism|exploitation by a stronger country of weaker one
colonize|settle as a colony; of countries in the developing world
colossal|so great in size or force or extent as to elicit awe
combative|inclined or showing an inclination to dispute or disagree, even to engage in law suits
combustion|a process in which a substance reacts with oxygen to give heat and light
commando|a member of a military unit trained as shock troops for hit-and-run raids
commemorate|celebrate by some ceremony or observation
commend|express approval of
commendable|worthy of high praise
commission|a special group delegated to consider some matter
commodity|articles of commerce
commonplace|completely ordinary and unremarkable
commotion|a disorderly outburst or tumult
communal|for or by a group rather than individuals
compassionate|showing or having compassion
competence|the quality of being adequately or well qualified physically and intellectually
compilation|something that is compiled (as into a single book or file)
complacency|the feeling you have when you are satisfied with yourself
complacent|contented to a fault with oneself or one's actions
compliance|acting according to certain accepted standards
compliant|inclined to comply
compost|a mixture of decaying vegetation and manure; used as a fertilizer
compulsion|an urge to do or say something that might be better left undone or unsaid
compulsive|caused by or suggestive of psychological compulsion
conceited|characteristic of false pride; having an exaggerated sense of self-importance
conceivable|capable of being imagined
conceivably|within the realm of possibility
conception|an abstract or general idea inferred or derived from specific instances
conceptual|being or characterized by concepts or their formation
concerted|involving the joint activity of two or more
concurrently|overlapping in duration
condense|undergo condensation; change from a gaseous to a liquid state and fall in drops
condescending|(used of behavior or attitude) characteristic of those who treat others with condescension
condescension|the trait of displaying arrogance by patronizing those considered inferior
condiment|a preparation (a sauce or relish or spice) to enhance flavor or enjoyment
conducive|tending to bring about; being partly responsible for
confectioner|someone who makes candies and other sweets
confer|have a conference in order to talk something over
confidant|someone to whom private matters are confided
confiscate|take temporary possession of as a security, by legal authority
confound|be confusing or perplexing to; cause to be unable to think clearly
conjunction|the temporal property of two things happening at the same time
conjure|summon into action or bring into existence, often as if by magic
connoisseur|an expert able to appreciate a field; especially in the fine arts
conquest|the act of conquering
conscientious|characterized by extreme care and great effort
consecutive|one after the other
consequential|having important issues or results
considerate|showing concern for the rights and feelings of others
consolation|the comfort you feel when consoled in times of disappointment
console|give moral or emotional strength to
consolidate|unite into one
conspicuous|obvious to the eye or mind
conspicuously|in a manner tending to attract attention
conspirator|a member of a conspiracy
conspire|engage in plotting or enter into a conspiracy, swear together
constituency|the body of voters who elect a representative for their area
constituent|an artifact that is one of the individual parts of which a composite entity is made up
constitute|form or compose
constitutional|of benefit to or intended to benefit your physical makeup
consultation|a conference (usually with someone important)
contemptible|deserving of contempt or scorn
contemptuous|expressing extreme contempt
contend|maintain or assert
contention|a point asserted as part of an argument
contentment|happiness with one's situation in life
contingency|a possible event or occurrence or result
contingent|a gathering of persons representative of some larger group
continual|recurring regularly or frequently in a prolonged and closely spaced series
continuity|uninterrupted connection or union
contortion|the act of twisting or deforming the shape of something (e.g., yourself)
contraction|a shortening or tensing of a part or organ (especially of a muscle or muscle fiber)
contradictory|of words or propositions so related that both cannot be true and both cannot be false
contrived|showing effects of planning or manipulation
converge|be adjacent or come together
convergence|the occurrence of two or more things coming together
conversely|with the terms of the relation reversed
convoy|a procession of land vehicles traveling together
coordination|the skillful and effective interaction of movements
copious|large in number or quantity (especially of discourse)
cornerstone|the fundamental assumptions from which something is begun or developed or calculated or explained
coronation|the ceremony of installing a new monarch
correlate|to bear a reciprocal or mutual relation
correlation|a reciprocal relation between two or more things
corrosion|a state of deterioration in metals caused by oxidation or chemical action
corrosive|of a substance, especially a strong acid
counteract|act in opposition to
counterfeit|not genuine; imitating something superior
counterpart|a person or thing having the same function or characteristics as another
counterproductive|tending to hinder the achievement of a goal
coup|a sudden and decisive change of government illegally or by force
courier|a person who carries a message
courteous|exhibiting courtesy and politeness
courteously|in a polite manner
covert|secret or hidden; not openly practiced or engaged in or shown or avowed
coveted|greatly desired
crackle|make a crackling sound
crafty|marked by skill in deception
cram|crowd or pack to capacity
crave|have a craving, appetite, or great desire for
creak|make a high-pitched, screeching noise
creaky|worn and broken down by hard use
credibility|the quality of being believable or trustworthy
credulous|disposed to believe on little evidence
crescent|any shape resembling the curved shape of the moon in its first or last quarters
cress|any of various plants of the family Cruciferae with edible leaves that have a pungent taste
crest|the top line of a hill, mountain, or wave
crevice|a long narrow depression in a surface
criterion|a basis for comparison; a reference point against which other things can be evaluated
critique|an essay or article that gives a critical evaluation (as of a book or play)
crook|someone who has committed a crime or has been legally convicted of a crime
crusader|a disputant who advocates reform
crypt|a cellar or vault or underground burial chamber (especially beneath a church)
cryptic|of an obscure nature
culminate|end, especially to reach a final or climactic stage
culmination|a final climactic stage
cumbersome|difficult to handle or use especially because of size or weight
cumulative|increasing by successive addition
cunning|attractive especially by means of smallness or prettiness or quaintness
curator|the custodian of a collection (as a museum or library)
curio|something unusual -- perhaps worthy of collecting
curtail|place restrictions on
customarily|by custom; according to common practice
customary|in accordance with convention or custom
cutlet|thin slice of meat (especially veal) usually fried or broiled
cynicism|a cynical feeling of distrust
dampen|suppress or constrain so as to lessen in intensity
dangle|hang freely
dart|a small narrow pointed missile that is thrown or shot
daunt|cause to lose courage
daydream|have a daydream; indulge in a fantasy
dazzle|to cause someone to lose clear vision, especially from intense light
deadlock|a situation in which no progress can be made or no advancement is possible
debacle|a sudden and violent collapse
debilitating|impairing the strength and vitality
debris|the remains of something that has been destroyed or broken up
deceit|the quality of being fraudulent
deceitful|intended to deceive
decency|the quality of conforming to standards of propriety and morality
deceptive|causing one to believe what is not true or fail to believe what is true
decidedly|without question and beyond doubt
decipher|convert code into ordinary language
decorum|propriety in manners and conduct
decree|a legally binding command or decision entered on the court record (as if issued by a court or judge)
deduct|make a subtraction
deduction|a reduction in the gross amount on which a tax is calculated
defamation|a false accusation of an offense or a malicious misrepresentation of someone's words or actions
defective|having a defect
defer|hold back to a later time
defiance|intentionally contemptuous behavior or attitude
defiant|boldly resisting authority or an opposing force
defiantly|in a rebellious manner
deficiency|the state of needing something that is absent or unavailable
deflated|brought low in spirit
deftly|with dexterity; in a dexterous manner
defunct|no longer in force or use; inactive
defuse|remove the triggering device from
delegate|transfer power to someone
delegation|a group of representatives or delegates
deliberation|(usually plural) discussion of all sides of a question
delusion|an erroneous belief that is held in the face of evidence to the contrary
deluxe|ostentatiously rich and superior in quality
demean|reduce in worth or character, usually verbally
demeanour/demeanor|the way a person behaves toward other people
demise|the time when something ends
demography|the branch of sociology that studies the characteristics of human populations
demolition|an event (or the result of an event) that completely destroys something
demonstrable|necessarily or demonstrably true
denominator|the divisor of a fraction
denote|be a sign or indication of
deplete|use up (resources or materials)
deplorable|bad; unfortunate
deployment|the distribution of forces in preparation for battle or work
depository|a facility where things can be deposited for storage or safekeeping
depreciation|a decrease in price or value
deprivation|a state of extreme poverty
deprived|marked by deprivation especially of the necessities of life or healthful environmental influences
derail|cause to run off the tracks
derelict|worn and broken down by hard use
derivative|the result of mathematical differentiation
descriptive|serving to describe or inform or characterized by description
designate|assign a name or title to
desolate|providing no shelter or sustenance
destined|headed or intending to head in a certain direction
detach|cause to become detached or separated; take off
detachment|avoiding emotional involvement
detain|deprive of freedom; take into confinement
detention|a state of being confined (usually for a short time)
deter|try to prevent; show opposition to
deteriorate|become worse or disintegrate
deterrent|something immaterial that interferes with or delays action or progress
detest|dislike intensely; feel antipathy or aversion towards
detrimental|causing harm or injury
detrimentally|in a detrimental manner
detritus|the remains of something that has been destroyed or broken up
devastation|the state of being decayed or destroyed
deviate|turn aside; turn away from
devoid|completely wanting or lacking
devotee|an ardent follower and admirer
devotional|relating to worship
differentiate|mark as different
dignified|having or expressing dignity; especially formality or stateliness in bearing or appearance
digression|a message that departs from the main subject
diligence|conscientiousness in paying proper attention to a task
diligent|quietly and steadily persevering especially in detail or exactness
diligently|with diligence; in a diligent manner
dimly|in a dim indistinct manner
dingy|thickly covered with ingrained dirt or soot
diplomacy|negotiation between nations
dire|fraught with extreme danger; nearly hopeless
directive|a pronouncement encouraging or banning some activity
disaffected|discontented as toward authority
disarm|remove offensive capability from
discern|detect with the senses
disciple|someone who believes and helps to spread the doctrine of another
discipleship|the position of disciple
disclose|make known to the public information that was previously known only to a few people or that was meant to be kept a secret
disclosure|the speech act of making something evident
disconcerting|causing an emotional disturbance
discourse|extended verbal expression in speech or writing
discredit|cause to be distrusted or disbelieved
discrepancy|a difference between conflicting facts or claims or opinions
disdain|lack of respect accompanied by a feeling of intense dislike
dishonour/dishonor|a state of shame or disgrace
disinformation|misinformation that is deliberately disseminated in order to influence or confuse rivals (foreign enemies or business competitors etc.)
disintegrate|break into parts or components or lose cohesion or unity
disinterested|unaffected by self-interest
dislocate|move out of position
disloyal|showing lack of love for your country
dismal|causing dejection
disparaging|expressive of low opinion
disparity|inequality or difference in some respect
dispatch/despatch|send away towards a designated goal
dispel|force to go away; used both with concrete and metaphoric meanings
dispense|administer or bestow, as in small portions
disperse|distribute loosely
displace|cause to move, usually with force or pressure
displeasure|the feeling of being displeased or annoyed or dissatisfied with someone or something
disposition|your usual mood
disproportionately|out of proportion
disprove|prove to be false
disquieting|causing mental discomfort
disregard|refuse to acknowledge
disruptive|characterized by unrest or disorder or insubordination
dissatisfaction|the feeling of being displeased and discontent
disseminate|cause to become widely known
dissertation|a treatise advancing a new point of view resulting from research
dissident|a person who dissents from some established policy
distaste|a feeling of intense dislike
distil/distill|undergo condensation; change from a gaseous to a liquid state and fall in drops
distortion|a change for the worse
distraught|deeply agitated especially from emotion
distressing|causing distress or worry or anxiety
distrust|regard as untrustworthy; regard with suspicion; have no faith or confidence in
disturbance|activity that is a malfunction, intrusion, or interruption
diva|a distinguished female operatic singer; a female operatic star
diverge|move or draw apart
diversify|make (more) diverse
divulge|make known to the public information that was previously known only to a few people or that was meant to be kept a secret
doctorate|one of the highest earned academic degrees conferred by a university
doctrine|a belief (or system of beliefs) accepted as authoritative by some group or school
doggedly|with obstinate determination
doldrums|a state of inactivity (in business or art etc)
domain|a particular environment or walk of life
domineering|tending to domineer
dormant|in a condition of biological rest or suspended animation
dossier|a collection of papers containing detailed information about a particular person or subject (usually a person's record)
downfall|failure that results in a loss of position or reputation
drab|lacking in liveliness or charm or surprise
dreamy|dreamy in mood or nature
dreary|lacking in liveliness or charm or surprise
drench|drench or submerge or be drenched or submerged
droll|comical in an odd or whimsical manner
drowsy|half asleep
duly|in accordance with what is appropriate or suitable for the circumstances
dumbfounded|as if struck dumb with astonishment and surprise
dutiful|willingly obedient out of a sense of duty and respect
dutifully|out of a sense of duty; in a dutiful manner
dwindle|become smaller or lose substance
dynasty|a sequence of powerful leaders in the same family
dystopia|state in which the conditions of life are extremely bad as from deprivation or oppression or terror
dystopian|of or pertaining to or resembling a dystopia
earl|a British peer ranking below a marquess and above a viscount
earnest|characterized by a firm and humorless belief in the validity of your opinions
earshot|the range within which a voice can be heard
eavesdrop|listen without the speaker's knowledge
eccentricity|strange and unconventional behavior
ecological|characterized by the interdependence of living organisms in an environment
ecstasy|a state of being carried away by overwhelming emotion
ecstatic|feeling great rapture or delight
edifice|a structure that has a roof and walls and stands more or less permanently in one place
editorial|an article giving opinions or perspectives
eerie|suggestive of the supernatural; mysterious
eerily|in an unnatural eery manner
effortless|requiring or apparently requiring no effort
egotistical|characteristic of those having an inflated idea of their own importance
elapse|pass by
elated|exultantly proud and joyful; in high spirits
electromagnetic|pertaining to or exhibiting magnetism produced by electric charge in motion
elevate|give a promotion to or assign to a higher position
elevation|the event of something being raised upward
elicit|call forth (emotions, feelings, and responses)
elm|any of various trees of the genus Ulmus: important timber or shade trees
elongated|drawn out or made longer spatially
eloquence|powerful and effective language
eloquent|expressing yourself readily, clearly, effectively
eloquently|with eloquence
embattled|(of a person) beset by difficulties or conflict
embed|fix or set securely or deeply
embellish|add details to
embezzlement|the fraudulent appropriation of funds or property entrusted to your care but actually owned by someone else
emblem|special design or visual object representing a quality, type, group, etc.
embodiment|a new personification of a familiar idea
embody|represent in bodily form
embroider|decorate with needlework
emergence|the gradual beginning or coming forth
eminent|standing above others in quality or position
emit|expel (gases or odors)
empathetic|showing empathy or ready comprehension of others' states
empathize|be understanding of
empirical|derived from experiment and observation rather than theory
empower|give or delegate power or authority to
emptiness|the state of containing nothing
emulate|strive to equal or match, especially by imitating
enact|order by virtue of superior authority; decree
enamel|hard white substance covering the crown of a tooth
enchant|hold spellbound
enclave|an enclosed territory that is culturally distinct from the foreign territory that surrounds it
encode|convert information into code
encompass|include in scope; include as part of something broader; have as one's sphere or territory
encrypt|convert ordinary language into code
encyclopedia/encyclopaedia|a reference work (often in several volumes) containing articles on various topics (often arranged in alphabetical order) dealing with the entire range of human knowledge or with some particular specialty
endearing|lovable especially in a childlike or naive way
endeavour/endeavor|a purposeful or industrious undertaking (especially one that requires effort or boldness)
endurance|the power to withstand hardship or stress
enforcement|the act of enforcing; ensuring observance of or obedience to
engrave|carve, cut, or etch into a material or surface
engross|devote (oneself) fully to
enigmatic|not clear to the understanding
enlighten|make understand
enlightenment|education that results in understanding and the spread of knowledge
enlist|join the military
enliven|heighten or intensify
enrage|put into a rage; make violently angry
enrapture|hold spellbound
ensemble|a group of musicians playing or singing together
enslave|make a slave of; bring into servitude
entail|have as a logical consequence
entangle|entrap
entanglement|an intricate trap that entangles or ensnares its victim
enthralling|capturing interest as if by a spell
entice|provoke someone to do something through (often false or exaggerated) promises or persuasion
entitlement|right granted by law or contract (especially a right to benefits)
entomb|place in a grave or tomb
entourage|the group following and attending to some important person
entrap|take or catch as if in a snare or trap
entrepreneurial|of or relating to an entrepreneur
envision|imagine; conceive of; see in one's mind
envoy|a diplomat having less authority than an ambassador
epicentre/epicenter|the point on the Earth's surface directly above the focus of an earthquake
epitaph|an inscription on a tombstone or monument in memory of the person buried there
equilibrium|a stable situation in which forces cancel one another
eradication|the complete destruction of every trace of something
erode|become ground down or deteriorate
err|to make a mistake or be incorrect
errand|a short trip that is taken in the performance of a necessary task or mission
errant|straying from the right course or from accepted standards
erratic|liable to sudden unpredictable change
erratically|in an erratic unpredictable manner
erroneously|in a mistaken or erroneous manner
escalate|increase in extent or intensity
escapade|a wild and exciting undertaking (not necessarily lawful)
escapism|an inclination to retreat from unpleasant realities through diversion or fantasy
escort|accompany as an escort
espionage|the systematic use of spies to get military or political secrets
estimation|a document appraising the value of something (as for insurance or taxation)
estranged|caused to be unloved
ethic|the principles of right and wrong that are accepted by an individual or a social group
euphoria|a feeling of great (usually exaggerated) elation
evasive|deliberately vague or ambiguous
eviction|action by a landlord that compels a tenant to leave the premises (as by rendering the premises unfit for occupancy)
evocative|serving to bring to mind
evolutionary|of or relating to or produced by evolution
exalted|of high moral or intellectual value; elevated in nature or style
exasperated|greatly annoyed; out of patience
exasperating|extremely annoying or displeasing
exasperation|an exasperated feeling of annoyance
excavate|recover through digging
excavation|the act of digging
excerpt|a passage selected from a larger work
exclaim|utter aloud; often with surprise, horror, or joy
exclamation|an abrupt excited utterance
excruciatingly|in a very painful manner
exemplary|worthy of imitation
exemplify|be characteristic of
exempt|(of persons) freed from or not subject to an obligation or liability (as e.g. taxes) to which others or other things are subject
exert|put to use
exhale|expel air
exhaustive|performed comprehensively and completely; not superficial or partial
exhaustively|in an exhaustive manner
exhilarated|made joyful
exhilarating|making lively and cheerful
exodus|a journey by a large group to escape from a hostile environment
expanse|a wide scope
expatriate|a person who is voluntarily absent from home or country
expedite|speed up the progress of; facilitate
expel|force to leave or move out
expendable|suitable to be expended
expenditure|money paid out; an amount spent
expletive|profane or obscene expression usually of surprise or anger
explication|the act of making clear or removing obscurity from the meaning of a word or symbol or expression etc.
exponent|a person who pleads for a cause or propounds an idea
exponentially|in an exponential manner
expository|serving to expound or set forth
expressly|with specific intentions; for the express purpose
expulsion|the act of forcing out someone or something
extemporaneous|with little or no preparation or forethought
exterminate|kill en masse; kill on a large scale; kill many
extort|obtain through intimidation
extraction|the process of obtaining something from a mixture or compound by chemical or physical or mechanical means
extradition|the surrender of an accused or convicted person by one state or country to another (usually under the provisions of a statute or treaty)
extravagance|the quality of exceeding the appropriate limits of decorum or probability or truth
extremism|any political theory favoring immoderate uncompromising policies
extremist|a person who holds extreme views
extremity|an external body part that projects from the body
exuberant|joyously unrestrained
exude|release (a liquid) in drops or small quantities
eyesore|something very ugly and offensive
fabrication|a deliberately false or improbable account
fabulously|exceedingly; extremely
facade/façade|the face or front of a building
facilitate|make easier
faction|a clique (often secret) that seeks power usually through intrigue
factual|existing in act or fact
fallacy|a misconception resulting from incorrect reasoning
falsify|make false by mutilation or addition; as of a message or story
falter|be unsure or weak
fanaticism|excessive intolerance of opposing views
fanciful|indulging in or influenced by fancy
fanfare|a gaudy outward display
farce|a comedy characterized by broad satire and improbable situations
faux|not genuine or real; being an imitation of the genuine article
favouritism/favoritism|an inclination to favor some person or group
feasible|capable of being done with means at hand and circumstances as they are
feeble|pathetically lacking in force or effectiveness
feisty|showing courage
ferocious|marked by extreme and violent energy
fervently|with passionate fervor
feud|a bitter quarrel between two parties
feudal|of or relating to or characteristic of feudalism
fiasco|a sudden and violent collapse
fictitious|formed or conceived by the imagination
fidget|move restlessly
fiend|a cruel wicked and inhuman person
fiery|characterized by intense emotion
figurative|(used of the meanings of words or text) not literal; using figures of speech
figuratively|in a figurative sense
filament|a very slender natural or synthetic fiber
filth|any substance considered disgustingly foul or unpleasant
finch|any of numerous small songbirds with short stout bills adapted for crushing seeds
finery|elaborate or showy attire and accessories
firmament|the apparent surface of the imaginary sphere on which celestial bodies appear to be projected
firsthand|received directly from a source
fiscal|involving financial matters
fixture|an object firmly fixed in place (especially in a household)
flabbergasted|as if struck dumb with astonishment and surprise
flair|a natural talent
flammable|easily ignited
flask|bottle that has a narrow neck
flattering|showing or representing to advantage
flaunt|display proudly; act ostentatiously or pretentiously
fleeting|lasting for a markedly brief time
flick|flash intermittently
flighty|guided by whim and fancy
flimsy|lacking solidity or strength
flinch|draw back, as with fear or pain
fling|throw with force or recklessness
flog|beat severely with a whip or rod
floral|resembling or made of or suggestive of flowers
flourish|grow vigorously
fluff|any light downy material
fluke|a stroke of luck
flushed|having the pinkish flush of health
foe|an armed adversary (especially a member of an opposing military force)
fondness|a predisposition to like something
foodstuff|(usually plural) consumer goods sold by a grocer
foolhardy|marked by defiant disregard for danger or consequences
foothold|an area in hostile territory that has been captured and is held awaiting further troops and supplies
footing|status with respect to the relations between people or groups
forcible|impelled by physical force especially against resistance
forcibly|in a forcible manner
foreboding|a feeling of evil to come
forefront|the part in the front or nearest the viewer
foreground|the part of a scene that is near the viewer
foremost|ranking above all others
forerunner|a person who goes before or announces the coming of another
foreseeable|capable of being anticipated
foreshadow|indicate, as with a sign or an omen
foresight|providence by virtue of planning prudently for the future
forfeiture|something that is lost or surrendered as a penalty
forgery|a copy that is represented as the original
formidable|extremely impressive in strength or excellence
formulate|elaborate, as of theories and hypotheses
fortify|make strong or stronger
fortuitously|by good fortune
foyer|a large entrance or reception room or area
fragmentary|consisting of small disconnected parts
fragrant|pleasant-smelling
frail|physically weak
fraudulent|intended to deceive
fraught|marked by distress
free-for-all|a noisy fight in a crowd
freight|goods carried by a large vehicle
frenzy|state of violent mental agitation
fresco|a mural done with watercolors on wet plaster
fretful|nervous and unable to relax
friar|a male member of a religious order that originally relied solely on alms
frigate|a medium size square-rigged warship of the 18th and 19th centuries
frivolous|not serious in content or attitude or behavior
frond|compound leaf of a fern or palm or cycad
frugal|avoiding waste
fruitful|productive or conducive to producing in abundance
fruitless|unproductive of success
fulfilment/fulfillment|a feeling of satisfaction at having achieved your desires
fumble|feel about uncertainly or blindly
fundamentalist|an adherent of fundamentalist principles
funnel|a conical shape with a wider and a narrower opening at the two ends
furnace|an enclosed chamber in which heat is produced to heat buildings, destroy refuse, smelt or refine ores, etc.
fusion|an occurrence that involves the production of a union
fusty|stale and unclean smelling
futility|uselessness as a consequence of having no practical result
galactic|of or relating to a galaxy (especially our galaxy the Milky Way)
galley|a large medieval vessel with a single deck propelled by sails and oars with guns at stern and prow
gape|look with amazement; look stupidly
garbled|lacking orderly continuity
gargle|utter with gargling or burbling sounds
garland|United States singer and film actress (1922-1969)
gauze|bleached cotton cloth of plain weave used for bandages and dressings
gecko|any of various small chiefly tropical and usually nocturnal insectivorous terrestrial lizards typically with immovable eyelids
generalization|reasoning from detailed facts to general principles
gentile|a person who does not acknowledge your god
gerund|a noun formed from a verb (such as the '-ing' form of an English verb when used as a noun)
ghastly|shockingly repellent; inspiring horror
ghoulish|suggesting the horror of death and decay
giddy|having or causing a whirling sensation; liable to falling
gilded|having the deep slightly brownish color of gold
gist|the central meaning or theme of a speech or literary work
glacial|relating to or derived from a glacier
glamour/glamor|alluring beauty or charm (often with sex-appeal)
glee|great merriment
gleeful|full of high-spirited delight
gleefully|in a joyous and gleeful manner
glistening|reflecting light
glitch|a fault or defect in a computer program, system, or machine
gloat|dwell on with satisfaction
gloom|a state of partial or total darkness
glorify|praise, glorify, or honor
gnarled|used of old persons or old trees; covered with knobs or knots
gobble|eat hastily without proper chewing
gory|covered with blood
gracious|characterized by charm, good taste, and generosity of spirit
graciously|in a gracious or graceful manner
gratifying|pleasing to the mind or feeling
gratitude|a feeling of thankfulness and appreciation
green-eyed|suspicious or unduly suspicious or fearful of being displaced by a rival
grimace|contort the face to indicate a certain mental or emotional state
gritty|composed of or covered with particles resembling meal in texture or consistency
grizzled|having dark hairs mixed with grey or white
groggy|stunned or confused and slow to react (as from blows or drunkenness or exhaustion)
grotesque|distorted and unnatural in shape or size; abnormal and hideous
grouch|a bad-tempered person
groundless|without a basis in reason or fact
grove|a small growth of trees without underbrush
grudge|a resentment strong enough to justify retaliation
grudgingly|in a grudging manner
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
haggle|wrangle (over a price, terms of an agreement, etc.)
half-hearted|feeling or showing little interest or enthusiasm
hallucination|illusory perception; a common symptom of severe mental disorder
hamper|prevent the progress or free movement of
haphazard|dependent upon or characterized by chance
haphazardly|in a random manner
harass|annoy continually or chronically
harden|become hard or harder
hardline|firm and uncompromising
hardy|having rugged physical strength; inured to fatigue or hardships
harpoon|a spear with a shaft and barbed point for throwing; used for catching large fish or whales
haughty|having or showing arrogant superiority to and disdain of those one views as unworthy
hazardous|involving risk or danger
headlong|with the head foremost
hearsay|gossip (usually a mixture of truth and untruth) passed around by word of mouth
heartfelt|sincerely earnest
hearth|an open recess in a wall at the base of a chimney where a fire can be built
hearty|showing warm and heartfelt friendliness
heed|pay close attention to; give heed to
heighten|become more extreme
heiress|a female heir
hence|(used to introduce a logical conclusion) from that fact or reason or as a result
herbal|of or relating to herbs
hereditary|occurring among members of a family usually by heredity
heresy|any opinions or doctrines at variance with the official or orthodox position
heretic|a person who holds religious beliefs in conflict with the dogma of the Roman Catholic Church
heroics|ostentatious or vainglorious or extravagant or melodramatic conduct
heroism|the qualities of a hero or heroine
hibernate|sleep during winter
hideously|in a hideous manner
hierarchical|classified according to various criteria into successive levels or layers
hilarity|great merriment
hindrance|something immaterial that interferes with or delays action or progress
hoard|save up as for future use
hoarse|deep and harsh sounding as if from shouting or illness or emotion
holistic|emphasizing the organic or functional relation between parts and the whole
holler|shout out
homage|respectful deference
homicide|the killing of a human being by another human being
homogeneous|all of the same or similar kind or nature
homophone|two words are homophones if they are pronounced the same way but differ in meaning or spelling or both (e.g. bare and bear)
honorary|given as an honor without the normal duties
horde|a vast multitude
horrendous|causing fear or dread or terror
horrific|grossly offensive to decency or morality; causing horror
horticulture|the cultivation of plants
hostilities|fighting; acts of overt warfare
hot-headed|quickly aroused to anger
hub|the central part of a car wheel (or fan or propeller etc) through which the shaft or axle passes
huddle|crowd or draw together
hue|the quality of a color as determined by its dominant wavelength
humanitarian|marked by humanistic values and devotion to human welfare
humbling|causing awareness of your shortcomings
hunch|an impression that something might be the case
hunker|sit on one's heels
hurl|throw forcefully
hypnosis|a state that resembles sleep but that is induced by suggestion
hypnotic|of or relating to hypnosis
hypnotize|induce hypnosis in
hypocritical|professing feelings or virtues one does not have
hypothetical|based primarily on surmise rather than adequate evidence
hysteria|state of violent mental agitation
idealist|someone guided more by ideals than by practical considerations
idealize|consider or render as ideal
identifiable|capable of being identified
ideological|of or pertaining to or characteristic of an orientation that characterizes the thinking of a group or nation
idly|in an idle manner
idyllic|excellent and delightful in all respects
ill-fated|marked by or promising bad fortune
illegible|(of handwriting, print, etc.) not legible
illegitimate|contrary to or forbidden by law
imbalance|a lack of balance or state of disequilibrium
immeasurable|impossible to measure
immerse|thrust or throw into
immobile|not capable of movement or of being moved
immoderate|beyond reasonable limits
impair|make worse or less effective
impart|transmit (knowledge or skills)
impassable|incapable of being passed
impeachment|a formal document charging a public official with misconduct in office
impeccable|without fault or error
impeccably|flawlessly
impede|be a hindrance or obstacle to
imperative|requiring attention or action
imperceptibly|in an imperceptible manner or to an imperceptible degree
imperialism|a policy of extending your rule over foreign countries
impermeable|preventing especially liquids to pass or diffuse through
impersonation|a representation of a person that is exaggerated for comic effect
implausible|having a quality that provokes disbelief
implausibly|not easy to believe
implementation|the act of accomplishing some aim or executing some order
implicit|implied though not directly expressed; inherent in the nature of something
impolite|not polite
imposing|impressive in appearance
impostor/imposter|a person who makes deceitful pretenses
impoverished|poor enough to need help from others
impregnate|fill, as with a certain quality
imprint|a distinctive influence
impromptu|with little or no preparation or forethought
improper|not suitable or right or appropriate
impulsive|proceeding from natural feeling or impulse without external stimulus
impure|combined with extraneous elements
inadvertently|without knowledge or intention
inaugurate|commence officially
inauguration|the act of starting a new operation or practice
inborn|present at birth but not necessarily hereditary; acquired during fetal development
incense|a substance that produces a fragrant odor when burned
incessant|uninterrupted in time and indefinitely long continuing
incessantly|with unflagging resolve
incidence|the relative frequency of occurrence of something
incite|give an incentive for action
inclination|an attitude of mind especially one that favors one alternative over others
incline|have a tendency or disposition to do or be something; be inclined
inclusion|the state of being included
inclusive|including much or everything; and especially including stated limits
incoherent|without logical or meaningful connection
inconceivable|totally unlikely
inconsequential|lacking worth or importance
inconsiderate|lacking regard for the rights or feelings of others
inconspicuous|not prominent or readily noticeable
incorporate|make into a whole or make part of a whole
incorruptible|incapable of being morally corrupted
incriminating|charging or suggestive of guilt or blame
incubate|grow under conditions that promote development
incubator|apparatus consisting of a box designed to maintain a constant temperature by the use of a thermostat
incur|make oneself subject to; bring upon oneself; become liable to
indebted|owing gratitude or recognition to another for help or favors etc
indecent|not in keeping with accepted standards of what is right or proper in polite society
indecipherable|not easily deciphered
indecision|doubt concerning two or more possible alternatives or courses of action
indecisive|characterized by lack of decision and firmness
indefensible|(of theories etc) incapable of being defended or justified
indelibly|in an indelible manner
indicator|a number or ratio (a value on a scale of measurement) derived from a series of observed facts
indignant|angered at something unjust or wrong
indignation|a feeling of righteous anger
indigo|a blue dye obtained from plants or made synthetically
indiscreet|lacking discretion; injudicious
indiscriminately|in a random manner
indispensable|not to be dispensed with; essential
indistinct|not clearly defined or easy to perceive or understand
indistinguishable|exactly alike; incapable of being perceived as different
individualism|the quality of being individual
indoctrinate|teach doctrines to; teach uncritically
induce|cause to arise
indulgence|an inability to resist the gratification of whims and desires
industrialist|someone who manages or has significant financial interest in an industrial enterprise
industrialized|made industrial; converted to industrialism
ineffective|not producing an intended effect
inequity|injustice by virtue of not conforming with rules or standards
inert|unable to move or resist motion
inescapable|impossible to avoid or evade
inevitability|the quality of being unavoidable
inexhaustible|that cannot be entirely consumed or used up
inexplicably|in a manner differing from the usual or expected
inextricably|in an inextricable manner
infamous|known widely and usually unfavorably
infer|reason by deduction; establish by deduction
infest|invade in great numbers
infestation|the state of being invaded or overrun by parasites
infidelity|the quality of being unfaithful
infiltration|a process in which individuals (or small groups) penetrate an area (especially the military penetration of enemy positions without detection)
infinity|time without end
inflammatory|characterized or caused by inflammation
inflection|a change in the form of a word (usually by adding a suffix) to indicate a change in its grammatical function
influx|the process of flowing in
informant|a person who supplies information
infringement|an act that disregards an agreement or a right
infuriate|make furious
infusion|a solution obtained by steeping or soaking a substance (usually in water)
ingrained|(used especially of ideas or principles) deeply rooted; firmly fixed or held
ingratitude|a lack of gratitude
inhabitable|fit for habitation
inhibition|the conscious exclusion of unacceptable thoughts or desires
inhospitable|unfavorable to life or growth
inhuman|without compunction or human feeling
initiate|bring into being
inmate|one of several resident of a dwelling (especially someone confined to a prison or hospital)
innards|internal organs collectively (especially those in the abdominal cavity)
innermost|being deepest within the self
innkeeper|the owner or manager of an inn
innumerable|too numerous to be counted
inquisitive|showing curiosity
inscription|letters inscribed (especially words engraved or carved) on something
insightful|exhibiting insight or clear and deep perception
insincere|lacking sincerity
insistence|continual and persistent demands
insistent|repetitive and persistent
insomniac|someone who cannot sleep
instability|an unstable order
instinctive|unthinking; prompted by (or as if by) instinct
insulate|protect from heat, cold, or noise by surrounding with insulating material
intake|the process of taking food into the body through the mouth (as by eating)
integration|the action of incorporating a racial or religious group into a community
intellect|knowledge and intellectual ability
intellectually|in an intellectual manner
intelligentsia|an educated and intellectual elite
intelligible|capable of being apprehended or understood
intensify|increase in extent or intensity
inter|place in a grave or tomb
interim|serving during an intermediate interval of time
interlude|an intervening period or episode
intermediary|a negotiator who acts as a link between parties
interminably|all the time; seemingly without stopping
intermittent|stopping and starting at irregular intervals
intermittently|in an intermittent manner
intersect|meet at a point
intersection|a point where lines intersect
intervention|the act of intervening (as to mediate a dispute, etc.)
interweave|interlace by or as if by weaving
intestine|the part of the alimentary canal between the stomach and the anus
intolerable|incapable of being tolerated or endured
intolerant|unwilling to tolerate difference of opinion
intoxicate|fill with high spirits; fill with optimism
intrinsic|belonging to a thing by its very nature
intrude|enter uninvited
intrusion|any entry into an area not previously occupied
intrusive|tending to intrude (especially upon privacy)
intuitive|spontaneously derived from or prompted by a natural tendency
invariably|without variation or change, in every case
inventory|a detailed list of all the items in stock
inverse|reversed (turned backward) in order or nature or effect
invigorating|imparting strength and vitality
invocation|a prayer asking God's help as part of a religious service
invoke|summon into action or bring into existence, often as if by magic
irate|feeling or showing extreme anger
irreparable|impossible to repair, rectify, or amend
irreplaceable|impossible to replace
irrepressible|impossible to repress or control
irreversible|incapable of being reversed
irrevocably|in an irrevocable manner
irrigate|supply with water, as with channels or ditches or streams
isotope|one of two or more atoms with the same atomic number but with different numbers of neutrons
jab|a sharp hand gesture (resembling a blow)
jargon|a characteristic language of a particular group (as among thieves)
jeer|laugh at with contempt and derision
jeopardize|pose a threat to; present a danger to
jeopardy|a source of danger; a possibility of incurring loss or misfortune
jest|a humorous anecdote or remark intended to provoke laughter
jinx|a person believed to bring bad luck to those around him
jostle|make one's way by jostling, pushing, or shoving
joyous|full of or characterized by joy
jubilant|joyful and proud especially because of triumph or success
jubilee|a special anniversary (or the celebration of it)
judicial|decreed by or proceeding from a court of justice
judiciously|in a judicious manner
jumble|a confused multitude of things
jurisdiction|the right and power to interpret and apply the law
juror|someone who serves (or waits to be called to serve) on a jury
juxtapose|place side by side
juxtaposition|the act of positioning close together (or side by side)
kaleidoscope|a complex pattern of constantly changing colors and shapes
keepsake|something of sentimental value
ken|range of what one can know or understand
kiln|a furnace for firing or burning or drying such things as porcelain or bricks
kin|a person having kinship with another or others
kipper|salted and smoked herring
knapsack|a bag carried by a strap on your back or shoulder
knowingly|with full knowledge and deliberation
kudos|an expression of approval and commendation
laborious|characterized by effort to the point of exhaustion; especially physical effort
lag|hang (back) or fall (behind) in movement, progress, development, etc.
languish|lose vigor, health, or flesh, as through grief
lapse|a mistake resulting from inattention
larch|wood of a larch tree
lash|beat severely with a whip or rod
latent|potentially existing but not presently evident or realized
lateral|situated at or extending to the side
lather|the froth produced by soaps or detergents
lavatory|a room or building equipped with one or more toilets
lawful|conformable to or allowed by law
lax|lacking in rigor or strictness
layman|someone who is not a clergyman or a professional person
ledge|a projecting ridge on a mountain or submerged under water
ledger|a record in which commercial accounts are recorded
leech|carnivorous or bloodsucking aquatic or terrestrial worms typically having a sucker at each end
legion|archaic terms for army
legislative|relating to a legislature or composed of members of a legislature
legislator|someone who makes or enacts laws
legislature|persons who make or amend or repeal laws
leisurely|not hurried or forced
lemur|large-eyed arboreal prosimian having foxy faces and long furry tails
leniency|mercifulness as a consequence of being lenient or tolerant
lessen|decrease in size, extent, or range
lesser|of less size or importance
lethargic|deficient in alertness or activity
leverage|the mechanical advantage gained by being in a position to use a lever
levy|impose and collect
liability|the state of being legally obliged and responsible
libel|a false and malicious publication printed for the purpose of defaming a living person
liberation|the act of liberating someone or something
lieu|the post or function properly or customarily occupied or served by another
lifelike|evoking lifelike images within the mind
likelihood|the probability of a specified outcome
likeness|similarity in appearance or character or nature between persons or things
likewise|in like or similar manner
limestone|a sedimentary rock consisting mainly of calcium that was deposited by the remains of marine animals
listless|lacking zest or vivacity
litigation|a legal proceeding in a court; a judicial contest to determine and enforce legal rights
loathe|find repugnant
lobbyist|someone who is employed to persuade legislators to vote for legislation that favors the lobbyist's employer
locale|the scene of any event or action (especially the place of a meeting)
locomotive|a wheeled vehicle consisting of a self-propelled engine that is used to draw trains along railway tracks
lodger|a tenant in someone's house
loner|a person who avoids the company or assistance of others
longhand|rapid handwriting in which letters are set down in full and are cursively connected within words without lifting the writing implement from the paper
longingly|in a yearning manner
loom|come into view indistinctly, often threateningly
loophole|an ambiguity (especially one in the text of a law or contract) that makes it possible to evade a difficulty or obligation
loot|goods or money obtained illegally
lopsided|having one side lower or smaller or lighter than the other
lordly|of or befitting a lord
lore|knowledge gained through tradition or anecdote
lucid|(of language) transparently clear; easily understandable
lucidity|free from obscurity and easy to understand; the comprehensibility of clear expression
lucidly|in a clear and lucid manner
lukewarm|moderately warm
lull|a pause during which things are calm or activities are diminished
lumber|the wood of trees cut and prepared for use as building material
luminous|softly bright or radiant
lunge|make a thrusting forward movement
lurch|walk as if unable to control one's movements
lust|a strong sexual desire
lyrical|suitable for or suggestive of singing
macabre|shockingly repellent; inspiring horror
magistrate|a lay judge or civil authority who administers the law (especially one who conducts a court dealing with minor offenses)
magnificence|splendid or imposing in size or appearance
magnitude|the property of relative size or extent (whether large or small)
maim|injure or wound seriously and leave permanent disfiguration or mutilation
majesty|impressiveness in scale or proportion
makeup|cosmetics applied to the face to improve or change your appearance
maladjusted|poorly adjusted to demands and stresses of daily living
malevolent|wishing or appearing to wish evil to others; arising from intense ill will or hatred
malice|feeling a need to see others suffer
malicious|having the nature of or resulting from malice
malnutrition|a state of poor nutrition
mandate|a document giving an official instruction or command
mania|an irrational but irresistible motive for a belief or action
maniac|an insane person
manicure|professional care for the hands and fingernails
manifestation|a clear appearance
manifesto|a public declaration of intentions (as issued by a political party or government)
manipulation|exerting shrewd or devious influence especially for one's own advantage
manipulative|skillful in influencing or controlling others to your own advantage
mannerism|a behavioral attribute that is distinctive and peculiar to an individual
manor|the mansion of a lord or wealthy person
mantelpiece|shelf that projects from wall above fireplace
manuscript|the form of a literary work submitted for publication
marginalize|relegate to a lower or outer edge, as of specific groups of people
marital|of or relating to the state of marriage
maritime|relating to or involving ships or shipping or navigation or seamen
marshal|a law officer having duties similar to those of a sheriff in carrying out the judgments of a court of law
mart|an area in a town where a public mercantile establishment is set up
martial|(of persons) befitting a warrior
martyr|one who suffers for the sake of principle
mascot|a character, animal or object that is adopted by a team or group as a symbolic figure
masquerade|a party of guests wearing costumes and masks
massacre|the savage and excessive killing of many people
masterful|having or revealing supreme mastery or skill
materialize|come into being; become reality
maternal|characteristic of a mother
matrix|a rectangular array of quantities or expressions set out by rows and columns
mauve|of a pale to moderate greyish violet color
measly|contemptibly small in amount
meddle|intrude in other people's affairs or business; interfere unwantedly
mediate|act between parties with a view to reconciling differences
mediation|a negotiation to resolve differences that is conducted by some impartial party
mediator|a negotiator who acts as a link between parties
meek|humble in spirit or manner; suggesting retiring mildness or even cowed submissiveness
meerkat|a mongoose-like viverrine of South Africa having a face like a lemur and only four toes
melancholy|a feeling of thoughtful sadness
mellow|unhurried and relaxed
melodrama|an extravagant comedy in which action is more salient than characterization
melodramatic|having the excitement and emotional appeal of melodrama
memento|a reminder of past events
memoir|an account of the author's personal experiences
memorandum|a written proposal or reminder
menace|something that is a source of danger
menial|used of unskilled work (especially domestic work)
menopause|the time in a woman's life in which the menstrual cycle ends
mentality|a habitual or characteristic mental attitude that determines how you will interpret and respond to situations
mercenary|a person hired to fight for another country than their own
merciful|showing or giving mercy
merciless|having or showing no mercy
mercilessly|without pity; in a merciless manner
merger|the combination of two or more commercial companies
mesmerize|attract strongly, as if with a magnet
metamorphosis|the marked and rapid transformation of a larva into an adult that occurs in some animals
methodical|characterized by method and orderliness
methodically|in a methodical manner
methodology|the branch of philosophy that analyzes the principles and procedures of inquiry in a particular discipline
metropolis|a large and densely populated urban area
metropolitan|relating to or characteristic of a metropolis
midst|the location of something surrounded by other things
militant|disposed to warfare or hard-line policies
militia|civilians trained as soldiers but not part of the regular army
mimicry|the act of mimicking; imitative behavior
mindful|bearing in mind; attentive to
mingle|to bring or combine together or with something else
minimalism|an art movement in sculpture and painting that began in the 1950s and emphasized extreme simplification of form and color
mirage|an optical illusion in which atmospheric refraction by a layer of hot air distorts or inverts reflections of distant objects
misconception|an incorrect conception
misconduct|bad or dishonest management by persons supposed to act on another's behalf
misgiving|uneasiness about the fitness of an action
misguided|poorly conceived or thought out
mishap|an unpredictable outcome that is unfortunate
misinterpret|interpret falsely
mislead|lead someone in the wrong direction or give someone wrong directions
mistrust|regard as untrustworthy; regard with suspicion; have no faith or confidence in
mistrustful|openly distrustful and unwilling to confide
misuse|apply to a wrong thing or person; apply badly or incorrectly
mitigate|lessen or to try to lessen the seriousness or extent of
moan|indicate pain, discomfort, or displeasure
mobilize|make ready for action or use
moccasin|soft leather shoe; originally worn by Native Americans
mockery|showing your contempt by derision
moderation|quality of being moderate and avoiding extremes
modesty|freedom from vanity or conceit
momentary|lasting for a markedly brief time
momentous|of very great significance
monetary|relating to or involving money
monotony|the quality of wearisome constancy, routine, and lack of variety
monstrous|abnormally large
monumental|relating or belonging to or serving as a monument
morbid|suggesting an unhealthy mental state
morgue|a building (or room) where dead bodies are kept before burial or cremation
mortality|the quality or state of being mortal
mortar|a muzzle-loading high-angle gun with a short barrel that fires shells at high elevations for a short range
motif|a design or figure that consists of recurring shapes or colors, as in architecture or decoration
mottled|having spots or patches of color
mourner|a person who is feeling grief (as grieving over someone who has died)
mournful|expressing sorrow
mourning|state of sorrow over the death or departure of a loved one
muddle|a confused multitude of things
mule|hybrid offspring of a male donkey and a female horse; usually sterile
mundane|found in the ordinary course of events
municipal|relating or belonging to or characteristic of a municipality
municipality|an urban district having corporate status and powers of self-government
murky|(of liquids) clouded as with sediment
muscular|of or relating to or consisting of muscle
muse|reflect deeply on a subject
mutation|an organism that has characteristics resulting from chromosomal alteration
mutiny|open rebellion against constituted authority (especially by seamen or soldiers against their officers)
myriad|a large indefinite number
mysticism|a religion based on mystical communion with an ultimate reality
mystification|confusion resulting from failure to understand
mystify|be a mystery or bewildering to
nag|bother persistently with trivial complaints
naivety/naiveté|lack of sophistication or worldliness
narcissist|someone in love with themselves
nasal|of or in or relating to the nose
navel|a scar where the umbilical cord was attached
needless|unnecessary and unwarranted
negligence|failure to act with the prudence that a reasonable person would exercise under the same circumstances
negligible|so small as to be meaningless; insignificant
neuroscience|the scientific study of the nervous system
neutrality|nonparticipation in a dispute or war
neutron|an elementary particle with 0 charge and mass about equal to a proton
newt|small usually bright-colored semiaquatic salamanders of North America and Europe and northern Asia
nibble|bite off very small pieces
nimble|moving quickly and lightly
nip|squeeze tightly between the fingers
nocturnal|belonging to or active during the night
nomadic|migratory
nonchalantly|in a composed and unconcerned manner
nook|a sheltered and secluded place
nosedive|a sudden sharp drop or rapid decline
nostril|either one of the two external openings to the nasal cavity in the nose
notch|a V-shaped indentation
noteworthy|worthy of attention because interesting, significant, or unusual
notional|not based on fact; existing only in the imagination
notoriety|the state of being known for some unfavorable act or quality
novella|a short novel
nuance|a subtle difference in meaning or opinion or attitude
nudge|to push against gently
numerator|the dividend of a fraction
nurture|help develop, help grow
nutmeg|East Indian tree widely cultivated in the tropics for its aromatic seed
oarsman|someone who rows a boat
obelisk|a stone pillar having a rectangular cross section tapering towards a pyramidal top
obligatory|morally or legally constraining or binding
oblige|force somebody to do something
oblivion|the state of being disregarded or forgotten
oblivious|lacking conscious awareness of
obscene|designed to incite to indecency or lust
obscurity|the quality of being unclear or abstruse and hard to understand
obsolescent|becoming obsolete
obstinate|tenaciously unwilling or marked by tenacious unwillingness to yield
obstinately|in a stubborn unregenerate manner
obstruct|hinder or prevent the progress or accomplishment of
obstruction|any structure that makes progress difficult
obstructive|preventing movement
occult|supernatural forces and events and beings collectively
ode|a lyric poem with complex stanza forms
odour/odor|the sensation that results when olfactory receptors in the nose are stimulated by particular chemicals in gaseous form
offhand|with little or no preparation or forethought
offset|compensate for or counterbalance
offshoot|a natural consequence of development
omen|a sign of something about to happen
omission|a mistake resulting from neglect
omnipresent|being present everywhere at once
onslaught|a sudden and severe onset of trouble
ooze|pass gradually or leak through or as if through small openings
opaque|not transmitting or reflecting light or radiant energy; impenetrable to sight
opinionated|obstinate in your opinions
opportunism|taking advantage of opportunities without regard for the consequences for others
oppress|come down on or keep down by unjust use of one's authority
oppression|the act of subjugating by cruelty
oppressive|weighing heavily on the senses or spirit
optical|of or relating to or involving light or optics
optimum|most desirable possible under a restriction expressed or implied
orator|a person who delivers a speech or oration
orchestral|relating to or composed for an orchestra
orchestrate|write an orchestra score for
ornamental|serving an esthetic rather than a useful purpose
orthodoxy|the quality of being orthodox (especially in religion)
ostensibly|from appearances alone
oust|remove from a position or office
outboard|a motorboat with an outboard motor
outcast|a person who is rejected (from society or home)
outcry|a loud utterance; often in protest or opposition
outlast|live longer than
outlive|live longer than
outnumber|be larger in number
outpost|a station in a remote or sparsely populated location
outright|without restrictions or stipulations or further payments
outset|the time at which something is supposed to begin
outshine|shine brighter than
outsource|obtain goods or services from an outside supplier; to contract work out
outstretched|fully extended especially in length
outward|relating to physical reality rather than with thoughts or the mind
outwardly|with respect to the outside
outwit|beat through cleverness and wit
ovation|enthusiastic recognition (especially one accompanied by loud applause)
overbearing|expecting unquestioning obedience
overestimate|make too high an estimate of
overjoyed|extremely joyful
overreach|fail by aiming too high or trying too hard
overreact|show an exaggerated response to something
override|rule against
overrule|rule against
overshadow|be greater in significance than
overshoot|shoot beyond or over (a target)
oversight|an unintentional omission resulting from failure to notice something
overt|open and observable; not secret or hidden
overthrow|cause the downfall of; of rulers
overtone|(usually plural) an ulterior implicit meaning or quality
pacifism|the doctrine that all violence is unjustifiable
pacifist|someone opposed to violence as a means of settling disputes
pagan|a person who does not acknowledge your god
painstaking|characterized by extreme care and great effort
palate|the upper surface of the mouth that separates the oral and nasal cavities
pamper|treat with excessive indulgence
pamphlet|a small book usually having a paper cover
papyrus|paper made from the papyrus plant by cutting it in strips and pressing it flat
parable|a short moral story (often with animal characters)
paradoxical|seemingly contradictory but nonetheless possibly true
paralysis|loss of the ability to move a body part
paranoia|a psychological disorder characterized by delusions of persecution or grandeur
paranoid|suffering from paranoia
paraphernalia|equipment consisting of miscellaneous articles needed for a particular operation or sport etc.
parchment|a superior paper resembling sheepskin
parish|a local church community
parody|a composition that imitates or misrepresents somebody's style, usually in a humorous way
partiality|a predisposition to like something
paternal|belonging to or inherited from one's father
paternalistic|benevolent but sometimes intrusive
patriarchy|a form of social organization in which a male is the family head and title is traced through the male line
patriot|one who loves and defends his or her country
patronage|the act of providing approval and support
patronizing|(used of behavior or attitude) characteristic of those who treat others with condescension
pawnshop|a shop where loans are made with personal property as security
peasantry|the class of peasants
pedagogical|of or relating to pedagogy
pedantic|marked by a narrow focus on or display of learning especially its trivial aspects
pedestal|a support or foundation
pedigree|the descendants of one individual
peep|look furtively
peerless|eminent beyond or above comparison
pejorative|expressing disapproval
penal|of or relating to punishment
penetration|an attack that penetrates into enemy territory
pent-up|characterized by or showing the suppression of impulses or emotions
perceptible|capable of being perceived by the mind or senses
perceptibly|in a noticeable manner
perch|sit, as on a branch
percussion|the act of playing a percussion instrument
perennial|lasting three seasons or more
perilous|fraught with danger
periodic|happening or recurring at regular intervals
peripheral|on or near an edge or constituting an outer boundary; the outer area
periphery|the outside boundary or surface of something
perk|an incidental benefit awarded for certain types of employment (especially if it is regarded as a right)
permafrost|ground that is permanently frozen
perpetrator|someone who perpetrates wrongdoing
perpetual|continuing forever or indefinitely
perpetuate|cause to continue or prevail
perplexing|lacking clarity of meaning; causing confusion or perplexity
perplexity|trouble or confusion resulting from complexity
persecute|cause to suffer
persecution|the act of persecuting (especially on the basis of race or religion)
persecutor|someone who torments
perseverance|persistent determination
persevere|be persistent, refuse to stop
personify|invest with or as with a body; give body to
personnel|group of people willing to obey orders
perspiration|salty fluid secreted by sweat glands
pertinent|having precise or logical relevance to the matter at hand
perturbed|thrown into a state of agitated confusion; ('rattled' is an informal term)
pervasive|spreading or spread throughout
pester|annoy persistently
petticoat|undergarment worn under a skirt
pew|long bench with backs; used in church by the congregation
pharmaceutical|of or relating to pharmacy or pharmacists
philanthropist|someone who makes charitable donations intended to increase human well-being
phobia|an anxiety disorder characterized by extreme and irrational fear of simple things or social situations
phonetic|of or relating to speech sounds
phony/phoney|fraudulent; having a misleading appearance
physique|constitution of the human body
picturesque|suggesting or suitable for a picture; pretty as a picture
pigeonhole|place into a small compartment
pigment|dry coloring material (especially a powder to be mixed with a liquid to produce paint, etc.)
pinpoint|locate exactly
pious|having or showing or expressing reverence for a deity
piracy|hijacking on the high seas or in similar contexts
pitfall|an unforeseen or unexpected or surprising difficulty
pivot|turn on a pivot
pivotal|being of crucial importance
placard|a sign posted in a public place as an advertisement
placebo|an innocuous or inert medication
placid|(of a body of water) free from disturbance by heavy waves
plagiarism|a piece of writing that has been copied from someone else and is presented as being your own work
plagiarize|take without referencing from someone else's writing or speech; of intellectual property
plaice|flesh of large European flatfish
platitude|a trite or obvious remark
platonic|of or relating to or characteristic of Plato or his philosophy
plausibility|apparent validity
pleat|any of various types of fold formed by doubling fabric back upon itself and then pressing or stitching into shape
plethora|extreme excess
plight|a situation from which extrication is difficult especially an unpleasant or trying one
ploughman|a man who plows
pluck|pull or pull out sharply
plume|anything that resembles a feather in shape or lightness
plummet|drop sharply
plunder|take illegally; of intellectual property
plutonium|a solid silvery grey radioactive transuranic element whose atoms can be split when bombarded with neutrons
poignant|arousing affect
poised|marked by balance or equilibrium and readiness for action
pollinate|fertilize by transfering pollen
pollination|transfer of pollen from the anther to the stigma of a plant
poltergeist|a ghost that announces its presence with rapping and the creation of disorder
pompous|puffed up with vanity
ponder|reflect deeply on a subject
populism|the political doctrine that supports the rights and powers of the common people in their struggle with the privileged elite
populist|someone who advocates the rights of the common people over those of the elite
porous|able to absorb fluids
porpoise|any of several small gregarious cetacean mammals having a blunt snout and many teeth
portcullis|gate consisting of an iron or wooden grating that hangs in the entry to a castle or fortified town
portrayal|a word picture of a person's appearance and character
posh|elegant and fashionable
postmistress|a woman postmaster
potent|having great influence
potholed|used of paved surfaces having holes or pits
potion|a medicinal or magical or poisonous beverage
practitioner|someone who practices a learned profession
pragmatic|concerned with practical matters
precarious|affording no ease or reassurance
precariously|in a precarious manner
precedent|an example that is used to justify similar occurrences at a later time
precinct|a district of a city or town marked out for administrative purposes
precipice|a very steep cliff
precipitation|the quantity of water falling to earth at a specific place within a specified period of time
preclude|keep from happening or arising; make impossible
predatory|characterized by plundering or pillaging or marauding
predicament|a situation from which extrication is difficult especially an unpleasant or trying one
predominant|most frequent or common
predominate|be larger in number, quantity, power, status or importance
preeminent/pre-eminent|greatest in importance or degree or significance or achievement
preface|a short introductory essay preceding the text of a book
preferable|more desirable than another
preliminary|denoting an action or event preceding or in preparation for something more important
prelude|something that serves as a preceding event or introduces what follows
premeditated|characterized by deliberate purpose and some degree of planning
premise|a statement that is assumed to be true and from which a conclusion can be drawn
premonition|a feeling of evil to come
preoccupation|an idea that preoccupies the mind and holds the attention
preoccupied|deeply absorbed in thought
prerequisite|something that is required in advance
prescriptive|pertaining to giving directives or rules
prestigious|having an illustrious reputation; respected
presumption|an assumption that is taken for granted
presuppose|take for granted or as a given; suppose beforehand
pretension|a false or unsupportable quality
pretext|something serving to conceal plans
prevailing|most frequent or common
prevalence|the quality of prevailing generally; being widespread
prevalent|most frequent or common
prickle|a small sharp-pointed tip resembling a spike on a stem or leaf
prim|affectedly dainty or refined
pristine|completely free from dirt or contamination
problematic|open to doubt or debate
proclaim|declare formally; declare someone to be something; of titles
proclamation|a formal public statement
procure|get by special effort
prod|to push against gently
prodigy|an unusually gifted or intelligent (young) person
proficiency|the quality of having great facility and competence
proficient|having or showing knowledge and skill and aptitude
profusely|in an abundant manner
progressive|favoring or promoting progress
proliferate|grow rapidly
prologue|an introduction to a play
prominence|the state of being prominent: widely known or eminent
prong|a pointed projection
propel|cause to move forward with force
prophet|an authoritative person who divines the future
prophetic|foretelling events as if by supernatural intervention
proponent|a person who pleads for a cause or propounds an idea
prose|ordinary writing as distinguished from verse
prosecution|the institution and conduct of legal proceedings against a defendant for criminal behavior
prosthetic|of or relating to prosthetics
protrude|extend out or project in space
protégé/protege|a person who receives support and protection from an influential patron who furthers the protege's career
provenance|where something originated or was nurtured in its early existence
proverbial|of or relating to or resembling or expressed in a proverb
provisional|under terms not final or fully worked out or agreed upon
provocation|unfriendly behavior that causes anger or resentment
prowess|a superior skill that you can learn by study and practice and observation
proximity|the property of being close together
prudent|careful and sensible; marked by sound judgment
prudently|in a prudent manner
prune|dried plum
pseudonym|a fictitious name used when the person performs a particular social role
psyche|that which is responsible for one's thoughts, feelings, and conscious brain functions
psychic|a person apparently sensitive to things beyond the natural range of perception
psychosis|any severe mental disorder in which contact with reality is lost or highly distorted
pun|a humorous play on words
puncture|loss of air pressure in a tire when a hole is made by some sharp object
pungent|strong and sharp
purge|oust politically
purify|remove impurities from, increase the concentration of, and separate through the process of distillation
puritan|a member of a group of English Protestants who in the 16th and 17th centuries thought that the Protestant Reformation under Elizabeth was incomplete and advocated the simplification and regulation of forms of worship
purity|being undiluted or unmixed with extraneous material
purportedly|believed or reputed to be the case
pursuant|in conformance to or agreement with
pushover|someone who is easily taken advantage of
putative|purported; commonly put forth or accepted as true on inconclusive grounds
qualitative|involving distinctions based on qualities
qualm|uneasiness about the fitness of an action
quarrelsome|given to quarreling
quay|wharf usually built parallel to the shoreline
quench|satisfy (thirst)
quirk|a strange attitude or habit
quirky|strikingly unconventional
quiver|shake with fast, tremulous movements
racketeering|engaging in a racket
radiant|radiating or as if radiating light
rag|a small piece of cloth or paper
ramble|continue talking or writing in a desultory manner
ramp|an inclined surface connecting two levels
rampage|act violently, recklessly, or destructively
rampant|unrestrained and violent
rankle|gnaw into; make resentful or angry
rant|talk in a noisy, excited, or declamatory manner
rapport|a relationship of mutual understanding or trust and agreement between people
rapturously|in an ecstatic manner
ratify|approve and express assent, responsibility, or obligation
ration|the food allowance for one day (especially for service personnel)
ravage|make a pillaging or destructive raid on (a place), as in wartimes
ravine|a deep narrow steep-sided valley (especially one formed by running water)
ravishing|stunningly beautiful
reactionary|opposed to political or social liberalism or reform
readership|the audience reached by written communications (books or magazines or newspapers etc.)
realign|align anew or better
reap|gather, as of natural products
reassurance|the act of reassuring; restoring someone's confidence
reassure|cause to feel sure; give reassurance to
rebound|spring back; spring away from an impact
rebuke|censure severely or angrily
recede|pull back or move away or backward
receptacle|a container that is used to put or keep things in
receptive|open to arguments, ideas, or change
reciprocal|concerning each of two or more persons or things; especially given or done in return
reciprocate|act, feel, or give mutually or in return
reckon|expect, believe, or suppose
recluse|one who lives in solitude
reclusive|withdrawn from society; seeking solitude
recollect|recall knowledge from memory; have a recollection
recollection|the ability to recall past occurrences
reconciliation|the reestablishing of cordial relations
recoup|reimburse or compensate (someone), as for a loss
recur|happen or occur again
recurrence|happening again (especially at regular intervals)
recurrent|recurring again and again
redemptive|of or relating to or resulting in redemption
redress|make reparations or amends for
redundant|more than is needed, desired, or required
refine|improve or perfect by pruning or polishing
refraction|the change in direction of a propagating wave (light or sound) when passing from one medium to another
refurbish|make brighter and prettier
refurbishment|the state of being restored to its former good condition
refutation|the speech act of answering an attack on your assertions
refute|overthrow by argument, evidence, or proof
regenerate|reestablish on a new, usually improved, basis or make new or like new
regiment|army unit smaller than a division
reimburse|pay back for some expense incurred
reinforcement|a military operation (often involving new supplies of men and materiel) to strengthen a military force or aid in the performance of its mission
reinstate|restore to the previous state or rank
reinvent|bring back into existence
reinvigorate|impart vigor, strength, or vitality to
reiterate|to say, state, or perform again
rejoice|feel happiness or joy
relapse|a failure to maintain a higher state
reliance|certainty based on past experience
relinquish|part with a possession or right
relish|derive or receive pleasure from; get enjoyment from; take pleasure in
remnant|a small part or portion that remains after the main part no longer exists
remorseful|feeling or expressing pain or sorrow for sins or offenses
remorseless|without mercy or pity
remuneration|something that remunerates
renaissance|the period of European history at the close of the Middle Ages and the rise of the modern world
rendezvous|a meeting planned at a certain time and place
rendition|a performance of a musical composition or a dramatic role etc.
renegade|someone who rebels and becomes an outlaw
renounce|give up, such as power, as of monarchs and emperors, or duties and obligations
renown|the state or quality of being widely honored and acclaimed
repeal|cancel officially
repel|cause to move back by force or influence
repellent|a compound with which fabrics are treated to repel water
repent|turn away from sin or do penitence
repercussion|a remote or indirect consequence of some action
repertoire|the entire range of skills or aptitudes or devices used in a particular field or occupation
replenish|fill something that had previously been emptied
repress|put down by force or intimidation
repression|a state of forcible subjugation
reprimand|rebuke formally
reproach|express criticism towards
repulsive|offensive to the mind
resentful|full of or marked by resentment or indignant ill will
resentment|a feeling of deep and bitter anger and ill-will
reside|make one's home in a particular place or community
residual|relating to or indicating a remainder
residue|matter that remains after something has been removed
resin|any of a class of solid or semisolid viscous substances obtained either as exudations from certain plants or prepared by polymerization of simple molecules
resolute|firm in purpose or belief; characterized by firmness and determination
resonate|sound with resonance
respiratory|pertaining to respiration
restorative|tending to impart new life and vigor to
restraint|the act of controlling by restraining someone or something
resurgent|rising again as to new life and vigor
resurrect|cause to become alive again
retaliate|take revenge for a perceived wrong
retaliation|action taken in return for an injury or offense
retention|the act of retaining something
reticent|temperamentally disinclined to talk
retort|answer back
retribution|a justly deserved penalty
retrograde|moving from east to west on the celestial sphere
retrospect|contemplation of things past
reunite|have a reunion; unite again
revamp|to patch up or renovate; repair or restore
reveler/reveller|a celebrant who shares in a noisy party
reverberation|the repetition of a sound resulting from reflection of the sound waves
revere|love unquestioningly and uncritically or to excess; venerate as an idol
reverence|a feeling of profound respect for someone or something
reversal|a change from one state to the opposite state
revert|go back to a previous state
revitalize|restore strength
revoke|fail to follow suit when able and required to do so
revolt|organized opposition to authority
revolve|turn on or around an axis or a center
rhapsody|an enthusiastic expression of emotion
rhetoric|using language effectively to please or persuade
rhetorical|of or relating to rhetoric
rhetorician|a person who delivers a speech or oration
rickety|inclined to shake as from weakness or defect
ridicule|subject to laughter or ridicule
righteousness|adhering to moral principles
rigorous|rigidly accurate; allowing no deviation from a standard
rigour/rigor|the quality of being valid and rigorous
rite|an established ceremony prescribed by a religion
rivet|ornament consisting of a circular rounded protuberance (as on a vault or shield or belt)
robust|sturdy and strong in form, constitution, or construction
rogue|a deceitful and unreliable scoundrel
roguish|playful in an appealingly bold way
romp|play boisterously
roost|sit, as on a branch
rosary|a string of beads used in counting prayers (especially by Catholics)
roster|a list of names
rouge|makeup consisting of a pink or red powder applied to the cheeks
rowan|Eurasian tree with orange-red berrylike fruits
rowdy|disturbing the public peace; loud and rough
rudimentary|being or involving basic facts or principles
ruefully|in a rueful manner
rugged|sturdy and strong in constitution or construction; enduring
rumple|disturb the smoothness of
rune|any character from an ancient Germanic alphabet used in Scandinavia from the 3rd century to the Middle Ages
ruse|a deceptive maneuver (especially to avoid capture)
rustic|characteristic of rural life
rustle|make a dry crackling sound
sabbatical|a leave usually taken every seventh year
sabre|a fencing sword with a v-shaped blade and a slightly curved handle
salamander|any of various typically terrestrial amphibians that resemble lizards and that return to water only to breed
salient|having a quality that thrusts itself into attention
sallow|unhealthy looking
salvage|save from ruin, destruction, or harm
salvation|the act of delivering from sin or saving from evil
sanction|formal and explicit approval
sanctity|the quality of being holy
sane|mentally healthy; free from mental disorder
sanity|normal or sound powers of mind
sapling|young tree
satirical|exposing human folly to ridicule
saunter|walk leisurely and with no apparent aim
savagery|the property of being untamed and ferocious
scald|subject to harsh criticism
scalpel|a thin straight surgical knife used in dissection and surgery
scamper|to move about or proceed hurriedly
scanty|lacking in magnitude or quantity
scapegoat|someone who is punished for the errors of others
scarcity|a small and inadequate amount
scepter/sceptre|the imperial authority symbolized by a scepter
schoolmaster|presiding officer of a school
scoff|laugh at with contempt and derision
scorn|lack of respect accompanied by a feeling of intense dislike
scour|examine minutely
scowl|frown with displeasure
scrawny|being very thin
screed|a long monotonous harangue
scruffy|shabby and untidy
scrupulous|having scruples; arising from a sense of right and wrong; principled
scrupulously|with extreme conscientiousness
scrutinize|to look at critically or searchingly, or in minute detail
scrutiny|the act of examining something closely (as for mistakes)
scuff|walk without lifting the feet
sculpt|create by shaping stone or wood or any other hard material
scurry|to move about or proceed hurriedly
seafarer|a man who serves as a sailor
seance/séance|a meeting of spiritualists
searing|severely critical
seclude|keep away from others
seclusion|the quality of being secluded from the presence or view of others
secrete|generate and separate from cells or bodily fluids
sect|a subdivision of a larger religious group
sedative|a drug that reduces excitability and calms a person
sediment|matter that has been deposited by some natural process
seduce|induce to have sex
seduction|enticing someone astray from right behavior
seep|pass gradually or leak through or as if through small openings
seething|in constant agitation
segregate|separate by race or religion; practice a policy of racial segregation
seismic|subject to or caused by an earthquake or earth vibration
seismograph|a measuring instrument for detecting and measuring the intensity and direction and duration of movements of the ground (as an earthquake)
self-sufficient|able to provide for your own needs without help from others
selfless|showing unselfish concern for the welfare of others
semantic|of or relating to meaning or the study of meaning
senate|assembly possessing high legislative powers
sensibility|mental responsiveness and awareness
sentiment|tender, romantic, or nostalgic feeling or emotion
septic|containing or resulting from disease-causing organisms
sequin|adornment consisting of a small piece of shiny material used to decorate clothing
serenade|a musical composition in several movements; has no fixed form
serendipitous|lucky in making unexpected and fortunate discoveries
serenity|a disposition free from stress or emotion
sermon|an address of a religious nature (usually delivered during a church service)
severity|used of the degree of something undesirable e.g. pain or weather
shackle|a restraint that confines or restricts freedom (especially something used to tie down or restrain a prisoner)
shallowness|lack of depth of knowledge or thought or feeling
sham|something that is a counterfeit; not what it seems to be
shard|a broken piece of a brittle artifact
sheepish|like or suggestive of a sheep in docility or stupidity or meekness or timidity
sherbet|a frozen dessert made primarily of fruit juice and sugar, but also containing milk or egg-white or gelatin
shimmer|shine with a weak or fitful light
shoestring|a lace used for fastening shoes
shortcoming|a failing or deficiency
showdown|a hostile disagreement face-to-face
shrewd|marked by practical hardheaded intelligence
shrewdly|in a shrewd manner
shrill|having or emitting a high-pitched and sharp tone or tones
shroud|cover as if with a shroud
shrub|a low woody perennial plant usually having several major stems
shrubbery|an area where a number of shrubs are planted
shrunken|lean and wrinkled by shrinkage as from age or illness
shun|avoid and stay away from deliberately; stay clear of
sickle|an edge tool for cutting grass or crops; has a curved blade and a short handle
sift|move as if through a sieve
signify|denote or connote
silt|mud or clay or small rocks deposited by a river or lake
simile|a figure of speech that expresses a resemblance between things of different kinds (usually formed with 'like' or 'as')
simmer|boil slowly at low temperature
simplistic|characterized by extreme and often misleading simplicity
simultaneous|occurring or operating at the same time
siphon|a tube running from the liquid in a vessel to a lower level outside the vessel so that gravity forces the liquid through the tube
skeletal|of or relating to or forming or attached to a skeleton
skew|turn or place at an angle
skirmish|a minor short-term fight
skittish|unpredictably excitable (especially of horses)
slack|not tense or taut
slander|words falsely spoken that damage the reputation of another
slant|a biased way of looking at or presenting something
slapstick|a boisterous comedy with chases and collisions and practical jokes
slate|a writing tablet made of slate
slaughterhouse|a building where animals are butchered
slay|kill intentionally and with premeditation
sleek|well-groomed and neatly tailored; especially too well-groomed
sleuth|a detective who follows a trail
slime|any thick, viscous matter
slimy|covered with or resembling slime
slink|walk stealthily
slit|a long narrow opening
sluggish|moving slowly
slumber|a natural and periodic state of rest during which consciousness of the world is suspended
smear|stain by smearing or daubing with a dirty substance
smock|a loose coverall (coat or frock) reaching down to the ankles
smother|envelop completely
smug|marked by excessive complacency or self-satisfaction
smugness|an excessive feeling of self-satisfaction
snappy|apt to speak irritably
snare|something (often something deceptively attractive) that catches you unawares
snarl|utter in an angry, sharp, or abrupt tone
sneaky|marked by deception
sneer|express through a scornful smile
snicker|laugh quietly
snigger|laugh quietly
snooty|(used colloquially) overly conceited or arrogant
snooze|sleep lightly or for a short period of time
snout|a long projecting or anterior elongation of an animal's head; especially the nose
snub|refuse to acknowledge
sobering|tending to make sober or more serious
sociopath|someone with a sociopathic personality
solace|the comfort you feel when consoled in times of disappointment
solder|join or fuse with solder
somnolent|inclined to or marked by drowsiness
sonnet|a verse form consisting of 14 lines with a fixed rhyme scheme
soot|a black colloidal substance consisting wholly or principally of amorphous carbon and used to make pigments and ink
sophistication|uplifting enlightenment
soulful|full of or expressing deep emotion
soundness|a state or condition free from damage or decay
sovereign|a nation's ruler or head of state usually by hereditary right
sovereignty|government free from external control
sparse|not dense
sparsely|in a sparse way
spasm|a painful and involuntary muscular contraction
spatial|pertaining to or involving or having the nature of space
spearhead|be the leader of
speck|a very small spot
speckled|having a pattern of dots
spectre/specter|a ghostly appearing figure
speculation|a message expressing an opinion based on incomplete evidence
spellbinding|attracting and holding interest as if by a spell
spellbound|having your attention fixated as though by a spell
spirited|displaying animation, vigor, or liveliness
spiteful|showing malicious ill will and a desire to hurt; motivated by spite
splendour/splendor|a quality that outshines the usual
splice|join the ends of
spontaneity|the quality of being spontaneous and coming from natural feelings without constraint
sporadically|in a sporadic manner
spout|an opening that allows the passage of liquids or grain
sprawl|sit or lie with one's limbs spread out
spree|a brief indulgence of your impulses
sprout|produce buds, branches, or germinate
spruce|light soft moderately strong wood of spruce trees
spur|a verbalization that encourages you to attempt something
squeal|utter a high-pitched cry, characteristic of pigs
squeamish|excessively fastidious and easily disgusted
squirm|to move in a twisting or contorted motion, (especially when struggling)
squirt|cause to come out in a squirt
stabilize|make stable and keep from fluctuating or put into an equilibrium
stagnant|not circulating or flowing
stagnation|a state of inactivity (in business or art etc)
stalemate|a situation in which no progress can be made or no advancement is possible
stalwart|a person who is loyal to their allegiance (especially in times of revolt)
stampede|a headlong rush of people on a common impulse
standpoint|a mental position from which things are viewed
standstill|a situation in which no progress can be made or no advancement is possible
stanza|a fixed number of lines of verse forming a unit of a poem
staple|(usually in the plural) a necessary commodity for which demand is constant
stark|devoid of any qualifications or disguise or adornment
starry|abounding with or resembling stars
stash|a secret store of valuables or money
stately|impressive in appearance
statute|an act passed by a legislative body
stave|the system of five horizontal lines on which the musical notes are written
stealth|avoiding detection by moving carefully
steeple|a tall tower that forms the superstructure of a building (usually a church or temple) and that tapers to a point at the top
stench|a distinctive odor that is offensively unpleasant
stereotypical|lacking spontaneity or originality or individuality
sterile|incapable of reproducing
sterility|(of non-living objects) the state of being free of pathogenic organisms
sterling|British money; especially the pound sterling as the basic monetary unit of the UK
stifle|suppress in order to conceal or hide
stimulus|any stimulating information or event; acts to arouse action
stingy|unwilling to spend (money, time, resources, etc.)
stint|an unbroken period of time during which you do something
stipulate|specify as a condition or requirement in a contract or agreement
stoat|the ermine in its brown summer coat with black-tipped tail
stocky|having a short and solid form or stature
stonework|masonry done with stone
stoop|bend one's back forward from the waist on down
stoutly|in a resolute manner
straddle|sit or stand astride of
straggle|wander from a direct or straight course
straggler|someone who strays or falls behind
strait|a narrow channel of the sea joining two larger bodies of water
straitjacket|anything immaterial that severely hinders or confines
streamline|contour economically or efficiently
strenuous|characterized by or performed with much energy or force
strew|spread by scattering ("straw" is archaic)
stride|a step in walking or running
strident|conspicuously and offensively loud; given to vehement outcry
strife|lack of agreement or harmony
stringent|demanding strict attention to rules and procedures
stronghold|a strongly fortified defensive structure
stuffy|lacking fresh air
subconscious|psychic activity just below the level of awareness
subculture|a social group within a national culture that has distinctive patterns of behavior and beliefs
subdivide|form into subdivisions
subdue|put down by force or intimidation
subliminal|below the threshold of conscious perception
submissive|inclined or willing to submit to orders or wishes of others or showing such inclination
subordinate|an assistant subject to the authority or control of another
subpoena|a writ issued by court authority to compel the attendance of a witness at a judicial proceeding
subside|wear off or die down
subsidize|support through subsidies
subsidy|a grant paid by a government to an enterprise that benefits the public
subterranean|being or operating under the surface of the earth
subtlety|a subtle difference in meaning or opinion or attitude
subversion|destroying someone's (or some group's) honesty or loyalty; undermining moral integrity
subversive|in opposition to a civil authority or government
succession|a following of one thing after another in time
succinct|briefly giving the gist of something
succumb|consent reluctantly
suede|leather with a napped surface
suffice|be sufficient; be adequate, either in quality or quantity
suffocate|deprive of oxygen and prevent from breathing
sullen|showing a brooding ill humor
sumptuous|ostentatiously rich and superior in quality
sumptuously|in a sumptuous and opulent manner
sunken|having a sunken area
superfluous|serving no useful purpose; having no excuse for being
superimpose|place on top of
supersede|take the place or move into the position of
superstructure|structure consisting of the part of a ship above the main deck
supple|gracefully thin and bending and moving with ease
supremacy|power to dominate or defeat
surreptitiously|in a surreptitious manner
surrogate|someone who takes the place of another person
susceptibility|the state of being susceptible; easily affected
sustained|maintained at length without interruption or weakening
swerve|turn sharply; change direction abruptly
swindle|deprive of by deceit
swindler|a person who swindles you by means of deception or fraud
swivel|turn on a pivot
swoop|move down on as if in an attack
symmetry|an attribute of a shape or relation
symposium|a meeting or conference for the public discussion of some topic especially one in which the participants form an audience and make presentations
synagogue|the place of worship for a Jewish congregation
synchronize|make synchronous and adjust in time or manner
syntax|the grammatical arrangement of words in sentences
synthesize|combine so as to form a more complex, product
systemic|affecting an entire system
tacitly|in a tacit manner; by unexpressed agreement
tactful|having or showing a sense of what is fitting and considerate in dealing with others
tactfully|showing tact or tactfulness; in a tactful manner
tactician|a person who is skilled at planning tactics
tactile|of or relating to or proceeding from the sense of touch
tamper|play around with or alter or falsify, usually secretively or dishonestly
tangible|perceptible by the senses especially the sense of touch
tantalizing|arousing desire or expectation for something unattainable or mockingly out of reach
tariff|a government tax on imports or exports
tarnish|make dirty or spotty, as by exposure to air; also used metaphorically
tattered|worn to shreds; or wearing torn or ragged clothing
taunt|harass with persistent criticism or carping
taut|pulled or drawn tight
tavern|a building with a bar that is licensed to sell alcoholic drinks
taxidermy|the art of mounting the skins of animals so that they have lifelike appearance
taxing|not easily borne; wearing
tedious|so lacking in interest as to cause mental weariness
teem|be teeming, be abuzz
teeter|move unsteadily, with a rocking motion
tellingly|in a telling manner
temperament|your usual mood
tenacity|persistent determination
tenement|a run-down apartment house barely meeting minimal standards
tenor|the adult male singing voice above baritone
tentative|under terms not final or fully worked out or agreed upon
tenure|the term during which some position is held
tepid|moderately warm
terse|brief and to the point; effectively cut short
tersely|in a short and concise manner
thaw|become or cause to become soft or liquid
theologian|someone who is learned in theology or who speculates about theology
thereafter|from that time on
thicket|a dense growth of bushes
thinly|without force or sincere effort
thistle|any of numerous plants of the family Compositae and especially of the genera Carduus and Cirsium and Onopordum having prickly-edged leaves
thrash|give a thrashing to; beat hard
thrifty|careful and diligent in the use of resources
throb|pulsate or pound with abnormal force
throng|a large gathering of people
thrum|sound with a monotonous hum
thud|a heavy dull sound (as made by impact of heavy objects)
thwart|hinder or prevent (the efforts, plans, or desires) of
tic|a local and habitual twitching especially in the face
tilt|to incline or bend from a vertical position
timepiece|a measuring instrument or device for keeping time
tingle|cause a stinging or tingling sensation
tinker|do random, unplanned work or activities or spend time idly
tint|a quality of a given color that differs slightly from another color
tipsy|slightly intoxicated
tirade|a speech of violent denunciation
tiresome|so lacking in interest as to cause mental weariness
toil|work hard
toilsome|characterized by effort to the point of exhaustion; especially physical effort
topography|the configuration of a surface and the relations among its man-made and natural features
topple|fall down, as if collapsing
torrent|a heavy rain
torso|the body excluding the head and neck and limbs
touchstone|a basis for comparison; a reference point against which other things can be evaluated
toxicology|the branch of pharmacology that deals with the nature and effects and treatments of poisons
traceable|(usually followed by 'to') able to be traced to
trademark|a distinctive characteristic or attribute
traipse|walk or tramp about
trajectory|the path followed by an object moving through space
trample|tread or stomp heavily or roughly
trance|a psychological state induced by (or as if induced by) a magical incantation
tranquilly|without emotional agitation
transcend|be greater in scope or size than some standard
transfix|to render motionless, as with a fixed stare or by arousing terror or awe
transient|of a mental act; causing effects outside the mind
traverse|travel across or pass over
treachery|betrayal of a trust
treason|a crime that undermines the offender's government
trellis|latticework used to support climbing plants
trench|a ditch dug as a fortification having a parapet of the excavated earth
trespass|enter unlawfully on someone's property
tribunal|an assembly (including one or more judges) to conduct judicial business
trickle|run or flow slowly, as in drops or in an unsteady stream
trinket|cheap showy jewelry or ornament on clothing
troupe|organization of performers and associated personnel (especially theatrical)
truce|a state of peace agreed to between opponents so they can discuss peace terms
trumped-up|concocted with intent to deceive
trundle|move heavily
tuft|a bunch of hair or feathers or growing grass
tug|pull hard
tumble|fall down, as if collapsing
tumult|a state of commotion and noise and confusion
tundra|a vast treeless plain in the Arctic regions where the subsoil is permanently frozen
turbulent|characterized by unrest or disorder or insubordination
turnout|the group that gathers together for a particular occasion
twitch|make an uncontrolled, short, jerky motion
typify|embody the essential characteristics of or be a typical example of
typography|the craft of composing type and printing from it
tyranny|a form of government in which the ruler is an absolute dictator (not restricted by a constitution or laws or opposition etc.)
ulcer|a circumscribed inflammatory and often suppurating lesion on the skin or an internal mucous surface resulting in necrosis of tissue
ulterior|lying beyond what is openly revealed or avowed (especially being kept in the background or deliberately concealed)
ultimatum|a final peremptory demand
unaccountable|not to be accounted for or explained
unanimity|everyone being of one mind
unanimous|in complete agreement
unassuming|not arrogant or presuming
uncharted|(of unknown regions) not yet surveyed or investigated
unchecked|not restrained or controlled
underdog|one at a disadvantage and expected to lose
underscore|give extra weight to (a communication)
underwrite|guarantee financial support of
undisclosed|not made known
undivided|not parted by conflict of opinion
unearth|bring to light
unequivocally|in an unambiguous manner
unerring|not liable to error
unflagging|showing sustained enthusiastic action with unflagging vitality
unfounded|without a basis in reason or fact
unfurl|unroll, unfold, or spread out or be unrolled, unfolded, or spread out from a furled state
unheeded|disregarded
unify|become one
unilateral|involving only one part or side
unimpeachable|beyond doubt or reproach
unleash|release or vent
unobtrusive|not obtrusive or undesirably noticeable
unorthodox|independent in behavior or thought
unravel|become or cause to become undone by separating the fibers or threads of
unrivalled/unrivaled|eminent beyond or above comparison
unruly|noisy and lacking in restraint or discipline
unscathed|not injured or harmed
unscrupulous|without scruples or principles
unsolicited|not requested or sought
unsung|not famous or acclaimed
unthinkable|incapable of being conceived or considered
untimely|badly timed
unwavering|marked by firm determination or resolution; not shakable
unwieldy|difficult to use or handle or manage because of size or weight or shape
unwittingly|without knowledge or intention
upheaval|a state of violent disturbance and disorder (as in politics or social conditions generally)
upkeep|activity involved in maintaining something in good working order
uproot|move (people) forcibly from their homeland into a new and foreign environment
upstart|an arrogant or presumptuous person
upturn|an upward movement or trend as in business activity
urchin|poor and often mischievous city child
usher|take (someone) to their seats, as in theaters or auditoriums
utmost|of the greatest possible degree or extent or intensity
utopian|of or pertaining to or resembling a utopia
utterance|the use of uttered sounds for auditory communication
vacate|leave (a job, post, or position) voluntarily
valiant|having or showing valor
validate|declare or make legally valid
validity|the quality of being valid and rigorous
vantage|place or situation affording some advantage (especially a comprehensive view or commanding perspective)
vapour/vapor|a visible suspension in the air of particles of some substance
variance|an event that departs from expectations
variant|an event that departs from expectations
veer|turn sharply; change direction abruptly
vehemently|in a vehement manner
vendetta|a feud in which members of the opposing parties murder each other
venerable|impressive by reason of age
vengeance|the act of taking revenge (harming someone in retaliation for something harmful that they have done) especially in the next life
venom|toxin secreted by animals
venture|any venturesome undertaking especially one with an uncertain outcome
verbatim|in precisely the same words used by a writer or speaker
verge|a region marking a boundary
versatility|having a wide variety of skills
vexing|extremely annoying or displeasing
viable|capable of being done with means at hand and circumstances as they are
vicariously|indirectly, as, by, or through a substitute
vigilance|the process of paying close and continuous attention
vigilant|carefully observant or attentive; on the lookout for possible danger
vigour/vigor|forceful exertion
vile|morally reprehensible
villainous|extremely wicked
vindicate|show to be right by providing justification or proof
vintner|someone who sells wine
viper|venomous Old World snakes characterized by hollow venom-conducting fangs in the upper jaw
virtuoso|someone who is dazzlingly skilled in any field
virtuous|morally excellent
visibly|in a visible manner
vista|the visual percept of a region
vitality|an energetic style
vocation|the particular occupation for which you are trained
vogue|the popular taste at a given time
vole|any of various small mouselike rodents of the family Cricetidae (especially of genus Microtus) having a stout short-tailed body and inconspicuous ears and inhabiting fields or meadows
volition|the capability of conscious choice and decision and intention
voracious|excessively greedy and grasping
wail|emit long loud cries
wane|grow smaller
warden|the chief official in charge of a prison
warlike|disposed to warfare or hard-line policies
warranty|a written assurance that some product or service will be provided or will meet certain specifications
watchful|engaged in or accustomed to close observation
waver|pause or hold back in uncertainty or unwillingness
wayward|resistant to guidance or discipline
weather-beaten|tanned and coarsened from being outdoors
whack|hit hard
wheeze|breathe with difficulty
whim|a sudden desire
whimper|cry weakly or softly
whimsical|determined by chance or impulse or whim rather than by necessity or reason
wholehearted|with unconditional and enthusiastic devotion
wholesome|conducive to or characteristic of physical or moral well-being
willful/wilful|done by design
wince|draw back, as with fear or pain
withhold|hold back; refuse to hand over or share
woe|misery resulting from affliction
woefully|in an unfortunate or deplorable manner
wombat|burrowing herbivorous Australian marsupials about the size of a badger
wondrous|extraordinarily good or great; used especially as intensifiers
worldly|characteristic of or devoted to the temporal world as opposed to the spiritual world
wrath|intense anger (usually on an epic scale)
wreak|cause to happen or to occur as a consequence
wreath|flower arrangement consisting of a circular band of foliage or flowers for ornamental purposes
wrench|twist or pull violently or suddenly, especially so as to remove (something) from that to which it is attached or from where it originates
writhe|to move in a twisting or contorted motion, (especially when struggling)
wrongdoing|departure from what is ethically acceptable
wryly|in a wry manner
yearning|prolonged unfulfilled desire or need
zeal|a feeling of strong eagerness (usually in favor of a person or cause)
zealous|marked by active interest and enthusiasm
zenith|the point above the observer that is directly opposite the nadir on the imaginary sphere against which celestial bodies appear to be projected
zest|vigorous and enthusiastic enjoyment
`;
