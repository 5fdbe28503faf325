/** Rare or bookish words: word, part of speech, Spanish, and what it means in plain English unless WordNet says it well. */
export const c2 = `
abet|v|instigar, ser cómplice de
abhor|v|aborrecer
abhorrent|a|aborrecible
abject|a|abyecto, extremo|complete and hopeless; without any pride
abnegation|n|abnegación|giving up what one wants
abomination|n|abominación|something that fills you with disgust
abrasive|a|abrasivo; áspero (de trato)|rough, so that it rubs things off; rude and unkind
abreast|r|al lado, a la par; al corriente|side by side; up to date
abrogate|v|abrogar
abscond|v|fugarse
absolve|v|absolver|to say that someone is free of guilt
abstain|v|abstenerse|to decide not to do something, such as vote or drink
abstinence|n|abstinencia|not having something pleasant, mostly alcohol
abstraction|n|abstracción
abstruse|a|abstruso
accede|v|acceder|to agree to a demand; to come to a throne
accentuate|v|acentuar
accolade|n|elogio, galardón|praise or a prize given to someone
accost|v|abordar|to go up to a stranger and speak, often rudely
accredit|v|acreditar|to recognise officially
accrue|v|acumularse
acerbic|a|mordaz, acerbo|sharply critical
achingly|r|dolorosamente, terriblemente|so strongly that it hurts
acolyte|n|acólito|a faithful follower or helper
acquiesce|v|consentir, asentir
acquiescence|n|consentimiento, aquiescencia
acquit|v|absolver
acquittal|n|absolución
acrid|a|acre
acrimonious|a|agrio, enconado
acuity|n|agudeza|sharpness of sight, hearing or mind
acumen|n|perspicacia|the ability to judge quickly and well
adage|n|adagio, refrán
adamant|a|inflexible, firme
addendum|n|adenda
adieu|int|adiós|goodbye, in old or playful use
adjoin|v|lindar con|to lie next to
adjourn|v|aplazar, levantar la sesión
adjudicate|v|juzgar, arbitrar|to decide officially in an argument or contest
admonish|v|amonestar|to warn or tell someone off
adorn|v|adornar
adornment|n|adorno
adrift|r|a la deriva
adroit|a|hábil, diestro
adulation|n|adulación
adulterate|v|adulterar|to make food or drink worse by adding something
adumbrate|v|esbozar
advent|n|llegada, advenimiento
aegis|n|auspicio (under the aegis of)|under the aegis of means with the protection or support of
affable|a|afable
affectation|n|afectación|behaviour that is not natural but meant to impress
affront|n|afrenta
aggrandize|v|engrandecer|to make greater in power or importance
aggravate|v|agravar|to make worse; to annoy
aghast|a|horrorizado
agrarian|a|agrario|connected with farming
ailing|a|enfermo, achacoso
ajar|a|entreabierto
alacrity|n|presteza
alchemist|n|alquimista
alchemy|n|alquimia|the old attempt to turn metals into gold
alcove|n|hueco, nicho
allegorical|a|alegórico
allegory|n|alegoría|a story in which people and events stand for ideas
alleviate|v|aliviar|to make pain or a problem less bad
alliteration|n|aliteración
allure|n|atractivo, encanto
alluring|a|seductor
amalgam|n|amalgama|a mixture of different things
amanuensis|n|amanuense
ambience/ambiance|n|ambiente|the feeling that a place gives
ambivalence|n|ambivalencia
ambrosia|n|ambrosía|the food of the gods in Greek myths
ameliorate|v|mejorar
amenable|a|dispuesto, receptivo|ready to accept or be persuaded
amiable|a|amable, afable|friendly and pleasant
amicable|a|amistoso
amiss|a|mal, fuera de lugar|wrong
amnesty|n|amnistía|a pardon for prisoners or crimes for a time
amorous|a|amoroso
amorphous|a|amorfo
anachronism|n|anacronismo
anachronistic|a|anacrónico
analogous|a|análogo
anarchist|n|anarquista
anathema|n|anatema|something that someone hates
anatomical|a|anatómico|connected with the structure of the body
ancillary|a|auxiliar|giving support to the main thing
angelic|a|angelical
angst|n|angustia
annals|n|anales|records of the events of each year
annihilate|v|aniquilar|to destroy completely
annihilation|n|aniquilación|complete destruction
annotate|v|anotar
annul|v|anular
anodyne|a|anodino|not likely to upset or interest anyone
antagonize|v|enemistarse con
antediluvian|a|antediluviano|extremely old-fashioned
anthology|n|antología
antics|n|payasadas|funny or foolish behaviour
antipathy|n|antipatía
antiquated|a|anticuado|old-fashioned and no longer suitable
antiquity|n|antigüedad
antithesis|n|antítesis
anvil|n|yunque
aperture|n|abertura|a small opening, mostly of a camera
aphorism|n|aforismo
aplomb|n|aplomo
apocryphal|a|apócrifo
apogee|n|apogeo|the highest point
apoplectic|a|furioso, apoplético|extremely angry
apostle|n|apóstol|one of the first followers of Jesus; someone who spreads an idea
apotheosis|n|apoteosis|the highest point or most perfect example
appease|v|apaciguar|to give someone what they want so that they are not angry
apportion|v|repartir, asignar
apposite|a|oportuno, pertinente
appraise|v|evaluar, tasar|to judge the value of something
apprehend|v|detener; comprender|to arrest; to understand
approbation|n|aprobación
apropos|prep|a propósito (de)|about; with regard to
aqueduct|n|acueducto
arable|a|cultivable
arbiter|n|árbitro|someone who decides what is right or good
arboreal|a|arbóreo|living in trees; connected with trees
arcane|a|arcano|known or understood by few
archetypal|a|arquetípico|having all the qualities of its kind
archetype|n|arquetipo|the perfect or first example of its kind
archipelago|n|archipiélago
ardent|a|ardiente, ferviente|full of strong feeling
arduous|a|arduo|needing much effort
armada|n|armada
armistice|n|armisticio
arraign|v|hacer comparecer (ante el juez)
arsenal|n|arsenal
arsenic|n|arsénico
ascendancy|n|predominio
ascertain|v|averiguar, determinar
ascetic|n|asceta; ascético
ascribe|v|atribuir
ashen|a|ceniciento, pálido
aspersion|n|calumnia (cast aspersions)
assail|v|asaltar, atacar
assailant|n|agresor, asaltante
assent|n|asentimiento; asentir
assiduous|a|asiduo, diligente
assuage|v|calmar, aliviar|to make a bad feeling less strong
astringent|a|astringente; severo|sharp in taste or manner; making the skin tighter
atavistic|a|atávico|coming from very ancient human instincts
atone|v|expiar
atonement|n|expiación
atrocity|n|atrocidad|a very cruel act, mostly in war
attenuate|v|atenuar|to make weaker
attest|v|dar fe de, atestiguar
attire|n|atuendo
attrition|n|desgaste|wearing an enemy down slowly; becoming less by rubbing
audacity|n|audacia
augment|v|aumentar
augury|n|augurio
auspicious|a|prometedor, propicio
austerity|n|austeridad|having few comforts; cuts in what a state spends
autocratic|a|autocrático|ruling without asking anyone
avarice|n|avaricia|greed for money
averse|a|reacio, contrario
avuncular|a|como un tío bondadoso|kind like an uncle
awry|r|torcido; mal (go awry: salir mal)
axiom|n|axioma|a truth that needs no proof
axiomatic|a|axiomático, evidente
azure|a|azul celeste
baleful|a|siniestro, amenazador|threatening harm
banality|n|banalidad
barometer|n|barómetro
baroness|n|baronesa
barony|n|baronía|the land or rank of a baron
barter|v|hacer trueque; trueque
bastion|n|bastión, baluarte|a place or group that defends a way of life; a strong part of a castle wall
bathos|n|caída en lo ridículo, anticlímax|a sudden fall from the serious to the silly
bauble|n|baratija; bola (de Navidad)|a cheap shiny ornament
bawl|v|berrear, vociferar
bayonet|n|bayoneta
beatific|a|beatífico|showing great peace and joy
bedevil|v|atormentar, acosar|to cause trouble again and again
bedraggled|a|desaliñado y mojado
bedrock|n|lecho de roca; base|the solid rock under the soil; the ideas on which something rests
befit|v|corresponder a, ser propio de
begrudge|v|envidiar; dar de mala gana|to feel that someone does not deserve what they have
beguile|v|cautivar, engañar|to charm, often in order to cheat
behemoth|n|gigante, coloso
behest|n|instancias (at the behest of)
behold|v|contemplar|to see
beholder|n|observador, quien mira|a person who looks at something
beleaguered|a|asediado, acosado|surrounded by enemies or troubles
belie|v|desmentir, contradecir|to give a wrong idea of something
belittle|v|menospreciar|to make seem unimportant
belligerent|a|beligerante
bemoan|v|lamentar
bemused|a|desconcertado, perplejo|slightly confused
benediction|n|bendición|a blessing
benefactor|n|benefactor
benevolence|n|benevolencia
benighted|a|ignorante, atrasado|living in ignorance
benign|a|benigno
bequeath|v|legar
bequest|n|legado
berate|v|reprender, reñir
berserk|a|enloquecido (go berserk)|violently out of control
beset|v|acosar, asediar|troubled on all sides
besiege|v|asediar, sitiar
bespoke|a|hecho a medida
bestow|v|otorgar, conferir
bicker|v|discutir (por tonterías)
bifurcate|v|bifurcarse
bigot|n|intolerante, fanático
bigotry|n|intolerancia, fanatismo
bilious|a|bilioso; de mal genio|feeling sick; bad-tempered
billow|v|ondear, hincharse|to rise or fill in large waves
blandishment|n|halago
blase/blasé|a|indiferente, de vuelta de todo|not impressed because one has seen it all before
blithe|a|despreocupado, alegre|happy and without worry
blithely|r|alegremente, con despreocupación|happily and without thinking
boisterous|a|bullicioso
bombast|n|grandilocuencia
bombastic|a|grandilocuente
bowdlerize|v|expurgar
bravado|n|bravuconería
brazen|a|descarado
brethren|n|hermanos (de una comunidad)|an old plural of brother, used of members of a group
brevity|n|brevedad|being short
bridle|n|brida|the leather straps on a horse's head; to show that one is offended
broach|v|sacar (un tema)
brunt|n|lo peor, el impacto (bear the brunt)
brusque|a|brusco
bucolic|a|bucólico
buffoon|n|bufón, payaso
bulbous|a|bulboso
bulwark|n|baluarte|a strong wall; something that protects
bumptious|a|engreído, presuntuoso
burgeon|v|crecer rápidamente, florecer
burnish|v|bruñir, pulir
bursary|n|beca|money given to a student
bylaw|n|estatuto, ordenanza
byword|n|sinónimo (de algo), ejemplo|a person or thing known for a quality
cabal|n|camarilla|a small group that makes secret plans
cachet|n|caché, prestigio|the quality that makes people admire something
cacophony|n|cacofonía
cadaver|n|cadáver
cadaverous|a|cadavérico
cadence|n|cadencia|the rise and fall of a voice or of music
cajole|v|engatusar
calamity|n|calamidad
calumny|n|calumnia
canard|n|bulo
canny|a|astuto, prudente|clever and careful, mostly with money
canonical|a|canónico|accepted as one of the important works
cantankerous|a|cascarrabias
canvass|v|sondear, pedir el voto
capacious|a|espacioso, amplio
capitulate|v|capitular
caprice|n|capricho
capricious|a|caprichoso
capsize|v|volcar (un barco)
captious|a|criticón
captor|n|captor|someone who keeps another as a prisoner
carcass|n|res muerta, cadáver (de animal)
caricaturist|n|caricaturista
carouse|v|ir de juerga
cartographer|n|cartógrafo
cartography|n|cartografía
cascade|n|cascada; caer en cascada
castigate|v|fustigar, castigar
cataclysm|n|cataclismo|a sudden violent disaster
cataclysmic|a|cataclísmico
catharsis|n|catarsis
cathartic|a|catártico|giving relief by letting out strong feelings
caulk|v|sellar, calafatear
causality|n|causalidad
caustic|a|cáustico|burning; bitterly critical
cavalier|a|arrogante, displicente|not caring about serious matters
cavalry|n|caballería
caveat|n|advertencia, salvedad
cede|v|ceder
celerity|n|celeridad
celibate|a|célibe
censure|n|censura, reprobación
cerebral|a|cerebral
chafe|v|rozar, irritar
chagrin|n|disgusto, mortificación|annoyance and disappointment
chalice|n|cáliz
charade|n|farsa, charada|an act that fools nobody
charlatan|n|charlatán, embaucador
chary|a|cauteloso|careful and not willing to take risks
chasm|n|abismo
chaste|a|casto
chastening|a|aleccionador|making you sorry and wiser
chastise|v|castigar, reprender
chauvinism|n|chovinismo|the belief that one's own country or sex is better than others
chicanery|n|triquiñuelas, artimañas
chide|v|reprender
chimera|n|quimera|a hope that cannot come true; a monster of Greek stories
chirp|v|gorjear, piar
chivalry|n|caballerosidad; caballería|polite behaviour of men towards women; the rules of knights
choleric|a|colérico
chortle|v|reírse alegremente
churlish|a|grosero, hosco
cipher|n|cifra, clave
circuitous|a|tortuoso, indirecto|long and not direct
circumlocution|n|circunloquio
circumspect|a|circunspecto
circumstantial|a|circunstancial|of evidence: suggesting guilt but not proving it
citadel|n|ciudadela
clairvoyant|n|vidente
clamber|v|trepar con dificultad
clamour/clamor|n|clamor
clandestine|a|clandestino
clasp|v|agarrar, estrechar; broche|to hold tightly; a small metal fastener
cleave|v|hender; aferrarse
clemency|n|clemencia|mercy shown by a judge or ruler
cloister|n|claustro|a covered walk round the garden of a monastery
clot|n|coágulo
clout|n|influencia; golpe|power and influence
cloying|a|empalagoso
coalesce|v|unirse, fusionarse|to come together into one
coda|n|coda
coffer|n|cofre; arcas (coffers)|a strong box for money
cogent|a|convincente, contundente
cogitate|v|cavilar
cognizant|a|consciente, conocedor
cognoscenti|n|entendidos|people who know a great deal about an art
cohabit|v|cohabitar|to live together
cohesive|a|cohesionado|holding together well
cohort|n|cohorte, grupo|a group of people of the same age or kind
coinage|n|acuñación; neologismo|a newly made word; the coins of a country
collate|v|cotejar, recopilar|to put together and compare
collude|v|confabularse
comatose|a|en coma|in a coma
comely|a|atractivo, agraciado|pleasant to look at
comeuppance|n|merecido
commandeer|v|requisar, apropiarse de
commensurate|a|acorde, proporcional
commiserate|v|compadecerse
compatriot|n|compatriota
compendium|n|compendio|a book with short information on a subject
compunction|n|remordimiento|a feeling of guilt
concave|a|cóncavo
conciliatory|a|conciliador
concoct|v|preparar, inventar
concoction|n|mezcla, brebaje
concomitant|a|concomitante
concord|n|concordia|agreement and peace
concur|v|coincidir, estar de acuerdo
concurrent|a|simultáneo
condescend|v|dignarse; ser condescendiente
condolence|n|pésame
condone|v|consentir, justificar
confectionery|n|dulces, golosinas
conflagration|n|conflagración, gran incendio
conflate|v|fusionar, confundir
confluence|n|confluencia
congeal|v|coagularse, cuajarse
congenial|a|agradable, simpático|pleasant because it suits you
congenital|a|congénito|that one was born with
congregate|v|congregarse
conjecture|n|conjetura
conjugal|a|conyugal
connive|v|confabularse, consentir|to let something wrong happen or plan it in secret
connoisseurship|n|pericia (de entendido)
consanguinity|n|consanguinidad|being related by blood
conscript|n|recluta forzoso; reclutar
consecrate|v|consagrar|to make holy in a ceremony
consign|v|consignar, relegar|to put into a place or state in order to be rid of it
consort|n|consorte; juntarse (con)|the husband or wife of a ruler
consternation|n|consternación|shock and worry
consummate|a|consumado|showing the greatest skill
containment|n|contención|keeping something within limits
contentious|a|polémico|causing argument
contiguous|a|contiguo
contort|v|retorcer
contrite|a|contrito
contrition|n|contrición|deep regret
contrive|v|ingeniárselas, tramar|to manage or plan cleverly
contumely|n|ultraje, insolencia
conundrum|n|enigma, dilema
convalesce|v|convalecer
convalescence|n|convalecencia
convene|v|convocar, reunirse
convent|n|convento
conversant|a|versado
convivial|a|cordial, festivo
convoluted|a|enrevesado|too complicated to follow
convulsion|n|convulsión|a sudden violent shaking of the body
cordial|a|cordial
cornucopia|n|cornucopia; abundancia|a great supply of good things
corollary|n|corolario|something that follows from another thing
coroner|n|juez de instrucción (muertes)
corporal|n|cabo (militar); corporal|of the body; a soldier of low rank
corporeal|a|corpóreo
corpulent|a|corpulento
corroborate|v|corroborar
corrode|v|corroer
corrugated|a|ondulado, corrugado
coruscating|a|brillante, centelleante|sparkling; brilliant
coterie|n|círculo, camarilla
countenance|n|semblante|a face; to allow
courtier|n|cortesano
courtship|n|cortejo, noviazgo|the time in which two people get to know each other before marriage
covet|v|codiciar
covetous|a|codicioso
cower|v|encogerse de miedo|to bend down in fear
coy|a|tímido (con coquetería), evasivo
crag|n|peñasco, risco
crass|a|craso, grosero
craven|a|cobarde
credence|n|crédito, credibilidad
credo|n|credo|what someone believes in
credulity|n|credulidad
creed|n|credo, creencia
cremate|v|incinerar
crepuscular|a|crepuscular
crescendo|n|crescendo
crestfallen|a|cabizbajo, alicaído
cringe|v|encogerse; sentir vergüenza ajena|to feel embarrassed; to draw back in fear
crockery|n|vajilla, loza
crony|n|amigote, compinche
croon|v|canturrear
crotchety|a|cascarrabias
crucify|v|crucificar
crystalline|a|cristalino|clear like crystal
culpable|a|culpable|to blame
cupidity|n|codicia
curate|v|comisariar (una exposición); coadjutor|to choose and arrange things for an exhibition; a priest's assistant
curmudgeon|n|cascarrabias, gruñón
curmudgeonly|a|gruñón, huraño
cursory|a|somero, superficial
curt|a|seco, cortante
curtsy|n|reverencia
cutthroat|a|despiadado, feroz (competencia)|fierce and without mercy
cynosure|n|centro de atención|a person or thing that everyone looks at
dainty|a|delicado
dally|v|entretenerse, perder el tiempo|to waste time
dapper|a|atildado, pulcro|(of men) neat and well dressed
daub|v|embadurnar|to spread paint or mud roughly
dauntless|a|intrépido|without fear
dawdle|v|entretenerse, ir despacio
dearth|n|escasez
debase|v|degradar, envilecer|to lower in quality or value
debauched|a|libertino, depravado
debauchery|n|libertinaje|wild behaviour with drink and sex
debilitate|v|debilitar
debonair|a|elegante, desenvuelto
debrief|v|interrogar (tras una misión)|to ask someone questions after a task
decadence|n|decadencia|having lost moral strength, living for pleasure
decadent|a|decadente
decapitate|v|decapitar|to cut off someone's head
decimate|v|diezmar|to kill or destroy a large part of
declamatory|a|declamatorio
decorous|a|decoroso
decrepit|a|decrépito
deface|v|pintarrajear, desfigurar
defection|n|deserción|leaving one's country or party for another
deference|n|deferencia
deferential|a|deferente
defile|v|profanar, mancillar|to make dirty or unholy
deflate|v|desinflar|to let the air out; to make less confident
deflect|v|desviar|to make something change direction
defray|v|sufragar
deft|a|diestro, hábil
degenerate|v|degenerar; degenerado|to become worse
degradation|n|degradación|treatment without respect; becoming worse
deify|v|deificar|to treat as a god
deity|n|deidad
dejection|n|abatimiento
delectable|a|delicioso
deleterious|a|nocivo
delineate|v|delinear
delinquent|a|delincuente|(of young people) committing small crimes
delirious|a|delirante; loco de alegría|talking wildly because of a fever; very happy
delirium|n|delirio|a confused state of mind because of a fever
delude|v|engañar|to make believe something untrue
deluge|n|diluvio, avalancha|a great flood; very many things at once
demagogue|n|demagogo
demarcate|v|demarcar
demographic|a|demográfico|connected with the population
demonic|a|demoníaco
demur|v|objetar, poner reparos|to say that one does not agree
demure|a|recatado|quiet and modest
denigrate|v|denigrar|to speak of as having little value
denizen|n|habitante
denomination|n|confesión (religiosa); denominación|a group within a religion; the value of a coin or note
denouement|n|desenlace
denunciation|n|denuncia, condena|strong public blame
deplore|v|deplorar
depose|v|deponer, destituir
depravity|n|depravación
deprecate|v|desaprobar, menospreciar
depreciate|v|depreciarse|to lose value
deracinate|v|desarraigar
deranged|a|trastornado
deride|v|ridiculizar, burlarse de
derision|n|burla, escarnio
derisive|a|burlón
derogatory|a|despectivo
desecrate|v|profanar
desiccated|a|desecado
despicable|a|despreciable|deserving hatred
despondent|a|abatido, desalentado
despot|n|déspota
desuetude|n|desuso
desultory|a|inconexo, sin entusiasmo
deterrence|n|disuasión
detract|v|restar mérito (detract from)|to make seem less good
detriment|n|detrimento
devolve|v|delegar, recaer|to pass power or work to someone lower
devout|a|devoto
dexterity|n|destreza
dexterous|a|diestro
diabolical|a|diabólico|terrible; like the devil
diametrically|r|diametralmente
diaphanous|a|diáfano
diaspora|n|diáspora|people of one origin spread over many countries
diatribe|n|diatriba
dichotomy|n|dicotomía
didactic|a|didáctico|meant to teach
diffidence|n|timidez, falta de confianza
diffident|a|tímido, inseguro
diffuse|a|difuso; difundir|spread over a wide area
dignitary|n|dignatario
digress|v|divagar, apartarse del tema|to leave the subject one is talking about
dilapidated|a|ruinoso
dilate|v|dilatar|to become wider
dilatory|a|dilatorio, lento
dilettante|n|diletante
diminutive|a|diminuto
dirge|n|canto fúnebre
disabuse|v|desengañar
disarray|n|desorden, desconcierto|disorder
disavow|v|negar, repudiar
disband|v|disolverse (un grupo)
discernible|a|perceptible
disciplinary|a|disciplinario|connected with keeping rules and punishing
disclaimer|n|descargo de responsabilidad|a statement that one is not responsible
discomfit|v|incomodar, desconcertar|to make uneasy
disconcert|v|desconcertar|to make uneasy or unsure
disconsolate|a|desconsolado
discord|n|discordia
discordant|a|discordante
discretionary|a|discrecional
discursive|a|que divaga, discursivo|moving from subject to subject
disdainful|a|desdeñoso|showing no respect
disembark|v|desembarcar
disembodied|a|incorpóreo
disfigure|v|desfigurar
disgruntled|a|descontento, disgustado
dishevelled/disheveled|a|despeinado, desaliñado
disingenuous|a|poco sincero, falso
disjointed|a|inconexo|not connected, hard to follow
dislodge|v|desalojar, sacar
disparage|v|menospreciar
disparate|a|dispar
dispassionate|a|desapasionado, imparcial
dispensable|a|prescindible
disproportionate|a|desproporcionado
disquiet|n|inquietud|worry
dissect|v|diseccionar|to cut up in order to study
dissemble|v|disimular, fingir
dissimulate|v|disimular
dissipate|v|disiparse|to disappear little by little; to waste
dissociate|v|disociar, desvincularse|to say that one has nothing to do with something
dissolute|a|disoluto
dissonance|n|disonancia|notes that sound bad together; disagreement
dissuade|v|disuadir
distillery|n|destilería
divergence|n|divergencia
divergent|a|divergente|going different ways
divisive|a|que divide, divisivo|causing disagreement between people
docile|a|dócil|quiet and easily controlled
dogged|a|tenaz, obstinado|not giving up
doggerel|n|versos ramplones
dogma|n|dogma
dogmatic|a|dogmático|sure that one's beliefs are right, without proof
dolorous|a|doloroso, lastimero
dolt|n|zoquete
dominion|n|dominio|power over a land
dotage|n|chochez|old age, when the mind grows weak
dote|v|adorar, mimar (dote on)|dote on: to love too much and see no faults in
doughty|a|valeroso|brave and determined
dour|a|adusto|serious and unfriendly
dovetail|v|encajar|to fit together exactly
dowdy|a|sin gracia, anticuado (vestir)|of clothes or people: dull and unfashionable
dowry|n|dote
drape|v|cubrir, colgar (una tela)|to hang cloth loosely over something
drawl|n|acento que arrastra las palabras
dregs|n|posos; escoria|the last bits at the bottom of a drink
drivel|n|tonterías|nonsense
droop|v|inclinarse, caer lánguidamente|to hang down
dross|n|escoria
drudgery|n|trabajo pesado y aburrido
dulcet|a|dulce, melodioso
dunce|n|burro, tonto (de la clase)
dupe|v|engañar
duplicitous|a|falso, engañoso
duplicity|n|duplicidad|dishonesty, saying different things to different people
earmark|v|destinar, asignar|to set aside for a purpose
earthbound|a|terrenal, ligado a la tierra|unable to leave the earth
earthenware|n|loza de barro
ebb|v|menguar, bajar (la marea)
ebullience|n|entusiasmo desbordante
ebullient|a|desbordante de entusiasmo
eclectic|a|ecléctico
edict|n|edicto
edification|n|edificación (moral)|the improvement of someone's mind
edifying|a|edificante|good for the mind
efface|v|borrar|to rub out
effervescent|a|efervescente|full of bubbles; lively
effete|a|decadente, sin vigor|weak and without energy
efficacy|n|eficacia
effigy|n|efigie
effluvium|n|efluvio
effrontery|n|descaro
effusion|n|efusión|an outpouring of feeling
effusive|a|efusivo|showing too much feeling in words
egalitarian|a|igualitario
egotism|n|egotismo, egolatría|thinking too much of oneself
egregious|a|atroz, flagrante
egress|n|salida|the way out
elation|n|euforia, júbilo
elegiac|a|elegíaco|sad because of something lost
elegy|n|elegía
elide|v|elidir|to leave out a sound or a part
elixir|n|elixir|a magic drink that cures or gives long life
elope|v|fugarse (para casarse)
elucidate|v|dilucidar
emaciated|a|demacrado
emanate|v|emanar
emancipate|v|emancipar
emancipation|n|emancipación
embargo|n|embargo (comercial)
embellishment|n|adorno|a decoration; an untrue detail that makes a story better
ember|n|brasa, ascua
embezzle|v|malversar, desfalcar
embittered|a|amargado|bitter and angry because of what has happened to you
emblematic|a|emblemático
embroil|v|enredar, involucrar|to draw into a quarrel
embryonic|a|embrionario|in an early stage
emeritus|a|emérito
emissary|n|emisario
emollient|a|emoliente; conciliador
enamoured/enamored|a|enamorado, prendado
encapsulate|v|resumir, sintetizar|to express the main points in few words
encomium|n|encomio
encroach|v|invadir, usurpar
encumber|v|estorbar, cargar
endow|v|dotar|to give money to a school or hospital; to give a quality
endowment|n|dotación, donación|money given to a school or hospital
enervate|v|debilitar
engender|v|engendrar, suscitar
enigmatically|r|enigmáticamente|in a mysterious way
enmity|n|enemistad|hatred
ennui|n|hastío
enormity|n|magnitud, atrocidad|the great size or seriousness of something
ensconce|v|acomodarse|to settle comfortably or safely
ensign|n|bandera; alférez|a ship's flag; a junior officer
ensnare|v|atrapar
enterprising|a|emprendedor
enthral/enthrall|v|cautivar
entrails|n|entrañas|the inside parts of an animal's body
entreat|v|suplicar
entreaty|n|súplica
entrench|v|atrincherar, afianzar|to make so firm that it is hard to change
entwine|v|entrelazar
enumerate|v|enumerar
enunciate|v|articular, enunciar|to pronounce clearly
ephemera|n|cosas efímeras|things that last or are used only for a short time
ephemeral|a|efímero
epigram|n|epigrama
epigraph|n|epígrafe
epiphany|n|epifanía, revelación|a sudden moment of understanding
episodic|a|episódico
epistolary|a|epistolar
epithet|n|epíteto|a word that describes someone, often an insult
epitome|n|personificación, ejemplo perfecto|a perfect example
epitomize|v|personificar|to be a perfect example of
epoch|n|época|a period of history
equable|a|ecuánime; estable|calm, not easily upset; not changing much
equanimity|n|ecuanimidad
equestrian|a|ecuestre|connected with horse riding
equitable|a|equitativo
equivocal|a|equívoco, ambiguo
equivocate|v|hablar con evasivas|to speak so that nobody can tell what one means
erroneous|a|erróneo|wrong
ersatz|a|sucedáneo
erstwhile|a|antiguo, de antaño
erudite|a|erudito
erudition|n|erudición
eschew|v|evitar, rehuir
esoteric|a|esotérico
espouse|v|abrazar (una causa)
esprit|n|ingenio, espíritu|liveliness; esprit de corps is pride in one's group
estrange|v|distanciar, alejar|to make someone no longer close to family or friends
estuary|n|estuario
etch|v|grabar|to cut lines into metal or glass
ethereal|a|etéreo
ethos|n|espíritu, carácter distintivo
etymology|n|etimología
eulogize|v|elogiar
eulogy|n|elogio, panegírico
euphemism|n|eufemismo
euphoric|a|eufórico|extremely happy and excited
evanescent|a|evanescente
evangelical|a|evangélico|of Christians who want to convince others
evasion|n|evasión, evasiva|avoiding a duty or question
evince|v|mostrar, revelar
exacerbate|v|exacerbar, empeorar
exacting|a|exigente|demanding great care and effort
exalt|v|exaltar, ensalzar|to praise highly; to raise in rank
exasperate|v|exasperar|to annoy very much
excise|v|extirpar; impuesto especial|to cut out; a tax on some goods
excoriate|v|criticar duramente|to criticise very harshly
excruciating|a|atroz, insoportable (dolor)
exculpate|v|exculpar|to show that someone is not guilty
execrable|a|execrable
exegesis|n|exégesis
exhilarate|v|llenar de júbilo|to make very happy and excited
exhilaration|n|euforia, júbilo
exhort|v|exhortar|to urge strongly
exhume|v|exhumar
exigency|n|exigencia, urgencia
exonerate|v|exonerar|to show that someone is not guilty
exorbitant|a|desorbitado, exorbitante
exorcise|v|exorcizar|to drive out an evil spirit
expansive|a|expansivo, extenso|friendly and ready to talk; wide
expatiate|v|extenderse (sobre un tema)|to speak or write at length
expedient|a|conveniente; recurso|useful for the moment, though perhaps not right
expend|v|gastar, emplear
expiate|v|expiar
expurgate|v|expurgar
extant|a|existente, que se conserva
extenuating|a|atenuante
extirpate|v|extirpar
extol|v|ensalzar
extortion|n|extorsión|getting money by threats
extortionate|a|abusivo, desorbitado|(of prices) far too high
extradite|v|extraditar
extraneous|a|ajeno, irrelevante
extrapolate|v|extrapolar|to work out what is unknown from what is known
extricate|v|librar, sacar (de un apuro)
exuberance|n|exuberancia, euforia
exult|v|exultar
exultant|a|exultante
exultation|n|exultación
fabled|a|legendario|famous in stories
facetious|a|chistoso (fuera de lugar)|trying to be funny about something serious
facile|a|superficial, simplista|too easy, without deep thought
fallible|a|falible|able to make mistakes
fallow|a|en barbecho
farcical|a|ridículo, de farsa|so badly organised that it is ridiculous
farrago|n|fárrago
fastidious|a|meticuloso, quisquilloso|caring very much about details and cleanliness
fathom|v|comprender; braza
fatuous|a|fatuo, necio
fawn|n|cervatillo; adular (fawn over)|a young deer; fawn over: to flatter someone to please them
faze|v|perturbar
fealty|n|lealtad (feudal)|loyalty to a king or lord
feckless|a|irresponsable, inútil
fecund|a|fecundo|producing much
feign|v|fingir
feint|n|finta|a false move to trick an opponent
felicity|n|felicidad; acierto|great happiness; a well-chosen expression
feral|a|asilvestrado, salvaje|wild
ferment|v|fermentar; agitación|to change by yeast into alcohol; a state of excitement
ferocity|n|ferocidad|violence
ferret|n|hurón|a small thin animal used for hunting rabbits
fervent|a|ferviente
fervid|a|férvido
fervour/fervor|n|fervor|very strong feeling
festoon|v|adornar con guirnaldas|to hang with garlands and decorations
fetid|a|fétido
fetter|n|grillete; encadenar
fickle|a|voluble, inconstante
fiendish|a|diabólico
figment|n|producto (de la imaginación)|something that someone has only imagined
filial|a|filial|of a son or daughter
filibuster|n|obstruccionismo (parlamentario)|long speeches made to stop a vote
filigree|n|filigrana
finesse|n|finura, delicadeza|great skill
finial|n|remate (arquitectura)
finicky|a|quisquilloso
firebrand|n|agitador; tea|a person who stirs others to rebel
fissure|n|fisura|a deep crack
flaccid|a|flácido
flagrant|a|flagrante|openly bad
flail|v|agitar (brazos)|to wave arms or legs about wildly
flak|n|críticas; fuego antiaéreo|strong criticism; gunfire against planes
flank|n|flanco; flanquear|the side of an animal, hill or army
fleck|n|mota|a very small mark or spot
fleece|n|vellón; forro polar
flippant|a|frívolo, poco serio
flirtatious|a|coqueto|behaving as if one were attracted to someone
flit|v|revolotear
floodgate|n|compuerta|a gate that holds back water
flotilla|n|flotilla|a small fleet of boats
flotsam|n|restos flotantes
flounder|v|debatirse, tener dificultades|to struggle helplessly
flout|v|incumplir, burlarse de
flummox|v|desconcertar
flurry|n|ráfaga, frenesí|a sudden short burst of snow or activity
fluster|v|poner nervioso|to make nervous and confused
fob|n|leontina; (off) quitarse de encima|to fob someone off means to give them something worse than they wanted
foible|n|manía, flaqueza|a small weakness or odd habit
foist|v|endilgar
folly|n|locura, insensatez
foment|v|fomentar, instigar|to stir up trouble
fondle|v|acariciar
foray|n|incursión|a short attempt at something new; a sudden attack
forbear|v|abstenerse|to hold back from doing something
forbearance|n|paciencia, tolerancia|patience
forebear|n|antepasado
forego/forgo|v|renunciar a|to do without
forestall|v|prevenir, anticiparse a
forfeit|v|perder (un derecho), renunciar a
forlorn|a|desolado, abandonado
formative|a|formativo|shaping someone's character
forsake|v|abandonar
forswear|v|renunciar a
fortitude|n|fortaleza, entereza
fortuitous|a|fortuito|happening by lucky chance
foundling|n|niño expósito
foundry|n|fundición
fracas|n|gresca
fractious|a|díscolo, irritable
frailty|n|fragilidad, debilidad
fraternal|a|fraternal|of or like brothers
fraternity|n|fraternidad|brotherhood; a group of people with the same work
fraternize|v|confraternizar
fray|v|deshilacharse; refriega|to come apart at the edge; a fight
fret|v|preocuparse, inquietarse
frigid|a|gélido|very cold
frisky|a|juguetón
frivolity|n|frivolidad
frock|n|vestido|a dress
frolic|v|retozar
frontal|a|frontal|of or at the front
frugality|n|frugalidad
fruition|n|fruto, realización (come to fruition)|when a plan becomes real
fugue|n|fuga (música)|a piece of music in which a tune is taken up by one part after another
fulcrum|n|fulcro, punto de apoyo|the point on which a lever rests
fulminate|v|despotricar, fulminar
fulsome|a|excesivo, empalagoso (elogio)
furlough|n|permiso (militar)|a time away from duty or work
furore/furor|n|escándalo, revuelo|sudden public excitement or anger
furrow|n|surco
furtive|a|furtivo
gainsay|v|negar, contradecir
gait|n|andar, manera de caminar|a way of walking
gallant|a|galante, valiente|brave; polite to women
gallantry|n|valentía; galantería|courage; politeness to women
galling|a|exasperante
gallows|n|horca
galvanize|v|galvanizar, impulsar a la acción|to shock into action
gambit|n|táctica, gambito|something said or done to win an advantage
gamut|n|gama
gangly|a|larguirucho
garble|v|distorsionar, confundir|to mix up a message
gargantuan|a|descomunal
garish|a|chillón
garner|v|reunir, cosechar|to collect
garret|n|buhardilla|a small room under the roof
garrison|n|guarnición
garrulous|a|parlanchín
gash|n|corte profundo|a long deep cut
gauche|a|torpe (socialmente)
gaucherie|n|torpeza (social)|awkward behaviour
gaudy|a|chillón, recargado
gaunt|a|demacrado
genealogy|n|genealogía|the history of a family
genteel|a|fino, refinado
gentry|n|pequeña nobleza|people of good family, just below the nobility
germinate|v|germinar
gestation|n|gestación|the time in which a baby grows inside its mother
gewgaw|n|chuchería
ghoul|n|espíritu necrófago; morboso|an evil spirit that eats the dead; a person who enjoys horrors
gild|v|dorar
gilt|a|dorado|covered with gold or gold paint
gimlet|n|barrena|a small tool for making holes
girth|n|circunferencia, contorno
glacially|r|muy lentamente; gélidamente|extremely slowly; very coldly
glade|n|claro (del bosque)|an open space in a wood
glean|v|recoger, entresacar|to gather bit by bit
glib|a|fácil, con mucha labia|speaking easily but not sincerely
glint|v|destellar; destello|to give small flashes of light
glisten|v|brillar, relucir|to shine as if wet
glower|v|mirar con ceño|to look angrily at someone
glum|a|taciturno
glut|n|superabundancia|more of something than is needed
glutton|n|glotón
gluttony|n|gula
gnaw|v|roer
godsend|n|regalo del cielo
gouge|v|arrancar, perforar|to cut or dig out roughly
gourmand|n|gran comilón
gradient|n|pendiente; gradiente|how steep a slope is
graft|n|injerto; trabajo duro|a piece of a plant or of skin joined to another; dishonest gain
grandeur|n|grandiosidad
grandiloquent|a|grandilocuente
grandiose|a|grandioso, ostentoso
gratification|n|gratificación, satisfacción
gratify|v|complacer, satisfacer
gratis|r|gratis
gratuitous|a|gratuito, innecesario|done without a good reason
gravitas|n|seriedad, dignidad|a serious manner
gregarious|a|sociable, gregario|liking to be with other people
grievance|n|queja, agravio|a reason to complain about unfair treatment
grievous|a|grave, doloroso|very serious or sad
grimy|a|mugriento
grisly|a|espeluznante
groove|n|ranura, surco
grope|v|tantear, buscar a tientas
grovel|v|arrastrarse, humillarse
grudging|a|de mala gana|given or done unwillingly
gruff|a|brusco, bronco
gubernatorial|a|del gobernador
guile|n|astucia
guileless|a|ingenuo, sin malicia
guise|n|apariencia, disfraz|an outward appearance that hides the truth
gush|v|salir a borbotones|to flow out fast
gusto|n|entusiasmo
guttural|a|gutural|made deep in the throat
hackneyed|a|trillado
haggard|a|ojeroso, demacrado
halcyon|a|feliz y tranquilo (tiempo)|of days past: calm and happy
hallmark|n|sello distintivo|a typical quality; a mark on gold or silver
hallowed|a|sagrado, venerado|holy, deeply respected
halo|n|halo, aureola
hamlet|n|aldea
hamstring|n|tendón de la corva
hapless|a|desventurado|unlucky
harangue|v|arengar; arenga|to speak to loudly and at length
harbinger|n|presagio, heraldo
harridan|n|arpía
harried|a|agobiado
harrowing|a|angustioso, desgarrador
hedonism|n|hedonismo
hedonist|n|hedonista
hedonistic|a|hedonista
heedless|a|desatento, imprudente|not paying attention
hefty|a|fornido; considerable|big and strong; large in amount
hegemon|n|potencia hegemónica
hegemony|n|hegemonía
heinous|a|atroz
heliotrope|n|heliotropo|a plant with small sweet purple flowers
helm|n|timón|the wheel or handle with which a ship is steered
henchman|n|secuaz
herculean|a|hercúleo|needing very great strength or effort
heretical|a|herético
hermetic|a|hermético
hermetically|r|herméticamente
heterodox|a|heterodoxo
heterogeneous|a|heterogéneo
hew|v|tallar, cortar (con hacha)
hiatus|n|pausa, interrupción|a pause or gap
hinterland|n|interior, zona apartada
hirsute|a|hirsuto, peludo
histrionic|a|histriónico|too dramatic
hoary|a|canoso; muy viejo
hobnob|v|codearse|to spend time with important people
hoist|v|izar, levantar
homily|n|homilía
hone|v|perfeccionar, afilar|to make sharper or better
honorific|n|tratamiento honorífico|a title that shows respect
hoodwink|v|engañar
horrid|a|horrible
hortatory|a|exhortatorio
hospice|n|residencia para enfermos terminales|a place that cares for people who are dying
hubbub|n|barullo
hubris|n|soberbia desmedida|too much pride
hulk|n|mole, armatoste|a large old ship or other thing that is no longer used
humdrum|a|rutinario, monótono|dull and ordinary
humus|n|humus, mantillo
husk|n|cáscara, vaina
hymn|n|himno
hyperbole|n|hipérbole
iconoclast|n|iconoclasta|a person who attacks accepted beliefs
idiosyncrasy|n|idiosincrasia, peculiaridad
idiosyncratic|a|peculiar, idiosincrásico
idolatry|n|idolatría|the worship of images
idolize|v|idolatrar
idyll|n|idilio|a happy and peaceful time or place
ignoble|a|innoble|not honourable
ignominious|a|ignominioso
ignominy|n|ignominia
illicit|a|ilícito|not allowed by law or custom
illimitable|a|ilimitado
illusory|a|ilusorio
illustrious|a|ilustre
imbibe|v|beber; embeberse de|to drink; to take in ideas
imbroglio|n|embrollo
imbue|v|imbuir|to fill with a feeling or quality
immaculate|a|inmaculado
immanent|a|inmanente|being within and inseparable from something
immaterial|a|irrelevante; inmaterial|not important; without a body
immemorial|a|inmemorial
immolate|v|inmolar
immure|v|emparedar, recluir|to shut up behind walls
immutable|a|inmutable
impale|v|empalar, ensartar
impasse|n|punto muerto, callejón sin salida
impassioned|a|apasionado
impassive|a|impasible
impasto|n|empaste (pintura)
impeach|v|procesar (a un alto cargo), poner en duda|to accuse a president or official of a serious offence
impecunious|a|sin dinero
impediment|n|impedimento|something that gets in the way
impel|v|impeler, impulsar|to drive to do something
impenetrable|a|impenetrable|impossible to get through or understand
imperceptible|a|imperceptible
imperil|v|poner en peligro
imperious|a|imperioso|expecting to be obeyed
imperturbable|a|imperturbable
impervious|a|impermeable; inmune (a)|not letting water through; not affected by
impetuous|a|impetuoso
impetus|n|ímpetu, impulso
impiety|n|impiedad
impinge|v|afectar, incidir (impinge on)|impinge on: to have a bad effect on
implacable|a|implacable
implicate|v|implicar|to show that someone had a part in something bad
implode|v|implosionar
implore|v|implorar
importunate|a|importuno, insistente
importune|v|importunar
imposition|n|imposición|something unfair that one is asked to do; the introducing of a tax or rule
impotent|a|impotente|without power
impoverish|v|empobrecer
imprecation|n|imprecación
impregnable|a|inexpugnable|too strong to be taken
impresario|n|empresario (teatral)
impropriety|n|incorrección, indecoro|behaviour that is not proper
improvident|a|imprevisor|not thinking of the future
impudence|n|insolencia, descaro|rude lack of respect
impudent|a|insolente, descarado
impugn|v|impugnar|to call into question
impunity|n|impunidad
inadvertent|a|involuntario|not meant
inane|a|estúpido, vacuo
inarticulate|a|incapaz de expresarse|not able to express oneself
inaugural|a|inaugural|first; spoken or held when something or someone begins
incandescent|a|incandescente|giving light because it is hot; very angry
incantation|n|conjuro
incarcerate|v|encarcelar
incarnate|a|encarnado|in human form
incarnation|n|encarnación|a life or form that someone or something takes
incendiary|a|incendiario|causing fire; making people angry
inchoate|a|incipiente, rudimentario
incipient|a|incipiente|just beginning
incision|n|incisión|a cut made by a surgeon
incisive|a|incisivo|clear and sharp in thinking
inclemency|n|inclemencia
inclement|a|inclemente
incognito|r|de incógnito
incommensurate|a|desproporcionado|not in the right proportion
incongruity|n|incongruencia
incongruous|a|incongruente
incontrovertible|a|incontrovertible
incorrigible|a|incorregible|too bad to be changed
incredulity|n|incredulidad|not being able to believe
incredulous|a|incrédulo
increment|n|incremento, aumento|a regular increase
incremental|a|gradual, incremental
incriminate|v|incriminar
inculcate|v|inculcar|to teach by repeating
incumbent|n|titular (de un cargo)|the person who holds an office now
incursion|n|incursión|a sudden attack or entering
indefatigable|a|infatigable
indelible|a|indeleble
indict|v|acusar formalmente, procesar
indictment|n|acusación, procesamiento|a formal accusation; a sign of how bad something is
indigence|n|indigencia
indigent|a|indigente
indignantly|r|con indignación|angrily, because something is unfair
indignity|n|indignidad, humillación|treatment that takes away someone's dignity
indiscretion|n|indiscreción|careless behaviour or talk
indiscriminate|a|indiscriminado|hitting or affecting everybody alike
indolent|a|indolente
indomitable|a|indomable, indómito|impossible to defeat
inducement|n|incentivo|something offered to make someone do something
indulgent|a|indulgente|letting someone have what they want
industrious|a|trabajador, laborioso
ineffable|a|inefable
ineffectual|a|ineficaz, inútil
ineluctable|a|ineluctable
ineptitude|n|ineptitud|lack of skill
inertia|n|inercia|lack of energy to move or change
inexorable|a|inexorable|impossible to stop
inexpedient|a|inoportuno
inexplicable|a|inexplicable
inextricable|a|inextricable
infallible|a|infalible
infamy|n|infamia
infatuated|a|encaprichado, enamorado
infatuation|n|enamoramiento, capricho
infernal|a|infernal
inferno|n|infierno (de llamas)|a very large and hot fire
infirm|a|enfermizo, débil
infirmity|n|dolencia, achaque
infringe|v|infringir, violar|to break a law or someone's rights
infuse|v|infundir; hacer una infusión|to fill with a quality; to leave tea in hot water
ingratiate|v|congraciarse|to try to make someone like you, in order to gain something
inimical|a|hostil, adverso
inimitable|a|inimitable
iniquity|n|iniquidad
injunction|n|orden judicial, mandato|an order from a court
inkling|n|idea vaga, sospecha
innocuous|a|inocuo
innuendo|n|insinuación, indirecta
inoculate|v|inocular, vacunar|to protect from an illness with an injection
inopportune|a|inoportuno|at a bad time
inordinate|a|desmesurado
inquest|n|investigación judicial (de una muerte)|an official inquiry into how somebody died
inquisition|n|inquisición|a long and hard questioning; once, a court of the Catholic Church
inscribe|v|inscribir, grabar
inscrutable|a|inescrutable|showing no feelings, hard to read
insidious|a|insidioso|doing harm slowly, without being noticed
insignia|n|insignia
insinuate|v|insinuar|to suggest something unpleasant without saying it
insinuation|n|insinuación
insipid|a|insípido|without taste or interest
insolence|n|insolencia
insolent|a|insolente
insoluble|a|insoluble|that cannot be solved or dissolved
insolvent|a|insolvente|not able to pay what one owes
insouciance|n|despreocupación
insouciant|a|despreocupado
instigate|v|instigar
instil/instill|v|inculcar, infundir|to put an idea or feeling into someone's mind slowly
insular|a|insular; estrecho de miras|interested only in one's own group
insuperable|a|insuperable
insurgent|n|insurgente
insurmountable|a|insuperable
insurrection|n|insurrección
interdict|n|prohibición, interdicto|an official order that forbids something
interlocutor|n|interlocutor|a person who takes part in a conversation
interloper|n|intruso
interminable|a|interminable
internecine|a|intestino (lucha)
interplay|n|interacción
interpose|v|interponer
interregnum|n|interregno
intersperse|v|intercalar
intertwine|v|entrelazar
intimation|n|indicio, insinuación
intonation|n|entonación
intone|v|entonar, salmodiar|to say in a slow voice that hardly changes
intractable|a|intratable, difícil de resolver|hard to deal with or solve
intransigence|n|intransigencia|refusing to change one's opinion
intransigent|a|intransigente|refusing to change one's opinion
intrepid|a|intrépido
introspection|n|introspección
introspective|a|introspectivo|looking into one's own thoughts and feelings
inundate|v|inundar|to flood; to send more than someone can deal with
inure|v|acostumbrar, endurecer
invective|n|invectiva
inveigle|v|engatusar|to persuade by tricks and flattery
inversion|n|inversión (de orden)|turning something upside down or changing its order
invert|v|invertir|to turn upside down or in the opposite order
investiture|n|investidura
invigorate|v|vigorizar|to give new energy
inviolable|a|inviolable|that must not be broken or attacked
irascibility|n|irascibilidad|being easily made angry
irascible|a|irascible
ire|n|ira|anger
iridescent|a|iridiscente
irk|v|fastidiar
irksome|a|fastidioso|annoying
irrefutable|a|irrefutable
irresolute|a|indeciso|unable to decide
irreverent|a|irreverente
irrevocable|a|irrevocable|that cannot be changed
itinerant|a|itinerante
jaded|a|hastiado|bored because you have had too much of something
jagged|a|dentado, irregular
jaunt|n|paseo, excursión
jaunty|a|garboso, desenvuelto|lively and confident
jejune|a|insulso, pueril|dull or childish
jeremiad|n|jeremiada, lamento
jetsam|n|objetos arrojados al mar
jettison|v|deshacerse de, echar por la borda
jingoism|n|patrioterismo|loud love of one's own country and hate of others
jocose|a|jocoso
jocular|a|jocoso
jovial|a|jovial
jubilation|n|júbilo
judicious|a|juicioso
juggernaut|n|fuerza arrolladora|a huge force that cannot be stopped; a very large lorry
juncture|n|coyuntura|a particular point in time
jut|v|sobresalir
kernel|n|grano, semilla; núcleo|the inside of a nut or seed; the central part
knave|n|bribón; jota (naipes)|a dishonest man
knead|v|amasar|to press dough with the hands
knell|n|toque de difuntos
knoll|n|loma, otero
kowtow|v|humillarse, someterse|to be too ready to obey
labyrinthine|a|laberíntico|complicated like a maze
lacerate|v|lacerar
lachrymose|a|lacrimoso|ready to cry
lackadaisical|a|desganado, indolente
lacklustre/lackluster|a|deslucido
laconic|a|lacónico
lacquer|n|laca|a clear hard coat for wood or hair
lacuna|n|laguna (vacío)
laggard|n|rezagado
lambast|v|criticar duramente|to criticize very harshly
lambent|a|tenue y titilante
lampoon|v|satirizar
languid|a|lánguido|slow and without energy
languor|n|languidez|pleasant tiredness
languorous|a|lánguido
lanky|a|larguirucho
larceny|n|hurto|theft
largesse|n|generosidad, dádiva|generous giving
lark|n|alondra; travesura|a small brown bird that sings; something done for fun
lassitude|n|lasitud|tiredness
latitude|n|latitud; libertad de acción|the distance north or south of the equator; freedom to choose
laud|v|alabar
laudable|a|loable
laureate|n|laureado|a person who has won a great prize
leaden|a|plomizo; pesado|heavy, slow; dark grey
lectern|n|atril
leer|v|mirar lascivamente|to look at someone in an unpleasant sexual way
leeway|n|margen de maniobra|freedom to change or choose
leitmotif|n|leitmotiv|a tune or idea that comes again and again
lexicographer|n|lexicógrafo
lexicon|n|léxico|all the words of a language or subject; a dictionary
libretto|n|libreto
licentious|a|licencioso
lilt|n|cadencia (al hablar o cantar)|a pleasant rise and fall of the voice
limber|a|ágil, flexible|bending easily
limbo|n|limbo|an uncertain state in which nothing goes on
limn|v|retratar, describir|to draw or describe
limpid|a|límpido
linchpin|n|eje, pieza clave|the person or thing on which all depends
lineage|n|linaje|the line of ancestors from whom someone comes
lissom|a|esbelto y ágil
litany|n|letanía
lithe|a|ágil, flexible
litigate|v|litigar|to take a case to court
litmus|n|tornasol (litmus test: prueba decisiva)|a colour that shows whether something is an acid; a litmus test shows what is true
loath|a|reacio|unwilling
loathsome|a|repugnante, odioso|disgusting
lofty|a|elevado, noble; altanero|very high; noble
loiter|v|merodear, holgazanear|to stand about with nothing to do
loquacious|a|locuaz|talking a lot
loquacity|n|locuacidad
lubricate|v|lubricar|to put oil on something so that it moves easily
lugubrious|a|lúgubre
luminary|n|lumbrera, eminencia
lurid|a|espeluznante; chillón|shocking, with all the details; too bright
lustre/luster|n|brillo, lustre|a soft shine
lustrous|a|lustroso|shining
luxuriant|a|exuberante, frondoso|growing thickly and strongly
macerate|v|macerar
machination|n|maquinación
maelstrom|n|vorágine|a state of great confusion; a strong whirlpool
magnanimous|a|magnánimo
magnate|n|magnate
malady|n|dolencia, mal|an illness
malaise|n|malestar|a general feeling of being unwell or unhappy
malfeasance|n|prevaricación, mala conducta (de un funcionario)
malign|v|calumniar; maligno|to say bad things of; harmful
malignant|a|maligno|(of a disease) likely to kill; wanting to do harm
malinger|v|fingirse enfermo|to pretend to be ill in order not to work
malleable|a|maleable|easily shaped or influenced
malodorous|a|maloliente
malpractice|n|negligencia (profesional)
mangle|v|destrozar, mutilar|to crush or tear badly
manhandle|v|maltratar, manejar a empujones
manifold|a|múltiple|many and of several kinds
mantle|n|manto|a role or duty that passes from one person to another; a cloak
mar|v|estropear, empañar|to spoil
marauding|a|merodeador, saqueador|going about to steal or attack
marquee|n|carpa, entoldado
marrow|n|médula, tuétano|the soft stuff inside bones; a large green vegetable
martyrdom|n|martirio
matriarch|n|matriarca
matrimony|n|matrimonio
matron|n|matrona|a woman in charge of nurses or of a school's health; an older married woman
maudlin|a|sensiblero|too sad and sorry for oneself
maverick|n|inconformista|a person who thinks and acts in their own way
mawkish|a|sensiblero, empalagoso|too sentimental
maxim|n|máxima
meagre/meager|a|escaso, exiguo
meander|v|serpentear|to wind like a river; to wander
megalomaniac|n|megalómano|someone who wants more and more power
mellifluous|a|melifluo
melodious|a|melodioso
memorabilia|n|recuerdos, objetos de colección|things collected because of a famous person or event
menagerie|n|colección de animales|a collection of wild animals
mendacious|a|mendaz
mendacity|n|mendacidad
mendicant|n|mendicante|a beggar; living by begging
mercurial|a|voluble|often changing mood
meretricious|a|de relumbrón|attractive on the surface but worthless
meritocracy|n|meritocracia|a system in which the most able get ahead
meritorious|a|meritorio
mesh|n|malla|material like a net
metaphysical|a|metafísico|about what exists beyond what can be seen
meteoric|a|meteórico|very fast, as of a career
mettle|n|temple, valor|courage and ability to do something difficult
miasma|n|miasma|a bad smell or mood that hangs over a place
microcosm|n|microcosmos
mien|n|semblante, porte|the look and manner of a person
militate|v|militar (en contra), obrar|to militate against means to make less likely
minion|n|esbirro, subordinado|an unimportant person who must obey
minuscule|a|minúsculo|extremely small
mire|n|fango, lodo|deep mud; a difficult situation
mirth|n|regocijo, hilaridad|laughter
misanthrope|n|misántropo
misanthropy|n|misantropía
misapprehension|n|malentendido
misconstrue|v|malinterpretar|to understand wrongly
miscreant|n|malhechor|someone who has done wrong
misdemeanour/misdemeanor|n|delito menor, falta|a small crime or wrong
miserly|a|tacaño
misnomer|n|nombre inapropiado
misogyny|n|misoginia
missive|n|misiva|a letter
mnemonic|n|regla mnemotécnica
modicum|n|mínimo, pizca
modish|a|de moda
modulate|v|modular|to change the strength or tone of
mollify|v|aplacar|to make less angry
monastic|a|monástico|connected with monks and monasteries
mongrel|n|perro mestizo|a dog of mixed breeds
monolith|n|monolito
monolithic|a|monolítico|very large and hard to change
monstrosity|n|monstruosidad|something huge and ugly
moor|n|páramo; amarrar|open, high land covered with heather; to tie up a boat
moot|a|discutible|open to argument; of no practical importance
moratorium|n|moratoria|an agreement to stop something for a time
mordant|a|mordaz|cleverly unkind
mores|n|costumbres (morales)
moribund|a|moribundo|near its end
morose|a|taciturno, hosco
morsel|n|bocado
mortify|v|mortificar, avergonzar|to make someone very ashamed
mortuary|n|depósito de cadáveres
motley|a|variopinto
moult|v|mudar (plumas o pelo)|to lose feathers, hair or skin so that new can grow
multifaceted|a|multifacético
multifarious|a|múltiple, variado
multitudinous|a|multitudinario
munificent|a|munífico|very generous
munitions|n|municiones|military weapons and bombs
muster|v|reunir, juntar|to gather, as people or courage
musty|a|que huele a humedad|smelling old and damp
mutinous|a|amotinado, rebelde
muzzle|n|hocico; bozal|the nose and mouth of a dog; a cover for it; the end of a gun
myopic|a|miope|short-sighted
mystique|n|halo de misterio
nadir|n|nadir, punto más bajo
narcissism|n|narcisismo
narcissistic|a|narcisista|admiring oneself too much
nascent|a|naciente|just beginning to exist
natty|a|atildado|neat and smart
nebulous|a|nebuloso|not clear
nefarious|a|nefasto, infame
negation|n|negación|saying no; the opposite
neologism|n|neologismo
neophyte|n|neófito, principiante|a beginner
nepotism|n|nepotismo
nestle|v|acurrucarse|to lie comfortably and warmly
newfangled|a|moderno (desp.)
niggling|a|persistente y molesto|small but annoying
nihilism|n|nihilismo|the belief that nothing has meaning
noisome|a|fétido, nocivo|very unpleasant, bad-smelling
nomenclature|n|nomenclatura|a system of names
nonchalance|n|despreocupación
nonchalant|a|despreocupado|calm, as if not caring
nondescript|a|anodino, sin nada de particular
nonpareil|a|sin par|better than any other
nonplussed|a|perplejo
normative|a|normativo|setting a rule
nought/naught|n|cero; nada|the figure 0; nothing
noxious|a|nocivo
nugatory|a|nimio, sin valor|worthless
nullify|v|anular|to make have no effect
nuptial|a|nupcial
nuzzle|v|acariciar con el hocico|to push gently with the nose
obdurate|a|obstinado, inflexible|refusing to change one's mind
obeisance|n|reverencia, pleitesía
obfuscate|v|ofuscar, oscurecer
oblique|a|oblicuo, indirecto|not direct; slanting
obloquy|n|oprobio
obsequies|n|exequias|funeral ceremonies
obsequious|a|servil|too eager to please
obsolescence|n|obsolescencia
obstinacy|n|obstinación|refusing to change one's mind
obstreperous|a|alborotador
obtrusive|a|llamativo, molesto|too noticeable
obtuse|a|obtuso|slow to understand; of an angle: over 90 degrees
obtuseness|n|torpeza|slowness to understand
obverse|n|anverso|the opposite; the front of a coin
obviate|v|obviar|to make unnecessary
occlude|v|ocluir
odious|a|odioso|hateful
odium|n|odio, oprobio|hatred felt by many
odyssey|n|odisea
officiate|v|oficiar
officious|a|entrometido, mandón|too ready to give orders
ogle|v|comerse con los ojos
ointment|n|pomada, ungüento
olfactory|a|olfativo|connected with the sense of smell
oligarchy|n|oligarquía
omnibus|n|recopilación; ómnibus|a book of several works; an old word for bus
omnipotent|a|omnipotente
omniscient|a|omnisciente|knowing everything
omnivore|n|omnívoro|an animal that eats plants and meat
onerous|a|oneroso|hard and unpleasant to do
onus|n|responsabilidad, carga|a duty or responsibility
opacity|n|opacidad|not letting light through; being hard to understand
opportune|a|oportuno
opprobrium|n|oprobio|harsh public blame
opulence|n|opulencia|great riches
opulent|a|opulento|rich and splendid
ordain|v|ordenar (sacerdote); decretar|to make someone a priest; to order
ordinance|n|ordenanza|a law of a town
orifice|n|orificio|an opening, mostly of the body
orotund|a|rotundo, grandilocuente|sounding full and grand
oscillate|v|oscilar|to swing from side to side or between two feelings
ossify|v|anquilosarse|to become fixed and unable to change
ostensible|a|aparente|seeming to be so, though perhaps not
ostentation|n|ostentación|showing off riches or skill
ostentatious|a|ostentoso
ostracize|v|condenar al ostracismo|to shut out of a group
otiose|a|ocioso, inútil
outlandish|a|estrafalario|very strange
outlay|n|desembolso
outmoded|a|pasado de moda
overture|n|obertura; acercamiento|the music at the beginning of an opera; a friendly first step
overwrought|a|alterado, muy nervioso
paddock|n|prado, potrero|a small field for horses
paladin|n|paladín|a knight; a champion of a cause
palimpsest|n|palimpsesto
palliate|v|paliar
palliative|a|paliativo
pallid|a|pálido
pallor|n|palidez
palpable|a|palpable|so strong that one can almost touch it
palpably|r|palpablemente|so strongly that one can feel it
paltry|a|mísero, irrisorio|too small to be of use
panacea|n|panacea|a cure for everything
panache|n|estilo, gallardía|style and confidence
pander|v|complacer (gustos ajenos)|pander to: to give people what they want though it is bad
panegyric|n|panegírico|a speech full of praise
pang|n|punzada
panoply|n|gran despliegue|a splendid collection
pantheon|n|panteón|a group of the most famous of their kind; all the gods of a religion
paragon|n|dechado|a perfect example
parched|a|reseco; muerto de sed|very dry; very thirsty
pariah|n|paria
parishioner|n|feligrés
parity|n|paridad|being equal
parlance|n|lenguaje, jerga|a way of speaking
parlous|a|precario
parochial|a|provinciano, estrecho de miras|caring only about one's own small area
parochialism|n|provincianismo|being interested only in what is near
paroxysm|n|paroxismo
parry|v|parar (un golpe), eludir|to turn aside a blow or a question
parsimonious|a|parsimonioso, tacaño
parsimony|n|tacañería
partake|v|participar|to take part; to eat or drink some of
partition|n|tabique; partición|a thin wall; the division of a country
parvenu|n|advenedizo
pastiche|n|pastiche|a work made in the style of another
pastoral|a|pastoril; pastoral|of country life; of the work of a priest
patina|n|pátina|a green or shiny surface that comes with age
patriarch|n|patriarca|the male head of a family
patriarchal|a|patriarcal|ruled by men
patrician|a|patricio|of a noble family
patrimony|n|patrimonio|property inherited from one's father
paucity|n|escasez
paunch|n|panza
pauper|n|indigente
peal|n|repique
pecuniary|a|pecuniario
pedagogy|n|pedagogía|the art of teaching
pedant|n|pedante
pedantry|n|pedantería|too much care for small rules
peddle|v|vender (de puerta en puerta)
peevish|a|malhumorado
pejoratively|r|peyorativamente|in a way that shows a low opinion
pellucid|a|diáfano
pelt|v|arrojar, acribillar
penance|n|penitencia|something done to show that one is sorry
penchant|n|inclinación, afición
penitent|a|penitente, arrepentido
pensive|a|pensativo
penultimate|a|penúltimo
penumbra|n|penumbra|a half-shadow
penurious|a|indigente
penury|n|penuria
percolate|v|filtrarse|to pass slowly through
peregrination|n|peregrinación
peremptory|a|perentorio|expecting to be obeyed at once
perfidious|a|pérfido
perfidy|n|perfidia
perforate|v|perforar
perfunctory|a|superficial, mecánico
peripatetic|a|itinerante|travelling from place to place to work
perjury|n|perjurio
permeable|a|permeable
permeate|v|impregnar, calar
permutation|n|permutación|one of the ways in which things can be arranged
pernicious|a|pernicioso
perpetrate|v|perpetrar|to commit a crime or wrong
perpetuity|n|perpetuidad|in perpetuity means for ever
perquisite|n|gaje, privilegio
personification|n|personificación|a perfect example; treating a thing as a person
perspicacious|a|perspicaz
perspicacity|n|perspicacia
pertain|v|concernir|to have to do with
pertinacious|a|pertinaz
perturb|v|perturbar
peruse|v|leer detenidamente
perverse|a|perverso, retorcido|wanting to do the opposite of what is right or expected
petrify|v|petrificar|to make so afraid that one cannot move; to turn into stone
petulance|n|mal humor (infantil)|childish bad temper
petulant|a|malhumorado, caprichoso
phalanx|n|falange|a group that stands close together
phantasm|n|fantasma
philanthropic|a|filantrópico
philanthropy|n|filantropía|giving money to help others
philistine|n|inculto
philology|n|filología|the study of language and old texts
phlegm|n|flema|the thick stuff that comes up with a cough; calmness
phlegmatic|a|flemático
picaresque|a|picaresco
piecemeal|r|poco a poco, por partes|bit by bit
piety|n|piedad (religiosa)|strong religious feeling
pillage|v|saquear
pillory|v|poner en la picota
pinion|v|inmovilizar (los brazos)|to hold someone so that they cannot move
piquant|a|picante|pleasantly sharp in taste; interesting
pique|n|resentimiento; picar (la curiosidad)|hurt pride; to arouse curiosity
pittance|n|miseria (de dinero)|a very small amount of money
placate|v|aplacar
plaintive|a|lastimero
plangent|a|resonante y triste|loud and sad
plebeian|a|plebeyo|of the common people
plenary|a|plenario|attended by all; complete
plenipotentiary|n|plenipotenciario
pliable|a|flexible, dócil|easily bent or influenced
plinth|n|plinto, pedestal
plod|v|caminar pesadamente
plumage|n|plumaje|the feathers of a bird
plunderer|n|saqueador
plurality|n|pluralidad|a large number; being more than one
ply|v|ejercer (un oficio); cubrir (una ruta)|to work at a trade; to go regularly between places
poignancy|n|patetismo, intensidad emotiva|being sad and touching
polemic|n|polémica|a strong written or spoken attack or defence
polemical|a|polémico|arguing strongly against something
polygamy|n|poligamia
polyglot|n|políglota
polymath|n|polímata
pomp|n|pompa|splendid ceremony
ponderous|a|pesado, lento|slow and heavy
portend|v|presagiar
portent|n|presagio
portentous|a|solemne, ominoso|serious, as a sign of something important
portly|a|corpulento|rather fat
posit|v|postular|to put forward as a basis for argument
postprandial|a|de sobremesa
postulate|v|postular|to suppose as a basis for argument
potentate|n|potentado|a powerful ruler
prattle|v|parlotear
precept|n|precepto
precipitate|v|precipitar|to make happen suddenly
precipitous|a|escarpado; precipitado|very steep; too sudden
precocious|a|precoz|(of a child) unusually grown-up or clever
precocity|n|precocidad
precursor|n|precursor|something that comes before and leads to another
predilection|n|predilección
predispose|v|predisponer|to make likely to do or get something
predominance|n|predominio
preen|v|acicalarse|(of birds) to clean the feathers; to admire oneself
preposterous|a|ridículo, absurdo
prerogative|n|prerrogativa
presage|v|presagiar
prescience|n|presciencia
prescient|a|profético, clarividente|knowing what would happen
presentiment|n|presentimiento
presumptuous|a|presuntuoso|too bold, taking too much for granted
prevaricate|v|responder con evasivas|to avoid giving a straight answer
prevarication|n|evasiva|avoiding a straight answer
primacy|n|primacía
primal|a|primario, original|basic and very old
primeval|a|primigenio
primordial|a|primordial
privation|n|privación|lack of what is needed for life
probity|n|probidad
prodigal|a|pródigo|wasting money
prodigious|a|prodigioso|amazingly large
prodigiously|r|prodigiosamente|to an amazing degree
profane|a|profano, blasfemo|showing no respect for what is holy
profanity|n|blasfemia, palabrota|swearing
proffer|v|ofrecer
profligate|a|derrochador, libertino|wasteful; immoral
profuse|a|profuso|given or produced in large amounts
profusion|n|profusión|a large amount
progeny|n|progenie|children or young
prognosticate|v|pronosticar
proletariat|n|proletariado
proliferation|n|proliferación|a rapid increase in number
prolix|a|prolijo
promontory|n|promontorio
promulgate|v|promulgar|to make an idea or law widely known
propagate|v|propagar|to spread; to grow new plants
propagation|n|propagación|spreading; making more plants from one
propensity|n|propensión
propinquity|n|proximidad
propitiate|v|propiciar, aplacar|to win back the favour of a god or person
propitious|a|propicio
propriety|n|decoro
prosaic|a|prosaico|ordinary, without imagination
proscribe|v|proscribir|to forbid officially
prosody|n|prosodia
prostrate|a|postrado; postrar|lying face down
protean|a|proteico
protracted|a|prolongado|lasting too long
protrusion|n|protuberancia
providence|n|providencia|the care of God or fate
provident|a|previsor
provincialism|n|provincianismo|narrow ways of thinking
proviso|n|condición, salvedad
prudence|n|prudencia|being careful and sensible
prudish|a|mojigato|easily shocked by anything to do with sex
puerile|a|pueril|childish
pugilist|n|púgil
pugnacious|a|belicoso|quick to quarrel or fight
pulchritude|n|belleza
pulpit|n|púlpito|the raised place from which a priest speaks
pulsate|v|palpitar
pummel|v|aporrear
punctilious|a|puntilloso|very careful about details and manners
pundit|n|experto, comentarista|an expert who gives opinions in the media
punitive|a|punitivo
purgatory|n|purgatorio|a place of suffering before heaven; a very unpleasant time
puritanical|a|puritano|very strict about morals
purloin|v|hurtar
purport|v|pretender (ser)|to claim to be or do something
purveyor|n|proveedor
purview|n|ámbito, competencia|the area with which someone has to deal
pusillanimous|a|pusilánime
putrefy|v|pudrirse
putrid|a|putrefacto|rotten and smelling very bad
quaff|v|beber a grandes tragos
quagmire|n|atolladero, cenagal|soft wet ground; a situation that is hard to get out of
quail|n|codorniz; acobardarse|a small brown bird; to be afraid
qualms|n|escrúpulos, reparos|doubts about whether what you do is right
quandary|n|dilema|the state of not knowing what to do
quash|v|anular, sofocar|to put an end to; to declare no longer valid
quasi|a|cuasi|almost, as if
queasy|a|con náuseas, mareado|feeling that you may vomit
quell|v|sofocar, calmar
querulous|a|quejumbroso
quibble|v|poner peros; objeción menor|to argue about small things
quiescence|n|quietud
quiescent|a|quieto, inactivo|not active
quietude|n|quietud
quill|n|pluma (de ave, para escribir); púa
quintessence|n|quintaesencia|the perfect example of a quality
quintessential|a|por excelencia
quip|n|ocurrencia, pulla
quisling|n|colaboracionista, traidor
quixotic|a|quijotesco
quotidian|a|cotidiano|daily, ordinary
rabble|n|chusma, gentío
rabid|a|rabioso, fanático|having a dangerous disease of dogs; extreme in one's opinions
raconteur|n|buen narrador de anécdotas
raffish|a|desenfadado, poco convencional|attractive in a slightly disreputable way
raillery|n|bromas, burlas amistosas
raiment|n|vestiduras
rakish|a|desenfadado, con estilo|stylish and a little wild
ramification|n|ramificación, consecuencia|one of the results of an action
rampart|n|muralla
ramshackle|a|destartalado|old and falling to pieces
rancid|a|rancio
rancour/rancor|n|rencor
rapacious|a|rapaz, voraz|taking all one can get
rapaciousness|n|rapacidad|great greed
rapine|n|rapiña
rapprochement|n|acercamiento
rapt|a|absorto, embelesado|giving complete attention
rapture|n|éxtasis, arrobamiento
rapturous|a|extasiado, entusiasta
rarefied|a|enrarecido; exclusivo|(of air) thin; far from ordinary life
rascal|n|pillo|a naughty child; a dishonest man
ratiocination|n|raciocinio|careful logical thinking
raucous|a|estridente, escandaloso
ravenous|a|hambriento, voraz
raze|v|arrasar
rebuff|v|rechazar, desairar
rebut|v|rebatir|to show to be untrue
rebuttal|n|refutación|a reply that shows something is untrue
recalcitrant|a|recalcitrante
recant|v|retractarse|to say publicly that one no longer believes something
recapitulate|v|recapitular
reciprocity|n|reciprocidad|giving and getting in return
recoil|v|retroceder, echarse atrás
recompense|n|recompensa, compensación|something given as payment or to make up for a loss
recondite|a|recóndito|known by few
reconnaissance|n|reconocimiento (militar)
reconnoitre/reconnoiter|v|reconocer (el terreno)
recourse|n|recurso|turning to someone or something for help
recrimination|n|recriminación|blaming each other
recrudescence|n|recrudecimiento
rectitude|n|rectitud
recumbent|a|recostado
recuperate|v|recuperarse|to get better after an illness
redolent|a|evocador; con aroma (a)|making one think of; smelling of
redoubt|n|reducto|a small strong place of defence
redoubtable|a|temible, formidable|impressive and a little frightening
refectory|n|refectorio
regal|a|regio, majestuoso|fit for a king or queen
regalia|n|galas, insignias|the clothes and things worn at ceremonies
regent|n|regente|a person who rules in place of a king
regimen|n|régimen (médico)|a plan of food and exercise
rehash|v|refreír (ideas)
relegate|v|relegar|to move to a lower place
relent|v|ceder, ablandarse
relict|n|vestigio, especie relicta|something left over from an earlier time
remission|n|remisión|a time when an illness is less severe
remit|v|remitir, enviar; competencia|to send money; the area someone is responsible for
remonstrance|n|protesta|a protest
remonstrate|v|protestar
remunerate|v|remunerar
rend|v|desgarrar|to tear
renege|v|incumplir, faltar (a la palabra)|to break a promise
repartee|n|réplica ingeniosa|quick and clever talk
repatriate|v|repatriar|to send someone back to their own country
repertory|n|repertorio|all the plays or pieces that a group can perform
repine|v|quejarse
replete|a|repleto|full
repose|n|reposo|rest
reprehensible|a|reprensible
reprieve|n|indulto, respiro
reprisal|n|represalia
reproachful|a|de reproche|showing blame and sadness
reprobate|n|réprobo, granuja|an immoral person
reprove|v|reprender
repudiate|v|repudiar|to reject
repudiation|n|repudio
repugnance|n|repugnancia
repugnant|a|repugnante
repulse|v|repeler, rechazar|to drive back; to disgust
requiem|n|réquiem
requisite|a|necesario; requisito|necessary
requisition|v|requisar|to demand officially for use
requite|v|corresponder
rescind|v|rescindir
resonance|n|resonancia|being full and echoing; an importance that is felt
resonant|a|resonante|deep and clear in sound
resounding|a|rotundo, sonoro|very great; loud
respite|n|respiro, tregua
resplendence|n|resplandor
resplendent|a|resplandeciente
restitution|n|restitución|giving back what was taken
restive|a|inquieto, impaciente|impatient and hard to control
resurgence|n|resurgimiento
resuscitate|v|resucitar, reanimar
reticence|n|reticencia|not saying much
reticule|n|bolsito (antiguo)
retinue|n|séquito
retract|v|retractarse; retraer|to take back what one said; to draw in
retroactive|a|retroactivo|having effect from a date in the past
revel|v|deleitarse; jolgorio
revelry|n|jolgorio
reverberate|v|reverberar
reverie|n|ensueño
revile|v|vilipendiar
revulsion|n|repugnancia
rife|a|muy extendido|very common, of bad things
rifle|n|rifle; rebuscar
righteous|a|justo, virtuoso|morally right
rigmarole|n|engorro, galimatías|a long and annoying procedure
rind|n|corteza (de queso, limón)
riposte|n|réplica
rivulet|n|riachuelo
roseate|a|rosado
rotund|a|rechoncho, redondo|round and fat
rout|n|derrota aplastante|a complete defeat
rubicund|a|rubicundo
rubric|n|rúbrica, criterios de evaluación|a heading or instruction; a table by which work is marked
rudder|n|timón|the flat piece at the back of a boat with which it is steered
ruddy|a|rojizo, sonrosado|red and healthy-looking
rueful|a|apesadumbrado|showing that one is sorry, in a sad, half-amused way
ruminate|v|rumiar, cavilar|to think deeply; of cows: to chew again
ruminative|a|meditabundo
rummage|v|rebuscar
runic|a|rúnico
sacrament|n|sacramento
sacrilege|n|sacrilegio
sacrosanct|a|sacrosanto|too important to be changed
sagacious|a|sagaz|wise
salubrious|a|salubre|healthy to live in
salutary|a|saludable, provechoso|good for one, though perhaps unpleasant
salve|n|ungüento; aliviar|a cream for the skin; to make feel better
sanctify|v|santificar|to make holy
sanctimonious|a|santurrón
sanctimony|n|santurronería
sangfroid|n|sangre fría|calmness in danger
sanguine|a|optimista
sap|n|savia; minar|the juice in a plant; to weaken slowly
sardonic|a|sardónico|mocking
sartorial|a|en el vestir|of clothes and how they are worn
sate|v|saciar
satrap|n|sátrapa
saturnine|a|taciturno, saturnino|gloomy and silent
savant|n|sabio|a very learned person
savoir-faire|n|saber estar
scabbard|n|vaina (de espada)
scaffold|n|andamio; patíbulo|a platform on which criminals were once executed
scant|a|escaso|very little
scathing|a|mordaz
schism|n|cisma
scintilla|n|pizca, ápice
scintillating|a|brillante, chispeante
scion|n|vástago
scourge|n|azote, flagelo|something that causes great suffering
scrawl|v|garabatear
scribe|n|escriba, amanuense|a person who copied texts before printing
scruple|n|escrúpulo|a doubt about whether something is right
scuffle|n|refriega
scullery|n|trascocina
scurrilous|a|difamatorio|very rude and untrue
scuttle|v|corretear; hundir (un barco)|to run with short quick steps; to sink a ship on purpose
scythe|n|guadaña
sear|v|abrasar, sellar (carne)|to burn the surface
sectarian|a|sectario
sedate|a|sosegado; sedar
sedentary|a|sedentario
sedition|n|sedición
sedulous|a|diligente
seethe|v|hervir de rabia|to be very angry without showing it
semblance|n|apariencia|an outward look of something
semiotic|a|semiótico|connected with signs and their meaning
senile|a|senil|confused because of old age
sententious|a|sentencioso|giving moral advice in a pompous way
sentinel|n|centinela|a guard
sepulchre/sepulcher|n|sepulcro
sequester|v|aislar; embargar|to keep apart from others; to take by law
seraphic|a|seráfico|like an angel
serendipity|n|serendipia, feliz casualidad
serf|n|siervo
serrated|a|dentado, serrado
severance|n|ruptura; indemnización por despido|cutting off; severance pay is money for someone who loses their job
sheaf|n|gavilla; fajo
sheen|n|brillo, lustre|a soft shine
shibboleth|n|dogma, lugar común|an old idea or custom that marks a group
shoddy|a|chapucero, de mala calidad|badly made or done
shrapnel|n|metralla|pieces of metal from a bomb
shrivel|v|marchitarse, arrugarse
sibilant|a|sibilante
simper|v|sonreír tontamente|to smile in a silly way
sinecure|n|sinecura|a paid position with almost no work
sinew|n|tendón
sinuous|a|sinuoso
skulk|v|merodear, esconderse
slake|v|saciar (la sed)
slapdash|a|chapucero
slipshod|a|descuidado
slither|v|deslizarse, reptar|to slide along like a snake
sloth|n|perezoso (animal); pereza|a slow animal that hangs in trees; laziness
slouch|v|andar o sentarse encorvado|to sit or stand with bent shoulders
slovenly|a|desaseado
sludge|n|lodo, fango|thick mud
slur|n|calumnia; arrastrar las palabras|an insulting remark; to speak unclearly
smirk|v|sonreír con suficiencia|to smile in a self-satisfied way
smoulder/smolder|v|arder sin llama|to burn slowly without flame; to have strong feelings held back
snide|a|sarcástico, malintencionado
snivel|v|lloriquear|to cry and complain
sobriety|n|sobriedad
sobriquet|n|apodo
sodden|a|empapado
sojourn|n|estancia
solecism|n|solecismo; incorrección|a mistake in language or manners
solicit|v|solicitar
solicitous|a|solícito|showing care and concern
soliloquy|n|soliloquio|a speech by an actor alone on the stage
solipsism|n|solipsismo
solstice|n|solsticio|the longest or the shortest day of the year
solvent|a|solvente; disolvente
sombre/somber|a|sombrío|dark and sad
somnolence|n|somnolencia
sonority|n|sonoridad|a deep rich sound
sonorous|a|sonoro
sophistry|n|sofistería
soporific|a|soporífero
sordid|a|sórdido|dirty; immoral
spate|n|racha, oleada|a large number of bad things in a short time
specious|a|engañoso, especioso
spectral|a|espectral|like a ghost
spendthrift|n|derrochador
spire|n|aguja, chapitel|the pointed top of a church tower
splenetic|a|malhumorado|bad-tempered
spoor|n|rastro|the track of an animal
sporadic|a|esporádico
sprightly|a|vivaz, ágil
spurious|a|espurio, falso|false
spurn|v|rechazar, desdeñar
squabble|v|reñir (por tonterías)
squalid|a|mugriento, miserable|very dirty and unpleasant
squalor|n|miseria, suciedad|dirt and misery
squander|v|derrochar
squelch|v|chapotear; aplastar|to make the sound of walking in mud
staccato|a|entrecortado, staccato
staid|a|serio, formal|serious and dull
stanch/staunch|v|restañar; (staunch) leal|to stop a flow of blood; staunch also means very loyal
statesman|n|estadista
steeped|a|impregnado, empapado (de tradición)|full of a quality or tradition
stentorian|a|estentóreo
steppe|n|estepa
stertorous|a|estertoroso
stigmatize|v|estigmatizar
stilted|a|forzado, poco natural
stipend|n|estipendio
stipulation|n|estipulación|a condition
stoical|a|estoico|bearing pain or trouble without complaining
stoicism|n|estoicismo|bearing pain or trouble without complaining
stoke|v|avivar
stolid|a|impasible
stooge|n|títere, secuaz|someone who is used by another to do unpleasant things
stratagem|n|estratagema|a clever plan to deceive
stratum|n|estrato|a layer of rock or of society
striation|n|estría
stricture|n|restricción, crítica severa|a rule that limits; a strong criticism
strop|n|suavizador; berrinche|a leather strip for sharpening razors; a bad mood
strut|v|pavonearse
stultifying|a|embrutecedor, anquilosante|making you dull and bored
stupefaction|n|estupefacción
stupefy|v|dejar estupefacto, aturdir|to make unable to think
stupendous|a|estupendo, formidable
stupor|n|estupor|the state of being nearly unconscious
stygian|a|tenebroso|very dark
suave|a|cortés, sofisticado
suavity|n|cortesía, finura
subjugate|v|subyugar
sublimate|v|sublimar
sublime|a|sublime|extremely beautiful
subservient|a|servil, sumiso|too ready to obey
substantiate|v|corroborar, fundamentar
subsume|v|incluir, subsumir|to include in something larger
subterfuge|n|subterfugio
subvert|v|subvertir|to weaken or destroy from inside
succulent|a|suculento; planta suculenta|juicy and delicious; a thick-leaved plant
sully|v|mancillar|to spoil or make dirty
sultry|a|bochornoso; sensual|hot and damp; attractive in a passionate way
sundry|a|diversos, varios
supercilious|a|altanero, desdeñoso
superlative|n|superlativo|of the highest quality; the form such as best or tallest
supine|a|boca arriba; pasivo
supplant|v|suplantar, desplazar
supplicant|n|suplicante|someone who begs humbly
supposition|n|suposición|something supposed
surcease|n|cese
surfeit|n|exceso|too much of something
surly|a|hosco, malhumorado|bad-tempered and rude
surmise|v|conjeturar
surmount|v|superar|to get over a difficulty
surreptitious|a|subrepticio|done secretly
susurration|n|susurro
svelte|a|esbelto
swagger|v|pavonearse
swarthy|a|moreno, atezado
swathe|n|franja (de tierra); envolver|a long strip of land; to wrap in cloth
sweltering|a|sofocante
swoon|v|desmayarse
sybarite|n|sibarita
sybaritic|a|sibarita
sycophant|n|adulador
syllogism|n|silogismo
sylvan|a|silvestre, de los bosques
symbiosis|n|simbiosis|the living together of two plants or animals that need each other
symbiotic|a|simbiótico|(of two things) needing and helping each other
synecdoche|n|sinécdoque|using a part to name the whole, as in all hands on deck
synopsis|n|sinopsis|a short summary
tacit|a|tácito
taciturn|a|taciturno
taciturnity|n|taciturnidad
tack|n|tachuela; táctica, rumbo|a small nail; a way of dealing with something
tangential|a|tangencial|only slightly connected
tantalize|v|tentar (con lo inalcanzable)|to show something desirable but keep it out of reach
tantamount|a|equivalente (tantamount to)
taper|v|estrecharse; cirio
tardy|a|tardío|late
tarry|v|demorarse|to stay longer than intended
tatters|n|jirones|torn pieces of cloth
tautology|n|tautología|saying the same thing twice in different words
tawdry|a|chabacano, de mal gusto
temerity|n|temeridad|foolish boldness
temperance|n|templanza
temperate|a|templado, moderado
tempest|n|tempestad|a violent storm
tempestuous|a|tempestuoso
temporal|a|temporal|of time; of this world
temporize|v|dar largas
tenable|a|defendible
tendentious|a|tendencioso|meant to make people think in one way
tendril|n|zarcillo
tenebrous|a|tenebroso|dark
tenet|n|principio, dogma|a principle of a belief
tenuous|a|tenue, endeble|weak, thin
tether|v|atar, amarrar|a rope that ties an animal to a place
thatch|n|paja (para techar)|straw used for a roof
thespian|n|actor, actriz
thrall|n|esclavitud, dominio
throes|n|agonía, angustia (in the throes of)
throttle|n|acelerador; estrangular|to choke; the part that controls an engine's fuel
tiara|n|tiara
tiff|n|riña, pelea
timbre|n|timbre (sonido)
timorous|a|timorato
tinge|n|matiz, toque|a slight colour or feeling
titanic|a|titánico
titillate|v|excitar, cosquillear|to excite, often in a cheap way
titular|a|nominal, titular|in name only
toady|n|adulador, pelota|someone who flatters to gain something
tocsin|n|campana de alarma
torpor|n|letargo
torrid|a|tórrido|very hot; full of passion
tortuous|a|tortuoso|full of turns; too complicated
totter|v|tambalearse
tout|v|promocionar, anunciar con insistencia|to praise something in order to sell it
tract|n|extensión (de tierra); tratado breve|a large area of land; a short religious text
tractable|a|dócil, manejable
traduce|v|difamar
transcendent|a|trascendente
transgress|v|transgredir
transgression|n|transgresión
transience|n|transitoriedad|lasting only a short time
transitory|a|transitorio
translucent|a|translúcido
transmogrify|v|transformar (de modo grotesco)
transmute|v|transmutar
transpose|v|transponer
travail|n|penalidades, esfuerzo penoso|painful effort
travesty|n|parodia, farsa|a bad and false imitation
trawl|v|rastrear; pescar con red de arrastre|to search through a lot of things; to fish with a wide net
treatise|n|tratado
tremulous|a|trémulo
trenchant|a|mordaz, incisivo
trepidation|n|inquietud, temor
tribulation|n|tribulación|great trouble
tribune|n|tribuno|an officer elected by the people of ancient Rome
tributary|n|afluente
triptych|n|tríptico
trite|a|trillado, banal|used too often to be interesting
triumvirate|n|triunvirato
trivialize|v|trivializar
truculent|a|agresivo, pendenciero
trudge|v|caminar fatigosamente
truism|n|perogrullada
truncate|v|truncar|to make shorter by cutting
truncheon|n|porra
truss|n|entramado; atar|to tie up; the frame of a roof
tryst|n|cita (de amantes)
tumultuous|a|tumultuoso
turf|n|césped, turba; territorio
turgid|a|ampuloso; túrgido|pompous and dull; swollen
turpitude|n|vileza|wickedness
tussle|n|pelea, forcejeo
tutelage|n|tutela|teaching or protection
twang|n|gangueo; sonido vibrante
twinge|n|punzada
tyrannical|a|tiránico
ubiquity|n|omnipresencia
umbrage|n|ofensa (take umbrage: ofenderse)|to take umbrage means to be offended
unabashed|a|desvergonzado, sin reparos
unabated|a|sin disminuir
unadulterated|a|puro, sin adulterar
unalloyed|a|puro
unassailable|a|inexpugnable, irrebatible
unbeknown|a|sin que se sepa (unbeknown to)|without someone's knowledge
unbidden|a|espontáneo, no llamado|without being asked or invited
unbowed|a|invicto, no doblegado|not defeated
unbridled|a|desenfrenado
uncanniness|n|carácter inquietante|being strange in a frightening way
unconscionable|a|desmedido, inadmisible|shockingly unfair or too great
uncouth|a|grosero, basto|rude
unctuous|a|empalagoso, untuoso|falsely friendly
undaunted|a|impertérrito
underpin|v|respaldar, apuntalar
undertone|n|voz baja; trasfondo|a quiet voice; a hidden feeling
undulate|v|ondular|to move up and down like waves
undulation|n|ondulación|a wave-like shape
unequivocal|a|inequívoco
unfettered|a|sin trabas
unflappable|a|imperturbable
ungainly|a|desgarbado
unguent|n|ungüento
unkempt|a|desaliñado
unleavened|a|sin levadura
unpalatable|a|desagradable, difícil de digerir
unprepossessing|a|poco atractivo|not attractive
unremitting|a|incesante
unsavoury/unsavory|a|desagradable, de mala fama|unpleasant, not respectable
unseemly|a|indecoroso
unsullied|a|inmaculado|pure, not spoiled
unswerving|a|inquebrantable|of loyalty or purpose: never changing
untenable|a|insostenible
untoward|a|indebido, inesperado|unexpected and unwelcome
untrammelled/untrammeled|a|libre de trabas
unwarranted|a|injustificado|not justified
unwitting|a|inconsciente, involuntario|not knowing what one does
upbraid|v|reprender
urbane|a|cortés, refinado|polite, confident and used to the world
urbanity|n|urbanidad
usurp|v|usurpar|to take power or a place without right
usurper|n|usurpador
utilitarian|a|utilitario
uxorious|a|excesivamente devoto de su esposa
vacillate|v|vacilar
vacuous|a|vacuo|empty of thought
vagary|n|capricho, vaivén|an unexpected change
vagueness|n|vaguedad
vainglory|n|vanagloria|too much pride
valediction|n|despedida|a farewell
valedictory|a|de despedida|saying goodbye
vanguard|n|vanguardia|the leading part of a movement or an army
vanquish|v|vencer|to defeat completely
vapid|a|insulso|dull and empty
vapidity|n|insulsez|dullness
variegated|a|abigarrado
vaunted|a|cacareado, alabado|praised too much or too often
vehement|a|vehemente|showing strong feeling
venal|a|venal, corruptible
venality|n|venalidad|readiness to be bribed
veneer|n|chapa (de madera); barniz|a thin layer of good wood; a surface that hides the truth
venerate|v|venerar
veneration|n|veneración
venial|a|venial|of a sin or fault: small and easily forgiven
venomous|a|venenoso|poisonous; full of hate
ventriloquist|n|ventrílocuo|someone who speaks without moving the lips, as if a puppet spoke
veracity|n|veracidad|being true or accurate
verbose|a|verboso
verdant|a|verde, frondoso|green with plants
verisimilitude|n|verosimilitud
verity|n|verdad|truth
vernacular|n|lengua vernácula|the language that ordinary people speak in a place
vernal|a|primaveral|of spring
verve|n|brío
vestibule|n|vestíbulo|an entrance hall
vestige|n|vestigio|a small part that is left
vestigial|a|residual, rudimentario|left over from an earlier time and now useless
vex|v|irritar, molestar
vexation|n|irritación, disgusto
vexatious|a|fastidioso
viability|n|viabilidad|how likely something is to work
viaduct|n|viaducto
vicar|n|párroco (anglicano)|a priest in charge of an Anglican parish
vicarious|a|indirecto, vivido a través de otro
vicissitude|n|vicisitud|a change of luck
victual|n|vitualla, víveres|victuals are food and drink
vie|v|competir, rivalizar
vignette|n|viñeta|a short description or scene
vilify|v|vilipendiar
vindictive|a|vengativo
virtuosity|n|virtuosismo
virulent|a|virulento|strong and dangerous; full of hate
visage|n|rostro, semblante
visceral|a|visceral|felt deeply, not reasoned
viscous|a|viscoso
vitiate|v|viciar|to spoil or weaken
vitreous|a|vítreo|like glass
vitriol|n|vitriolo; virulencia|very bitter and hurtful words
vitriolic|a|virulento, mordaz
vituperative|a|injurioso|full of angry abuse
vivacious|a|vivaz
vociferous|a|vociferante|loud in saying what one wants
volte-face|n|cambio radical de postura
voluble|a|locuaz|talking much and fast
voluminous|a|voluminoso
vortex|n|vórtice|water or air that turns round fast
vouchsafe|v|conceder|to give or tell as a favour
vulgarity|n|vulgaridad
waddle|v|andar como un pato
waft|v|flotar (en el aire)|to be carried gently through the air
wager|n|apuesta; apostar|a bet
waggish|a|bromista
waive|v|renunciar a|to give up a right
waiver|n|renuncia, exención|a paper by which someone gives up a right
wan|a|pálido, macilento|pale and tired
wanderlust|n|ansias de viajar
wanness|n|palidez|being pale and tired
wanton|a|sin sentido, gratuito; lascivo|of cruelty: done for no reason
warble|v|trinar|to sing like a bird
wastrel|n|derrochador, holgazán
wayfarer|n|caminante
wean|v|destetar|to get a baby used to other food than milk
welter|n|mar, maraña
wheedle|v|engatusar
whet|v|abrir (el apetito), afilar|to make stronger, as an appetite
whimsy|n|fantasía, capricho
whittle|v|tallar (madera); reducir|to cut thin pieces from wood
winnow|v|aventar; cribar
winsome|a|encantador
wisp|n|mechón, voluta
wispy|a|ralo, tenue
wizened|a|arrugado, marchito|dried up and wrinkled with age
woeful|a|lamentable, apesadumbrado
wont|n|costumbre|as is his wont means as he usually does
wraith|n|espectro|a ghost
wrangle|v|discutir, reñir|to argue long and angrily
wrest|v|arrebatar|to take by force or with effort
writ|n|orden judicial
wrought|a|forjado|made or shaped
wry|a|irónico, torcido|amused though things are not good
wunderkind|n|niño prodigio|a person who is very successful when still young
xenophobia|n|xenofobia
xenophobic|a|xenófobo|hating or fearing foreigners
yardstick|n|vara de medir, criterio
yelp|v|gañir
zeitgeist|n|espíritu de la época
zephyr|n|céfiro, brisa
`;
