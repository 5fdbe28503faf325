/** From WordNet 3.1 (see LICENSE beside this file), shortened: a word and what it means. */
export const c2 = `
abet|assist or encourage, usually in some wrongdoing
abhor|find repugnant
abhorrent|offensive to the mind
abject|of the most contemptible kind
abrasive|causing abrasion
abrogate|revoke formally
abscond|run away; usually includes taking something or somebody along
absolve|grant remission of a sin to
abstain|refrain from voting
abstinence|the trait of abstaining (especially from alcohol)
abstraction|a concept or idea not associated with any specific instance
abstruse|difficult to penetrate; incomprehensible to one of ordinary understanding or knowledge
accede|yield to another's wish or opinion
accentuate|to stress, single out as important
accolade|a tangible symbol signifying approval or distinction
accredit|grant credentials to
accrue|grow by addition
acolyte|someone who assists a priest or minister in a liturgical service
acquiesce|to agree or express agreement
acquiescence|acceptance without protest
acquit|pronounce not guilty of criminal charges
acquittal|a judgment of not guilty
acrid|strong and sharp
acrimonious|marked by strong resentment or cynicism
acuity|sharpness of vision
adage|a condensed but memorable saying embodying some important fact of experience that is taken as true by many people
adamant|impervious to pleas, persuasion, requests, reason
addendum|textual matter that is added onto a publication; usually at the end
adjoin|lie adjacent to another or share a boundary
adjourn|close at the end of a session
adjudicate|put on trial or hear a case and sit as the judge at the trial of
adorn|make more attractive by adding ornament, colour, etc.
adornment|a decoration of color or interest that is added to relieve plainness
adrift|floating freely; not anchored
adroit|quick or skillful or adept in action or thought
adulation|servile flattery; exaggerated and hypocritical praise
adulterate|corrupt, debase, or make impure by adding a foreign or inferior substance
adumbrate|describe roughly or briefly or give the main points or summary of
advent|arrival that has been awaited (especially of something momentous)
aegis|kindly endorsement and guidance
affable|diffusing warmth and friendliness
affectation|a deliberate pretense or exaggerated display
affront|a deliberately offensive act or something producing the effect of deliberate disrespect
aggravate|make worse
aghast|struck with fear, dread, or consternation
agrarian|relating to farming or agriculture
ailing|somewhat ill or prone to illness
ajar|slightly open
alacrity|liveliness and eagerness
alchemist|one who was versed in the practice of alchemy and who sought an elixir of life and a panacea and an alkahest and the philosopher's stone
alcove|a small recess opening off a larger room
allegorical|used in or characteristic of or containing allegory
allegory|a short moral story (often with animal characters)
alleviate|provide physical relief, as from pain
alliteration|use of the same consonant at the beginning of each stressed syllable in a line of verse
allure|the power to entice or attract through personal charm
alluring|highly attractive and able to arouse hope or desire
amanuensis|someone skilled in the transcription of speech (especially dictation)
ambience/ambiance|a particular environment or surrounding influence
ambivalence|mixed feelings or emotions
ameliorate|to make better
amenable|disposed or willing to conform
amicable|characterized by friendship and good will
amiss|not functioning properly
amnesty|a period during which offenders are exempt from punishment
amorous|inclined toward or displaying love
amorphous|having no definite form or distinct shape
anachronism|something located at a time when it could not have existed or occurred
anachronistic|chronologically misplaced
analogous|similar or equivalent in some respects though otherwise dissimilar
anarchist|an advocate of anarchism
anathema|a detested person
anatomical|of or relating to the structure of the body
ancillary|furnishing added support
angelic|marked by utter benignity; resembling or befitting an angel or saint
angst|an acute but unspecific feeling of anxiety
annals|reports of the work of a society or learned body etc
annihilate|kill in large numbers
annihilation|destruction by annihilating something
annotate|add explanatory notes to or supply with critical comments
annul|declare invalid
antagonize|provoke the hostility of
anthology|a collection of selected literary passages
antipathy|a feeling of intense dislike
antiquated|so extremely old as seeming to belong to an earlier period
antiquity|the historic period preceding the Middle Ages in Europe
antithesis|exact opposite
anvil|a heavy block of iron or steel on which hot metals are shaped by hammering
aperture|a device that controls amount of light admitted
aphorism|a short pithy instructive saying
aplomb|great coolness and composure under strain
apocryphal|being of questionable authenticity
apogee|a final climactic stage
apostle|an ardent early supporter of a cause or reform
apotheosis|model of excellence or perfection of a kind; one having no equal
appease|cause to be more favorably inclined; gain the good will of
apportion|distribute according to a plan or set apart for a special purpose
apposite|being of striking appropriateness and pertinence
appraise|evaluate or estimate the nature, quality, ability, extent, or significance of
approbation|official approval
aqueduct|a conduit that resembles a bridge but carries water over a valley
arable|(of farmland) capable of being farmed productively
arbiter|someone with the power to settle matters at will
arboreal|of or relating to or formed by trees
arcane|requiring secret or mysterious knowledge
archetypal|representing or constituting an original type after which other similar things are patterned
archetype|something that serves as a model or a basis for making copies
archipelago|a group of many islands in a large body of water
ardent|characterized by intense emotion
arduous|characterized by effort to the point of exhaustion; especially physical effort
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
assuage|cause to be more favorably inclined; gain the good will of
astringent|sour or bitter in taste
atone|make amends for
atonement|compensation for a wrong
atrocity|the quality of being shockingly cruel and inhumane
attenuate|weaken the consistency of (a chemical substance)
attest|provide evidence for; stand as proof of
attire|clothing of a distinctive style or for a particular occasion
attrition|erosion by friction
audacity|fearless daring
augment|enlarge or increase
augury|an event that is experienced as indicating important things to come
auspicious|auguring favorable circumstances and good luck
austerity|the trait of great self-denial (especially refraining from worldly pleasures)
autocratic|offensively self-assured or given to exercising usually unwarranted power
avarice|reprehensible acquisitiveness
averse|(usually followed by 'to') strongly opposed
avuncular|resembling a uncle in kindness or indulgence
awry|away from the correct or expected course
axiom|a saying that is widely accepted on its own merits
axiomatic|evident without proof or argument
azure|of a deep somewhat purplish blue color similar to that of a clear October sky
baleful|deadly or sinister
banality|a trite or obvious remark
barometer|an instrument that measures atmospheric pressure
baroness|a noblewoman who holds the rank of baron or who is the wife or widow of a baron
barony|the estate of a baron
barter|exchange goods without involving money
bastion|a group that defends a principle
bawl|shout loudly and without restraint
bayonet|a knife that can be fixed to the end of a rifle and used as a weapon
beatific|experiencing or bestowing celestial joy
bedevil|treat cruelly
bedraggled|limp and soiled as if dragged in the mud
bedrock|solid unweathered rock lying beneath surface deposits of soil
befit|accord or comport with
begrudge|be envious of; set one's heart on
beguile|influence by slyness
behemoth|someone or something that is abnormally large and powerful
behest|an authoritative command or request
behold|see with attention
beholder|a person who becomes aware (of things or events) through the senses
belie|be in contradiction with
belittle|cause to seem less serious; play down
belligerent|characteristic of an enemy or one eager to fight
bemoan|regret strongly
benediction|the act of praying for divine protection
benefactor|a person who helps people or institutions (especially with financial help)
benevolence|disposition to do good
benign|not dangerous to health; not recurrent or progressive (especially of a tumor)
bequeath|leave or give by will after one's death
bequest|a gift of personal property by will
berate|censure severely or angrily
beset|annoy continually or chronically
besiege|surround so as to force to give up
bespoke|(of clothing) custom-made
bestow|present
bicker|argue over petty things
bifurcate|split or divide into two
bigot|a prejudiced person who is intolerant of any opinions differing from his own
bigotry|the intolerance and prejudice of a bigot
bilious|relating to or containing bile
billow|rise up as if in waves
blandishment|flattery intended to persuade
blase/blasé|very sophisticated especially because of surfeit; versed in the ways of the world
blithe|lacking or showing a lack of due concern
blithely|in a joyous manner
boisterous|noisy and lacking in restraint or discipline
bombast|pompous or pretentious talk or writing
bombastic|ostentatiously lofty in style
bowdlerize|edit by omitting or modifying parts considered indelicate
bravado|a swaggering show of courage
brazen|unrestrained by convention or propriety
brethren|the lay members of a male religious order
brevity|the use of brief expressions
bridle|headgear for a horse
broach|bring up a topic for discussion
brunt|main force of a blow etc
brusque|marked by rude or peremptory shortness
bucolic|(used with regard to idealized country life) idyllically rustic
buffoon|a rude or vulgar fool
bulbous|shaped like a bulb
bulwark|an embankment built around a space for defensive purposes
bumptious|offensively self-assertive
burgeon|grow and flourish
burnish|polish and make shiny
bylaw|a rule adopted by an organization in order to regulate its own affairs and the behavior of its members
cabal|a clique (often secret) that seeks power usually through intrigue
cachet|an indication of approved or superior status
cacophony|a loud harsh or strident noise
cadaver|the dead body of a human being
cadaverous|very thin especially from disease or hunger or cold
cadence|the accent in a metrical foot of verse
cajole|influence or urge by gentle urging, caressing, or flattering
calamity|an event resulting in great loss and misfortune
calumny|a false accusation of an offense or a malicious misrepresentation of someone's words or actions
canard|a deliberately misleading fabrication
canny|showing self-interest and shrewdness in dealing with others
canonical|appearing in a biblical canon
cantankerous|stubbornly obstructive and unwilling to cooperate
canvass|get the opinions (of people) by asking specific questions
capacious|large in capacity
capitulate|surrender under agreed conditions
caprice|a sudden desire
capricious|changeable
capsize|overturn accidentally
captious|tending to find and call attention to faults
captor|a person who captures and holds people or animals
carcass|the dead body of an animal especially one slaughtered and dressed for food
caricaturist|someone who parodies in an exaggerated manner
carouse|engage in boisterous, drunken merrymaking
cartographer|a person who makes maps
cartography|the making of maps and charts
cascade|a small waterfall or series of small waterfalls
castigate|censure severely
cataclysm|a sudden violent change in the earth's surface
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
chagrin|strong feelings of embarrassment
chalice|a bowl-shaped drinking vessel; especially the Eucharistic cup
charlatan|a flamboyant deceiver; one who attracts customers with tricks or jokes
chary|characterized by great caution and wariness
chasm|a deep opening in the earth's surface
chaste|morally pure (especially not having experienced sexual intercourse)
chastise|censure severely
chauvinism|fanatical patriotism
chicanery|the use of tricks to deceive someone (usually to extract money from them)
chide|censure severely or angrily
chimera|fire-breathing female monster with a lion's head and a goat's body and a serpent's tail
chirp|make high-pitched sounds
chivalry|courtesy towards women
choleric|easily moved to anger
chortle|laugh quietly or with restraint
churlish|rude and boorish
cipher|a message written in a secret code
circuitous|marked by obliqueness or indirection in speech or conduct
circumlocution|a style that involves indirect ways of expressing things
circumspect|heedful of potential consequences
citadel|a stronghold into which people could go for shelter during a battle
clairvoyant|someone who has the power of clairvoyance
clamber|climb awkwardly, as if by scrambling
clamour/clamor|loud and persistent outcry from many people
clandestine|conducted with or marked by hidden aims or methods
clasp|hold firmly and tightly
cleave|separate or cut with a tool, such as a sharp instrument
cloister|residence that is a place of religious seclusion (such as a monastery)
clot|a lump of material formed from the content of a liquid
cloying|overly sweet
coalesce|mix together different elements
coda|the closing section of a musical composition
cogent|powerfully persuasive
cogitate|consider carefully and deeply; reflect upon; turn over in one's mind
cognizant|having or showing knowledge or understanding or realization or perception
cohabit|share living quarters
cohesive|causing cohesion
cohort|a company of companions or supporters
coinage|coins collectively
collude|act in unison or agreement and in secret towards a deceitful or illegal purpose
comatose|relating to or associated with a coma
comeuppance|an outcome (good or bad) that is well deserved and fitting
commandeer|take arbitrarily or by force
commensurate|corresponding in size or degree or extent
commiserate|to feel or express sympathy or compassion
compatriot|a person from your own country
compendium|a publication containing a variety of works
compunction|a feeling of deep regret (usually for some misdeed)
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
congenial|suitable to your needs
congenital|present at birth but not necessarily hereditary; acquired during fetal development
congregate|come together, usually for a purpose
conjecture|a hypothesis that has been formed by speculating or conjecturing (usually with little hard evidence)
conjugal|of or relating to marriage or to the relationship between a wife and husband
connive|encourage or assent to illegally or criminally
connoisseurship|love of or taste for fine objects of art
consanguinity|related by blood
conscript|someone who is drafted into military service
consign|commit forever; commit irrevocably
consternation|fear resulting from the awareness of danger
contentious|inclined or showing an inclination to dispute or disagree, even to engage in law suits
contiguous|very close or connected in space or time
contort|twist and press out of shape
contrite|feeling or expressing pain or sorrow for sins or offenses
contrive|make or work out a plan for; devise
contumely|a rude expression intended to offend or hurt
conundrum|a difficult problem
convalesce|get over an illness or shock
convalescence|gradual healing (through rest) after sickness or injury
convene|meet formally
convent|a religious residence especially for nuns
conversant|(usually followed by 'with') well informed about or knowing thoroughly
convivial|occupied with or fond of the pleasures of good company
convulsion|a sudden uncontrollable attack
cordial|diffusing warmth and friendliness
cornucopia|a goat's horn filled with grain and flowers and fruit symbolizing prosperity
corollary|a practical consequence that follows naturally
coroner|a public official who investigates by inquest any death not due to natural causes
corporal|a noncommissioned officer in the Army or Air Force or Marines
corporeal|having material or physical form or substance
corpulent|excessively fat
corroborate|establish or strengthen as with new evidence or facts
corrode|cause to deteriorate due to the action of water, air, or an acid
corrugated|shaped into alternating parallel grooves and ridges
coterie|an exclusive circle of people with a common purpose
countenance|the appearance conveyed by a person's face
courtier|an attendant at the court of a sovereign
courtship|a man's courting of a woman
covet|wish, long, or crave for (something, especially the property of another person)
covetous|showing extreme cupidity; painfully desirous of another's advantages
cower|crouch or curl up
coy|affectedly modest or shy especially in a playful or provocative way
crag|a steep rugged rock or cliff
crass|(of persons) so unrefined as to be lacking in discrimination and sensibility
craven|lacking even the rudiments of courage; abjectly fearful
credence|the mental attitude that something is believable and should be accepted as true
credo|any system of principles or beliefs
credulity|tendency to believe readily
creed|any system of principles or beliefs
cremate|reduce to ashes
crepuscular|like twilight; dim
crescendo|a gradual increase in loudness
crestfallen|brought low in spirit
cringe|draw back, as with fear or pain
crockery|tableware (eating and serving dishes) collectively
crony|a close friend who accompanies his buddies in their activities
croon|sing softly
crotchety|having a difficult and contrary disposition
crucify|kill by nailing onto a cross
crystalline|consisting of or containing or of the nature of crystals
culpable|deserving blame or censure as being wrong or evil or injurious
cupidity|extreme greed for material wealth
curmudgeon|a crusty irascible cantankerous old person full of stubborn ideas
curmudgeonly|brusque and surly and forbidding
cursory|hasty and without attention to detail; not thorough
curt|marked by rude or peremptory shortness
curtsy|bending the knees; a gesture of respect made by women
dainty|delicately beautiful
dapper|marked by up-to-dateness in dress and manners
daub|coat with plaster
dauntless|invulnerable to fear or intimidation
dawdle|take one's time; proceed slowly
dearth|an acute insufficiency
debauched|unrestrained by convention or morality
debilitate|make weak
debonair|having a sophisticated charm
debrief|put someone through a debriefing and make him report
decadence|the state of being degenerate in mental or moral qualities
decadent|luxuriously self-indulgent
decapitate|cut the head of
declamatory|ostentatiously lofty in style
decorous|characterized by propriety and dignity and good taste in manners and conduct
decrepit|worn and broken down by hard use
deface|mar or spoil the appearance of
deference|a courteous expression (by word or deed) of esteem or regard
deferential|showing deference
deflate|collapse by releasing contained air or gas
defray|bear the expenses of
deft|skillful in physical movements; especially of the hands
degradation|changing to a lower state (a less respected state)
deify|consider as a god or godlike
deity|any supernatural being worshipped as controlling some part of the world or some aspect of life or who is the personification of a force
dejection|a state of melancholy depression
delectable|extremely pleasing to the sense of taste
deleterious|harmful to living things
delineate|show the form or outline of
delinquent|guilty of a misdeed
delirious|experiencing delirium
delirium|state of violent mental agitation
delude|be false to; be dishonest with
deluge|an overwhelming number or amount
demagogue|a political leader who seeks support by appealing to popular passions and prejudices
demarcate|separate clearly, as if by boundaries
demographic|of or relating to demography
demonic|extremely evil or cruel; expressive of cruelty or befitting hell
demur|take exception to
denigrate|cause to seem less serious; play down
denizen|a person who inhabits a particular place
denomination|a group of religious congregations having its own organization and a distinctive faith
denouement|the outcome of a complex sequence of events
denunciation|a public act of denouncing
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
despicable|morally reprehensible
despondent|without or almost without hope
despot|a cruel and oppressive dictator
desuetude|a state of inactivity or disuse
desultory|marked by lack of definite plan or regularity or purpose
deterrence|a negative motivational influence
detract|take away a part from; diminish
detriment|a damage or loss
devolve|pass on or delegate to another
devout|deeply religious
dexterity|adroitness in using the hands
dexterous|skillful in physical movements; especially of the hands
diabolical|showing the cunning or ingenuity or wickedness typical of a devil
diametrically|as from opposite ends of a diameter
diaphanous|so thin as to transmit light
diatribe|thunderous verbal attack
dichotomy|being twofold; a classification into two opposed parts or subclasses
didactic|instructive (especially excessively)
diffidence|lack of self-confidence
diffident|showing modest reserve
diffuse|spread out; not concentrated in one place
dignitary|an important or influential (and often overbearing) person
digress|lose clarity or turn aside especially from the main subject of attention or course of argument in writing, thinking, or speaking
dilapidated|in deplorable condition
dilate|become wider
dilatory|wasting time
dilettante|an amateur who engages in an activity without serious intentions and who pretends to have knowledge
diminutive|very small
dirge|a song or hymn of mourning composed or performed as a memorial to a dead person
disabuse|free somebody (from an erroneous belief)
disarray|a mental state characterized by a lack of clear and orderly thought and behavior
disavow|refuse to acknowledge; disclaim knowledge of; responsibility for, or association with
disband|cause to break up or cease to function
discernible|perceptible by the senses or intellect
disciplinary|relating to discipline in behavior
disclaimer|a voluntary repudiation of a person's legal claim to something
discomfit|cause to lose one's composure
disconcert|cause to feel embarrassment
disconsolate|sad beyond comforting; incapable of being consoled
discord|lack of agreement or harmony
discordant|not in agreement or harmony
discretionary|having or using the ability to act or decide according to your own discretion or judgment
disdainful|expressing extreme contempt
disembark|go ashore
disembodied|not having a material body
disfigure|mar or spoil the appearance of
disgruntled|in a state of sulky dissatisfaction
dishevelled/disheveled|in disarray; extremely disorderly
disingenuous|not straightforward or candid; giving a false appearance of frankness
disjointed|lacking orderly continuity
dislodge|remove or force out from a position
disparage|express a negative opinion of
disparate|fundamentally different or distinct in quality or kind
dispassionate|unaffected by strong emotion or prejudice
dispensable|capable of being dispensed with or done without
disproportionate|out of proportion
disquiet|a feeling of mild anxiety about possible developments
dissect|cut open or cut apart
dissemble|make believe with the intent to deceive
dissimulate|hide (feelings) from other people
dissociate|part; cease or break association with
dissolute|unrestrained by convention or morality
dissonance|a conflict of people's opinions or actions or characters
dissuade|turn away from by persuasion
distillery|a plant and works where alcoholic drinks are made by distillation
divergence|the act of moving away in different direction from a common point
divergent|diverging from another or from a standard
docile|willing to be taught or led or supervised or directed
dogged|stubbornly unyielding
doggerel|a comic verse of irregular measure
dogma|a religious doctrine that is proclaimed as true without proof
dogmatic|characterized by assertion of unproved or unprovable principles
dolorous|showing sorrow
dolt|a person who is not very bright
dominion|dominance or power through legal authority
dotage|mental infirmity as a consequence of old age; sometimes shown by foolish infatuations
dovetail|fit together tightly, as if by means of a dovetail
dowry|money or property brought by a woman to her husband at marriage
drape|arrange in a particular way
drawl|a slow speech pattern with prolonged vowels
dregs|sediment that has settled at the bottom of a liquid
drivel|a worthless message
droop|droop, sink, or settle from or as if from pressure or loss of tautness
dross|worthless or dangerous material that should be removed
drudgery|hard monotonous routine work
dulcet|extremely pleasant in a gentle way
dunce|a stupid person; these words are used to express a low opinion of someone's intelligence
dupe|fool or hoax
duplicitous|marked by deliberate deceptiveness especially by pretending one set of feelings and acting under the influence of another
duplicity|a fraudulent or duplicitous representation
earthbound|confined to the earth
earthenware|ceramic ware made of porous clay fired at low heat
ebb|flow back or recede
ebullience|overflowing with eager enjoyment or approval
ebullient|joyously unrestrained
eclectic|selecting what seems best of various styles or ideas
edict|a formal or authoritative proclamation
edification|uplifting enlightenment
edifying|enlightening or uplifting so as to encourage intellectual or moral improvement
efface|remove completely from recognition or memory
effervescent|used of wines and waters; charged naturally or artificially with carbon dioxide
effete|affected, overrefined, and effeminate
efficacy|capacity or power to produce a desired effect
effigy|a representation of a person (especially in the form of sculpture)
effluvium|a foul-smelling outflow or vapor (especially a gaseous waste)
effrontery|audacious (even arrogant) behavior that you have no right to
effusion|an unrestrained expression of emotion
effusive|uttered with unrestrained enthusiasm
egalitarian|favoring social equality
egotism|an exaggerated opinion of your own importance
egregious|conspicuously and outrageously bad or reprehensible
egress|the reappearance of a celestial body after an eclipse
elation|an exhilarating psychological state of pride and optimism; an absence of depression
elegiac|resembling or characteristic of or appropriate to an elegy
elegy|a mournful poem; a lament for the dead
elide|leave or strike out
elixir|a sweet flavored liquid (usually containing a small amount of alcohol) used in compounding medicines to be taken by mouth in order to mask an unpleasant taste
elope|run away secretly with one's beloved
elucidate|make clear and (more) comprehensible
emaciated|very thin especially from disease or hunger or cold
emanate|proceed or issue forth, as from a source
emancipate|give equal rights to; of women and minorities
emancipation|freeing someone from the control of another
embargo|a government order imposing a trade barrier
embellishment|elaboration of an interpretation by the use of decorative (sometimes fictitious) detail
ember|a hot fragment of wood or coal that is left from a fire and is glowing or smoldering
embezzle|appropriate (as property entrusted to one's care) fraudulently to one's own use
emblematic|serving as a visible symbol for something abstract
embroil|force into some kind of situation, condition, or course of action
emeritus|honorably retired from assigned duties and retaining your title along with the additional title 'emeritus' as in 'professor emeritus'
emissary|someone sent on a mission to represent the interests of someone else
emollient|having a softening or soothing effect especially to the skin
enamoured/enamored|marked by foolish or unreasoning fondness
encomium|a formal expression of praise
encroach|advance beyond the usual limit
encumber|restrict (someone or something) so as to make free movement difficult
endow|give qualities or abilities to
endowment|natural abilities or qualities
enervate|weaken mentally or morally
engender|call forth
enigmatically|in a cryptic manner
enmity|a state of deep-seated ill-will
ennui|the feeling of being bored by something tedious
enormity|the quality of being outrageous
ensnare|take or catch as if in a snare or trap
enterprising|marked by imagination, initiative, and readiness to undertake new projects
enthral/enthrall|hold spellbound
entrails|internal organs collectively (especially those in the abdominal cavity)
entreat|ask for or request earnestly
entreaty|earnest or urgent request
entrench|fix firmly or securely
entwine|tie or link together
enumerate|specify individually
enunciate|speak, pronounce, or utter in a certain way
ephemera|something transitory; lasting a day
ephemeral|lasting a very short time
epigram|a witty saying
epigraph|a quotation at the beginning of some piece of writing
episodic|of writing or narration; divided into or composed of episodes
epistolary|written in the form of or carried on by letters or correspondence
epithet|a defamatory or abusive word or phrase
epitome|a standard or typical example
epitomize|embody the essential characteristics of or be a typical example of
epoch|a period marked by distinctive character or reckoned from a fixed point or event
equable|not varying
equanimity|steadiness of mind under stress
equestrian|of or relating to or composed of knights
equitable|fair to all parties as dictated by reason and conscience
equivocal|open to two or more interpretations; or of uncertain nature or significance
equivocate|be deliberately ambiguous or unclear in order to mislead or withhold information
erroneous|containing or characterized by error
ersatz|artificial and inferior
erstwhile|belonging to some prior time
erudite|having or showing profound knowledge
erudition|profound scholarly knowledge
eschew|avoid and stay away from deliberately; stay clear of
esoteric|confined to and understandable by only an enlightened inner circle
espouse|choose and follow; as of theories, ideas, policies, strategies or plans
esprit|liveliness of mind or spirit
estuary|the wide part of a river where it nears the sea; fresh and salt water mix
etch|make an etching of
ethereal|characterized by lightness and insubstantiality; as impalpable or intangible as air
ethos|the distinctive spirit of a culture or an era
etymology|a history of a word
eulogize|praise formally and eloquently
eulogy|a formal expression of praise for someone who has died recently
euphemism|an inoffensive or indirect expression that is substituted for one that is considered offensive or too harsh
euphoric|exaggerated feeling of well-being or elation
evanescent|tending to vanish like vapor
evangelical|relating to or being a Christian church believing in personal conversion and the inerrancy of the Bible especially the 4 Gospels
evince|give expression to
exacerbate|make worse
exalt|praise, glorify, or honor
excise|remove by erasing or crossing out or as if by drawing a line
excoriate|express strong disapproval of
excruciating|extremely painful
exculpate|pronounce not guilty of criminal charges
execrable|of very poor quality or condition
exegesis|an explanation or critical interpretation (especially of the Bible)
exhilarate|fill with sublime emotion
exhilaration|the feeling of lively and cheerful joy
exhort|spur on or encourage especially by cheers and shouts
exhume|dig up for reburial or for medical investigation; of dead bodies
exigency|a pressing or urgent situation
exonerate|pronounce not guilty of criminal charges
exorbitant|greatly exceeding bounds of reason or moderation
exorcise|expel through adjuration or prayers
expansive|able or tending to expand or characterized by expansion
expatiate|add details, as to an account or idea
expedient|serving to promote your interest
expend|use up, consume fully
expiate|make amends for
expurgate|edit by omitting or modifying parts considered indelicate
extant|still in existence; not extinct or destroyed or lost
extenuating|partially excusing or justifying
extirpate|destroy completely, as if down to the roots
extol|praise, glorify, or honor
extortionate|greatly exceeding bounds of reason or moderation
extradite|hand over to the authorities of another country
extraneous|not pertinent to the matter under consideration
extrapolate|draw from specific cases for more general cases
extricate|release from entanglement of difficulty
exuberance|joyful enthusiasm
exult|feel extreme happiness or elation
exultant|joyful and proud especially because of triumph or success
exultation|a feeling of extreme joy
fabled|celebrated in fable or legend
facile|superficially impressive, but lacking depth and attention to the true complexities of a subject
fallible|likely to fail or make errors
fallow|left unplowed and unseeded during a growing season
farcical|broadly or extravagantly humorous; resembling farce
farrago|a motley assortment of things
fastidious|giving careful attention to detail; hard to please; excessively concerned with cleanliness
fathom|come to understand
fatuous|extremely silly or stupid
faze|disturb the composure of
fealty|the loyalty that citizens owe to their country (or subjects to their sovereign)
feckless|not fit to assume responsibility
fecund|capable of producing offspring or vegetation
feign|make believe with the intent to deceive
feral|wild and menacing
ferment|be in an agitated or excited state
ferocity|the property of being wild or turbulent
fervent|characterized by intense emotion
fervid|characterized by intense emotion
fervour/fervor|the state of being emotionally aroused and worked up
fetid|offensively malodorous
fetter|a shackle for the ankles or feet
fickle|marked by erratic changeableness in affections or attachments
fiendish|extremely evil or cruel; expressive of cruelty or befitting hell
figment|a contrived or fantastic idea
filigree|delicate and intricate ornamentation (usually in gold or silver or other fine twisted wire)
finesse|subtly skillful handling of a situation
finial|an ornament at the top of a spire or gable; usually a foliated fleur-de-lis
finicky|exacting especially about details
fissure|a long narrow depression in a surface
flaccid|drooping without elasticity; wanting in stiffness
flagrant|conspicuously and outrageously bad or reprehensible
flank|the side of military or naval formation
fleck|a small fragment of something broken off from the whole
fleece|the wool of a sheep or similar animal
flippant|showing inappropriate levity
flirtatious|like a coquette
flit|move along rapidly and lightly; skim or dart
floodgate|something that restrains a flood or outpouring
flotsam|the floating wreckage of a ship
flout|treat with contemptuous disregard
flummox|be a mystery or bewildering to
fluster|be flustered; behave in a confused manner
fob|a vest pocket to hold a pocket watch
foible|a behavioral attribute that is distinctive and peculiar to an individual
foist|to force onto another
folly|the trait of acting stupidly or rashly
foment|try to stir up public opinion
fondle|touch or stroke lightly in a loving or endearing manner
foray|a sudden short attack
forbearance|good-natured tolerance of delay or incompetence
forebear|a person from whom you are descended
forestall|keep from happening or arising; make impossible
forfeit|lose (s.th.) or lose the right to (s.th.) by some error, offense, or crime
forlorn|marked by or showing hopelessness
forsake|leave someone who needs or counts on you; leave in the lurch
forswear|formally reject or disavow a formerly held belief, usually under pressure
fortitude|strength of mind that enables one to endure adversity with courage
fortuitous|having no cause or apparent cause
foundling|a child who has been abandoned and whose parents are unknown
foundry|factory where metal castings are produced
fracas|noisy quarrel
fractious|stubbornly resistant to authority or control
frailty|the state of being weak in health or body (especially from old age)
fraternity|a social club for male undergraduates
fraternize|be on friendly terms with someone, as if with a brother, especially with an enemy
fray|wear away by rubbing
fret|worry unnecessarily or excessively
frisky|playful like a lively kitten
frivolity|the trait of being frivolous; not serious or sensible
frock|a long, loose outer garment
frolic|play boisterously
frontal|belonging to the front part
frugality|prudence in avoiding waste
fulcrum|the pivot about which a lever turns
fulminate|criticize severely
fulsome|unpleasantly and excessively suave or ingratiating in manner or speech
furlough|a temporary leave of absence from military duty
furrow|a long shallow trench in the ground (especially one made by a plow)
furtive|marked by quiet and caution and secrecy; taking pains to avoid being observed
gainsay|take exception to
gallantry|the qualities of a hero or heroine
galling|causing irritation or annoyance
gallows|an instrument of execution consisting of a wooden frame from which a condemned person is executed by hanging
galvanize|to stimulate to action
gambit|an opening remark intended to secure an advantage for the speaker
gamut|a complete extent or range
gangly|tall and thin and having long slender limbs
garble|make false by mutilation or addition; as of a message or story
gargantuan|of great mass; huge and bulky
garish|tastelessly showy
garner|acquire or deserve by one's efforts or actions
garret|floor consisting of open space at the top of a house just below roof
garrison|a fortified military post where troops are stationed
garrulous|full of trivial conversation
gauche|lacking social polish
gaucherie|the quality of being rustic or gauche
gaudy|tastelessly showy
gaunt|very thin especially from disease or hunger or cold
genealogy|successive generations of kin
genteel|marked by refinement in taste and manners
germinate|produce buds, branches, or germinate
gestation|the period during which an embryo develops (about 266 days in humans)
gewgaw|cheap showy jewelry or ornament on clothing
gild|decorate with, or as if with, gold leaf or liquid gold
girth|the distance around a person's body
glade|a tract of land with few or no trees in the middle of a wooded area
glean|gather, as of natural products
glib|marked by lack of intellectual depth
glint|be shiny, as if wet
glisten|be shiny, as if wet
glum|moody and melancholic
glutton|a person who is devoted to eating and drinking to excess
gluttony|habitual eating to excess
gnaw|bite or chew on with the teeth
godsend|a sudden happening that brings good fortune (as a sudden opportunity to make money)
gourmand|a person who is devoted to eating and drinking to excess
graft|tissue or organ transplanted from a donor to a recipient
grandeur|the quality of being magnificent or splendid or grand
grandiloquent|lofty in style
grandiose|impressive because of unnecessary largeness or grandeur; used to show disapproval
gratification|state of being gratified or satisfied
gratify|make happy or satisfied
gratis|without payment
gratuitous|without cause
gravitas|formality in bearing and appearance
grievous|causing fear or anxiety by threatening great harm
grimy|thickly covered with ingrained dirt or soot
grisly|shockingly repellent; inspiring horror
groove|a long narrow furrow cut either by a natural process (such as erosion) or by a tool (as e.g. a groove in a phonograph record)
grope|feel about uncertainly or blindly
grovel|show submission or fear
gruff|brusque and surly and forbidding
gubernatorial|relating to a governor
guile|shrewdness as demonstrated by being skilled in deception
guileless|free of deceit
guise|an artful or simulated semblance
gush|gush forth in a sudden stream or jet
gusto|vigorous and enthusiastic enjoyment
guttural|like the sounds of frogs and crows
hackneyed|repeated too often; overfamiliar through overuse
haggard|showing the wearing effects of overwork or care or suffering
hallmark|a distinctive characteristic or attribute
hallowed|worthy of religious veneration
halo|an indication of radiant light drawn around the head of a saint
hamlet|a community of people smaller than a village
hamstring|one of the tendons at the back of the knee
hapless|deserving or inciting pity
harangue|deliver a harangue to; address forcefully
harbinger|something that precedes and indicates the approach of something or someone
harridan|a scolding (even vicious) old woman
harried|troubled persistently especially with petty annoyances
harrowing|extremely painful
hedonism|the pursuit of pleasure as a matter of ethical principle
hedonist|someone motivated by desires for sensual pleasures
hedonistic|devoted to pleasure
heedless|marked by or paying little heed or attention
hegemon|a leading or paramount power
hegemony|the dominance or leadership of one social group or nation over others
heinous|extremely wicked, deeply criminal
helm|steering mechanism for a vessel; a mechanical device by which a vessel is steered
henchman|someone who assists in a plot
herculean|displaying superhuman strength or power
heretical|characterized by departure from accepted beliefs or standards
hermetic|completely sealed; completely airtight
hermetically|in an airtight manner
heterodox|characterized by departure from accepted beliefs or standards
heterogeneous|consisting of elements that are not of the same kind or nature
hew|make or shape as with an axe
hiatus|an interruption in the intensity or amount of something
hinterland|a remote and undeveloped area
hirsute|having or covered with hair
histrionic|characteristic of acting or a stage performance; often affected
hoary|showing characteristics of age, especially having grey or white hair
hobnob|rub elbows with
hoist|raise or haul up with or as if with mechanical help
homily|a sermon on a moral or religious topic
honorific|an expression of respect
hoodwink|influence by slyness
horrid|exceedingly bad
hortatory|giving strong encouragement
hubbub|loud confused noise from many sources
hubris|overbearing pride or presumption
hulk|a very large person; impressive in size or qualities
humus|partially decomposed organic matter; the organic component of soil
husk|material consisting of seed coverings and small pieces of stem or leaves that have been separated from the seeds
hymn|a song of praise (to God or to a saint or to a nation)
hyperbole|extravagant exaggeration
idiosyncrasy|a behavioral attribute that is distinctive and peculiar to an individual
idiosyncratic|peculiar to the individual
idolatry|the worship of idols; the worship of physical objects or images as gods
idolize|love unquestioningly and uncritically or to excess; venerate as an idol
idyll|an episode of such pastoral or romantic charm as to qualify as the subject of a poetic idyll
ignoble|completely lacking nobility in character or quality or purpose
ignominious|(used of conduct or character) deserving or bringing disgrace or shame
ignominy|a state of dishonor
illimitable|without limits in extent or size or quantity
illusory|based on or having the nature of an illusion
illustrious|widely known and esteemed
imbroglio|an intricate and confusing interpersonal or political situation
imbue|spread or diffuse through
immaculate|completely neat and clean
immaterial|of no importance or relevance especially to a law case
immemorial|long past; beyond the limits of memory or tradition or recorded history
immolate|offer as a sacrifice by killing or by giving up to destruction
immure|lock up or confine, in or as in a jail
immutable|not subject or susceptible to change or variation in form or quality or nature
impale|pierce with a sharp stake or point
impasse|a situation in which no progress can be made or no advancement is possible
impassioned|characterized by intense emotion
impassive|having or revealing little emotion or sensibility; not easily aroused or excited
impasto|painting that applies the pigment thickly so that brush or palette knife marks are visible
impecunious|not having enough money to pay for necessities
impediment|something immaterial that interferes with or delays action or progress
impel|urge or force (a person) to an action; constrain or motivate
impenetrable|not admitting of penetration or passage into or through
imperceptible|impossible or difficult to perceive by the mind or senses
imperil|pose a threat to; present a danger to
imperious|having or showing arrogant superiority to and disdain of those one views as unworthy
imperturbable|not easily perturbed or excited or upset; marked by extreme calm and composure
impetuous|characterized by undue haste and lack of thought or deliberation
impetus|a force that moves something along
impiety|unrighteousness by virtue of lacking respect for a god
implacable|incapable of being placated
implicate|bring into intimate and incriminating connection
implode|burst inward
implore|call upon in supplication; entreat
importunate|expressing persistant and earnest entreaty
importune|beg persistently and urgently
imposition|the act of imposing something (as a tax or an embargo)
impotent|lacking power or ability
impoverish|make poor
imprecation|the act of calling down a curse that invokes evil (and usually serves as an insult)
impregnable|immune to attack; incapable of being tampered with
impresario|a sponsor who books and stages public entertainments
impropriety|an improper demeanor
improvident|not provident; not providing for the future
impudent|marked by casual disrespect
impugn|attack as false or wrong
impunity|exemption from punishment or loss
inadvertent|happening by chance or unexpectedly or unintentionally
inane|extremely silly or stupid
inarticulate|without or deprived of the use of speech or words
inaugural|occurring at or characteristic of a formal investiture or induction
incandescent|emitting light as a result of being heated
incantation|a ritual recitation of words or sounds believed to have a magical effect
incarcerate|lock up or confine, in or as in a jail
incarnate|possessing or existing in bodily form
incarnation|a new personification of a familiar idea
incendiary|involving deliberate burning of property
inchoate|only partly in existence; imperfectly formed
incipient|only partly in existence; imperfectly formed
incision|a depression scratched or carved into a surface
incisive|having or demonstrating ability to recognize or draw fine distinctions
inclemency|weather unsuitable for outdoor activities
inclement|(of weather or climate) severe
incognito|without revealing one's identity
incommensurate|not corresponding in size or degree or extent
incongruity|the quality of disagreeing; being unsuitable and inappropriate
incongruous|lacking in harmony or compatibility or appropriateness
incontrovertible|impossible to deny or disprove
incorrigible|impervious to correction by punishment
incredulity|doubt about the truth of something
incredulous|not disposed or willing to believe; unbelieving
increment|a process of becoming larger or longer or more numerous or more important
incremental|increasing gradually by regular degrees or additions
incriminate|suggest that someone is guilty
inculcate|teach and impress by frequent repetitions or admonitions
incumbent|the official who holds an office
incursion|the act of entering some territory or domain (often in large numbers)
indefatigable|showing sustained enthusiastic action with unflagging vitality
indelible|cannot be removed or erased
indict|accuse formally of a crime
indictment|a formal document written for a prosecuting attorney charging a person with some offense
indigence|a state of extreme poverty or destitution
indigent|poor enough to need help from others
indignantly|in an indignant manner
indignity|an affront to one's dignity or self-esteem
indiscretion|the trait of being injudicious
indiscriminate|failing to make or recognize distinctions
indolent|disinclined to work or exertion
indomitable|impossible to subdue
inducement|a positive motivational influence
indulgent|characterized by or given to yielding to the wishes of someone
industrious|characterized by hard work and perseverance
ineffable|defying expression or description
ineffectual|not producing an intended effect
ineluctable|impossible to avoid or evade
ineptitude|unskillfulness resulting from a lack of training
inertia|a disposition to remain inactive or inert
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
infringe|go against, as of rules and laws
ingratiate|gain favor with somebody by deliberate efforts
inimical|not friendly
inimitable|defying imitation; matchless
iniquity|morally objectionable behavior
inkling|a slight suggestion or vague understanding
innocuous|not injurious to physical or mental health
innuendo|an indirect (and usually malicious) implication
inopportune|not opportune
inordinate|beyond normal limits
inquest|an inquiry into the cause of an unexpected death
inquisition|a former tribunal of the Roman Catholic Church (1232-1820) created to discover and suppress heresy
inscribe|carve, cut, or etch into a material or surface
inscrutable|of an obscure nature
insidious|beguiling but harmful
insignia|a badge worn to show official position
insinuation|an indirect (and usually malicious) implication
insipid|lacking taste or flavor or tang
insolence|the trait of being rude and impertinent; inclined to take liberties
insolent|marked by casual disrespect
insoluble|(of a substance) incapable of being dissolved
insouciance|the cheerful feeling you have when nothing is troubling you
insouciant|marked by blithe unconcern
instigate|provoke or stir up
insuperable|impossible to surmount
insurgent|a person who takes part in an armed rebellion against the constituted authority (especially in the hope of improving conditions)
insurmountable|not capable of being surmounted or overcome
insurrection|organized opposition to authority
interdict|an ecclesiastical censure by the Roman Catholic Church withdrawing certain sacraments and Christian burial from a person or all persons in a particular district
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
intone|utter monotonously and repetitively and rhythmically
intractable|not tractable; difficult to manage or mold
intransigence|the trait of being intransigent; stubbornly refusing to compromise
intransigent|impervious to pleas, persuasion, requests, reason
intrepid|invulnerable to fear or intimidation
introspection|the contemplation of your own thoughts and desires and conduct
introspective|given to examining own sensory and perceptual experiences
inundate|fill quickly beyond capacity; as with a liquid
inure|cause to accept or become hardened to; habituate
invective|abusive or venomous language used to express blame or censure or bitter deep-seated ill will
inveigle|influence or urge by gentle urging, caressing, or flattering
investiture|the ceremony of installing a new monarch
invigorate|heighten or intensify
inviolable|incapable of being transgressed or dishonored
irascibility|a feeling of resentful anger
irascible|quickly aroused to anger
ire|a strong emotion; a feeling that is oriented toward some real or supposed grievance
iridescent|varying in color when seen in different lights or from different angles
irk|irritate or vex
irrefutable|impossible to deny or disprove
irresolute|uncertain how to act or proceed
irreverent|showing lack of due respect or veneration
irrevocable|incapable of being retracted or revoked
itinerant|traveling from place to place to work
jagged|having a sharply uneven surface or outline
jaunt|a journey taken for pleasure
jeremiad|a long and mournful complaint
jetsam|the part of a ship's equipment or cargo that is thrown overboard to lighten the load in a storm
jettison|throw away, of something encumbering
jingoism|an appeal intended to arouse patriotic emotions
jocose|characterized by jokes and good humor
jocular|characterized by jokes and good humor
jovial|full of or showing high-spirited merriment
jubilation|a feeling of extreme joy
judicious|marked by the exercise of good judgment or common sense in practical matters
juggernaut|a massive inexorable force that seems to crush everything in its way
jut|extend out or project in space
kernel|the inner and usually edible part of a seed or grain or nut or fruit stone
knave|a deceitful and unreliable scoundrel
knell|the sound of a bell rung slowly to announce a death or a funeral or the end of something
knoll|a small natural hill
kowtow|bend the knees and bow in a servile manner
lacerate|cut or tear irregularly
lachrymose|showing sorrow
lackadaisical|lacking spirit or liveliness
lacklustre/lackluster|lacking brilliance or vitality
laconic|brief and to the point; effectively cut short
lacquer|a black resinous substance obtained from certain trees and used as a natural varnish
lacuna|a blank gap or missing part
laggard|someone who takes more time than necessary; someone who lags behind
lambent|softly bright or radiant
lampoon|ridicule with satire
languid|lacking spirit or liveliness
languor|a relaxed comfortable feeling
languorous|lacking spirit or liveliness
lanky|tall and thin and having long slender limbs
larceny|the act of taking something from someone unlawfully
largesse|a gift or money given (as for service or out of benevolence); usually given ostentatiously
lassitude|a state of comatose torpor (as found in sleeping sickness)
latitude|the angular distance between an imaginary line around a heavenly body parallel to its equator and the equator itself
laud|praise, glorify, or honor
laudable|worthy of high praise
laureate|someone honored for great achievements; figuratively someone crowned with a laurel wreath
leaden|darkened with overcast
lectern|desk or stand with a slanted top used to hold a text at the proper height for a lecturer
leer|look suggestively or obliquely; look or gaze with a sly, immodest, or malign expression
leitmotif|a melodic phrase that accompanies the reappearance of a person or situation (as in Wagner's operas)
lexicographer|a compiler or writer of a dictionary; a student of the lexical component of language
lexicon|a language user's knowledge of words
libretto|the words of an opera or musical play
licentious|lacking moral discipline; especially sexually unrestrained
lilt|a jaunty rhythm in music
limbo|the state of being disregarded or forgotten
limn|trace the shape of
limpid|clear and bright
linchpin|a central cohesive source of support and stability
lineage|the descendants of one individual
lissom|gracefully thin and bending and moving with ease
litany|any long and tedious address or recital
lithe|gracefully thin and bending and moving with ease
litigate|engage in legal proceedings
litmus|a coloring material (obtained from lichens) that turns red in acid solutions and blue in alkaline solutions
loathsome|causing or able to cause nausea
lofty|of high moral or intellectual value; elevated in nature or style
loquacious|full of trivial conversation
loquacity|the quality of being wordy and talkative
lugubrious|excessively mournful
luminary|a celebrity who is an inspiration to others
lurid|horrible in fierceness or savagery
lustrous|made smooth and bright by or as if by rubbing; reflecting a sheen or glow
macerate|separate into constituents by soaking
machination|a crafty and involved plot to achieve your (usually sinister) ends
maelstrom|a powerful circular current of water (usually the result of conflicting tides)
magnanimous|noble and generous in spirit
magnate|a very wealthy or powerful businessman
malaise|physical discomfort (as mild sickness or depression)
malfeasance|wrongful conduct by a public official
malign|speak unfavorably about
malignant|dangerous to health
malinger|avoid responsibilities and duties, e.g., by pretending to be ill
malleable|easily influenced
malodorous|having an unpleasant smell
malpractice|professional wrongdoing that results in injury or damage
manhandle|handle roughly
mantle|the cloak as a symbol of authority
mar|make imperfect
marauding|characterized by plundering or pillaging or marauding
marquee|large and often sumptuous tent
marrow|the fatty network of connective tissue that fills the cavities of bones
martyrdom|death that is imposed because of the person's adherence of a religious faith or cause
matriarch|a female head of a family or tribe
matrimony|the state of being a married couple voluntarily joined for life (or until divorce)
matron|a married woman (usually middle-aged with children) who is staid and dignified
maudlin|effusively or insincerely emotional
maverick|someone who exhibits great independence in thought and action
mawkish|effusively or insincerely emotional
maxim|a saying that is widely accepted on its own merits
meagre/meager|deficient in amount or quality or extent
meander|to move or cause to move in a sinuous, spiral, or circular course
megalomaniac|a pathological egotist
mellifluous|pleasing to the ear
melodious|having a musical sound; especially a pleasing tune
memorabilia|a record of things worth remembering
menagerie|a collection of live animals for study or display
mendacious|given to lying
mendacity|the tendency to be untruthful
mendicant|a male member of a religious order that originally relied solely on alms
mercurial|liable to sudden unpredictable change
meritocracy|a form of social system in which power goes to those with superior intellects
meritorious|deserving reward or praise
metaphysical|pertaining to or of the nature of metaphysics
mettle|the courage to carry on
miasma|an unwholesome atmosphere
microcosm|a miniature model of something
mien|dignified manner or conduct
militate|have force or influence; bring about an effect or change
minion|a servile or fawning dependant
mire|a soft wet area of low-lying land that sinks underfoot
mirth|great merriment
misanthrope|someone who dislikes people in general
misanthropy|hatred of mankind
misapprehension|an understanding of something that is not correct
misconstrue|interpret in the wrong way
miscreant|a person without moral scruples
misdemeanour/misdemeanor|a crime less serious than a felony
miserly|(used of persons or behavior) characterized by or indicative of lack of generosity
misnomer|an incorrect or unsuitable name
misogyny|hatred of women
missive|a written message addressed to a person or organization
mnemonic|a device (such as a rhyme or acronym) used to aid recall
modicum|a small or moderate or token amount
modish|in the current fashion or style
modulate|change the key of, in music
mollify|cause to be more favorably inclined; gain the good will of
monastic|of communal life sequestered from the world under religious vows
monolith|a single great stone (often in the form of a column or obelisk)
monolithic|imposing in size or bulk or solidity
moot|of no legal significance (as having been previously decided)
moratorium|a legally authorized postponement before some obligation must be discharged
mores|the conventions that embody the fundamental values of a group
moribund|not growing or changing; without force or vitality
morose|showing a brooding ill humor
morsel|a small quantity of anything
mortuary|a building (or room) where dead bodies are kept before burial or cremation
motley|consisting of a haphazard assortment of different kinds
moult|cast off hair, skin, horn, or feathers
multifaceted|having many aspects or qualities
multifarious|having many aspects or qualities
multitudinous|too numerous to be counted
munificent|very generous
muster|gather or bring together
musty|covered with or smelling of mold
mutinous|disposed to or in a state of mutiny
muzzle|the open circular discharging end of a gun
myopic|unable to see distant objects clearly
mystique|an aura of heightened value or interest or meaning surrounding a person or thing
nadir|an extreme state of adversity; the lowest point of anything
narcissism|an exceptional interest in and admiration for yourself
narcissistic|characteristic of those having an inflated idea of their own importance
nascent|being born or beginning
natty|marked by up-to-dateness in dress and manners
nebulous|lacking definite form or limits
nefarious|extremely wicked
negation|a negative statement; a statement that is a refusal or denial of some other statement
neologism|a newly invented word or phrase
nepotism|favoritism shown to relatives or close friends by those in power (as by giving them jobs)
nestle|move or arrange oneself in a comfortable and cozy position
newfangled|(of a new kind or fashion) gratuitously new
noisome|causing or able to cause nausea
nomenclature|a system of words used to name things in a particular discipline
nonchalance|the trait of remaining calm and seeming not to care; a casual lack of concern
nonchalant|marked by blithe unconcern
nondescript|lacking distinct or individual characteristics; dull and uninteresting
nonpareil|eminent beyond or above comparison
nonplussed|filled with bewilderment
normative|relating to or dealing with norms
nought/naught|a mathematical element that when added to another number yields the same number
noxious|injurious to physical or mental health
nugatory|of no real value
nullify|declare invalid
nuptial|of or relating to a wedding
nuzzle|move or arrange oneself in a comfortable and cozy position
obdurate|stubbornly persistent in wrongdoing
obeisance|bending the head or body or knee as a sign of reverence or submission or shame or greeting
obfuscate|make obscure or unclear
oblique|slanting or inclined in direction or course or position--neither parallel nor perpendicular nor right-angled
obloquy|state of disgrace resulting from public abuse
obsequious|attempting to win favor from influential people by flattery
obsolescence|the process of becoming obsolete; falling into disuse or becoming out of date
obstreperous|noisily and stubbornly defiant
obtuseness|the quality of being slow to understand
obverse|the more conspicuous of two alternatives or cases or sides
obviate|do away with
occlude|block passage through
odious|unequivocally detestable
odium|state of disgrace resulting from detestable behavior
odyssey|a long wandering and eventful journey
officiate|act in an official capacity in a ceremony or religious ritual, such as a wedding
officious|intrusive in a meddling or offensive manner
ogle|look at with amorous intentions
ointment|semisolid preparation (usually containing a medicine) applied externally as a remedy or for soothing an irritation
olfactory|of or relating to olfaction
oligarchy|a political system governed by a few people
omnibus|an anthology of articles on a related subject or an anthology of the works of a single author
omnipotent|having unlimited power
onerous|not easily borne; wearing
onus|an onerous or difficult concern
opacity|the phenomenon of not permitting the passage of electromagnetic radiation
opportune|suitable or at a time that is suitable or advantageous especially for a particular purpose
opprobrium|state of disgrace resulting from public abuse
opulence|wealth as evidenced by sumptuous living
opulent|ostentatiously rich and superior in quality
ordain|order by virtue of superior authority; decree
ordinance|an authoritative rule
orifice|an aperture or hole that opens into a bodily cavity
orotund|ostentatiously lofty in style
ostensible|appearing as such but not necessarily so
ostentation|a gaudy outward display
ostentatious|intended to attract notice and impress others
ostracize|expel from a community or group
otiose|serving no useful purpose; having no excuse for being
outlandish|conspicuously or grossly unconventional or unusual
outlay|the act of spending or disbursing money
outmoded|out of fashion
overture|orchestral music played at the beginning of an opera or oratorio
overwrought|deeply agitated especially from emotion
paladin|someone who fights for a cause
palimpsest|a manuscript (usually written on papyrus or parchment) on which more than one text has been written with the earlier writing incompletely erased and still visible
palliate|lessen or to try to lessen the seriousness or extent of
palliative|moderating pain or sorrow by making it easier to bear
pallid|abnormally deficient in color as suggesting physical or emotional distress
pallor|unnatural lack of color in the skin (as from bruising or sickness or emotional distress)
palpable|capable of being perceived; especially capable of being handled or touched or felt
palpably|so as to be palpable
paltry|not worth considering
panache|distinctive and stylish elegance
panegyric|a formal expression of praise
pang|a sudden sharp feeling
panoply|a complete and impressive array
pantheon|all the gods of a religion
paragon|an ideal instance; a perfect embodiment of a concept
parched|dried out by heat or excessive exposure to sunlight
pariah|a person who is rejected (from society or home)
parishioner|a member of a parish
parlance|a manner of speaking that is natural to native speakers of a language
parlous|fraught with danger
parochialism|a limitation of views or interests like that defined by a local parish
paroxysm|a sudden uncontrollable attack
parry|impede the movement of (an opponent or a ball)
parsimonious|excessively unwilling to spend
parsimony|extreme care in spending money; reluctance to spend money unnecessarily
partition|a vertical structure that divides or separates (as a wall divides one room from another)
parvenu|a person who has suddenly risen to a higher economic status but has not gained social acceptance of others in that class
pastiche|a musical composition consisting of a series of songs or other musical pieces from various sources
patina|a fine coating of oxide (produced by oxidation over a long period of time) on the surface of a metal (particularly copper)
patriarchal|characteristic of a form of social organization in which the male is the family head and title is traced through the male line
patrician|befitting a person of noble origin
paucity|an insufficient quantity or number
paunch|a protruding abdomen
pauper|a person who is very poor
peal|a deep prolonged sound (as of thunder or large bells)
pecuniary|relating to or involving money
pedagogy|the principles and methods of instruction
pedant|a person who pays more attention to formal rules and book learning than they merit
pedantry|an ostentatious and inappropriate display of learning
peddle|sell or offer for sale from place to place
peevish|easily irritated or annoyed
pejoratively|in a pejorative manner
pellucid|transmitting light; able to be seen through with clarity
pelt|cast, hurl, or throw repeatedly with some missile
penance|remorse for your past conduct
penchant|a strong liking
penitent|feeling or expressing remorse for misdeeds
pensive|deeply or seriously thoughtful
penultimate|second last
penumbra|a fringe region of partial shadow around an umbra
penurious|not having enough money to pay for necessities
penury|a state of extreme poverty or destitution
percolate|permeate or penetrate gradually
peregrination|traveling or wandering around
peremptory|offensively self-assured or given to exercising usually unwarranted power
perfidious|tending to betray
perfidy|betrayal of a trust
perforate|make a hole into or between, as for ease of separation
perfunctory|hasty and without attention to detail; not thorough
peripatetic|of or relating to Aristotle or his philosophy
perjury|criminal offense of making false statements under oath
permeable|allowing fluids or gases to pass or diffuse through
permeate|spread or diffuse through
pernicious|exceedingly harmful
perpetrate|perform an act, usually with a negative connotation
perpetuity|the property of being perpetual (seemingly ceaseless)
perquisite|an incidental benefit awarded for certain types of employment (especially if it is regarded as a right)
personification|a person who represents an abstract quality
perspicacious|acutely insightful and wise
perspicacity|intelligence manifested by being astute (as in business dealings)
pertain|be relevant to
pertinacious|stubbornly unyielding
perturb|disturb in mind or make uneasy or cause to be worried or alarmed
peruse|examine or consider with attention and in detail
perverse|marked by a disposition to oppose and contradict
petrify|cause to become stonelike or stiff or dazed and stunned from fright
petulance|an irritable petulant feeling
petulant|easily irritated or annoyed
phalanx|any of the bones of the fingers or toes
phantasm|a ghostly appearing figure
philanthropic|generous in assistance to the poor
philanthropy|voluntary promotion of human welfare
philistine|a person who is uninterested in intellectual pursuits
philology|the humanistic study of language and literature
phlegm|apathy demonstrated by an absence of emotional reactions
phlegmatic|showing little emotion
picaresque|involving clever rogues or adventurers especially as in a type of fiction
piecemeal|a little bit at a time
piety|righteousness by virtue of being pious
pillage|steal goods; take as spoils
pillory|expose to ridicule or public scorn
piquant|having an agreeably pungent taste
pittance|an inadequate payment
placate|cause to be more favorably inclined; gain the good will of
plaintive|expressing sorrow
plangent|loud and resounding
plebeian|of or associated with the great masses of people
plenary|full in all respects
plenipotentiary|a diplomat who is fully authorized to represent his or her government
pliable|susceptible to being led or directed
plinth|an architectural support or base (as for a column or statue)
plod|walk heavily and firmly, as when weary, or through mud
plunderer|someone who takes spoils or plunder (as in war)
plurality|the state of being plural
ply|give what is desired or needed, especially support, food or sustenance
poignancy|a state of deeply felt distress or sorrow
polemical|of or involving dispute or controversy
polygamy|the condition or practice of having more than one spouse at a time
polyglot|a person who speaks more than one language
polymath|a person of great and varied learning
ponderous|slow and laborious because of weight
portend|indicate, as with a sign or an omen
portent|a sign of something about to happen
portentous|of momentous or ominous significance
postprandial|following a meal (especially dinner)
postulate|maintain or assert
potentate|a ruler who is unconstrained by law
prattle|speak (about unimportant matters) rapidly and incessantly
precept|rule of personal conduct
precipitate|bring about abruptly
precipitous|done with very great haste and without due deliberation
precocious|characterized by or characteristic of exceptionally early development or maturity (especially in mental aptitude)
precocity|intelligence achieved far ahead of normal developmental schedules
predilection|a predisposition in favor of something
predispose|make susceptible
predominance|the state of being predominant over others
preen|clean with one's bill
preposterous|so unreasonable as to invite derision
prerogative|a right reserved exclusively by a particular person or group (especially a hereditary or official right)
presage|indicate, as with a sign or an omen
prescience|the power to foresee the future
prescient|perceiving the significance of events before they occur
presentiment|a feeling of evil to come
presumptuous|excessively forward
prevaricate|be deliberately ambiguous or unclear in order to mislead or withhold information
prevarication|a statement that deviates from or perverts the truth
primacy|the state of being first in importance
primal|serving as an essential component
primeval|having existed from the beginning; in an earliest or original stage or state
primordial|having existed from the beginning; in an earliest or original stage or state
privation|a state of extreme poverty
probity|complete and confirmed integrity; having strong moral principles
prodigal|recklessly wasteful
prodigious|so great in size or force or extent as to elicit awe
prodigiously|to a prodigious degree
profane|characterized by profanity or cursing
profanity|vulgar or irreverent speech or action
proffer|present for acceptance or rejection
profligate|recklessly wasteful
profuse|produced or growing in extreme abundance
profusion|the property of being extremely abundant
progeny|the immediate descendants of a person
prognosticate|make a prediction about; tell in advance
proletariat|a social class comprising those who do manual labor or work for wages
proliferation|growth by the rapid multiplication of parts
prolix|tediously prolonged or tending to speak or write at great length
promontory|a natural elevation (especially a rocky one that juts out into the sea)
promulgate|state or announce
propagation|the spreading of something (a belief or practice) into new regions
propensity|an inclination to do something
propinquity|the property of being close together
propitiate|make peace with
propitious|presenting favorable circumstances; likely to result in or show signs of success
propriety|correct or appropriate behavior
prosaic|not fanciful or imaginative
proscribe|command against
prosody|the patterns of stress and intonation in a language
prostrate|stretched out and lying at full length along the ground
protean|taking on different forms
protracted|relatively long in duration; tediously protracted
protrusion|something that bulges out or is protuberant or projects from its surroundings
provident|providing carefully for the future
provincialism|a lack of sophistication
proviso|a stipulated condition
prudence|discretion in practical affairs
prudish|exaggeratedly proper
puerile|of or characteristic of a child
pugilist|someone who fights with his fists for sport
pulchritude|physical beauty (especially of a woman)
pulpit|a platform raised above the surrounding level to give prominence to the person on it
pulsate|expand and contract rhythmically; beat rhythmically
pummel|strike, usually with the fist
punctilious|marked by precise accordance with details
punitive|inflicting punishment
purgatory|a temporary condition of torment or suffering
purloin|make off with belongings of others
purport|have the often specious appearance of being, intending, or claiming
purveyor|someone who supplies provisions (especially food)
purview|the range of interest or activity that can be anticipated
pusillanimous|lacking in courage and manly strength and resolution; contemptibly fearful
putrefy|become putrid; decay with an offensive smell
quaff|to swallow hurriedly or greedily or in one draught
quagmire|a soft wet area of low-lying land that sinks underfoot
quandary|a situation from which extrication is difficult especially an unpleasant or trying one
quash|put down by force or intimidation
quasi|having some resemblance
quell|suppress or crush completely
querulous|habitually complaining
quibble|evade the truth of a point or question by raising irrelevant objections
quiescence|a state of quiet (but possibly temporary) inaction
quiescent|not active or activated
quietude|a state of peace and quiet
quill|pen made from a bird's feather
quintessential|representing the perfect example of a class or quality
quip|a witty saying
quisling|someone who collaborates with an enemy occupying force
quixotic|not sensible about practical matters; idealistic and unrealistic
quotidian|found in the ordinary course of events
rabble|a disorderly crowd of people
rabid|of or infected by rabies
raconteur|a person skilled in telling anecdotes
raillery|light teasing repartee
raiment|especially fine or decorative clothing
rakish|marked by up-to-dateness in dress and manners
rampart|an embankment built around a space for defensive purposes
ramshackle|in deplorable condition
rancid|(used of decomposing oils or fats) having a rank smell or taste usually due to a chemical change or decomposition
rancour/rancor|a feeling of deep and bitter anger and ill-will
rapine|the act of despoiling a country in warfare
rapprochement|the reestablishing of cordial relations
rapture|a state of being carried away by overwhelming emotion
rapturous|feeling great rapture or delight
rarefied|having low density
rascal|a deceitful and unreliable scoundrel
ratiocination|the proposition arrived at by logical reasoning (such as the proposition that must follow from the major and minor premises of a syllogism)
raucous|unpleasantly loud and harsh
ravenous|extremely hungry
raze|tear down so as to make flat with the ground
rebuff|reject outright and bluntly
rebut|overthrow by argument, evidence, or proof
rebuttal|the speech act of refuting by offering a contrary contention or argument
recalcitrant|stubbornly resistant to authority or control
recant|formally reject or disavow a formerly held belief, usually under pressure
recapitulate|summarize briefly
reciprocity|a relation of mutual dependence or action or influence
recoil|draw back, as with fear or pain
recompense|payment or reward (as for service rendered)
recondite|difficult to penetrate; incomprehensible to one of ordinary understanding or knowledge
reconnaissance|the act of reconnoitring (especially to gain information about an enemy or potential enemy)
reconnoitre/reconnoiter|explore, often with the goal of finding something or somebody
recourse|act of turning to for assistance
recrimination|mutual accusations
recrudescence|a return of something after a period of abatement
rectitude|righteousness as a consequence of being honorable and honest
recumbent|lying down; in a position of comfort or rest
redolent|serving to bring to mind
redoubt|a temporary or supplementary fortification
redoubtable|inspiring fear
refectory|a communal dining-hall (usually in a monastery)
regal|belonging to or befitting a supreme ruler
regalia|paraphernalia indicative of royalty (or other high office)
regimen|a systematic plan for therapy (often including diet)
rehash|present or use over, with no or few changes
relent|give in, as to influence or pressure
relict|an organism or species surviving as a remnant of an otherwise extinct flora or fauna in an environment much changed from that in which it originated
remission|an abatement in intensity or degree (as in the manifestations of a disease)
remit|send (money) in payment
remonstrance|the act of expressing earnest opposition or protest
remonstrate|argue in protest or opposition
remunerate|make payment to; compensate
rend|tear or be torn violently
repartee|adroitness and cleverness in reply
repertory|a storehouse where a stock of things is kept
repine|express discontent
replete|filled to satisfaction with food or drink
repose|freedom from activity (work or strain or responsibility)
reprehensible|bringing or deserving severe rebuke or censure
reprieve|a (temporary) relief from harm or discomfort
reprisal|a retaliatory action against an enemy in wartime
reproachful|expressing reproof or reproach especially as a corrective
reprobate|a person without moral scruples
reprove|take to task
repudiate|cast off
repudiation|rejecting or disowning or disclaiming as invalid
repugnance|intense aversion
repugnant|offensive to the mind
repulse|force or drive back
requiem|a song or hymn of mourning composed or performed as a memorial to a dead person
requisite|necessary for relief or supply
requisition|make a formal request for official services
requite|make repayment for or return something
rescind|cancel officially
resonant|characterized by resonance
resounding|characterized by resonance
respite|a (temporary) relief from harm or discomfort
resplendence|brilliant radiant beauty
resplendent|having great beauty and splendor
restitution|a sum of money paid in compensation for loss or injury
restive|being in a tense state
resurgence|bringing again into activity and prominence
resuscitate|cause to regain consciousness
reticence|the trait of being uncommunicative; not volunteering anything more than necessary
reticule|a woman's drawstring handbag; usually made of net or beading or brocade
retinue|the group following and attending to some important person
retract|formally reject or disavow a formerly held belief, usually under pressure
retroactive|descriptive of any event or stimulus or process that has an effect on the effects of events or stimuli or process that occurred previously
revel|take delight in
revelry|unrestrained merrymaking
reverberate|ring or echo with sound
reverie|absentminded dreaming while awake
revile|spread negative information about
revulsion|intense aversion
rife|most frequent or common
rifle|a shoulder firearm with a long barrel and a rifled bore
righteous|characterized by or proceeding from accepted standards of morality or justice
rind|the natural outer covering of food (usually removed before eating)
riposte|a quick reply to a question or remark (especially a witty or critical one)
rivulet|a small stream
roseate|of something having a dusty purplish pink color
rotund|spherical in shape
rout|a disorderly crowd of people
rubicund|inclined to a healthy reddish color often associated with outdoor life
rubric|an authoritative rule of conduct or procedure
rudder|a hinged vertical airfoil mounted at the tail of an aircraft and used to make horizontal course changes
ruddy|inclined to a healthy reddish color often associated with outdoor life
rueful|feeling or expressing pain or sorrow for sins or offenses
ruminative|deeply or seriously thoughtful
rummage|search haphazardly
runic|relating to or consisting of runes
sacrament|a formal religious ceremony conferring a specific grace on those who receive it
sacrilege|blasphemous behavior; the act of depriving something of its sacred character
sacrosanct|must be kept sacred
sagacious|acutely insightful and wise
salubrious|promoting health; healthful
salutary|tending to promote physical well-being; beneficial to health
salve|semisolid preparation (usually containing a medicine) applied externally as a remedy or for soothing an irritation
sanctify|render holy by means of religious rites
sanctimonious|excessively or hypocritically pious
sanctimony|the quality of being hypocritically devout
sanguine|confidently optimistic and cheerful
sap|a watery solution of sugars, salts, and minerals that circulates through the vascular system of a plant
sardonic|disdainfully or ironically humorous; scornful and mocking
sate|fill to satisfaction
satrap|a governor of a province in ancient Persia
savoir-faire|social skill
scabbard|a sheath for a sword or dagger or bayonet
scaffold|a platform from which criminals are executed (hanged or beheaded)
scathing|marked by harshly abusive criticism
schism|division of a group into opposing factions
scintilla|a tiny or scarcely detectable amount
scintillating|brilliantly clever
scion|a descendent or heir
scourge|a whip used to inflict punishment (often used for pedantic humor)
scrawl|write carelessly
scuffle|disorderly fighting
scullery|a small room (in large old British houses) next to the kitchen
scurrilous|expressing offensive reproach
scuttle|to move about or proceed hurriedly
scythe|an edge tool for cutting grass
sear|make very hot and dry
sectarian|of or relating to or characteristic of a sect or sects
sedate|characterized by dignity and propriety
sedentary|requiring sitting or little activity
sedition|an illegal action inciting resistance to lawful authority and tending to cause the disruption or overthrow of the government
sedulous|marked by care and persistent effort
semblance|an outward or token appearance or form that is deliberately misleading
semiotic|of or relating to semiotics
senile|mentally or physically infirm with age
sententious|abounding in or given to pompous or aphoristic moralizing
sentinel|a person employed to keep watch for some anticipated event
sepulchre/sepulcher|a chamber that is used as a grave
seraphic|of or relating to an angel of the first order
serendipity|good luck in making unexpected and fortunate discoveries
serf|a person who is bound to the land and owned by the feudal lord
serrated|notched like a saw with teeth pointing toward the apex
severance|a personal or social separation (as between opposing factions)
sheaf|a package of several things tied together for carrying or storing
sheen|the visual property of something that shines with reflected light
shibboleth|a favorite saying of a sect or political group
shrapnel|shell containing lead pellets that explodes in flight
shrivel|wither, as with a loss of moisture
sibilant|of speech sounds produced by forcing air through a constricted passage (as 'f', 's', 'z', or 'th' in both 'thin' and 'then')
simper|smile affectedly or derisively
sinew|a cord or band of inelastic tissue connecting a muscle with its bony attachment
sinuous|curved or curving in and out
skulk|lie in wait, lie in ambush, behave in a sneaky and secretive manner
slake|satisfy (thirst)
slapdash|marked by great carelessness
slipshod|marked by great carelessness
slither|to pass or move unobtrusively or smoothly
slovenly|negligent of neatness especially in dress and person; habitually dirty and unkempt
sludge|the precipitate produced by sewage treatment
smirk|smile affectedly or derisively
smoulder/smolder|have strong suppressed feelings
snide|expressive of contempt
snivel|talk in a tearful manner
sobriety|the state of being sober and not intoxicated by alcohol
sobriquet|a familiar name for a person (often a shortened version of a person's given name)
sodden|wet through and through; thoroughly wet
sojourn|a temporary stay (e.g., as a guest)
solecism|a socially awkward or tactless act
solicit|make a solicitation or entreaty for something; request urgently or persistently
solicitous|full of anxiety and concern
soliloquy|speech you make to yourself
solipsism|the philosophical theory that the self is all that you know to exist
solstice|either of the two times of the year when the sun is at its greatest distance from the celestial equator
solvent|capable of meeting financial obligations
sombre/somber|lacking brightness or color; dull
somnolence|a very sleepy state
sonority|having the character of a loud deep sound; the quality of being resonant
sonorous|full and loud and deep
sophistry|a deliberately invalid argument displaying ingenuity in reasoning in the hope of deceiving someone
soporific|sleep inducing
sordid|morally degraded
spate|(often followed by 'of') a large number or amount or extent
specious|plausible but false
spendthrift|someone who spends money prodigally
spire|a tall tower that forms the superstructure of a building (usually a church or temple) and that tapers to a point at the top
spoor|the trail left by a person or an animal; what the hunter follows in pursuing game
sporadic|recurring in scattered and irregular or unpredictable instances
sprightly|full of spirit and vitality
spurious|ostensibly valid, but not actually valid
spurn|reject with contempt
squabble|argue over petty things
squalor|sordid dirtiness
squander|spend thoughtlessly; throw away
staccato|marked by or composed of disconnected parts or sounds; cut short crisply
staid|characterized by dignity and propriety
statesman|a man who is a respected leader in national or international affairs
stentorian|(used of the voice or sound) deep and resonant
steppe|extensive plain without trees (associated with eastern Russia and Siberia)
stertorous|of breathing having a heavy snoring sound
stigmatize|to accuse or condemn or openly or formally or brand as disgraceful
stilted|artificially formal
stipend|a sum of money allotted on a regular basis; usually for some specific purpose
stipulation|an agreement or concession made by parties in a judicial proceeding (or by their attorneys) relating to the business before the court
stoical|seeming unaffected by pleasure or pain; impassive
stoicism|an indifference to pleasure or pain
stoke|stir up or tend; of a fire
stolid|having or revealing little emotion or sensibility; not easily aroused or excited
stooge|a person of unquestioning obedience
stratagem|a maneuver in a game or conversation
stratum|one of several parallel layers of material arranged one on top of another (such as a layer of tissue or cells in an organism or a layer of sedimentary rock)
striation|any of a number of tiny parallel grooves such as: the scratches left by a glacier on rocks or the streaks or ridges in muscle tissue
strut|to walk with a lofty proud gait, often in an attempt to impress others
stupefaction|a feeling of stupefied astonishment
stupefy|make dull or stupid or muddle with drunkenness or infatuation
stupendous|so great in size or force or extent as to elicit awe
stupor|the feeling of distress and disbelief that you have when something bad happens accidentally
suave|having a sophisticated charm
suavity|the quality of being bland and gracious or ingratiating in manner
subjugate|put down by force or intimidation
sublimate|direct energy or urges into useful activities
sublime|inspiring awe
subservient|compliant and obedient to authority
substantiate|establish or strengthen as with new evidence or facts
subsume|contain or include
subterfuge|something intended to misrepresent the true nature of an activity
subvert|cause the downfall of; of rulers
sundry|consisting of a haphazard assortment of different kinds
supercilious|having or showing arrogant superiority to and disdain of those one views as unworthy
superlative|an exaggerated expression (usually of praise)
supine|lying face upward
supplant|take the place or move into the position of
supplicant|someone who prays to God
supposition|a message expressing an opinion based on incomplete evidence
surcease|a stopping
surly|inclined to anger or bad feelings with overtones of menace
surmise|infer from incomplete evidence
surmount|get on top of; deal with successfully
surreptitious|marked by quiet and caution and secrecy; taking pains to avoid being observed
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
symbiosis|the relation between two different species of organisms that are interdependent
symbiotic|used of organisms (especially of different species) living together but not necessarily in a relation beneficial to each
synecdoche|substituting a more inclusive term for a less inclusive one or vice versa
synopsis|a sketchy summary of the main points of an argument or theory
tacit|implied by or inferred from actions or statements
taciturn|habitually reserved and uncommunicative
taciturnity|the trait of being uncommunicative; not volunteering anything more than necessary
tangential|of superficial relevance if any
tantamount|being essentially equal to something
taper|diminish gradually
tardy|after the expected or usual time; delayed
tawdry|tastelessly showy
temerity|fearless daring
temperance|the trait of avoiding excesses
temperate|(of weather or climate) free from extremes; mild
tempestuous|characterized by violent emotions or behavior
temporize|draw out a discussion or process in order to gain time
tenable|based on sound reasoning or evidence
tendentious|having or marked by a strong tendency especially a controversial one
tendril|slender stem-like structure by which some twining plants attach themselves to an object for support
tenebrous|dark and gloomy
tenet|a religious doctrine that is proclaimed as true without proof
tenuous|having thin consistency
tether|tie with a tether
thespian|a theatrical performer
thrall|the state of being under the control of another person
throes|violent pangs of suffering
throttle|a valve that regulates the supply of fuel to the engine
tiara|a jeweled headdress worn by women on formal occasions
tiff|a quarrel about petty points
timbre|the distinctive property of a complex sound (a voice or noise or musical sound)
timorous|timid by nature or revealing timidity
tinge|a slight but appreciable amount
titanic|of great force or power
titular|of or relating to a legal title to something
toady|a person who tries to please someone in order to gain a personal advantage
tocsin|the sound of an alarm (usually a bell)
torpor|a state of motor and mental inactivity with a partial suspension of sensibility
tortuous|highly complex or intricate and occasionally devious
totter|move without being stable, as if threatening to fall
tract|an extended area of land
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
tribulation|an annoying or frustrating or catastrophic event
tribune|an official elected by the plebeians to protect their interests
tributary|a branch that flows into the main stream
triptych|art consisting of a painting or carving (especially an altarpiece) on three panels (usually hinged together)
trite|repeated too often; overfamiliar through overuse
triumvirate|a group of three men responsible for public administration or civil authority
trivialize|make trivial or insignificant
truculent|defiantly aggressive
trudge|walk heavily and firmly, as when weary, or through mud
truism|an obvious truth
truncate|replace a corner by a plane
truncheon|a short stout club used primarily by policemen
truss|a bandage consisting of a pad and belt
tryst|a date; usually with a member of the opposite sex
tumultuous|characterized by unrest or disorder or insubordination
turf|surface layer of ground containing a mat of grass and grass roots
turgid|ostentatiously lofty in style
turpitude|a corrupt or depraved or degenerate act or practice
tussle|disorderly fighting
tutelage|teaching pupils individually (usually by a tutor hired privately)
twang|a sharp vibrating sound (as of a plucked string)
twinge|a sudden sharp feeling
tyrannical|marked by unjust severity or arbitrary behavior
ubiquity|the state of being everywhere at once (or seeming to be everywhere at once)
umbrage|a feeling of anger caused by being offended
unabashed|not embarrassed
unabated|continuing at full strength or intensity
unadulterated|not mixed with impurities
unalloyed|free from admixture
unassailable|immune to attack; incapable of being tampered with
unbeknown|(usually used with 'to') occurring or existing without the knowledge of
unbridled|not restrained or controlled
uncouth|lacking refinement or cultivation or taste
unctuous|unpleasantly and excessively suave or ingratiating in manner or speech
undaunted|unshaken in purpose
underpin|support from beneath
undertone|a quiet or hushed tone of voice
undulation|an undulating curve
unequivocal|admitting of no doubt or misunderstanding
unfettered|not bound by shackles and chains
unflappable|not easily perturbed or excited or upset; marked by extreme calm and composure
ungainly|lacking grace in movement or posture
unguent|semisolid preparation (usually containing a medicine) applied externally as a remedy or for soothing an irritation
unkempt|not neatly combed
unleavened|made without leavening
unpalatable|not pleasant or acceptable to the taste or mind
unprepossessing|creating an unfavorable or neutral first impression
unremitting|uninterrupted in time and indefinitely long continuing
unsavoury/unsavory|morally offensive
unseemly|not in keeping with accepted standards of what is right or proper in polite society
unsullied|spotlessly clean and fresh
untenable|(of theories etc) incapable of being defended or justified
untrammelled/untrammeled|not confined or limited
unwarranted|incapable of being justified or explained
unwitting|not done with purpose or intent
upbraid|express criticism towards
urbane|showing a high degree of refinement and the assurance that comes from wide social experience
urbanity|polished courtesy; elegance of manner
usurp|seize and take control without authority and possibly with force
usurper|one who wrongfully or illegally seizes and holds the place of another
utilitarian|having a useful function
uxorious|foolishly fond of or submissive to your wife
vacillate|be undecided about something; waver between conflicting positions or courses of action
vacuous|devoid of intelligence or thought
vagary|an unexpected and inexplicable change in something (in a situation or a person's behavior, etc.)
vagueness|unclearness by virtue of being poorly expressed or not coherent in meaning
vainglory|outspoken conceit
valediction|a farewell oration (especially one delivered during graduation exercises by an outstanding member of a graduating class)
vanguard|the leading units moving at the head of an army
vanquish|come out better in a competition, race, or conflict
vapid|lacking taste or flavor or tang
vapidity|the quality of being vapid and unsophisticated
variegated|having a variety of colors
vehement|marked by extreme intensity of emotions or convictions; inclined to react violently
venal|capable of being corrupted
venality|prostitution of talents or offices or services for reward
veneer|coating consisting of a thin layer of superior wood glued to a base of inferior wood
venerate|regard with feelings of respect and reverence
veneration|a feeling of profound respect for someone or something
venomous|extremely poisonous or injurious; producing venom
ventriloquist|a performer who projects the voice into a wooden dummy
veracity|unwillingness to tell lies
verbose|using or containing too many words
verdant|characterized by abundance of verdure
verisimilitude|the appearance of truth; the quality of seeming to be true
verity|conformity to reality or actuality
vernacular|a characteristic language of a particular group (as among thieves)
verve|an energetic style
vestibule|a large entrance or reception room or area
vestige|an indication that something has been present
vex|cause annoyance in; disturb, especially by minor irritations
vexation|anger produced by some annoying irritation
vexatious|causing irritation or annoyance
viaduct|bridge consisting of a series of arches supported by piers used to carry a road (or railroad) over a valley
vicarious|experienced at secondhand
vicissitude|a variation in circumstances or fortune at different times in your life or in the development of something
victual|any substance that can be used as food
vie|compete for something; engage in a contest; measure oneself against others
vignette|a brief literary description
vilify|spread negative information about
vindictive|disposed to seek revenge or intended for revenge
virtuosity|technical skill or fluency or style exhibited by a virtuoso
virulent|extremely poisonous or injurious; producing venom
visage|the human face ('kisser' and 'smiler' and 'mug' are informal terms for 'face' and 'phiz' is British)
viscous|having a relatively high resistance to flow
vitriolic|harsh or corrosive in tone
vituperative|marked by harshly abusive criticism
vivacious|vigorous and animated
vociferous|conspicuously and offensively loud; given to vehement outcry
volte-face|a major change in attitude or principle or point of view
voluble|marked by a ready flow of speech
voluminous|large in volume or bulk
vortex|the shape of something rotating rapidly
vouchsafe|grant in a condescending manner
vulgarity|the quality of lacking taste and refinement
waddle|walk unsteadily
waft|be driven or carried along, as by the air
wager|the act of gambling
waggish|witty or joking
waive|do without or cease to hold or adhere to
waiver|a formal written statement of relinquishment
wanderlust|very strong or irresistible impulse to travel
wanness|unnatural lack of color in the skin (as from bruising or sickness or emotional distress)
warble|sing or play with trills, alternating with the half note above or below
wastrel|someone who dissipates resources self-indulgently
wayfarer|a pedestrian who walks from place to place
wean|gradually deprive (infants and young mammals) of mother's milk
welter|a confused multitude of things
wheedle|influence or urge by gentle urging, caressing, or flattering
whet|make keen or more acute
whimsy|an odd or fanciful or capricious idea
winnow|separate the chaff from grain by using air currents
winsome|charming in a childlike or naive way
wisp|a small tuft or lock
wispy|thin and weak
wizened|lean and wrinkled by shrinkage as from age or illness
woeful|affected by or full of grief or woe
wont|an established custom
wrangle|to quarrel noisily, angrily or disruptively
wrest|obtain by seizing forcibly or violently, also metaphorically
writ|a legal document issued by a court or judicial officer
wrought|shaped to fit by or as if by altering the contours of a pliable mass (as by work or effort)
wry|humorously sarcastic or mocking
xenophobia|a fear of foreigners or strangers
xenophobic|suffering from xenophobia; having abnormal fear or hatred of the strange or foreign
yardstick|a measure or standard used for comparison
yelp|bark in a high-pitched tone
zeitgeist|the spirit of the time; the spirit characteristic of an age or generation
zephyr|a slight wind (usually refreshing)
`;
