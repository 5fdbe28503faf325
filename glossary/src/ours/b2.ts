/** What novels, the news and most jobs take for granted: word, part of speech, Spanish, and what it means in plain English unless WordNet says it well. */
export const b2 = `
aback|r|(be taken aback: quedarse desconcertado)|taken aback means very surprised, so that you do not know what to say
abbey|n|abadía
abduct|v|secuestrar, raptar|to take someone away by force
abnormal|a|anormal
abolish|v|abolir|to end a law or custom officially
abort|v|abortar, interrumpir
abrupt|a|brusco, repentino|sudden and unexpected; of people: rude and short
absorb|v|absorber|to take in liquid, heat or information
absurd|a|absurdo
abundance|n|abundancia
abundant|a|abundante
abuse|n|abuso, maltrato; abusar de, maltratar|cruel treatment, or wrong use of something
abusive|a|abusivo, insultante|treating someone cruelly or speaking to them with insults
academy|n|academia|a school for one subject; a society of artists or scientists
accelerate|v|acelerar
accelerator|n|acelerador|the pedal that makes a car go faster
acceptance|n|aceptación|agreeing to take something, or letting someone be part of a group
accessible|a|accesible
accessory|n|accesorio, complemento|a small thing added to something, such as a belt or a bag to clothes
accommodate|v|alojar, dar cabida a; adaptarse|to have room for someone; to do what someone needs
accomplice|n|cómplice
accomplish|v|lograr, llevar a cabo|to succeed in doing something
accomplishment|n|logro|something difficult that you have succeeded in doing
according|r|según (according to)|according to means: as someone says, or as something shows
accordingly|r|en consecuencia|in a way that suits the situation; for that reason
account|n|cuenta; relato|money kept for you in a bank; your name in a website; also: a report of what happened
accumulate|v|acumular, acumularse
accuracy|n|precisión, exactitud
accusation|n|acusación|a statement that someone has done something wrong
accustomed|a|acostumbrado|used to something
acknowledge|v|reconocer, admitir
acknowledgement|n|reconocimiento, agradecimiento|saying or showing that something is true, or that something has arrived
acorn|n|bellota
acoustic|a|acústico|of sound; of a guitar: without electricity
acquaintance|n|conocido (persona)|a person you know, but not well
acquire|v|adquirir|to get something
acquisition|n|adquisición|getting something, or what you have got
acre|n|acre (medida de terreno)
activate|v|activar|to make something start to work
activism|n|activismo
activist|n|activista|a person who works for political or social change
adapt|v|adaptar, adaptarse
adaptation|n|adaptación|changing to suit something new; a film made from a book
addict|n|adicto|a person who cannot stop taking a drug or doing something
addiction|n|adicción|not being able to stop taking or doing something
addictive|a|adictivo
adequate|a|suficiente, adecuado|enough or good enough
adequately|r|adecuadamente, suficientemente|well enough
adjust|v|ajustar, adaptarse|to change something a little so that it fits
adjustment|n|ajuste, adaptación|a small change that makes something fit
administration|n|administración|managing a business or country; the people who do it
administrator|n|administrador, administradora
admiral|n|almirante|an officer of the highest rank in a navy
admission|n|admisión, entrada; confesión|being allowed to go in; also: saying that something bad is true
adolescence|n|adolescencia
adolescent|n|adolescente
adoption|n|adopción|taking someone's child into your family; starting to use something
adore|v|adorar
adulthood|n|edad adulta
adverse|a|adverso|bad or harmful for what you want
advisable|a|aconsejable
adviser/advisor|n|asesor, consejero
aerial|n|antena; aéreo|a wire or metal thing that receives radio or TV; also: from the air
aerodynamic|a|aerodinámico|shaped so that air flows easily past it
afar|r|lejos (from afar: de lejos)
affair|n|asunto; aventura amorosa|an event or matter; also: a secret love story
affection|n|afecto, cariño
affectionate|a|cariñoso
affordable|a|asequible
aftermath|n|secuelas, consecuencias
aftershock|n|réplica (de un terremoto)
aged|a|de … años; anciano|of the age of; very old
agenda|n|orden del día; intenciones|a list of things to be discussed; what someone secretly wants (not "diary")
aggression|n|agresión, agresividad|angry, violent behaviour
agony|n|dolor intenso, agonía
agriculture|n|agricultura|farming
aide|n|ayudante, asesor|an assistant to an important person
aircraft|n|avión, aeronave
airlock|n|esclusa de aire
aisle|n|pasillo (de avión, tienda, iglesia)|the way between rows of seats or shelves
algebra|n|álgebra
alibi|n|coartada
alliance|n|alianza|an agreement of countries or groups to help each other
alligator|n|caimán, aligátor|an animal like a crocodile, of America and China
allowance|n|asignación, paga|money given regularly for a purpose
alloy|n|aleación
alongside|prep|junto a, al lado de|next to; together with
alpaca|n|alpaca|a South American animal with soft wool
altar|n|altar
alter|v|alterar, modificar
alternate|v|alternar; alterno|to happen or do in turns, first one and then the other
altitude|n|altitud
alto|n|contralto, alto (voz)|a low singing voice of women and boys, or a singer who has it
altogether|r|completamente; en total|completely; counting everything
aluminium/aluminum|n|aluminio|a light silver-coloured metal
amaze|v|asombrar|to surprise greatly
amazement|n|asombro
ambassador|n|embajador, embajadora
ambiguous|a|ambiguo
ambush|n|emboscada
amulet|n|amuleto
analyst|n|analista
anecdote|n|anécdota|a short interesting or funny story about something that happened
anew|r|de nuevo
animated|a|animado|full of life and interest; (of films) made from drawings that seem to move
animator|n|animador (de dibujos)|a person who makes cartoons
announcer|n|locutor, presentador|a person who gives information on radio or TV, or at a station
anorak|n|anorak
antenna|n|antena
anthem|n|himno
antibiotic|n|antibiótico|a medicine that kills bacteria
antibody|n|anticuerpo
anticipate|v|prever, anticipar|to expect something and be ready for it
antler|n|asta, cornamenta|one of the horns of a deer
apostrophe|n|apóstrofo|the sign ' in words such as "don't"
appalling|a|espantoso, atroz|shocking and very bad
applaud|v|aplaudir
appliance|n|electrodoméstico, aparato|a machine used at home
applicant|n|solicitante, candidato
appointed|a|designado, fijado|chosen for a job; agreed: at the appointed hour
appreciation|n|aprecio, agradecimiento|understanding the value of something; thanks
apprentice|n|aprendiz, aprendiza
approximate|a|aproximado
approximately|r|aproximadamente|about; not exactly
arch|n|arco
arch-enemy|n|archienemigo|a person's chief enemy
archaeologist/archeologist|n|arqueólogo, arqueóloga|a person who studies the past by digging up what is left of it
archaeology/archeology|n|arqueología|the study of the past by digging up what is left of it
archenemy|n|archienemigo|a person's chief enemy
archer|n|arquero, arquera
arena|n|estadio, pabellón; arena (romana)|a place with seats all round for sports or shows
arithmetic|n|aritmética|adding, multiplying and other work with numbers
armadillo|n|armadillo|a small American animal with a hard shell of plates
aroma|n|aroma|a strong pleasant smell
arrogance|n|arrogancia
arrogant|a|arrogante|thinking that you are better than others
articulate|a|que se expresa bien; articular
ascend|v|ascender, subir
ash|n|ceniza; fresno
ashtray|n|cenicero
aside|r|a un lado, aparte
aspect|n|aspecto
assassin|n|asesino (a sueldo o político)
assassination|n|asesinato (político)|the murder of an important person
assault|n|agresión, asalto|a violent attack
assemble|v|montar; reunirse|to put the parts of something together; to come together
assembly|n|asamblea; montaje|a meeting of many people, in a school for example; putting parts together
assert|v|afirmar, aseverar
assess|v|evaluar
asset|n|ventaja, bien, activo
assignment|n|tarea, trabajo; misión|a piece of work that you are given to do
assist|v|ayudar, asistir
associate|v|asociar, relacionar
assumption|n|suposición
assure|v|asegurar (a alguien)|to tell someone that something is certainly true
asteroid|n|asteroide
asthma|n|asma
astonish|v|asombrar|to surprise very much
astrologer|n|astrólogo, astróloga
astrology|n|astrología
astronomer|n|astrónomo, astrónoma|a scientist who studies the stars and planets
atomic|a|atómico
attach|v|adjuntar, sujetar|to fasten or join one thing to another
attendance|n|asistencia
attendant|n|asistente, auxiliar, encargado
attorney|n|abogado (EE. UU.)
attribute|v|atribuir; atributo|to say that something is caused by or belongs to; also: a quality
auction|n|subasta|a sale in which things go to whoever offers most
audible|a|audible
audition|n|audición, prueba (para un papel)|a short performance that shows if you are good enough for a part
auditorium|n|auditorio
authentic|a|auténtico|real, not copied
autobiography|n|autobiografía|a book about the writer's own life
autograph|n|autógrafo|the signature of a famous person
automated|a|automatizado|done by machines, without people
automation|n|automatización|using machines in place of people
autopsy|n|autopsia
avatar|n|avatar|the picture that stands for you on the internet or in a game
avenue|n|avenida|a wide street, often with trees
awaken|v|despertar
award-winning|a|premiado, galardonado
awe|n|asombro, sobrecogimiento
bachelor|n|soltero; licenciado (título)
backbone|n|columna vertebral; pilar|the bones down the middle of the back; the most important part
backdrop|n|telón de fondo
backflip|n|voltereta hacia atrás|a jump in which you turn over backwards in the air
backstage|r|entre bastidores
backstory|n|historia previa (de un personaje)|what happened to a character before the story begins
backup|n|copia de seguridad; refuerzo|a copy of computer files; help kept ready
bacteria|n|bacterias|very small living things, some of which cause illness
bacterium|n|bacteria|a very small living thing, of a kind that can cause illness
bagpipe|n|gaita|a musical instrument of Scotland: a bag from which air is pressed out through pipes
bail|n|fianza|money paid so that someone may stay out of prison until the trial
ballad|n|balada|a slow love song, or a song that tells a story
ballerina|n|bailarina (de ballet)
ballot|n|votación, papeleta|a secret vote, or the paper you vote with
bandit|n|bandido
bandwidth|n|ancho de banda
bankrupt|a|en quiebra, arruinado|without money to pay what you owe
bankruptcy|n|quiebra, bancarrota|when a person or company cannot pay what they owe
banquet|n|banquete
barcode|n|código de barras|the black lines on a product that a machine can read
barefoot|a|descalzo
barge|n|barcaza
bark|n|ladrido, ladrar; corteza|the sound that a dog makes; also: the outside of a tree
barley|n|cebada|a plant like wheat, used for food and beer
barrier|n|barrera
barrister|n|abogado (que actúa en tribunales)
basis|n|base, fundamento
bass|n|bajo (voz o instrumento)
baton|n|batuta; testigo (relevos)|the stick of a conductor; the stick that runners pass on
battlefield|n|campo de batalla
battlements|n|almenas|the top of a castle wall with openings to shoot through
beam|n|rayo (de luz); viga; sonreír radiante|a line of light; also: a long piece of wood that holds up a roof
bearable|a|soportable
beech|n|haya|a tree with smooth grey bark
beehive|n|colmena|the house of bees
beekeeper|n|apicultor, apicultora
beforehand|r|de antemano
behalf|n|nombre (on behalf of: en nombre de)
behavioural/behavioral|a|conductual, del comportamiento
belongings|n|pertenencias
beloved|a|querido, amado
beneath|prep|debajo de, bajo|in or to a lower place; under
beneficial|a|beneficioso
beret|n|boina
berth|n|litera; amarradero|a bed on a ship or train; a place where a ship can stop
betrayal|n|traición|hurting someone who trusts you, for example by helping their enemies
bias|n|sesgo, parcialidad|an unfair liking for one side
bid|n|oferta (en una subasta), intento; pujar|an offer of a price; an attempt to get something
bilingual|a|bilingüe
billboard|n|valla publicitaria
binary|a|binario|using only 0 and 1; with two parts
bind|v|atar, encuadernar; obligar|to tie; to put the pages of a book together
biodiversity|n|biodiversidad
biographer|n|biógrafo, biógrafa
biological|a|biológico
birthplace|n|lugar de nacimiento
bishop|n|obispo|a priest of high rank
bitcoin|n|bitcoin|money that exists only on computers
bizarre|a|extravagante, rarísimo|very strange
blackbird|n|mirlo|a European bird: the male is black with a yellow beak
blast|n|explosión, ráfaga|an explosion; a strong rush of air
blatant|a|descarado, flagrante
blaze|n|incendio; arder
bleak|a|desolador, sombrío
bleed|v|sangrar
blend|v|mezclar, combinar
bless|v|bendecir|to ask God to be good to someone
blindfold|n|venda (para los ojos)
blob|n|gota, mancha|a round drop of something thick
blockbuster|n|superproducción, éxito de taquilla|a film or book that is a very great success
bloodstream|n|torrente sanguíneo
bloom|v|florecer; flor
bluebell|n|campanilla (flor azul)|a small blue spring flower of the woods
blunder|n|metedura de pata, error garrafal
blur|n|imagen borrosa; desdibujar
blurb|n|texto de contraportada
boar|n|jabalí|a wild pig
boardroom|n|sala de juntas
bodily|a|corporal|of the body
bodyguard|n|guardaespaldas
bolt|n|cerrojo, perno; salir disparado|a bar that locks a door; to run away suddenly
bond|n|vínculo, lazo; bono|a feeling that joins people
bookseller|n|librero, librera|a person who sells books
bookstore|n|librería
bookworm|n|ratón de biblioteca|a person who loves reading
boomerang|n|bumerán|a curved stick that comes back when you throw it
boost|v|impulsar, aumentar; empujón|to make something increase or become better
bottleneck|n|cuello de botella|a place or point where traffic or work is slowed down
bough|n|rama (gruesa)
boulder|n|roca grande
boundary|n|límite, frontera
boundless|a|ilimitado|with no end
bounty|n|recompensa
bow|v|inclinarse, hacer una reverencia; arco, lazo|to bend your head or body forward to show respect
bracket|n|paréntesis; grupo, franja|one of the signs ( ) ; a group within limits: an age bracket
braid|n|trenza
brainstorm|v|hacer una lluvia de ideas|to think of many ideas quickly, together
brainwash|v|lavar el cerebro
bramble|n|zarza
brand-new|a|nuevo, a estrenar|completely new
bravery|n|valentía
bray|n|rebuzno; rebuznar|the cry of a donkey
breach|n|incumplimiento; brecha
breadth|n|anchura, amplitud|how wide something is
breakthrough|n|avance, gran adelanto|an important discovery or step forward
breathtaking|a|impresionante, que corta la respiración|so beautiful or exciting that it takes your breath away
brew|v|elaborar (cerveza), preparar (té, café)|to make tea, coffee or beer
bribe|n|soborno|money given to someone so that they do something dishonest
bribery|n|soborno, cohecho
brilliantly|r|brillantemente|extremely well
brim|n|borde; ala (de sombrero)
brisk|a|enérgico, rápido
broadband|n|banda ancha (internet)|a fast connection to the internet
broadcast|n|emisión, retransmisión; emitir
broaden|v|ampliar
brochure|n|folleto
broker|n|corredor, intermediario
brood|v|darle vueltas (a algo); camada
broom|n|escoba|a brush with a long handle for sweeping floors
broth|n|caldo
browse|v|hojear, mirar; navegar|to look through a shop, a book or the internet without looking for one thing
buddy|n|amigo, colega|a friend
budget|n|presupuesto
budgie|n|periquito
buffer|n|amortiguador; memoria intermedia|something that protects from shocks; a part of a computer's memory
buffet|n|bufé|a meal at which people take the dishes from a table themselves
bugle|n|corneta
bulldog|n|bulldog
bumblebee|n|abejorro|a big hairy bee
bump|n|golpe; bache, chichón; chocar|a small raised place; to hit against something
bumpy|a|con baches, accidentado|not smooth: a bumpy road
bunch|n|ramo, racimo, montón
bunk|n|litera|a bed above or below another one
burden|n|carga
bureau|n|oficina, agencia
burglary|n|robo (en una casa)|going into a house to steal
burial|n|entierro
burnout|n|agotamiento (por el trabajo)|being completely exhausted from too much work
bustling|a|bullicioso, animado
butler|n|mayordomo
buttercup|n|ranúnculo, botón de oro|a small yellow wild flower
buzz|v|zumbar; zumbido|to make a low sound like that of a bee
by-product|n|subproducto
bystander|n|transeúnte, espectador|a person who is near when something happens but takes no part
cache|n|alijo, escondite; caché
calcium|n|calcio|a substance in milk and bones
calculate|v|calcular
cameo|n|cameo (aparición breve); camafeo|a very short part for a famous actor in a film
camerawork|n|trabajo de cámara|the way a film is filmed
camomile/chamomile|n|manzanilla|a small white and yellow flower used for tea
canary|n|canario|a small yellow bird that sings
cancellation|n|cancelación
candid|a|franco, sincero|honest and open in what you say
candlelit|a|a la luz de las velas|lit by candles
cane|n|bastón; caña|a stick that helps you walk; the hard stem of some plants
cannon|n|cañón (arma)|a big old gun on wheels
capacity|n|capacidad|how much something can hold; being able to do something
capsule|n|cápsula
captaincy|n|capitanía
captive|n|cautivo, prisionero
captivity|n|cautiverio|being kept as a prisoner, or in a cage
carbon|n|carbono|the substance that coal and diamonds are made of
cardboard|n|cartón|thick stiff paper for boxes
caregiver|n|cuidador, cuidadora|a person who looks after someone ill or old
cargo|n|carga, cargamento
carnation|n|clavel|a garden flower, often red, pink or white
carpentry|n|carpintería
carriage|n|vagón; carruaje|a part of a train for passengers; a vehicle pulled by horses
cartwheel|n|voltereta lateral|a turn sideways over your hands, with legs in the air
carve|v|tallar, trinchar|to cut wood or stone into a shape; to cut meat
castaway|n|náufrago|a person left on an island after a shipwreck
casualty|n|víctima, baja|a person hurt or killed in an accident or war
catapult|n|catapulta; tirachinas|a machine or toy that throws stones
catastrophe|n|catástrofe
catastrophic|a|catastrófico
categorize|v|clasificar
category|n|categoría
catwalk|n|pasarela|the raised path on which models show clothes
cautious|a|cauto, prudente|careful to avoid danger
cease|v|cesar|to stop
ceasefire|n|alto el fuego|an agreement to stop fighting
cement|n|cemento|grey powder that becomes hard with water, for building
centaur|n|centauro|in myths, half man and half horse
centralize|v|centralizar
ceramic|n|cerámica|made of baked clay
certainty|n|certeza
chairlift|n|telesilla
chairman|n|presidente (de una reunión o empresa)
chairperson|n|presidente, presidenta (de una reunión)
chairwoman|n|presidenta (de una reunión o empresa)
chambermaid|n|camarera de hotel (de habitaciones)
chameleon|n|camaleón|a lizard that changes its colour
champagne|n|champán|a French white wine with bubbles
chant|v|corear, cantar (repetidamente)|to sing or shout the same words again and again
chaotic|a|caótico
characteristic|n|característica; característico
characterize|v|caracterizar
charcoal|n|carbón vegetal; carboncillo|black burnt wood, used for barbecues or drawing
chariot|n|carro (de guerra o de carreras)|an old two-wheeled vehicle pulled by horses
charitable|a|benéfico, caritativo|helping people who are poor, ill or in need
charming|a|encantador
charter|n|carta, estatuto; fletar|an official text of rights; to rent a plane or boat
chatbot|n|chatbot, bot conversacional|a computer program that talks with people
chatter|v|charlar, parlotear|to talk quickly about unimportant things
cherish|v|apreciar, atesorar|to love something and keep it carefully
chestnut|n|castaña|a shiny brown nut
chiefly|r|principalmente
chill|v|enfriar; relajarse; frío|to make cold; to relax
chlorine|n|cloro|a substance used to clean swimming-pool water
chord|n|acorde|several notes played together
chore|n|tarea (de la casa)|a boring job that has to be done often
christen|v|bautizar|to give a child its name in a church
chronological|a|cronológico
chrysalis|n|crisálida|a butterfly before it comes out, inside its hard cover
chubby|a|rechoncho, gordito
chunk|n|trozo, pedazo (grande)
chutney|n|chutney (salsa agridulce)
cinder|n|ceniza, brasa
circuit|n|circuito
circulate|v|circular
circumstance|n|circunstancia
cite|v|citar
civic|a|cívico
civil|a|civil
civilian|n|civil|a person who is not a soldier
clam|n|almeja|a sea animal in a round shell that you can eat
clarity|n|claridad|being clear
clash|n|choque, enfrentamiento; desentonar|a fight or disagreement
classify|v|clasificar
clause|n|oración, proposición; cláusula|a part of a sentence with its own verb; a part of a contract
cleanse|v|limpiar (a fondo)
clerical|a|de oficina, administrativo|connected with the work of an office; or with priests
cliche/cliché|n|cliché, tópico|a phrase or idea used so often that it is no longer interesting
clickbait|n|ciberanzuelo|a headline made only so that people click on it
cliffhanger|n|final en suspenso|an exciting end of an episode that makes you want the next
cling|v|aferrarse, pegarse|to hold on tightly to someone or something
clockwork|n|mecanismo de relojería
clog|v|atascar; zueco|to block a pipe; a wooden shoe
clover|n|trébol|a small plant with three round leaves
cluck|v|cacarear
cluster|n|grupo, racimo
clutch|v|agarrar con fuerza; embrague|to hold tightly
coalition|n|coalición
coarse|a|áspero, basto|rough, not fine
coastguard|n|guardacostas
coating|n|capa, revestimiento
cobble|n|adoquín
cobblestone|n|adoquín
cobra|n|cobra|a very poisonous snake of Asia and Africa
cockroach|n|cucaracha|a brown insect found in dirty kitchens
coder|n|programador, programadora
coil|n|rollo, espiral; enrollarse
coincide|v|coincidir|to happen at the same time
coincidence|n|coincidencia, casualidad
coliseum|n|coliseo
collaborate|v|colaborar
collaboration|n|colaboración
collapse|v|derrumbarse; colapso
collectible|n|objeto de colección
collective|a|colectivo
collide|v|chocar, colisionar|to hit each other while moving
collie|n|collie (perro pastor)
collision|n|colisión, choque|an accident in which two things hit each other
colon|n|dos puntos (:); colon|the sign : ; also a part of the body where food is digested
colonial|a|colonial
colonist|n|colono
colt|n|potro
columnist|n|columnista
combat|n|combate; combatir
combination|n|combinación
comeback|n|regreso, vuelta|a return to success or fame
comet|n|cometa (astro)|a bright object in space with a long tail
comma|n|coma|the sign , in a text
command|n|orden; dominio; mandar
commander|n|comandante
commentator|n|comentarista
commerce|n|comercio|buying and selling on a large scale
commercial|a|comercial; anuncio|of buying and selling; an advertisement on TV
commit|v|cometer; comprometerse|to do something wrong, such as a crime; to promise yourself to something
commitment|n|compromiso|a promise to do something, or willingness to work hard at it
committee|n|comité, comisión
communism|n|comunismo
communist|a|comunista
commute|v|viajar cada día al trabajo|to travel regularly between home and work
commuter|n|persona que viaja a diario al trabajo|a person who travels regularly between home and work
compact|a|compacto|small, with everything close together
comparable|a|comparable
comparative|a|comparativo
comparatively|r|relativamente
compartment|n|compartimento
compassion|n|compasión
compatible|a|compatible
compel|v|obligar
compensate|v|compensar|to pay for a loss or an injury, or to balance something bad
compensation|n|compensación, indemnización
competent|a|competente
competitive|a|competitivo|wanting to be better than others; with a lot of competition
compile|v|recopilar
complement|n|complemento; complementar|something that goes well with another thing and completes it
complex|a|complejo
complexion|n|cutis, tez
complexity|n|complejidad
complicate|v|complicar
complication|n|complicación|something that makes things more difficult
compliment|n|cumplido, piropo
comply|v|cumplir (con)
component|n|componente|one of the parts of something
composition|n|composición; redacción|a piece of music or writing; how something is put together
compound|n|compuesto; recinto
comprehend|v|comprender
comprehension|n|comprensión
comprehensive|a|completo, exhaustivo
compress|v|comprimir
comprise|v|constar de, comprender
compromise|n|acuerdo, término medio; ceder|an agreement in which each side gives up something (not "promise")
compulsory|a|obligatorio
compute|v|calcular, computar
conceal|v|ocultar
concede|v|admitir, reconocer; ceder|to admit that something is true, or that you have lost
conceive|v|concebir
concept|n|concepto
concerto|n|concierto (obra para solista)
concise|a|conciso
concrete|n|hormigón, concreto; concreto
condemn|v|condenar
conditional|a|condicional|depending on something else
conditioning|n|acondicionamiento; condicionamiento
conduct|v|llevar a cabo, dirigir; conducta|to carry out or lead; behaviour
cone|n|cono, cucurucho|a shape with a round bottom and a point; what ice cream is served in
confederation|n|confederación
confess|v|confesar|to say that you have done something wrong
confession|n|confesión
confetti|n|confeti
confide|v|confiar (un secreto)
confidential|a|confidencial|that must be kept secret
configuration|n|configuración
configure|v|configurar
confine|v|limitar, confinar
confirmation|n|confirmación|a statement that something is certain
conform|v|ajustarse, amoldarse|to behave as rules or others expect
confront|v|enfrentarse a|to face someone or something difficult directly
confrontation|n|enfrentamiento|a situation in which people argue or fight face to face
congratulate|v|felicitar|to tell someone you are glad about their success
congress|n|congreso|a large meeting; in some countries, the parliament
conker|n|castaña de Indias
conscience|n|conciencia (moral)|the inner voice that tells you what is right or wrong
conscious|a|consciente|awake and knowing what is around you; aware
consciously|r|conscientemente
consciousness|n|consciencia, conocimiento
consensus|n|consenso
consent|n|consentimiento; consentir
consequence|n|consecuencia|a result of something that has happened
consequently|r|en consecuencia, por consiguiente|as a result
conservationist|n|conservacionista, ecologista
conservative|a|conservador
conservatory|n|conservatorio; invernadero, galería|a school of music; a room of glass
conserve|v|conservar|to protect something or use little of it
considerable|a|considerable
considerably|r|considerablemente
consideration|n|consideración
consistent|a|coherente, constante|always the same in behaviour or quality
consistently|r|de forma constante|always in the same way
consonant|n|consonante
conspiracy|n|conspiración
constable|n|agente de policía (Reino Unido)|a British police officer of the lowest rank
constant|a|constante
constellation|n|constelación|a group of stars with a name
constitution|n|constitución
constraint|n|limitación, restricción|something that limits what you can do
constructive|a|constructivo|useful and meant to help
consult|v|consultar
consultant|n|asesor, consultor
consumer|n|consumidor, consumidora
consumerism|n|consumismo|buying more and more things
consumption|n|consumo|using up or eating something; how much is used
contagious|a|contagioso
contaminate|v|contaminar
contamination|n|contaminación
contemplate|v|contemplar, pensar en|to think about something for a long time
contemporary|a|contemporáneo
contempt|n|desprecio
contender|n|aspirante, contendiente|a person who may win
contestant|n|concursante
context|n|contexto|the text or situation around something that helps to explain it
contextual|a|contextual
continually|r|continuamente
continuous|a|continuo
continuously|r|continuamente, sin parar|without stopping
contract|n|contrato; contraer, contratar
contractor|n|contratista
contradict|v|contradecir|to say the opposite of what someone else has said
contradiction|n|contradicción|a statement or fact that says the opposite of another
contrary|a|contrario
contribution|n|contribución, aportación|something given to help with others
controller|n|mando, controlador|a device with which you control a machine or game
controversial|a|polémico, controvertido
controversy|n|polémica, controversia|strong public disagreement
conventional|a|convencional
conversion|n|conversión|changing something into another form or use
convert|v|convertir
convict|v|condenar, declarar culpable; preso
conviction|n|convicción; condena
cooperative/co-operative|a|cooperativo; cooperativa|willing to work together with others
coordinate/co-ordinate|v|coordinar
coordinator|n|coordinador, coordinadora
copycat|n|copión, imitador
copyist|n|copista
copyright|n|derechos de autor
core|n|núcleo, centro; corazón (de fruta)|the central or most important part
corkscrew|n|sacacorchos
corporate|a|corporativo, de empresa
correspond|v|corresponder; cartearse
correspondence|n|correspondencia
correspondent|n|corresponsal|a journalist who reports from another place
corrupt|a|corrupto; corromper
corruption|n|corrupción
corset|n|corsé
cosmetic|a|cosmético; superficial|for making the face or body look better; only about how something looks
cosmetics|n|cosméticos, maquillaje|things that you put on your face or skin to look better
cosmic|a|cósmico|connected with the universe
cosmonaut|n|cosmonauta
cosmopolitan|a|cosmopolita|with people and ideas from many countries
cosmos|n|cosmos
cosplay|n|cosplay (disfrazarse de personajes)|dressing up as a character from a film, game or manga
cot|n|cuna; catre|a bed with high sides for a baby
counselling/counseling|n|orientación, terapia|talking with an expert who helps you with your problems
counsellor/counselor|n|orientador, terapeuta|an expert who helps people with their problems
courageous|a|valiente
courtesy|n|cortesía
coverage|n|cobertura|how news is reported; what an insurance pays for
coward|n|cobarde
cowardly|a|cobarde
craft|n|artesanía, oficio
craftsman|n|artesano|a man who makes beautiful things with his hands
craftsmanship|n|artesanía, maestría
cramped|a|estrecho, sin espacio
crate|n|caja, cajón (de embalaje)
crater|n|cráter
credible|a|creíble
creditor|n|acreedor, acreedora
crevasse|n|grieta (en un glaciar)
crib|n|cuna (EE. UU.); pesebre
crimson|a|carmesí|deep red
criteria|n|criterios|standards by which something is judged
criticism|n|crítica, críticas
croquet|n|cróquet
crossbow|n|ballesta|an old weapon that shoots arrows
crowbar|n|palanca, pata de cabra
crowdfunding|n|micromecenazgo|getting small sums of money from many people on the internet
crude|a|rudimentario; grosero; crudo (petróleo)
crumb|n|miga, migaja|a very small piece of bread or cake
crumble|v|desmoronarse, desmenuzar
crumpet|n|panecillo inglés (crumpet)
crunch|v|crujir; ronzar|to make the noise of biting something hard
crusade|n|cruzada
cryptocurrency|n|criptomoneda|money that exists only on computers, kept safe by code
cube|n|cubo|a solid shape with six equal square sides
cuckoo|n|cuco|a grey bird that lays its eggs in other birds' nests
cue|n|señal, pie (para un actor); taco (billar)|a sign for somebody to begin to speak or do something
cuff|n|puño (de camisa)|the end of a sleeve
cufflink|n|gemelo (de camisa)
cul-de-sac|n|callejón sin salida
culinary|a|culinario
culprit|n|culpable
cult|n|secta, culto
cultivation|n|cultivo|growing plants on land
curb|v|frenar, contener; bordillo (EE. UU.)
currency|n|moneda, divisa|the money that a country uses
curriculum|n|plan de estudios
custody|n|custodia|the right to look after a child; or being kept by the police
cutting-edge|a|de vanguardia|the newest and most modern
cyber|a|cibernético, ciber-|of computers and the internet
cyberbullying|n|ciberacoso|being cruel to someone on the internet
cybersecurity|n|ciberseguridad|keeping computers and data safe from attacks
cyborg|n|cíborg
cyclone|n|ciclón|a violent tropical storm with wind going round
cyclops|n|cíclope
cygnet|n|polluelo de cisne
cymbal|n|platillo (música)
cynical|a|cínico, escéptico|believing that people only think of themselves
dagger|n|daga, puñal
dam|n|presa, represa
dandelion|n|diente de león|a wild plant with yellow flowers that become white balls of seeds
dandruff|n|caspa
daredevil|n|temerario, persona atrevida
dash|v|correr, salir disparado; guion, pizca
dashboard|n|salpicadero, tablero; panel|the board in front of a car's driver; a screen with figures
dataset|n|conjunto de datos|a collection of data that belong together
dazzling|a|deslumbrante
deafening|a|ensordecedor
dealer|n|comerciante; traficante
dealings|n|tratos, negocios|business that you do with someone
dean|n|decano; deán
dearly|r|muchísimo; (pagar) caro
debatable|a|discutible
debug|v|depurar (un programa)
debut|n|debut, estreno|someone's first time in public
decay|n|descomposición, caries; deteriorarse|slowly becoming bad and falling apart, as teeth and wood do
deceive|v|engañar|to make someone believe something that is not true
decimal|a|decimal
decisive|a|decisivo; decidido
declaration|n|declaración
decode|v|descifrar, decodificar
decorative|a|decorativo
decoy|n|señuelo|a person or thing that is used to lead someone into a trap
dedicate|v|dedicar
dedication|n|dedicación; dedicatoria
deed|n|hazaña, acto; escritura|something that someone does, good or bad
deem|v|considerar, juzgar|to consider
deepen|v|profundizar, intensificar
defect|n|defecto|a fault in something
defendant|n|acusado, acusada
defensive|a|defensivo, a la defensiva
deficit|n|déficit|the amount by which there is less money than is needed
definition|n|definición
definitive|a|definitivo|final, not to be changed; the best of its kind
deforestation|n|deforestación|cutting down forests
defy|v|desafiar
dehydrated|a|deshidratado
dehydration|n|deshidratación
dejected|a|abatido, desanimado
deliberate|a|deliberado
deliberately|r|a propósito, deliberadamente
delicate|a|delicado|easily broken or hurt; fine and pleasing
delta|n|delta
democrat|n|demócrata|a person who believes in democracy
democratic|a|democrático
demolish|v|demoler, derribar
demon|n|demonio
demonstration|n|manifestación; demostración|people marching to show what they want; showing how something works
demonstrator|n|manifestante|a person who marches with others to show what they want
den|n|guarida, madriguera; estudio
denial|n|negación; negativa|saying that something is not true
denounce|v|denunciar, condenar
dense|a|denso|thick, with things or people very close together
density|n|densidad
dent|n|abolladura; abollar|a place where metal has been pushed in
dental|a|dental
dentures|n|dentadura postiza|false teeth
dependence|n|dependencia
dependency|n|dependencia
dependent|a|dependiente
depict|v|representar, describir
deploy|v|desplegar|to move soldiers or equipment into place; to use something
deposit|n|depósito, fianza; depositar|money paid first as part of a price, or put into a bank
depression|n|depresión
deprive|v|privar
deputy|n|subdirector, segundo; diputado|a person who comes second after a leader and stands in for them
derive|v|derivar, obtener|to get something from something
descend|v|descender, bajar|to go down
descendant|n|descendiente
descent|n|descenso; ascendencia
desirable|a|deseable
desktop|n|escritorio (de ordenador)|the first screen of a computer, with its files
despair|n|desesperación
despise|v|despreciar
destiny|n|destino
destructive|a|destructivo
detection|n|detección
detergent|n|detergente|powder or liquid for washing clothes or dishes
determination|n|determinación, resolución|wanting to do something so much that nothing stops you
detour|n|desvío, rodeo
devastate|v|devastar
devise|v|idear
devote|v|dedicar
devotion|n|devoción, dedicación|great love or loyalty
diabetes|n|diabetes|an illness in which there is too much sugar in the blood
diabetic|n|diabético, diabética
diagnose|v|diagnosticar
diagnosis|n|diagnóstico|saying what illness or fault someone or something has
diagonal|a|diagonal|going straight from one corner to the opposite one
diagram|n|diagrama
diameter|n|diámetro
dictator|n|dictador, dictadora|a ruler with complete power
dictatorship|n|dictadura
diesel|n|diésel, gasóleo|a heavy oil used as fuel
dignity|n|dignidad
dilemma|n|dilema
dilute|v|diluir
dime|n|moneda de diez centavos (EE. UU.)
dimension|n|dimensión|a size in one direction: length, width or height
diminish|v|disminuir
diploma|n|diploma, título
diplomat|n|diplomático, diplomática
diplomatic|a|diplomático|connected with relations between countries; careful not to offend
directory|n|directorio, guía
disability|n|discapacidad
disagreement|n|desacuerdo
disappearance|n|desaparición|when someone or something goes away and cannot be found
disapproval|n|desaprobación
disapprove|v|desaprobar
disastrous|a|desastroso
disbelief|n|incredulidad
discard|v|desechar, descartar
discipline|n|disciplina|making people obey rules; controlling yourself; also: a subject of study
discomfort|n|molestia, incomodidad|a feeling of not being comfortable; slight pain
disconnect|v|desconectar|to separate things that were joined, or to cut off a supply
discourage|v|desanimar, disuadir
discreet|a|discreto|careful not to attract attention or tell secrets
discriminate|v|discriminar; distinguir|to treat one group worse than another; to see a difference
discrimination|n|discriminación
disgrace|n|vergüenza, deshonra
disguise|n|disfraz; disfrazar|clothes and other things that hide who you are
dishcloth|n|paño de cocina
dishonest|a|deshonesto
dishonesty|n|falta de honradez
dislike|v|no gustar; aversión
dismantle|v|desmontar, desmantelar|to take something apart
dismay|n|consternación
dismiss|v|descartar; despedir|to decide that something is not worth thinking about; to make someone leave their job
disobedient|a|desobediente
disobey|v|desobedecer
disorder|n|desorden, trastorno|lack of order; an illness of mind or body
disorganized|a|desorganizado
disorientated/disoriented|a|desorientado
disposable|a|desechable|made to be thrown away after use
disposal|n|eliminación (de residuos)|getting rid of something
dispute|n|disputa, conflicto
disreputable|a|de mala fama
disrupt|v|interrumpir, perturbar|to stop something from going on as usual
disruption|n|interrupción, trastorno
dissatisfied|a|insatisfecho|not happy with something
dissolve|v|disolver, disolverse|to become part of a liquid, like sugar in tea
distinct|a|distinto, claro
distinction|n|distinción|a clear difference between things
distinctive|a|característico, distintivo|easy to recognise because it is different from others
distinctly|r|claramente|clearly
distinguish|v|distinguir|to see or hear a difference
distort|v|distorsionar|to change something so that it looks, sounds or seems different from what it is
distraction|n|distracción|something that takes your attention away
distress|n|angustia
distribute|v|distribuir, repartir|to give out to many people or places
distribution|n|distribución|giving out or spreading over many people or places
distributor|n|distribuidor|a person or company that supplies goods to shops
disturbing|a|inquietante, perturbador
diverse|a|diverso
diversity|n|diversidad|having many different kinds
divert|v|desviar|to make something go in another direction
divine|a|divino|of God or a god; wonderful
dock|n|muelle; banquillo de los acusados|a place where ships are loaded
documentation|n|documentación|papers that prove or explain something
dome|n|cúpula|a round roof like half a ball
domestic|a|doméstico; nacional|of the home; within one country
domesticated|a|domesticado|(of animals) used to living with people
dominant|a|dominante|stronger or more important than others
dominate|v|dominar|to have power or control over others
donor|n|donante|someone who gives money, blood or an organ to help others
doorkeeper|n|portero|someone who guards the entrance of a building
doorstep|n|umbral, escalón de la puerta|the step in front of an outside door
doping|n|dopaje|taking drugs to do better in sport
dormitory|n|dormitorio (colectivo), residencia|a large room where many people sleep; a building where students live
dose|n|dosis
double-check|v|volver a comprobar
doubtful|a|dudoso
doubtless|r|sin duda
dough|n|masa (de pan)|flour and water mixed to make bread
downgrade|v|rebajar de categoría
downpour|n|aguacero, chaparrón
downside|n|inconveniente, lado negativo
downsize|v|reducir plantilla; reducir el tamaño|to make a company or a home smaller
downturn|n|caída, bajón (económico)
drafty/draughty|a|con corrientes de aire|with cold air blowing through
dragonfly|n|libélula|an insect with a long thin body and four clear wings, seen near water
drain|v|drenar, escurrir; desagüe|to make or let water flow away
drainage|n|drenaje, desagüe|a system for carrying water away
drastic|a|drástico
drastically|r|drásticamente|in a very strong and sudden way
draught|n|corriente de aire; (cerveza) de barril|cold air that blows through a room
drawbridge|n|puente levadizo
dread|v|temer, tener pavor a; pavor
dreadful|a|espantoso, terrible|very bad or unpleasant
dreadfully|r|terriblemente|very; very badly
dressmaker|n|modista
drive-through|n|autoservicio para coches|a restaurant where you are served in your car
droplet|n|gotita
dropout|n|persona que abandona los estudios
droppings|n|excrementos (de animales)|the solid waste of birds and small animals
dual|a|doble, dual
dub|v|apodar; doblar (una película)|to put another language over the voices of a film; to give a nickname to
dubious|a|dudoso|not certain, or not to be trusted
duchess|n|duquesa
duke|n|duque
dumbbell|n|mancuerna, pesa
dune|n|duna
dungeon|n|mazmorra|a dark prison under a castle
duplicate|v|duplicar; duplicado|to make an exact copy
durability|n|durabilidad
durable|a|duradero
duration|n|duración
dusk|n|anochecer, crepúsculo
dustpan|n|recogedor|a flat pan into which you sweep dust
dweller|n|habitante
dynamic|a|dinámico|full of energy and ideas
dynamics|n|dinámica|the way in which people or things move, change and act on each other
dynamite|n|dinamita|a strong explosive
eardrum|n|tímpano
earnings|n|ingresos, ganancias|the money that you earn
earplug|n|tapón para los oídos|a soft thing that keeps noise out of your ear
earthly|a|terrenal
earthworm|n|lombriz de tierra
earwig|n|tijereta (insecto)
ease|n|facilidad; aliviar|lack of difficulty; to make something less bad
easel|n|caballete (de pintor)
eccentric|a|excéntrico
eclipse|n|eclipse|when the sun or the moon is covered for a time
ecologist|n|ecólogo, ecologista
economical|a|económico (que ahorra)
economics|n|economía (ciencia)
economist|n|economista
ecosystem|n|ecosistema
edible|a|comestible
edition|n|edición
eel|n|anguila|a fish as long and thin as a snake
effortlessly|r|sin esfuerzo
ego|n|ego|your opinion of yourself and your importance
elaborate|a|elaborado, detallado; explicar con más detalle
election|n|elecciones, elección
electoral|a|electoral
electrode|n|electrodo
electronics|n|electrónica
elegance|n|elegancia
elementary|a|elemental; primario (escuela)|simple; for beginners
eligible|a|que cumple los requisitos
eliminate|v|eliminar
elite|n|élite
embankment|n|terraplén
embark|v|embarcar; emprender|to go on board a ship; to begin something new
embassy|n|embajada
embrace|v|abrazar; abrazo|to put your arms round someone; to accept an idea gladly
embroidery|n|bordado|patterns sewn on cloth
emigrant|n|emigrante
emigrate|v|emigrar
emission|n|emisión|gas or heat sent out into the air
empathy|n|empatía
emphasis|n|énfasis
emphasize|v|enfatizar, destacar
emphatic|a|enfático, categórico
enchanted|a|encantado, hechizado|under a magic spell; delighted
enclose|v|adjuntar; rodear, cercar|to surround with a wall; to put in a letter with something else
encore|n|bis
encounter|v|encontrarse con; encuentro|to meet; a meeting that was not planned
encryption|n|cifrado
endanger|v|poner en peligro
endorse|v|respaldar|to say publicly that you support someone or something
endure|v|soportar, aguantar
enforce|v|hacer cumplir
engagement|n|compromiso (matrimonial)|a promise to marry; an arrangement to meet or do something
engrossed|a|absorto|so interested that you notice nothing else
engulf|v|envolver, engullir|to surround and cover completely
enhance|v|mejorar, realzar|to make something better
enhancement|n|mejora
enigma|n|enigma
enlarge|v|ampliar, agrandar
enormously|r|enormemente
enrich|v|enriquecer
enrol/enroll|v|matricularse, inscribirse
enrolment/enrollment|n|matrícula, inscripción|putting your name on the list of a course
ensure|v|asegurar, garantizar
enterprise|n|empresa, iniciativa|a company; a new and difficult plan
enthusiast|n|entusiasta, aficionado
entitle|v|dar derecho a; titular
entrepreneur|n|emprendedor, empresario
entrust|v|confiar, encomendar|to give someone something to look after
entry|n|entrada; apunte|going in; something written in a list or diary
environmentalist|n|ecologista
envisage|v|prever, imaginar
envy|n|envidia; envidiar|wishing that you had what someone else has
enzyme|n|enzima
epic|n|epopeya; épico
equality|n|igualdad|having the same rights and treatment
equation|n|ecuación
equip|v|equipar
equivalent|n|equivalente
era|n|era, época
erase|v|borrar|to remove something written or recorded
erect|v|erigir, levantar; erguido|to build or put up something
erosion|n|erosión
erupt|v|entrar en erupción; estallar|of a volcano: to send out fire; to start suddenly
eruption|n|erupción
essence|n|esencia
esteem|n|estima, aprecio
eternal|a|eterno
eternity|n|eternidad
ethical|a|ético|connected with what is right and wrong
ethics|n|ética|ideas of what is right and wrong
ethnic|a|étnico|connected with a group of people who share a culture or origin
ethnicity|n|etnia
etiquette|n|etiqueta, protocolo
evacuate|v|evacuar
evacuation|n|evacuación|moving people out of a dangerous place
evade|v|evadir, eludir
evaluate|v|evaluar|to judge how good, useful or important something is
evaluation|n|evaluación|judging how good, useful or important something is
evaporate|v|evaporarse|to turn from liquid into gas
eventual|a|final|happening at the end of a process (not "possible")
evergreen|n|árbol de hoja perenne
everlasting|a|eterno, perdurable
evident|a|evidente
evoke|v|evocar
evolution|n|evolución|the slow change of plants and animals over a very long time
evolve|v|evolucionar|to develop slowly over a long time
exaggeration|n|exageración|saying that something is bigger or worse than it is
examiner|n|examinador, examinadora
exceed|v|superar, exceder
exceedingly|r|sumamente
exceptional|a|excepcional
excess|n|exceso
excessive|a|excesivo
excessively|r|excesivamente
excite|v|entusiasmar, emocionar|to make someone feel very interested or happy
exclude|v|excluir
exclusion|n|exclusión
exclusive|a|exclusivo|only for one person or group; expensive
exclusively|r|exclusivamente
excursion|n|excursión
execute|v|ejecutar|to kill someone as a punishment by law; to carry out a plan
execution|n|ejecución
exemption|n|exención
exhaust|v|agotar; tubo de escape|to make someone very tired; to use up completely
exhaustion|n|agotamiento
exhibit|v|exponer; objeto expuesto|to show in public
exhibitor|n|expositor
exile|n|exilio; exiliar|having to live outside your own country
existence|n|existencia
exotic|a|exótico
expansion|n|expansión
expectancy|n|expectativa, esperanza (de vida)
expectation|n|expectativa
expertise|n|pericia, conocimientos
expiration|n|vencimiento
expiry|n|vencimiento, caducidad
explicit|a|explícito
explicitly|r|explícitamente
exploit|v|explotar, aprovechar; hazaña
exploration|n|exploración|travelling through a place to learn about it
export|v|exportar
expose|v|exponer, dejar al descubierto|to show something that was hidden; to leave without protection
exposure|n|exposición|being in the presence of cold, sun or danger without protection
expressive|a|expresivo|showing clearly what someone thinks or feels
extension|n|prórroga; ampliación; extensión|something added to make a thing longer or larger; more time for something
extensive|a|extenso, amplio
extensively|r|ampliamente
extent|n|alcance, medida
exterior|n|exterior|the outside of something
extinction|n|extinción|when no animal or plant of a kind is left
extract|v|extraer; extracto
extraterrestrial|a|extraterrestre
extravagant|a|derrochador, extravagante|spending or costing too much
extrovert|n|extrovertido|a lively person who likes being with others
eyewitness|n|testigo ocular
facet|n|faceta
facial|a|facial
faculty|n|facultad|an ability of mind or body; a part of a university
falcon|n|halcón
famine|n|hambruna|a time when many people have nothing to eat
famously|r|notoriamente, como es bien sabido
fanatic|n|fanático, fanática
far-fetched|a|inverosímil
farmland|n|tierras de cultivo
fascinate|v|fascinar
fascination|n|fascinación
fatal|a|mortal, fatal
fatigue|n|fatiga, cansancio
faulty|a|defectuoso
feat|n|hazaña, proeza
federal|a|federal|of the central government of a group of states
federation|n|federación
feminine|a|femenino
feminism|n|feminismo
feminist|n|feminista
fermentation|n|fermentación|the change by which sugar becomes alcohol, as in wine
fern|n|helecho
ferryman|n|barquero
fertile|a|fértil|of land: where plants grow well; able to have young
fertilizer|n|fertilizante, abono
festive|a|festivo
festivity|n|festividad, festejo
fiancé|n|prometido, novio|the man that someone is going to marry
fictional|a|ficticio, de ficción|existing only in stories, not real
figurine|n|figurilla, estatuilla
filter|n|filtro; filtrar
filthy|a|mugriento, asqueroso
finale|n|final (de un espectáculo)
finalize|v|ultimar, finalizar
finance|v|financiar; finanzas
finances|n|finanzas
finite|a|finito, limitado
firearm|n|arma de fuego
firefly|n|luciérnaga|an insect that gives light in the dark
firewall|n|cortafuegos|a program that protects a computer from attacks
firmly|r|firmemente
fishery|n|pesquería, caladero
fishmonger|n|pescadero, pescadería
fishy|a|sospechoso; a pescado|making you think that something is wrong; like fish
flagpole|n|asta de bandera|the pole on which a flag flies
flagship|n|buque insignia
flake|n|copo, escama|a small thin piece
flannel|n|franela; toallita
flap|v|aletear, agitar; solapa|to move up and down or from side to side, as wings do
flare|n|bengala; llamarada; llamear|a bright light used as a signal
flashback|n|escena retrospectiva
flatten|v|aplanar, aplastar
flatter|v|halagar, adular
flaw|n|defecto, fallo
flawless|a|impecable, perfecto
flea|n|pulga
fleet|n|flota|a group of ships or vehicles
flesh|n|carne
flexibility|n|flexibilidad|the ability to bend or to change easily
flicker|v|parpadear, titilar|of a light: to go on and off quickly
flint|n|sílex, pedernal
flirt|v|coquetear
floodlight|n|foco, reflector|a very strong lamp for lighting sports grounds and buildings at night
flora|n|flora
fluid|n|fluido, líquido|a liquid
flyover|n|paso elevado
focal|a|focal|central, most important
foil|n|papel de aluminio; frustrar|metal as thin as paper, used for wrapping food
folklore|n|folclore
footage|n|metraje, imágenes
footbridge|n|pasarela, puente peatonal
footfall|n|pisada, paso
footnote|n|nota a pie de página
footstool|n|escabel, reposapiés
forensic|a|forense|using science to solve crimes
foresee|v|prever
foreword|n|prólogo
formality|n|formalidad, trámite|something that must be done because of rules or custom
format|n|formato
formation|n|formación
formula|n|fórmula
forthright|a|franco, directo
fortress|n|fortaleza
forum|n|foro
foster|v|fomentar; acoger (a un niño)|to help something to grow; to look after someone else's child for a time
foul|a|asqueroso, fétido; falta (deporte)|very dirty, or smelling very bad; (in sport) against the rules
foundation|n|fundación; cimientos, base
founder|n|fundador, fundadora|a person who starts a company, school or town
fraction|n|fracción|a part of a number, such as 1/2
fracture|n|fractura; fracturar|a break in a bone
fragile|a|frágil
fragment|n|fragmento
fragrance|n|fragancia
framework|n|marco, estructura|the structure that supports something; a system of ideas or rules
franchise|n|franquicia; saga (de películas)
frank|a|franco, sincero
frankly|r|francamente|honestly; to say what I really think
frantic|a|frenético, desesperado
frantically|r|frenéticamente
fraud|n|fraude
freak|n|bicho raro; fanático
freckled|a|pecoso|with small brown spots on the skin
freelance|a|autónomo, por cuenta propia|working for different companies, not employed by one
freelancer|n|trabajador autónomo
frequent|a|frecuente
friction|n|fricción|the rubbing of one thing against another; disagreement
frontier|n|frontera|the line between two countries; the limit of what is known
frostbite|n|congelación
frosty|a|helado; frío (poco amable)|very cold, with frost
froth|n|espuma
frown|v|fruncir el ceño
frustrate|v|frustrar|to make someone annoyed because they cannot do what they want
fulfil/fulfill|v|cumplir, realizar|to do what was promised or hoped
full-scale|a|a gran escala|as large or as complete as possible
functional|a|funcional
fundamental|a|fundamental
fundamentally|r|fundamentalmente
fundraising|n|recaudación de fondos|collecting money for a good purpose
fungus|n|hongo|a plant-like living thing, such as a mushroom, that feeds on dead matter
furious|a|furioso|extremely angry
furiously|r|furiosamente|very angrily; with great energy
furnish|v|amueblar; suministrar|to put furniture into a room
furthermore|r|además
fury|n|furia
fuse|n|fusible; mecha; fusionar|a part that stops electricity when there is too much; a string that sets off a bomb
futile|a|inútil, vano
futuristic|a|futurista|looking as if it came from the future
gale|n|vendaval
gambler|n|jugador (de apuestas)
gangster|n|gánster
garment|n|prenda de vestir
garnish|n|guarnición, adorno (de un plato)
gasp|v|dar un grito ahogado, jadear
gatekeeper|n|guardián, portero
gateway|n|entrada, puerta
gauge|v|calibrar, medir; indicador
gaze|v|mirar fijamente
gene|n|gen|the part of a cell that decides what you get from your parents
generalize|v|generalizar|to say that something is true of all cases after seeing only some
generate|v|generar
generator|n|generador|a machine that makes electricity
generosity|n|generosidad
genetic|a|genético|of what is passed from parents to children
genocide|n|genocidio
genre|n|género
genuine|a|auténtico, sincero
genuinely|r|sinceramente, de verdad
geological|a|geológico
geologist|n|geólogo, geóloga
geology|n|geología
geometric|a|geométrico|with regular lines and shapes
geometry|n|geometría
gerbil|n|jerbo
geyser|n|géiser|a place where hot water shoots up out of the ground
ghostwriter|n|escritor fantasma
gifted|a|superdotado, con talento
gigantic|a|gigantesco
gill|n|branquia, agalla|the part of a fish through which it breathes
glacier|n|glaciar
gladiator|n|gladiador
glamorous|a|glamuroso
gland|n|glándula
glare|v|fulminar con la mirada; resplandor|to look angrily at someone; a light that is too bright
gleam|v|brillar, relucir|to shine softly
glide|v|deslizarse, planear
glimmer|n|destello, luz tenue|a weak light
glimpse|n|vistazo, atisbo
glitter|v|brillar, centellear; purpurina|to shine with many small flashes of light
gloomy|a|sombrío, pesimista|dark and sad
glorious|a|glorioso, espléndido
glory|n|gloria
glossary|n|glosario
glossy|a|brillante, lustroso|smooth and shiny
gnome|n|gnomo
goblet|n|copa, cáliz
goblin|n|duende, trasgo
goldsmith|n|orfebre
goosebumps|n|carne de gallina|small raised points on the skin from cold or fear
gorge|n|garganta, desfiladero|a deep narrow valley
gorgeous|a|precioso, guapísimo
govern|v|gobernar|to rule a country
governor|n|gobernador, gobernadora
gown|n|vestido (largo); toga
grace|n|gracia, elegancia|a beautiful way of moving or behaving
graceful|a|grácil, elegante
grammatical|a|gramatical
grandstand|n|tribuna (de un estadio)|a large building with rows of seats at a sports ground
granite|n|granito
grant|n|beca, subvención; conceder
graph|n|gráfico, gráfica|a drawing that shows with lines or columns how numbers are related
graphic|a|gráfico|connected with drawing and design; very clear and full of detail
graphics|n|gráficos|pictures and designs, especially on a computer
graphite|n|grafito|a soft black substance, used in pencils
grasp|v|agarrar; comprender
grass-roots|a|de base, popular|of ordinary people, not leaders
grate|v|rallar; rejilla|to rub cheese or vegetables into small pieces
grave|n|tumba; grave|the place where a dead person is buried; also: very serious
gravel|n|grava, gravilla
grease|n|grasa
greed|n|codicia, avaricia
grenade|n|granada (arma)
greyhound|n|galgo
grid|n|cuadrícula, red
grieve|v|llorar (a un muerto), estar de luto|to feel great sadness, often because someone has died
griffin|n|grifo (animal mitológico)
grim|a|sombrío, desalentador|very serious; without hope
grind|v|moler; rechinar|to crush into powder
groan|v|gemir, quejarse|to make a long low sound because of pain or unhappiness
gross|a|bruto (ingreso); asqueroso|total, before anything is taken away; very unpleasant
grossly|r|sumamente, enormemente|extremely, of something bad
grounding|n|base, conocimientos básicos
grouse|n|urogallo; quejarse|a fat brown bird that people shoot
growl|v|gruñir|of a dog: to make a low angry sound
grumble|v|refunfuñar
guardian|n|guardián, tutor
guidance|n|orientación
guideline|n|directriz, pauta|a rule or piece of advice on how to do something
guild|n|gremio
guilt|n|culpa|the bad feeling of having done something wrong; the fact of having broken a law
gulf|n|golfo; abismo
gunfire|n|disparos
gunman|n|pistolero, hombre armado|a man with a gun
gunpowder|n|pólvora
gunshot|n|disparo
gust|n|ráfaga
gut|n|intestino, tripa|the tube in the body through which food passes
gutter|n|cuneta; canalón|the edge of a road, or a pipe on a roof, where rainwater runs
gymnast|n|gimnasta
hack|v|piratear; cortar a tajos|to get into a computer without permission
hacker|n|pirata informático|a person who gets into computers without permission
haiku|n|haiku
halfhearted|a|poco entusiasta
halt|v|detener, detenerse; alto
halve|v|reducir a la mitad, partir por la mitad
hand-held|a|portátil, de mano
handcuff|v|esposar|to put a pair of metal rings round someone's wrists
handcuffs|n|esposas|metal rings with which the police hold a person's hands together
handicapped|a|discapacitado
handicraft|n|artesanía
handlebar|n|manillar
handout|n|hoja, fotocopia (para repartir); limosna|a paper given to students; something given to a poor person
hands-on|a|práctico
handsomely|r|generosamente|in a generous or attractive way
handwritten|a|manuscrito, escrito a mano
harassment|n|acoso|annoying or frightening someone again and again
hardback|n|libro de tapa dura
hardcore|a|acérrimo|very loyal, or extreme
hardship|n|penuria, dificultad
harmony|n|armonía|notes that sound good together; peace and agreement
harness|n|arnés; aprovechar
harsh|a|duro, severo, áspero
harshly|r|con dureza
haste|n|prisa
hatchling|n|cría recién salida del huevo
hatred|n|odio
haul|v|arrastrar, tirar de|to pull something heavy
haven|n|refugio, remanso
havoc|n|estragos|great damage and confusion
hazard|n|peligro, riesgo
hazel|n|avellano; color avellana|a small tree with nuts; the green-brown colour of some eyes
headband|n|cinta para la cabeza
headhunt|v|captar (a un ejecutivo)|to find someone in one company and offer them a job in another
headmistress|n|directora (de colegio)|the woman who is the head of a school
headway|n|avance, progreso (make headway)|progress
heap|n|montón
heartbreaking|a|desgarrador
heartbroken|a|desconsolado, con el corazón roto
hearted|a|de corazón… (kind-hearted: de buen corazón)|having a heart of a certain kind, as in kind-hearted
heather|n|brezo|a low plant with purple flowers that covers hills
hectic|a|ajetreado, frenético|very busy and full of activity
heir|n|heredero, heredera
helium|n|helio|a gas lighter than air, used in balloons
hem|n|dobladillo|the edge of a piece of clothing that is folded and sewn
hemisphere|n|hemisferio
herald|v|anunciar; heraldo|to be a sign that something is coming
heraldic|a|heráldico|of the old signs of noble families
heritage|n|patrimonio, herencia
hermit|n|ermitaño, ermitaña
herring|n|arenque
hesitant|a|vacilante, indeciso
hesitation|n|vacilación, duda
hibernation|n|hibernación|the long sleep of some animals through the winter
hierarchy|n|jerarquía
hieroglyph|n|jeroglífico|a small picture used as writing in ancient Egypt
high-pitched|a|agudo (sonido)
high-profile|a|destacado, de mucha repercusión|attracting a lot of public attention
hijack|v|secuestrar (un avión)|to take control of a plane or vehicle by force
hijacker|n|secuestrador (de un avión)|a person who takes control of a plane or vehicle by force
hilarious|a|divertidísimo|extremely funny
hinder|v|dificultar, entorpecer|to make it difficult for something to happen
hindsight|n|retrospectiva (in hindsight: en retrospectiva)
hinge|n|bisagra
historian|n|historiador, historiadora
historically|r|históricamente
hive|n|colmena|the house of bees
hoax|n|engaño, bulo
hoe|n|azada
hog|n|cerdo; acaparar|a pig; to take more than your share
hologram|n|holograma|a picture made with lasers that looks solid
homely|a|acogedor; poco agraciado (EE. UU.)|simple and comfortable, like home; in America: not pretty
honeycomb|n|panal
honourable/honorable|a|honorable, honrado
hooligan|n|gamberro, hincha violento|a young person who is noisy and violent in public
hoop|n|aro|a large ring
hoot|v|ulular; tocar la bocina|to make the sound of an owl or of a car horn
hormone|n|hormona|a substance in the body that makes it grow or change
hornet|n|avispón|a large dangerous wasp
horoscope|n|horóscopo
horrify|v|horrorizar|to shock or frighten very much
horsepower|n|caballos (de potencia)
hospitable|a|hospitalario|friendly and welcoming to guests
hospitality|n|hospitalidad
hostage|n|rehén
hostility|n|hostilidad
hotelier|n|hotelero, hotelera
hound|n|perro de caza, sabueso; acosar
housing|n|vivienda|houses and flats for people to live in
hover|v|flotar en el aire, planear|to stay in the air in one place
hoverboard|n|aeropatín, tabla eléctrica|a board with two wheels and a motor that you stand on
hull|n|casco (de un barco)|the main body of a ship
hum|v|tararear, zumbar
humanity|n|humanidad|all people; kindness to others
humble|a|humilde|not proud; simple and poor
humid|a|húmedo|of air or climate: warm and wet
humiliate|v|humillar
humiliation|n|humillación
humility|n|humildad
hump|n|joroba|a round raised part, as on a camel's back
hurdle|n|valla, obstáculo
hybrid|n|híbrido|a mixture of two kinds, such as a car with two sorts of motor
hydraulic|a|hidráulico
hydroelectric|a|hidroeléctrico
hydrogen|n|hidrógeno
hygienic|a|higiénico|clean and not likely to cause illness
hype|n|bombo publicitario
hyphen|n|guion
hypocrite|n|hipócrita
hypothermia|n|hipotermia
hypothesis|n|hipótesis
hysterical|a|histérico|unable to control your feelings; also: extremely funny
icing|n|glaseado|a sweet cover of sugar on a cake
iconic|a|icónico, emblemático|very famous and seen as a symbol
identification|n|identificación|a paper that shows who you are; finding out what something is
ideology|n|ideología
idiom|n|modismo, expresión idiomática|a phrase whose meaning is not that of its words
idiot|n|idiota|a very stupid person
idiotic|a|idiota, estúpido|very stupid
idle|a|ocioso, inactivo; vago
idol|n|ídolo|a star whom fans love; a statue that people pray to
ignite|v|encender, prender fuego
iguana|n|iguana
illiterate|a|analfabeto
illogical|a|ilógico
illuminate|v|iluminar
illusion|n|ilusión (falsa), espejismo|something that seems to be there or to be true but is not
illustrate|v|ilustrar
illustration|n|ilustración
imaginable|a|imaginable
imitate|v|imitar
imitation|n|imitación|copying someone or something; a copy
immature|a|inmaduro
immense|a|inmenso
immensely|r|inmensamente
immigrant|n|inmigrante
immigration|n|inmigración
imminent|a|inminente
immoral|a|inmoral
immortal|a|inmortal
immortality|n|inmortalidad
immune|a|inmune|protected from an illness
immunity|n|inmunidad|protection against an illness or a punishment
impaired|a|deteriorado, disminuido
impartial|a|imparcial
impatience|n|impaciencia
imperfect|a|imperfecto
imperial|a|imperial
implant|n|implante; implantar
implement|v|poner en práctica, implementar|to put a plan or a law into action
implication|n|implicación, consecuencia
imply|v|dar a entender, implicar
impose|v|imponer|to force people to accept a rule, a tax or an idea
impractical|a|poco práctico
imprecise|a|impreciso
imprison|v|encarcelar
imprisonment|n|encarcelamiento
improvisation|n|improvisación|making or playing something without preparing it
improvise|v|improvisar
impulse|n|impulso|a sudden wish to do something
inability|n|incapacidad
inaccessible|a|inaccesible
inaccurate|a|inexacto
inactive|a|inactivo|not doing anything, not working
inadequate|a|insuficiente, inadecuado
inappropriate|a|inapropiado
incapable|a|incapaz
incentive|n|incentivo|something that encourages you to do something
incidentally|r|por cierto, a propósito|by the way
inclined|a|inclinado, dispuesto
incompatible|a|incompatible
incompetent|a|incompetente|not able to do a job well
incomplete|a|incompleto
inconsistent|a|inconsistente, irregular
inconvenience|n|molestia, inconveniente|trouble or difficulty that something causes
inconvenient|a|inoportuno, poco práctico
increasingly|r|cada vez más
indefinitely|r|indefinidamente
index|n|índice|the list at the end of a book that says on which page things are
indication|n|indicio, indicación|a sign that something is true or will happen
indifferent|a|indiferente
indigenous|a|indígena, autóctono
indirect|a|indirecto|not straight, or not done or said openly
indirectly|r|indirectamente|not in a direct way
individuality|n|individualidad
indulge|v|permitirse, consentir|to let yourself or someone have what they enjoy
inefficient|a|ineficiente
inequality|n|desigualdad
inevitable|a|inevitable
inevitably|r|inevitablemente|in a way that cannot be avoided
inexperienced|a|inexperto
infancy|n|primera infancia
infant|n|bebé, niño pequeño
infect|v|infectar, contagiar|to give an illness to someone
infectious|a|infeccioso, contagioso
inference|n|inferencia, deducción|something that you work out from what you know
inferior|a|inferior
inferiority|n|inferioridad
infinite|a|infinito
infinitely|r|infinitamente
infinitive|n|infinitivo
inflammation|n|inflamación
inflatable|a|inflable, hinchable
inflate|v|inflar|to fill with air
inflation|n|inflación
inflexible|a|inflexible|not able or not willing to change
inflict|v|infligir, causar
infographic|n|infografía|facts and figures shown as a picture
informative|a|informativo, instructivo|giving useful information
informed|a|informado
informer|n|informador, soplón
infrastructure|n|infraestructura|the roads, railways, power and so on that a country needs
ingenious|a|ingenioso
inhabit|v|habitar
inhale|v|inhalar, aspirar|to breathe in
inherent|a|inherente
inherently|r|inherentemente, por naturaleza
inherit|v|heredar
inheritance|n|herencia|money or things that you get from someone who has died
initial|a|inicial
initiation|n|iniciación
initiative|n|iniciativa
inject|v|inyectar
injection|n|inyección|putting a medicine into the body with a needle
injustice|n|injusticia|something unfair
inland|a|interior (del país)
inn|n|posada, mesón
innocence|n|inocencia|not being guilty; not knowing bad things
innovation|n|innovación|a new idea, method or invention
innovative|a|innovador|using or bringing in new ideas or methods
innovator|n|innovador, innovadora
input|n|aportación; entrada (de datos)|ideas or data that are put in
insane|a|loco, demente|mad
insecure|a|inseguro|not confident; not safe
insert|v|insertar
insight|n|perspicacia, comprensión profunda
insignificant|a|insignificante|too small or unimportant to matter
insist|v|insistir
insole|n|plantilla (de zapato)
insomnia|n|insomnio
inspect|v|inspeccionar
inspection|n|inspección
instantaneous|a|instantáneo
instinctively|r|instintivamente
institute|n|instituto|an organization for study or research
institution|n|institución
institutional|a|institucional
instructive|a|instructivo
insufficient|a|insuficiente
insulation|n|aislamiento (material)|material that keeps heat, cold or sound from passing
intact|a|intacto|not damaged
integer|n|número entero
integral|a|esencial, integral|necessary as a part of the whole
integrate|v|integrar|to become or make part of a group or a whole
integrity|n|integridad, honradez|being honest and having strong principles
intense|a|intenso|very strong
intensity|n|intensidad|how strong something is
intensive|a|intensivo
intent|n|intención, propósito; decidido|what someone plans to do
intentional|a|intencionado
intentionally|r|intencionadamente, a propósito
interact|v|interactuar
interaction|n|interacción
interface|n|interfaz|the part of a program or machine through which a person uses it
interfere|v|interferir, entrometerse|to get involved where you are not wanted; to get in the way
interference|n|interferencia, injerencia|getting in the way of something
interior|n|interior
intermediate|a|intermedio
intermission|n|descanso, intermedio|a short pause in a film or play
intern|n|becario, persona en prácticas|a student who works for a time to learn a job
internal|a|interno
internship|n|prácticas (en una empresa)|a time of work in a company to learn a job
interpret|v|interpretar
interpretation|n|interpretación|an explanation of what something means
interrogate|v|interrogar|to ask someone many questions, as the police do
interrogation|n|interrogatorio|asking someone many questions, as the police do
interruption|n|interrupción|stopping something for a time, or stopping someone who is speaking
interval|n|intervalo; descanso (en el teatro)|the time between two events
intervene|v|intervenir
intimacy|n|intimidad
intimate|a|íntimo
intimidate|v|intimidar
intransitive|a|intransitivo
intricate|a|intrincado, complejo
intrigue|v|intrigar; intriga|to make someone very curious; a secret plan
introductory|a|introductorio
introvert|n|introvertido|a quiet person who likes to be alone
intruder|n|intruso, intrusa
intuition|n|intuición
invaluable|a|inestimable
invasion|n|invasión
inventive|a|inventivo
investment|n|inversión
investor|n|inversor, inversora
invincible|a|invencible
invoice|n|factura
involvement|n|participación, implicación
iris|n|iris; lirio|the coloured part of the eye; a tall blue or yellow flower
ironic|a|irónico|saying the opposite of what you mean; strange because the opposite was expected
ironically|r|irónicamente
irony|n|ironía|saying the opposite of what you mean; when things turn out oddly opposite
irrational|a|irracional
irregular|a|irregular|not even or not following the usual rule
irrelevant|a|irrelevante
irresistible|a|irresistible
irresponsible|a|irresponsable
irrigation|n|riego
irritable|a|irritable
irritate|v|irritar
irritation|n|irritación
isolate|v|aislar
isolation|n|aislamiento
itchy|a|que pica|making you want to rub your skin
ivory|n|marfil|the hard white material of elephants' tusks
jackpot|n|premio gordo, bote|the largest prize in a game
janitor|n|conserje
javelin|n|jabalina|a long pointed stick thrown in sport
jay|n|arrendajo|a noisy bird with bright feathers
jealousy|n|celos, envidia
jester|n|bufón
jetpack|n|mochila propulsora|a motor on the back with which a person can fly
jockey|n|jinete, yóquey
jolly|a|alegre, jovial
jolt|n|sacudida
journalistic|a|periodístico
joust|n|justa (torneo medieval)
joyful|a|alegre, gozoso
judgment|n|juicio, opinión|the ability to decide well; an opinion or decision
juggle|v|hacer malabares; compaginar|to keep several balls in the air; to manage many things at once
juggler|n|malabarista
junk|n|trastos, chatarra|old things of no use or value
justification|n|justificación
juvenile|a|juvenil
keenly|r|intensamente, con entusiasmo|with great interest; strongly
keyhole|n|ojo de la cerradura
keynote|n|discurso principal
khaki|n|caqui
kickoff|n|saque inicial|the start of a football match
kidnapper|n|secuestrador, secuestradora
kidney|n|riñón|one of two parts of the body that clean the blood
kilt|n|falda escocesa
kimono|n|kimono
kinship|n|parentesco, afinidad
knack|n|don, maña|a natural skill
knitwear|n|prendas de punto
knowledgeable|a|entendido, informado
knuckle|n|nudillo
labourer/laborer|n|peón, obrero
labyrinth|n|laberinto
lace|n|encaje; cordón|thin cloth with holes in a pattern; a string for a shoe
laden|a|cargado
ladle|n|cucharón
lagoon|n|laguna
lair|n|guarida
lament|v|lamentar
lampshade|n|pantalla (de lámpara)
lance|n|lanza
landfill|n|vertedero|a place where rubbish is buried
landowner|n|terrateniente
landslide|n|corrimiento de tierras; victoria aplastante|rocks and earth falling down a mountain; a great win in an election
lard|n|manteca de cerdo
larva|n|larva
latch|n|pestillo|a small metal bar that keeps a door or gate closed
laurel|n|laurel
lava|n|lava
lavender|n|lavanda|a plant with purple flowers and a strong sweet smell
lavish|a|espléndido, lujoso; colmar
lawsuit|n|pleito, demanda|a case that somebody brings to a court against another person
lay-by|n|área de descanso (carretera)
layout|n|disposición, diseño
leak|n|fuga, gotera; filtración
legacy|n|legado, herencia|something left to you by someone who has died, or by the past
legalize|v|legalizar
legendary|a|legendario|very famous; told of in old stories
legislation|n|legislación
legitimacy|n|legitimidad
legitimate|a|legítimo|allowed by law; fair
leprechaun|n|duende irlandés
lethal|a|letal|able to kill
lever|n|palanca|a bar that you push or pull to lift something or work a machine
liable|a|responsable; propenso|responsible by law; likely to do something
liberal|a|liberal|accepting different opinions and new ideas
liberate|v|liberar|to set free
liberty|n|libertad|freedom
lieutenant|n|teniente
lifebelt|n|salvavidas (flotador)|a ring that keeps a person from sinking
lifeless|a|sin vida
lifespan|n|esperanza de vida, duración|the length of time that someone or something lives or lasts
likeable/likable|a|simpático, agradable|pleasant and easy to like
lilac|n|lila|a bush with purple or white flowers
limb|n|extremidad, miembro|an arm or leg
limelight|n|centro de atención
limitation|n|limitación|something that limits
limitless|a|ilimitado
limp|v|cojear; flácido|to walk with difficulty because one leg hurts
linen|n|lino; ropa blanca
linger|v|quedarse, perdurar|to stay longer than expected
lingerie|n|lencería
linguist|n|lingüista
linguistic|a|lingüístico
linguistics|n|lingüística
lining|n|forro|material that covers the inside of something
literacy|n|alfabetización
literal|a|literal|meaning exactly what the words say
literally|r|literalmente|exactly as the words say
literary|a|literario
literate|a|que sabe leer y escribir
livelihood|n|sustento, medio de vida
livestock|n|ganado
locality|n|localidad, zona
locust|n|langosta (insecto)
logistics|n|logística|planning how people and things get where they are needed
longevity|n|longevidad|long life
longitude|n|longitud (geográfica)
lookout|n|vigía; puesto de observación|a person who watches for danger, or the place from which they watch
loop|n|lazo, bucle|a line or string in the shape of a ring; something repeated
loosen|v|aflojar
lotus|n|loto
loud-mouthed|a|bocazas
lousy|a|pésimo, malísimo
loyalty|n|lealtad
lucrative|a|lucrativo
ludicrous|a|ridículo, absurdo|so foolish that you could laugh
lug|v|arrastrar, cargar con
lullaby|n|nana, canción de cuna
lunar|a|lunar, de la luna
lunatic|n|loco, lunático|a person who acts in a mad or dangerous way
lure|v|atraer (con engaños)|to attract someone into a trap or away from somewhere
lurk|v|acechar
lush|a|exuberante, frondoso|(of plants) green and growing thickly
lycra|n|licra|a cloth that stretches, for sports clothes
lynx|n|lince|a wild cat with pointed ears
machete|n|machete
mackerel|n|caballa|a sea fish that people eat
maggot|n|gusano, larva de mosca
magma|n|magma
magnetic|a|magnético|able to attract iron, like a magnet
magnify|v|aumentar, ampliar
magpie|n|urraca
mahogany|n|caoba
maiden|n|doncella
mainstream|n|corriente dominante|the ideas and ways that most people think normal
maintenance|n|mantenimiento
majestic|a|majestuoso|very beautiful and great
majority|n|mayoría|more than half; the larger part
makeshift|a|improvisado, provisional
mallet|n|mazo|a hammer with a large wooden head
malware|n|programa malicioso
mandatory|a|obligatorio
mane|n|crin, melena
manifest|v|manifestar|to show clearly
manipulate|v|manipular
mankind|n|la humanidad
manpower|n|mano de obra
mansion|n|mansión|a very large house
manual|n|manual|a book that tells you how to use or do something
manufacture|v|fabricar; fabricación|to make things in a factory
manufacturer|n|fabricante
manure|n|estiércol, abono
margin|n|margen|the empty space at the side of a page; the amount by which something is won or different
marginally|r|ligeramente|very slightly
marigold|n|caléndula
marine|a|marino
markedly|r|notablemente
maroon|a|granate|dark brown-red
marsh|n|pantano, marisma
marvel|v|maravillarse; maravilla
masculine|a|masculino|of or like men
masculinity|n|masculinidad
massive|a|enorme, masivo|very large and heavy
mast|n|mástil
mastermind|n|cerebro (de un plan)|the person who plans a clever or criminal action
mastery|n|dominio, maestría
materialism|n|materialismo
materialistic|a|materialista|thinking that money and things matter most
mattress|n|colchón|the thick soft part of a bed on which you lie
maturity|n|madurez|being fully grown and sensible
maximize|v|maximizar
maze|n|laberinto
mechanics|n|mecánica
mechanism|n|mecanismo|the parts of a machine that work together; the way something works
mediocre|a|mediocre
meditate|v|meditar
meditation|n|meditación
memorial|n|monumento conmemorativo|a stone or building that reminds people of the dead
mentor|n|mentor, mentora
merchandise|n|mercancía, productos
merchant|n|comerciante, mercader
mercury|n|mercurio
mere|a|mero, simple
merge|v|fusionarse, unirse|to join together and become one
merit|n|mérito; merecer
merry|a|alegre
metaphor|n|metáfora
metaphorical|a|metafórico
metaverse|n|metaverso|a world on the internet in which people meet as figures
meteor|n|meteoro, estrella fugaz|a piece of rock that burns brightly as it falls from space
meteorite|n|meteorito
meteorologist|n|meteorólogo, meteoróloga|a scientist who studies the weather
methane|n|metano
meticulous|a|meticuloso
microbe|n|microbio
microchip|n|microchip
microscopic|a|microscópico|too small to be seen without a microscope
middleman|n|intermediario
midfielder|n|centrocampista|a football player in the middle of the field
mighty|a|poderoso
migrant|n|migrante
migrate|v|migrar, emigrar
migration|n|migración
mild|a|suave, leve
mildew|n|moho|a white or grey growth on damp things
milestone|n|hito|an important point in the progress of something
military|a|militar|connected with soldiers and armies
millennium|n|milenio
mimic|v|imitar, remedar; imitador
mindless|a|sin sentido, mecánico|done without thinking, or needing no thought
mindset|n|mentalidad|someone's way of thinking
miniature|n|miniatura|a very small copy or picture of something
minimal|a|mínimo
minimalist|a|minimalista|very simple in style
minimize|v|minimizar|to make something as small as possible
mining|n|minería
ministry|n|ministerio|a department of a government
minority|n|minoría|less than half; a group that differs from most people in a country
minotaur|n|minotauro
minstrel|n|juglar, trovador
miraculous|a|milagroso|like a miracle; very surprising and lucky
miraculously|r|milagrosamente|as if by a miracle
mischief|n|travesuras|bad but not serious behaviour, mostly of children
mischievous|a|travieso
miser|n|avaro, tacaño
miserably|r|tristemente, miserablemente|very unhappily; very badly
misfortune|n|desgracia, infortunio|bad luck, or something unlucky that happens
misinformation|n|información errónea
misleading|a|engañoso
misplaced|a|extraviado; fuera de lugar|lost because it was put in the wrong place; not deserved
missile|n|misil
missionary|n|misionero, misionera
mistakenly|r|por error|by mistake
mistreat|v|maltratar
moat|n|foso
mob|n|muchedumbre, turba
mobility|n|movilidad
mock|v|burlarse de; simulado|to laugh at someone unkindly
mode|n|modo
modernize|v|modernizar|to make something more modern
modest|a|modesto
modification|n|modificación
modify|v|modificar|to change something a little
module|n|módulo|one of the parts that make up a course, a machine or a program
moisture|n|humedad
molecular|a|molecular
molecule|n|molécula
momentarily|r|momentáneamente
momentum|n|impulso, ímpetu
monarch|n|monarca
monarchy|n|monarquía|a country ruled by a king or queen
monastery|n|monasterio
monitor|n|monitor, pantalla; supervisar|a screen of a computer; a machine or person that checks something
monologue|n|monólogo|a long speech by one person
monopoly|n|monopolio|when only one company sells something
monotonous|a|monótono
monsoon|n|monzón|the time of heavy rain in southern Asia, or the wind that brings it
moonlit|a|iluminado por la luna
moped|n|ciclomotor
moral|a|moral; moraleja
morale|n|moral, ánimo|how confident and cheerful a group feels
morality|n|moralidad
morally|r|moralmente|in a way that has to do with right and wrong
mortal|a|mortal
mortgage|n|hipoteca|a loan to buy a house
mosaic|n|mosaico
motherboard|n|placa base|the main board of a computer
motion|n|movimiento|moving
motionless|a|inmóvil
motivation|n|motivación|the wish to do something, or the reason for it
motive|n|motivo, móvil|the reason why someone does something
motto|n|lema|a short saying by which a person or group lives
mound|n|montículo, montón|a small hill or a heap
mount|v|montar, subir; monte|to get on or go up; to organize
mourn|v|llorar (a un muerto), estar de luto|to feel or show great sadness because someone has died
mouthful|n|bocado|as much food or drink as you put into your mouth at one time
moviegoer|n|aficionado al cine
mow|v|cortar (el césped)
mower|n|cortacésped
mudslide|n|alud de barro
mugger|n|atracador (callejero)
multicultural|a|multicultural
multimedia|n|multimedia|using sound, pictures and text together
multinational|a|multinacional
multitude|n|multitud
mumble|v|farfullar, mascullar|to speak unclearly and so quietly that it is hard to understand
mural|n|mural
mutant|n|mutante
mute|a|mudo|not speaking or not able to speak
mutilate|v|mutilar
mutter|v|murmurar, refunfuñar|to speak quietly and unclearly, often because you are annoyed
mutual|a|mutuo
mutually|r|mutuamente|in a way that both or all sides share
mystical|a|místico|connected with spiritual powers and things that cannot be explained
mythical|a|mítico
mythology|n|mitología
naive/naïve|a|ingenuo|without experience and too ready to believe
namely|r|a saber, es decir
narrate|v|narrar|to tell a story
narration|n|narración|the telling of a story
narrative|n|relato, narrativa|a story, or the way in which it is told
narrator|n|narrador, narradora
narrowly|r|por poco|only just
nationalism|n|nacionalismo
nationalist|n|nacionalista
naval|a|naval
navigate|v|navegar, orientarse|to find the way for a ship or car
navigation|n|navegación
navy|n|marina, armada
nebula|n|nebulosa|a cloud of gas and dust in space
necessity|n|necesidad
negate|v|anular, negar|to make something have no effect
negotiate|v|negociar
negotiation|n|negociación
negotiator|n|negociador, negociadora
neigh|v|relinchar|to make the sound of a horse
nemesis|n|némesis, archienemigo|an enemy who cannot be beaten
nerve-racking|a|angustioso|making you very nervous
nervously|r|nerviosamente|in a worried and slightly afraid way
nettle|n|ortiga
networking|n|creación de contactos|meeting people who may be useful for your work
neurological|a|neurológico
neuron|n|neurona
neurotic|a|neurótico|worrying far too much
neutral|a|neutral; neutro
nevertheless|r|sin embargo, no obstante|in spite of that
newborn|n|recién nacido|just born; a baby that has just been born
newlywed|n|recién casado
newsreader|n|presentador de noticias
newsroom|n|sala de redacción|the office where journalists write the news
niche|n|nicho, hueco|a place, job or market that suits someone very well
nickel|n|níquel; moneda de cinco centavos (EE. UU.)
nicotine|n|nicotina
nightfall|n|anochecer
nightingale|n|ruiseñor
nightlife|n|vida nocturna
nitrogen|n|nitrógeno|the gas that makes up most of the air
nobility|n|nobleza
nobleman|n|noble, aristócrata
nomad|n|nómada
nominate|v|nominar, proponer
nomination|n|nominación
nonetheless|r|no obstante, sin embargo|in spite of that
nonexistent/non-existent|a|inexistente
noose|n|soga (de horca)|a ring at the end of a rope that becomes tighter when it is pulled
nostalgia|n|nostalgia
nostalgic|a|nostálgico|thinking of the past with longing
nosy|a|cotilla, entrometido
notable|a|notable
notation|n|notación
noticeable|a|perceptible, evidente
notification|n|notificación|a message that tells you of something
notify|v|notificar
notion|n|noción, idea
notorious|a|tristemente célebre
notoriously|r|notoriamente|as is well known, for something bad
nougat|n|turrón
nourish|v|nutrir, alimentar|to give someone or something the food they need
nourishment|n|alimento, sustento
novelist|n|novelista
novelty|n|novedad|something new and unusual; the quality of being new
novice|n|principiante; novicio|a beginner
nugget|n|pepita (de oro); bocadito
nuisance|n|molestia, fastidio|someone or something annoying
numb|a|entumecido, insensible
numerical|a|numérico
nun|n|monja|a woman who lives with others for her religion
nursery|n|guardería; vivero|a place where young children are looked after
nutrient|n|nutriente
nutrition|n|nutrición
nutritional|a|nutricional
nutshell|n|cáscara de nuez (in a nutshell: en pocas palabras)|the shell of a nut; in a nutshell means in very few words
oath|n|juramento|a solemn promise
obedience|n|obediencia
obese|a|obeso
obesity|n|obesidad
objection|n|objeción|a reason or statement against something
objectionable|a|censurable, desagradable|unpleasant, so that people protest
objective|n|objetivo
objectively|r|objetivamente|without letting personal feelings count
objectivity|n|objetividad
obligation|n|obligación|something that you have to do because of a law, a promise or a duty
obliged|a|obligado
oboe|n|oboe
obscure|a|oscuro, poco conocido
observant|a|observador
observation|n|observación|watching carefully; a remark
observatory|n|observatorio
obsessive|a|obsesivo|thinking about one thing all the time
obsolete|a|obsoleto
obstacle|n|obstáculo|something that stands in the way
obtain|v|obtener
obtainable|a|que se puede obtener
occupant|n|ocupante|a person who lives in or uses a house, room or seat
occupational|a|laboral, profesional|connected with somebody's job
occupy|v|ocupar|to live in or fill a place; to keep busy
occurrence|n|suceso; frecuencia
offender|n|infractor, delincuente|a person who has broken the law
offensive|a|ofensivo|rude, so that people are hurt or upset
offline|a|sin conexión|not connected to the internet
offspring|n|descendencia, cría|somebody's child or children; an animal's young
ogre|n|ogro|a big cruel monster in stories
ominous|a|siniestro, de mal agüero
omit|v|omitir|to leave out
oncoming|a|que viene de frente|coming towards you
onlooker|n|espectador, curioso|a person who watches something without taking part
onset|n|comienzo, aparición
onward|r|hacia delante; en adelante
onwards|r|en adelante; hacia delante|from then on; forward
opal|n|ópalo
openness|n|franqueza, apertura|being honest and ready for new ideas
operational|a|operativo|working and ready to be used
operator|n|operador, telefonista|a person who works a machine or a telephone exchange
opium|n|opio
opportunist|n|oportunista
oppose|v|oponerse a
opposition|n|oposición
oppressed|a|oprimido|treated cruelly by those in power
opt|v|optar
optimal|a|óptimo|the best possible
optimism|n|optimismo|the feeling that things will turn out well
optimist|n|optimista|a person who expects good things to happen
oracle|n|oráculo|in old times, a priest through whom a god gave answers, or such an answer
oral|a|oral
orbit|n|órbita|the path of a planet or moon round another body
orca|n|orca
orchid|n|orquídea
ordeal|n|suplicio, dura prueba
orderly|a|ordenado; celador|well arranged; calm and well behaved
ore|n|mena, mineral (de metal)
organism|n|organismo|a living thing
orient|v|orientar|to find out where you are; to turn something in a direction
orientation|n|orientación|finding out where you are; help for people who are new to something
originality|n|originalidad|the quality of being new and different
oriole|n|oropéndola
orphanage|n|orfanato|a home for children without parents
outbreak|n|brote, estallido|the sudden beginning of a disease, a war or violence
outburst|n|arrebato, arranque
outdo|v|superar|to be or do better than someone else
outlaw|n|forajido; prohibir|a criminal on the run, long ago; to make illegal
outlet|n|salida, desahogo; tienda; toma de corriente|a shop or place from which goods are sold; a way out for water or feelings
outline|n|esquema, contorno; esbozar|a short plan of the main points; the line around a shape
outlook|n|perspectiva|the way in which someone sees life; what will probably happen
outperform|v|superar (en rendimiento)|to do better than someone or something
output|n|producción; salida
outrage|n|indignación; escándalo
outrageous|a|escandaloso, indignante|very shocking and unfair; very unusual
outskirts|n|afueras
outspoken|a|franco, directo
outwards|r|hacia fuera
oval|a|ovalado; óvalo
overall|a|total, general; en conjunto|including everything
overcrowding|n|hacinamiento, masificación|too many people in one place
overdo|v|exagerar, pasarse
overdose|n|sobredosis|too much of a drug
overdraft|n|descubierto (bancario)|when you have taken more money from the bank than you had
overdue|a|atrasado, vencido
overflow|v|desbordarse
overgrown|a|cubierto de maleza
overhead|r|por encima, en lo alto
overhear|v|oír por casualidad
overlap|v|coincidir en parte, solaparse
overload|v|sobrecargar; sobrecarga|to put too much on or into something
overlook|v|pasar por alto; dar a
overly|r|demasiado
oversee|v|supervisar
overtake|v|adelantar, rebasar|to go past another car or person
overturn|v|volcar; anular
overview|n|visión general
overwhelm|v|abrumar|to be too much or too strong for someone
overwhelmingly|r|abrumadoramente|very strongly, or by a very large number
ownership|n|propiedad
ozone|n|ozono|a form of oxygen that protects the earth from strong sunlight
pacemaker|n|marcapasos; liebre (en carreras)|a device that keeps the heart beating regularly
pacify|v|apaciguar|to make someone calm who is angry
pact|n|pacto
padlock|n|candado|a lock that can be hung on a door or a bicycle and taken off
pail|n|cubo, balde
painstakingly|r|minuciosamente|with great care and effort
palette|n|paleta|a thin board on which a painter mixes colours; a range of colours
pandemic|n|pandemia|an illness that spreads over the whole world
panel|n|panel; grupo de expertos|a flat piece of wood, glass or metal; a small group of experts
panorama|n|panorama|a view over a wide area
panoramic|a|panorámico|with a wide view in all directions
panther|n|pantera
pantyhose|n|medias, pantimedias
paparazzi|n|paparazzi|photographers who follow famous people
parachute|n|paracaídas
paradox|n|paradoja|a statement or situation that seems impossible because it holds two opposite things
paradoxically|r|paradójicamente|in a way that seems to say the opposite of itself
parallel|a|paralelo|(of lines) always at the same distance from each other
paranormal|a|paranormal|not to be explained by science, as ghosts are
paraphrase|v|parafrasear
parasite|n|parásito
pardon|v|perdonar, indultar; perdón|to forgive someone; to let someone off a punishment
parliament|n|parlamento
parliamentary|a|parlamentario
parsnip|n|chirivía
partial|a|parcial
participle|n|participio
particle|n|partícula
partisan|n|partidario; partisano|a strong supporter of a party or leader; a fighter behind enemy lines
partnership|n|asociación, colaboración|the state of being partners, or a business of partners
passer-by|n|transeúnte
passionate|a|apasionado
passionately|r|apasionadamente|with very strong feeling
passive|a|pasivo|letting things happen without doing anything
passively|r|pasivamente|without doing anything about it
pastel|n|pastel (color o lápiz)
pastime|n|pasatiempo
pasture|n|pasto, prado
pat|v|dar palmaditas|to touch gently with a flat hand, several times
patent|n|patente
pathetic|a|patético|so weak or useless that it makes people sad or annoyed
pathological|a|patológico|that cannot be controlled, like an illness; connected with disease
pathway|n|camino, vía|a path
patriotic|a|patriótico
patriotism|n|patriotismo|love of your country
patron|n|mecenas; cliente|a person who gives money to artists; a regular customer
paw|n|pata, zarpa
peat|n|turba|a brown earth of old plants that can be dried and burned
peck|v|picotear|of a bird: to hit or eat with its beak
peckish|a|con algo de hambre
peculiarity|n|peculiaridad
peek|v|echar un vistazo
peer|n|igual, compañero; mirar con esfuerzo|a person of your own age or rank; to look hard at something
pelican|n|pelícano
penalize|v|penalizar
pendant|n|colgante
pending|a|pendiente
pendulum|n|péndulo
penetrate|v|penetrar
peninsula|n|península
penniless|a|sin un centavo
pension|n|pensión (de jubilación)
perceive|v|percibir|to notice or understand something
perception|n|percepción|how you see or understand something
perfectionist|n|perfeccionista|a person who wants everything to be perfect
peril|n|peligro
periodical|n|revista, publicación periódica
periodically|r|periódicamente|from time to time
periscope|n|periscopio
perish|v|perecer|to die
permissible|a|permisible|allowed
persist|v|persistir|to go on doing something, or to go on happening
persistence|n|persistencia|going on in spite of difficulties
persistent|a|persistente|not giving up; going on for a long time
persistently|r|persistentemente|again and again, without giving up
persuasion|n|persuasión
persuasive|a|persuasivo
pessimism|n|pesimismo
pessimist|n|pesimista
pest|n|plaga; pesado|an insect or animal that damages plants; an annoying person
pesticide|n|pesticida
petition|n|petición|a letter signed by many people that asks for something
phantom|n|fantasma
phase|n|fase
pheasant|n|faisán
phenomenon|n|fenómeno|something that happens or exists and can be seen or studied
philosopher|n|filósofo, filósofa
philosophical|a|filosófico
philosophy|n|filosofía|the study of what life, truth and right are
phishing|n|suplantación (fraude por internet)|tricking people on the internet into giving their passwords
phoenix|n|fénix|in myths, a bird that burns and rises again from its ashes
photographic|a|fotográfico
photon|n|fotón
photosynthesis|n|fotosíntesis|the way in which green plants make their food with sunlight
physician|n|médico, médica
physicist|n|físico, física
physiological|a|fisiológico|connected with how the body of a living thing works
pickaxe|n|pico (herramienta)
pierce|v|perforar, atravesar
pigsty|n|pocilga|a small building for pigs; a very dirty place
pilgrim|n|peregrino, peregrina|someone who travels to a holy place
pilgrimage|n|peregrinación
pillar|n|pilar, columna|a tall strong post that supports a building
pinball|n|máquina de millón, flipper
pinch|v|pellizcar; pizca
pinecone|n|piña (de pino)
pioneer|n|pionero, pionera
pip|n|pepita (de fruta)|a small seed of an apple or orange
pipeline|n|tubería, oleoducto|a long line of pipes for oil or gas
piranha|n|piraña|a small South American river fish with sharp teeth
piston|n|pistón, émbolo|the part of an engine that moves up and down in a tube
pixie|n|duende
placemat|n|mantel individual|a small mat under a plate
placement|n|colocación; prácticas|a job for a time in order to learn; where something is put
plain-clothes|a|de paisano|of police: not in uniform
planetary|a|planetario|connected with planets
plank|n|tablón
plantation|n|plantación
plateau|n|meseta, altiplano
platypus|n|ornitorrinco
plausible|a|verosímil, plausible
playwright|n|dramaturgo, dramaturga
plea|n|súplica|an urgent request; what someone says in court: guilty or not guilty
plead|v|suplicar; declararse
pledge|v|comprometerse; promesa
plentiful|a|abundante|of which there is more than enough
pliers|n|alicates
plough/plow|n|arado; arar|a farm tool that turns over the earth; to do this
plug-in|n|complemento (de programa)
plugin|n|complemento (de programa)|a small program that adds something to another one
plump|a|rellenito, regordete|pleasantly fat
plunge|v|zambullirse, caer en picado|to fall or jump suddenly
poach|v|cazar furtivamente; escalfar
poacher|n|cazador furtivo
pod|n|vaina; cápsula
pointless|a|inútil, sin sentido|having no use or sense
poker|n|póquer; atizador|a card game for money
polarization|n|polarización|splitting into two opposite groups
poll|n|encuesta, sondeo
pollutant|n|contaminante
polyester|n|poliéster
poodle|n|caniche
poplar|n|álamo, chopo|a tall thin tree
poppy|n|amapola|a plant with large red flowers
populace|n|pueblo, población
populate|v|poblar|to live in a place and fill it
populous|a|populoso
porcelain|n|porcelana
porch|n|porche
porcupine|n|puercoespín
pore|n|poro
portfolio|n|cartera, portafolio|a collection of someone's drawings, photographs or work
porthole|n|ojo de buey, portilla
portion|n|porción, ración|a part; the food that one person gets
portray|v|retratar, representar|to show or describe someone in a picture, a book or a film
positively|r|positivamente; francamente
possession|n|posesión; pertenencia|something that you own; having something
possessive|a|posesivo|wanting someone's love all for yourself; showing in grammar who owns something
posthumous|a|póstumo
posture|n|postura
poultry|n|aves de corral|chickens, ducks and other birds kept for food
pounce|v|abalanzarse|to jump on something suddenly in order to catch it
practicable|a|viable, factible|that can be done
practically|r|prácticamente
prairie|n|pradera
precaution|n|precaución|something you do so that nothing bad happens
precede|v|preceder
precise|a|preciso|exact and clear
precision|n|precisión|being exact
preconception|n|idea preconcebida
predator|n|depredador|an animal that hunts and eats others
predecessor|n|predecesor, antecesor
prediction|n|predicción
predominantly|r|predominantemente|mostly
preferably|r|preferiblemente|better than anything else, if possible
prefix|n|prefijo
pregnancy|n|embarazo
prehistoric|a|prehistórico
prejudiced|a|con prejuicios|having an unfair opinion of people you do not know
premature|a|prematuro|too early
premiere|n|estreno
premises|n|local, instalaciones
premium|n|prima (de seguro); de primera calidad|what you pay for insurance; an extra payment
preposition|n|preposición|a short word like in, at or of that stands before a noun
prescribe|v|recetar; prescribir|of a doctor: to say that a patient should take a medicine
presence|n|presencia|the fact of being in a place
presentable|a|presentable
preservation|n|conservación
preservative|n|conservante (not "preservativo")
presidency|n|presidencia|the job of a president, or the time in it
presidential|a|presidencial
prestige|n|prestigio
presume|v|suponer
pretentious|a|pretencioso|trying to seem more important or clever than one is
prevail|v|prevalecer|to win in the end; to be most common
prevention|n|prevención
preventive|a|preventivo|done so that something bad does not happen
priceless|a|inestimable
primarily|r|principalmente
prime|a|principal, primero|most important; of the best quality
primitive|a|primitivo
primrose|n|prímula, primavera (flor)|a small wild plant with pale yellow flowers in spring
prior|a|previo, anterior
prism|n|prisma|a piece of glass with three sides that breaks light into colours
privilege|n|privilegio
probability|n|probabilidad
probation|n|libertad condicional; período de prueba|a time in which someone is watched to see how they do, instead of prison or in a new job
probe|v|investigar, sondear; sonda|to ask or look closely in order to find something out
proceed|v|proceder, continuar|to go on; to go forward
proceeds|n|ganancias, recaudación|the money that is made by selling something or by an event
procession|n|procesión, desfile|people walking in a line as part of a ceremony
processor|n|procesador|the part of a computer that does the work
procrastinate|v|dejar las cosas para después
procrastination|n|procrastinación
productive|a|productivo
productivity|n|productividad|how much is produced in a certain time
profitable|a|rentable
profound|a|profundo|very deep or very great
prognosis|n|pronóstico|what doctors or experts think will happen
programmer|n|programador, programadora
programming|n|programación|writing programs for computers
progression|n|progresión|a slow development from one stage to the next
progressively|r|progresivamente|little by little, more and more
prohibit|v|prohibir|to forbid by law or rule
prohibition|n|prohibición|a rule that forbids something
projection|n|proyección|a guess at a future number from what is known; showing a picture on a screen
projector|n|proyector
prolong|v|prolongar
prominent|a|destacado, prominente|important and well known; easy to see
prominently|r|de forma destacada|where it is easily seen
prone|a|propenso|likely to have or do something bad
proofread|v|corregir (pruebas)
proofreader|n|corrector, correctora
propaganda|n|propaganda (política)
propeller|n|hélice
proportion|n|proporción|a part compared with the whole; the right relation in size
proportional|a|proporcional
props|n|atrezo, utilería|things that actors use in a play or film
prosecute|v|procesar, enjuiciar|to try to have someone punished in a court of law
prosecutor|n|fiscal
prospect|n|perspectiva, posibilidad
prospective|a|futuro, posible|likely to become something in the future
prosper|v|prosperar|to be successful and do well
prosperity|n|prosperidad|being rich and successful
prosperous|a|próspero|rich and successful
protective|a|protector
protein|n|proteína|a substance in meat, eggs and beans that the body needs to grow
protestor/protester|n|manifestante|a person who shows in public that they are against something
protocol|n|protocolo|the rules of how things are done at official meetings or by computers
proton|n|protón
prototype|n|prototipo|the first model of a new machine
proverb|n|proverbio, refrán|a short old saying that gives advice
provider|n|proveedor
provincial|a|provincial; provinciano|of a province; narrow and old-fashioned
provocative|a|provocador|meant to make people angry or excited
provoke|v|provocar|to make someone angry on purpose; to cause a reaction
prowl|v|merodear|to move about quietly in order to hunt or steal
psychiatric|a|psiquiátrico
psychiatrist|n|psiquiatra
psychiatry|n|psiquiatría
psychological|a|psicológico
psychologically|r|psicológicamente|in or by the mind
puberty|n|pubertad|the time when a child's body changes into that of an adult
publication|n|publicación|the printing of a book or news for people to buy; a book or magazine
publicity|n|publicidad|news or advertising that makes people notice something
publicize|v|dar a conocer, divulgar
puff|n|bocanada, soplo; jadear|a small cloud of smoke or rush of air; to breathe hard
puffin|n|frailecillo
pulse|n|pulso|the beat of your heart that you feel at your wrist
punctuality|n|puntualidad|being on time
punctuate|v|puntuar (un texto)|to put commas and full stops into a text
punctuation|n|puntuación|the full stops, commas and other signs in a text
puppeteer|n|titiritero
purposeful|a|decidido, con propósito|knowing what one wants to do
purr|v|ronronear|of a cat: to make a soft happy sound
pursuit|n|persecución, búsqueda|running after someone or something, or trying to get it
python|n|pitón
quaint|a|pintoresco
quake|v|temblar; terremoto|to shake, mostly with fear; short for earthquake
quantitative|a|cuantitativo|connected with amounts and numbers
quantum|n|cuanto; cuántico|a very small amount of energy in physics
quarantine|n|cuarentena|a time in which people or animals are kept apart so that a disease does not spread
quartet|n|cuarteto|a group of four musicians
quartz|n|cuarzo
query|n|consulta, pregunta|a question
quest|n|búsqueda|a long search for something
questionable|a|cuestionable, dudoso|perhaps not true, honest or right
quicken|v|acelerar
quintet|n|quinteto|five people who sing or play together, or music for them
quota|n|cuota, cupo|a fixed number or amount that is allowed or must be reached
racial|a|racial|connected with a person's race
racially|r|racialmente|in a way that has to do with race
racism|n|racismo|unfair treatment of people because of their race, or the ideas behind it
racist|n|racista|a person who thinks their own race better than others
radar|n|radar
radiate|v|irradiar
radiation|n|radiación
radical|a|radical|very great, changing things from the root; wanting great political change
radically|r|radicalmente|completely, from the root
radioactive|a|radiactivo
radioactivity|n|radiactividad
radius|n|radio (geometría)
ragged|a|andrajoso, harapiento
raid|n|redada, asalto
rally|n|mitin, concentración; rally
ram|n|carnero; embestir|a male sheep; to hit hard with a vehicle
ranch|n|rancho
ransom|n|rescate (dinero)
rash|n|sarpullido; imprudente
rating|n|valoración, clasificación|a mark that says how good or popular something is
ratio|n|proporción, razón
rational|a|racional
rationally|r|racionalmente|with reason, without being led by feelings
rattlesnake|n|serpiente de cascabel
raven|n|cuervo
readily|r|fácilmente, de buena gana
readiness|n|disposición, preparación|being ready or willing
readjust|v|reajustar|to change something a little again; to get used to a new situation
realism|n|realismo|seeing or showing things as they really are
realization|n|comprensión; realización
realm|n|reino, ámbito|a kingdom; an area of knowledge or activity
reappear|v|reaparecer
reassess|v|reevaluar|to think again about how good or true something is
reassuring|a|tranquilizador|making someone feel less worried
rebellion|n|rebelión
rebellious|a|rebelde
receiver|n|receptor; auricular|the part of a telephone that you hold; a person or device that receives
recess|n|recreo (EE. UU.); receso; hueco|a break between lessons or meetings; a space in a wall
recession|n|recesión|a time when a country's business is doing badly
recharge|v|recargar|to fill a battery with electricity again
recipient|n|destinatario, receptor
recite|v|recitar|to say a poem or text aloud by heart
reckless|a|imprudente, temerario
recklessly|r|temerariamente|without thinking of the danger
reclaim|v|reclamar, recuperar|to get something back
reconcile|v|reconciliar; conciliar|to make people friends again; to make two ideas agree
reconsider|v|reconsiderar
reconstruct|v|reconstruir|to build again; to find out how something happened
reconstruction|n|reconstrucción|building something again
recount|v|relatar, contar
recreate|v|recrear|to make something as it was before
recreation|n|recreación, ocio
recreational|a|recreativo|done for fun, in free time
recruit|v|reclutar, contratar|to find new people for a company, a club or an army
recruitment|n|contratación, reclutamiento|finding new people for a company or army
reduction|n|reducción
reed|n|junco, caña
reel|n|carrete, bobina|a round thing on which film or thread is wound
reference|n|referencia
referendum|n|referéndum|a vote of all the people on one question
refinement|n|refinamiento; mejora|a small change that makes something better; good taste and manners
refinery|n|refinería
reflective|a|reflexivo; reflectante|thinking deeply; throwing back light
reflex|n|reflejo|a movement of the body that you make without thinking
reform|n|reforma; reformar
refrain|v|abstenerse; estribillo|to stop yourself from doing something
refuge|n|refugio
refusal|n|negativa, rechazo
regain|v|recuperar
regime|n|régimen|a government, mostly a bad one that was not elected
regional|a|regional|of one part of a country
regretfully|r|con pesar, lamentablemente|with regret, sadly
regrettable|a|lamentable|that one has to be sorry about
regulate|v|regular|to control something by rules or by a device
regulation|n|norma, regulación
regulator|n|regulador|a person, office or device that controls something
regulatory|a|regulador, normativo
rehab|n|rehabilitación|a place or time for getting free of drugs or well after an illness
rehabilitate|v|rehabilitar|to help someone back to a normal life after illness or prison
rehabilitation|n|rehabilitación|helping someone back to a normal life after illness or prison
reign|v|reinar; reinado|to be king or queen
rein|n|rienda
reinforce|v|reforzar
rejection|n|rechazo|saying no to something or somebody
relatively|r|relativamente|quite, compared with others
relay|v|transmitir; (carrera de) relevos
relentless|a|implacable, incesante|never stopping or becoming weaker
relentlessly|r|implacablemente|without stopping or becoming weaker
relevance|n|relevancia, pertinencia|being important for what is being talked about
relevant|a|pertinente, relevante|important for what is being talked about
reliability|n|fiabilidad
reliant|a|dependiente
relive|v|revivir (en la memoria)
relocate|v|trasladarse, reubicar
reluctance|n|reticencia, desgana|not wanting to do something
remainder|n|resto
remake|v|rehacer; nueva versión|to make something again, mostly a film
remedy|n|remedio|a cure for an illness or problem
remorse|n|remordimiento
removal|n|eliminación; mudanza|taking something away
render|v|volver, hacer; representar|to make something be or become; to give or show
renew|v|renovar|to make something last for longer, or start it again
renewable|a|renovable|that can be used again and again, like wind and sun; that can be made to last longer
renewal|n|renovación|making something new or valid again
renovate|v|renovar, reformar
renovation|n|renovación, reforma
renowned|a|renombrado, célebre
repentance|n|arrepentimiento
repetition|n|repetición
repetitive|a|repetitivo|doing or saying the same thing again and again
replica|n|réplica
reportedly|r|según se dice
representation|n|representación|speaking or acting for others; a picture or sign of something
reproduce|v|reproducir, reproducirse
reproduction|n|reproducción|having young; a copy of a work of art
republican|n|republicano|someone who wants a country without a king or queen
reputable|a|de buena reputación
requirement|n|requisito|something that is needed or must be done
resemblance|n|parecido
resent|v|molestarse por, sentir rencor por
reservoir|n|embalse|a lake, often made by people, that stores water
residence|n|residencia
resignation|n|dimisión; resignación|saying that you leave your job; accepting something bad
resilience|n|resiliencia|being able to recover quickly from trouble
resilient|a|resistente, con capacidad de recuperación|quick to recover from difficulties
resistance|n|resistencia
resolution|n|resolución; propósito|a firm decision to do something; how sharp a picture is
resolve|v|resolver; determinación
resourceful|a|ingenioso, con recursos
respective|a|respectivo|belonging separately to each of those named
respectively|r|respectivamente
respondent|n|encuestado|a person who answers a survey
responsive|a|receptivo, sensible|reacting quickly and well
restart|v|reiniciar|to start again
restless|a|inquieto|unable to stay still or calm
restoration|n|restauración|making an old building or picture as good as it was
restrain|v|contener, refrenar|to hold someone or something back
restrict|v|restringir, limitar
restriction|n|restricción
restrictive|a|restrictivo|that does not let people do what they want
resume|v|reanudar
retail|n|venta al por menor
retailer|n|minorista
retain|v|retener, conservar|to keep
retrace|v|volver sobre (los pasos)|to go back the same way as you came
retreat|v|retirarse; retiro
retrieval|n|recuperación|getting something back
retrieve|v|recuperar
retro|a|retro|in a style of the recent past
reuse|v|reutilizar|to use again
revelation|n|revelación|something surprising that is made known
revenue|n|ingresos|the money that a company or state takes in
revival|n|renacimiento, resurgimiento
revive|v|reanimar, revivir|to bring back to life, to health or into fashion
revolting|a|repugnante
revolutionary|a|revolucionario|bringing great change; connected with a revolution
revolver|n|revólver
rhetorically|r|retóricamente|as a way of speaking, not expecting an answer
rhubarb|n|ruibarbo
rhythmic|a|rítmico|with a strong regular beat
ridge|n|cresta (de montaña)|a long narrow top of a hill, a roof or a wave
rigid|a|rígido
rigidly|r|rígidamente|stiffly, without changing anything
ringleader|n|cabecilla
rink|n|pista (de patinaje)
riot|n|disturbio, motín
rip|v|rasgar
ripple|n|onda
ritual|n|ritual
rivalry|n|rivalidad
roam|v|vagar, recorrer
robotic|a|robótico
robotics|n|robótica|the science of making robots
rod|n|vara, barra; caña (de pescar)
romanticize|v|idealizar|to talk of something as if it were nicer than it is
rookie|n|novato, novata|someone who is new in a job or team
rotate|v|girar, rotar
rotation|n|rotación|turning round a middle point; doing something in turns
router|n|enrutador, rúter|a device that connects computers to the internet
rover|n|vehículo explorador|a vehicle for driving on the Moon or another planet
rowboat|n|bote de remos
rubble|n|escombros
ruby|n|rubí|a red precious stone
rumble|v|retumbar|to make a long low sound, like thunder
rupture|n|ruptura|to break or burst suddenly; such a break
rural|a|rural
ruthless|a|despiadado
ruthlessly|r|despiadadamente|without pity
rye|n|centeno|a grain from which dark bread is made
sabotage|n|sabotaje
sacred|a|sagrado|holy
sacrifice|n|sacrificio; sacrificar|giving up something valuable for something or someone more important
saffron|n|azafrán|a yellow spice from the middle of a flower
saga|n|saga
sage|n|salvia; sabio|a herb with grey-green leaves; a wise person
saint|n|santo, santa
sake|n|bien (for the sake of: por el bien de)|for the sake of means for the good of, or because of
salesgirl|n|dependienta
sanctuary|n|santuario, refugio|a safe place, for animals for example
sanitation|n|saneamiento
sapphire|n|zafiro|a bright blue precious stone
sarcasm|n|sarcasmo|saying the opposite of what you mean in order to hurt
satchel|n|cartera (escolar)
satin|n|satén, raso
satire|n|sátira|making fun of people or ideas in order to show what is wrong with them
saturated|a|saturado, empapado|as full or wet as possible
savage|a|salvaje, feroz
savanna/savannah|n|sabana
savoury/savory|a|salado (no dulce)|of food: not sweet
scab|n|costra|the hard skin that forms over a cut
scaffolding|n|andamio, andamiaje|poles and boards on which people stand to work on a building
scalp|n|cuero cabelludo
scandal|n|escándalo|something shocking that people talk about
scarecrow|n|espantapájaros
scarlet|a|escarlata|bright red
scarred|a|con cicatrices, marcado|marked by a scar; badly hurt by an experience
scenario|n|situación hipotética, escenario|a way in which things may happen
scent|n|aroma, olor
sceptical/skeptical|a|escéptico
scepticism/skepticism|n|escepticismo|doubting that something is true
scheme|n|plan, programa; tramar|a plan; a dishonest secret plan
schizophrenia|n|esquizofrenia|a serious illness of the mind in which people may see or hear what is not there
scholar|n|erudito, estudioso
scold|v|regañar
scope|n|alcance, ámbito|the range of things that something deals with; the chance to do something
scorching|a|abrasador
scorpion|n|escorpión, alacrán|a small animal with a poisonous sting in its tail
scotch|n|whisky escocés|Scottish whisky
scout|n|explorador, escultista; explorar|someone sent ahead to get information; a member of an organisation for young people
scramble|v|trepar; revolver|to climb or move quickly with difficulty
scrap|n|trozo, pedacito; chatarra
scrape|v|raspar, rasguñar
scrapyard|n|desguace, chatarrería|a place where old cars and metal are taken
screech|v|chirriar, chillar
screensaver|n|salvapantallas|a moving picture on a computer that nobody is using
screenshot|n|captura de pantalla|a picture of what is on a screen
screenwriter|n|guionista
scribble|v|garabatear
scripture|n|escritura (sagrada)
seabed|n|fondo del mar
seal|n|foca; sello; sellar|a sea animal with grey fur that eats fish; to close firmly
seam|n|costura|the line where two pieces of cloth are sewn together
seamstress|n|costurera
seaport|n|puerto marítimo
seasoned|a|experimentado; sazonado|having a lot of experience; with salt and spices
secrecy|n|secreto, discreción|keeping things secret
seductive|a|seductor|very attractive
seedling|n|plantita, plántula
seek|v|buscar
segment|n|segmento; gajo|one of the parts into which something is divided
seize|v|agarrar; apoderarse de
seldom|r|rara vez
selection|n|selección
selective|a|selectivo
self-awareness|n|conciencia de uno mismo
self-centred/self-centered|a|egocéntrico
self-control|n|autocontrol|the ability to control what you do and say
self-defence/self-defense|n|defensa personal, defensa propia
self-destruct|v|autodestruirse|to destroy itself
self-employed|a|autónomo, por cuenta propia
self-esteem|n|autoestima
self-respect|n|amor propio, dignidad
semicolon|n|punto y coma
semiconductor|n|semiconductor
senator|n|senador, senadora
sensation|n|sensación|a feeling in the body; great public excitement
sensational|a|sensacional|very exciting or surprising
sensitivity|n|sensibilidad|being easily hurt; understanding how others feel
sensual|a|sensual|connected with the pleasures of the body
sentimental|a|sentimental|showing or full of soft feelings, perhaps too many
sequence|n|secuencia|the order in which things follow each other
sequential|a|secuencial
serene|a|sereno|calm and peaceful
sergeant|n|sargento
serpent|n|serpiente
servitude|n|servidumbre|the state of being like a slave
setback|n|contratiempo, revés
settlement|n|asentamiento; acuerdo|a place where people have come to live; an agreement that ends a quarrel
settler|n|colono
severe|a|severo, grave
severely|r|gravemente, con severidad
sewage|n|aguas residuales|waste water and dirt from houses and toilets
shack|n|choza, casucha
shaft|n|pozo, hueco; rayo (de luz)|a narrow hole that goes down, in a mine or for a lift
shaky|a|tembloroso, inestable
shambles|n|caos, desastre
shareholder|n|accionista
sharpen|v|afilar
shatter|v|hacer(se) añicos
shawl|n|chal
sheepskin|n|piel de oveja
sheer|a|puro, absoluto; escarpado|nothing but, complete; very steep
shelve|v|aparcar, dejar de lado|to put a plan aside for later
shin|n|espinilla
shipment|n|envío, cargamento|a load of goods that is sent somewhere
shipyard|n|astillero
shopfront|n|fachada (de tienda), escaparate
shoplifting|n|hurto en tiendas
shortcut|n|atajo
shortlist|n|lista de finalistas
shotgun|n|escopeta
shove|v|empujar (con fuerza)|to push roughly
showcase|n|escaparate, muestra; exhibir
showroom|n|sala de exposición
shred|n|tira, trizas; triturar|a small thin piece that is torn or cut off
shriek|v|chillar; chillido
shrine|n|santuario
shrug|v|encogerse de hombros|to lift your shoulders to show that you do not know or care
shudder|v|estremecerse
shuffle|v|arrastrar los pies; barajar|to walk without lifting the feet; to mix cards
shuttle|n|lanzadera, transbordador|a bus, train or plane that goes to and fro between two places
sickness|n|enfermedad; mareo|being ill; feeling that you are going to vomit
sideline|n|línea de banda; actividad secundaria
sidestep|v|esquivar, eludir
siege|n|asedio, sitio|when an army surrounds a town and lets nobody in or out
sieve|n|colador, tamiz
significance|n|importancia, significado|importance or meaning
silhouette|n|silueta
silversmith|n|platero
simplicity|n|sencillez, simplicidad
simulate|v|simular|to make something look or feel real
simulation|n|simulación|an imitation of a real situation in order to study it or train for it
simulator|n|simulador
simultaneously|r|simultáneamente
sin|n|pecado|something that is wrong according to a religion
singular|n|singular|the form of a word for one person or thing
sinister|a|siniestro
siren|n|sirena (de alarma)|the loud sound of a police car or ambulance
sizzle|v|chisporrotear
skim|v|leer por encima; rozar|to read quickly for the main points
slab|n|losa, bloque
slaughter|n|matanza
sleepwalk|v|caminar dormido, ser sonámbulo
sleight|n|destreza (sleight of hand: juego de manos)
slender|a|esbelto, delgado
slick|a|resbaladizo; hábil, pulido|smooth and clever, or smooth and slippery
sling|n|cabestrillo; honda; lanzar|a cloth that holds up a hurt arm
slippery|a|resbaladizo|so wet or smooth that it is hard to stand on or hold
slogan|n|eslogan, lema|a short sentence that is easy to remember, used in advertising or politics
slot|n|ranura; hueco, espacio|a narrow opening; a time set aside for something
slum|n|barrio bajo, tugurio
slush|n|nieve medio derretida
smallpox|n|viruela
smog|n|niebla tóxica, esmog
smoker|n|fumador, fumadora
smuggle|v|contrabandear|to bring things into a country secretly and illegally
smuggler|n|contrabandista
snatch|v|arrebatar
sniff|v|olfatear; sorber por la nariz
snobbish|a|esnob|thinking oneself better than others because of one's class or taste
snowdrift|n|montón de nieve, ventisquero
snug|a|cómodo, acogedor; ajustado|warm and comfortable
soar|v|elevarse, dispararse
sober|a|sobrio
sociologist|n|sociólogo, socióloga
sociology|n|sociología
sodium|n|sodio
soldering|n|soldadura|joining metal with hot melted metal
solemn|a|solemne|very serious
solemnly|r|solemnemente|in a very serious way
solidarity|n|solidaridad|support for each other in a group
solitary|a|solitario|alone, or liking to be alone
solitude|n|soledad|being alone
somersault|n|voltereta
songbird|n|pájaro cantor
soothe|v|calmar, aliviar|to make someone calmer or a pain less
sophisticated|a|sofisticado|with much knowledge of the world; clever and complicated
sorcerer|n|hechicero, brujo
sorcery|n|hechicería, brujería
sorrow|n|pena, tristeza
soulmate|n|alma gemela|a person who suits you perfectly
sow|v|sembrar
spaceflight|n|vuelo espacial
spacious|a|espacioso|with a lot of room
span|v|abarcar; lapso
spaniel|n|spaniel (perro)
spanner|n|llave (inglesa)
sparing|a|parco, moderado|using or giving only a little
spark|n|chispa|a tiny piece of burning material, or a small flash of electricity
spatula|n|espátula|a flat tool for turning and spreading food
speciality|n|especialidad|something for which a place or person is known, mostly a dish
specialty|n|especialidad|something for which a place or person is known, mostly a dish
specification|n|especificación|an exact description of how something is to be made
specify|v|especificar|to say exactly what you mean or want
specimen|n|espécimen, muestra
spectacle|n|espectáculo
spectrum|n|espectro, gama|the colours of the rainbow; a wide range
speculate|v|especular|to guess without knowing; to buy in the hope of selling at a higher price
speculative|a|especulativo|based on guesses, not facts
speechless|a|sin palabras, mudo
sphere|n|esfera|a thing shaped like a ball; an area of activity
sphinx|n|esfinge|in myths, a lion with a human head
spike|n|pincho, púa; pico|something sharp and pointed; a sudden rise
spiral|n|espiral|a line that goes round and round and further out or up
splint|n|tablilla, férula|a piece of wood that keeps a broken bone straight
splinter|n|astilla
spoilt/spoiled|a|mimado, consentido
spokesperson|n|portavoz
spontaneous|a|espontáneo|done without planning
spontaneously|r|espontáneamente|without being planned
spouse|n|cónyuge
sprain|v|torcerse (un tobillo), esguince|to hurt a joint by twisting it
sprint|v|esprintar, correr a toda velocidad
spyware|n|programa espía
squad|n|escuadrón; plantilla|a small group of soldiers, police or players
squash|v|aplastar; squash; calabaza|to press something flat
squat|v|ponerse en cuclillas; ocupar (una casa)
squeak|v|chirriar, chillar|to make a short high sound, like a mouse
squint|v|entrecerrar los ojos|to look with your eyes partly closed
squire|n|escudero
stab|v|apuñalar
stability|n|estabilidad|staying firm and without change
stable|a|estable; establo, cuadra|firm, not likely to move or change
stack|n|pila, montón
stag|n|ciervo (macho)
stagger|v|tambalearse
stain|n|mancha|a dirty mark that is hard to remove
stake|n|estaca; apuesta, interés (at stake: en juego)|a share in a company; money that is risked in a bet; a pointed post
stakeholder|n|parte interesada|a person or group with an interest in a business or plan
stale|a|rancio, pasado
stalk|v|acechar, acosar; tallo|to follow secretly
stalker|n|acosador, acosadora|a person who follows and frightens someone
stall|n|puesto (de mercado); calarse|a small open shop in a market
stamina|n|resistencia, aguante
stammer|v|tartamudear
stance|n|postura|an opinion that someone states; a way of standing
standardize|v|estandarizar
standby|n|reserva (on standby: en espera)|someone or something that is ready to be used if needed
stardom|n|estrellato
starling|n|estornino
startled|a|sobresaltado
startling|a|sorprendente, alarmante
starvation|n|inanición, hambre
static|a|estático|not moving or changing
stationary|a|inmóvil, parado
statistic|n|estadística
statistical|a|estadístico
statistically|r|estadísticamente|according to numbers that were collected
stature|n|estatura; prestigio
status|n|estado; posición, estatus
statutory|a|legal, establecido por ley
steadfast|a|firme, leal
stealthily|r|sigilosamente|quietly, so as not to be noticed
stellar|a|estelar|connected with stars; excellent
stepladder|n|escalera de tijera
stereotype|n|estereotipo|a fixed idea of what a certain kind of person is like, often wrong
stern|a|severo; popa|serious and strict
stiffen|v|ponerse rígido, endurecer
stilts|n|zancos|two long poles on which a person can walk high above the ground
stimulate|v|estimular|to make something more active or interested
stimulation|n|estimulación|making someone or something more active
stingray|n|raya (pez)
stirrup|n|estribo
stitch|n|puntada, punto|one of the small lines of thread that sewing makes
stocking|n|media
stockpile|n|reservas, acopio
stopover|n|escala
storeroom|n|almacén, trastero
storyboard|n|guion gráfico|drawings that show the scenes of a film before it is made
stowaway|n|polizón
straightforward|a|sencillo, directo|easy to understand; honest
strain|n|tensión, esfuerzo|pressure on a body, a mind or a rope
strainer|n|colador
strangle|v|estrangular
strategic|a|estratégico
strategically|r|estratégicamente|according to a plan
strategist|n|estratega
stray|a|callejero, perdido; extraviarse|of a dog or cat: lost, without a home
streak|n|racha; mechón, raya|a long thin mark; a row of wins or losses
striking|a|llamativo, sorprendente|very easy to notice; attractive
strip|n|tira, franja; desnudarse
strive|v|esforzarse
stroll|v|pasear; paseo
structural|a|estructural
structured|a|estructurado
stun|v|aturdir, dejar atónito|to surprise or shock someone very much; to make unconscious
stunt|n|escena peligrosa, acrobacia
stuntwoman|n|doble, especialista (mujer)|a woman who does the dangerous things in a film for an actress
sturdy|a|robusto, resistente|strong and not easily broken
stutter|v|tartamudear|to repeat the first sound of a word because speaking is hard
stylized|a|estilizado
subconsciously|r|inconscientemente|without being aware of it
subjective|a|subjetivo|coming from one's own opinions and feelings
submerge|v|sumergir
submit|v|presentar, enviar; someterse|to hand in; to give in
subplot|n|trama secundaria|a smaller story within the main one
subscribe|v|suscribirse|to agree to get something regularly, such as a magazine or channel
subscriber|n|suscriptor, suscriptora|a person who gets something regularly, such as a magazine or channel
subscription|n|suscripción|money paid regularly to get a magazine or use a service
subsequent|a|posterior
subsequently|r|posteriormente
subset|n|subconjunto
subsistence|n|subsistencia|having just enough to live on
substantial|a|sustancial, considerable
substantially|r|sustancialmente
substitute|n|sustituto; sustituir
substitution|n|sustitución|putting one person or thing in the place of another
subtitle|n|subtítulo
suburban|a|de las afueras, suburbano
successive|a|sucesivo
successor|n|sucesor, sucesora
sue|v|demandar
suffix|n|sufijo
suitability|n|idoneidad|being right for a purpose
suite|n|suite|a set of rooms in a hotel
sulk|v|enfurruñarse
sultan|n|sultán
summarize|v|resumir
summit|n|cumbre, cima|the top of a mountain; a meeting of leaders
summon|v|convocar, llamar
sundial|n|reloj de sol
superficial|a|superficial|only on the surface; not deep
superficially|r|superficialmente|only on the surface
superior|a|superior|better than others; higher in rank
superiority|n|superioridad|being better, stronger or more important than others
supernatural|a|sobrenatural
supernova|n|supernova
supersonic|a|supersónico
superstition|n|superstición|a belief in luck and magic that has no reason
supervise|v|supervisar
supervision|n|supervisión|watching over work or people so that all goes well
supplement|n|suplemento, complemento|something added to make a thing complete
supplementary|a|suplementario, adicional|added, extra
supplier|n|proveedor
supportive|a|comprensivo, que apoya|giving help and encouragement
suppress|v|reprimir, suprimir|to stop something by force, or keep it from being seen
supreme|a|supremo|highest or greatest
surge|n|oleada, aumento repentino
surgical|a|quirúrgico
surplus|n|excedente, superávit
surreal|a|surrealista|strange like a dream
surveillance|n|vigilancia
suspend|v|suspender; colgar|to stop for a time; to hang
suspension|n|suspensión|stopping someone or something for a time
suspicion|n|sospecha|a feeling that someone has done something wrong
sustain|v|mantener, sostener|to keep something going
sustainability|n|sostenibilidad|the quality of not harming nature, so that it can go on for ever
sustainable|a|sostenible|that can go on without harming nature
swap|v|intercambiar, cambiar
swarm|n|enjambre
sway|v|balancearse; influir en|to move slowly from side to side
swell|v|hincharse
swift|a|rápido, veloz
swiftly|r|rápidamente|quickly
swirl|v|arremolinarse; remolino
swordfish|n|pez espada|a large sea fish with a nose like a sword
swordsman|n|espadachín
symbolic|a|simbólico
symbolism|n|simbolismo
symbolize|v|simbolizar
symmetrical|a|simétrico|with two halves that are exactly the same
sympathize|v|compadecerse, simpatizar
symphony|n|sinfonía|a long piece of music for an orchestra
synonym|n|sinónimo|a word that means the same as another
synonymous|a|sinónimo
synthetic|a|sintético
syringe|n|jeringa
systematic|a|sistemático
systematically|r|sistemáticamente|step by step, after a plan
taboo|n|tabú|something that people must not do or talk about
tackle|v|abordar (un problema); placar|to try to deal with a problem; to try to take the ball
tactic|n|táctica
tactical|a|táctico|done as a clever step towards a goal
talisman|n|talismán|a thing that is thought to bring luck
talon|n|garra (de ave)
tan|n|bronceado
tangle|n|enredo, maraña|a mass of threads or hair twisted together
tantrum|n|rabieta, berrinche
tar|n|alquitrán|a thick black sticky stuff used on roads
tarantula|n|tarántula|a big hairy spider
tarot|n|tarot
tarpaulin|n|lona impermeable
tartan|n|tela escocesa (a cuadros)
tassel|n|borla|a bunch of threads that hangs from a cushion or hat
taxpayer|n|contribuyente
tease|v|tomar el pelo, burlarse de|to laugh at someone in a friendly or unkind way
technician|n|técnico, técnica
tectonic|a|tectónico
telegram|n|telegrama
telegraph|n|telégrafo|an old way of sending messages over a wire
telepathic|a|telepático|able to know what others think without words
telepathy|n|telepatía
teleport|v|teletransportar|in stories, to move from place to place in no time
teleportation|n|teletransporte|moving from one place to another in an instant, in stories
temperamental|a|temperamental|changing mood easily
template|n|plantilla, modelo|a model from which copies are made
tempo|n|ritmo, tempo
tempt|v|tentar|to make someone want something that they should not have
temptation|n|tentación|the wish for something that one should not have
tenancy|n|arrendamiento, alquiler|the time for which someone rents a house or land
tenant|n|inquilino, inquilina
tendency|n|tendencia|something that someone or something often does
tender|a|tierno|soft; kind and gentle
tenfold|r|diez veces, por diez
tension|n|tensión|a feeling of being nervous; bad feelings between people; being pulled tight
terminate|v|terminar, poner fin a
terminology|n|terminología
termite|n|termita
terrain|n|terreno
terrestrial|a|terrestre
terrier|n|terrier (perro)
territorial|a|territorial
terrorism|n|terrorismo
testify|v|testificar, declarar
testimony|n|testimonio
textile|n|textil, tejido
texture|n|textura
theatrical|a|teatral
thematic|a|temático
thematically|r|temáticamente|by subject
theology|n|teología
theorem|n|teorema
theoretical|a|teórico
theoretically|r|teóricamente, en teoría
theorist|n|teórico, teórica
therapeutic|a|terapéutico
therapist|n|terapeuta
thereby|r|de ese modo
thermal|a|térmico
thermos|n|termo|a bottle that keeps drinks hot or cold
thermostat|n|termostato
thesaurus|n|diccionario de sinónimos
thesis|n|tesis|a long piece of writing for a degree; an idea to be proved
thicken|v|espesar
thimble|n|dedal|a small metal cap for the finger when you sew
thorn|n|espina|a sharp point on a rose
thorny|a|espinoso|full of thorns; difficult to solve
thorough|a|minucioso, exhaustivo
thoroughly|r|a fondo, completamente|completely and with care
three-dimensional|a|tridimensional
threshold|n|umbral|the floor at the entrance of a door; the point where something begins
thrilling|a|emocionante
thrive|v|prosperar, crecer bien
thrush|n|zorzal, tordo|a brown bird that sings well
thrust|v|empujar (con fuerza), clavar
thug|n|matón
thunderbolt|n|rayo
thyme|n|tomillo|a herb used in cooking
tidal|a|de la marea
tiebreak|n|desempate|extra play to find a winner when the score is equal
tighten|v|apretar
timber|n|madera (de construcción)
time-consuming|a|que lleva mucho tiempo|taking a lot of time
timeless|a|atemporal, eterno
timeline|n|cronología, línea de tiempo
timid|a|tímido
tinder|n|yesca
tireless|a|incansable
titanium|n|titanio
toadstool|n|seta venenosa
toga|n|toga
token|n|ficha; muestra, símbolo|a round piece used in place of a coin; a small sign of a feeling
tolerable|a|tolerable
tolerance|n|tolerancia|accepting what others think and do
tolerate|v|tolerar|to let something be that you do not like
toll|n|peaje; número de víctimas
tombstone|n|lápida
tome|n|tomo, libro voluminoso
tongs|n|pinzas, tenazas
topical|a|de actualidad|about things that people talk of now
torpedo|n|torpedo|a bomb that travels under water
torture|n|tortura; torturar|making someone suffer terrible pain
totalitarian|a|totalitario
totem|n|tótem|an animal or thing that stands for a group and is holy to it
touching|a|conmovedor|making one feel sad or warm inside
touchscreen|n|pantalla táctil
touchy|a|susceptible
toughen|v|endurecer
tow|v|remolcar
toxic|a|tóxico|poisonous
toxin|n|toxina
toymaker|n|juguetero|a person who makes toys
tradesman|n|comerciante; obrero cualificado|someone who sells goods, or who works with their hands in people's houses
trading|n|comercio|buying and selling
trait|n|rasgo
traitor|n|traidor, traidora
tramp|n|vagabundo; caminar pesadamente|a person without home or job who goes from place to place
tranquillity/tranquility|n|tranquilidad
transaction|n|transacción|a piece of business, as when something is bought
transcript|n|transcripción; expediente académico
transcription|n|transcripción|something heard or said that has been written down
transfer|v|transferir, trasladar; traslado|to move from one place, job or account to another
transformation|n|transformación|a complete change
transit|n|tránsito|moving people or goods from one place to another
transition|n|transición|a change from one state to another
transitive|a|transitivo
transmission|n|transmisión
transmit|v|transmitir
transparency|n|transparencia|being clear; hiding nothing
transparent|a|transparente
transplant|n|trasplante; trasplantar|putting an organ or plant into another body or place
trapeze|n|trapecio
trauma|n|trauma|a shock or injury that hurts for a long time
traumatic|a|traumático|very frightening or sad, so that it hurts for a long time
treacherous|a|traicionero; peligroso|dangerous though it does not look so; not to be trusted
tread|v|pisar|to put your foot on something
treasury|n|tesoro público, tesorería
treaty|n|tratado
tremendous|a|tremendo, enorme
tremor|n|temblor|a small shaking movement
trend|n|tendencia
triangular|a|triangular
tribal|a|tribal
tribute|n|homenaje|something said or done to show respect
trigger|n|gatillo; desencadenar
trim|v|recortar|to cut a little off to make something neat
triple|a|triple; triplicar|three times as much
tripod|n|trípode
triumph|n|triunfo
triumphant|a|triunfante
trivia|n|trivialidades, datos curiosos|facts of little importance, used in quizzes
trivial|a|trivial|not important
troll|n|trol; provocador (en internet)
troop|n|tropa
tropics|n|trópicos
troublesome|a|molesto, problemático
trowel|n|paleta, desplantador
trustworthy|a|digno de confianza
tsunami|n|tsunami|a huge wave caused by an earthquake
tunic|n|túnica|a long loose shirt without sleeves
turban|n|turbante
turbine|n|turbina
turbulence|n|turbulencia
turmoil|n|confusión, agitación|great confusion or worry
turnip|n|nabo
turnstile|n|torniquete (de entrada)
turquoise|n|turquesa|a blue-green stone and its colour
turret|n|torrecilla, torreta
turtleneck|n|cuello alto (jersey)
tusk|n|colmillo (de elefante)|a long tooth that comes out of the mouth of an elephant
tuxedo|n|esmoquin
tweed|n|tweed (tela)
tweezers|n|pinzas (de depilar)|a small tool with two arms for pulling out hairs
twinkle|v|titilar, brillar|to shine with a light that comes and goes, like a star
twirl|v|girar, dar vueltas|to turn round and round quickly
two-factor|a|de dos factores|needing two proofs of who you are, such as a password and a code
typhoon|n|tifón
tyrant|n|tirano
ubiquitous|a|omnipresente
udder|n|ubre
ultimate|a|final; máximo|last and most important; best or worst of its kind
ultimately|r|en última instancia|in the end
ultraviolet|n|ultravioleta|light that people cannot see and that makes the skin brown
unanimously|r|por unanimidad|with everybody of the same opinion
unarmed|a|desarmado
unauthorized|a|no autorizado|without permission
unavoidable|a|inevitable
unbiased|a|imparcial
uncertainty|n|incertidumbre
unconventional|a|poco convencional
uncover|v|descubrir, destapar|to find out something hidden; to take the cover off
undercover|a|encubierto, secreto|working in secret in order to find something out
underestimate|v|subestimar
underfoot|r|bajo los pies
undergo|v|someterse a, experimentar|to have something unpleasant or a change happen to you
undergraduate|n|estudiante universitario (de grado)
underline|v|subrayar|to draw a line under; to show that something is important
underlying|a|subyacente|lying behind or below something, though not easily seen
underpass|n|paso subterráneo
underprivileged|a|desfavorecido
understandable|a|comprensible
understandably|r|comprensiblemente|as anyone would expect
understate|v|minimizar, quedarse corto|to say that something is less than it is
undertake|v|emprender|to begin or promise to do something large
undervalue|v|infravalorar
underweight|a|por debajo del peso normal|weighing too little
undesirable|a|indeseable
undo|v|deshacer, desabrochar|to open something that is tied; to make something as it was before
undoubtedly|r|indudablemente
unethical|a|poco ético
uneven|a|desigual, irregular
unexplained|a|inexplicado
unforeseen|a|imprevisto
unhappily|r|infelizmente, con tristeza|in a sad way
unification|n|unificación|joining together into one
uniformity|n|uniformidad
uninhabited|a|deshabitado
unintentional|a|involuntario, sin intención|not done on purpose
uninterested|a|desinteresado, indiferente
union|n|sindicato; unión
unity|n|unidad|being together as one
universal|a|universal|of or for everybody or everything
universally|r|universalmente|by everyone; everywhere
unjust|a|injusto
unknowingly|r|sin saberlo|without knowing it
unlock|v|abrir (con llave), desbloquear
unmanned|a|no tripulado
unmistakable|a|inconfundible|that cannot be taken for anything else
unnatural|a|antinatural, poco natural
unprecedented|a|sin precedentes|that has never happened before
unprepared|a|no preparado
unrest|n|disturbios, malestar|angry protests among the people
unsolved|a|sin resolver
unspoken|a|tácito, no expresado
unstable|a|inestable
untouched|a|intacto|not touched or changed
unwind|v|relajarse; desenrollar|to relax after work
upbringing|n|educación, crianza|how your parents brought you up
uplifting|a|edificante, alentador|making you feel happier and more hopeful
upright|a|erguido, vertical
uprising|n|levantamiento, sublevación
uproar|n|alboroto
upside|n|lado positivo|the good side of something bad (upside down: with the top at the bottom)
uptake|n|aceptación; absorción|how many people take something up
uranium|n|uranio
urban|a|urbano
urge|v|instar, animar; impulso|to try hard to make someone do something; a strong wish
urgency|n|urgencia|the need to do something at once
use-by|a|de caducidad (use-by date)|use-by date: the last day on which food may be eaten
utensil|n|utensilio
utility|n|utilidad; servicio público|a service such as water or gas; being useful
utilize|v|utilizar|to use
utter|v|pronunciar; total, absoluto|to say something or make a sound
vaccinate|v|vacunar|to protect from an illness by an injection
vaccination|n|vacunación
vaccine|n|vacuna|a substance that protects the body from an illness
vagrant|n|vagabundo|a person without a home who goes from place to place
valid|a|válido
valour/valor|n|valor, valentía
vandal|n|vándalo
vandalism|n|vandalismo|the damaging of things for no reason
vanity|n|vanidad|too much pride in one's own looks or abilities
variable|a|variable
variation|n|variación|a change or difference from the usual
vat|n|IVA; cuba, tina|VAT: a tax on things you buy; also: a very large pot
vault|n|cámara acorazada; bóveda|a strong room for money in a bank; a curved roof
vector|n|vector|in mathematics, something with a size and a direction
vegetation|n|vegetación
veil|n|velo
vein|n|vena|a tube that carries blood back to the heart
velocity|n|velocidad
velvet|n|terciopelo|a soft thick cloth with a surface like fur
vendor|n|vendedor, vendedora|someone who sells things, mostly in the street
vent|n|respiradero; desahogar
ventilation|n|ventilación
venue|n|lugar (de un evento)|the place where a concert, game or meeting happens
verbal|a|verbal
verbally|r|verbalmente|in spoken words
verdict|n|veredicto|what a court decides: guilty or not guilty
verification|n|verificación|making sure that something is true
verify|v|verificar
vermin|n|alimañas, bichos|small animals and insects that do damage
versatile|a|versátil|able to do many things
verse|n|estrofa; verso|one part of a song or poem; poetry
versus|prep|contra|against
vertical|a|vertical
vessel|n|buque; vasija|a ship; a container for liquid
veto|n|veto; vetar
vibe|n|ambiente, vibra|the feeling that a place or person gives you
vibrant|a|vibrante, lleno de vida|full of life and colour
vibration|n|vibración|a small fast shaking
vice|n|vicio|a bad habit; crime
vice-president|n|vicepresidente, vicepresidenta
vicinity|n|proximidad, alrededores
vicious|a|cruel, despiadado|cruel and violent
victimize|v|tratar injustamente, perseguir|to treat someone unfairly
victorious|a|victorioso
viewpoint|n|punto de vista; mirador
vigilante|n|justiciero|a person who punishes criminals without being the police
vigorous|a|vigoroso
vigorously|r|enérgicamente|with much energy
villa|n|villa, chalé|a large house, often with a garden, for holidays
vineyard|n|viñedo
viola|n|viola|an instrument like a violin but a little larger
violate|v|violar (una norma)|to break a rule or a law
violation|n|violación, infracción|breaking a rule or someone's rights
viral|a|viral|spreading quickly on the internet; caused by a virus
virtual|a|virtual; casi total|made by computers and not real; almost complete
virtually|r|prácticamente, casi|almost
visibility|n|visibilidad
visionary|n|visionario, visionaria|a person with great ideas about the future
visual|a|visual
visualize|v|visualizar
visually|r|visualmente|in the way something looks; by seeing
vivid|a|vívido, intenso
vividly|r|vívidamente|very clearly, as if real
vocalist|n|vocalista
vocational|a|profesional, vocacional|connected with the skills for a certain job
volley|n|volea; descarga|hitting a ball before it touches the ground
voluntary|a|voluntario
voter|n|votante
voucher|n|vale|a piece of paper used in place of money
vow|v|jurar, prometer; voto|to promise seriously
vulgar|a|vulgar, grosero|rude, or without good taste
vulnerability|n|vulnerabilidad|being easily hurt
vulnerable|a|vulnerable|easily hurt or attacked
vulture|n|buitre
wade|v|vadear
waistband|n|cinturilla
ward|n|sala (de hospital)|a large room in a hospital with beds
warrant|n|orden judicial; justificar|a paper that lets the police arrest someone or search a house
wartime|n|tiempo de guerra
wary|a|cauteloso, receloso
wasteland|n|tierra baldía, yermo
watchmaker|n|relojero, relojera
watchtower|n|torre de vigilancia, atalaya
waterway|n|vía navegable
waterwheel|n|rueda hidráulica, noria|a large wheel that is turned by water, as at an old mill
weaponry|n|armamento
wearisome|a|cansino, pesado|making one tired or bored
weary|a|cansado, fatigado
weave|v|tejer|to make cloth by crossing threads
weightless|a|ingrávido
welfare|n|bienestar; asistencia social|health and happiness; help from the state for those in need
well-being|n|bienestar
wellbeing|n|bienestar
wetland|n|humedal
wharf|n|muelle
whatsoever|r|en absoluto|at all: no doubt whatsoever
wheelbarrow|n|carretilla
whereabouts|n|paradero
whine|v|gimotear, quejarse|to complain in a weak high voice
whirl|v|girar, arremolinarse
whirlpool|n|remolino
whirlwind|n|torbellino|a strong wind that blows round and round
whistleblower|n|denunciante, informante
wholeheartedly|r|de todo corazón
wholesale|a|al por mayor|the selling of goods in large amounts to shops
widen|v|ensanchar, ampliar
widespread|a|extendido, generalizado|found or happening in many places
widget|n|artilugio; miniaplicación|a small tool on a screen that shows one thing
widower|n|viudo
wig|n|peluca
wilderness|n|tierra salvaje, naturaleza virgen|a wild place where nobody lives
willpower|n|fuerza de voluntad
wilt|v|marchitarse|of a plant: to bend because it has no water
wily|a|astuto
winch|n|cabrestante, torno
wistful|a|melancólico, nostálgico
wit|n|ingenio|being funny in a clever way
withdraw|v|retirar, retirarse
withdrawal|n|retirada|taking money out of an account; moving back or stopping taking part
wither|v|marchitarse|of a plant: to become dry and die
witticism|n|agudeza, ocurrencia
wobble|v|tambalearse
wobbly|a|tembloroso, cojo (mueble)|not standing firmly
womb|n|útero, vientre materno
woodcutter|n|leñador
woodwork|n|carpintería|making things of wood; the wooden parts of a house
workbench|n|banco de trabajo
workforce|n|plantilla, mano de obra
workload|n|carga de trabajo
wormhole|n|agujero de gusano|in science fiction, a tunnel through space
worsen|v|empeorar
wreck|n|restos (de un accidente o naufragio); destrozar|a ship, car or building that is badly damaged
wreckage|n|restos, escombros
wrestle|v|luchar|to fight by holding and throwing someone down
wring|v|escurrir, retorcer|to twist and press something to get the water out
yak|n|yak|a long-haired ox of Tibet
yearn|v|anhelar
yeast|n|levadura|what makes bread rise
yield|v|producir; ceder|to produce; to give way
yoke|n|yugo|a bar over the necks of two oxen that pull something
zero-gravity|n|gravedad cero|when things float because nothing pulls them down
zinc|n|cinc, zinc
zodiac|n|zodíaco|the twelve signs of the stars
zoologist|n|zoólogo, zoóloga
`;
