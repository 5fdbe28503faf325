/** What an educated reader knows and seldom says: word, part of speech, Spanish, and what it means in plain English unless WordNet says it well. */
export const c1 = `
abbreviate|v|abreviar|to make a word or text shorter
abbreviation|n|abreviatura
abduction|n|secuestro, rapto|taking someone away by force
abide|v|soportar; acatar (abide by)|to accept and follow a rule; can't abide means hate
abode|n|morada|the place where someone lives
abolition|n|abolición
aboriginal|a|aborigen|of the first people who lived in a place
abortion|n|aborto (provocado)
abound|v|abundar
abrasion|n|rozadura, abrasión|a place where the skin is rubbed off
absorbing|a|absorbente, apasionante|so interesting that it holds all your attention
abstract|a|abstracto; resumen|about ideas, not real things; a short form of an article
abyss|n|abismo|a hole so deep that it seems to have no bottom
academia|n|mundo académico|the world of universities and the people in it
acceleration|n|aceleración|going faster, or how quickly something gets faster
acclaim|n|aclamación; aclamar
acclimatize|v|aclimatarse|to get used to a new place or climate
accompaniment|n|acompañamiento|something that goes with something else, such as music with a song
accordance|n|conformidad (in accordance with: de acuerdo con)|in accordance with: following a rule or wish
accountable|a|responsable|having to explain what you have done and answer for it
accumulation|n|acumulación|collecting over time; what has been collected
acute|a|agudo, grave|very serious or strong; (of the senses) very good
acutely|r|intensamente, sumamente|very strongly
adept|a|hábil, experto
adhere|v|adherirse; cumplir (adhere to)|to stick; to follow a rule or belief
adherence|n|adhesión, cumplimiento|keeping to a rule or a belief
adherent|n|partidario|a person who supports an idea or a party
adhesive|n|adhesivo|something used to stick things together; glue
adjacent|a|adyacente, contiguo|next to something
adjoining|a|contiguo, colindante|next to and joined to something
administer|v|administrar|to manage something; to give a medicine
administrative|a|administrativo
admirable|a|admirable
adrenaline|n|adrenalina|what the body makes when you are afraid or excited
adversary|n|adversario
adversity|n|adversidad
advocacy|n|defensa (de una causa)
advocate|v|defender, abogar por; defensor|to support an idea in public
aesthetic/esthetic|a|estético|about beauty
affiliate|n|filial, afiliado|to join or link an organisation to a larger one
affiliation|n|afiliación|a link with a party, religion or organisation
affinity|n|afinidad|a natural liking or closeness
affirm|v|afirmar|to say firmly that something is true
affirmation|n|afirmación|saying that something is true
affirmative|a|afirmativo|meaning or saying yes
afflict|v|afligir, aquejar|to make someone suffer
affliction|n|aflicción, dolencia|something that makes someone suffer
affluence|n|riqueza, opulencia
affluent|a|adinerado|rich
aftertaste|n|regusto|the taste that stays in the mouth after eating
ageless|a|eternamente joven|never seeming to grow old
aggravating|a|exasperante; agravante|annoying; making something worse
aggregate|n|total, conjunto|a total made up of several amounts
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
alienate|v|alejar, enajenar|to make someone stop feeling friendly or at home
align|v|alinear|to put things in a straight line
alignment|n|alineación|being in a line or in agreement
allegation|n|acusación, alegación
allege|v|alegar, afirmar|to say that something is true without proving it
allegedly|r|supuestamente|as people say, though it is not proved
allegiance|n|lealtad|loyalty to a leader, country or belief
allergen|n|alérgeno
alley|n|callejón
allocate|v|asignar
allot|v|asignar, repartir
allude|v|aludir|to speak of something in an indirect way
allusion|n|alusión|something said that makes people think of something else without naming it
aloof|a|distante|not friendly, keeping away from others
aloofness|n|actitud distante|keeping away from others, not being friendly
alteration|n|modificación, arreglo|a change
altruism|n|altruismo
altruistic|a|altruista
amass|v|amasar, acumular
ambiguity|n|ambigüedad|being open to more than one meaning
ambivalent|a|ambivalente|having two opposite feelings about something
amend|v|enmendar, corregir|to change a text or law to make it better
amendment|n|enmienda
amenity|n|servicio, comodidad|something that makes a place pleasant, such as a park or a pool
amid|prep|en medio de, entre|in the middle of
amidst|prep|en medio de, entre|in the middle of
ammunition|n|munición
amnesia|n|amnesia
amphibian|n|anfibio|an animal such as a frog that lives on land and in water
ample|a|amplio, de sobra
amplify|v|amplificar|to make louder or stronger
amplitude|n|amplitud|how wide or strong a wave or sound is
anaemic/anemic|a|anémico
anaesthetic/anesthetic|n|anestesia, anestésico
analogy|n|analogía|a comparison between two things that are alike in some way
analytical|a|analítico
anarchy|n|anarquía
anatomy|n|anatomía|the structure of the body, or the study of it
ancestral|a|ancestral|of the family in earlier times
anecdotal|a|anecdótico|based on personal stories, not on proven facts
anemone|n|anémona|a garden or woodland flower; a sea anemone is a soft sea animal
angler|n|pescador (de caña)|a person who fishes with a rod for sport
anguish|n|angustia
animate|v|animar; animado|to make something more lively; to make drawings seem to move
animosity|n|animosidad
annex|v|anexionar; anexo|to take over a piece of another country
annotation|n|anotación
annoyance|n|molestia, fastidio
anomaly|n|anomalía
anonymity|n|anonimato
antagonist|n|antagonista|the person against whom somebody fights, mostly in a story
anteater|n|oso hormiguero
anthropologist|n|antropólogo, antropóloga|someone who studies people and the ways in which they live together
anthropology|n|antropología
anticipation|n|expectación, anticipación|looking forward to something
antidote|n|antídoto
antonym|n|antónimo|a word with the opposite meaning
apathetic|a|apático|not interested in anything
apathy|n|apatía|not being interested in anything
apiece|r|cada uno|each
apocalypse|n|apocalipsis|the end of the world
apologetic|a|de disculpa, arrepentido
appal/appall|v|horrorizar|to shock very much
apparatus|n|aparato, equipo
apparition|n|aparición, fantasma|a ghost
appendix|n|apéndice|a small part inside the body near the stomach; extra pages at the end of a book
appraisal|n|evaluación, tasación|a judgment of how good or valuable something is
apprehension|n|aprensión, temor|worry about what is going to happen
apprehensive|a|aprensivo, inquieto|worried about what will happen
apprenticeship|n|aprendizaje (de un oficio)|the time in which someone learns a trade from a master
approximation|n|aproximación|a number or description that is nearly right
apt|a|apropiado; propenso|suitable; likely to do something
aptitude|n|aptitud
aptly|r|acertadamente|in a very fitting way: aptly named
arbitrarily|r|arbitrariamente|by chance or mood, without a reason
arbitrary|a|arbitrario|decided by chance or whim, without a reason
arc|n|arco|a part of a circle
arcade|n|galería comercial; sala de juegos|a covered passage with shops; a place with game machines
archaic|a|arcaico|very old and no longer used
archive|n|archivo
archivist|n|archivero, archivera
aria|n|aria
arid|a|árido
aristocracy|n|aristocracia
aristocrat|n|aristócrata
aristocratic|a|aristocrático
arousal|n|excitación|being excited or awake
arouse|v|despertar, suscitar|to cause a feeling; to excite
array|n|conjunto, gama|a large and impressive number of things
arson|n|incendio provocado
artefact/artifact|n|artefacto, objeto|an old object made by people
articulation|n|articulación|the clear saying of words; the putting of thoughts into words
artifice|n|artificio|a clever trick
artillery|n|artillería|large guns that armies use
artisan|n|artesano
ascent|n|ascenso, subida|the way or climb up
ashore|r|en tierra, a la orilla
aspiration|n|aspiración|a strong hope to achieve something
aspire|v|aspirar
assassinate|v|asesinar (a un personaje)|to murder someone important
assertion|n|afirmación, aserción
assertive|a|asertivo, firme|saying what you want with confidence
assimilate|v|asimilar|to take in and understand; to become part of a new country
assimilation|n|asimilación|becoming part of a new country or group; taking in what one learns
assorted|a|variado, surtido
assortment|n|surtido
assurance|n|garantía; seguridad|a promise; confidence
astound|v|asombrar
astray|r|por mal camino, extraviado
astronomical|a|astronómico|connected with astronomy; extremely large
astute|a|astuto, sagaz
asylum|n|asilo|protection that a country gives to someone who flees from another
asymmetry|n|asimetría
atrium|n|atrio, vestíbulo|a large open hall in a building, often with a glass roof
atrocious|a|atroz|very bad or cruel
attain|v|alcanzar, lograr
attainable|a|alcanzable
attainment|n|logro
attentive|a|atento
attune|v|adaptar, sintonizar|to make used to something, so that one notices it
auctioneer|n|subastador
audacious|a|audaz|daring to take risks
audit|n|auditoría
aura|n|aura|a feeling that seems to come from a person or place
austere|a|austero
authenticate|v|autentificar
authenticity|n|autenticidad|being real, not a copy
authoritarian|a|autoritario
authoritative|a|autorizado, con autoridad|reliable, because it comes from an expert
authorize|v|autorizar|to give someone official permission
authorship|n|autoría|being the writer of a text
autonomous|a|autónomo
autonomy|n|autonomía|the freedom to govern or decide for oneself
avail|n|provecho (to no avail: en vano)|to no avail means without success
avant-garde|a|vanguardista
avenge|v|vengar
aversion|n|aversión
avert|v|evitar; apartar (la mirada)|to prevent something bad; to turn away your eyes
aviation|n|aviación|flying and making aircraft
avid|a|ávido, entusiasta|very keen
avidly|r|ávidamente|with great interest
awe-inspiring|a|impresionante, sobrecogedor
axis|n|eje|the line around which something turns; a line on a graph
babble|v|balbucear, parlotear
backfire|v|salir el tiro por la culata|to have the opposite effect to the one you wanted
backhanded|a|ambiguo (cumplido)|of a compliment: seeming kind but really critical
backlash|n|reacción violenta|a strong reaction against something
backlog|n|trabajo atrasado
backwater|n|lugar apartado|a place where nothing happens
baffle|v|desconcertar|to puzzle someone completely
balk/baulk|v|resistirse, negarse|to stop and refuse to go on or to do something
balm|n|bálsamo|a cream that makes skin feel better; something that comforts
bamboo|n|bambú|a tall tropical grass with hard hollow stems
banal|a|banal|so ordinary that it is boring
bandwagon|n|carro (jump on the bandwagon: subirse al carro)
bane|n|perdición, cruz|something that causes trouble again and again
banish|v|desterrar
banishment|n|destierro|being sent away from a country as a punishment
banter|n|bromas, charla jocosa|friendly teasing talk
baptism|n|bautismo|a ceremony with water that makes someone a Christian
baptize|v|bautizar|to make someone a Christian with water
barbarian|n|bárbaro
barbaric|a|bárbaro, brutal|extremely cruel
baron|n|barón; magnate
barracks|n|cuartel|the buildings where soldiers live
barracuda|n|barracuda
barrage|n|aluvión, bombardeo|a great number of questions or shots, one after the other
barren|a|árido, estéril|where nothing grows
barricade|n|barricada|a wall of things put across a street to stop people
barrow|n|carretilla; túmulo|a small cart with one wheel
baseline|n|línea de base, referencia
bask|v|deleitarse, disfrutar (del sol)|to lie and enjoy warmth; to enjoy praise
bazaar|n|bazar|a market in an Eastern country
beacon|n|faro, señal luminosa|a light or fire that guides ships or warns people
bead|n|cuenta, abalorio
beady|a|como cuentas (ojos)
bearing|n|porte; relación; orientación|having to do with something; the way in which someone stands and moves
beckon|v|hacer señas
befall|v|acontecer, sobrevenir|(of bad things) to happen to someone
befitting|a|propio de, adecuado|right for someone or something
befriend|v|hacerse amigo de
befuddled|a|aturdido|very confused
begrudgingly|r|de mala gana|without wanting to
beguiling|a|cautivador, seductor
belated|a|tardío
belatedly|r|tardíamente|late
bellow|v|bramar, gritar|to shout in a loud deep voice
bellows|n|fuelle|a tool that blows air into a fire
bemusement|n|desconcierto|being slightly confused
benchmark|n|punto de referencia
beneficiary|n|beneficiario
benevolent|a|benévolo
bereave|v|privar (por la muerte)|to leave someone alone by dying (used as: bereaved)
bereavement|n|duelo, pérdida
beware|v|tener cuidado
bewilder|v|desconcertar|to confuse someone completely
bewilderment|n|desconcierto
bewitch|v|hechizar, embrujar|to put under a magic spell; to charm
bibliography|n|bibliografía|a list of books and articles on a subject
bickering|n|riñas, discusiones
billowing|a|ondeante, que se hincha|filled and moved by the wind, like sails or smoke
biochemistry|n|bioquímica|the study of the chemistry of living things
birch|n|abedul|a tree with thin white bark
bitterness|n|amargura|the bad feeling of having been treated unfairly; a bitter taste
bland|a|soso, insípido|with little taste or interest
blare|v|sonar a todo volumen|to make a loud unpleasant noise
blasphemy|n|blasfemia|something said against God or what is holy
blather|n|palabrería; parlotear|to talk for a long time about nothing
bleach|n|lejía; blanquear|a strong chemical that makes things white
bleary|a|nublado, cansado (ojos)|(of eyes) red and tired
blemish|n|mancha, imperfección
blight|n|plaga, lacra|a plant disease; something that spoils or harms
blip|n|altibajo; pitido|a small point of light on a screen; a small short problem
blissful|a|dichoso
blister|n|ampolla|a swelling on the skin filled with liquid
blitz|n|ataque relámpago; campaña intensa|a sudden great attack or effort
bloat|v|hinchar|to swell
bloodshed|n|derramamiento de sangre|the killing or wounding of people
blotch|n|mancha
blueprint|n|plano, proyecto
bluff|v|farolear, marcarse un farol|to pretend to be able to do what you cannot
bluntly|r|sin rodeos|in a direct way, without trying to be polite
blurry|a|borroso
bluster|v|fanfarronear; bravatas|to talk loudly and angrily with little effect
boastful|a|jactancioso, fanfarrón|talking too proudly of oneself
bog|n|ciénaga, pantano
bogus|a|falso
boldness|n|audacia
bolster|v|reforzar
bombard|v|bombardear|to attack with bombs, questions or messages
bona-fide|a|auténtico, de buena fe|real, true
bonkers|a|chiflado|crazy
boon|n|gran ayuda, bendición|something very helpful
boorish|a|grosero, zafio|rude
botanical|a|botánico|of plants
bout|n|ataque (de enfermedad); combate|a short time of illness; a boxing match
boycott|v|boicotear; boicot|to refuse to buy from or take part in something as a protest
brazenly|r|descaradamente|without shame
breadwinner|n|sostén de la familia
brigade|n|brigada
brink|n|borde (on the brink of)|the edge, just before something happens
bristle|n|cerda; erizarse|a short stiff hair, as on a brush
brittle|a|quebradizo
brooch|n|broche
brooding|a|melancólico, pensativo|thinking sadly or angrily about something
brutality|n|brutalidad
brutally|r|brutalmente|in a very cruel or hard way
bubbly|a|burbujeante; animado|full of bubbles; lively and cheerful
bulge|n|bulto; sobresalir
bulky|a|voluminoso|large and hard to carry
bulldozer|n|excavadora, topadora
bumbling|a|torpe|awkward, making many mistakes
buoy|n|boya|a thing that floats on the water to show the way to ships
buoyant|a|flotante; optimista|able to float; cheerful
burdensome|a|gravoso, pesado|hard to bear
bureaucracy|n|burocracia|too many official rules and papers
bureaucratic|a|burocrático
burgeoning|a|floreciente, en auge|growing fast
burgundy|n|borgoña (color o vino)|a dark purplish red; a French wine
burly|a|fornido
burrow|n|madriguera
bustle|v|ajetrearse; ajetreo|to move about in a busy way
buttress|n|contrafuerte; reforzar|a thick stone support against a wall
buzzard|n|ratonero (ave)|a large European bird of prey
buzzword|n|palabra de moda|a word that is in fashion in some trade
byline|n|firma (de un artículo)|the line that names the writer of an article
calculus|n|cálculo (matemáticas)|a part of mathematics about rates of change
calibre/caliber|n|calibre, talla|the quality of a person or thing; the width of a gun
callous|a|insensible, cruel|without pity for others
camaraderie|n|camaradería|the friendly feeling among people who do something together
camouflage|n|camuflaje; camuflar|colours or clothes that make something hard to see
candour/candor|n|franqueza
canon|n|canon|a list of the books or works that count as the best
canopy|n|dosel; copa (de los árboles)|a cover that hangs above; the top leaves of a forest
capitalism|n|capitalismo
capitalist|n|capitalista|a person who owns or believes in private business
capitalize|v|aprovechar (capitalize on)|to use something to your advantage
captivate|v|cautivar|to hold someone's whole attention by charm
cardiac|a|cardíaco
cardinal|n|cardenal; cardinal
carefree|a|despreocupado
caress|v|acariciar; caricia|to touch gently and with love
caricature|n|caricatura
carnage|n|carnicería, matanza
carnivore|n|carnívoro|an animal that eats meat
carnivorous|a|carnívoro|eating meat
carp|n|carpa (pez)|a large fish of lakes and ponds
casing|n|cubierta, revestimiento|the outer cover of something
caste|n|casta
cater|v|servir comidas; atender|to provide food for an event; to provide what people need
caucus|n|asamblea (política)|a meeting of the members of a party
causal|a|causal
cautionary|a|con moraleja, de advertencia|giving a warning
cavern|n|caverna
cavernous|a|cavernoso, enorme|as large and dark as a cave
cavity|n|cavidad; caries|a hole, mostly in a tooth
ceaseless|a|incesante
cedar|n|cedro|a large evergreen tree with hard wood
celestial|a|celeste, celestial
censor|n|censor; censurar|to take out of books, films or letters what may not be said
censorship|n|censura|removing from books or news what those in power do not want people to see
census|n|censo
centenary|n|centenario|the hundredth anniversary
centrepiece/centerpiece|n|pieza central, centro de mesa|the most important part; a decoration in the middle of a table
centurion|n|centurión
certify|v|certificar|to state officially that something is true
chandelier|n|lámpara de araña
chaperone/chaperon|n|acompañante, carabina|an older person who goes along to look after young people
charisma|n|carisma
charismatic|a|carismático
charred|a|carbonizado|burnt black
chauffeur|n|chófer
chequered/checkered|a|a cuadros; accidentado|with squares in two colours; with good and bad times
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
circulation|n|circulación; tirada|the movement of blood round the body; the number of copies that a newspaper sells
circumference|n|circunferencia
circumvent|v|eludir, sortear|to find a way round a rule or problem
citation|n|cita (bibliográfica)|words or a source quoted in a text
citrus|n|cítrico
clad|a|vestido|dressed
clamp|n|abrazadera; sujetar|a tool that holds things tightly together
clan|n|clan
clank|n|sonido metálico|a loud sound of metal against metal
clarification|n|aclaración|making something clearer
clatter|n|estrépito
cleanly|r|limpiamente|easily and smoothly in one movement
cleft|n|hendidura
clench|v|apretar (puños, dientes)
clergy|n|clero
clientele|n|clientela
clinical|a|clínico; frío|connected with doctors' work with patients; cold, without feeling
clique|n|camarilla, grupito cerrado
clone|n|clon; clonar|an exact copy of a living thing
closure|n|cierre; sensación de punto final|closing; the feeling that a sad matter is finished
clump|n|grupo (de plantas), terrón
clunky|a|tosco, aparatoso|heavy, awkward and old-fashioned
clutter|n|desorden, trastos|a lot of things in an untidy state
coax|v|persuadir (con paciencia)|to persuade someone gently
cockpit|n|cabina (del piloto)
cocoon|n|capullo (de seda)
coerce|v|coaccionar|to force someone to do something
coercion|n|coacción|forcing someone to do something
coexist|v|coexistir, convivir|to live together at the same time
cognitive|a|cognitivo|about thinking and knowing
coherent|a|coherente|clear and easy to follow, with parts that fit together
cohesion|n|cohesión|holding together as a whole
colander|n|colador, escurridor
collaborative|a|colaborativo|done by people working together
collaborator|n|colaborador; colaboracionista|a person who works with others
collage|n|collage
collapsible|a|plegable|that can be folded up small
collateral|n|aval, garantía; colateral|something you promise to give up if you cannot pay back a loan
colloquial|a|coloquial
colloquially|r|coloquialmente|in everyday speech
collusion|n|connivencia|a secret agreement to cheat
colonialism|n|colonialismo|the rule of one country over another that it has taken
colonize|v|colonizar|to take over a place and settle there
colossal|a|colosal
combative|a|combativo|ready to fight or argue
combustion|n|combustión|burning
commando|n|comando
commemorate|v|conmemorar
commence|v|comenzar|to begin
commend|v|elogiar
commendable|a|encomiable
commentary|n|comentario (deportivo o de un texto)|a spoken description of an event while it happens
commission|n|comisión; encargo|a group with an official task; money paid to a seller for each sale; an order for a work
commodity|n|mercancía, materia prima|something that is bought and sold
commonplace|a|común, corriente
commotion|n|alboroto|sudden noise and confusion
communal|a|comunal, compartido
commune|n|comuna|a group of people who live together and share everything
compassionate|a|compasivo|feeling pity for others and wanting to help
competence|n|competencia, capacidad|the ability to do something well
compilation|n|recopilación|a book, record or list put together from several sources
complacency|n|autocomplacencia|being too pleased with oneself to try harder
complacent|a|autocomplaciente|too pleased with oneself to try harder
complementary|a|complementario|going well together because each has what the other lacks
compliance|n|cumplimiento
compliant|a|sumiso; conforme (a la norma)|doing what others want
compost|n|abono orgánico, compost
compulsion|n|compulsión; obligación
compulsive|a|compulsivo|that someone cannot stop doing
conceited|a|engreído|too proud of oneself
conceivable|a|concebible
conceivably|r|posiblemente|possibly
conception|n|concepción, concepto|an idea of something; the beginning of a baby in its mother
conceptual|a|conceptual|about ideas
concerted|a|concertado, conjunto|done together by several people or groups
concession|n|concesión; descuento|something you give up to reach agreement; a lower price for some people
concurrently|r|simultáneamente|at the same time
condense|v|condensar|to make shorter; (of gas) to become liquid
condescending|a|condescendiente|talking to others as if one were better than they
condescension|n|condescendencia|treating others as if one were better than they
condiment|n|condimento|salt, pepper, a sauce or the like that is added to food
conducive|a|propicio
confectioner|n|confitero, pastelero|someone who makes or sells sweets and cakes
confer|v|conferir; consultar|to discuss something with others; to give a title or right
confidant|n|confidente|someone to whom you tell your secrets
confinement|n|confinamiento, reclusión|being kept in a small place
confiscate|v|confiscar|to take something away from someone officially
confound|v|desconcertar
congestion|n|congestión|too much traffic; a blocked nose
congregation|n|congregación, feligreses|the people who come to a church
conjunction|n|conjunción|a word such as and, but or because that joins others
conjure|v|hacer aparecer; evocar|to make something appear as if by magic
connoisseur|n|entendido, experto|someone who knows a lot about art, food or wine
connotation|n|connotación|an idea that a word suggests besides its meaning
conquest|n|conquista|taking a country or people by force
conscientious|a|concienzudo
consecutive|a|consecutivo
consequential|a|importante; consiguiente|important; following as a result
considerate|a|considerado
consistency|n|coherencia; consistencia|always being the same; how thick a liquid is
consolation|n|consuelo|comfort in sadness or disappointment
console|v|consolar; consola|to make someone who is sad feel better
consolidate|v|consolidar|to make stronger or more secure; to join into one
conspicuous|a|llamativo, visible|very easy to notice
conspicuously|r|de forma llamativa
conspirator|n|conspirador, conspiradora|a person who secretly plans something bad with others
conspire|v|conspirar|to plan something bad in secret together
constituency|n|distrito electoral|an area that elects someone to a parliament
constituent|n|componente; elector|one of the parts of something; a voter of an area
constitute|v|constituir
constitutional|a|constitucional|allowed by or connected with the basic law of a country
constrain|v|limitar, restringir|to limit
consultation|n|consulta
contemptible|a|despreciable|so bad that it deserves no respect
contemptuous|a|despectivo|showing no respect
contend|v|sostener; competir, lidiar (contend with)|to say that something is true; to compete
contention|n|argumento; disputa|something that is argued; disagreement
contentment|n|satisfacción|being quietly happy
contingency|n|contingencia, imprevisto
contingent|n|contingente|a group that stands for a country or larger group
continual|a|continuo, constante|happening again and again
continuity|n|continuidad
contortion|n|contorsión|twisting the body or face out of its usual shape
contraction|n|contracción|becoming smaller or shorter; one of the pains of giving birth
contradictory|a|contradictorio|saying two opposite things
contrived|a|forzado, artificioso|not natural, too much planned
converge|v|converger|to come from different directions and meet
convergence|n|convergencia
conversely|r|a la inversa|seen from the other side
convoy|n|convoy
coordination|n|coordinación|making people or parts of the body work well together
copious|a|copioso
cornerstone|n|piedra angular|the thing on which everything else depends
corny|a|cursi, manido|too sentimental or used too often
coronation|n|coronación
correlate|v|correlacionar
correlation|n|correlación
corrosion|n|corrosión|the slow damage of metal by water or chemicals
corrosive|a|corrosivo|able to eat away metal slowly
counteract|v|contrarrestar|to work against something and make its effect smaller
counterfeit|a|falsificado; falsificar
counterpart|n|homólogo, equivalente
counterproductive|a|contraproducente|having the opposite effect of the one wanted
coup|n|golpe (de Estado)
courier|n|mensajero|a person who brings letters and parcels
courteous|a|cortés
courteously|r|cortésmente|politely
covert|a|encubierto, secreto
coveted|a|codiciado
crackle|v|crepitar|to make many short sharp sounds, like a fire
cradle|n|cuna|a small bed for a baby, which can be rocked
crafty|a|astuto, ladino
cram|v|atestar, meter a presión; empollar|to push too much into a small space; to learn much in a short time
crave|v|ansiar, anhelar|to want something very much
creak|v|crujir, chirriar|to make the sound of an old door or floor
creaky|a|chirriante, desvencijado|making the sound of an old door; old and in bad condition
credibility|n|credibilidad
credulous|a|crédulo|too ready to believe things
crescent|n|media luna
cress|n|berro|a small green plant that is eaten in salads
crest|n|cresta; escudo
crevice|n|grieta|a narrow crack in a rock or wall
criterion|n|criterio|a standard by which something is judged
critique|n|crítica
crook|n|delincuente, estafador|a dishonest person
crossfire|n|fuego cruzado|shooting from two sides at once
crumple|v|arrugar|to crush paper or cloth into folds
crusader|n|cruzado; defensor (de una causa)|someone who fights hard for an idea; a soldier of the crusades
crux|n|quid, punto crucial|the most important or difficult point
crypt|n|cripta
cryptic|a|críptico, enigmático|with a hidden meaning, hard to understand
cubicle|n|cubículo|a small space with walls in an office or toilet
cull|v|seleccionar y eliminar|to kill some animals so that there are fewer
culminate|v|culminar
culmination|n|culminación
cultivate|v|cultivar|to grow plants; to develop a skill or friendship
cumbersome|a|engorroso, voluminoso
cumulative|a|acumulativo|growing as more and more is added
cunning|a|astuto; astucia|clever at getting what one wants by tricks
curator|n|conservador (de museo), comisario
curio|n|curiosidad (objeto)
curtail|v|restringir, recortar
customarily|r|habitualmente|usually
customary|a|habitual, acostumbrado
cutlet|n|chuleta
cynic|n|cínico, cínica|a person who believes that others only think of themselves
cynicism|n|cinismo|the belief that people only act out of self-interest
dabble|v|hacer pinitos, interesarse superficialmente|to do something in a small way, without being serious about it
damning|a|condenatorio|showing clearly that someone is guilty or bad
dampen|v|humedecer; apagar (el ánimo)
dangle|v|colgar
dart|n|dardo; lanzarse|a small arrow that is thrown in a game; to move suddenly and quickly
dashing|a|apuesto, gallardo|attractive and confident
daunt|v|intimidar, desalentar
daydream|v|soñar despierto|to think of pleasant things instead of what you are doing
dazzle|v|deslumbrar|to blind someone for a moment with light; to impress greatly
deadlock|n|punto muerto
debacle|n|debacle, desastre|a complete failure
debilitating|a|debilitante
debris|n|escombros, restos|pieces left over after something was destroyed
debunk|v|desmentir, desacreditar|to show that something is false
deceit|n|engaño|making people believe what is not true
deceitful|a|engañoso, falso
decency|n|decencia|honest, polite and proper behaviour
deception|n|engaño (not "decepción")|making someone believe what is not true
deceptive|a|engañoso
decidedly|r|decididamente|very clearly
decipher|v|descifrar|to manage to read what is hard to read
decorum|n|decoro
decree|n|decreto|an official order
deduce|v|deducir|to work out from the facts
deduct|v|restar, descontar|to take an amount away from a total
deduction|n|deducción|an amount that is taken away; something you work out by thinking
defamation|n|difamación|saying or writing untrue bad things about someone
default|n|opción predeterminada; impago|what happens if you choose nothing else
defective|a|defectuoso|not working as it should
defer|v|aplazar|to put off until later
defiance|n|desafío
defiant|a|desafiante
defiantly|r|desafiantemente|openly refusing to obey
deficiency|n|deficiencia, carencia|a lack of something that is needed
deflated|a|desinflado; desanimado|with the air let out; less confident than before
deftly|r|hábilmente|quickly and cleverly
defunct|a|desaparecido, extinto|no longer existing
defuse|v|desactivar; calmar|to stop a bomb from exploding; to make a situation less dangerous
degrade|v|degradar|to treat without respect; to make worse
delegate|v|delegar; delegado
delegation|n|delegación
deliberation|n|deliberación|long and careful thought or discussion
delicacy|n|manjar; delicadeza|a rare and delicious food; being delicate
delusion|n|delirio, engaño
deluxe|a|de lujo|of very high quality and price
delve|v|ahondar, indagar|to look deeply into something
demean|v|degradar, humillar|to make people have less respect for someone
demeanour/demeanor|n|porte, comportamiento
demise|n|desaparición, fin|the end or death of something or someone
demography|n|demografía|the study of how populations change
demolition|n|demolición|the pulling down of a building
demonstrable|a|demostrable|that can be shown or proved
demoralize|v|desmoralizar|to make someone lose confidence and hope
denominator|n|denominador
denote|v|indicar, denotar
deplete|v|agotar|to use up most of something
deplorable|a|deplorable
deployment|n|despliegue|the moving of soldiers or equipment to where they are needed
deport|v|deportar|to send a foreigner out of the country
depository|n|depósito, almacén|a place where things are kept
depreciation|n|depreciación
deprivation|n|privación, carencia|not having things that people need, such as food, money or sleep
deprived|a|desfavorecido|without the things that are needed for a good life
derail|v|descarrilar
derelict|a|abandonado, en ruinas|(of buildings) empty and falling apart
derivative|n|derivado; poco original|something that comes from something else; (of works) copied from others
descriptive|a|descriptivo
designate|v|designar
desolate|a|desolado|empty and sad
destined|a|destinado|sure to have or become something in the end
detach|v|separar, desprender|to take one thing off another
detachment|n|desapego, distanciamiento|not being involved in one's feelings; a group of soldiers
detain|v|detener, retener
detention|n|detención; castigo (en el colegio)|being kept in prison, or at school after class
deter|v|disuadir
deteriorate|v|deteriorarse, empeorar
deterioration|n|deterioro|becoming worse
deterrent|n|elemento disuasorio|something that makes people afraid to do something
detest|v|detestar
detrimental|a|perjudicial
detrimentally|r|perjudicialmente|in a way that does harm
detritus|n|detritos, residuos|waste that is left over
devastation|n|devastación|great destruction
deviate|v|desviarse
devious|a|retorcido, taimado|dishonest in a clever way
devoid|a|desprovisto, carente|completely without
devotee|n|devoto, admirador
devotional|a|devocional, piadoso
devour|v|devorar|to eat or read very quickly and eagerly
differentiate|v|diferenciar|to see or show how two things are different
dignified|a|digno, solemne
digression|n|digresión|a part of a talk or text that leaves the subject
diligence|n|diligencia|careful and steady work
diligent|a|diligente, aplicado
diligently|r|diligentemente|with careful and steady work
dimly|r|débilmente, vagamente|not brightly or clearly
dingy|a|lúgubre, sucio|dark and dirty
diplomacy|n|diplomacia
dire|a|grave, extremo
directive|n|directiva, directriz|an official order
disaffected|a|descontento|no longer satisfied with or loyal to those in power
disarm|v|desarmar|to take someone's weapons away
disarmingly|r|de forma encantadora (que desarma)|in a way that makes people stop being angry or careful
discern|v|discernir, distinguir|to see or notice, though not easily
discharge|v|dar de alta; descargar, verter|to let someone leave a hospital; to let out
disciple|n|discípulo
discipleship|n|condición de discípulo|being the follower of a teacher
disclose|v|revelar
disclosure|n|revelación
disconcerting|a|desconcertante|making someone feel uneasy or unsure
discontent|n|descontento|not being satisfied
discourse|n|discurso|serious speech or writing on a subject
discredit|v|desacreditar|to make people stop believing in someone or something
discrepancy|n|discrepancia
discretion|n|discreción; criterio propio|not telling what is private; freedom to decide
disdain|n|desdén
disenchanted|a|desencantado|no longer believing in something
dishonour/dishonor|n|deshonra; deshonrar
disillusioned|a|desilusionado|disappointed because something is not as good as you believed
disinformation|n|desinformación
disintegrate|v|desintegrarse|to fall into small pieces
disinterested|a|imparcial, desinteresado|fair, because one has nothing to gain
dislocate|v|dislocar
disloyal|a|desleal|not faithful to a friend, group or country
dismal|a|deprimente, pésimo|very sad or bad
dismissal|n|despido; rechazo|being made to leave a job; refusing to consider something
disparaging|a|despectivo
disparity|n|disparidad
dispatch/despatch|v|enviar, despachar|to send off
dispel|v|disipar|to make doubts or fears go away
dispense|v|dispensar, repartir; prescindir (dispense with)|to give out to people
disperse|v|dispersar|to go or send in different directions
displace|v|desplazar|to take the place of; to force from home
displacement|n|desplazamiento|moving people or things from their place
displeasure|n|disgusto
dispose|v|deshacerse (dispose of)|dispose of: to get rid of
disposition|n|carácter, disposición|someone's usual character or mood
disproportionately|r|desproporcionadamente
disprove|v|refutar
disquieting|a|inquietante|making one worried
disregard|v|hacer caso omiso de|to take no notice of
disruptive|a|perturbador, disruptivo|causing trouble, so that something cannot go on as normal
dissatisfaction|n|insatisfacción
disseminate|v|difundir
dissent|n|disconformidad, disenso|strong disagreement with what most people think
dissertation|n|tesina, tesis|a long piece of writing for a university degree
dissident|n|disidente|someone who disagrees with a government in public
distaste|n|aversión, disgusto
distil/distill|v|destilar|to make a liquid pure, or a strong drink, by heating and cooling
distortion|n|distorsión|a change in shape, sound or facts that makes them wrong
distraught|a|consternado, desesperado|extremely upset
distressing|a|angustioso
distrust|v|desconfiar de; desconfianza
disturbance|n|disturbio, molestia|something that interrupts peace or quiet
diva|n|diva
diverge|v|divergir
diversify|v|diversificar|to add new and different things
diversion|n|desvío; distracción|a different way when a road is closed; something that takes attention away
divination|n|adivinación|telling the future by magic
divulge|v|divulgar|to tell a secret
doctorate|n|doctorado
doctrine|n|doctrina
doggedly|r|obstinadamente|without giving up
doldrums|n|abatimiento, estancamiento|a time of low spirits or little activity
domain|n|dominio, ámbito|an area of knowledge or activity; part of an address on the internet
dominance|n|dominio, predominio|being stronger or more important than others
domineering|a|dominante, mandón|trying to control others all the time
doom|n|perdición, fatalidad; condenar|a terrible fate that cannot be avoided
dormant|a|inactivo, latente|asleep or not active for the time being
dossier|n|expediente, dosier
downfall|n|caída, ruina|a sudden loss of power or success
drab|a|gris, soso|dull, without colour
dreamy|a|soñador|like a dream, or as if in a dream
dreary|a|monótono, deprimente|dull and making one sad
drench|v|empapar|to make very wet
droll|a|gracioso, chusco|funny in an odd way
drone|n|dron; zángano|an aircraft without a pilot; a male bee
drool|v|babear|to let water run from the mouth
drowsy|a|somnoliento
ductile|a|dúctil|of metal: that can be drawn into wire
duly|r|debidamente|in the proper way or at the proper time
dumbfounded|a|estupefacto, pasmado|so surprised that one cannot speak
dutiful|a|cumplidor, obediente
dutifully|r|obedientemente|because it is one's duty
dwell|v|morar; insistir (dwell on)|to live somewhere; dwell on: to think too long about
dwindle|v|menguar, disminuir
dynamism|n|dinamismo|being full of energy and new ideas
dynasty|n|dinastía
dystopia|n|distopía|an imagined world in which life is very bad
dystopian|a|distópico
earl|n|conde
earnest|a|serio, sincero|serious and sincere
earshot|n|alcance del oído
earthy|a|terroso; campechano|like earth; direct and natural
eavesdrop|v|escuchar a escondidas
eccentricity|n|excentricidad|strange behaviour
ecological|a|ecológico|connected with plants, animals and their environment
ecstasy|n|éxtasis|a feeling of very great happiness
ecstatic|a|eufórico, extasiado
edifice|n|edificio (imponente)|a large building
editorial|n|editorial|an article that gives the opinion of the newspaper
eerie|a|inquietante, espeluznante
eerily|r|inquietantemente|in a strange and frightening way
effortless|a|sin esfuerzo, fácil
egotistical|a|egocéntrico, egoísta|thinking oneself more important than others
elapse|v|transcurrir
elated|a|eufórico|very happy and excited
electromagnetic|a|electromagnético|with both electric and magnetic properties
elevate|v|elevar
elevation|n|elevación, altitud|height above the sea; a rise
elicit|v|provocar, obtener
elm|n|olmo|a tall tree with broad leaves
elongated|a|alargado|long and thin
eloquence|n|elocuencia
eloquent|a|elocuente
eloquently|r|elocuentemente
elusive|a|escurridizo, esquivo|hard to find, catch or remember
embattled|a|asediado, en apuros|surrounded by difficulties or enemies
embed|v|incrustar, insertar
embellish|v|embellecer, adornar
embezzlement|n|malversación, desfalco|stealing money that one was trusted with
emblem|n|emblema
embodiment|n|encarnación, personificación|a person or thing that shows a quality perfectly
embody|v|encarnar, personificar|to show a quality or idea perfectly
embroider|v|bordar; adornar
embryo|n|embrión|an animal or person in the first stage before birth
emergence|n|aparición, surgimiento
eminent|a|eminente
emit|v|emitir|to send out light, sound, gas or heat
empathetic|a|empático
empathize|v|empatizar|to understand and share another's feelings
empirical|a|empírico
empower|v|empoderar, facultar|to give someone more power over their life
emptiness|n|vacío
emulate|v|emular
enact|v|promulgar; representar|to make a proposal into a law; to act out
enamel|n|esmalte
enchant|v|encantar, hechizar
enchantment|n|encantamiento, encanto|magic; great delight
enclave|n|enclave|a small area inside another country or group
encode|v|codificar
encompass|v|abarcar|to include or surround
encrypt|v|cifrar, encriptar
encyclopedia/encyclopaedia|n|enciclopedia
endearing|a|entrañable|making people like someone
endeavour/endeavor|n|esfuerzo, empeño; esforzarse|a serious attempt
endemic|a|endémico|always found in a certain place or people
endorsement|n|respaldo, aval|public support for a person or product
endurance|n|resistencia, aguante
enforcement|n|aplicación, cumplimiento (de la ley)|making people obey a law or rule
enfranchise|v|conceder el derecho al voto|to give someone the right to vote
engrave|v|grabar
engross|v|absorber|to take up all of someone's attention
enigmatic|a|enigmático
enlighten|v|iluminar, informar|to explain something to someone
enlightenment|n|iluminación; Ilustración|knowing and understanding something that was not clear before
enlist|v|alistarse; conseguir (ayuda)
enliven|v|animar|to make more lively or interesting
enrage|v|enfurecer
enrapture|v|embelesar|to fill with great delight
ensemble|n|conjunto|a group who play or act together; a set of clothes
enshrine|v|consagrar|to protect a right in a law
enslave|v|esclavizar
ensue|v|seguir, resultar|to happen after or because of something
entail|v|conllevar, suponer|to make necessary, to bring with it
entangle|v|enredar|to catch in threads, ropes or difficulties
entanglement|n|enredo|being caught in something; a difficult relation
enthralling|a|cautivador|so interesting that one cannot stop
entice|v|tentar, atraer|to tempt someone with something pleasant
entitlement|n|derecho
entomb|v|sepultar
entourage|n|séquito
entrap|v|atrapar, tender una trampa|to catch in a trap
entrenched|a|arraigado|so fixed that it is hard to change
entrepreneurial|a|emprendedor|ready to start businesses and take risks
envious|a|envidioso|wanting what someone else has
envision|v|imaginar, prever
envoy|n|enviado, emisario
epicentre/epicenter|n|epicentro
epilogue|n|epílogo|a part added at the end of a book or play
epitaph|n|epitafio
equilibrium|n|equilibrio|balance
equity|n|equidad; capital propio|fairness; the value of what you own
eradicate|v|erradicar|to get rid of something completely
eradication|n|erradicación|getting rid of something completely
erode|v|erosionar|to wear away slowly, as wind and water do
err|v|errar
errand|n|recado, mandado
errant|a|errante, descarriado|doing wrong or going the wrong way
erratic|a|errático, irregular
erratically|r|erráticamente|in a way that changes all the time
erroneously|r|erróneamente|by mistake
escalate|v|intensificarse, agravarse
escalation|n|escalada, intensificación|becoming more serious or violent
escapade|n|travesura, aventura
escapism|n|evasión (de la realidad)
escort|v|escoltar, acompañar; escolta
espionage|n|espionaje
estimation|n|estimación, juicio|an opinion or guess of how good or large something is
estranged|a|distanciado|no longer living with or friendly to someone
ethic|n|ética
euphoria|n|euforia
evasive|a|evasivo|not giving a clear answer
eve|n|víspera|the day or evening before
evict|v|desahuciar, desalojar|to make someone leave their home by law
eviction|n|desahucio|forcing someone to leave a house or flat
evocative|a|evocador|making one remember or feel something strongly
evolutionary|a|evolutivo
ewe|n|oveja (hembra)|a female sheep
exalted|a|elevado, exaltado|of very high rank; very happy
exasperated|a|exasperado|very annoyed and out of patience
exasperating|a|exasperante
exasperation|n|exasperación|the feeling of being very annoyed
excavate|v|excavar|to dig out of the ground carefully
excavation|n|excavación|digging up the ground, mostly to look for old things
excavator|n|excavadora|a machine that digs
excerpt|n|fragmento, extracto
exclaim|v|exclamar
exclamation|n|exclamación
excruciatingly|r|terriblemente, atrozmente|so much that it hurts
exemplary|a|ejemplar|so good that others should copy it
exemplify|v|ejemplificar|to be or give a typical example of
exempt|a|exento; eximir|not having to do or pay what others must
exert|v|ejercer|to use strength or influence
exhale|v|exhalar|to breathe out
exhaustive|a|exhaustivo|complete, leaving nothing out
exhaustively|r|exhaustivamente|completely, leaving nothing out
exhilarated|a|eufórico, estimulado
exhilarating|a|estimulante, emocionante
exodus|n|éxodo|the leaving of many people at once
expanse|n|extensión|a wide open area
expatriate|n|expatriado|a person who lives in another country
expedite|v|acelerar, agilizar|to make something happen faster
expel|v|expulsar
expendable|a|prescindible|that can be done without
expenditure|n|gasto
expletive|n|palabrota|a swear word
explication|n|explicación, explicitación|an explanation
exploitation|n|explotación|using people unfairly; using land or resources
exponent|n|exponente, defensor|someone who supports an idea or is good at an art
exponential|a|exponencial|growing faster and faster
exponentially|r|exponencialmente|faster and faster
expository|a|expositivo|explaining something
expressly|r|expresamente
expulsion|n|expulsión
exquisite|a|exquisito|extremely beautiful and delicate
extemporaneous|a|improvisado|said or done without preparation
exterminate|v|exterminar|to kill all of a group of people or animals
extinguish|v|extinguir, apagar|to put out a fire or light
extort|v|extorsionar|to get money by threats
extraction|n|extracción|taking something out; where someone's family came from
extradition|n|extradición
extravagance|n|derroche, extravagancia|spending or using too much
extremism|n|extremismo
extremist|n|extremista
extremity|n|extremidad, extremo|the furthest end; extremities are hands and feet
exuberant|a|eufórico, exuberante
exude|v|rezumar, irradiar|to show much of a feeling; to give out slowly
eyesore|n|cosa fea, adefesio
fabricate|v|inventar, falsificar|to invent false facts
fabrication|n|invención, mentira|something made up that is not true
fabulously|r|fabulosamente
facade/façade|n|fachada
facilitate|v|facilitar
faction|n|facción
factual|a|basado en hechos, objetivo|based on facts
fallacy|n|falacia|a wrong idea that many people believe
falsify|v|falsificar|to change something so that it is no longer true
falter|v|vacilar, titubear|to become weak or unsure
fanaticism|n|fanatismo
fanciful|a|fantasioso, imaginativo|imagined rather than real
fanfare|n|fanfarria; bombo|a short loud piece of trumpet music
farce|n|farsa|a silly comedy; something so badly done that it is ridiculous
faux|a|falso, de imitación|made to look like something more valuable
favouritism/favoritism|n|favoritismo
feasible|a|factible, viable
feeble|a|débil
feisty|a|luchador, con carácter|full of courage and energy
ferocious|a|feroz
fertility|n|fertilidad|being able to have young or grow plants
fervently|r|fervientemente|with strong feeling
fete/fête|n|fiesta, verbena|an outdoor party with games and stalls
feud|n|enemistad, disputa
feudal|a|feudal|of the old system in which lords owned the land and others worked on it
fiasco|n|fiasco|a complete failure
fictitious|a|ficticio|not real, made up
fidelity|n|fidelidad|being faithful or exact
fidget|v|moverse con inquietud
fiend|n|demonio, desalmado|a very cruel person; a devil
fiery|a|ardiente, apasionado|like fire; easily made angry
figurative|a|figurado
figuratively|r|en sentido figurado|not in the real but in a picture sense of the words
figurehead|n|figura decorativa; mascarón de proa|a leader without real power; a carved figure on a ship
filament|n|filamento|a very thin thread or wire
filth|n|mugre, suciedad
finch|n|pinzón|a small singing bird with a short beak
finery|n|galas|beautiful clothes and jewels for a special day
fir|n|abeto|a tall evergreen tree with needles
firmament|n|firmamento|the sky
firsthand|a|de primera mano
fiscal|a|fiscal (de impuestos)
fixture|n|instalación fija; encuentro deportivo
flabbergasted|a|estupefacto
flair|n|don, talento
flamboyant|a|extravagante, llamativo|confident and lively, so that people notice
flammable|a|inflamable
flask|n|frasco, matraz; termo|a bottle for carrying drinks
flattering|a|halagador, favorecedor
flaunt|v|hacer alarde de|to show off
fledgling/fledgeling|n|polluelo; novel|a young bird that has just learned to fly
fleeting|a|fugaz
fleetingly|r|fugazmente|for a very short moment
flick|v|dar un golpecito; chasquear|to move or hit with a quick light movement
flighty|a|voluble, frívolo|always changing one's mind
flimsy|a|endeble|thin and easily broken; weak
flinch|v|estremecerse, echarse atrás
fling|v|arrojar
flog|v|azotar
flop|n|fracaso; desplomarse|a complete failure
floral|a|floral
flourish|v|florecer, prosperar
fluctuate|v|fluctuar|to go up and down
fluctuation|n|fluctuación|going up and down
fluff|n|pelusa|soft light bits of wool or dust
fluke|n|chiripa
flushed|a|sonrojado|red in the face
flutter|v|revolotear, agitarse|to move lightly and quickly, like wings
foe|n|enemigo|an enemy
fondness|n|cariño, afición|liking someone or something very much
foodstuff|n|alimento
foolhardy|a|temerario|taking silly risks
foothold|n|punto de apoyo|a place to put your foot when climbing; a safe start
footing|n|pie, equilibrio; base|a firm hold for the feet; the basis of something
forage|v|buscar comida|to look for food
forcible|a|por la fuerza|done by force
forcibly|r|a la fuerza|by force
foreboding|n|mal presentimiento
forefront|n|vanguardia, primer plano|the leading position
foreground|n|primer plano
foremost|a|principal, más destacado
forerunner|n|precursor|someone or something that came before and prepared the way
foreseeable|a|previsible
foreshadow|v|presagiar
foresight|n|previsión|thinking ahead, so that one is prepared
forfeiture|n|pérdida, confiscación
forge|v|falsificar; forjar|to make a false copy; to create something strong
forgery|n|falsificación
formidable|a|formidable, imponente
formulate|v|formular|to put a plan or idea into exact words
forthcoming|a|próximo; comunicativo|happening soon; ready to give information
fortify|v|fortificar, fortalecer
fortuitously|r|de forma fortuita|by lucky chance
fount|n|fuente, manantial|a source, of knowledge for example
foyer|n|vestíbulo
fragmentary|a|fragmentario
fragrant|a|fragante
frail|a|frágil, delicado
fraudulent|a|fraudulento
fraught|a|lleno (de problemas); tenso|full of something unpleasant; anxious
free-for-all|n|refriega, descontrol
freeze-dried|a|liofilizado|of food: frozen and dried so that it keeps
freight|n|flete, carga
frenzy|n|frenesí
fresco|n|fresco (pintura)
fretful|a|inquieto, irritable|worried and complaining
friar|n|fraile
frigate|n|fragata|a small fast ship of war
frill|n|volante (de tela); adorno|a decorative edge of cloth in folds
frivolous|a|frívolo|silly, not serious
frond|n|fronda, hoja (de helecho o palma)|a long leaf of a fern or palm
frugal|a|frugal
fruitful|a|fructífero|producing good results
fruitless|a|infructuoso
fugitive|n|fugitivo|a person who is running from the police
fulfilment/fulfillment|n|realización, cumplimiento|being satisfied with what one has done; doing what was promised
full-blown|a|en toda regla, hecho y derecho|completely developed
full-fledged|a|hecho y derecho, de pleno derecho|completely developed or trained
fumble|v|buscar a tientas, hacer con torpeza|to use one's hands awkwardly
fundamentalist|n|fundamentalista|someone who follows a religion's rules very strictly
funnel|n|embudo; chimenea (de barco)
furnace|n|horno, caldera
furtively|r|furtivamente|in a secret way
fusion|n|fusión|joining two things into one
fusty|a|rancio, que huele a cerrado|smelling old and damp; old-fashioned
futility|n|inutilidad
galactic|a|galáctico
galley|n|galera; cocina (de barco o avión)|an old ship with oars; a ship's kitchen
gallop|v|galopar|of a horse: to run at its fastest
gape|v|quedarse boquiabierto
gaping|a|enorme (abertura)|of a hole: wide open
garbled|a|confuso, incomprensible|mixed up, so that it cannot be understood
gargle|v|hacer gárgaras|to wash your throat with a liquid without swallowing it
garland|n|guirnalda|a ring of flowers or leaves to wear or hang up
gauze|n|gasa
gecko|n|geco
generalization|n|generalización
generic|a|genérico|of a whole group; without a brand name
genie|n|genio (de la lámpara)|in stories, a spirit from a lamp that grants wishes
gentile|n|gentil, no judío|a person who is not Jewish
genus|n|género (biología)|a group of related kinds of plants or animals
gerund|n|gerundio
ghastly|a|espantoso
ghetto|n|gueto|a poor part of a city where one group of people live
ghoulish|a|macabro|interested in death and horrible things
giddy|a|mareado|feeling that everything is turning round
gilded|a|dorado|covered with gold
gimmick|n|truco publicitario|a trick to get people's attention
gist|n|lo esencial|the main points of what is said or written
glacial|a|glacial|connected with glaciers; very cold or slow
glamour/glamor|n|glamur
glaring|a|deslumbrante; flagrante|very obvious; too bright
glee|n|regocijo|great joy, often at another's bad luck
gleeful|a|jubiloso
gleefully|r|con regocijo|with great joy
glistening|a|reluciente
glitch|n|fallo técnico
gloat|v|regodearse|to be openly pleased about another's bad luck
gloom|n|penumbra; pesimismo|darkness; sadness
glorify|v|glorificar|to make something seem better or more important than it is; to praise
gnarled|a|nudoso, retorcido
goad|v|incitar, provocar|to annoy someone until they do something
gobble|v|engullir
goodwill|n|buena voluntad|friendly feelings
gory|a|sangriento|with much blood
gourmet|n|gourmet, gastrónomo|a person who loves and knows good food
governance|n|gobernanza|how a country or organization is governed
gracious|a|cortés, gentil|kind and polite
graciously|r|con gentileza|kindly and politely
grapevine|n|vid, parra; radio macuto|the plant of grapes; how rumours pass from person to person
grapple|v|lidiar, forcejear|to struggle with a problem or a person
grassroots|a|de base, popular|of ordinary people, not leaders
gratifying|a|gratificante|giving pleasure and satisfaction
gratitude|n|gratitud
graze|v|pastar; rozar|of animals: to eat grass; to scratch the skin lightly
green-eyed|a|celoso; de ojos verdes|jealous
grimace|v|hacer una mueca; mueca
grime|n|mugre|dirt that is hard to remove
grit|n|arenilla; agallas, tesón|very small stones; courage and determination
gritty|a|arenoso; crudo, realista|full of sand; showing hard life as it is
grizzled|a|entrecano
groggy|a|grogui, atontado|weak and not thinking clearly
grotesque|a|grotesco
grouch|n|gruñón
groundbreaking|a|pionero, innovador|completely new and important
groundless|a|infundado|without reason
grove|n|arboleda
grub|n|larva; comida|the young form of an insect; food (informal)
grudge|n|rencor
grudgingly|r|a regañadientes|not willingly
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
haggle|v|regatear|to argue about a price
half-hearted|a|poco entusiasta
hallucination|n|alucinación
hamper|v|dificultar; cesta (de comida)|to make something difficult
haphazard|a|sin orden ni concierto
haphazardly|r|al azar, sin orden|without any plan
harass|v|acosar
harden|v|endurecer
hardline|a|de línea dura
hardy|a|resistente, robusto|strong enough to live through cold and hardship
harpoon|n|arpón
hassle|n|lío, molestia|something annoying that takes effort
haughty|a|altanero|proud and unfriendly
hazardous|a|peligroso
headlong|r|de cabeza; precipitadamente|with the head first; without thinking
hearsay|n|rumores, de oídas
heartfelt|a|sincero, sentido
hearth|n|hogar, chimenea
hearty|a|cordial; abundante (comida)|warm and friendly; (of meals) large
heed|v|prestar atención a, hacer caso|to listen to advice or a warning
heighten|v|aumentar, intensificar
heiress|n|heredera
heirloom|n|reliquia familiar|something valuable kept in a family for generations
heist|n|robo, golpe|a big robbery
hence|r|de ahí, por lo tanto
herbal|a|de hierbas
hereditary|a|hereditario
heresy|n|herejía|a belief against the teaching of a church
heretic|n|hereje|someone whose beliefs go against the teaching of a church
heroics|n|heroicidades|brave behaviour that is meant to impress
heroism|n|heroísmo
heron|n|garza|a tall grey bird that fishes in shallow water
hibernate|v|hibernar
hideous|a|horrible, espantoso|extremely ugly
hideously|r|horriblemente|so as to be very ugly
hierarchical|a|jerárquico
hilarity|n|hilaridad|loud laughter
hind|a|trasero, posterior|at the back: an animal's hind legs
hindrance|n|estorbo, obstáculo|something that makes it harder to do something
hoard|v|acaparar, atesorar; tesoro
hoarse|a|ronco
holistic|a|holístico, global|looking at the whole, not only at the parts
holler|v|gritar
homage|n|homenaje|something done to show great respect
homespun|a|casero, sencillo|simple and plain
homicide|n|homicidio
homogeneous|a|homogéneo|made up of parts that are all of one kind
homophone|n|homófono|a word that sounds like another but is spelt differently
honorary|a|honorario, honorífico|given as an honour
horde|n|horda, multitud|a large crowd
horrendous|a|horrendo|terrible
horrific|a|horroroso|terrible and shocking
horticulture|n|horticultura|the growing of plants, fruit and vegetables
hostilities|n|hostilidades
hot-headed|a|impulsivo, exaltado
hub|n|centro, eje|the busy centre of something; the middle of a wheel
huddle|v|apiñarse
hue|n|matiz, color|a colour or shade of colour
humane|a|humano, compasivo|kind to people and animals
humanitarian|a|humanitario|helping people who suffer
humbling|a|que da una lección de humildad|making one feel less important
hunch|n|corazonada
hunker|v|ponerse en cuclillas|to sit on one's heels
hurl|v|lanzar, arrojar
husky|a|ronco; perro husky|of a voice: low and rough
hypnosis|n|hipnosis
hypnotic|a|hipnótico|making one feel sleepy or unable to look away
hypnotize|v|hipnotizar|to put someone into a kind of sleep in which they do what is said
hypocrisy|n|hipocresía|pretending to be better than you are
hypocritical|a|hipócrita
hypothetical|a|hipotético|imagined as possible, not real
hysteria|n|histeria|fear or excitement that cannot be controlled
idealism|n|idealismo|believing in high aims, even if they cannot be reached
idealist|n|idealista
idealistic|a|idealista|believing in high aims, even if they cannot be reached
idealize|v|idealizar
identifiable|a|identificable
ideological|a|ideológico
idly|r|ociosamente|without doing anything or having a purpose
idyllic|a|idílico|very peaceful and beautiful
ill-fated|a|desafortunado, malogrado
illegible|a|ilegible
illegitimate|a|ilegítimo
imbalance|n|desequilibrio
immeasurable|a|inconmensurable
immerse|v|sumergir|to put completely under water; to give all one's attention
immersion|n|inmersión|putting something under water; being completely in an activity
immobile|a|inmóvil
immoderate|a|inmoderado|too much
immovable|a|inamovible|that cannot be moved
impair|v|perjudicar, deteriorar
impart|v|impartir, transmitir
impassable|a|intransitable|that one cannot get through
impeachment|n|proceso de destitución|a trial of a president or high official
impeccable|a|impecable
impeccably|r|impecablemente|perfectly
impede|v|impedir, obstaculizar|to slow down or stop
imperative|a|imperativo, imprescindible|very important and urgent
imperceptibly|r|imperceptiblemente|so slightly that it is not noticed
imperialism|n|imperialismo
impermeable|a|impermeable|not letting water or gas through
impersonal|a|impersonal|cold, without human warmth
impersonate|v|hacerse pasar por, imitar|to pretend to be someone
impersonation|n|imitación, suplantación|pretending to be someone else
impertinent|a|impertinente|rude, not showing respect
implausible|a|inverosímil|hard to believe
implausibly|r|de modo inverosímil|in a way that is hard to believe
implementation|n|puesta en práctica|putting a plan into action
implicit|a|implícito|meant, though not said openly
impolite|a|maleducado, descortés
imposing|a|imponente|large and impressive
impostor/imposter|n|impostor, impostora
impoverished|a|empobrecido|made very poor
impregnate|v|impregnar|to make a material full of a liquid; to make pregnant
imprint|n|huella, impronta|a mark left by pressing
impromptu|a|improvisado|done without preparation
improper|a|indebido, inapropiado|not right or not suitable
impulsive|a|impulsivo|acting without thinking first
impure|a|impuro|not pure
inadvertently|r|sin querer, inadvertidamente|by accident, without meaning to
inanimate|a|inanimado|not living
inapt|a|inapropiado|not suitable
inaugurate|v|inaugurar|to open something or bring someone into office with a ceremony
inauguration|n|inauguración, toma de posesión|the ceremony at which someone takes office or something is opened
inborn|a|innato|that one is born with
incense|n|incienso; enfurecer|something that gives a sweet smell when it is burned
incessant|a|incesante
incessantly|r|sin cesar|without stopping
incidence|n|incidencia|how often something happens
incite|v|incitar|to encourage people to do something violent
inclination|n|inclinación|a wish or tendency to do something
incline|v|inclinar; pendiente|to have a tendency; a slope
inclusion|n|inclusión
inclusive|a|inclusivo|open to everybody; with everything included
incoherent|a|incoherente
inconceivable|a|inconcebible|impossible to imagine or believe
inconsequential|a|intrascendente
inconsiderate|a|desconsiderado
inconspicuous|a|discreto, poco visible
incorporate|v|incorporar|to include as a part
incorruptible|a|incorruptible|too honest to be bribed
incriminating|a|incriminatorio|seeming to show that someone is guilty
incubate|v|incubar|to keep eggs warm until they open
incubator|n|incubadora|a warm box for eggs or for babies born too soon
incur|v|incurrir en|to bring something bad on oneself
indebted|a|en deuda, agradecido|grateful; owing money
indecent|a|indecente
indecipherable|a|indescifrable|impossible to read
indecision|n|indecisión
indecisive|a|indeciso|not able to decide
indefensible|a|indefendible
indelibly|r|de forma indeleble|so that it can never be removed
indentation|n|sangría (de texto); hendidura|the space at the start of a line; a cut in an edge
indicator|n|indicador; intermitente|a sign that shows something; a light on a car that shows where it will turn
indifference|n|indiferencia|not caring
indignant|a|indignado
indignation|n|indignación
indigo|n|añil, índigo
indiscreet|a|indiscreto|telling what should not be told
indiscriminately|r|indiscriminadamente|without choosing, hitting everybody alike
indispensable|a|indispensable
indistinct|a|indistinto, borroso
indistinguishable|a|indistinguible|so alike that one cannot tell them apart
individualism|n|individualismo|the belief that each person's freedom comes first
indoctrinate|v|adoctrinar|to teach someone to believe without questioning
induce|v|inducir, provocar|to make happen
indulgence|n|indulgencia; capricho|something nice that one allows oneself; being too kind
industrialist|n|industrial (empresario)|the owner of a large factory or industry
industrialized|a|industrializado
ineffective|a|ineficaz
inept|a|inepto|without skill
inequity|n|inequidad, injusticia|unfairness
inert|a|inerte|not moving or acting
inescapable|a|ineludible
inevitability|n|inevitabilidad
inexhaustible|a|inagotable
inexorably|r|inexorablemente|in a way that cannot be stopped
inexplicably|r|inexplicablemente|in a way that cannot be explained
inextricably|r|inextricablemente|so closely that they cannot be separated
infamous|a|infame, de triste fama|known for something bad
infer|v|inferir, deducir|to work something out from what you know
infest|v|infestar, plagar
infestation|n|infestación, plaga|being overrun by insects or rats
infidelity|n|infidelidad
infiltrate|v|infiltrarse en|to enter a group secretly
infiltration|n|infiltración|entering a group or place secretly
infinity|n|infinito, infinidad|space or time without end
inflammatory|a|incendiario; inflamatorio|making people angry
inflection|n|inflexión|a change in the form of a word, or in the tone of a voice
influx|n|afluencia
informant|n|informante
infringement|n|infracción, violación
infuriate|v|enfurecer
infusion|n|infusión|a drink made by leaving leaves in hot water; adding something new
ingenuity|n|ingenio, inventiva|skill at inventing and solving (not "ingenuidad")
ingrained|a|arraigado|so deep that it is hard to change
ingratitude|n|ingratitud
inhabitable|a|habitable
inhibit|v|inhibir|to stop or slow something down
inhibition|n|inhibición|a feeling that keeps one from doing or saying what one wants
inhospitable|a|inhóspito|hard to live in; not friendly to guests
inhuman|a|inhumano|cruel, without feeling
initiate|v|iniciar|to begin something; to bring someone into a group
inmate|n|preso, recluso|a person kept in a prison
innards|n|entrañas, tripas|the parts inside a body or machine
innate|a|innato|that you are born with
innermost|a|más íntimo|deepest and most private
innkeeper|n|posadero, mesonero
innumerable|a|innumerables
inquisitive|a|curioso, inquisitivo|wanting to know about everything
inscription|n|inscripción
insecurity|n|inseguridad|lack of confidence or safety
insightful|a|perspicaz
insincere|a|poco sincero
insistence|n|insistencia
insistent|a|insistente|not ready to take no for an answer
insomniac|n|insomne
instability|n|inestabilidad|being likely to change or fall
instalment/installment|n|plazo, cuota; entrega|one of several payments or parts
instinctive|a|instintivo
insulate|v|aislar (del frío o el ruido)
intake|n|consumo, ingesta|the amount that is taken in; breathing in
intangible|a|intangible|that cannot be touched or measured
integration|n|integración|becoming or making part of a group
intellect|n|intelecto
intellectually|r|intelectualmente|as far as thinking is concerned
intelligentsia|n|intelectualidad
intelligible|a|inteligible|that can be understood
intensify|v|intensificar
inter|v|enterrar, sepultar|to bury
interchangeable|a|intercambiable|able to be used in place of each other
interim|a|provisional, interino|for the time between
interlude|n|intervalo, interludio|a short time between two parts of something
intermediary|n|intermediario
interminably|r|interminablemente|as if it would never end
intermittent|a|intermitente
intermittently|r|intermitentemente|from time to time, stopping and starting
intersect|v|cruzarse
intersection|n|intersección, cruce|a place where roads or lines cross
intervention|n|intervención
interweave|v|entretejer|to twist or bring together closely
intestine|n|intestino|the long tube through which food goes after the stomach
intolerable|a|intolerable
intolerance|n|intolerancia|not accepting others' ideas or ways
intolerant|a|intolerante
intoxicate|v|embriagar|to make drunk or very excited
intrinsic|a|intrínseco
intrude|v|entrometerse, invadir
intrusion|n|intrusión|coming in where one is not wanted
intrusive|a|invasivo, entrometido|coming in where it is not wanted
intuitive|a|intuitivo|knowing or understood without having to think
invalid|a|inválido, no válido|not correct or not accepted by rules
invariably|r|invariablemente, siempre
inventory|n|inventario
inverse|a|inverso|opposite
invigorating|a|vigorizante|giving new energy
invocation|n|invocación|a prayer or call for help
invoke|v|invocar|to name a law or reason; to call on for help
irate|a|airado
ironclad|a|férreo, irrefutable|so firm that it cannot be broken or doubted
irreparable|a|irreparable
irreplaceable|a|irreemplazable
irrepressible|a|incontenible|full of energy and impossible to hold back
irreverence|n|irreverencia|lack of respect for serious things
irreversible|a|irreversible|that cannot be changed back
irrevocably|r|irrevocablemente|so that it can never be changed back
irrigate|v|regar
isotope|n|isótopo
jab|n|pinchazo, inyección; codazo|an injection; a quick push or hit with something pointed
jargon|n|jerga|special words that only people in one trade understand
jeer|v|abuchear, mofarse|to shout or laugh at someone in an unkind way
jeopardize|v|poner en peligro
jeopardy|n|peligro, riesgo|danger
jest|n|broma|a joke
jinx|n|gafe, maldición|something that brings bad luck
jostle|v|dar empujones|to push against others in a crowd
joyous|a|gozoso
jubilant|a|jubiloso|very happy because of a success
jubilee|n|aniversario, jubileo
judicial|a|judicial|connected with courts and judges
judiciously|r|juiciosamente|wisely, with good judgment
jumble|n|revoltijo|an untidy mixture
jurisdiction|n|jurisdicción|the right to judge or decide in an area
juror|n|miembro del jurado
juxtapose|v|yuxtaponer|to put two things side by side so that one sees the difference
juxtaposition|n|yuxtaposición|putting two things side by side so that one sees the difference
kaleidoscope|n|caleidoscopio|a tube in which bits of coloured glass make changing patterns
keel|n|quilla|the long piece along the bottom of a ship
keepsake|n|recuerdo (objeto)|a small thing that is kept to remember someone or something
ken|n|conocimiento (beyond one's ken: fuera del alcance)|what someone knows; beyond my ken means I know nothing of it
kiln|n|horno (para cerámica)
kin|n|parientes, familia|a person's family
kindle|v|encender, avivar|to start a fire or a feeling
kipper|n|arenque ahumado|a smoked fish
knapsack|n|mochila|a bag carried on the back
knowingly|r|a sabiendas; con complicidad|on purpose, knowing what one does; as if sharing a secret
kudos|n|prestigio, reconocimiento|praise and respect
laborious|a|laborioso|needing much time and effort
lag|v|quedarse atrás; desfase
lame|a|cojo; poco convincente|not able to walk well; of an excuse: weak
languish|v|languidecer|to become weak or be left for a long time in a bad place
lapse|n|lapsus; lapso|a small mistake; a time between; the end of a right
larch|n|alerce|a tree like a pine that loses its needles in winter
larder|n|despensa|a cool room for food
lash|v|azotar; amarrar; pestaña|to hit with force; to tie tightly
latent|a|latente|there, but not yet to be seen
lateral|a|lateral|to or on the side
lather|n|espuma (de jabón)
lavatory|n|lavabo, aseo
lawful|a|legal, lícito|allowed by law
lax|a|laxo, relajado|not strict enough
layman|n|lego, profano|a person who is no expert in a subject
ledge|n|repisa, saliente|a narrow shelf of rock or below a window
ledger|n|libro de contabilidad
leech|n|sanguijuela|a small worm that sucks blood
legion|n|legión|a large group, mostly of soldiers of ancient Rome
legislative|a|legislativo
legislator|n|legislador
legislature|n|asamblea legislativa
leisurely|a|pausado, sin prisas
lemur|n|lémur|a small animal of Madagascar with a long tail
leniency|n|indulgencia, clemencia|being less strict than one could be
lenient|a|indulgente|not strict in punishing
lessen|v|disminuir
lesser|a|menor
lethargic|a|letárgico|without energy
lethargy|n|letargo|lack of energy
leverage|n|influencia, palanca|power to influence others; the force of a lever
levy|v|recaudar, imponer (un impuesto)|to demand a tax; such a tax
liability|n|responsabilidad (legal); carga|the duty to pay for damage; something that causes trouble
liaise|v|coordinarse, servir de enlace|to work with another group and share information
liaison|n|enlace; relación amorosa|contact between two groups; a secret love affair
libel|n|difamación, libelo|something untrue and bad about someone that is printed
liberation|n|liberación|setting free
lieu|n|lugar (in lieu of: en lugar de)|in lieu of means instead of
lifelike|a|realista, muy natural|looking as if it were alive
likelihood|n|probabilidad
likeness|n|parecido|being similar; a picture of someone
likewise|r|asimismo, igualmente|in the same way
limerick|n|quintilla humorística|a funny poem of five lines
limestone|n|piedra caliza
listless|a|apático, sin energía|without energy or interest
litigation|n|litigio|taking a case to a court
livid|a|furioso; lívido|extremely angry
loathe|v|detestar, aborrecer|to hate
lobbyist|n|miembro de un grupo de presión|someone who tries to influence politicians
locale|n|lugar, escenario|a place where something happens
loch|n|lago (en Escocia)|a Scottish lake
locomotive|n|locomotora
lodger|n|huésped, inquilino|someone who pays to live in a room of another person's house
loner|n|solitario
longhand|n|escritura a mano|ordinary handwriting
longingly|r|con anhelo|with a strong wish
longship|n|barco vikingo|a long narrow Viking ship with oars and a sail
loom|v|surgir amenazante; telar|to appear large and threatening; a machine for making cloth
loophole|n|laguna legal, escapatoria
loot|n|botín; saquear|things stolen in a war or a robbery
lopsided|a|torcido, desequilibrado|with one side lower or heavier than the other
lordly|a|señorial, altanero|proud, as if better than others
lore|n|tradición, saber popular|the old knowledge and stories of a people or trade
louse|n|piojo|a small insect that lives in hair
lucid|a|lúcido
lucidity|n|lucidez|being clear
lucidly|r|lúcidamente, con claridad|clearly
lukewarm|a|tibio
lull|n|período de calma, pausa|a quiet time between two active ones; to make calm or sleepy
lumber|n|madera (EE. UU.); moverse pesadamente
luminous|a|luminoso|giving light, shining in the dark
lunacy|n|locura|madness
lunge|v|abalanzarse
lurch|v|dar bandazos|to move suddenly to one side
lust|n|lujuria, ansia
lute|n|laúd|an old instrument like a guitar with a round back
lyrical|a|lírico|full of feeling, like a poem or song
lyricism|n|lirismo|beautiful expression of feeling
macabre|a|macabro|strange and frightening because it has to do with death
magistrate|n|magistrado, juez de paz
magnificence|n|magnificencia|great beauty and size
magnitude|n|magnitud|the size or importance of something
maim|v|mutilar|to hurt someone so badly that a part of the body can no longer be used
majesty|n|majestad|great beauty and dignity; a title of kings and queens
makeup|n|maquillaje; composición
maladjusted|a|inadaptado|not able to live well with others
malevolent|a|malévolo
malice|n|malicia, maldad|the wish to hurt others
malicious|a|malicioso, malintencionado|wanting to hurt others
malnutrition|n|desnutrición
mandarin|n|mandarina; mandarín|a small orange; the main language of China
mandate|n|mandato
maneuver/manoeuvre|n|maniobra; maniobrar|a skilful movement or plan
mania|n|manía|a very strong interest; a state of wild excitement
maniac|n|maníaco|a person who behaves in a wild and dangerous way
manicure|n|manicura
manifestation|n|manifestación (señal)|a sign that something exists
manifesto|n|manifiesto
manipulation|n|manipulación|controlling someone in a clever and unfair way
manipulative|a|manipulador
mannerism|n|peculiaridad, gesto característico|a way of speaking or moving that is typical of someone
manor|n|casa solariega
mantelpiece|n|repisa de la chimenea
manuscript|n|manuscrito|a book before it is printed; an old book written by hand
marginal|a|marginal, mínimo|very small or unimportant
marginalize|v|marginar|to treat a group as if it were not important
marital|a|conyugal, marital
maritime|a|marítimo|connected with the sea and ships
marshal|n|mariscal; alguacil; organizar|an officer; someone who keeps order at a public event
mart|n|mercado
martial|a|marcial|connected with war and fighting
martyr|n|mártir
mascot|n|mascota (de un equipo)
mash|v|hacer puré; puré|to crush food until it is soft
masquerade|n|mascarada; hacerse pasar por|a ball with masks; a false show
massacre|n|masacre
masterful|a|magistral|done with great skill; showing control
materialize|v|materializarse|to appear or become real
maternal|a|maternal, materno|of or like a mother
matrix|n|matriz|numbers in rows and columns; the system in which something grows
matter-of-fact|a|práctico, impasible|without showing emotion
mauve|a|malva
measly|a|mísero
meddle|v|entrometerse|to take part in what is not one's business
mediate|v|mediar
mediation|n|mediación
mediator|n|mediador
meek|a|manso, dócil|quiet and too ready to do what others say
meerkat|n|suricata|a small African animal that stands on its back legs to look round
melancholy|n|melancolía; melancólico
mellow|a|suave, apacible|soft and pleasant; calm and friendly
melodrama|n|melodrama|a story or behaviour with too strong feelings
melodramatic|a|melodramático|showing much stronger feelings than needed
memento|n|recuerdo|a thing that is kept to remember a person or place
memoir|n|memorias|a book about the writer's own life
memorandum|n|memorando|an official note
menace|n|amenaza
menial|a|de poca categoría (trabajo)|(of work) simple and badly paid
menopause|n|menopausia
mentality|n|mentalidad|a way of thinking
mercenary|n|mercenario
merciful|a|misericordioso
mercifully|r|afortunadamente; con clemencia|in a kind way; luckily
merciless|a|despiadado
mercilessly|r|despiadadamente
merger|n|fusión (de empresas)
mesmerize|v|hipnotizar, cautivar|to hold someone's attention completely
metabolism|n|metabolismo|how the body turns food into energy
metamorphosis|n|metamorfosis|a complete change of form, as of a caterpillar into a butterfly
methodical|a|metódico|careful and step by step
methodically|r|metódicamente|carefully and step by step
methodology|n|metodología|the methods used in some work or study
metropolis|n|metrópoli
metropolitan|a|metropolitano|of a very large city
midst|n|medio (in the midst of: en medio de)|the middle
militant|a|militante|ready to fight or use force for a cause
militia|n|milicia
mimicry|n|mimetismo, imitación|copying how someone speaks or moves
mindful|a|consciente, atento|thinking of something and taking care
mingle|v|mezclarse, alternar|to mix; to move among guests and talk to them
minimalism|n|minimalismo|a style with very few and simple things
minutiae|n|minucias|very small details
mirage|n|espejismo|something that seems to be there in hot air but is not
misconception|n|idea equivocada|a wrong idea
misconduct|n|mala conducta|bad behaviour in a job
misgiving|n|recelo, duda|a feeling of doubt or worry
misguided|a|equivocado, mal encaminado|meaning well but wrong
mishap|n|percance|a small accident
misinterpret|v|malinterpretar
mislead|v|engañar, inducir a error|to make someone believe something that is not true
mistrust|v|desconfiar de; desconfianza
mistrustful|a|desconfiado|not trusting others
misuse|v|usar mal; abuso|to use in a wrong way
mitigate|v|mitigar|to make less bad or serious
moan|v|gemir; quejarse|to make a low sound of pain; to complain
mobilize|v|movilizar|to get people or an army ready to act
moccasin|n|mocasín
mockery|n|burla|laughing at someone in an unkind way
moderation|n|moderación
modesty|n|modestia|not talking proudly about oneself
momentary|a|momentáneo
momentous|a|trascendental
monetary|a|monetario
monotone|n|tono monótono|a voice that stays on one note
monotony|n|monotonía|always the same, so that it is boring
monstrous|a|monstruoso|like a monster; very large or very wrong
monumental|a|monumental|very large or important
morbid|a|morboso|too interested in death
morgue|n|depósito de cadáveres
mortality|n|mortalidad|the fact that everybody dies; the number of deaths
mortar|n|mortero; argamasa|a mixture that holds bricks together
motif|n|motivo (decorativo o musical)|an idea or pattern that comes again and again
mottled|a|moteado, jaspeado
mourner|n|doliente
mournful|a|lúgubre, triste|very sad
mourning|n|luto, duelo
muddle|n|lío, confusión|a state of confusion
muffle|v|amortiguar|to make a sound quieter
mule|n|mula
mundane|a|mundano, rutinario|ordinary and not exciting
municipal|a|municipal|connected with a town's government
municipality|n|municipio|a town with its own government
murky|a|turbio|dark and dirty; not clear
muscular|a|muscular, musculoso|with large strong muscles
muse|v|meditar, cavilar; musa|to think about something for a time
musings|n|reflexiones|thoughts
mutation|n|mutación|a change in the genes of a living thing
mutiny|n|motín
myriad|n|miríada
mystic|n|místico, mística|a person who seeks union with God
mysticism|n|misticismo|the search for God through prayer and deep thought
mystification|n|perplejidad|being puzzled
mystify|v|desconcertar|to puzzle
nag|v|dar la lata, regañar|to ask or complain again and again
naivety/naiveté|n|ingenuidad|trusting too much because of little experience
narcissist|n|narcisista
nasal|a|nasal
nausea|n|náuseas|the feeling that you are going to vomit
navel|n|ombligo|the small round mark in the middle of the belly
needful|a|necesario|necessary
needless|a|innecesario (needless to say: ni que decir tiene)|not necessary
negligence|n|negligencia|not taking enough care
negligible|a|insignificante|too small to matter
neuroscience|n|neurociencia
neutrality|n|neutralidad
neutron|n|neutrón
newt|n|tritón|a small animal with a tail that lives in water and on land
nibble|v|mordisquear
nimble|a|ágil
nip|v|pellizcar, mordisquear|to bite or press lightly and quickly; to go somewhere for a moment
nocturnal|a|nocturno
nomadic|a|nómada|moving from place to place without a fixed home
nominal|a|nominal; simbólico|in name only; of a sum: very small
nominee|n|candidato, nominado|a person chosen for a prize or job
nonchalantly|r|con despreocupación|calmly, as if not interested
nonentity|n|persona insignificante|a person of no importance
nook|n|rincón
nosedive|n|caída en picado|a sudden steep fall
nostril|n|fosa nasal
notch|n|muesca; nivel
noteworthy|a|digno de mención
notional|a|teórico, hipotético|existing only as an idea
notoriety|n|mala fama
novella|n|novela corta
nuance|n|matiz
nucleus|n|núcleo|the central part of an atom or a cell
nudge|v|dar un codazo, empujar suavemente
numerator|n|numerador|the number above the line in a fraction
nurture|v|criar, fomentar|to care for and help to grow
nutmeg|n|nuez moscada|a brown spice
oarsman|n|remero
obelisk|n|obelisco|a tall stone column with four sides and a point
obligatory|a|obligatorio|that must be done
oblige|v|obligar; complacer
obliquely|r|indirectamente, oblicuamente|not directly
obliterate|v|borrar, arrasar|to destroy completely
oblivion|n|olvido|being forgotten; not being aware of anything
oblivious|a|inconsciente, ajeno|not noticing
obnoxious|a|odioso, desagradable|extremely unpleasant
obscene|a|obsceno|shocking because of sex; far too large
obscurity|n|oscuridad, anonimato|not being known; not being clear
obsolescent|a|en desuso, obsolescente|going out of use
obstinate|a|obstinado
obstinately|r|obstinadamente|refusing to change one's mind
obstruct|v|obstruir|to block; to stop from going on
obstruction|n|obstrucción|something that blocks the way
obstructive|a|obstructor, que pone trabas|trying to stop something from happening
occult|n|lo oculto, ocultismo
ode|n|oda|a poem that praises a person or thing
odour/odor|n|olor|a smell
offhand|a|brusco, displicente; de improviso|without thinking about it; not very friendly
offset|v|compensar|to balance
offshoot|n|ramificación, retoño|something that has grown out of something larger
offshore|a|mar adentro; en paraíso fiscal|in the sea, away from the coast; in a foreign country with low taxes
omen|n|presagio
omission|n|omisión|something that was left out
omnipresent|a|omnipresente|being everywhere at once
onslaught|n|arremetida|a violent attack
ooze|v|rezumar
opaque|a|opaco|that one cannot see through; hard to understand
opinionated|a|dogmático, testarudo|too sure that one's own opinions are right
opportunism|n|oportunismo
oppress|v|oprimir
oppression|n|opresión|cruel and unfair rule
oppressive|a|opresivo, agobiante|cruel and unfair; (of weather) hot and heavy
optical|a|óptico
optimum|a|óptimo
orator|n|orador, oradora
orchestral|a|orquestal
orchestrate|v|orquestar, organizar|to organise carefully, often in secret; to arrange music for an orchestra
ornamental|a|ornamental|used as decoration
ornate|a|recargado, ornamentado|richly decorated
orthodox|a|ortodoxo|following accepted beliefs or ways
orthodoxy|n|ortodoxia|the beliefs that most people or a church hold to be right
ostensibly|r|aparentemente|as it is made to seem, though perhaps not truly
oust|v|expulsar, derrocar
outboard|n|motor fueraborda|(of an engine) fixed to the outside of a boat
outcast|n|marginado, paria
outcry|n|protesta, clamor|a strong protest by many people
outlast|v|durar más que|to last longer than
outlive|v|sobrevivir a
outnumber|v|superar en número
outpost|n|puesto avanzado
outright|r|rotundamente, por completo; absoluto|complete; openly and directly
outset|n|principio (from the outset)|the beginning
outshine|v|eclipsar|to be much better than
outsource|v|externalizar
outstretched|a|extendido
outward|a|exterior, aparente|on the outside; away from a place
outwardly|r|exteriormente|on the outside, as it seems
outweigh|v|pesar más que, superar|to be more important than
outwit|v|ser más listo que
ovation|n|ovación
overbearing|a|dominante, autoritario|always telling others what to do
overboard|r|por la borda|over the side of a ship
overcast|a|nublado, encapotado|of the sky: covered with clouds
overestimate|v|sobreestimar
overhaul|v|revisar a fondo; revisión|to examine and repair or improve completely
overjoyed|a|contentísimo
overrated|a|sobrevalorado|thought to be better than it is
overreach|v|extralimitarse|to try to do more than one can
overreact|v|reaccionar de forma exagerada
override|v|anular, invalidar|to decide against; to be more important than
overrule|v|desautorizar, denegar
overshadow|v|eclipsar
overshoot|v|pasarse de|to go past a place where one wanted to stop
oversight|n|descuido; supervisión|a mistake made by not noticing; watching over something
overt|a|manifiesto, abierto
overthrow|v|derrocar|to take power from a ruler by force
overtone|n|matiz, connotación|a meaning that is felt but not said
pacifism|n|pacifismo
pacifist|n|pacifista
pagan|n|pagano, pagana|someone of a religion older than the great ones; connected with it
painstaking|a|minucioso
palate|n|paladar|the top of the inside of the mouth; the sense of taste
pamper|v|mimar
pamphlet|n|panfleto, folleto
papyrus|n|papiro|paper made from a water plant in old Egypt
parable|n|parábola|a short story that teaches something
paradigm|n|paradigma|a typical model or way of thinking
paradoxical|a|paradójico|seeming to say two opposite things
paralysis|n|parálisis
parameter|n|parámetro|a limit or fact that decides how something is done
paramount|a|primordial|more important than anything else
paranoia|n|paranoia|the feeling, without reason, that others want to harm one
paranoid|a|paranoico|believing without reason that others want to harm one
paraphernalia|n|parafernalia|all the things needed for an activity
parchment|n|pergamino|animal skin on which people wrote in old times
parish|n|parroquia
parody|n|parodia
parole|n|libertad condicional|letting a prisoner out early on a promise of good behaviour
partiality|n|parcialidad; afición|favouring one side; liking something
passable|a|pasable; transitable|good enough; that can be crossed
passersby|n|transeúntes|people who are walking past
paternal|a|paterno, paternal|of or like a father
paternalistic|a|paternalista|deciding for people as if they were children
patriarchy|n|patriarcado|a society ruled by men
patriot|n|patriota
patronage|n|mecenazgo, patrocinio|support given by a rich or powerful person
patronizing|a|condescendiente|treating others as if they were stupid
patter|n|golpeteo, tamborileo; labia|light quick sounds, as of rain
pawnshop|n|casa de empeños
peasantry|n|campesinado
pedagogical|a|pedagógico|connected with teaching
pedantic|a|pedante|too worried about small rules
pedestal|n|pedestal|the base on which a statue stands
pedigree|n|pedigrí|the list of an animal's or a person's ancestors
peep|v|echar una mirada furtiva
peerless|a|sin igual|better than all others
pejorative|a|peyorativo
penal|a|penal
penetration|n|penetración|going into or through something
pent-up|a|reprimido, contenido|(of feelings) held back for a long time
perceptible|a|perceptible|that can be noticed
perceptibly|r|perceptiblemente|so that one can notice it
perceptive|a|perspicaz|quick to notice and understand
perch|v|posarse
percussion|n|percusión|instruments that are hit or shaken, such as drums
perennial|a|perenne|lasting for ever; (of plants) living for several years
perilous|a|peligroso
periodic|a|periódico
peripheral|a|periférico, secundario|at the edge, less important
periphery|n|periferia|the outer edge
perk|n|beneficio, ventaja (laboral)|something good that comes with a job
permafrost|n|permafrost
perpetrator|n|autor (de un delito)|the person who has done something bad or criminal
perpetual|a|perpetuo
perpetuate|v|perpetuar
perplexed|a|perplejo|confused because you do not understand
perplexing|a|desconcertante|confusing
perplexity|n|perplejidad|being confused
persecute|v|perseguir (por ideas, religión)|to treat cruelly because of race, religion or beliefs
persecution|n|persecución
persecutor|n|perseguidor|someone who treats others cruelly for their beliefs
perseverance|n|perseverancia|going on in spite of difficulties
persevere|v|perseverar|to go on in spite of difficulties
persona|n|personaje, imagen pública|the character that someone shows to others
personify|v|personificar|to be a perfect example of; to speak of a thing as a person
personnel|n|personal|the people who work for an organisation
perspiration|n|transpiración, sudor|sweat
pertinent|a|pertinente
perturbed|a|inquieto, preocupado|worried and upset
pervasive|a|omnipresente, generalizado|found everywhere
pester|v|dar la lata
petrified|a|petrificado|so frightened that you cannot move; turned to stone
petticoat|n|enagua
petty|a|insignificante; mezquino|of little importance; caring about unimportant things
pew|n|banco de iglesia
pharmaceutical|a|farmacéutico|connected with the making of medicines
philanthropist|n|filántropo
phobia|n|fobia|a strong fear of something without reason
phonetic|a|fonético
phony/phoney|a|falso
physique|n|físico, complexión|the shape and size of someone's body
picturesque|a|pintoresco
piercing|a|penetrante|very loud and high; seeming to go right through you
pigeonhole|v|encasillar; casillero|to decide too quickly what kind of person or thing it is
pigment|n|pigmento
pike|n|lucio; pica|a large river fish with sharp teeth; an old long spear
pinnacle|n|cúspide, pináculo|the highest point
pinpoint|v|localizar con precisión
pious|a|piadoso|very religious
piracy|n|piratería|robbery at sea; illegal copying
pitfall|n|escollo, trampa
pivot|v|girar|to turn on a fixed point
pivotal|a|fundamental, clave|of the greatest importance
placard|n|pancarta, cartel
placebo|n|placebo|a pill without any medicine in it
placid|a|plácido|calm
plagiarism|n|plagio|using another's words or ideas as one's own
plagiarize|v|plagiar
plaice|n|platija|a flat sea fish that people eat
plaque|n|placa|a flat piece of metal on a wall in memory of someone; a layer on teeth
platitude|n|perogrullada, lugar común|a remark that has been made too often to mean anything
platonic|a|platónico|(of love) friendly, without sex
plausibility|n|verosimilitud|sounding as if it could be true
pleat|n|pliegue
plethora|n|plétora|more than is needed
plight|n|situación difícil|a difficult and sad situation
ploughman|n|labrador
ploy|n|estratagema|a clever trick to get what you want
pluck|v|arrancar, desplumar; valor|to pull out feathers, hairs or flowers; to pull at strings
plume|n|penacho, columna (de humo)|a large feather; a cloud of smoke that rises
plummet|v|caer en picado
plunder|v|saquear; botín|to steal goods by force
plutonium|n|plutonio
poignant|a|conmovedor|making one feel sad
poised|a|listo; sereno|ready to move or act; calm
polarize|v|polarizar|to divide people into two opposite groups
pollinate|v|polinizar
pollination|n|polinización
poltergeist|n|fantasma ruidoso (poltergeist)
pompous|a|pomposo|trying to sound important
ponder|v|considerar, meditar
populism|n|populismo
populist|n|populista
porous|a|poroso|letting water or air through small holes
porpoise|n|marsopa|a sea animal like a small dolphin
portcullis|n|rastrillo (de castillo)
portrayal|n|retrato, representación|the way in which someone is shown or described
posh|a|elegante, pijo
posterity|n|posteridad|all the people who will live in the future
postmistress|n|jefa de correos
potency|n|potencia|how strong something is
potent|a|potente|strong
potholed|a|lleno de baches|(of a road) full of holes
potion|n|poción
practitioner|n|profesional (médico o abogado)
pragmatic|a|pragmático|practical, not following theories
pragmatism|n|pragmatismo|dealing with things in a practical way
precarious|a|precario|not safe; likely to fall or go wrong
precariously|r|precariamente|in a way that is not safe
precedent|n|precedente
precinct|n|recinto; distrito policial|the area round a building; an area for shopping without cars
precipice|n|precipicio
precipitation|n|precipitación
preclude|v|excluir, impedir|to make impossible
predatory|a|depredador|living by killing other animals; using others
predicament|n|aprieto, situación difícil|a difficult situation
predominant|a|predominante
predominate|v|predominar
preeminent/pre-eminent|a|preeminente|more important or better than all others
preempt/pre-empt|v|adelantarse a|to act before someone else can
preface|n|prefacio
preferable|a|preferible|better or more wanted
preliminary|a|preliminar|done before the main thing
prelude|n|preludio
premeditated|a|premeditado
premise|n|premisa
premonition|n|premonición|a feeling that something bad will happen
preoccupation|n|preocupación, obsesión|something one thinks about all the time
preoccupied|a|absorto, preocupado|thinking so much of one thing that one notices nothing else
prerequisite|n|requisito previo
prescriptive|a|prescriptivo|telling people what they must do
prestigious|a|prestigioso
presumption|n|suposición, presunción|something thought to be true; rude confidence
presuppose|v|presuponer|to take for granted
pretence/pretense|n|fingimiento, pretexto|acting as if something were true
pretension|n|pretensión|the attempt to seem more important than one is
pretext|n|pretexto|a false reason
prevailing|a|predominante
prevalence|n|predominio, prevalencia
prevalent|a|extendido, frecuente
prickle|n|espina, púa; picar|a small sharp point on a plant or animal
prickly|a|espinoso; irritable|covered with sharp points; easily annoyed
prim|a|remilgado|too proper and easily shocked
primate|n|primate|a monkey, an ape or a human being
pristine|a|impoluto, prístino
problematic|a|problemático|full of difficulties
proclaim|v|proclamar
proclamation|n|proclamación
procure|v|conseguir, procurar|to get, often with difficulty
prod|v|dar un codazo; incitar
prodigy|n|prodigio
profess|v|declarar, profesar|to claim, often falsely
proficiency|n|competencia, dominio|skill
proficient|a|competente
profusely|r|profusamente|very much
progressive|a|progresista; progresivo
proliferate|v|proliferar|to grow quickly in number
prolific|a|prolífico|producing a great deal
prologue|n|prólogo
promenade|n|paseo marítimo|a wide path by the sea for walking
prominence|n|prominencia, importancia|being important or easy to see
prong|n|púa, diente (de tenedor)|one of the points of a fork
propel|v|impulsar
prophet|n|profeta
prophetic|a|profético|telling what will happen
proponent|n|defensor, partidario|someone who supports an idea
proposition|n|propuesta, proposición|an offer or a statement to be considered
prose|n|prosa
prosecution|n|acusación, proceso (judicial)|taking someone to court; the lawyers against the accused
prosthetic|a|ortopédico, protésico|(of an arm, leg or tooth) artificial
protagonist|n|protagonista|the main character of a story
protrude|v|sobresalir
protégé/protege|n|protegido|a young person who is helped by someone with more experience
provenance|n|procedencia|where something comes from
proverbial|a|proverbial|known by everybody, as in a saying
provision|n|provisión, suministro; disposición|giving what is needed; a condition in an agreement
provisional|a|provisional|for the time being
provocation|n|provocación
prowess|n|destreza
proximity|n|proximidad
prudent|a|prudente
prudently|r|prudentemente|carefully and sensibly
prune|n|ciruela pasa; podar
pry|v|fisgonear; forzar|to ask about private things; to force open
pseudonym|n|seudónimo|a name that a writer uses instead of their own
psyche|n|psique|the mind and deepest feelings
psychic|n|vidente, psíquico
psychosis|n|psicosis
pun|n|juego de palabras
puncture|n|pinchazo; perforar|a small hole in a tyre
pungent|a|acre, fuerte (olor)
punter|n|apostador; cliente|a person who bets; a customer
purge|v|purgar; purga|to get rid of unwanted people or things
purify|v|purificar|to make pure
puritan|n|puritano|someone with very strict morals
purity|n|pureza|being pure
purported|a|supuesto|said to be so, but perhaps not truly
purportedly|r|supuestamente|as it is said, though perhaps not truly
pursuance|n|cumplimiento, ejecución|carrying something out
pursuant|a|conforme a (pursuant to)|pursuant to means following a rule or law
pushover|n|pan comido; blando
putative|a|supuesto, putativo|generally thought to be
qualitative|a|cualitativo
qualm|n|reparo, escrúpulo|a feeling of doubt about whether something is right
quantify|v|cuantificar|to measure as a number
quarrelsome|a|pendenciero|often arguing
quarry|n|cantera; presa|a place where stone is dug; an animal that is hunted
quay|n|muelle
quayside|n|muelle|the edge of a harbour
quench|v|saciar (la sed), apagar
quicksand|n|arenas movedizas|wet sand into which people sink
quirk|n|rareza, manía
quirky|a|peculiar, estrafalario|unusual in an interesting way
quiver|v|temblar
racketeering|n|crimen organizado, extorsión|making money by threats and crime
radiant|a|radiante|very happy and beautiful; shining
rag|n|trapo, harapo|a piece of old cloth
ramble|v|divagar; pasear por el campo|to walk for pleasure; to talk too long
ramp|n|rampa
rampage|v|causar destrozos
rampant|a|desenfrenado|spreading without control
rankle|v|doler, escocer|to keep on annoying
rant|v|despotricar|to talk long and angrily
rapport|n|buena relación, compenetración
rapturously|r|con entusiasmo, extasiado|with great delight
ratify|v|ratificar|to make an agreement official by signing
ration|n|ración; racionar|the amount of food that each person is allowed
rationale|n|razón, lógica|the reasons for doing something
ravage|v|asolar, devastar|to damage badly
ravine|n|barranco
ravishing|a|deslumbrante
reactionary|a|reaccionario|against any social or political change
readership|n|lectores, público lector
realign|v|realinear|to put into a new position or group
realist|n|realista|a person who sees things as they are
reap|v|cosechar, segar|to cut and bring in corn; to get a result
reassurance|n|consuelo, palabras tranquilizadoras
reassure|v|tranquilizar
rebirth|n|renacimiento|beginning again; a new life
rebound|v|rebotar|to bounce back
rebuke|v|reprender; reprimenda|to speak to someone sharply for doing wrong
recede|v|retroceder, alejarse|to move away or become less
receptacle|n|recipiente
receptive|a|receptivo|ready to listen to new ideas
reciprocal|a|recíproco|given and received in return
reciprocate|v|corresponder|to do or feel the same in return
recital|n|recital|a concert by one or a few musicians
reckon|v|calcular; creer
recluse|n|ermitaño, solitario
reclusive|a|solitario, retraído
recollect|v|recordar
recollection|n|recuerdo|a memory
reconciliation|n|reconciliación|becoming friends again
recoup|v|recuperar (dinero)|to get back money that was lost
rectify|v|rectificar|to put right
recur|v|repetirse
recurrence|n|repetición, recaída
recurrent|a|recurrente
redeem|v|redimir; canjear|to save from sin or make up for; to exchange a voucher
redemption|n|redención|being saved from sin or failure
redemptive|a|redentor|saving from evil or making up for it
redress|v|reparar, compensar|to put right something unfair
redundancy|n|despido (por recortes); redundancia|losing a job because it is no longer needed; being unnecessary
redundant|a|redundante; despedido|not needed; out of a job
refine|v|refinar, perfeccionar|to make better by small changes; to make pure
refraction|n|refracción|the bending of light as it goes through glass or water
refurbish|v|renovar, reformar|to clean and decorate a building
refurbishment|n|renovación, reforma|cleaning and decorating a building
refutation|n|refutación|proof that something is wrong
refute|v|refutar|to prove wrong
regenerate|v|regenerar|to grow again; to bring new life to
regeneration|n|regeneración|growing again; making a poor area better
regiment|n|regimiento
regress|v|retroceder|to go back to a worse state
regression|n|regresión|going back to an earlier state
reimburse|v|reembolsar
reinforcement|n|refuerzo|making stronger; reinforcements are more soldiers sent to help
reinstate|v|restituir, readmitir|to give back a job or position
reinvent|v|reinventar|to change so much that it seems new
reinvigorate|v|revitalizar|to give new energy to
reiterate|v|reiterar
rejoice|v|regocijarse
rejuvenate|v|rejuvenecer|to make young or fresh again
relapse|n|recaída|becoming ill again or falling back into a bad habit
reliance|n|dependencia|needing or depending on something
relinquish|v|renunciar a, ceder
relish|v|disfrutar con; condimento|to enjoy very much
remnant|n|resto, vestigio
remorseful|a|arrepentido
remorseless|a|despiadado, implacable|without pity; going on without end
remuneration|n|remuneración|payment
renaissance|n|renacimiento|a time of new interest, above all in art in Europe between 1300 and 1600
rendezvous|n|cita, encuentro|a meeting at a fixed time and place
rendition|n|interpretación|the way in which a song or part is performed
renegade|n|renegado|someone who leaves one side and joins another
renounce|v|renunciar a|to give up a right or belief officially
renown|n|renombre
repeal|v|derogar
repel|v|repeler|to drive away; to disgust
repellent|n|repelente|something that keeps insects away; disgusting
repent|v|arrepentirse|to be sorry for what one has done
repercussion|n|repercusión|a bad effect that comes later
repertoire|n|repertorio|all the pieces that someone can perform or things they can do
replenish|v|reponer
replicate|v|reproducir, replicar|to copy exactly
repress|v|reprimir|to hold back feelings; to control people by force
repression|n|represión|control of people by force; holding back of feelings
reprimand|v|reprender|to tell someone officially that they did wrong
reproach|v|reprochar; reproche|to blame, mostly with sadness
repulsion|n|repulsión|a strong feeling of disgust
repulsive|a|repulsivo|disgusting
resentful|a|resentido
resentment|n|resentimiento
reside|v|residir
residual|a|residual|left over
residue|n|residuo
resin|n|resina|a sticky liquid that comes out of trees
resolute|a|resuelto, firme|determined
resonate|v|resonar|to sound long and deep; to touch people
respiratory|a|respiratorio|connected with breathing
restorative|a|reconstituyente
restraint|n|moderación, contención; restricción|calm and controlled behaviour; a limit
resurgent|a|resurgente|becoming strong again
resurrect|v|resucitar|to bring back to life or use
resurrection|n|resurrección|coming back to life
retaliate|v|tomar represalias
retaliation|n|represalia|hurting back someone who has hurt you
retention|n|retención|keeping
reticent|a|reticente, reservado|not saying much
retort|v|replicar|to answer quickly and sharply
retribution|n|castigo justo|punishment that is deserved
retrograde|a|retrógrado|going back to something worse
retrospect|n|retrospectiva (in retrospect)|in retrospect means looking back
reunite|v|reunir, reencontrarse
revamp|v|renovar|to give something a new form
reveler/reveller|n|juerguista|a person who enjoys a noisy party
reverberation|n|reverberación|a sound that goes on being heard
revere|v|venerar|to respect and admire deeply
reverence|n|reverencia, veneración
reversal|n|inversión, cambio total
revert|v|volver (a un estado anterior)
revisionist|n|revisionista|a person who questions the accepted view of history
revitalize|v|revitalizar|to give new life to
revoke|v|revocar|to cancel officially
revolt|n|revuelta|to rise against those in power
revolve|v|girar|to turn round a middle point
rhapsody|n|rapsodia|a free and lively piece of music
rhetoric|n|retórica
rhetorical|a|retórico|(of a question) asked for effect, with no answer expected
rhetorician|n|retórico|someone skilled in using language to persuade
rickety|a|desvencijado|likely to break or fall over
ridicule|v|ridiculizar; burla|to laugh at someone in an unkind way
rift|n|grieta; desavenencia|a crack; a serious disagreement
righteousness|n|rectitud|doing what is morally right
rigorous|a|riguroso|very careful and strict
rigour/rigor|n|rigor|strictness and great care
rite|n|rito
rivet|n|remache; cautivar|a metal pin that holds plates together
robust|a|robusto|strong
rogue|n|granuja, pícaro|a dishonest person
roguish|a|pícaro|playful, a little naughty
romp|v|retozar
roost|v|posarse (para dormir)|a place where birds sleep
rosary|n|rosario
roster|n|lista de turnos
rouge|n|colorete
rouse|v|despertar, incitar|to wake someone; to make someone angry or excited
rowan|n|serbal
rowdy|a|escandaloso, alborotador
rudimentary|a|rudimentario|very simple
ruefully|r|con pesar|with a sad, regretful smile
ruffle|v|alborotar, despeinar|to disturb the smooth surface of hair or feathers
rugged|a|accidentado, escarpado; recio|rough and rocky; strong
rumple|v|arrugar|to make untidy, not smooth
runaway|n|fugitivo; incontrolado|a person, often a child, who has run away; out of control
rune|n|runa
ruse|n|ardid|a trick
rustic|a|rústico|simple, as in the country
rustle|v|susurrar, crujir (hojas, papel)
sabbatical|n|año sabático|a long time off from a job to study or travel
sabre|n|sable|a sword with a curved blade
salamander|n|salamandra|a small animal like a lizard that lives near water
salient|a|destacado|most important or noticeable
sallow|a|cetrino|(of skin) pale and yellow
salute|v|saludar (militarmente)|to raise a hand to the head as soldiers do
salvage|v|rescatar, salvar|to save from a wreck or fire
salvation|n|salvación|being saved
sanction|n|sanción; aprobar|a punishment of a country by others; official permission
sanctity|n|santidad
sane|a|cuerdo
sanity|n|cordura
sapling|n|árbol joven
sash|n|faja, banda|a long piece of cloth worn round the waist or over a shoulder
satirical|a|satírico|making fun of something to show what is wrong
saturate|v|saturar, empapar|to fill or wet completely
saunter|v|pasear tranquilamente
savagery|n|salvajismo|great cruelty
savour/savor|v|saborear|to enjoy a taste or moment slowly
savvy|a|espabilado, entendido|having practical knowledge
scald|v|escaldar, quemar|to burn with hot liquid or steam
scalpel|n|bisturí
scamper|v|corretear|to run with quick small steps
scanty|a|escaso|too little
scapegoat|n|chivo expiatorio
scarcity|n|escasez
scepter/sceptre|n|cetro|the staff that a king or queen holds
schoolmaster|n|maestro, profesor|a teacher in a school, mostly in old times
scoff|v|burlarse, mofarse|to speak of something as silly
scorch|v|chamuscar, abrasar|to burn slightly
scorn|n|desdén, desprecio
scour|v|rastrear; fregar|to search thoroughly; to clean by rubbing
scowl|v|fruncir el ceño
scrawny|a|escuálido, flacucho
screed|n|perorata|a long dull piece of writing
scruffy|a|desaliñado
scrupulous|a|escrupuloso|very careful and honest
scrupulously|r|escrupulosamente|very carefully and honestly
scrutinize|v|escrutar, examinar a fondo
scrutiny|n|escrutinio, examen minucioso
scuff|v|rozar, raspar (los zapatos)|to mark shoes or floors by rubbing
sculpt|v|esculpir
scurry|v|corretear
seafarer|n|marinero
seance/séance|n|sesión de espiritismo|a meeting at which people try to speak with the dead
searing|a|abrasador; punzante|very hot or strong
seclude|v|recluir, aislar|to keep away from others
seclusion|n|aislamiento, reclusión|being away from others
secrete|v|segregar|to give out a liquid; to hide
sect|n|secta
secular|a|laico, secular|not connected with religion
sedative|n|sedante
sediment|n|sedimento
seduce|v|seducir|to persuade into sex or into something wrong
seduction|n|seducción|persuading into sex or into something attractive
seep|v|filtrarse|to flow slowly through small holes
seething|a|hirviente, furioso|very angry; full of movement
segregate|v|segregar
segregation|n|segregación|keeping groups of people apart
seismic|a|sísmico
seismograph|n|sismógrafo
self-conscious|a|cohibido, acomplejado|shy because you think others are looking at you
self-sufficient|a|autosuficiente
selfless|a|desinteresado
semantic|a|semántico|connected with the meaning of words
senate|n|senado
sensibility|n|sensibilidad|the ability to feel and understand deeply
sensory|a|sensorial|of the senses
sentient|a|sensible, capaz de sentir|able to feel
sentiment|n|sentimiento, opinión|a feeling or opinion
septic|a|séptico|infected
sequin|n|lentejuela|a small shiny disc sewn on clothes
serenade|n|serenata|a song or music for someone loved
serendipitous|a|fortuito|happening by lucky chance
serenity|n|serenidad|calm and peace
sermon|n|sermón
sever|v|cortar, romper|to cut off completely
severity|n|gravedad, severidad|how bad or strict something is
shackle|n|grillete; encadenar|a metal ring with a chain for hands or feet
shallowness|n|superficialidad|not being deep or serious
sham|n|farsa, falsedad
shard|n|fragmento (de vidrio o cerámica)|a sharp broken piece of glass or pottery
shear|v|esquilar|to cut the wool off a sheep
sheepish|a|avergonzado|embarrassed because of something silly
shell-shocked|a|conmocionado|so shocked that you cannot think or act
sherbet|n|sorbete; polvos efervescentes
shimmer|v|relucir, rielar
shingle|n|guijarros; teja de madera|small round stones on a beach
shoal|n|banco (de peces)|a large group of fish
shoestring|n|cordón de zapato (on a shoestring: con muy poco dinero)|on a shoestring means with very little money
shortcoming|n|defecto, deficiencia
showdown|n|enfrentamiento final|a last decisive argument or fight
shrew|n|musaraña|a very small animal like a mouse with a long nose
shrewd|a|astuto, sagaz|clever in judging people and situations
shrewdly|r|astutamente|cleverly, with good judgment
shrill|a|estridente
shroud|v|envolver, ocultar; mortaja|to cover and hide; a cloth round a dead body
shrub|n|arbusto
shrubbery|n|arbustos
shrunken|a|encogido
shun|v|evitar, rehuir|to avoid
sickle|n|hoz
sidetrack|v|desviar (del tema)|to make someone move away from the main subject
sift|v|tamizar; examinar|to separate with a sieve; to look through carefully
signify|v|significar|to mean
sill|n|alféizar|the flat piece at the bottom of a window
silt|n|limo, cieno|fine sand and mud left by a river
simile|n|símil|a comparison with like or as
simmer|v|cocer a fuego lento
simplistic|a|simplista|making things seem simpler than they are
simultaneous|a|simultáneo
siphon|n|sifón
skeletal|a|esquelético|very thin, like a skeleton
skew|v|sesgar|to make uneven or unfair
skirmish|n|escaramuza
skittish|a|asustadizo, nervioso|nervous and easily frightened
slack|a|flojo; descuidado|loose; not careful in work
slander|n|calumnia|something untrue and bad that is said about someone
slant|n|inclinación; sesgo|a slope; a one-sided way of showing something
slapstick|n|comedia física, payasadas
slash|v|cortar, rajar; recortar|to cut with a long sweeping movement; to reduce greatly
slate|n|pizarra|a dark stone that splits into thin plates, used on roofs
slaughterhouse|n|matadero
slay|v|matar|to kill
sleek|a|liso y brillante, elegante|smooth and shiny; elegant
sleuth|n|detective|a detective
slime|n|baba, limo
slimy|a|baboso
slink|v|escabullirse
slit|n|rendija, raja
slogging|n|trabajo pesado|working or walking hard for a long time
sloppy|a|descuidado, chapucero|careless and untidy
sluggish|a|lento, aletargado
slumber|n|sueño; dormitar|sleep
slump|n|caída, bajón; desplomarse|a sudden fall in sales or prices; to fall heavily
smear|v|untar, manchar; calumnia|to spread something sticky or dirty; to spread lies about
smirking|a|con sonrisa burlona|smiling in an unpleasant, self-satisfied way
smock|n|bata, blusón|a loose shirt worn over other clothes
smother|v|asfixiar, sofocar|to kill by covering the mouth; to cover completely
smudge|n|borrón, mancha|a dirty mark made by rubbing
smug|a|petulante, engreído|too pleased with oneself
smugness|n|petulancia|being too pleased with oneself
snag|n|inconveniente, pega; enganchar|a small hidden problem; to catch on something sharp
snappy|a|irritable; conciso|short and clever; irritable
snare|n|trampa, lazo|a trap for small animals
snarl|v|gruñir enseñando los dientes|(of dogs) to show the teeth and growl; to speak angrily
sneaky|a|solapado|doing things secretly and unfairly
sneer|v|mirar o hablar con desprecio|to smile or speak without respect
snicker|v|reírse por lo bajo|to laugh quietly at someone
snigger|v|reírse por lo bajo|to laugh quietly at someone
snob|n|esnob|a person who looks down on people of lower class or taste
snooty|a|estirado, presumido|thinking oneself better than others
snooze|v|echar una cabezada; siesta corta
snout|n|hocico
snub|v|desairar|to ignore someone on purpose
sobering|a|que hace reflexionar|making one think seriously
sociopath|n|sociópata|someone without feelings for others who may be dangerous
solace|n|consuelo
solder|v|soldar
solicitor|n|abogado (Reino Unido)|a British lawyer who prepares contracts and gives advice
somnolent|a|somnoliento|sleepy
sonnet|n|soneto
soot|n|hollín|the black powder that comes from smoke
sophistication|n|sofisticación|knowledge of the world and good taste; being advanced
soulful|a|conmovedor, lleno de sentimiento|full of deep feeling
soundness|n|solidez|being strong, healthy or well reasoned
sovereign|n|soberano|a king or queen
sovereignty|n|soberanía
sparse|a|escaso, ralo|thin, with few and far between
sparsely|r|escasamente|with few and far between
spartan|a|espartano|very simple, without comfort
spasm|n|espasmo|a sudden tightening of a muscle
spatial|a|espacial|connected with space and position
spearhead|v|encabezar|to lead
speck|n|mota
speckled|a|moteado
spectre/specter|n|espectro, fantasma|a ghost; something bad that may come
speculation|n|especulación|guessing; buying in the hope of a profit
spellbinding|a|fascinante
spellbound|a|embelesado
spew|v|vomitar, arrojar|to pour out in large amounts
spirited|a|animado, enérgico
spiteful|a|rencoroso, malicioso
splendour/splendor|n|esplendor
splice|v|empalmar|to join two ends of rope or film
splurge|v|derrochar|to spend a lot of money on a treat
spontaneity|n|espontaneidad
sporadically|r|esporádicamente|now and then
spout|n|pitorro, caño; salir a chorros|the part of a pot through which one pours
sprawl|v|tumbarse; expansión (urbana)
spree|n|juerga, racha (de compras)|a short time of doing much of something one enjoys
sprout|v|brotar; brote
spruce|n|abeto rojo, pícea|an evergreen tree; neat and clean
spur|n|espuela; estímulo|something that drives one on; a sharp point on a rider's boot
squall|n|borrasca, ráfaga|a sudden storm of wind and rain
squeal|v|chillar|to make a long high sound
squeamish|a|aprensivo, remilgado|easily upset by blood or dirt
squirm|v|retorcerse
squirt|v|lanzar un chorro|to come or send out in a thin fast stream
stabilize|v|estabilizar|to make or become steady
stagnant|a|estancado|(of water) not flowing; not growing
stagnate|v|estancarse|to stop developing
stagnation|n|estancamiento|not growing or developing
stalemate|n|punto muerto; tablas
stalwart|n|partidario leal; leal|loyal and hard-working
stampede|n|estampida
standpoint|n|punto de vista
standstill|n|paralización, punto muerto|a stop
stanza|n|estrofa
staple|n|alimento básico; grapa|a main food or product; a small wire that holds papers together
stark|a|crudo, austero|plain and hard; complete
starry|a|estrellado|full of stars
startle|v|sobresaltar|to surprise someone suddenly so that they jump
stash|n|alijo; esconder
stately|a|majestuoso|large, grand and slow
statute|n|ley, estatuto
stave|n|pentagrama; (off) evitar|the five lines on which music is written
stealth|n|sigilo|moving or acting quietly and secretly
steeple|n|campanario, aguja
stench|n|hedor
stereotypical|a|estereotipado|as people wrongly think all of a kind are
sterile|a|estéril|free from germs; not able to have young
sterility|n|esterilidad|not being able to have young; being free from germs
sterling|n|libra esterlina; excelente
stifle|v|sofocar, reprimir|to stop something from developing; to make breathing hard
stigma|n|estigma|a mark of shame in the eyes of others
stimulus|n|estímulo|something that makes someone or something act or grow
stingy|a|tacaño
stink|v|apestar|to smell very bad
stint|n|período (de trabajo)|a time spent doing a job
stipulate|v|estipular
stoat|n|armiño (en verano)|a small brown wild animal with a long body
stocky|a|fornido, bajo y robusto
stoic|a|estoico|suffering without complaint
stonework|n|mampostería
stoop|v|encorvarse
stout|a|corpulento; robusto|rather fat; strong and thick
stoutly|r|con firmeza|in a firm and brave way
straddle|v|sentarse a horcajadas|to sit or stand with one leg on each side
straggle|v|rezagarse|to fall behind a group
straggler|n|rezagado
strait|n|estrecho
straitjacket|n|camisa de fuerza|a jacket that ties the arms; something that limits freedom
strata|n|estratos|layers of rock or of society
streamline|v|simplificar, agilizar|to make simpler and faster
strenuous|a|extenuante, enérgico|needing much effort
strew|v|esparcir
stride|n|zancada; caminar a zancadas
strident|a|estridente|loud and unpleasant
strife|n|conflicto, discordia|fighting and trouble
stringent|a|riguroso, estricto|very strict
stronghold|n|bastión, fortaleza
stubble|n|barba de varios días; rastrojo|short hairs on a man's face that has not been shaved
studious|a|estudioso|liking to study
stuffy|a|mal ventilado, cargado
subconscious|n|subconsciente
subculture|n|subcultura
subdivide|v|subdividir
subdue|v|someter, sofocar|to bring under control; to make quieter
subliminal|a|subliminal|affecting the mind without being noticed
submission|n|presentación, entrega; sumisión|handing something in; giving in to power
submissive|a|sumiso|ready to obey
subordinate|n|subordinado|a person of lower rank
subpoena|n|citación (judicial)|an order to come to a court
subside|v|amainar, hundirse|to become less strong; to sink
subsidiary|n|filial|a company owned by another
subsidize|v|subvencionar
subsidy|n|subvención
subterranean|a|subterráneo
subtlety|n|sutileza|being fine and not easy to notice
subversion|n|subversión|trying to destroy a government or system from inside
subversive|a|subversivo|trying to destroy a government or system from inside
succession|n|sucesión|a number of things one after the other; the taking over of a title
succinct|a|sucinto, conciso|short and clear
succumb|v|sucumbir|to give way to something stronger
suede|n|ante, gamuza|soft leather with a rough surface
suffice|v|bastar|to be enough
suffocate|v|asfixiar, sofocar
sulky|a|malhumorado, enfurruñado|silent and bad-tempered because of a grievance
sullen|a|hosco, huraño|silent and bad-tempered
sumptuous|a|suntuoso|rich and splendid
sumptuously|r|suntuosamente|in a rich and splendid way
sunken|a|hundido|lying below the water or the level around; hollow
superfluous|a|superfluo|not needed
superimpose|v|superponer|to put one picture or thing on top of another
supersede|v|reemplazar, sustituir|to take the place of something older
superstructure|n|superestructura|what is built on top of something
supple|a|flexible|bending easily
suppression|n|supresión, represión|stopping something by force
supremacy|n|supremacía
surpass|v|superar, sobrepasar|to be better or greater than
surreptitiously|r|subrepticiamente, a escondidas|secretly
surrogate|n|sustituto
susceptibility|n|propensión, susceptibilidad|being easily affected
susceptible|a|propenso, susceptible|easily affected or harmed by something
sustained|a|sostenido, continuado
swede|n|colinabo; (Swede) sueco|a large yellow root vegetable; a person from Sweden
swerve|v|virar bruscamente
swindle|v|estafar
swindler|n|estafador
swivel|v|girar|to turn round on a fixed point
swoop|v|abatirse, descender en picado|to fly down suddenly
symmetry|n|simetría|having two halves that are exactly the same
symposium|n|simposio|a meeting of experts
synagogue|n|sinagoga
synchronize|v|sincronizar|to make happen at the same time
syndrome|n|síndrome|a group of signs of an illness that occur together
syntax|n|sintaxis
synthesis|n|síntesis|combining several things into one
synthesize|v|sintetizar|to make by combining; to bring together
systemic|a|sistémico
tacitly|r|tácitamente|without saying so
tacky|a|hortera, de mal gusto; pegajoso|cheap and in bad taste; slightly sticky
tactful|a|diplomático, con tacto|careful not to hurt anyone's feelings
tactfully|r|con tacto|so as not to hurt anyone's feelings
tactician|n|estratega, táctico
tactile|a|táctil|connected with touch
tally|n|recuento; cuadrar|a record of a number; to agree with
tamper|v|manipular (indebidamente)|to change something without permission
tangible|a|tangible|real, that can be seen or touched
tantalizing|a|tentador
tapestry|n|tapiz|heavy cloth with a picture woven into it
tariff|n|arancel, tarifa
tarnish|v|deslustrar, empañar|to lose its shine; to spoil a good name
tattered|a|hecho jirones|old and torn
taunt|v|mofarse de; pulla|to say unkind things in order to hurt or make angry
taut|a|tenso, tirante
tavern|n|taberna
taxidermy|n|taxidermia|stuffing dead animals so that they look alive
taxing|a|exigente, agotador|needing much effort
tedious|a|tedioso
teem|v|rebosar, estar repleto (teem with)|to be full of living or moving things
teeter|v|tambalearse|to stand or move as if about to fall
tellingly|r|de manera reveladora|in a way that shows much
temperament|n|temperamento|someone's character as shown in how they feel and behave
tenacious|a|tenaz|never giving up
tenacity|n|tenacidad|not giving up
tenement|n|bloque de pisos (humilde)
tenor|n|tenor|a high singing voice of men
tentacle|n|tentáculo|one of the long arms of an octopus
tentative|a|provisional, vacilante|not certain or final; careful
tenure|n|ejercicio (de un cargo), titularidad|the time in a job; the right to stay in it
tepid|a|tibio
terse|a|lacónico, seco|using few words, not friendly
tersely|r|lacónicamente|in few words
testament|n|testimonio; testamento|proof of something; a will
thaw|v|descongelar, derretirse; deshielo
theologian|n|teólogo, teóloga
thereafter|r|a partir de entonces
thicket|n|matorral
thinly|r|en capa fina, poco|in thin pieces or a thin layer
thistle|n|cardo|a wild plant with prickly leaves and purple flowers
thrash|v|dar una paliza|to beat; to defeat easily
threadbare|a|raído|of cloth: worn thin
thrifty|a|ahorrador
throb|v|palpitar, latir|to beat strongly, as with pain
throng|n|muchedumbre
thrum|v|rasguear; zumbido
thud|n|ruido sordo
thump|n|golpe, porrazo; golpear|a dull heavy blow
thwart|v|frustrar, impedir|to stop a plan from succeeding
tic|n|tic (nervioso)|a sudden movement of a muscle that one cannot control
tilt|v|inclinar, ladear
timely|a|oportuno|happening at just the right time
timepiece|n|reloj
tinged|a|teñido, con un toque (de)|having a slight touch of a colour or feeling
tingle|v|sentir un hormigueo|to feel a slight stinging
tinker|v|hacer pequeños ajustes, juguetear con|to make small changes to repair something
tinsel|n|espumillón|shiny strips used as Christmas decoration
tint|n|tinte, matiz
tipsy|a|achispado
tirade|n|diatriba
tiresome|a|pesado, molesto
toil|v|trabajar duro; esfuerzo
toilsome|a|penoso, laborioso|hard and tiring
tonic|n|tónico; tónica|something that makes you feel better; a bitter drink with bubbles
topography|n|topografía|the shape of the land
topple|v|caerse, volcar; derrocar|to fall or make fall over
torment|n|tormento; atormentar|great suffering
torrent|n|torrente|a fast and strong stream of water
torso|n|torso
touchstone|n|piedra de toque|a standard by which others are judged
toxicology|n|toxicología|the study of poisons
traceable|a|rastreable, atribuible
trademark|n|marca registrada; rasgo característico|a name or sign that belongs to a company
trailblazer|n|pionero|a person who is the first to do something
traipse|v|caminar cansinamente|to walk a long way, tired
trajectory|n|trayectoria
trample|v|pisotear
trance|n|trance|a state like sleep in which one is not aware of things
tranquil|a|tranquilo, sereno|calm and peaceful
tranquilly|r|tranquilamente|calmly
transcend|v|trascender|to go beyond
transfix|v|paralizar, dejar atónito
transient|a|pasajero, transitorio|lasting only a short time
transpire|v|resultar, saberse|to become known; to happen
traverse|v|atravesar|to cross
treachery|n|traición
treason|n|traición (a la patria)|the crime of betraying one's country
treble|a|triple; agudo (voz)|three times as much; the highest voice
trellis|n|espaldera, enrejado
trench|n|zanja, trinchera|a long deep hole in the ground, as soldiers dig
trespass|v|entrar sin autorización
tribunal|n|tribunal
trickle|v|gotear, escurrir
trifle|n|nimiedad; postre inglés de bizcocho y crema|something of little importance; a cold English dessert
trinket|n|baratija
trough|n|abrevadero, comedero; depresión|a long container from which animals eat or drink
troupe|n|compañía (de artistas)
truce|n|tregua
trumped-up|a|falso, inventado (acusación)
trundle|v|rodar, avanzar pesadamente|to move slowly on wheels
tuft|n|mechón, mata
tug|v|tirar de; remolcador
tumble|v|caerse, dar tumbos|to fall and roll
tumult|n|tumulto
tundra|n|tundra
turbulent|a|turbulento|full of sudden change or violent movement
turnout|n|asistencia, participación|the number of people who come or vote
turnover|n|facturación; rotación de personal|the money a business takes; how often staff change
tweak|v|ajustar ligeramente; ajuste|to change a little to improve; to pinch
twitch|v|moverse nerviosamente, tener un tic
typify|v|tipificar, ejemplificar
typography|n|tipografía
tyranny|n|tiranía|cruel and unfair rule
ulcer|n|úlcera|a sore place on the skin or in the stomach
ulterior|a|oculto (ulterior motive)|(of a motive) hidden
ultimatum|n|ultimátum
unaccountable|a|inexplicable|that cannot be explained; not having to answer to anyone
unanimity|n|unanimidad
unanimous|a|unánime
unassuming|a|sencillo, modesto
uncanny|a|extraño, inquietante|strange in a way that is hard to explain
uncharted|a|inexplorado
unchecked|a|descontrolado, sin freno|not stopped
underdog|n|el que tiene las de perder
undermine|v|socavar, minar|to make gradually weaker
underscore|v|subrayar|to show that something is important
underwrite|v|respaldar (económicamente), asegurar|to promise to pay for
undisclosed|a|no revelado
undivided|a|completo, entero (atención)|complete
undulating|a|ondulado|rising and falling gently like waves
unearth|v|desenterrar, sacar a la luz
unequivocally|r|inequívocamente|clearly, leaving no doubt
unerring|a|infalible|always right
unfathomable|a|insondable|impossible to understand
unflagging|a|incansable|never becoming tired
unfounded|a|infundado
unfurl|v|desplegar
unheeded|a|desoído
unify|v|unificar|to join into one
unilateral|a|unilateral
unimpeachable|a|irreprochable|that cannot be doubted
unleash|v|desatar|to let loose
unobtrusive|a|discreto|not easily noticed
unorthodox|a|poco ortodoxo
unqualified|a|no cualificado; incondicional|without the right exams or knowledge; complete
unravel|v|desenredar; desentrañar|to undo threads; to become clear
unrivalled/unrivaled|a|sin rival|better than any other
unruly|a|revoltoso, indisciplinado|hard to control
unscathed|a|ileso
unscrupulous|a|sin escrúpulos|without honesty or shame
unsolicited|a|no solicitado
unsung|a|no reconocido|not praised though it is deserved
unthinkable|a|impensable|impossible to imagine
untimely|a|inoportuno, prematuro
unwavering|a|inquebrantable|firm, not changing
unwieldy|a|difícil de manejar
unwittingly|r|sin saberlo
upheaval|n|agitación, trastorno
uphold|v|defender, mantener|to support a law, right or decision
upkeep|n|mantenimiento
uproot|v|arrancar de raíz; desarraigar
upstart|n|advenedizo|someone who has risen quickly and seems too proud
upturn|n|mejora, repunte
urchin|n|pilluelo; erizo (de mar)|a poor dirty child; a sea urchin is a round sea animal with spines
usher|v|acompañar, conducir; acomodador
utmost|a|sumo, máximo|greatest
utopia|n|utopía|an imaginary perfect place
utopian|a|utópico|wanting a perfect world that is hardly possible
utterance|n|enunciado, palabras|something that is said
vacate|v|desocupar, dejar libre|to leave a room or job so that another can have it
valiant|a|valiente
validate|v|validar|to show or say that something is true or accepted
validity|n|validez|being true or accepted by law
vantage|n|ventaja (vantage point: mirador, punto de vista)|a vantage point is a place from which one sees well
vapour/vapor|n|vapor|a gas that rises from a hot liquid
variance|n|discrepancia, variación|a difference
variant|n|variante|a slightly different form
veer|v|virar, desviarse
vehemently|r|con vehemencia|with strong feeling
vendetta|n|venganza, vendetta
venerable|a|venerable
vengeance|n|venganza|hurting someone because they hurt you
venom|n|veneno|the poison of snakes; hatred
venture|n|empresa, proyecto (arriesgado); aventurarse|a new and risky plan or business
verbatim|a|literal, al pie de la letra
verge|n|borde (on the verge of: a punto de)|the edge; on the verge of means very close to
versatility|n|versatilidad|being good at many things
vexing|a|irritante, fastidioso
viable|a|viable
vicariously|r|indirectamente, a través de otro|through the experiences of others
victimhood|n|victimismo, condición de víctima|being or feeling a victim
vigilance|n|vigilancia|being watchful
vigilant|a|vigilante, alerta
vigour/vigor|n|vigor
vile|a|vil, repugnante|very unpleasant or bad
villainous|a|malvado
vindicate|v|reivindicar, dar la razón
vindication|n|reivindicación|proof that someone was right
vintner|n|vinatero
viper|n|víbora
virtuoso|n|virtuoso
virtuous|a|virtuoso|morally good
visibly|r|visiblemente|so that one can see it
vista|n|vista, panorama|a wide and beautiful view
vitality|n|vitalidad|energy and life
vixen|n|zorra (hembra del zorro)|a female fox
vocation|n|vocación|a job that one feels one is meant to do
vogue|n|moda
void|n|vacío; nulo|an empty space; not legally valid
volatile|a|volátil, inestable|likely to change suddenly; quickly turning to gas
vole|n|campañol, ratón de campo|a small animal like a mouse
volition|n|voluntad|of your own volition means because you want to
voracious|a|voraz|eating or wanting very much
wail|v|gemir, llorar|to make a long sad cry
wane|v|menguar, disminuir
warden|n|guarda, director de prisión
warlike|a|belicoso|wanting or ready for war
warp|v|deformar, combar|to bend out of shape
warranty|n|garantía|a written promise to repair or replace something
watchful|a|vigilante, atento
watershed|n|punto de inflexión; divisoria de aguas|a moment when everything changes; land between two rivers
waver|v|vacilar, titubear|to be unsure; to become weaker
wayward|a|rebelde, descarriado|hard to control
weasel|n|comadreja|a small thin wild animal that kills mice
weather-beaten|a|curtido (por la intemperie)
wedge|n|cuña; porción|a piece thick at one end and thin at the other
whack|v|golpear|to hit hard
wheeze|v|respirar con dificultad, resollar
whereby|r|por el cual, mediante el cual|by which
whiff|n|olorcillo, ráfaga|a slight smell
whim|n|capricho
whimper|v|gimotear
whimsical|a|caprichoso, fantasioso|odd and playful
wholehearted|a|incondicional, sin reservas|complete and sincere
wholesome|a|sano, saludable|good for health or morals
wield|v|empuñar; ejercer|to hold a weapon or to have power
willful/wilful|a|testarudo; deliberado|done on purpose; always wanting one's own way
wince|v|hacer una mueca de dolor
windfall|n|dinero caído del cielo; fruta caída|money that you did not expect; fruit blown down
withhold|v|retener, ocultar
withstand|v|resistir, soportar|to be strong enough not to be harmed by
woe|n|aflicción, desgracia|great sadness; woes are troubles
woefully|r|lamentablemente|very badly
wombat|n|wombat
wondrous|a|maravilloso|wonderful
worldly|a|mundano, de mundo|knowing much about life; connected with this life, not with God
wrath|n|ira, cólera
wreak|v|causar, sembrar (wreak havoc: hacer estragos)|to cause harm
wreath|n|corona (de flores)
wren|n|chochín (pájaro)|a very small brown bird with a short tail
wrench|v|arrancar, torcer; llave inglesa|to pull or twist hard; a tool for turning nuts
wretched|a|desdichado, miserable|very unhappy or very bad
writhe|v|retorcerse
wrongdoing|n|fechoría, delito
wryly|r|con ironía|in an amused way, though things are not good
yarn|n|hilo; historia, cuento|thread for knitting; a long story
yearning|n|anhelo
zany|a|estrafalario, chiflado|funny in a crazy way
zeal|n|celo, fervor
zealot|n|fanático|a person who is too eager for a cause
zealous|a|fervoroso, celoso|very eager
zenith|n|cenit, apogeo|the highest point
zest|n|entusiasmo, brío; ralladura
`;
