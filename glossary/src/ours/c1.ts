/** What an educated reader knows and seldom says: word, part of speech, Spanish, and what it means in plain English unless WordNet says it well. */
export const c1 = `
abbreviate|v|abreviar
abbreviation|n|abreviatura
abduction|n|secuestro, rapto
abide|v|soportar; acatar (abide by)|to accept and follow a rule; can't abide means hate
abode|n|morada
abolition|n|abolición
aboriginal|a|aborigen
abortion|n|aborto (provocado)
abound|v|abundar
abrasion|n|rozadura, abrasión
absorbing|a|absorbente, apasionante
abstract|a|abstracto; resumen|about ideas, not real things; a short form of an article
abyss|n|abismo
academia|n|mundo académico
acceleration|n|aceleración
acclaim|n|aclamación; aclamar
acclimatize|v|aclimatarse
accompaniment|n|acompañamiento|something that goes with something else, such as music with a song
accordance|n|conformidad (in accordance with: de acuerdo con)|in accordance with: following a rule or wish
accountable|a|responsable
accumulation|n|acumulación|collecting over time; what has been collected
acute|a|agudo, grave
acutely|r|intensamente, sumamente|very strongly
adept|a|hábil, experto
adhere|v|adherirse; cumplir (adhere to)|to stick; to follow a rule or belief
adherence|n|adhesión, cumplimiento
adherent|n|partidario
adhesive|n|adhesivo
adjacent|a|adyacente, contiguo
adjoining|a|contiguo, colindante|next to and joined to something
administer|v|administrar
administrative|a|administrativo
admirable|a|admirable
adrenaline|n|adrenalina|what the body makes when you are afraid or excited
adversary|n|adversario
adversity|n|adversidad
advocacy|n|defensa (de una causa)
advocate|v|defender, abogar por; defensor
aesthetic/esthetic|a|estético|about beauty
affiliate|n|filial, afiliado
affiliation|n|afiliación
affinity|n|afinidad|a natural liking or closeness
affirm|v|afirmar|to say firmly that something is true
affirmation|n|afirmación
affirmative|a|afirmativo
afflict|v|afligir, aquejar
affliction|n|aflicción, dolencia
affluence|n|riqueza, opulencia
affluent|a|adinerado|rich
aftertaste|n|regusto|the taste that stays in the mouth after eating
ageless|a|eternamente joven
aggravating|a|exasperante; agravante
aggregate|n|total, conjunto
agile|a|ágil
agitate|v|agitar, inquietar; hacer campaña|to make someone anxious; to argue publicly for a change
agitation|n|agitación
agnostic|n|agnóstico
agonize|v|atormentarse|to worry for a long time over a decision
ailment|n|dolencia, achaque
albeit|conj|aunque|although
albino|n|albino
algae|n|algas|simple plants that grow in water
algorithm|n|algoritmo|the steps by which a computer solves a problem
alienate|v|alejar, enajenar
align|v|alinear
alignment|n|alineación|being in a line or in agreement
allegation|n|acusación, alegación
allege|v|alegar, afirmar
allegedly|r|supuestamente
allegiance|n|lealtad|loyalty to a leader, country or belief
allergen|n|alérgeno
alley|n|callejón
allocate|v|asignar
allot|v|asignar, repartir
allude|v|aludir
allusion|n|alusión
aloof|a|distante
aloofness|n|actitud distante
alteration|n|modificación, arreglo|a change
altruism|n|altruismo
altruistic|a|altruista
amass|v|amasar, acumular
ambiguity|n|ambigüedad|being open to more than one meaning
ambivalent|a|ambivalente
amend|v|enmendar, corregir|to change a text or law to make it better
amendment|n|enmienda
amenity|n|servicio, comodidad|something that makes a place pleasant, such as a park or a pool
amid|prep|en medio de, entre|in the middle of
amidst|prep|en medio de, entre|in the middle of
ammunition|n|munición
amnesia|n|amnesia
amphibian|n|anfibio|an animal such as a frog that lives on land and in water
ample|a|amplio, de sobra
amplify|v|amplificar
amplitude|n|amplitud
anaemic/anemic|a|anémico
anaesthetic/anesthetic|n|anestesia, anestésico
analogy|n|analogía|a comparison between two things that are alike in some way
analytical|a|analítico
anarchy|n|anarquía
anatomy|n|anatomía|the structure of the body, or the study of it
ancestral|a|ancestral|of the family in earlier times
anecdotal|a|anecdótico
anemone|n|anémona
angler|n|pescador (de caña)|a person who fishes with a rod for sport
anguish|n|angustia
animate|v|animar; animado
animosity|n|animosidad
annex|v|anexionar; anexo
annotation|n|anotación
annoyance|n|molestia, fastidio
anomaly|n|anomalía
anonymity|n|anonimato
antagonist|n|antagonista
anteater|n|oso hormiguero
anthropologist|n|antropólogo, antropóloga
anthropology|n|antropología
anticipation|n|expectación, anticipación|looking forward to something
antidote|n|antídoto
antonym|n|antónimo
apathetic|a|apático
apathy|n|apatía
apiece|r|cada uno
apocalypse|n|apocalipsis|the end of the world
apologetic|a|de disculpa, arrepentido
appal/appall|v|horrorizar
apparatus|n|aparato, equipo
apparition|n|aparición, fantasma
appendix|n|apéndice
appraisal|n|evaluación, tasación
apprehension|n|aprensión, temor
apprehensive|a|aprensivo, inquieto|worried about what will happen
apprenticeship|n|aprendizaje (de un oficio)
approximation|n|aproximación
apt|a|apropiado; propenso|suitable; likely to do something
aptitude|n|aptitud
aptly|r|acertadamente|in a very fitting way: aptly named
arbitrarily|r|arbitrariamente
arbitrary|a|arbitrario|decided by chance or whim, without a reason
arc|n|arco|a part of a circle
arcade|n|galería comercial; sala de juegos
archaic|a|arcaico
archive|n|archivo
archivist|n|archivero, archivera
aria|n|aria
arid|a|árido
aristocracy|n|aristocracia
aristocrat|n|aristócrata
aristocratic|a|aristocrático
arousal|n|excitación
arouse|v|despertar, suscitar
array|n|conjunto, gama|a large and impressive number of things
arson|n|incendio provocado
artefact/artifact|n|artefacto, objeto
articulation|n|articulación
artifice|n|artificio
artillery|n|artillería
artisan|n|artesano
ascent|n|ascenso, subida|the way or climb up
ashore|r|en tierra, a la orilla
aspiration|n|aspiración
aspire|v|aspirar
assassinate|v|asesinar (a un personaje)
assertion|n|afirmación, aserción
assertive|a|asertivo, firme|saying what you want with confidence
assimilate|v|asimilar
assimilation|n|asimilación
assorted|a|variado, surtido
assortment|n|surtido
assurance|n|garantía; seguridad|a promise; confidence
astound|v|asombrar
astray|r|por mal camino, extraviado
astronomical|a|astronómico
astute|a|astuto, sagaz
asylum|n|asilo
asymmetry|n|asimetría
atrium|n|atrio, vestíbulo|a large open hall in a building, often with a glass roof
atrocious|a|atroz
attain|v|alcanzar, lograr
attainable|a|alcanzable
attainment|n|logro
attentive|a|atento
attune|v|adaptar, sintonizar
auctioneer|n|subastador
audacious|a|audaz
audit|n|auditoría
aura|n|aura|a feeling that seems to come from a person or place
austere|a|austero
authenticate|v|autentificar
authenticity|n|autenticidad|being real, not a copy
authoritarian|a|autoritario
authoritative|a|autorizado, con autoridad|reliable, because it comes from an expert
authorize|v|autorizar
authorship|n|autoría|being the writer of a text
autonomous|a|autónomo
autonomy|n|autonomía
avail|n|provecho (to no avail: en vano)
avant-garde|a|vanguardista
avenge|v|vengar
aversion|n|aversión
avert|v|evitar; apartar (la mirada)
aviation|n|aviación|flying and making aircraft
avid|a|ávido, entusiasta|very keen
avidly|r|ávidamente
awe-inspiring|a|impresionante, sobrecogedor
axis|n|eje
babble|v|balbucear, parlotear
backfire|v|salir el tiro por la culata|to have the opposite effect to the one you wanted
backhanded|a|ambiguo (cumplido)|of a compliment: seeming kind but really critical
backlash|n|reacción violenta|a strong reaction against something
backlog|n|trabajo atrasado
backwater|n|lugar apartado|a place where nothing happens
baffle|v|desconcertar
balk/baulk|v|resistirse, negarse
balm|n|bálsamo
bamboo|n|bambú|a tall tropical grass with hard hollow stems
banal|a|banal
bandwagon|n|carro (jump on the bandwagon: subirse al carro)
bane|n|perdición, cruz
banish|v|desterrar
banishment|n|destierro
banter|n|bromas, charla jocosa
baptism|n|bautismo
baptize|v|bautizar
barbarian|n|bárbaro
barbaric|a|bárbaro, brutal|extremely cruel
baron|n|barón; magnate
barracks|n|cuartel|the buildings where soldiers live
barracuda|n|barracuda
barrage|n|aluvión, bombardeo
barren|a|árido, estéril
barricade|n|barricada
barrow|n|carretilla; túmulo|a small cart with one wheel
baseline|n|línea de base, referencia
bask|v|deleitarse, disfrutar (del sol)|to lie and enjoy warmth; to enjoy praise
bazaar|n|bazar|a market in an Eastern country
beacon|n|faro, señal luminosa
bead|n|cuenta, abalorio
beady|a|como cuentas (ojos)
bearing|n|porte; relación; orientación
beckon|v|hacer señas
befall|v|acontecer, sobrevenir
befitting|a|propio de, adecuado
befriend|v|hacerse amigo de
befuddled|a|aturdido|very confused
begrudgingly|r|de mala gana|without wanting to
beguiling|a|cautivador, seductor
belated|a|tardío
belatedly|r|tardíamente
bellow|v|bramar, gritar
bellows|n|fuelle
bemusement|n|desconcierto
benchmark|n|punto de referencia
beneficiary|n|beneficiario
benevolent|a|benévolo
bereave|v|privar (por la muerte)
bereavement|n|duelo, pérdida
beware|v|tener cuidado
bewilder|v|desconcertar
bewilderment|n|desconcierto
bewitch|v|hechizar, embrujar|to put under a magic spell; to charm
bibliography|n|bibliografía
bickering|n|riñas, discusiones
billowing|a|ondeante, que se hincha
biochemistry|n|bioquímica
birch|n|abedul|a tree with thin white bark
bitterness|n|amargura
bland|a|soso, insípido
blare|v|sonar a todo volumen
blasphemy|n|blasfemia
blather|n|palabrería; parlotear
bleach|n|lejía; blanquear|a strong chemical that makes things white
bleary|a|nublado, cansado (ojos)
blemish|n|mancha, imperfección
blight|n|plaga, lacra
blip|n|altibajo; pitido
blissful|a|dichoso
blister|n|ampolla|a swelling on the skin filled with liquid
blitz|n|ataque relámpago; campaña intensa|a sudden great attack or effort
bloat|v|hinchar|to swell
bloodshed|n|derramamiento de sangre
blotch|n|mancha
blueprint|n|plano, proyecto
bluff|v|farolear, marcarse un farol|to pretend to be able to do what you cannot
bluntly|r|sin rodeos
blurry|a|borroso
bluster|v|fanfarronear; bravatas
boastful|a|jactancioso, fanfarrón
bog|n|ciénaga, pantano
bogus|a|falso
boldness|n|audacia
bolster|v|reforzar
bombard|v|bombardear|to attack with bombs, questions or messages
bona-fide|a|auténtico, de buena fe
bonkers|a|chiflado
boon|n|gran ayuda, bendición|something very helpful
boorish|a|grosero, zafio
botanical|a|botánico|of plants
bout|n|ataque (de enfermedad); combate|a short time of illness; a boxing match
boycott|v|boicotear; boicot
brazenly|r|descaradamente
breadwinner|n|sostén de la familia
brigade|n|brigada
brink|n|borde (on the brink of)|the edge, just before something happens
bristle|n|cerda; erizarse
brittle|a|quebradizo
brooch|n|broche
brooding|a|melancólico, pensativo
brutality|n|brutalidad
brutally|r|brutalmente
bubbly|a|burbujeante; animado|full of bubbles; lively and cheerful
bulge|n|bulto; sobresalir
bulky|a|voluminoso
bulldozer|n|excavadora, topadora
bumbling|a|torpe
buoy|n|boya
buoyant|a|flotante; optimista
burdensome|a|gravoso, pesado
bureaucracy|n|burocracia|too many official rules and papers
bureaucratic|a|burocrático
burgeoning|a|floreciente, en auge|growing fast
burgundy|n|borgoña (color o vino)|a dark purplish red; a French wine
burly|a|fornido
burrow|n|madriguera
bustle|v|ajetrearse; ajetreo
buttress|n|contrafuerte; reforzar
buzzard|n|ratonero (ave)|a large European bird of prey
buzzword|n|palabra de moda
byline|n|firma (de un artículo)|the line that names the writer of an article
calculus|n|cálculo (matemáticas)|a part of mathematics about rates of change
calibre/caliber|n|calibre, talla
callous|a|insensible, cruel
camaraderie|n|camaradería
camouflage|n|camuflaje; camuflar
candour/candor|n|franqueza
canon|n|canon
canopy|n|dosel; copa (de los árboles)|a cover that hangs above; the top leaves of a forest
capitalism|n|capitalismo
capitalist|n|capitalista
capitalize|v|aprovechar (capitalize on)|to use something to your advantage
captivate|v|cautivar
cardiac|a|cardíaco
cardinal|n|cardenal; cardinal
carefree|a|despreocupado
caress|v|acariciar; caricia
caricature|n|caricatura
carnage|n|carnicería, matanza
carnivore|n|carnívoro
carnivorous|a|carnívoro|eating meat
carp|n|carpa (pez)|a large fish of lakes and ponds
casing|n|cubierta, revestimiento
caste|n|casta
cater|v|servir comidas; atender|to provide food for an event; to provide what people need
caucus|n|asamblea (política)|a meeting of the members of a party
causal|a|causal
cautionary|a|con moraleja, de advertencia
cavern|n|caverna
cavernous|a|cavernoso, enorme
cavity|n|cavidad; caries
ceaseless|a|incesante
cedar|n|cedro
celestial|a|celeste, celestial
censor|n|censor; censurar
censorship|n|censura|removing from books or news what those in power do not want people to see
census|n|censo
centenary|n|centenario|the hundredth anniversary
centrepiece/centerpiece|n|pieza central, centro de mesa
centurion|n|centurión
certify|v|certificar|to state officially that something is true
chandelier|n|lámpara de araña
chaperone/chaperon|n|acompañante, carabina
charisma|n|carisma
charismatic|a|carismático
charred|a|carbonizado|burnt black
chauffeur|n|chófer
chequered/checkered|a|a cuadros; accidentado
chime|v|sonar, repicar; campanada|to ring like a bell
chisel|n|cincel, formón
chivalrous|a|caballeroso
choreographer|n|coreógrafo, coreógrafa
choreography|n|coreografía|the steps of a dance
chronic|a|crónico
chronicle|n|crónica
chronology|n|cronología
chuckle|v|reírse entre dientes
churn|v|revolver, agitar
circular|a|circular
circulation|n|circulación; tirada
circumference|n|circunferencia
circumvent|v|eludir, sortear|to find a way round a rule or problem
citation|n|cita (bibliográfica)|words or a source quoted in a text
citrus|n|cítrico
clad|a|vestido
clamp|n|abrazadera; sujetar
clan|n|clan
clank|n|sonido metálico
clarification|n|aclaración
clatter|n|estrépito
cleanly|r|limpiamente
cleft|n|hendidura
clench|v|apretar (puños, dientes)
clergy|n|clero
clientele|n|clientela
clinical|a|clínico; frío
clique|n|camarilla, grupito cerrado
clone|n|clon; clonar|an exact copy of a living thing
closure|n|cierre; sensación de punto final|closing; the feeling that a sad matter is finished
clump|n|grupo (de plantas), terrón
clunky|a|tosco, aparatoso|heavy, awkward and old-fashioned
clutter|n|desorden, trastos
coax|v|persuadir (con paciencia)
cockpit|n|cabina (del piloto)
cocoon|n|capullo (de seda)
coerce|v|coaccionar
coercion|n|coacción
coexist|v|coexistir, convivir|to live together at the same time
cognitive|a|cognitivo|about thinking and knowing
coherent|a|coherente
cohesion|n|cohesión
colander|n|colador, escurridor
collaborative|a|colaborativo
collaborator|n|colaborador; colaboracionista|a person who works with others
collage|n|collage
collapsible|a|plegable
collateral|n|aval, garantía; colateral
colloquial|a|coloquial
colloquially|r|coloquialmente
collusion|n|connivencia
colonialism|n|colonialismo
colonize|v|colonizar
colossal|a|colosal
combative|a|combativo
combustion|n|combustión
commando|n|comando
commemorate|v|conmemorar
commence|v|comenzar|to begin
commend|v|elogiar
commendable|a|encomiable
commentary|n|comentario (deportivo o de un texto)|a spoken description of an event while it happens
commission|n|comisión; encargo
commodity|n|mercancía, materia prima
commonplace|a|común, corriente
commotion|n|alboroto
communal|a|comunal, compartido
commune|n|comuna|a group of people who live together and share everything
compassionate|a|compasivo
competence|n|competencia, capacidad
compilation|n|recopilación
complacency|n|autocomplacencia
complacent|a|autocomplaciente
complementary|a|complementario|going well together because each has what the other lacks
compliance|n|cumplimiento
compliant|a|sumiso; conforme (a la norma)
compost|n|abono orgánico, compost
compulsion|n|compulsión; obligación
compulsive|a|compulsivo
conceited|a|engreído
conceivable|a|concebible
conceivably|r|posiblemente
conception|n|concepción, concepto
conceptual|a|conceptual
concerted|a|concertado, conjunto
concession|n|concesión; descuento|something you give up to reach agreement; a lower price for some people
concurrently|r|simultáneamente
condense|v|condensar
condescending|a|condescendiente
condescension|n|condescendencia
condiment|n|condimento
conducive|a|propicio
confectioner|n|confitero, pastelero
confer|v|conferir; consultar
confidant|n|confidente
confinement|n|confinamiento, reclusión|being kept in a small place
confiscate|v|confiscar
confound|v|desconcertar
congestion|n|congestión|too much traffic; a blocked nose
congregation|n|congregación, feligreses|the people who come to a church
conjunction|n|conjunción
conjure|v|hacer aparecer; evocar
connoisseur|n|entendido, experto
connotation|n|connotación|an idea that a word suggests besides its meaning
conquest|n|conquista
conscientious|a|concienzudo
consecutive|a|consecutivo
consequential|a|importante; consiguiente
considerate|a|considerado
consistency|n|coherencia; consistencia|always being the same; how thick a liquid is
consolation|n|consuelo
console|v|consolar; consola
consolidate|v|consolidar
conspicuous|a|llamativo, visible
conspicuously|r|de forma llamativa
conspirator|n|conspirador, conspiradora
conspire|v|conspirar
constituency|n|distrito electoral
constituent|n|componente; elector
constitute|v|constituir
constitutional|a|constitucional
constrain|v|limitar, restringir|to limit
consultation|n|consulta
contemptible|a|despreciable
contemptuous|a|despectivo
contend|v|sostener; competir, lidiar (contend with)
contention|n|argumento; disputa
contentment|n|satisfacción
contingency|n|contingencia, imprevisto
contingent|n|contingente
continual|a|continuo, constante
continuity|n|continuidad
contortion|n|contorsión
contraction|n|contracción
contradictory|a|contradictorio
contrived|a|forzado, artificioso
converge|v|converger
convergence|n|convergencia
conversely|r|a la inversa
convoy|n|convoy
coordination|n|coordinación
copious|a|copioso
cornerstone|n|piedra angular
corny|a|cursi, manido|too sentimental or used too often
coronation|n|coronación
correlate|v|correlacionar
correlation|n|correlación
corrosion|n|corrosión
corrosive|a|corrosivo
counteract|v|contrarrestar
counterfeit|a|falsificado; falsificar
counterpart|n|homólogo, equivalente
counterproductive|a|contraproducente
coup|n|golpe (de Estado)
courier|n|mensajero
courteous|a|cortés
courteously|r|cortésmente
covert|a|encubierto, secreto
coveted|a|codiciado
crackle|v|crepitar
cradle|n|cuna|a small bed for a baby, which can be rocked
crafty|a|astuto, ladino
cram|v|atestar, meter a presión; empollar
crave|v|ansiar, anhelar
creak|v|crujir, chirriar
creaky|a|chirriante, desvencijado
credibility|n|credibilidad
credulous|a|crédulo
crescent|n|media luna
cress|n|berro
crest|n|cresta; escudo
crevice|n|grieta
criterion|n|criterio
critique|n|crítica
crook|n|delincuente, estafador
crossfire|n|fuego cruzado|shooting from two sides at once
crumple|v|arrugar|to crush paper or cloth into folds
crusader|n|cruzado; defensor (de una causa)
crux|n|quid, punto crucial|the most important or difficult point
crypt|n|cripta
cryptic|a|críptico, enigmático
cubicle|n|cubículo|a small space with walls in an office or toilet
cull|v|seleccionar y eliminar|to kill some animals so that there are fewer
culminate|v|culminar
culmination|n|culminación
cultivate|v|cultivar|to grow plants; to develop a skill or friendship
cumbersome|a|engorroso, voluminoso
cumulative|a|acumulativo
cunning|a|astuto; astucia
curator|n|conservador (de museo), comisario
curio|n|curiosidad (objeto)
curtail|v|restringir, recortar
customarily|r|habitualmente
customary|a|habitual, acostumbrado
cutlet|n|chuleta
cynic|n|cínico, cínica|a person who believes that others only think of themselves
cynicism|n|cinismo
dabble|v|hacer pinitos, interesarse superficialmente|to do something in a small way, without being serious about it
damning|a|condenatorio|showing clearly that someone is guilty or bad
dampen|v|humedecer; apagar (el ánimo)
dangle|v|colgar
dart|n|dardo; lanzarse
dashing|a|apuesto, gallardo|attractive and confident
daunt|v|intimidar, desalentar
daydream|v|soñar despierto
dazzle|v|deslumbrar
deadlock|n|punto muerto
debacle|n|debacle, desastre
debilitating|a|debilitante
debris|n|escombros, restos
debunk|v|desmentir, desacreditar|to show that something is false
deceit|n|engaño
deceitful|a|engañoso, falso
decency|n|decencia
deception|n|engaño (not "decepción")|making someone believe what is not true
deceptive|a|engañoso
decidedly|r|decididamente
decipher|v|descifrar
decorum|n|decoro
decree|n|decreto
deduce|v|deducir|to work out from the facts
deduct|v|restar, descontar
deduction|n|deducción
defamation|n|difamación
default|n|opción predeterminada; impago|what happens if you choose nothing else
defective|a|defectuoso
defer|v|aplazar
defiance|n|desafío
defiant|a|desafiante
defiantly|r|desafiantemente
deficiency|n|deficiencia, carencia
deflated|a|desinflado; desanimado
deftly|r|hábilmente
defunct|a|desaparecido, extinto
defuse|v|desactivar; calmar
degrade|v|degradar|to treat without respect; to make worse
delegate|v|delegar; delegado
delegation|n|delegación
deliberation|n|deliberación
delicacy|n|manjar; delicadeza|a rare and delicious food; being delicate
delusion|n|delirio, engaño
deluxe|a|de lujo
delve|v|ahondar, indagar|to look deeply into something
demean|v|degradar, humillar
demeanour/demeanor|n|porte, comportamiento
demise|n|desaparición, fin
demography|n|demografía
demolition|n|demolición
demonstrable|a|demostrable
demoralize|v|desmoralizar|to make someone lose confidence and hope
denominator|n|denominador
denote|v|indicar, denotar
deplete|v|agotar
deplorable|a|deplorable
deployment|n|despliegue
deport|v|deportar|to send a foreigner out of the country
depository|n|depósito, almacén
depreciation|n|depreciación
deprivation|n|privación
deprived|a|desfavorecido
derail|v|descarrilar
derelict|a|abandonado, en ruinas
derivative|n|derivado; poco original
descriptive|a|descriptivo
designate|v|designar
desolate|a|desolado
destined|a|destinado
detach|v|separar, desprender
detachment|n|desapego, distanciamiento
detain|v|detener, retener
detention|n|detención; castigo (en el colegio)
deter|v|disuadir
deteriorate|v|deteriorarse, empeorar
deterioration|n|deterioro|becoming worse
deterrent|n|elemento disuasorio
detest|v|detestar
detrimental|a|perjudicial
detrimentally|r|perjudicialmente
detritus|n|detritos, residuos
devastation|n|devastación
deviate|v|desviarse
devious|a|retorcido, taimado|dishonest in a clever way
devoid|a|desprovisto, carente
devotee|n|devoto, admirador
devotional|a|devocional, piadoso
devour|v|devorar|to eat or read very quickly and eagerly
differentiate|v|diferenciar
dignified|a|digno, solemne
digression|n|digresión
diligence|n|diligencia
diligent|a|diligente, aplicado
diligently|r|diligentemente
dimly|r|débilmente, vagamente
dingy|a|lúgubre, sucio
diplomacy|n|diplomacia
dire|a|grave, extremo
directive|n|directiva, directriz
disaffected|a|descontento
disarm|v|desarmar
disarmingly|r|de forma encantadora (que desarma)|in a way that makes people stop being angry or careful
discern|v|discernir, distinguir
discharge|v|dar de alta; descargar, verter|to let someone leave a hospital; to let out
disciple|n|discípulo
discipleship|n|condición de discípulo
disclose|v|revelar
disclosure|n|revelación
disconcerting|a|desconcertante
discontent|n|descontento|not being satisfied
discourse|n|discurso
discredit|v|desacreditar
discrepancy|n|discrepancia
discretion|n|discreción; criterio propio|not telling what is private; freedom to decide
disdain|n|desdén
disenchanted|a|desencantado|no longer believing in something
dishonour/dishonor|n|deshonra; deshonrar
disillusioned|a|desilusionado|disappointed because something is not as good as you believed
disinformation|n|desinformación
disintegrate|v|desintegrarse
disinterested|a|imparcial, desinteresado
dislocate|v|dislocar
disloyal|a|desleal
dismal|a|deprimente, pésimo
dismissal|n|despido; rechazo|being made to leave a job; refusing to consider something
disparaging|a|despectivo
disparity|n|disparidad
dispatch/despatch|v|enviar, despachar
dispel|v|disipar
dispense|v|dispensar, repartir; prescindir (dispense with)
disperse|v|dispersar
displace|v|desplazar
displacement|n|desplazamiento|moving people or things from their place
displeasure|n|disgusto
dispose|v|deshacerse (dispose of)|dispose of: to get rid of
disposition|n|carácter, disposición
disproportionately|r|desproporcionadamente
disprove|v|refutar
disquieting|a|inquietante
disregard|v|hacer caso omiso de
disruptive|a|perturbador, disruptivo
dissatisfaction|n|insatisfacción
disseminate|v|difundir
dissent|n|disconformidad, disenso|strong disagreement with what most people think
dissertation|n|tesina, tesis
dissident|n|disidente
distaste|n|aversión, disgusto
distil/distill|v|destilar
distortion|n|distorsión
distraught|a|consternado, desesperado
distressing|a|angustioso
distrust|v|desconfiar de; desconfianza
disturbance|n|disturbio, molestia
diva|n|diva
diverge|v|divergir
diversify|v|diversificar
diversion|n|desvío; distracción|a different way when a road is closed; something that takes attention away
divination|n|adivinación|telling the future by magic
divulge|v|divulgar
doctorate|n|doctorado
doctrine|n|doctrina
doggedly|r|obstinadamente
doldrums|n|abatimiento, estancamiento
domain|n|dominio, ámbito
dominance|n|dominio, predominio|being stronger or more important than others
domineering|a|dominante, mandón
doom|n|perdición, fatalidad; condenar|a terrible fate that cannot be avoided
dormant|a|inactivo, latente
dossier|n|expediente, dosier
downfall|n|caída, ruina
drab|a|gris, soso
dreamy|a|soñador
dreary|a|monótono, deprimente
drench|v|empapar
droll|a|gracioso, chusco
drone|n|dron; zángano|an aircraft without a pilot; a male bee
drool|v|babear|to let water run from the mouth
drowsy|a|somnoliento
ductile|a|dúctil|of metal: that can be drawn into wire
duly|r|debidamente
dumbfounded|a|estupefacto, pasmado
dutiful|a|cumplidor, obediente
dutifully|r|obedientemente
dwell|v|morar; insistir (dwell on)|to live somewhere; dwell on: to think too long about
dwindle|v|menguar, disminuir
dynamism|n|dinamismo|being full of energy and new ideas
dynasty|n|dinastía
dystopia|n|distopía
dystopian|a|distópico
earl|n|conde
earnest|a|serio, sincero
earshot|n|alcance del oído
earthy|a|terroso; campechano|like earth; direct and natural
eavesdrop|v|escuchar a escondidas
eccentricity|n|excentricidad
ecological|a|ecológico
ecstasy|n|éxtasis
ecstatic|a|eufórico, extasiado
edifice|n|edificio (imponente)
editorial|n|editorial
eerie|a|inquietante, espeluznante
eerily|r|inquietantemente
effortless|a|sin esfuerzo, fácil
egotistical|a|egocéntrico, egoísta
elapse|v|transcurrir
elated|a|eufórico
electromagnetic|a|electromagnético
elevate|v|elevar
elevation|n|elevación, altitud
elicit|v|provocar, obtener
elm|n|olmo
elongated|a|alargado
eloquence|n|elocuencia
eloquent|a|elocuente
eloquently|r|elocuentemente
elusive|a|escurridizo, esquivo|hard to find, catch or remember
embattled|a|asediado, en apuros
embed|v|incrustar, insertar
embellish|v|embellecer, adornar
embezzlement|n|malversación, desfalco
emblem|n|emblema
embodiment|n|encarnación, personificación
embody|v|encarnar, personificar
embroider|v|bordar; adornar
embryo|n|embrión|an animal or person in the first stage before birth
emergence|n|aparición, surgimiento
eminent|a|eminente
emit|v|emitir
empathetic|a|empático
empathize|v|empatizar
empirical|a|empírico
empower|v|empoderar, facultar
emptiness|n|vacío
emulate|v|emular
enact|v|promulgar; representar
enamel|n|esmalte
enchant|v|encantar, hechizar
enchantment|n|encantamiento, encanto|magic; great delight
enclave|n|enclave
encode|v|codificar
encompass|v|abarcar
encrypt|v|cifrar, encriptar
encyclopedia/encyclopaedia|n|enciclopedia
endearing|a|entrañable
endeavour/endeavor|n|esfuerzo, empeño; esforzarse
endemic|a|endémico|always found in a certain place or people
endorsement|n|respaldo, aval|public support for a person or product
endurance|n|resistencia, aguante
enforcement|n|aplicación, cumplimiento (de la ley)
enfranchise|v|conceder el derecho al voto|to give someone the right to vote
engrave|v|grabar
engross|v|absorber
enigmatic|a|enigmático
enlighten|v|iluminar, informar
enlightenment|n|iluminación; Ilustración
enlist|v|alistarse; conseguir (ayuda)
enliven|v|animar
enrage|v|enfurecer
enrapture|v|embelesar
ensemble|n|conjunto
enshrine|v|consagrar|to protect a right in a law
enslave|v|esclavizar
ensue|v|seguir, resultar|to happen after or because of something
entail|v|conllevar, suponer
entangle|v|enredar
entanglement|n|enredo
enthralling|a|cautivador
entice|v|tentar, atraer
entitlement|n|derecho
entomb|v|sepultar
entourage|n|séquito
entrap|v|atrapar, tender una trampa
entrenched|a|arraigado|so fixed that it is hard to change
entrepreneurial|a|emprendedor
envious|a|envidioso|wanting what someone else has
envision|v|imaginar, prever
envoy|n|enviado, emisario
epicentre/epicenter|n|epicentro
epilogue|n|epílogo|a part added at the end of a book or play
epitaph|n|epitafio
equilibrium|n|equilibrio
equity|n|equidad; capital propio|fairness; the value of what you own
eradicate|v|erradicar|to get rid of something completely
eradication|n|erradicación
erode|v|erosionar
err|v|errar
errand|n|recado, mandado
errant|a|errante, descarriado
erratic|a|errático, irregular
erratically|r|erráticamente
erroneously|r|erróneamente
escalate|v|intensificarse, agravarse
escalation|n|escalada, intensificación|becoming more serious or violent
escapade|n|travesura, aventura
escapism|n|evasión (de la realidad)
escort|v|escoltar, acompañar; escolta
espionage|n|espionaje
estimation|n|estimación, juicio
estranged|a|distanciado
ethic|n|ética
euphoria|n|euforia
evasive|a|evasivo
eve|n|víspera|the day or evening before
evict|v|desahuciar, desalojar|to make someone leave their home by law
eviction|n|desahucio
evocative|a|evocador
evolutionary|a|evolutivo
ewe|n|oveja (hembra)|a female sheep
exalted|a|elevado, exaltado
exasperated|a|exasperado
exasperating|a|exasperante
exasperation|n|exasperación
excavate|v|excavar
excavation|n|excavación
excavator|n|excavadora|a machine that digs
excerpt|n|fragmento, extracto
exclaim|v|exclamar
exclamation|n|exclamación
excruciatingly|r|terriblemente, atrozmente
exemplary|a|ejemplar
exemplify|v|ejemplificar
exempt|a|exento; eximir
exert|v|ejercer
exhale|v|exhalar
exhaustive|a|exhaustivo
exhaustively|r|exhaustivamente
exhilarated|a|eufórico, estimulado
exhilarating|a|estimulante, emocionante
exodus|n|éxodo
expanse|n|extensión
expatriate|n|expatriado
expedite|v|acelerar, agilizar
expel|v|expulsar
expendable|a|prescindible
expenditure|n|gasto
expletive|n|palabrota
explication|n|explicación, explicitación
exploitation|n|explotación|using people unfairly; using land or resources
exponent|n|exponente, defensor
exponential|a|exponencial|growing faster and faster
exponentially|r|exponencialmente
expository|a|expositivo
expressly|r|expresamente
expulsion|n|expulsión
exquisite|a|exquisito|extremely beautiful and delicate
extemporaneous|a|improvisado
exterminate|v|exterminar
extinguish|v|extinguir, apagar|to put out a fire or light
extort|v|extorsionar
extraction|n|extracción
extradition|n|extradición
extravagance|n|derroche, extravagancia
extremism|n|extremismo
extremist|n|extremista
extremity|n|extremidad, extremo
exuberant|a|eufórico, exuberante
exude|v|rezumar, irradiar
eyesore|n|cosa fea, adefesio
fabricate|v|inventar, falsificar|to invent false facts
fabrication|n|invención, mentira
fabulously|r|fabulosamente
facade/façade|n|fachada
facilitate|v|facilitar
faction|n|facción
factual|a|basado en hechos, objetivo
fallacy|n|falacia
falsify|v|falsificar
falter|v|vacilar, titubear
fanaticism|n|fanatismo
fanciful|a|fantasioso, imaginativo
fanfare|n|fanfarria; bombo
farce|n|farsa
faux|a|falso, de imitación
favouritism/favoritism|n|favoritismo
feasible|a|factible, viable
feeble|a|débil
feisty|a|luchador, con carácter
ferocious|a|feroz
fertility|n|fertilidad|being able to have young or grow plants
fervently|r|fervientemente
fete/fête|n|fiesta, verbena|an outdoor party with games and stalls
feud|n|enemistad, disputa
feudal|a|feudal
fiasco|n|fiasco
fictitious|a|ficticio
fidelity|n|fidelidad|being faithful or exact
fidget|v|moverse con inquietud
fiend|n|demonio, desalmado
fiery|a|ardiente, apasionado
figurative|a|figurado
figuratively|r|en sentido figurado
figurehead|n|figura decorativa; mascarón de proa|a leader without real power; a carved figure on a ship
filament|n|filamento
filth|n|mugre, suciedad
finch|n|pinzón
finery|n|galas
fir|n|abeto|a tall evergreen tree with needles
firmament|n|firmamento
firsthand|a|de primera mano
fiscal|a|fiscal (de impuestos)
fixture|n|instalación fija; encuentro deportivo
flabbergasted|a|estupefacto
flair|n|don, talento
flamboyant|a|extravagante, llamativo|confident and lively, so that people notice
flammable|a|inflamable
flask|n|frasco, matraz; termo
flattering|a|halagador, favorecedor
flaunt|v|hacer alarde de
fledgling/fledgeling|n|polluelo; novel|a young bird that has just learned to fly
fleeting|a|fugaz
fleetingly|r|fugazmente|for a very short moment
flick|v|dar un golpecito; chasquear
flighty|a|voluble, frívolo
flimsy|a|endeble
flinch|v|estremecerse, echarse atrás
fling|v|arrojar
flog|v|azotar
flop|n|fracaso; desplomarse|a complete failure
floral|a|floral
flourish|v|florecer, prosperar
fluctuate|v|fluctuar|to go up and down
fluctuation|n|fluctuación|going up and down
fluff|n|pelusa
fluke|n|chiripa
flushed|a|sonrojado
flutter|v|revolotear, agitarse|to move lightly and quickly, like wings
foe|n|enemigo
fondness|n|cariño, afición
foodstuff|n|alimento
foolhardy|a|temerario
foothold|n|punto de apoyo
footing|n|pie, equilibrio; base
forage|v|buscar comida|to look for food
forcible|a|por la fuerza
forcibly|r|a la fuerza
foreboding|n|mal presentimiento
forefront|n|vanguardia, primer plano
foreground|n|primer plano
foremost|a|principal, más destacado
forerunner|n|precursor
foreseeable|a|previsible
foreshadow|v|presagiar
foresight|n|previsión
forfeiture|n|pérdida, confiscación
forge|v|falsificar; forjar|to make a false copy; to create something strong
forgery|n|falsificación
formidable|a|formidable, imponente
formulate|v|formular
forthcoming|a|próximo; comunicativo|happening soon; ready to give information
fortify|v|fortificar, fortalecer
fortuitously|r|de forma fortuita
fount|n|fuente, manantial|a source, of knowledge for example
foyer|n|vestíbulo
fragmentary|a|fragmentario
fragrant|a|fragante
frail|a|frágil, delicado
fraudulent|a|fraudulento
fraught|a|lleno (de problemas); tenso
free-for-all|n|refriega, descontrol
freeze-dried|a|liofilizado|of food: frozen and dried so that it keeps
freight|n|flete, carga
frenzy|n|frenesí
fresco|n|fresco (pintura)
fretful|a|inquieto, irritable
friar|n|fraile
frigate|n|fragata
frill|n|volante (de tela); adorno|a decorative edge of cloth in folds
frivolous|a|frívolo
frond|n|fronda, hoja (de helecho o palma)
frugal|a|frugal
fruitful|a|fructífero
fruitless|a|infructuoso
fugitive|n|fugitivo|a person who is running from the police
fulfilment/fulfillment|n|realización, cumplimiento
full-blown|a|en toda regla, hecho y derecho|completely developed
full-fledged|a|hecho y derecho, de pleno derecho|completely developed or trained
fumble|v|buscar a tientas, hacer con torpeza
fundamentalist|n|fundamentalista
funnel|n|embudo; chimenea (de barco)
furnace|n|horno, caldera
furtively|r|furtivamente|in a secret way
fusion|n|fusión
fusty|a|rancio, que huele a cerrado
futility|n|inutilidad
galactic|a|galáctico
galley|n|galera; cocina (de barco o avión)
gallop|v|galopar|of a horse: to run at its fastest
gape|v|quedarse boquiabierto
gaping|a|enorme (abertura)|of a hole: wide open
garbled|a|confuso, incomprensible
gargle|v|hacer gárgaras
garland|n|guirnalda
gauze|n|gasa
gecko|n|geco
generalization|n|generalización
generic|a|genérico|of a whole group; without a brand name
genie|n|genio (de la lámpara)|in stories, a spirit from a lamp that grants wishes
gentile|n|gentil, no judío
genus|n|género (biología)|a group of related kinds of plants or animals
gerund|n|gerundio
ghastly|a|espantoso
ghetto|n|gueto|a poor part of a city where one group of people live
ghoulish|a|macabro
giddy|a|mareado
gilded|a|dorado
gimmick|n|truco publicitario|a trick to get people's attention
gist|n|lo esencial
glacial|a|glacial
glamour/glamor|n|glamur
glaring|a|deslumbrante; flagrante|very obvious; too bright
glee|n|regocijo
gleeful|a|jubiloso
gleefully|r|con regocijo
glistening|a|reluciente
glitch|n|fallo técnico
gloat|v|regodearse
gloom|n|penumbra; pesimismo
glorify|v|glorificar
gnarled|a|nudoso, retorcido
goad|v|incitar, provocar|to annoy someone until they do something
gobble|v|engullir
goodwill|n|buena voluntad|friendly feelings
gory|a|sangriento
gourmet|n|gourmet, gastrónomo|a person who loves and knows good food
governance|n|gobernanza|how a country or organization is governed
gracious|a|cortés, gentil
graciously|r|con gentileza
grapevine|n|vid, parra; radio macuto|the plant of grapes; how rumours pass from person to person
grapple|v|lidiar, forcejear|to struggle with a problem or a person
grassroots|a|de base, popular|of ordinary people, not leaders
gratifying|a|gratificante
gratitude|n|gratitud
graze|v|pastar; rozar|of animals: to eat grass; to scratch the skin lightly
green-eyed|a|celoso; de ojos verdes
grimace|v|hacer una mueca; mueca
grime|n|mugre|dirt that is hard to remove
grit|n|arenilla; agallas, tesón|very small stones; courage and determination
gritty|a|arenoso; crudo, realista
grizzled|a|entrecano
groggy|a|grogui, atontado
grotesque|a|grotesco
grouch|n|gruñón
groundbreaking|a|pionero, innovador|completely new and important
groundless|a|infundado
grove|n|arboleda
grub|n|larva; comida|the young form of an insect; food (informal)
grudge|n|rencor
grudgingly|r|a regañadientes
gruelling/grueling|a|agotador
gruesome|a|horripilante
guerrilla|n|guerrillero
gullibility|n|credulidad
gullible|a|crédulo
gulp|v|tragar; trago
habitable|a|habitable
habitual|a|habitual
habitually|r|habitualmente
haddock|n|eglefino
haggle|v|regatear
half-hearted|a|poco entusiasta
hallucination|n|alucinación
hamper|v|dificultar; cesta (de comida)
haphazard|a|sin orden ni concierto
haphazardly|r|al azar, sin orden
harass|v|acosar
harden|v|endurecer
hardline|a|de línea dura
hardy|a|resistente, robusto
harpoon|n|arpón
hassle|n|lío, molestia|something annoying that takes effort
haughty|a|altanero
hazardous|a|peligroso
headlong|r|de cabeza; precipitadamente
hearsay|n|rumores, de oídas
heartfelt|a|sincero, sentido
hearth|n|hogar, chimenea
hearty|a|cordial; abundante (comida)
heed|v|prestar atención a, hacer caso
heighten|v|aumentar, intensificar
heiress|n|heredera
heirloom|n|reliquia familiar|something valuable kept in a family for generations
heist|n|robo, golpe|a big robbery
hence|r|de ahí, por lo tanto
herbal|a|de hierbas
hereditary|a|hereditario
heresy|n|herejía
heretic|n|hereje
heroics|n|heroicidades
heroism|n|heroísmo
heron|n|garza|a tall grey bird that fishes in shallow water
hibernate|v|hibernar
hideous|a|horrible, espantoso|extremely ugly
hideously|r|horriblemente
hierarchical|a|jerárquico
hilarity|n|hilaridad
hind|a|trasero, posterior|at the back: an animal's hind legs
hindrance|n|estorbo, obstáculo
hoard|v|acaparar, atesorar; tesoro
hoarse|a|ronco
holistic|a|holístico, global
holler|v|gritar
homage|n|homenaje
homespun|a|casero, sencillo|simple and plain
homicide|n|homicidio
homogeneous|a|homogéneo
homophone|n|homófono
honorary|a|honorario, honorífico
horde|n|horda, multitud
horrendous|a|horrendo
horrific|a|horroroso
horticulture|n|horticultura
hostilities|n|hostilidades
hot-headed|a|impulsivo, exaltado
hub|n|centro, eje
huddle|v|apiñarse
hue|n|matiz, color
humane|a|humano, compasivo|kind to people and animals
humanitarian|a|humanitario
humbling|a|que da una lección de humildad
hunch|n|corazonada
hunker|v|ponerse en cuclillas
hurl|v|lanzar, arrojar
husky|a|ronco; perro husky|of a voice: low and rough
hypnosis|n|hipnosis
hypnotic|a|hipnótico
hypnotize|v|hipnotizar
hypocrisy|n|hipocresía|pretending to be better than you are
hypocritical|a|hipócrita
hypothetical|a|hipotético
hysteria|n|histeria
idealism|n|idealismo|believing in high aims, even if they cannot be reached
idealist|n|idealista
idealistic|a|idealista|believing in high aims, even if they cannot be reached
idealize|v|idealizar
identifiable|a|identificable
ideological|a|ideológico
idly|r|ociosamente
idyllic|a|idílico
ill-fated|a|desafortunado, malogrado
illegible|a|ilegible
illegitimate|a|ilegítimo
imbalance|n|desequilibrio
immeasurable|a|inconmensurable
immerse|v|sumergir
immersion|n|inmersión|putting something under water; being completely in an activity
immobile|a|inmóvil
immoderate|a|inmoderado
immovable|a|inamovible|that cannot be moved
impair|v|perjudicar, deteriorar
impart|v|impartir, transmitir
impassable|a|intransitable
impeachment|n|proceso de destitución
impeccable|a|impecable
impeccably|r|impecablemente
impede|v|impedir, obstaculizar
imperative|a|imperativo, imprescindible
imperceptibly|r|imperceptiblemente
imperialism|n|imperialismo
impermeable|a|impermeable
impersonal|a|impersonal|cold, without human warmth
impersonate|v|hacerse pasar por, imitar|to pretend to be someone
impersonation|n|imitación, suplantación
impertinent|a|impertinente|rude, not showing respect
implausible|a|inverosímil
implausibly|r|de modo inverosímil
implementation|n|puesta en práctica
implicit|a|implícito
impolite|a|maleducado, descortés
imposing|a|imponente
impostor/imposter|n|impostor, impostora
impoverished|a|empobrecido
impregnate|v|impregnar
imprint|n|huella, impronta
impromptu|a|improvisado
improper|a|indebido, inapropiado
impulsive|a|impulsivo
impure|a|impuro
inadvertently|r|sin querer, inadvertidamente
inanimate|a|inanimado|not living
inapt|a|inapropiado|not suitable
inaugurate|v|inaugurar
inauguration|n|inauguración, toma de posesión
inborn|a|innato
incense|n|incienso; enfurecer
incessant|a|incesante
incessantly|r|sin cesar
incidence|n|incidencia
incite|v|incitar
inclination|n|inclinación
incline|v|inclinar; pendiente
inclusion|n|inclusión
inclusive|a|inclusivo
incoherent|a|incoherente
inconceivable|a|inconcebible
inconsequential|a|intrascendente
inconsiderate|a|desconsiderado
inconspicuous|a|discreto, poco visible
incorporate|v|incorporar
incorruptible|a|incorruptible
incriminating|a|incriminatorio
incubate|v|incubar
incubator|n|incubadora
incur|v|incurrir en
indebted|a|en deuda, agradecido
indecent|a|indecente
indecipherable|a|indescifrable
indecision|n|indecisión
indecisive|a|indeciso
indefensible|a|indefendible
indelibly|r|de forma indeleble
indentation|n|sangría (de texto); hendidura|the space at the start of a line; a cut in an edge
indicator|n|indicador; intermitente
indifference|n|indiferencia|not caring
indignant|a|indignado
indignation|n|indignación
indigo|n|añil, índigo
indiscreet|a|indiscreto
indiscriminately|r|indiscriminadamente
indispensable|a|indispensable
indistinct|a|indistinto, borroso
indistinguishable|a|indistinguible
individualism|n|individualismo
indoctrinate|v|adoctrinar
induce|v|inducir, provocar
indulgence|n|indulgencia; capricho
industrialist|n|industrial (empresario)
industrialized|a|industrializado
ineffective|a|ineficaz
inept|a|inepto|without skill
inequity|n|inequidad, injusticia
inert|a|inerte
inescapable|a|ineludible
inevitability|n|inevitabilidad
inexhaustible|a|inagotable
inexorably|r|inexorablemente|in a way that cannot be stopped
inexplicably|r|inexplicablemente
inextricably|r|inextricablemente
infamous|a|infame, de triste fama
infer|v|inferir, deducir
infest|v|infestar, plagar
infestation|n|infestación, plaga
infidelity|n|infidelidad
infiltrate|v|infiltrarse en|to enter a group secretly
infiltration|n|infiltración
infinity|n|infinito, infinidad
inflammatory|a|incendiario; inflamatorio
inflection|n|inflexión
influx|n|afluencia
informant|n|informante
infringement|n|infracción, violación
infuriate|v|enfurecer
infusion|n|infusión
ingenuity|n|ingenio, inventiva|skill at inventing and solving (not "ingenuidad")
ingrained|a|arraigado
ingratitude|n|ingratitud
inhabitable|a|habitable
inhibit|v|inhibir|to stop or slow something down
inhibition|n|inhibición
inhospitable|a|inhóspito
inhuman|a|inhumano
initiate|v|iniciar
inmate|n|preso, recluso
innards|n|entrañas, tripas
innate|a|innato|that you are born with
innermost|a|más íntimo
innkeeper|n|posadero, mesonero
innumerable|a|innumerables
inquisitive|a|curioso, inquisitivo
inscription|n|inscripción
insecurity|n|inseguridad|lack of confidence or safety
insightful|a|perspicaz
insincere|a|poco sincero
insistence|n|insistencia
insistent|a|insistente
insomniac|n|insomne
instability|n|inestabilidad
instalment/installment|n|plazo, cuota; entrega|one of several payments or parts
instinctive|a|instintivo
insulate|v|aislar (del frío o el ruido)
intake|n|consumo, ingesta
intangible|a|intangible|that cannot be touched or measured
integration|n|integración
intellect|n|intelecto
intellectually|r|intelectualmente
intelligentsia|n|intelectualidad
intelligible|a|inteligible
intensify|v|intensificar
inter|v|enterrar, sepultar
interchangeable|a|intercambiable|able to be used in place of each other
interim|a|provisional, interino
interlude|n|intervalo, interludio
intermediary|n|intermediario
interminably|r|interminablemente
intermittent|a|intermitente
intermittently|r|intermitentemente
intersect|v|cruzarse
intersection|n|intersección, cruce
intervention|n|intervención
interweave|v|entretejer
intestine|n|intestino
intolerable|a|intolerable
intolerance|n|intolerancia|not accepting others' ideas or ways
intolerant|a|intolerante
intoxicate|v|embriagar
intrinsic|a|intrínseco
intrude|v|entrometerse, invadir
intrusion|n|intrusión
intrusive|a|invasivo, entrometido
intuitive|a|intuitivo
invalid|a|inválido, no válido|not correct or not accepted by rules
invariably|r|invariablemente, siempre
inventory|n|inventario
inverse|a|inverso
invigorating|a|vigorizante
invocation|n|invocación
invoke|v|invocar
irate|a|airado
ironclad|a|férreo, irrefutable|so firm that it cannot be broken or doubted
irreparable|a|irreparable
irreplaceable|a|irreemplazable
irrepressible|a|incontenible
irreverence|n|irreverencia|lack of respect for serious things
irreversible|a|irreversible
irrevocably|r|irrevocablemente
irrigate|v|regar
isotope|n|isótopo
jab|n|pinchazo, inyección; dar un codazo
jargon|n|jerga
jeer|v|abuchear, mofarse
jeopardize|v|poner en peligro
jeopardy|n|peligro, riesgo
jest|n|broma
jinx|n|gafe, maldición
jostle|v|dar empujones
joyous|a|gozoso
jubilant|a|jubiloso
jubilee|n|aniversario, jubileo
judicial|a|judicial
judiciously|r|juiciosamente
jumble|n|revoltijo
jurisdiction|n|jurisdicción
juror|n|miembro del jurado
juxtapose|v|yuxtaponer
juxtaposition|n|yuxtaposición
kaleidoscope|n|caleidoscopio
keel|n|quilla|the long piece along the bottom of a ship
keepsake|n|recuerdo (objeto)
ken|n|conocimiento (beyond one's ken: fuera del alcance)
kiln|n|horno (para cerámica)
kin|n|parientes, familia
kindle|v|encender, avivar|to start a fire or a feeling
kipper|n|arenque ahumado
knapsack|n|mochila
knowingly|r|a sabiendas; con complicidad
kudos|n|prestigio, reconocimiento
laborious|a|laborioso
lag|v|quedarse atrás; desfase
lame|a|cojo; poco convincente|not able to walk well; of an excuse: weak
languish|v|languidecer
lapse|n|lapsus; lapso
larch|n|alerce
larder|n|despensa|a cool room for food
lash|v|azotar; amarrar; pestaña
latent|a|latente
lateral|a|lateral
lather|n|espuma (de jabón)
lavatory|n|lavabo, aseo
lawful|a|legal, lícito
lax|a|laxo, relajado
layman|n|lego, profano
ledge|n|repisa, saliente
ledger|n|libro de contabilidad
leech|n|sanguijuela
legion|n|legión
legislative|a|legislativo
legislator|n|legislador
legislature|n|asamblea legislativa
leisurely|a|pausado, sin prisas
lemur|n|lémur
leniency|n|indulgencia, clemencia
lenient|a|indulgente|not strict in punishing
lessen|v|disminuir
lesser|a|menor
lethargic|a|letárgico
lethargy|n|letargo|lack of energy
leverage|n|influencia, palanca
levy|v|recaudar, imponer (un impuesto)
liability|n|responsabilidad (legal); carga
liaise|v|coordinarse, servir de enlace|to work with another group and share information
liaison|n|enlace; relación amorosa|contact between two groups; a secret love affair
libel|n|difamación, libelo
liberation|n|liberación
lieu|n|lugar (in lieu of: en lugar de)
lifelike|a|realista, muy natural
likelihood|n|probabilidad
likeness|n|parecido
likewise|r|asimismo, igualmente
limerick|n|quintilla humorística|a funny poem of five lines
limestone|n|piedra caliza
listless|a|apático, sin energía
litigation|n|litigio
livid|a|furioso; lívido|extremely angry
loathe|v|detestar, aborrecer
lobbyist|n|miembro de un grupo de presión
locale|n|lugar, escenario
loch|n|lago (en Escocia)|a Scottish lake
locomotive|n|locomotora
lodger|n|huésped, inquilino
loner|n|solitario
longhand|n|escritura a mano
longingly|r|con anhelo
longship|n|barco vikingo|a long narrow Viking ship with oars and a sail
loom|v|surgir amenazante; telar
loophole|n|laguna legal, escapatoria
loot|n|botín; saquear
lopsided|a|torcido, desequilibrado
lordly|a|señorial, altanero
lore|n|tradición, saber popular
louse|n|piojo|a small insect that lives in hair
lucid|a|lúcido
lucidity|n|lucidez
lucidly|r|lúcidamente, con claridad
lukewarm|a|tibio
lull|n|período de calma, pausa
lumber|n|madera (EE. UU.); moverse pesadamente
luminous|a|luminoso
lunacy|n|locura|madness
lunge|v|abalanzarse
lurch|v|dar bandazos
lust|n|lujuria, ansia
lute|n|laúd|an old instrument like a guitar with a round back
lyrical|a|lírico
lyricism|n|lirismo|beautiful expression of feeling
macabre|a|macabro
magistrate|n|magistrado, juez de paz
magnificence|n|magnificencia
magnitude|n|magnitud
maim|v|mutilar
majesty|n|majestad
makeup|n|maquillaje; composición
maladjusted|a|inadaptado
malevolent|a|malévolo
malice|n|malicia, maldad
malicious|a|malicioso, malintencionado
malnutrition|n|desnutrición
mandarin|n|mandarina; mandarín|a small orange; the main language of China
mandate|n|mandato
maneuver/manoeuvre|n|maniobra; maniobrar|a skilful movement or plan
mania|n|manía
maniac|n|maníaco
manicure|n|manicura
manifestation|n|manifestación (señal)
manifesto|n|manifiesto
manipulation|n|manipulación
manipulative|a|manipulador
mannerism|n|peculiaridad, gesto característico
manor|n|casa solariega
mantelpiece|n|repisa de la chimenea
manuscript|n|manuscrito
marginal|a|marginal, mínimo|very small or unimportant
marginalize|v|marginar
marital|a|conyugal, marital
maritime|a|marítimo
marshal|n|mariscal; alguacil; organizar
mart|n|mercado
martial|a|marcial
martyr|n|mártir
mascot|n|mascota (de un equipo)
mash|v|hacer puré; puré|to crush food until it is soft
masquerade|n|mascarada; hacerse pasar por
massacre|n|masacre
masterful|a|magistral
materialize|v|materializarse
maternal|a|maternal, materno
matrix|n|matriz
matter-of-fact|a|práctico, impasible|without showing emotion
mauve|a|malva
measly|a|mísero
meddle|v|entrometerse
mediate|v|mediar
mediation|n|mediación
mediator|n|mediador
meek|a|manso, dócil
meerkat|n|suricata
melancholy|n|melancolía; melancólico
mellow|a|suave, apacible
melodrama|n|melodrama
melodramatic|a|melodramático
memento|n|recuerdo
memoir|n|memorias
memorandum|n|memorando
menace|n|amenaza
menial|a|de poca categoría (trabajo)
menopause|n|menopausia
mentality|n|mentalidad
mercenary|n|mercenario
merciful|a|misericordioso
mercifully|r|afortunadamente; con clemencia|in a kind way; luckily
merciless|a|despiadado
mercilessly|r|despiadadamente
merger|n|fusión (de empresas)
mesmerize|v|hipnotizar, cautivar
metabolism|n|metabolismo|how the body turns food into energy
metamorphosis|n|metamorfosis
methodical|a|metódico
methodically|r|metódicamente
methodology|n|metodología
metropolis|n|metrópoli
metropolitan|a|metropolitano
midst|n|medio (in the midst of: en medio de)
militant|a|militante
militia|n|milicia
mimicry|n|mimetismo, imitación
mindful|a|consciente, atento
mingle|v|mezclarse, alternar
minimalism|n|minimalismo
minutiae|n|minucias|very small details
mirage|n|espejismo
misconception|n|idea equivocada
misconduct|n|mala conducta
misgiving|n|recelo, duda
misguided|a|equivocado, mal encaminado
mishap|n|percance
misinterpret|v|malinterpretar
mislead|v|engañar, inducir a error
mistrust|v|desconfiar de; desconfianza
mistrustful|a|desconfiado
misuse|v|usar mal; abuso
mitigate|v|mitigar
moan|v|gemir; quejarse
mobilize|v|movilizar
moccasin|n|mocasín
mockery|n|burla
moderation|n|moderación
modesty|n|modestia
momentary|a|momentáneo
momentous|a|trascendental
monetary|a|monetario
monotone|n|tono monótono|a voice that stays on one note
monotony|n|monotonía
monstrous|a|monstruoso
monumental|a|monumental
morbid|a|morboso
morgue|n|depósito de cadáveres
mortality|n|mortalidad
mortar|n|mortero; argamasa
motif|n|motivo (decorativo o musical)
mottled|a|moteado, jaspeado
mourner|n|doliente
mournful|a|lúgubre, triste
mourning|n|luto, duelo
muddle|n|lío, confusión
muffle|v|amortiguar|to make a sound quieter
mule|n|mula
mundane|a|mundano, rutinario
municipal|a|municipal
municipality|n|municipio
murky|a|turbio
muscular|a|muscular, musculoso
muse|v|meditar, cavilar; musa
musings|n|reflexiones|thoughts
mutation|n|mutación
mutiny|n|motín
myriad|n|miríada
mystic|n|místico, mística|a person who seeks union with God
mysticism|n|misticismo
mystification|n|perplejidad
mystify|v|desconcertar
nag|v|dar la lata, regañar
naivety/naiveté|n|ingenuidad
narcissist|n|narcisista
nasal|a|nasal
nausea|n|náuseas|the feeling that you are going to vomit
navel|n|ombligo
needful|a|necesario|necessary
needless|a|innecesario (needless to say: ni que decir tiene)
negligence|n|negligencia
negligible|a|insignificante
neuroscience|n|neurociencia
neutrality|n|neutralidad
neutron|n|neutrón
newt|n|tritón
nibble|v|mordisquear
nimble|a|ágil
nip|v|pellizcar, mordisquear
nocturnal|a|nocturno
nomadic|a|nómada
nominal|a|nominal; simbólico|in name only; of a sum: very small
nominee|n|candidato, nominado|a person chosen for a prize or job
nonchalantly|r|con despreocupación
nonentity|n|persona insignificante|a person of no importance
nook|n|rincón
nosedive|n|caída en picado
nostril|n|fosa nasal
notch|n|muesca; nivel
noteworthy|a|digno de mención
notional|a|teórico, hipotético
notoriety|n|mala fama
novella|n|novela corta
nuance|n|matiz
nucleus|n|núcleo|the central part of an atom or a cell
nudge|v|dar un codazo, empujar suavemente
numerator|n|numerador
nurture|v|criar, fomentar
nutmeg|n|nuez moscada
oarsman|n|remero
obelisk|n|obelisco
obligatory|a|obligatorio
oblige|v|obligar; complacer
obliquely|r|indirectamente, oblicuamente|not directly
obliterate|v|borrar, arrasar|to destroy completely
oblivion|n|olvido
oblivious|a|inconsciente, ajeno
obnoxious|a|odioso, desagradable|extremely unpleasant
obscene|a|obsceno
obscurity|n|oscuridad, anonimato
obsolescent|a|en desuso, obsolescente
obstinate|a|obstinado
obstinately|r|obstinadamente
obstruct|v|obstruir
obstruction|n|obstrucción
obstructive|a|obstructor, que pone trabas
occult|n|lo oculto, ocultismo
ode|n|oda
odour/odor|n|olor
offhand|a|brusco, displicente; de improviso
offset|v|compensar
offshoot|n|ramificación, retoño
offshore|a|mar adentro; en paraíso fiscal|in the sea, away from the coast; in a foreign country with low taxes
omen|n|presagio
omission|n|omisión
omnipresent|a|omnipresente
onslaught|n|arremetida
ooze|v|rezumar
opaque|a|opaco
opinionated|a|dogmático, testarudo
opportunism|n|oportunismo
oppress|v|oprimir
oppression|n|opresión
oppressive|a|opresivo, agobiante
optical|a|óptico
optimum|a|óptimo
orator|n|orador, oradora
orchestral|a|orquestal
orchestrate|v|orquestar, organizar
ornamental|a|ornamental
ornate|a|recargado, ornamentado|richly decorated
orthodox|a|ortodoxo|following accepted beliefs or ways
orthodoxy|n|ortodoxia
ostensibly|r|aparentemente
oust|v|expulsar, derrocar
outboard|n|motor fueraborda
outcast|n|marginado, paria
outcry|n|protesta, clamor
outlast|v|durar más que
outlive|v|sobrevivir a
outnumber|v|superar en número
outpost|n|puesto avanzado
outright|r|rotundamente, por completo; absoluto
outset|n|principio (from the outset)
outshine|v|eclipsar
outsource|v|externalizar
outstretched|a|extendido
outward|a|exterior, aparente
outwardly|r|exteriormente
outweigh|v|pesar más que, superar|to be more important than
outwit|v|ser más listo que
ovation|n|ovación
overbearing|a|dominante, autoritario
overboard|r|por la borda|over the side of a ship
overcast|a|nublado, encapotado|of the sky: covered with clouds
overestimate|v|sobreestimar
overhaul|v|revisar a fondo; revisión|to examine and repair or improve completely
overjoyed|a|contentísimo
overrated|a|sobrevalorado|thought to be better than it is
overreach|v|extralimitarse
overreact|v|reaccionar de forma exagerada
override|v|anular, invalidar
overrule|v|desautorizar, denegar
overshadow|v|eclipsar
overshoot|v|pasarse de
oversight|n|descuido; supervisión
overt|a|manifiesto, abierto
overthrow|v|derrocar
overtone|n|matiz, connotación
pacifism|n|pacifismo
pacifist|n|pacifista
pagan|n|pagano, pagana
painstaking|a|minucioso
palate|n|paladar
pamper|v|mimar
pamphlet|n|panfleto, folleto
papyrus|n|papiro
parable|n|parábola
paradigm|n|paradigma|a typical model or way of thinking
paradoxical|a|paradójico
paralysis|n|parálisis
parameter|n|parámetro|a limit or fact that decides how something is done
paramount|a|primordial|more important than anything else
paranoia|n|paranoia
paranoid|a|paranoico
paraphernalia|n|parafernalia
parchment|n|pergamino
parish|n|parroquia
parody|n|parodia
parole|n|libertad condicional|letting a prisoner out early on a promise of good behaviour
partiality|n|parcialidad; afición
passable|a|pasable; transitable|good enough; that can be crossed
passersby|n|transeúntes|people who are walking past
paternal|a|paterno, paternal
paternalistic|a|paternalista
patriarchy|n|patriarcado
patriot|n|patriota
patronage|n|mecenazgo, patrocinio
patronizing|a|condescendiente
patter|n|golpeteo, tamborileo; labia|light quick sounds, as of rain
pawnshop|n|casa de empeños
peasantry|n|campesinado
pedagogical|a|pedagógico
pedantic|a|pedante
pedestal|n|pedestal
pedigree|n|pedigrí
peep|v|echar una mirada furtiva
peerless|a|sin igual
pejorative|a|peyorativo
penal|a|penal
penetration|n|penetración
pent-up|a|reprimido, contenido
perceptible|a|perceptible
perceptibly|r|perceptiblemente
perceptive|a|perspicaz|quick to notice and understand
perch|v|posarse
percussion|n|percusión
perennial|a|perenne
perilous|a|peligroso
periodic|a|periódico
peripheral|a|periférico, secundario
periphery|n|periferia
perk|n|beneficio, ventaja (laboral)
permafrost|n|permafrost
perpetrator|n|autor (de un delito)
perpetual|a|perpetuo
perpetuate|v|perpetuar
perplexed|a|perplejo|confused because you do not understand
perplexing|a|desconcertante
perplexity|n|perplejidad
persecute|v|perseguir (por ideas, religión)
persecution|n|persecución
persecutor|n|perseguidor
perseverance|n|perseverancia
persevere|v|perseverar
persona|n|personaje, imagen pública|the character that someone shows to others
personify|v|personificar
personnel|n|personal
perspiration|n|transpiración, sudor
pertinent|a|pertinente
perturbed|a|perturbado, inquieto
pervasive|a|omnipresente, generalizado
pester|v|dar la lata
petrified|a|petrificado|so frightened that you cannot move; turned to stone
petticoat|n|enagua
petty|a|insignificante; mezquino|of little importance; caring about unimportant things
pew|n|banco de iglesia
pharmaceutical|a|farmacéutico
philanthropist|n|filántropo
phobia|n|fobia
phonetic|a|fonético
phony/phoney|a|falso
physique|n|físico, complexión
picturesque|a|pintoresco
piercing|a|penetrante|very loud and high; seeming to go right through you
pigeonhole|v|encasillar; casillero
pigment|n|pigmento
pike|n|lucio; pica|a large river fish with sharp teeth; an old long spear
pinnacle|n|cúspide, pináculo|the highest point
pinpoint|v|localizar con precisión
pious|a|piadoso
piracy|n|piratería
pitfall|n|escollo, trampa
pivot|v|girar
pivotal|a|fundamental, clave
placard|n|pancarta, cartel
placebo|n|placebo
placid|a|plácido
plagiarism|n|plagio
plagiarize|v|plagiar
plaice|n|platija
plaque|n|placa|a flat piece of metal on a wall in memory of someone; a layer on teeth
platitude|n|perogrullada, lugar común
platonic|a|platónico
plausibility|n|verosimilitud
pleat|n|pliegue
plethora|n|plétora
plight|n|situación difícil
ploughman|n|labrador
ploy|n|estratagema|a clever trick to get what you want
pluck|v|arrancar, desplumar; valor
plume|n|penacho, columna (de humo)
plummet|v|caer en picado
plunder|v|saquear; botín
plutonium|n|plutonio
poignant|a|conmovedor
poised|a|listo; sereno
polarize|v|polarizar|to divide people into two opposite groups
pollinate|v|polinizar
pollination|n|polinización
poltergeist|n|fantasma ruidoso (poltergeist)
pompous|a|pomposo
ponder|v|considerar, meditar
populism|n|populismo
populist|n|populista
porous|a|poroso
porpoise|n|marsopa
portcullis|n|rastrillo (de castillo)
portrayal|n|retrato, representación
posh|a|elegante, pijo
posterity|n|posteridad|all the people who will live in the future
postmistress|n|jefa de correos
potency|n|potencia|how strong something is
potent|a|potente
potholed|a|lleno de baches
potion|n|poción
practitioner|n|profesional (médico o abogado)
pragmatic|a|pragmático
pragmatism|n|pragmatismo|dealing with things in a practical way
precarious|a|precario
precariously|r|precariamente
precedent|n|precedente
precinct|n|recinto; distrito policial
precipice|n|precipicio
precipitation|n|precipitación
preclude|v|excluir, impedir
predatory|a|depredador
predicament|n|aprieto, situación difícil
predominant|a|predominante
predominate|v|predominar
preeminent/pre-eminent|a|preeminente
preempt/pre-empt|v|adelantarse a|to act before someone else can
preface|n|prefacio
preferable|a|preferible
preliminary|a|preliminar
prelude|n|preludio
premeditated|a|premeditado
premise|n|premisa
premonition|n|premonición
preoccupation|n|preocupación, obsesión
preoccupied|a|absorto, preocupado
prerequisite|n|requisito previo
prescriptive|a|prescriptivo
prestigious|a|prestigioso
presumption|n|suposición, presunción
presuppose|v|presuponer
pretence/pretense|n|fingimiento, pretexto|acting as if something were true
pretension|n|pretensión
pretext|n|pretexto
prevailing|a|predominante
prevalence|n|predominio, prevalencia
prevalent|a|extendido, frecuente
prickle|n|espina, púa; picar
prickly|a|espinoso; irritable|covered with sharp points; easily annoyed
prim|a|remilgado
primate|n|primate|a monkey, an ape or a human being
pristine|a|impoluto, prístino
problematic|a|problemático
proclaim|v|proclamar
proclamation|n|proclamación
procure|v|conseguir, procurar
prod|v|dar un codazo; incitar
prodigy|n|prodigio
profess|v|declarar, profesar|to claim, often falsely
proficiency|n|competencia, dominio
proficient|a|competente
profusely|r|profusamente
progressive|a|progresista; progresivo
proliferate|v|proliferar
prolific|a|prolífico|producing a great deal
prologue|n|prólogo
promenade|n|paseo marítimo|a wide path by the sea for walking
prominence|n|prominencia, importancia
prong|n|púa, diente (de tenedor)
propel|v|impulsar
prophet|n|profeta
prophetic|a|profético
proponent|n|defensor, partidario
proposition|n|propuesta, proposición|an offer or a statement to be considered
prose|n|prosa
prosecution|n|acusación, proceso (judicial)
prosthetic|a|ortopédico, protésico
protagonist|n|protagonista|the main character of a story
protrude|v|sobresalir
protégé/protege|n|protegido
provenance|n|procedencia
proverbial|a|proverbial
provision|n|provisión, suministro; disposición|giving what is needed; a condition in an agreement
provisional|a|provisional
provocation|n|provocación
prowess|n|destreza
proximity|n|proximidad
prudent|a|prudente
prudently|r|prudentemente
prune|n|ciruela pasa; podar
pry|v|fisgonear; forzar|to ask about private things; to force open
pseudonym|n|seudónimo
psyche|n|psique
psychic|n|vidente, psíquico
psychosis|n|psicosis
pun|n|juego de palabras
puncture|n|pinchazo; perforar
pungent|a|acre, fuerte (olor)
punter|n|apostador; cliente|a person who bets; a customer
purge|v|purgar; purga
purify|v|purificar
puritan|n|puritano
purity|n|pureza
purported|a|supuesto|said to be so, but perhaps not truly
purportedly|r|supuestamente
pursuance|n|cumplimiento, ejecución|carrying something out
pursuant|a|conforme a (pursuant to)
pushover|n|pan comido; blando
putative|a|supuesto, putativo
qualitative|a|cualitativo
qualm|n|reparo, escrúpulo
quantify|v|cuantificar|to measure as a number
quarrelsome|a|pendenciero
quarry|n|cantera; presa|a place where stone is dug; an animal that is hunted
quay|n|muelle
quayside|n|muelle|the edge of a harbour
quench|v|saciar (la sed), apagar
quicksand|n|arenas movedizas|wet sand into which people sink
quirk|n|rareza, manía
quirky|a|peculiar, estrafalario
quiver|v|temblar
racketeering|n|crimen organizado, extorsión
radiant|a|radiante
rag|n|trapo, harapo
ramble|v|divagar; pasear por el campo
ramp|n|rampa
rampage|v|causar destrozos
rampant|a|desenfrenado
rankle|v|doler, escocer
rant|v|despotricar
rapport|n|buena relación, compenetración
rapturously|r|con entusiasmo, extasiado
ratify|v|ratificar
ration|n|ración; racionar
rationale|n|razón, lógica|the reasons for doing something
ravage|v|asolar, devastar
ravine|n|barranco
ravishing|a|deslumbrante
reactionary|a|reaccionario
readership|n|lectores, público lector
realign|v|realinear
realist|n|realista|a person who sees things as they are
reap|v|cosechar, segar
reassurance|n|consuelo, palabras tranquilizadoras
reassure|v|tranquilizar
rebirth|n|renacimiento|beginning again; a new life
rebound|v|rebotar
rebuke|v|reprender; reprimenda
recede|v|retroceder, alejarse
receptacle|n|recipiente
receptive|a|receptivo
reciprocal|a|recíproco
reciprocate|v|corresponder
recital|n|recital|a concert by one or a few musicians
reckon|v|calcular; creer
recluse|n|ermitaño, solitario
reclusive|a|solitario, retraído
recollect|v|recordar
recollection|n|recuerdo
reconciliation|n|reconciliación
recoup|v|recuperar (dinero)
rectify|v|rectificar|to put right
recur|v|repetirse
recurrence|n|repetición, recaída
recurrent|a|recurrente
redeem|v|redimir; canjear|to save from sin or make up for; to exchange a voucher
redemption|n|redención|being saved from sin or failure
redemptive|a|redentor
redress|v|reparar, compensar
redundancy|n|despido (por recortes); redundancia|losing a job because it is no longer needed; being unnecessary
redundant|a|redundante; despedido
refine|v|refinar, perfeccionar
refraction|n|refracción
refurbish|v|renovar, reformar
refurbishment|n|renovación, reforma
refutation|n|refutación
refute|v|refutar
regenerate|v|regenerar
regeneration|n|regeneración|growing again; making a poor area better
regiment|n|regimiento
regress|v|retroceder|to go back to a worse state
regression|n|regresión|going back to an earlier state
reimburse|v|reembolsar
reinforcement|n|refuerzo
reinstate|v|restituir, readmitir
reinvent|v|reinventar
reinvigorate|v|revitalizar
reiterate|v|reiterar
rejoice|v|regocijarse
rejuvenate|v|rejuvenecer|to make young or fresh again
relapse|n|recaída
reliance|n|dependencia
relinquish|v|renunciar a, ceder
relish|v|disfrutar con; condimento
remnant|n|resto, vestigio
remorseful|a|arrepentido
remorseless|a|despiadado, implacable
remuneration|n|remuneración
renaissance|n|renacimiento
rendezvous|n|cita, encuentro
rendition|n|interpretación
renegade|n|renegado
renounce|v|renunciar a
renown|n|renombre
repeal|v|derogar
repel|v|repeler
repellent|n|repelente
repent|v|arrepentirse
repercussion|n|repercusión
repertoire|n|repertorio
replenish|v|reponer
replicate|v|reproducir, replicar|to copy exactly
repress|v|reprimir
repression|n|represión
reprimand|v|reprender
reproach|v|reprochar; reproche
repulsion|n|repulsión|a strong feeling of disgust
repulsive|a|repulsivo
resentful|a|resentido
resentment|n|resentimiento
reside|v|residir
residual|a|residual
residue|n|residuo
resin|n|resina
resolute|a|resuelto, firme
resonate|v|resonar
respiratory|a|respiratorio
restorative|a|reconstituyente
restraint|n|moderación, contención; restricción
resurgent|a|resurgente
resurrect|v|resucitar
resurrection|n|resurrección|coming back to life
retaliate|v|tomar represalias
retaliation|n|represalia
retention|n|retención
reticent|a|reticente, reservado
retort|v|replicar
retribution|n|castigo justo
retrograde|a|retrógrado
retrospect|n|retrospectiva (in retrospect)
reunite|v|reunir, reencontrarse
revamp|v|renovar
reveler/reveller|n|juerguista
reverberation|n|reverberación
revere|v|venerar
reverence|n|reverencia, veneración
reversal|n|inversión, cambio total
revert|v|volver (a un estado anterior)
revisionist|n|revisionista|a person who questions the accepted view of history
revitalize|v|revitalizar
revoke|v|revocar
revolt|n|revuelta
revolve|v|girar
rhapsody|n|rapsodia
rhetoric|n|retórica
rhetorical|a|retórico
rhetorician|n|retórico
rickety|a|desvencijado
ridicule|v|ridiculizar; burla
rift|n|grieta; desavenencia|a crack; a serious disagreement
righteousness|n|rectitud
rigorous|a|riguroso
rigour/rigor|n|rigor
rite|n|rito
rivet|n|remache; cautivar
robust|a|robusto
rogue|n|granuja, pícaro
roguish|a|pícaro
romp|v|retozar
roost|v|posarse (para dormir)
rosary|n|rosario
roster|n|lista de turnos
rouge|n|colorete
rouse|v|despertar, incitar|to wake someone; to make someone angry or excited
rowan|n|serbal
rowdy|a|escandaloso, alborotador
rudimentary|a|rudimentario
ruefully|r|con pesar
ruffle|v|alborotar, despeinar|to disturb the smooth surface of hair or feathers
rugged|a|accidentado, escarpado; recio
rumple|v|arrugar
runaway|n|fugitivo; incontrolado|a person, often a child, who has run away; out of control
rune|n|runa
ruse|n|ardid
rustic|a|rústico
rustle|v|susurrar, crujir (hojas, papel)
sabbatical|n|año sabático
sabre|n|sable
salamander|n|salamandra
salient|a|destacado
sallow|a|cetrino
salute|v|saludar (militarmente)|to raise a hand to the head as soldiers do
salvage|v|rescatar, salvar
salvation|n|salvación
sanction|n|sanción; aprobar
sanctity|n|santidad
sane|a|cuerdo
sanity|n|cordura
sapling|n|árbol joven
sash|n|faja, banda|a long piece of cloth worn round the waist or over a shoulder
satirical|a|satírico
saturate|v|saturar, empapar|to fill or wet completely
saunter|v|pasear tranquilamente
savagery|n|salvajismo
savour/savor|v|saborear|to enjoy a taste or moment slowly
savvy|a|espabilado, entendido|having practical knowledge
scald|v|escaldar, quemar
scalpel|n|bisturí
scamper|v|corretear
scanty|a|escaso
scapegoat|n|chivo expiatorio
scarcity|n|escasez
scepter/sceptre|n|cetro
schoolmaster|n|maestro, profesor
scoff|v|burlarse, mofarse
scorch|v|chamuscar, abrasar|to burn slightly
scorn|n|desdén, desprecio
scour|v|rastrear; fregar
scowl|v|fruncir el ceño
scrawny|a|escuálido, flacucho
screed|n|perorata
scruffy|a|desaliñado
scrupulous|a|escrupuloso
scrupulously|r|escrupulosamente
scrutinize|v|escrutar, examinar a fondo
scrutiny|n|escrutinio, examen minucioso
scuff|v|rozar, raspar (los zapatos)
sculpt|v|esculpir
scurry|v|corretear
seafarer|n|marinero
seance/séance|n|sesión de espiritismo
searing|a|abrasador; punzante
seclude|v|recluir, aislar
seclusion|n|aislamiento, reclusión
secrete|v|segregar
sect|n|secta
secular|a|laico, secular|not connected with religion
sedative|n|sedante
sediment|n|sedimento
seduce|v|seducir
seduction|n|seducción
seep|v|filtrarse
seething|a|hirviente, furioso
segregate|v|segregar
segregation|n|segregación|keeping groups of people apart
seismic|a|sísmico
seismograph|n|sismógrafo
self-conscious|a|cohibido, acomplejado|shy because you think others are looking at you
self-sufficient|a|autosuficiente
selfless|a|desinteresado
semantic|a|semántico
senate|n|senado
sensibility|n|sensibilidad
sensory|a|sensorial|of the senses
sentient|a|sensible, capaz de sentir|able to feel
sentiment|n|sentimiento, opinión
septic|a|séptico
sequin|n|lentejuela
serenade|n|serenata
serendipitous|a|fortuito
serenity|n|serenidad
sermon|n|sermón
sever|v|cortar, romper|to cut off completely
severity|n|gravedad, severidad
shackle|n|grillete; encadenar
shallowness|n|superficialidad
sham|n|farsa, falsedad
shard|n|fragmento (de vidrio o cerámica)
shear|v|esquilar|to cut the wool off a sheep
sheepish|a|avergonzado
shell-shocked|a|conmocionado|so shocked that you cannot think or act
sherbet|n|sorbete; polvos efervescentes
shimmer|v|relucir, rielar
shingle|n|guijarros; teja de madera|small round stones on a beach
shoal|n|banco (de peces)|a large group of fish
shoestring|n|cordón de zapato (on a shoestring: con muy poco dinero)
shortcoming|n|defecto, deficiencia
showdown|n|enfrentamiento final
shrew|n|musaraña|a very small animal like a mouse with a long nose
shrewd|a|astuto, sagaz
shrewdly|r|astutamente
shrill|a|estridente
shroud|v|envolver, ocultar; mortaja
shrub|n|arbusto
shrubbery|n|arbustos
shrunken|a|encogido
shun|v|evitar, rehuir
sickle|n|hoz
sidetrack|v|desviar (del tema)|to make someone move away from the main subject
sift|v|tamizar; examinar
signify|v|significar
sill|n|alféizar|the flat piece at the bottom of a window
silt|n|limo, cieno
simile|n|símil
simmer|v|cocer a fuego lento
simplistic|a|simplista
simultaneous|a|simultáneo
siphon|n|sifón
skeletal|a|esquelético
skew|v|sesgar
skirmish|n|escaramuza
skittish|a|asustadizo, nervioso
slack|a|flojo; descuidado
slander|n|calumnia
slant|n|inclinación; sesgo
slapstick|n|comedia física, payasadas
slash|v|cortar, rajar; recortar|to cut with a long sweeping movement; to reduce greatly
slate|n|pizarra
slaughterhouse|n|matadero
slay|v|matar
sleek|a|liso y brillante, elegante
sleuth|n|detective
slime|n|baba, limo
slimy|a|baboso
slink|v|escabullirse
slit|n|rendija, raja
slogging|n|trabajo pesado|working or walking hard for a long time
sloppy|a|descuidado, chapucero|careless and untidy
sluggish|a|lento, aletargado
slumber|n|sueño; dormitar
slump|n|caída, bajón; desplomarse|a sudden fall in sales or prices; to fall heavily
smear|v|untar, manchar; calumnia
smirking|a|con sonrisa burlona|smiling in an unpleasant, self-satisfied way
smock|n|bata, blusón
smother|v|asfixiar, sofocar
smudge|n|borrón, mancha|a dirty mark made by rubbing
smug|a|petulante, engreído
smugness|n|petulancia
snag|n|inconveniente, pega; enganchar|a small hidden problem; to catch on something sharp
snappy|a|irritable; conciso
snare|n|trampa, lazo
snarl|v|gruñir enseñando los dientes
sneaky|a|solapado
sneer|v|mirar o hablar con desprecio
snicker|v|reírse por lo bajo
snigger|v|reírse por lo bajo
snob|n|esnob|a person who looks down on people of lower class or taste
snooty|a|estirado, presumido
snooze|v|echar una cabezada; siesta corta
snout|n|hocico
snub|v|desairar
sobering|a|que hace reflexionar
sociopath|n|sociópata
solace|n|consuelo
solder|v|soldar
solicitor|n|abogado (Reino Unido)|a British lawyer who prepares contracts and gives advice
somnolent|a|somnoliento
sonnet|n|soneto
soot|n|hollín
sophistication|n|sofisticación
soulful|a|conmovedor, lleno de sentimiento
soundness|n|solidez
sovereign|n|soberano
sovereignty|n|soberanía
sparse|a|escaso, ralo
sparsely|r|escasamente
spartan|a|espartano|very simple, without comfort
spasm|n|espasmo
spatial|a|espacial
spearhead|v|encabezar
speck|n|mota
speckled|a|moteado
spectre/specter|n|espectro, fantasma
speculation|n|especulación
spellbinding|a|fascinante
spellbound|a|embelesado
spew|v|vomitar, arrojar|to pour out in large amounts
spirited|a|animado, enérgico
spiteful|a|rencoroso, malicioso
splendour/splendor|n|esplendor
splice|v|empalmar
splurge|v|derrochar|to spend a lot of money on a treat
spontaneity|n|espontaneidad
sporadically|r|esporádicamente
spout|n|pitorro, caño; salir a chorros
sprawl|v|tumbarse; expansión (urbana)
spree|n|juerga, racha (de compras)
sprout|v|brotar; brote
spruce|n|abeto rojo, pícea
spur|n|espuela; estímulo
squall|n|borrasca, ráfaga|a sudden storm of wind and rain
squeal|v|chillar
squeamish|a|aprensivo, remilgado
squirm|v|retorcerse
squirt|v|lanzar un chorro
stabilize|v|estabilizar
stagnant|a|estancado
stagnate|v|estancarse|to stop developing
stagnation|n|estancamiento
stalemate|n|punto muerto; tablas
stalwart|n|partidario leal; leal
stampede|n|estampida
standpoint|n|punto de vista
standstill|n|paralización, punto muerto
stanza|n|estrofa
staple|n|alimento básico; grapa
stark|a|crudo, austero
starry|a|estrellado
startle|v|sobresaltar|to surprise someone suddenly so that they jump
stash|n|alijo; esconder
stately|a|majestuoso
statute|n|ley, estatuto
stave|n|pentagrama; (off) evitar
stealth|n|sigilo
steeple|n|campanario, aguja
stench|n|hedor
stereotypical|a|estereotipado
sterile|a|estéril
sterility|n|esterilidad
sterling|n|libra esterlina; excelente
stifle|v|sofocar, reprimir
stigma|n|estigma|a mark of shame in the eyes of others
stimulus|n|estímulo
stingy|a|tacaño
stink|v|apestar|to smell very bad
stint|n|período (de trabajo)
stipulate|v|estipular
stoat|n|armiño (en verano)
stocky|a|fornido, bajo y robusto
stoic|a|estoico|suffering without complaint
stonework|n|mampostería
stoop|v|encorvarse
stout|a|corpulento; robusto|rather fat; strong and thick
stoutly|r|con firmeza
straddle|v|sentarse a horcajadas
straggle|v|rezagarse
straggler|n|rezagado
strait|n|estrecho
straitjacket|n|camisa de fuerza
strata|n|estratos|layers of rock or of society
streamline|v|simplificar, agilizar
strenuous|a|extenuante, enérgico
strew|v|esparcir
stride|n|zancada; caminar a zancadas
strident|a|estridente
strife|n|conflicto, discordia
stringent|a|riguroso, estricto
stronghold|n|bastión, fortaleza
stubble|n|barba de varios días; rastrojo|short hairs on a man's face that has not been shaved
studious|a|estudioso|liking to study
stuffy|a|mal ventilado, cargado
subconscious|n|subconsciente
subculture|n|subcultura
subdivide|v|subdividir
subdue|v|someter, sofocar
subliminal|a|subliminal
submission|n|presentación, entrega; sumisión|handing something in; giving in to power
submissive|a|sumiso
subordinate|n|subordinado
subpoena|n|citación (judicial)
subside|v|amainar, hundirse
subsidiary|n|filial|a company owned by another
subsidize|v|subvencionar
subsidy|n|subvención
subterranean|a|subterráneo
subtlety|n|sutileza
subversion|n|subversión
subversive|a|subversivo
succession|n|sucesión
succinct|a|sucinto, conciso
succumb|v|sucumbir
suede|n|ante, gamuza
suffice|v|bastar
suffocate|v|asfixiar, sofocar
sulky|a|malhumorado, enfurruñado|silent and bad-tempered because of a grievance
sullen|a|hosco, huraño
sumptuous|a|suntuoso
sumptuously|r|suntuosamente
sunken|a|hundido
superfluous|a|superfluo
superimpose|v|superponer
supersede|v|reemplazar, sustituir
superstructure|n|superestructura
supple|a|flexible
suppression|n|supresión, represión|stopping something by force
supremacy|n|supremacía
surpass|v|superar, sobrepasar|to be better or greater than
surreptitiously|r|subrepticiamente, a escondidas
surrogate|n|sustituto
susceptibility|n|propensión, susceptibilidad
susceptible|a|propenso, susceptible|easily affected or harmed by something
sustained|a|sostenido, continuado
swede|n|colinabo; (Swede) sueco|a large yellow root vegetable; a person from Sweden
swerve|v|virar bruscamente
swindle|v|estafar
swindler|n|estafador
swivel|v|girar
swoop|v|abatirse, descender en picado
symmetry|n|simetría
symposium|n|simposio
synagogue|n|sinagoga
synchronize|v|sincronizar
syndrome|n|síndrome|a group of signs of an illness that occur together
syntax|n|sintaxis
synthesis|n|síntesis|combining several things into one
synthesize|v|sintetizar
systemic|a|sistémico
tacitly|r|tácitamente
tacky|a|hortera, de mal gusto; pegajoso|cheap and in bad taste; slightly sticky
tactful|a|diplomático, con tacto
tactfully|r|con tacto
tactician|n|estratega, táctico
tactile|a|táctil
tally|n|recuento; cuadrar|a record of a number; to agree with
tamper|v|manipular (indebidamente)
tangible|a|tangible
tantalizing|a|tentador
tapestry|n|tapiz|heavy cloth with a picture woven into it
tariff|n|arancel, tarifa
tarnish|v|deslustrar, empañar
tattered|a|hecho jirones
taunt|v|mofarse de; pulla
taut|a|tenso, tirante
tavern|n|taberna
taxidermy|n|taxidermia
taxing|a|exigente, agotador
tedious|a|tedioso
teem|v|rebosar, estar repleto (teem with)
teeter|v|tambalearse
tellingly|r|de manera reveladora
temperament|n|temperamento
tenacious|a|tenaz|never giving up
tenacity|n|tenacidad
tenement|n|bloque de pisos (humilde)
tenor|n|tenor
tentacle|n|tentáculo|one of the long arms of an octopus
tentative|a|provisional, vacilante
tenure|n|ejercicio (de un cargo), titularidad
tepid|a|tibio
terse|a|lacónico, seco
tersely|r|lacónicamente
testament|n|testimonio; testamento|proof of something; a will
thaw|v|descongelar, derretirse; deshielo
theologian|n|teólogo, teóloga
thereafter|r|a partir de entonces
thicket|n|matorral
thinly|r|en capa fina, poco
thistle|n|cardo
thrash|v|dar una paliza
threadbare|a|raído|of cloth: worn thin
thrifty|a|ahorrador
throb|v|palpitar, latir
throng|n|muchedumbre
thrum|v|rasguear; zumbido
thud|n|ruido sordo
thump|n|golpe, porrazo; golpear|a dull heavy blow
thwart|v|frustrar, impedir
tic|n|tic (nervioso)
tilt|v|inclinar, ladear
timely|a|oportuno|happening at just the right time
timepiece|n|reloj
tinged|a|teñido, con un toque (de)|having a slight touch of a colour or feeling
tingle|v|sentir un hormigueo
tinker|v|hacer pequeños ajustes, juguetear con
tinsel|n|espumillón|shiny strips used as Christmas decoration
tint|n|tinte, matiz
tipsy|a|achispado
tirade|n|diatriba
tiresome|a|pesado, molesto
toil|v|trabajar duro; esfuerzo
toilsome|a|penoso, laborioso
tonic|n|tónico; tónica|something that makes you feel better; a bitter drink with bubbles
topography|n|topografía
topple|v|caerse, volcar; derrocar
torment|n|tormento; atormentar|great suffering
torrent|n|torrente
torso|n|torso
touchstone|n|piedra de toque
toxicology|n|toxicología
traceable|a|rastreable, atribuible
trademark|n|marca registrada; rasgo característico
trailblazer|n|pionero|a person who is the first to do something
traipse|v|caminar cansinamente
trajectory|n|trayectoria
trample|v|pisotear
trance|n|trance
tranquil|a|tranquilo, sereno|calm and peaceful
tranquilly|r|tranquilamente
transcend|v|trascender
transfix|v|paralizar, dejar atónito
transient|a|pasajero, transitorio
transpire|v|resultar, saberse|to become known; to happen
traverse|v|atravesar
treachery|n|traición
treason|n|traición (a la patria)
treble|a|triple; agudo (voz)|three times as much; the highest voice
trellis|n|espaldera, enrejado
trench|n|zanja, trinchera
trespass|v|entrar sin autorización
tribunal|n|tribunal
trickle|v|gotear, escurrir
trifle|n|nimiedad; postre inglés de bizcocho y crema|something of little importance; a cold English dessert
trinket|n|baratija
trough|n|abrevadero, comedero; depresión|a long container from which animals eat or drink
troupe|n|compañía (de artistas)
truce|n|tregua
trumped-up|a|falso, inventado (acusación)
trundle|v|rodar, avanzar pesadamente
tuft|n|mechón, mata
tug|v|tirar de; remolcador
tumble|v|caerse, dar tumbos
tumult|n|tumulto
tundra|n|tundra
turbulent|a|turbulento
turnout|n|asistencia, participación
turnover|n|facturación; rotación de personal|the money a business takes; how often staff change
tweak|v|ajustar ligeramente; ajuste|to change a little to improve; to pinch
twitch|v|moverse nerviosamente, tener un tic
typify|v|tipificar, ejemplificar
typography|n|tipografía
tyranny|n|tiranía
ulcer|n|úlcera
ulterior|a|oculto (ulterior motive)
ultimatum|n|ultimátum
unaccountable|a|inexplicable
unanimity|n|unanimidad
unanimous|a|unánime
unassuming|a|sencillo, modesto
uncanny|a|extraño, inquietante|strange in a way that is hard to explain
uncharted|a|inexplorado
unchecked|a|descontrolado, sin freno
underdog|n|el que tiene las de perder
undermine|v|socavar, minar|to make gradually weaker
underscore|v|subrayar
underwrite|v|respaldar (económicamente), asegurar
undisclosed|a|no revelado
undivided|a|completo, entero (atención)
undulating|a|ondulado|rising and falling gently like waves
unearth|v|desenterrar, sacar a la luz
unequivocally|r|inequívocamente
unerring|a|infalible
unfathomable|a|insondable|impossible to understand
unflagging|a|incansable
unfounded|a|infundado
unfurl|v|desplegar
unheeded|a|desoído
unify|v|unificar
unilateral|a|unilateral
unimpeachable|a|irreprochable
unleash|v|desatar
unobtrusive|a|discreto
unorthodox|a|poco ortodoxo
unqualified|a|no cualificado; incondicional|without the right exams or knowledge; complete
unravel|v|desenredar; desentrañar
unrivalled/unrivaled|a|sin rival
unruly|a|revoltoso, indisciplinado
unscathed|a|ileso
unscrupulous|a|sin escrúpulos
unsolicited|a|no solicitado
unsung|a|no reconocido
unthinkable|a|impensable
untimely|a|inoportuno, prematuro
unwavering|a|inquebrantable
unwieldy|a|difícil de manejar
unwittingly|r|sin saberlo
upheaval|n|agitación, trastorno
uphold|v|defender, mantener|to support a law, right or decision
upkeep|n|mantenimiento
uproot|v|arrancar de raíz; desarraigar
upstart|n|advenedizo
upturn|n|mejora, repunte
urchin|n|pilluelo; erizo (de mar)
usher|v|acompañar, conducir; acomodador
utmost|a|sumo, máximo
utopia|n|utopía|an imaginary perfect place
utopian|a|utópico
utterance|n|enunciado, palabras
vacate|v|desocupar, dejar libre
valiant|a|valiente
validate|v|validar
validity|n|validez
vantage|n|ventaja (vantage point: mirador, punto de vista)
vapour/vapor|n|vapor
variance|n|discrepancia, variación
variant|n|variante
veer|v|virar, desviarse
vehemently|r|con vehemencia
vendetta|n|venganza, vendetta
venerable|a|venerable
vengeance|n|venganza
venom|n|veneno
venture|n|empresa, proyecto (arriesgado); aventurarse
verbatim|a|literal, al pie de la letra
verge|n|borde (on the verge of: a punto de)
versatility|n|versatilidad
vexing|a|irritante, fastidioso
viable|a|viable
vicariously|r|indirectamente, a través de otro
victimhood|n|victimismo, condición de víctima|being or feeling a victim
vigilance|n|vigilancia
vigilant|a|vigilante, alerta
vigour/vigor|n|vigor
vile|a|vil, repugnante
villainous|a|malvado
vindicate|v|reivindicar, dar la razón
vindication|n|reivindicación|proof that someone was right
vintner|n|vinatero
viper|n|víbora
virtuoso|n|virtuoso
virtuous|a|virtuoso
visibly|r|visiblemente
vista|n|vista, panorama
vitality|n|vitalidad
vixen|n|zorra (hembra del zorro)|a female fox
vocation|n|vocación
vogue|n|moda
void|n|vacío; nulo|an empty space; not legally valid
volatile|a|volátil, inestable|likely to change suddenly; quickly turning to gas
vole|n|campañol, ratón de campo
volition|n|voluntad
voracious|a|voraz
wail|v|gemir, llorar
wane|v|menguar, disminuir
warden|n|guarda, director de prisión
warlike|a|belicoso
warp|v|deformar, combar|to bend out of shape
warranty|n|garantía
watchful|a|vigilante, atento
watershed|n|punto de inflexión; divisoria de aguas|a moment when everything changes; land between two rivers
waver|v|vacilar, titubear
wayward|a|rebelde, descarriado
weasel|n|comadreja|a small thin wild animal that kills mice
weather-beaten|a|curtido (por la intemperie)
wedge|n|cuña; porción|a piece thick at one end and thin at the other
whack|v|golpear
wheeze|v|respirar con dificultad, resollar
whereby|r|por el cual, mediante el cual|by which
whiff|n|olorcillo, ráfaga|a slight smell
whim|n|capricho
whimper|v|gimotear
whimsical|a|caprichoso, fantasioso
wholehearted|a|incondicional, sin reservas
wholesome|a|sano, saludable
wield|v|empuñar; ejercer|to hold a weapon or to have power
willful/wilful|a|testarudo; deliberado
wince|v|hacer una mueca de dolor
windfall|n|dinero caído del cielo; fruta caída|money that you did not expect; fruit blown down
withhold|v|retener, ocultar
withstand|v|resistir, soportar|to be strong enough not to be harmed by
woe|n|aflicción, desgracia
woefully|r|lamentablemente
wombat|n|wombat
wondrous|a|maravilloso
worldly|a|mundano, de mundo
wrath|n|ira, cólera
wreak|v|causar, sembrar (wreak havoc: hacer estragos)
wreath|n|corona (de flores)
wren|n|chochín (pájaro)|a very small brown bird with a short tail
wrench|v|arrancar, torcer; llave inglesa
wretched|a|desdichado, miserable|very unhappy or very bad
writhe|v|retorcerse
wrongdoing|n|fechoría, delito
wryly|r|con ironía
yarn|n|hilo; historia, cuento|thread for knitting; a long story
yearning|n|anhelo
zany|a|estrafalario, chiflado|funny in a crazy way
zeal|n|celo, fervor
zealot|n|fanático|a person who is too eager for a cause
zealous|a|fervoroso, celoso
zenith|n|cenit, apogeo
zest|n|entusiasmo, brío; ralladura
`;
