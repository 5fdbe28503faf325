/** What a story and a plain page of a newspaper need: word, part of speech, Spanish, and what it means in plain English unless WordNet says it well. */
export const b1 = `
abandon|v|abandonar|to leave someone or something for ever
ability|n|capacidad, habilidad|being able to do something
aboard|r|a bordo|on or onto a ship, plane or train
absence|n|ausencia|when someone is not there
absent|a|ausente|not there
absent-minded|a|despistado, distraído|forgetting things because you think of something else
absolute|a|absoluto, total|complete
absolutely|r|absolutamente, totalmente|completely; you also say it to agree strongly
academic|a|académico|about studying at schools and universities
accent|n|acento|the way people from one place pronounce words
access|n|acceso; acceder|being able to get into a place or to use something
accidentally|r|sin querer, por accidente|not because you wanted to
accommodation|n|alojamiento|a place to live or stay in
accompany|v|acompañar|to go with someone
accordion|n|acordeón|an instrument that you push and pull between your hands
accountant|n|contable, contador|a person who looks after the money records of a business
accurate|a|exacto, preciso|completely correct
accuse|v|acusar|to say that someone did something wrong
ace|n|as|the card with one mark on it; someone who is very good at something
ache|v|doler; dolor|to hurt for a long time, but not very strongly
achieve|v|lograr, conseguir|to succeed in doing something by working hard
achievement|n|logro|something good that you worked hard for and did
acid|n|ácido|a liquid that can burn things; lemons have a weak one
acrobat|n|acróbata|a person who does difficult jumps and tricks in a circus
actual|a|real, verdadero|real; what really is (it does not mean "present")
addicted|a|adicto, enganchado|not able to stop doing or taking something
addition|n|suma; adición|putting numbers or things together; something added
additional|a|adicional|more; extra
adjustable|a|ajustable, regulable|that you can change to make it fit
admiration|n|admiración|the feeling that someone is very good or special
admire|v|admirar|to think that someone or something is very good
admit|v|admitir, reconocer|to say that something bad about you is true; also: to let someone in
adopt|v|adoptar|to take another person's child into your family for ever
advance|n|avance, adelanto; avanzar|movement forward; progress
advanced|a|avanzado|modern, or at a high level
adventurous|a|aventurero|liking to try new and dangerous things
advertise|v|anunciar, hacer publicidad|to tell people about something so that they buy it
aerobics|n|aeróbic|fast exercises to music
affect|v|afectar|to change someone or something
afford|v|permitirse (pagar)|to have enough money to pay for something
agency|n|agencia|a business that does something for other people, such as finding jobs
agent|n|agente|a person who does business for someone else; a spy
aggressive|a|agresivo|angry and ready to fight
agreement|n|acuerdo|when people think the same or promise something to each other
ahead|r|delante, por delante|in front; further on
aid|n|ayuda; ayudar|help, for example food and money for people who need it
aim|n|objetivo, meta; apuntar|what you want to do; to point at something you want to hit
alcohol|n|alcohol|what is in beer and wine that can make you drunk
alert|a|alerta, atento|awake and watching carefully
alike|a|parecido; por igual|nearly the same
allergic|a|alérgico|becoming ill from something that is harmless for others
allergy|n|alergia|an illness that you get from food, plants or animals that do not hurt others
ally|n|aliado|a person or country that helps you against others
almond|n|almendra|a flat pale nut with a brown skin
alter-ego|n|álter ego, otro yo|another side of a person; the secret other person someone is
alternative|n|alternativa|another thing that you can choose
amateur|n|aficionado, amateur|a person who does something for fun, not as a job
amazingly|r|increíblemente|in a very surprising way
ambition|n|ambición|something that you want very much to do in life
ambitious|a|ambicioso|wanting very much to be successful
amount|n|cantidad|how much of something there is
amplifier|n|amplificador|a machine that makes music louder
amuse|v|divertir, hacer gracia|to make someone smile or laugh
amused|a|divertido (que se divierte)|finding something funny
amusement|n|diversión|the feeling that something is funny; something fun to do
amusing|a|divertido, gracioso|funny
analyse/analyze|v|analizar|to study something carefully to understand it
analysis|n|análisis|a careful study of something
ancestor|n|antepasado|a person in your family who lived long ago
anchor|n|ancla|a heavy piece of metal that keeps a ship in one place
android|n|androide|a robot that looks like a person
anger|n|ira, enfado, enojo|the feeling of being angry
angle|n|ángulo|the space between two lines that meet
animation|n|animación|making films with drawings that seem to move
ankle|n|tobillo|the part where your leg meets your foot
anniversary|n|aniversario|a day when you remember something that happened on that date
announce|v|anunciar|to tell many people some news
announcement|n|anuncio, aviso|news that many people are told
annoy|v|molestar, fastidiar|to make someone a little angry
annoyed|a|molesto, enfadado|a little angry
annoying|a|molesto, pesado|that makes you a little angry
annual|a|anual|happening once a year
anonymous|a|anónimo|with a name that is not known
anti-clockwise|r|en sentido contrario a las agujas del reloj|in the direction opposite to the hands of a clock
antique|n|antigüedad|an old and expensive piece of furniture or art
anxiety|n|ansiedad, angustia|the feeling of being very worried
anxious|a|ansioso, preocupado|worried and nervous
anyhow|r|de todos modos|anyway; it does not matter what
ape|n|simio|a big animal like a monkey but without a tail
apology|n|disculpa|words that say you are sorry
apparent|a|aparente; evidente|easy to see; or seeming to be true
apparently|r|por lo visto, al parecer|so people say, or so it seems
appeal|v|atraer; suplicar; apelar|to be attractive to someone; also: to ask strongly for help
appearance|n|apariencia, aspecto; aparición|how someone or something looks
appetite|n|apetito|the feeling of wanting to eat
applause|n|aplauso, aplausos|the sound of many people hitting their hands together to show they liked something
application|n|solicitud; aplicación|a letter or form in which you ask for a job; also: a computer program
appreciate|v|apreciar, agradecer|to be thankful for something and know its value
approach|v|acercarse (a); enfoque|to come near
appropriate|a|apropiado, adecuado|right for a certain situation
approval|n|aprobación|saying or thinking that something is good
approve|v|aprobar, estar de acuerdo|to think that something is good
apricot|n|albaricoque, damasco|a small soft orange fruit with a stone
apron|n|delantal|you wear it over your clothes when you cook
aquarium|n|acuario|a glass box, or a building, where you can look at fish
arab|n|árabe|a person from a country where people speak Arabic
archery|n|tiro con arco|the sport of shooting arrows
architect|n|arquitecto, arquitecta|a person who plans buildings
architecture|n|arquitectura|planning buildings, and the way they look
arctic|a|ártico|around the North Pole; very cold
arise|v|surgir|to begin to be or to happen
armour/armor|n|armadura|metal clothes that soldiers wore long ago
arrangement|n|preparativo, acuerdo; disposición|a plan for something; also: the order things are put in
arrest|v|arrestar, detener|of the police: to catch someone and take them away
arrow|n|flecha|a thin stick with a point that you shoot; a sign that points somewhere
artificial|a|artificial|made by people, not natural
artistic|a|artístico|good at art, or about art
ashamed|a|avergonzado|feeling bad because you did something wrong
aspirin|n|aspirina|a medicine against pain
assistance|n|ayuda, asistencia|help
association|n|asociación|a group of people who work together for something
assume|v|suponer, dar por sentado|to think that something is true without knowing it
astonished|a|asombrado, atónito|very surprised
astronomy|n|astronomía|the study of stars and planets
atlas|n|atlas|a book of maps
atmosphere|n|ambiente; atmósfera|the feeling of a place; also: the air around the Earth
atom|n|átomo|one of the very small parts that everything is made of
attempt|n|intento; intentar|when you try to do something
attend|v|asistir a|to go to a class, a school or a meeting
attic|n|desván, ático|the room just under the roof of a house
attitude|n|actitud|the way you think and feel about something
attract|v|atraer|to make people want to come
attraction|n|atracción|something interesting that people come to see
aubergine|n|berenjena|a large purple vegetable
authority|n|autoridad|the power to tell people what they must do
automatic|a|automático|working without a person
automatically|r|automáticamente|without a person doing anything
automobile|n|automóvil|a car
avalanche|n|avalancha, alud|a lot of snow that suddenly falls down a mountain
average|n|promedio, media; medio|the usual level; what you get when you add numbers and divide them
avocado|n|aguacate, palta|a green fruit with a big stone, soft and not sweet
avoid|v|evitar|to stay away from something or try not to do it
await|v|esperar, aguardar|to wait for
aware|a|consciente|knowing about something
awareness|n|conciencia|knowing about something
awfully|r|muy, terriblemente|very
awkward|a|incómodo, torpe|difficult or a little embarrassing
axe/ax|n|hacha|a tool for cutting wood, with a long handle
baa|int|bee (sonido de la oveja)|the sound of a sheep
babysit|v|cuidar niños|to look after children when their parents are out
backyard|n|patio trasero|the place behind a house
badge|n|insignia, chapa|a small sign that you wear on your clothes
badger|n|tejón|a grey animal with a black and white head that comes out at night
badly-behaved|a|maleducado, que se porta mal|not doing what is right; naughty
bait|n|cebo, carnada|food that you use to catch fish
bald|a|calvo|with no hair on the head
ban|v|prohibir; prohibición|to say that something is not allowed
bandage|n|venda|a long piece of cloth to put around a cut
bang|n|golpe, estallido|a sudden loud noise
banjo|n|banjo|an instrument like a small round guitar
banker|n|banquero, banquera|a person with an important job in a bank
banknote|n|billete (de banco)|a piece of paper money
banner|n|pancarta; banner|a long piece of cloth with words on it
bare|a|desnudo, descubierto|with nothing on it: bare feet
bargain|n|ganga; regatear|something that costs less than usual
barn|n|granero, establo|a building on a farm for animals or hay
barrel|n|barril|a big round thing of wood for wine or beer
base|n|base|the lowest part of something; what something stands on
basement|n|sótano|the rooms of a house below the ground
basil|n|albahaca|a green plant with a nice smell, used in Italian food
basin|n|palangana, lavabo; cuenca|a big bowl for water
bathe|v|bañarse, bañar|to wash in a bath, or to swim
battle|n|batalla|a fight between armies
bay|n|bahía|a part of the coast where the land goes around the sea
beak|n|pico|the hard mouth of a bird
beanstalk|n|tallo de la planta de judías|the tall plant that beans grow on, in a famous story
beast|n|bestia|a big or dangerous animal
beauty|n|belleza|being beautiful
beaver|n|castor|an animal with strong teeth and a flat tail that builds walls in rivers
bed-and-breakfast|n|pensión con desayuno|a small house where you pay to sleep and get breakfast
beetle|n|escarabajo|an insect with a hard back
beetroot|n|remolacha|a round dark red vegetable
beg|v|rogar, suplicar; mendigar|to ask for something very strongly; to ask people for money
beggar|n|mendigo, mendiga|a poor person who asks people for money
behaviour/behavior|n|comportamiento, conducta|how a person or animal acts
beige|a|beis|very light brown
belief|n|creencia|what you think is true
believer|n|creyente|a person who believes in something, for example in God
belly|n|barriga, vientre|the front of your body, below your chest
belong|v|pertenecer, ser de|to be someone's; to be part of something
bench|n|banco (asiento)|a long seat for two or more people, in a park for example
bend|v|doblar, inclinarse; curva|to make something not straight; to move your body down
benefit|n|beneficio, ventaja|something good that you get from a thing
besides|r|además; además de|also; and another thing is
bestseller|n|éxito de ventas|a book that very many people buy
bestselling|a|más vendido|bought by very many people
betray|v|traicionar|to do something bad to someone who trusted you
beyond|prep|más allá de|on the other side of; further than
bib|n|babero|a baby wears it under its chin when it eats
big-headed|a|creído, engreído|thinking that you are better than others
billiards|n|billar|a game in which you hit balls on a table with a long stick
binoculars|n|prismáticos, binoculares|you look through them to see things that are far away
biography|n|biografía|a book about someone's life
birdcage|n|jaula (para pájaros)|a house with bars for a bird
birth|n|nacimiento|when a baby is born
bitter|a|amargo|with a taste like strong coffee without sugar
blackmail|n|chantaje; chantajear|asking for money so that you do not tell a secret
blacksmith|n|herrero|a person who makes things from hot iron
blade|n|hoja, cuchilla|the flat sharp part of a knife
blame|v|culpar, echar la culpa; culpa|to say that someone did something bad
blank|a|en blanco|with nothing on it: a blank page
blazer|n|blazer, americana|a jacket, often part of a school uniform
blind|a|ciego; persiana|not able to see
blinds|n|persianas|you pull them down at a window to keep out the light
blink|v|parpadear|to close and open your eyes quickly
blizzard|n|ventisca|a storm with a lot of snow and strong wind
block|n|bloque; manzana, cuadra; bloquear|a big piece of stone or wood; the houses between two streets
blossom|n|flor (de árbol); florecer|the flowers of a tree in spring
blouse|n|blusa|a shirt for women
blow|v|soplar; golpe|to send air out of your mouth
blunt|a|desafilado; directo (al hablar)|not sharp; also: saying what you think even if it is not polite
blush|v|sonrojarse, ponerse rojo|to become red in the face because you are shy or ashamed
boast|v|presumir, alardear|to talk too proudly about yourself
boiler|n|caldera|a machine that heats water for a house
bold|a|audaz, valiente; negrita (letra)|brave and not afraid to take risks
bonfire|n|hoguera|a big fire outside
bonnet|n|capó, cofre; gorro|the front cover of a car; also: a kind of hat
bonus|n|prima, bonificación; extra|more money or something good that you did not expect
booklet|n|folleto|a very thin book with information
boom|n|auge; estruendo|a time when business goes very well; also: a deep loud sound
booth|n|cabina, puesto|a very small room or open shop
boredom|n|aburrimiento|the feeling of being bored
bossy|a|mandón|always telling others what to do
bother|v|molestar; tomarse la molestia|to make someone feel worried or annoyed
bounce|v|botar, rebotar|of a ball: to hit the ground and come up again
bouquet|n|ramo (de flores)|flowers tied together as a present
boxer|n|boxeador, boxeadora|a person who fights with big gloves as a sport
bracelet|n|pulsera|you wear it around your arm because it is pretty
brake|n|freno; frenar|the part of a car or bike that makes it stop
branch|n|rama; sucursal|a part of a tree that grows out from the middle
brand|n|marca|the name of a product that a company makes
brass|n|latón; metales (música)|a yellow metal; trumpets are made of it
breadcrumb|n|miga de pan; pan rallado|a very small piece of bread
break-up|n|ruptura, separación|the end of a relationship
breakdown|n|avería; crisis nerviosa|when a car or machine stops working
breakup|n|ruptura, separación|the end of a relationship
breast|n|pecho, seno; pechuga|one of the two soft round parts on the front of a woman's body
breath|n|respiración, aliento|the air that goes in and out of your mouth
breathe|v|respirar|to take air in and let it out
breed|n|raza (de animal); criar|a kind of dog, cat or farm animal
breeze|n|brisa|a light wind
brick|n|ladrillo|houses are built with many of these red blocks
bride|n|novia (en una boda)|a woman on the day she marries
bridegroom|n|novio (en una boda)|a man on the day he marries
bridesmaid|n|dama de honor|a girl or woman who helps the bride
brief|a|breve|short
briefcase|n|maletín|a flat case for papers
brighten|v|iluminar, alegrar|to become or make lighter or happier
broad|a|ancho, amplio|wide
bronze|n|bronce|a brown metal; the medal for third place
broomstick|n|palo de escoba|witches fly on it in stories
browser|n|navegador|the program with which you look at pages on the internet
bruise|n|moratón, moretón|a blue mark on your skin after something hits you
brunette|n|mujer morena (de pelo castaño)|a woman with brown hair
brutal|a|brutal|very cruel
bubble|n|burbuja|a ball of air in water or soap
buckle|n|hebilla|the metal part that closes a belt
bud|n|brote, capullo|a flower or leaf before it opens
buffalo|n|búfalo|a big wild animal like a cow
bug|n|bicho; error (informático)|a small insect; also: a mistake in a computer program
bulb|n|bombilla, foco; bulbo|the glass part of a lamp that gives light
bull|n|toro|a male cow
bullet|n|bala|a small piece of metal shot from a gun
bully|n|acosador, matón; acosar|a person who frightens or hurts weaker people
bundle|n|fardo, montón, paquete|a number of things tied together
burglar|n|ladrón (de casas)|a person who goes into a house to steal
burrito|n|burrito|a Mexican dish: meat and beans in thin flat bread
burst|v|reventar, estallar|to break open suddenly, like a balloon
bury|v|enterrar|to put something or a dead person under the ground
bushy|a|tupido, espeso|with a lot of thick hair or leaves
busker|n|músico callejero|a person who plays music in the street for money
cabbage|n|repollo, col|a big round green vegetable with many leaves
cabin|n|cabaña; camarote, cabina|a small wooden house; also: a small room on a ship
cabinet|n|armario, vitrina; gabinete|a piece of furniture with doors; also: the ministers of a government
cable|n|cable|a thick wire that carries electricity
cactus|n|cactus|a plant of dry hot places with sharp points
calculator|n|calculadora|a small machine that adds, divides and so on
calf|n|ternero; pantorrilla|a young cow; also: the back of your leg below the knee
cameraman|n|cámara, operador de cámara|a person who films for TV or the cinema
campaign|n|campaña|a plan of actions to reach something, such as winning an election
campus|n|campus|the buildings and land of a university
canal|n|canal|a river that people made
candidate|n|candidato, candidata|a person who wants a job or wants to be elected
candlestick|n|candelabro, candelero|it holds a candle
canoe|n|canoa, piragua|a long narrow boat that you move with a paddle
canoeing|n|piragüismo|the sport of moving in a long narrow boat
canteen|n|comedor, cantina|a place where people eat at school or at work
canvas|n|lienzo; lona|strong cloth; painters paint on it
canyon|n|cañón|a deep valley with very steep sides
capable|a|capaz|able to do something
cape|n|capa; cabo|a coat without sleeves that hangs from the shoulders; also: land that goes out into the sea
capture|v|capturar|to catch someone or something and keep them
caravan|n|caravana, remolque|a house on wheels that a car pulls, for holidays
cardigan|n|chaqueta de punto, rebeca|a warm piece of clothing with buttons down the front
career|n|carrera profesional|the jobs that you have in your life
caretaker|n|conserje|a person who looks after a building
carnival|n|carnaval|a festival with music, dancing and costumes in the streets
carol|n|villancico|a Christmas song
carpenter|n|carpintero, carpintera|a person who makes things of wood
cart|n|carro, carreta; carrito|a simple vehicle pulled by a horse; in America, for shopping
carton|n|cartón, envase|a box of thick paper for milk or juice
cartoonist|n|dibujante, caricaturista|a person who draws funny pictures
cartridge|n|cartucho|a small case with ink for a printer or powder for a gun
cashew|n|anacardo, nuez de la India|a small nut in the shape of a half moon
cashier|n|cajero, cajera|a person who takes the money in a shop
cassette|n|casete|a small flat case with a tape of music, used years ago
cast|n|reparto, elenco; escayola|the actors in a film or play
casual|a|informal; casual|not formal: casual clothes
catalogue/catalog|n|catálogo|a list of things that you can buy or look at
caterpillar|n|oruga|a small animal like a worm that will be a butterfly
cathedral|n|catedral|the biggest church of a city
cattle|n|ganado vacuno|cows and bulls on a farm
cauldron|n|caldero|a big round pot; witches use it in stories
cauliflower|n|coliflor|a big round white vegetable
cave|n|cueva|a big hole in a mountain or under the ground
ceiling|n|techo|the top part of a room
celebration|n|celebración|a party because something good has happened
celebrity|n|famoso, celebridad|a famous person
celery|n|apio|a long light green vegetable
cell|n|célula; celda|the smallest part of a living thing; also: a small room in a prison
cellar|n|sótano, bodega|a room under a house, often for wine
cello|n|violonchelo|a big instrument with four strings that you play sitting
celsius|n|Celsius, centígrado|a way to measure heat: water boils at 100 degrees
cemetery|n|cementerio|a place where dead people lie under the ground
centigrade|n|centígrado|a way to measure heat: water boils at 100 degrees
ceremony|n|ceremonia|what is said and done at a wedding or other important event
certificate|n|certificado|a paper that says that something is true or that you passed an exam
chain|n|cadena|many metal rings joined together
chalk|n|tiza, gis|you write with it on a blackboard
challenge|n|reto, desafío|something new and difficult to do
challenging|a|difícil, exigente|difficult in an interesting way
chamber|n|cámara|a room, in an old word or for special uses
chaos|n|caos|when nothing is in order and nobody knows what to do
chapel|n|capilla|a small church
chapter|n|capítulo|one of the parts of a book
charge|v|cobrar; cargar; cargo|to ask for an amount of money; also: to fill a phone with power
charger|n|cargador|it gives power to your phone
charity|n|organización benéfica; caridad|a group that helps people who need it
charm|n|encanto; amuleto|what makes someone very nice to be with
chart|n|gráfico, tabla|a drawing that shows numbers or facts
charts|n|gráficos; lista de éxitos|the list of the most popular songs
chatty|a|hablador, charlatán|liking to talk a lot
cheaply|r|a bajo precio, barato|for little money
cheat|v|hacer trampa, engañar|to do something that is not honest, in a game or an exam
checklist|n|lista de control|a list of things you must do or take
checkpoint|n|puesto de control|a place where people are stopped and checked
cheeky|a|descarado|a little rude, in a funny way
cheerfully|r|alegremente|in a happy way
cheetah|n|guepardo|a wild cat with black spots, the fastest animal on land
chemical|n|sustancia química; químico|a substance used or made in chemistry
chemist|n|farmacéutico, farmacia; químico|a person or shop that sells medicine; also: a person who studies chemistry
cheque|n|cheque|a paper from your bank with which you can pay
chest|n|pecho; cofre, baúl|the front of your body from neck to stomach; also: a big strong box
chew|v|masticar|to break food with your teeth
chic|a|elegante, chic|fashionable and beautiful
chickpea|n|garbanzo|a round yellow seed that you cook and eat
childcare|n|cuidado de niños|looking after children while their parents work
childhood|n|infancia, niñez|the time when you are a child
childish|a|infantil|like a child, when you should not be
chilly|a|fresco, frío|a little too cold
chimney|n|chimenea (del tejado)|the pipe on a roof where smoke comes out
chimp|n|chimpancé|a clever African animal like a monkey without a tail
chimpanzee|n|chimpancé|a clever African animal like a monkey without a tail
choir|n|coro|a group of people who sing together
choke|v|atragantarse, ahogarse|not to be able to breathe because something is in your throat
chop|v|picar, cortar|to cut into pieces with a knife or an axe
chopstick|n|palillo (para comer)|one of two thin sticks for eating Asian food
chorus|n|estribillo; coro|the part of a song that comes again and again
cider|n|sidra|a drink made from apples
cigar|n|puro|thick brown leaves that some people smoke
cigarette|n|cigarrillo|a thin paper roll that some people smoke
cinnamon|n|canela|a brown powder with a sweet smell, used in cakes
circus|n|circo|a show with clowns and acrobats in a big tent
citizen|n|ciudadano, ciudadana|a person who belongs to a country or city
citizenship|n|ciudadanía|belonging to a country, with its rights
civilization|n|civilización|a society with its own culture and way of life
claim|v|afirmar; reclamar|to say that something is true though others may not believe it
clap|v|aplaudir, dar palmadas|to hit your hands together to show that you like something
clapperboard|n|claqueta|a board that is shut with a noise before each scene of a film
clarify|v|aclarar|to make something easier to understand
clarinet|n|clarinete|a long black instrument that you blow
classic|a|clásico|so good that it is liked for many years
claw|n|garra, pata con uñas|the sharp nail of a cat or a bird
clay|n|arcilla, barro|heavy earth from which cups and pots are made
clerk|n|oficinista, empleado; dependiente (EE. UU.)|a person who works in an office or, in America, in a shop
client|n|cliente, clienta|a person who pays for the help of a lawyer or company
cliff|n|acantilado|high steep rock, often next to the sea
climax|n|clímax, punto culminante|the most exciting part of a story
clinic|n|clínica|a place where doctors see people
clip|n|clip; fragmento (de vídeo)|a small thing that holds papers or hair; also: a short part of a film
cloak|n|capa|a coat without sleeves that hangs from the shoulders
cloakroom|n|guardarropa|a place where you leave your coat
clockwise|r|en el sentido de las agujas del reloj|in the direction of the hands of a clock
close-up|n|primer plano|a photo or film scene taken from very near
closely|r|de cerca, con atención|from near; carefully
closet|n|armario, clóset|a cupboard in the wall for clothes, in American English
clothesline|n|tendedero, cuerda de tender|you hang wet clothes on it
clumsy|a|torpe, patoso|often dropping or breaking things
coal|n|carbón|black stone from under the ground that burns
coastal|a|costero|near the sea
coastline|n|litoral, costa|the line where land and sea meet
cobweb|n|telaraña|the thin net that a spider makes
cocktail|n|cóctel|a mixed drink, often with alcohol
cocoa|n|cacao, chocolate (bebida)|brown powder for making chocolate; a hot drink
cod|n|bacalao|a big sea fish that people eat
code|n|código|secret signs for a message; also: text that tells a computer what to do
coffin|n|ataúd, féretro|a box in which a dead person is put
cold-blooded|a|de sangre fría|of animals: as warm or cold as the air around; of people: without pity
coldness|n|frialdad|being cold or not friendly
collar|n|cuello (de camisa); collar (de perro)|the part of a shirt around your neck
colleague|n|colega, compañero de trabajo|a person who works with you
colony|n|colonia|a country that belongs to another country
column|n|columna|a tall round piece of stone that holds up a building; a part of a page
comb|n|peine; peinar|you put your hair in order with it
combine|v|combinar|to put two or more things together
comedian|n|humorista, cómico|a person whose job is to make people laugh
comedy|n|comedia|a funny film or play
comfort|n|comodidad; consuelo; consolar|being comfortable; also: to make someone less sad
comment|n|comentario|words that say what you think of something
communicate|v|comunicarse|to give and get information by talking or writing
communication|n|comunicación|giving and getting information
community|n|comunidad|the people who live in one place
companion|n|compañero, acompañante|a person or animal that goes with you
comparison|n|comparación|when you say how things are the same or different
compass|n|brújula; compás|it shows you where north is
competitor|n|competidor, competidora|a person or company that tries to win against you
complaint|n|queja|when you say that something is wrong
compose|v|componer|to write music
composer|n|compositor, compositora|a person who writes music
concentrate|v|concentrarse|to think only about what you are doing
concentration|n|concentración|thinking only about what you are doing
concern|n|preocupación; concernir|a worry; also: to be about
concerned|a|preocupado|worried
concerning|prep|sobre, con respecto a|about
conclude|v|concluir|to decide that something is true after thinking; also: to end
conclusion|n|conclusión|what you decide after thinking; the end
condition|n|condición; estado|how something is; also: something that must be so first
conductor|n|director de orquesta; revisor|the person who leads an orchestra; the one who checks tickets
conference|n|congreso, conferencia|a big meeting for people of the same job
confidence|n|confianza, seguridad en sí mismo|believing that you can do something well
confident|a|seguro de sí mismo|sure that you can do something well
confirm|v|confirmar|to say that something is certain
conflict|n|conflicto|fighting, or strong disagreement
confusion|n|confusión|when people do not understand what is happening
connection|n|conexión; enlace|what joins two things; also: the link to the internet
conquer|v|conquistar|to take a country or city by war
conservation|n|conservación|keeping nature or old things safe
consider|v|considerar, pensar en|to think about something carefully
consist|v|consistir (en), componerse (de)|to be made of
constantly|r|constantemente|all the time
construct|v|construir|to build
construction|n|construcción|building something; a building
consume|v|consumir|to eat, drink or use up
contain|v|contener|to have inside
container|n|recipiente, contenedor|a box or bottle that you put things in
content|n|contenido; contento|what is in a text, film or website; also: happy
contents|n|contenido, índice|the things inside; the list of chapters in a book
contest|n|concurso|a competition
contrast|n|contraste|a big difference between two things
contribute|v|contribuir, aportar|to give something to help, together with others
convenience|n|comodidad, conveniencia|being easy and useful
convenient|a|cómodo, práctico, conveniente|easy to use or near, so that it helps you
convention|n|congreso; convención|a big meeting of people with the same interest
convey|v|transmitir, expresar|to make others understand a feeling or an idea
convince|v|convencer|to make someone believe something
convinced|a|convencido|completely sure
convincing|a|convincente|that makes you believe it is true
cooperate/co-operate|v|cooperar|to work together
cooperation/co-operation|n|cooperación|working together
cope|v|arreglárselas, hacer frente|to manage a difficult situation
copper|n|cobre|a red-brown metal
coral|n|coral|something hard, pink or white, made by very small sea animals
cord|n|cuerda; cable|thick strong string
cork|n|corcho|it closes a bottle of wine
corpse|n|cadáver|a dead body
correction|n|corrección|a change that makes something right
correctly|r|correctamente|in the right way
corridor|n|pasillo|a long narrow way in a building with doors on its sides
costly|a|costoso, caro|that costs a lot of money
cottage|n|casita de campo|a small house in the country
council|n|ayuntamiento, consejo|the group of people who run a town
countable|a|contable|of a noun: with a plural, such as "apple"
countdown|n|cuenta atrás|counting back to zero before something starts
counter|n|mostrador|the long table in a shop where you pay
countertop|n|encimera|the flat top in a kitchen where you prepare food
countless|a|innumerables|too many to count
county|n|condado|a part of Britain or of an American state
coupon|n|cupón, vale|a small paper with which you pay less
courage|n|valor, valentía|being brave
courgette|n|calabacín|a long green vegetable
court|n|tribunal; pista, cancha|the place where a judge works; also: where tennis is played
courtyard|n|patio|an open place inside a building
cover-up|n|encubrimiento|hiding the truth about something bad
crab|n|cangrejo|a sea animal with a hard back that walks sideways
crack|n|grieta; agrietarse|a thin line where something is broken
cracker|n|galleta salada|a thin dry biscuit that is not sweet
cramp|n|calambre|a sudden strong pain in a muscle
crane|n|grúa; grulla|a tall machine that lifts heavy things
crawl|v|gatear, arrastrarse|to move on hands and knees
creamy|a|cremoso|thick and soft like cream
crease|n|arruga, pliegue|a line where cloth or paper was folded
creation|n|creación|making something new; what was made
creative|a|creativo|good at thinking of new things
creativity|n|creatividad|being good at thinking of new things
creator|n|creador, creadora|a person who makes something new
creature|n|criatura|a living thing, but not a plant
credit|n|crédito; mérito|buying now and paying later; also: praise for what you did
creek|n|arroyo, riachuelo|a small narrow river
creep|v|arrastrarse, moverse sigilosamente|to move slowly and quietly so that nobody hears you
crew|n|tripulación, equipo|the people who work on a ship or plane
crime|n|delito, crimen|something that is against the law
criminal|n|delincuente, criminal|a person who did something against the law
crisis|n|crisis|a time of great danger or difficulty
crispy|a|crujiente|of food: dry and hard in a nice way
critic|n|crítico|a person whose job is to say how good films or books are
critical|a|crítico|saying what is bad about something; also: very important
criticize|v|criticar|to say what is bad about someone or something
croak|v|croar|to make the deep sound of a frog
crop|n|cultivo, cosecha|a plant that farmers grow, such as corn
crouch|v|agacharse, ponerse en cuclillas|to bend your knees so that you are near the ground
crow|n|cuervo, corneja|a big black bird with a loud cry
crucial|a|crucial, decisivo|very, very important
cruel|a|cruel|liking to hurt people or animals
cruelty|n|crueldad|hurting people or animals on purpose
cruise|n|crucero|a holiday on a big ship
crunchy|a|crujiente|of food: making a noise when you bite it
crush|v|aplastar|to press something so hard that it breaks
crust|n|corteza (del pan)|the hard outside of bread
crutch|n|muleta|a stick that helps you walk when your leg is hurt
crystal|n|cristal|clear stone or very good glass
cub|n|cachorro (de oso, león…)|a young bear, lion or fox
cuddle|v|abrazar, acurrucar|to hold someone close in your arms with love
cuisine|n|cocina, gastronomía|the food of a country or region
cultural|a|cultural|about the art, ideas and way of life of people
cure|n|cura; curar|something that makes an ill person well
curiosity|n|curiosidad|wanting to know things
curious|a|curioso|wanting to know things
curl|n|rizo; rizar|a piece of hair in the shape of a ring
currant|n|pasa (de Corinto); grosella|a small dry grape used in cakes
current|a|actual; corriente|happening now; also: water or electricity that moves
currently|r|actualmente|now
curse|n|maldición; maldecir|magic words that bring bad luck
cursor|n|cursor|the small mark that moves on a computer screen
curve|n|curva|a line that bends like part of a circle
cushion|n|cojín|a soft bag that you sit on or put behind your back
custard|n|natillas, crema inglesa|a sweet yellow sauce of milk and eggs
custom|n|costumbre|what people in a place usually do
customs|n|aduana|the place where your bags are checked when you enter a country
cute|a|mono, lindo|pretty and sweet, like a small animal
cutlery|n|cubiertos|knives, forks and spoons
daffodil|n|narciso|a yellow spring flower like a trumpet
daisy|n|margarita|a small white flower with a yellow middle
damage|n|daño; dañar|when something is broken or hurt
damaged|a|dañado|broken or hurt
damp|a|húmedo|a little wet
dare|v|atreverse; retar|to be brave enough to do something
daring|a|atrevido, audaz|brave and liking danger
darkness|n|oscuridad|when there is no light
data|n|datos|facts and numbers
database|n|base de datos|information kept in a computer in a certain order
date|n|fecha; cita|the day, month and year; also: a meeting with someone you like
dated|a|anticuado|no longer modern
dating|n|salir con alguien, citas|meeting someone you would like to be with
daylight|n|luz del día|the light of the day
deadline|n|fecha límite, plazo|the last day or time to finish something
deadly|a|mortal|that can kill you
deaf|a|sordo|not able to hear
debate|n|debate; debatir|a talk in which people say different opinions
debt|n|deuda|money that you must pay back
decent|a|decente, aceptable|good enough; honest
deck|n|cubierta (de barco); baraja|the floor of a ship; also: a set of playing cards
declare|v|declarar|to say something officially or very clearly
decline|v|disminuir; rechazar|to become less; also: to say no politely
decorate|v|decorar|to make a place look nice with colours or pretty things
decoration|n|decoración, adorno|something pretty that makes a place look nice
decrease|v|disminuir, reducir|to become less or smaller
deeply|r|profundamente|very much
defeat|v|derrotar; derrota|to win against someone
defence/defense|n|defensa|keeping someone or something safe from an attack
defend|v|defender|to keep safe from an attack
defender|n|defensor; defensa (deportes)|a player who stops the other team from getting goals
define|v|definir|to say what a word means or what something is
definite|a|definitivo, claro|certain and clear
definitely|r|sin duda, definitivamente|certainly
delay|n|retraso; retrasar|when something is late
delight|n|deleite, alegría|great happiness
delighted|a|encantado|very happy
delightful|a|encantador|very nice
delivery|n|entrega, reparto|bringing something to a person's house
demand|v|exigir; demanda|to say strongly that you want something
demanding|a|exigente|needing a lot of work or attention
democracy|n|democracia|a country where people vote for their government
demonstrate|v|demostrar; manifestarse|to show how something works; also: to walk with others against something
denim|n|tela vaquera, mezclilla|the strong blue cloth of jeans
deny|v|negar|to say that something is not true
depart|v|partir, salir|to leave, of a train or plane
departure|n|salida, partida|when someone or something leaves
depend|v|depender|to need someone or something; to change with something else
depressed|a|deprimido|very sad for a long time
depressing|a|deprimente|that makes you very sad
depth|n|profundidad|how deep something is
description|n|descripción|words that say what something is like
deserve|v|merecer|if you deserve something, it is right that you get it
desire|n|deseo; desear|a strong wish
desperate|a|desesperado|ready to do anything because things are so bad
desperately|r|desesperadamente|in a way that shows you need something very much
despite|prep|a pesar de|without being stopped by: despite the rain, we went out
destination|n|destino|the place where you are going
destruction|n|destrucción|when something is completely broken
detect|v|detectar|to find something that is not easy to see
determine|v|determinar, decidir|to find out or decide something
determined|a|decidido, resuelto|sure that nothing will stop you from doing something
develop|v|desarrollar, desarrollarse|to grow and change, or to make something new
development|n|desarrollo|growing and changing
device|n|dispositivo, aparato|a small machine or tool
devil|n|diablo|in religion, the strongest bad spirit
dew|n|rocío|small drops of water on the grass in the morning
dial|v|marcar (un número)|to choose the numbers on a phone
dialect|n|dialecto|the form of a language in one place
dictate|v|dictar|to say words that another person writes
differ|v|diferir, ser diferente|to be different
differently|r|de otra manera|in another way
difficulty|n|dificultad|something that is not easy
digest|v|digerir|to change food in your stomach so that your body can use it
digit|n|dígito, cifra|a number from 0 to 9
dim|a|tenue, débil (luz)|not bright
dimple|n|hoyuelo|a small hollow in your face when you smile
dine|v|cenar|to have dinner
diner|n|restaurante sencillo (EE. UU.); comensal|a simple cheap restaurant in America
dinghy|n|bote, lancha neumática|a small open boat
dip|v|mojar, sumergir; salsa para mojar|to put something into a liquid for a moment
direct|a|directo; dirigir|going straight, without stopping
direction|n|dirección|where someone or something is going
directly|r|directamente|straight; with nothing between
director|n|director, directora|a person who leads a company, or who makes a film
dirt|n|suciedad, tierra|something that makes things not clean
disabled|a|discapacitado|not able to use a part of your body or mind well
disadvantage|n|desventaja|something that makes things more difficult
disagree|v|no estar de acuerdo|to have another opinion
disappoint|v|decepcionar|to make someone sad because something is not as good as they hoped
disappointment|n|decepción|being sad because something is not as good as you hoped
disaster|n|desastre|something very bad, such as an earthquake
disc/disk|n|disco|something round and flat
discovery|n|descubrimiento|finding something for the first time
discussion|n|discusión, debate|talking about something with others
disease|n|enfermedad|an illness
disgust|n|asco, repugnancia|a strong feeling of not liking something at all
dishwasher|n|lavavajillas, lavaplatos|a machine that washes plates
display|n|exposición; pantalla; mostrar|things put so that people can see them
distant|a|lejano, distante|far away
distract|v|distraer|to make someone stop thinking about what they are doing
district|n|distrito, barrio|a part of a city or country
disturb|v|molestar, interrumpir|to stop someone when they are busy or sleeping
ditch|n|zanja, cuneta|a long narrow hole next to a road or field, for water
diver|n|buceador, buzo|a person who swims under water
divide|v|dividir|to break into parts; 8 divided by 2 is 4
division|n|división|breaking into parts; a part of a company or league
divorce|n|divorcio; divorciarse|the end of a marriage by law
divorced|a|divorciado|no longer married
dizzy|a|mareado|feeling that everything goes round
dna|n|ADN|what is in every cell and makes each living thing what it is
documentary|n|documental|a film about real things
donate|v|donar|to give money or things to people who need them
donation|n|donación|money or things that you give to help
doorknob|n|pomo, picaporte|the round thing with which you open a door
doormat|n|felpudo|you clean your shoes on it at the door
dot|n|punto|a very small round mark
doubt|n|duda; dudar|when you are not sure
downhill|r|cuesta abajo|towards the bottom of a hill
downstream|r|río abajo|in the direction in which a river goes
downward|r|hacia abajo|towards a lower place
doze|v|dormitar, echar una cabezada|to sleep lightly for a short time
dozen|n|docena|twelve
draft|n|borrador|the first form of a text, before it is finished
drag|v|arrastrar|to pull something heavy along the ground
drama|n|drama, teatro|a play or a serious film; acting
dramatic|a|dramático, espectacular|sudden and exciting; about plays
drawback|n|inconveniente, desventaja|a bad side of something
dribble|v|driblar; babear|in football, to run with the ball
drift|v|ir a la deriva, flotar|to be moved slowly by water or wind
drill|n|taladro; simulacro|a tool that makes holes
drinkable|a|potable, bebible|good enough to drink
drip|v|gotear|to fall in drops
driveway|n|entrada (para coches)|the short road from the street to a house
drizzle|n|llovizna; lloviznar|very light rain
drought|n|sequía|a long time without rain
drown|v|ahogarse|to die under water
drug|n|medicamento; droga|a medicine; also: something bad that people take to feel different
drugstore|n|farmacia, droguería|in America, a shop for medicine and other small things
drumstick|n|baqueta; muslo (de pollo)|a stick for a drum; also: the leg of a chicken
dubbing|n|doblaje|putting another language in place of the actors' voices
due|a|debido; previsto|expected at a certain time; because of
duel|n|duelo|a fight between two people with weapons, long ago
duet|n|dueto, dúo|a song for two singers
dull|a|aburrido, apagado|not interesting or not bright
dumb|a|tonto; mudo|stupid
dummy|n|muñeco, maniquí; chupete|a model of a person; also: babies suck it
dump|n|vertedero; tirar, deshacerse de|a place for things that nobody wants
dumpling|n|bola de masa (rellena o en caldo)|a small ball of cooked flour and water, often filled with meat
dust|n|polvo|dry dirt like powder
dustbin|n|cubo de basura|a big bin outside the house
duster|n|trapo del polvo, borrador|a cloth for taking the dust away
dusty|a|polvoriento|full of dust
duty|n|deber, obligación|what you must do because it is right or your job
duvet|n|edredón|a thick warm cover for a bed
dwarf|n|enano|in stories, a very small strong person who lives in mountains
dye|v|teñir; tinte|to change the colour of cloth or hair
eager|a|ansioso, con muchas ganas|wanting very much to do something
eagle|n|águila|a big bird that eats other animals
earring|n|pendiente, arete|you wear it on your ear
easy-going|a|tranquilo, de trato fácil|calm and not easily worried
easygoing|a|tranquilo, de trato fácil|calm and not easily worried
echo|n|eco|a sound that comes back from a wall or mountain
ecology|n|ecología|how plants, animals and places live with each other
economic|a|económico (de la economía)|about the money and business of a country
economy|n|economía|the money and business of a country
edge|n|borde, filo|where something ends
edit|v|editar, corregir|to change a text or film to make it better
editor|n|editor, redactor jefe|a person who makes texts ready for a newspaper or book
educate|v|educar|to teach
educated|a|culto, instruido|having learned a lot at school or university
educational|a|educativo|that teaches you something
effect|n|efecto|what happens because of something
effective|a|eficaz|that works well
effectively|r|eficazmente; en efecto|in a way that works well
efficiency|n|eficiencia|working well without wasting time
efficient|a|eficiente|working well without wasting time
effort|n|esfuerzo|hard work to do something
elastic|a|elástico|that you can pull and that goes back to its form
elbow|n|codo|the part where your arm bends
elder|a|mayor (de dos)|older of two people in a family
elderly|a|anciano, mayor|old (polite)
eldest|a|el mayor|oldest in a family
electrical|a|eléctrico|of or using electricity
electricity|n|electricidad|the power that makes lamps and computers work
elegant|a|elegante|beautiful in a simple way
element|n|elemento|one part of something
elf|n|elfo|in stories, a small person with pointed ears and magic
elsewhere|r|en otro lugar|in or to another place
embarrass|v|avergonzar, dar vergüenza|to make someone feel shy or stupid
embarrassed|a|avergonzado|feeling shy or stupid in front of others (not "pregnant")
embarrassing|a|vergonzoso, embarazoso|that makes you feel shy or stupid
embarrassment|n|vergüenza|the feeling of being shy or stupid in front of others
emerald|n|esmeralda|an expensive green stone
emerge|v|surgir, salir|to come out of something
emergency|n|emergencia|a sudden dangerous situation
emotion|n|emoción|a strong feeling, such as love or fear
emotional|a|emocional, emotivo|about feelings; showing them strongly
emperor|n|emperador|a man who rules many countries
empire|n|imperio|many countries ruled by one person or country
employ|v|emplear, contratar|to pay someone to work for you
employee|n|empleado, empleada|a person who works for a company
employer|n|empleador, jefe|the person or company that you work for
employment|n|empleo|having work
enable|v|permitir, hacer posible|to make someone able to do something
encouragement|n|ánimo, aliento|words that help someone to go on
endangered|a|en peligro de extinción|of animals or plants: with so few left that they may soon be gone
endless|a|interminable|that seems to have no end
enemy|n|enemigo, enemiga|a person who hates you or fights against you
energetic|a|enérgico, activo|having a lot of energy
engage|v|captar (interés); participar|to keep someone's interest
engaged|a|prometido; ocupado (teléfono)|having promised to marry someone
enjoyment|n|disfrute, placer|the feeling of liking what you do
enquire/inquire|v|preguntar, informarse|to ask for information
enquiry/inquiry|n|consulta; investigación|a question to get information
entertain|v|entretener|to make people have a good time
entertainment|n|entretenimiento|films, music and other things that people enjoy
enthusiasm|n|entusiasmo|great interest and joy in something
enthusiastic|a|entusiasta|showing great interest and joy
entire|a|entero, completo|whole
entirely|r|enteramente, por completo|completely
environmental|a|medioambiental|about the air, water and land around us
epidemic|n|epidemia|when very many people get the same illness
episode|n|episodio|one part of a TV series
equal|a|igual|the same in number, size or rights
equator|n|ecuador (línea)|the line around the middle of the Earth
equipment|n|equipo, material|the things you need for a job or sport
error|n|error|a mistake
escalator|n|escalera mecánica|stairs that move
esports|n|deportes electrónicos|competitions in video games
essay|n|redacción, ensayo|a short text on one subject, written at school
essential|a|esencial|that you must have
establish|v|establecer, fundar|to start something that should stay for a long time
estate|n|finca; urbanización|a big piece of land with a house; also: many houses built together
estimate|v|calcular, estimar|to guess a number after thinking
eventually|r|al final, finalmente|after a long time (not "perhaps")
evidence|n|pruebas, indicios|what shows that something is true
evil|a|malvado; mal|very bad and cruel
exaggerate|v|exagerar|to say that something is bigger or worse than it is
examination|n|examen; reconocimiento|a test at school; also: when a doctor looks at your body
excellence|n|excelencia|being very, very good
except|prep|excepto, salvo|but not
exception|n|excepción|something that does not follow the rule
exchange|n|intercambio; cambiar|giving one thing and getting another
excitedly|r|con entusiasmo|in a way that shows you are very happy about what is coming
executive|n|ejecutivo, ejecutiva|a person with an important job in a company
exhausted|a|agotado|very, very tired
exhausting|a|agotador|that makes you very tired
exhibition|n|exposición|a show of pictures or other things
exist|v|existir|to be real
expand|v|expandir, ampliar|to become or make bigger
expedition|n|expedición|a long planned trip to a far or dangerous place
expense|n|gasto|money that you spend
expire|v|caducar, vencer|of a passport or card: to come to the end of its time
explode|v|explotar, estallar|to break with a very loud noise, like a bomb
explosion|n|explosión|when something breaks with a very loud noise, like a bomb
explosive|n|explosivo|something that can break everything around it with a loud noise
express|v|expresar|to show what you feel or think
expression|n|expresión|the look on a face; also: words that go together
extend|v|extender, ampliar|to make longer
external|a|externo|on or from the outside
extinct|a|extinto|of a kind of animal: no longer living anywhere
extra-time|n|prórroga, tiempo extra|more minutes in a match when nobody has won
extraordinary|a|extraordinario|very unusual and surprising
extreme|a|extremo|very great; very far from what is normal
eyebrow|n|ceja|the line of hair above your eye
eyelash|n|pestaña|one of the short hairs around your eye
eyelid|n|párpado|the skin that closes over your eye
eyesight|n|vista|how well you can see
fable|n|fábula|a short story with animals that teaches something
fabric|n|tela, tejido|cloth
fabulous|a|fabuloso|very, very good
facility|n|instalación, servicio|a place or thing made for a use, such as a pool in a hotel
factor|n|factor|one of the things that cause something
fade|v|desvanecerse, perder color|to become less bright or strong little by little
fahrenheit|n|Fahrenheit|a way to measure heat in America: water boils at 212 degrees
failure|n|fracaso|when something does not succeed
faint|a|débil, leve; desmayarse|not strong or clear; also: to fall and not know anything for a short time
fairground|n|recinto ferial|a place outside where there is a fair
fairness|n|justicia, imparcialidad|being the same for everyone
fairy|n|hada|a small person with wings and magic in stories
fairy-tale|n|cuento de hadas|a story for children with magic
faith|n|fe|a strong belief, often in God
faithful|a|fiel|always staying with someone and helping them
fake|a|falso; falsificación|not real, but made to look real
fame|n|fama|being known by very many people
familiar|a|conocido, familiar|that you know well
fancy|v|apetecer; elegante|to feel like having or doing something
fandom|n|fandom, comunidad de fans|all the fans of a series, game or star
fang|n|colmillo|a long sharp tooth of a wolf or a snake
fantasy|n|fantasía|a story about things that cannot be real
fare|n|tarifa, precio del billete|what you pay for a bus, train or taxi
farewell|n|despedida|saying goodbye
farmhouse|n|casa de labranza, granja|the house on a farm
fascinated|a|fascinado|extremely interested
fascinating|a|fascinante|extremely interesting
fasten|v|abrochar, sujetar|to close something so that it stays closed
fate|n|destino|what must happen to you, as some people believe
faucet|n|grifo, llave (EE. UU.)|water comes out of it in a kitchen; an American word
fault|n|culpa; defecto|if it is your fault, you made it happen
favour/favor|n|favor|something that you do to help someone
favourable/favorable|a|favorable|good for what you want
fax|n|fax|a machine that sent papers by phone
fearful|a|temeroso|afraid
fearless|a|intrépido, sin miedo|afraid of nothing
fearsome|a|temible|that makes people afraid
feast|n|banquete, festín|a very big meal
feather|n|pluma|one of the light soft things that cover a bird
feature|n|característica, rasgo|an important part of something
fee|n|cuota, honorarios|money that you pay for a lesson, a doctor or to get in
feedback|n|comentarios, opinión|what others tell you about your work
fellow|n|compañero; tipo|a man; also: in the same situation as you
female|a|femenino, hembra|of the sex that can have babies
fence|n|valla, cerca|a wall of wood or wire around a garden
fencing|n|esgrima|the sport of fighting with thin swords
ferry|n|ferri, transbordador|a ship that takes people and cars to the other side
fetch|v|ir a buscar, traer|to go and bring back
fever|n|fiebre|when your body is too hot because you are ill
fiance|n|prometido, novio|the man that someone has promised to marry
fiancee|n|prometida, novia|the woman that someone has promised to marry
fibre/fiber|n|fibra|a part of plants that is good to eat; also: a thin thread
fiction|n|ficción|stories about people and things that are not real
fiddle|n|violín; juguetear con|a violin, in folk music
fierce|a|feroz, fiero|angry and ready to attack
fig|n|higo|a soft sweet fruit full of small seeds
fighter|n|luchador, luchadora|a person who fights
figure|n|cifra; figura; figurarse|a number; also: the form of a person
film-maker|n|cineasta|a person who makes films
filmmaker|n|cineasta|a person who makes films
fin|n|aleta|a flat part of a fish that helps it swim
financial|a|financiero, económico|about money
finely|r|finamente|in very small pieces; in a beautiful way
fingernail|n|uña (de la mano)|the hard part at the end of your finger
fingerprint|n|huella dactilar|the mark that your finger leaves
fingertip|n|punta del dedo|the end of your finger
fireman|n|bombero|a man who stops fires
fireplace|n|chimenea, hogar|the place in a room where you make a fire
firewood|n|leña|wood for burning
first-aid|n|primeros auxilios|simple help for a hurt person before a doctor comes
firstly|r|en primer lugar|you say it before the first thing in a list
fist|n|puño|a closed hand
fizzy|a|con gas|of a drink: with bubbles
flame|n|llama|the bright hot part of a fire
flamingo|n|flamenco (ave)|a tall pink bird that stands in water
flash|n|destello; flash|a sudden bright light
flashlight|n|linterna|a small lamp that you carry, in American English
flatmate|n|compañero de piso|a person you share a flat with
flee|v|huir|to run away from danger
flexible|a|flexible|that bends or changes easily
flip|v|dar la vuelta, voltear|to turn over quickly
flip-flop|n|chancla|a simple open shoe for the beach
float|v|flotar|to stay on top of water
flock|n|rebaño, bandada|a group of sheep or birds
flood|n|inundación; inundar|a lot of water where it is usually dry
florist|n|florista, floristería|a person or shop that sells flowers
flow|v|fluir|to move like water in a river
flowerbed|n|parterre, arriate|a piece of garden where flowers grow
fluency|n|fluidez, soltura|speaking easily and well
fluent|a|con fluidez, que habla con soltura|speaking a language easily and well
fluently|r|con fluidez|of speaking a language: easily and well
fluffy|a|esponjoso, mullido|soft and light like a young cat
flute|n|flauta|a long thin instrument that you blow
foal|n|potro|a very young horse
foam|n|espuma|a lot of small white bubbles
focus|v|centrarse, concentrarse; enfoque|to give all your attention to one thing
fold|v|doblar, plegar|to bend paper or cloth so that one part lies on another
folk|n|gente; folk (música)|people; also: the old music of a country
fond|a|aficionado, encariñado (be fond of: tener cariño a)|to be fond of someone is to like them very much
font|n|tipo de letra, fuente|the form of the letters on a computer
fool|n|tonto, idiota|a person who does something stupid
foolish|a|tonto, insensato|stupid, not sensible
footpath|n|sendero, camino|a narrow way for walking
footprint|n|huella, pisada|the mark of a foot on the ground
footstep|n|paso, pisada|the sound of a foot when someone walks
forbid|v|prohibir|to say that someone must not do something
force|n|fuerza; obligar|strength; also: to make someone do what they do not want
forecast|n|pronóstico, previsión|what people say the weather will be
forehead|n|frente|the part of your face above your eyes
forever|r|para siempre|for all time
forgetful|a|olvidadizo|often forgetting things
forgive|v|perdonar|to stop being angry with someone who did something wrong
forgiveness|n|perdón|when you stop being angry with someone who did something wrong
formal|a|formal|very correct and polite; for important occasions
former|a|antiguo, ex-; anterior|in the past, but not now: the former president
fort|n|fuerte, fortaleza|a strong building for soldiers
fortnight|n|quincena, dos semanas|two weeks
fortunate|a|afortunado|lucky
fortunately|r|afortunadamente, por suerte|it is a good thing that
fortune|n|fortuna, suerte|very much money; also: luck
fossil|n|fósil|what is left in stone of a plant or animal from very long ago
fountain|n|fuente|water that goes up into the air in a park or square
frame|n|marco; montura|the wood or metal around a picture
freckle|n|peca|a small brown point on the skin
freedom|n|libertad|being free
freely|r|libremente|without being stopped
freeway|n|autopista|a big fast road, in American English
freeze|v|congelar, helarse|to become ice
frequency|n|frecuencia|how often something happens
frequently|r|con frecuencia|often
freshly|r|recién|a very short time ago: freshly baked bread
fright|n|susto|a sudden feeling of fear
frighten|v|asustar|to make someone afraid
frightened|a|asustado|afraid
frightening|a|aterrador, que da miedo|that makes you afraid
fringe|n|flequillo; borde|hair that hangs over the front of your head
frisbee|n|frisbee, disco volador|a flat round plastic thing that you throw
frost|n|escarcha, helada|the white cover on the ground after a very cold night
frustrated|a|frustrado|angry because you cannot do what you want
frustrating|a|frustrante|that makes you angry because you cannot do what you want
frustration|n|frustración|the feeling of being angry because you cannot do what you want
fudge|n|dulce de azúcar y mantequilla|a soft brown sweet made with sugar, butter and milk
fuel|n|combustible|something that is burned to give power, such as petrol
full-length|a|de cuerpo entero; de duración completa|showing or having the whole length
fully|r|completamente|completely
fumes|n|humos, gases|bad-smelling smoke or gas
function|n|función; funcionar|what something is for
fund|n|fondo (dinero)|money kept for one thing
funeral|n|funeral, entierro|the ceremony for a dead person
fur|n|pelo, piel (de animal)|the thick soft hair of an animal
furry|a|peludo|covered with thick soft hair
fuss|n|alboroto, escándalo|too much excitement about something not important
fussy|a|quisquilloso, exigente|not easily happy with what you get, for example with food
gadget|n|aparato, artilugio|a small useful machine
gain|v|ganar, obtener|to get something useful, little by little
galaxy|n|galaxia|a very big group of stars
gallon|n|galón|a measure for liquids, about four litres
gamble|v|jugar (dinero), apostar|to play or risk something for money
gambling|n|juego (de azar)|playing games for money
gamer|n|jugador de videojuegos|a person who often plays video games
gang|n|banda, pandilla|a group of criminals, or of friends
gap|n|hueco, espacio|an empty space between two things
gasoline|n|gasolina|what a car needs so that it can go, in American English
gather|v|reunir, reunirse|to come or bring together
gathering|n|reunión|when people come together
gear|n|marcha (de coche); equipo|a part of a car or bike that changes its speed and power; also: the things you need for a sport
gem|n|piedra preciosa, gema|a beautiful stone for rings
general|a|general|about most people or things
generation|n|generación|all people of about the same age
genius|n|genio|an extremely clever person
gentleman|n|caballero, señor|a polite word for a man
gently|r|suavemente, con delicadeza|in a soft and kind way
geographical|a|geográfico|about the form and places of the Earth
germ|n|germen, microbio|a very small living thing that makes you ill
gesture|n|gesto|a movement of hands or head that says something
ghostly|a|fantasmal|like a ghost
gig|n|concierto, actuación|a concert of a band
giggle|v|reírse tontamente; risita|to laugh quietly in a silly way
gin|n|ginebra|a strong clear drink with alcohol
ginger|n|jengibre; pelirrojo|a root with a hot taste; also: of hair: orange-brown
glance|n|vistazo; echar un vistazo|a quick look
global|a|global, mundial|of the whole world
globe|n|globo terráqueo|a ball with a map of the world on it
glow|v|brillar, resplandecer|to give a soft warm light
glowing|a|resplandeciente|giving a soft warm light
glue|n|pegamento|you stick paper or wood together with it
god|n|dios|in religion, the one who made the world
goddess|n|diosa|a female god
godfather|n|padrino|a man who promises to help look after a child when it is baptized
godmother|n|madrina|a woman who promises to help look after a child when it is baptized
goggles|n|gafas (protectoras o de natación)|glasses that keep water or dust out of your eyes
good-looking|a|guapo|nice to look at
goods|n|mercancías, productos|things that are made to be sold
gorilla|n|gorila|a very big strong African ape
gossip|n|chismes, cotilleo; cotilla|talk about other people's private lives
grab|v|agarrar|to take quickly with your hand
grade|n|nota, calificación; curso|a mark at school; in America, also a school year
gradually|r|poco a poco|slowly, step by step
graduate|v|graduarse|to finish your studies at a university or school
graduation|n|graduación|finishing your studies, and the ceremony for it
graffiti|n|grafiti, pintadas|words or pictures that people paint on walls
grain|n|grano, cereal|the seeds of wheat, rice and so on
grand|a|grandioso, magnífico|big and very beautiful or important
grasshopper|n|saltamontes|a green insect that jumps high
grateful|a|agradecido|wanting to thank someone
graveyard|n|cementerio|a place where dead people lie, often near a church
gravity|n|gravedad|what makes things fall to the ground
greasy|a|grasiento|with too much fat or oil on it
greatly|r|mucho, enormemente|very much
greedy|a|codicioso, glotón|wanting more than you need
greengrocer|n|verdulero, verdulería|a person or shop that sells fruit and vegetables
greenhouse|n|invernadero|a glass building for plants
grief|n|dolor, pena (por una pérdida)|great sadness, often because someone has died
grill|n|parrilla; asar a la parrilla|a thing on which you cook meat over or under strong heat
grin|v|sonreír de oreja a oreja; sonrisa|to give a big smile
grip|v|agarrar con fuerza|to hold something very hard
grocer|n|tendero|a person who has a food shop
groom|n|novio (en una boda)|a man on the day he marries
growth|n|crecimiento|getting bigger
grumpy|a|gruñón, malhumorado|in a bad mood
grunt|v|gruñir|to make a short low sound like a pig
guarantee|n|garantía; garantizar|a promise that something will be done or will work
guesthouse|n|casa de huéspedes, pensión|a small hotel in someone's house
guilty|a|culpable|having done something wrong, or feeling bad about it
gull|n|gaviota|a white and grey bird that lives near the sea
gum|n|chicle; encía|a sweet that you bite for a long time but do not eat; also: the pink part around your teeth
gun|n|pistola, arma de fuego|a weapon that shoots
gymnastics|n|gimnasia|a sport with jumps and difficult movements of the body
habitat|n|hábitat|the place where a plant or animal naturally lives
hairband|n|diadema, cinta del pelo|you wear it to keep your hair off your face
hairbrush|n|cepillo del pelo|you put your hair in order with it
hairy|a|peludo|with a lot of hair
half-brother|n|medio hermano, hermanastro|a brother with only one parent the same as yours
half-time|n|descanso, medio tiempo|the break in the middle of a match
halfway|r|a mitad de camino|in the middle between two places
hallway|n|pasillo, entrada|the way in a house that leads to the rooms
hammer|n|martillo|you hit nails into wood with it
hammock|n|hamaca|a bed of cloth or net that hangs between two trees
handful|n|puñado|as much as you can hold in your hand; a few
handheld|a|portátil, de mano|small enough to use in your hand
handkerchief|n|pañuelo|a piece of cloth for your nose
handle|n|asa, mango, manilla; manejar|the part that you hold
handmade|a|hecho a mano|made by a person, not a machine
handwriting|n|letra, escritura|how you write with a pen
handy|a|práctico, a mano|useful and near
handyman|n|manitas, hombre de los arreglos|a man who is good at repairing things in a house
hanger|n|percha, gancho|you hang clothes on it
hangover|n|resaca|feeling ill the day after too much alcohol
hard-working|a|trabajador|working a lot and well
hardly|r|apenas, casi no|almost not
hardware|n|hardware; ferretería|the machine parts of a computer; also: tools
hardworking|a|trabajador|working a lot and well
hare|n|liebre|an animal like a big rabbit that runs very fast
harm|n|daño; dañar|hurt or damage
harmful|a|dañino, perjudicial|that hurts or damages
harmless|a|inofensivo|that cannot hurt
harp|n|arpa|a big instrument with many strings that you play with your fingers
harvest|n|cosecha; cosechar|collecting the corn or fruit when it is ready
hashtag|n|etiqueta, hashtag|a word with the sign # before it, to find messages about it
hatch|v|salir del huevo; escotilla|to come out of an egg
haunt|v|rondar, aparecerse en|of a ghost: to come to a place often
haunted|a|embrujado|of a house: where people say there are ghosts
hawk|n|halcón, gavilán|a bird that catches small animals
hay|n|heno|dry grass for animals to eat
haystack|n|pajar, montón de heno|a very big pile of dry grass
hazelnut|n|avellana|a small round brown nut
header|n|cabecera, encabezado; cabezazo|what stands at the top of a page; also: hitting a ball with the head
headline|n|titular|the big words above a newspaper story
headquarters|n|sede, cuartel general|the main office of a company or an army
headteacher|n|director (de colegio)|the head of a school
heal|v|curar, sanar|to become or make well again
healthcare|n|asistencia sanitaria|looking after people's health
heartbeat|n|latido|the sound or movement of your heart
heartbreak|n|desengaño, pena de amor|great sadness, often about love
heartwarming|a|conmovedor|that makes you feel happy because people are kind
heatwave|n|ola de calor|a time of very hot weather
heaven|n|cielo, paraíso|the place where God lives, as many people believe
hedge|n|seto|small trees in a row, like a wall around a garden
heel|n|talón; tacón|the back part of your foot or shoe
hell|n|infierno|the place where bad people go after death, as some believe
helpless|a|indefenso, impotente|not able to look after yourself
herb|n|hierba (aromática o medicinal)|a plant that gives taste to food or is used as medicine
herd|n|rebaño, manada|a group of cows, elephants or other animals
heroic|a|heroico|very brave
heroine|n|heroína|a very brave woman; the main woman in a story
hesitate|v|dudar, vacilar|to wait before doing something because you are not sure
hideout|n|escondite, guarida|a place where someone hides
highlight|n|lo más destacado; resaltar|the best part of something
highlighter|n|rotulador fluorescente|a pen with a bright colour to mark words
highly|r|muy, altamente|very
hike|n|caminata; hacer senderismo|a long walk in the country
hillside|n|ladera|the side of a hill
hindi|n|hindi (idioma)|a language of India
hint|n|pista, indirecta|something said to help you guess
hip|n|cadera|the part of your body where your leg begins
hippopotamus|n|hipopótamo|a very big fat African animal that lives in rivers
hiss|v|sisear|to make a sound like a snake
historic|a|histórico|important in history
hitchhike|v|hacer autostop|to travel by asking strangers for a ride in their car
hitchhiking|n|autostop|travelling by asking strangers for a ride in their car
hollow|a|hueco|empty inside
holy|a|santo, sagrado|of God or religion
homeland|n|patria, tierra natal|the country where you were born
homeless|a|sin hogar|without a place to live
homepage|n|página de inicio|the first page of a website
homesick|a|nostálgico (de casa)|sad because you are far from home
hometown|n|ciudad o pueblo natal|the town where you were born or grew up
honestly|r|sinceramente, de verdad|in a true way; you say it to show that you mean it
honesty|n|honradez, sinceridad|telling the truth and not cheating
honour/honor|n|honor|something that makes you proud; great respect
hood|n|capucha; capó (EE. UU.)|the part of a coat that covers your head
hoof|n|pezuña, casco|the hard foot of a horse or cow
hook|n|gancho; anzuelo|a bent piece of metal to hang things on or catch fish
hop|v|saltar a la pata coja, brincar|to jump on one foot
hopeful|a|esperanzado|thinking that something good will happen
horizon|n|horizonte|the line where the sky meets the land or the sea
horn|n|cuerno; bocina|a hard point on the head of an animal; also: the thing in a car that makes a loud noise
horror|n|horror, terror|great fear or shock; also: films that make you afraid
horseback|r|a caballo|on a horse
horseshoe|n|herradura|a piece of iron under a horse's foot
hose|n|manguera|a long pipe to water a garden
hosepipe|n|manguera|a long pipe to water a garden
host|n|anfitrión; presentador|a person who has guests
hostile|a|hostil|very unfriendly
hourglass|n|reloj de arena|it shows the time with sand that falls
household|n|hogar, casa|all the people who live in one house
housekeeper|n|ama de llaves, empleada del hogar|a person paid to look after a house
housekeeping|n|tareas del hogar, limpieza|cleaning and looking after a house or hotel
housemate|n|compañero de casa|a person you share a house with
housewife|n|ama de casa|a woman who works in her own home for her family
housework|n|tareas domésticas|cleaning, washing and so on at home
howl|v|aullar|to make a long loud cry like a wolf
hug|v|abrazar; abrazo|to put your arms around someone with love
humidity|n|humedad|how much water is in the air
humorous|a|gracioso, humorístico|funny
hunger|n|hambre|the feeling that you want to eat
hunt|v|cazar; buscar|to look for and kill wild animals
hurricane|n|huracán|a very strong storm with terrible wind
hurtful|a|hiriente|of words: that make someone feel bad
hush|int|silencio, calla|be quiet
hut|n|cabaña, choza|a very simple small house
hutch|n|conejera|a wooden house for rabbits
hyena|n|hiena|a wild animal like a dog, with a cry like laughing
hygiene|n|higiene|being clean so that you do not get ill
iceberg|n|iceberg|a mountain of ice in the sea
icicle|n|carámbano|a long pointed piece of ice that hangs down
icon|n|icono|a small picture on a screen; also: a very famous person
ideal|a|ideal|perfect
identical|a|idéntico|exactly the same
identify|v|identificar|to say who or what someone or something is
identity|n|identidad|who a person is
igloo|n|iglú|a round house made of snow
ignorance|n|ignorancia|not knowing things
ignorant|a|ignorante|not knowing things that you should
ignore|v|ignorar, no hacer caso|to act as if you do not see or hear someone
illegal|a|ilegal|not allowed by law
illness|n|enfermedad|being ill
illustrator|n|ilustrador, ilustradora|a person who draws pictures for books
image|n|imagen|a picture
imaginary|a|imaginario|not real, only in the mind
imagination|n|imaginación|being able to think of things that are not there
imaginative|a|imaginativo|full of new and interesting ideas
immediate|a|inmediato|happening at once
impact|n|impacto|a strong effect
impatient|a|impaciente|not able to wait calmly
impatiently|r|con impaciencia|in a way that shows you do not want to wait
import|v|importar (productos); importación|to bring things in from another country to sell
importance|n|importancia|being important
impossible|a|imposible|that cannot happen or be done
impress|v|impresionar|to make someone think that you are very good
impressed|a|impresionado|thinking that someone or something is very good
impression|n|impresión|what you think of someone when you first meet them
impressive|a|impresionante|so good or big that people admire it
improbable|a|improbable|that will probably not happen
improvement|n|mejora|getting better; something that makes it better
inch|n|pulgada|about two and a half centimetres
incident|n|incidente|something unusual or bad that happens
income|n|ingresos|the money that a person gets
incorrect|a|incorrecto|wrong
incredible|a|increíble|hard to believe; very good
incredibly|r|increíblemente|extremely
indeed|r|de hecho, en efecto; realmente|really; certainly
independence|n|independencia|being free and not needing others
independent|a|independiente|free and not needing others
indicate|v|indicar|to show
individual|a|individual; individuo|one person or thing, seen alone
industrial|a|industrial|about factories
industry|n|industria|making things in factories; one kind of business
infection|n|infección|an illness that germs cause
influence|n|influencia; influir en|the power to change what people think or do
influencer|n|influencer|a person on the internet who makes many people want to buy or do things
influential|a|influyente|able to change what people think or do
inform|v|informar|to tell someone something
informal|a|informal|relaxed, for friends and everyday use
inhabitant|n|habitante|a person who lives in a place
initially|r|al principio, inicialmente|at the beginning
injure|v|herir, lesionar|to hurt someone's body
injured|a|herido, lesionado|hurt
injury|n|herida, lesión|a place where a body is hurt
ink|n|tinta|the coloured liquid in a pen
inner|a|interior, interno|on the inside
innocent|a|inocente|having done nothing wrong
inspector|n|inspector, inspectora|a police officer; also: a person who checks if things are right
inspiration|n|inspiración|what gives you new ideas
inspire|v|inspirar|to give someone new ideas or the wish to do something
inspired|a|inspirado|full of good new ideas
inspiring|a|inspirador|that gives you new ideas or the wish to do something
install|v|instalar|to put in a machine or program so that it works
instance|n|ejemplo, caso|one example of something
instant|a|instantáneo; instante|happening at once
instantly|r|al instante|at once
instinct|n|instinto|what makes animals and people do things without learning them
instruct|v|instruir; ordenar|to teach; to tell someone what to do
instruction|n|instrucción|words that tell you what to do
instructor|n|instructor, instructora|a person who teaches a sport or how to drive
insult|v|insultar; insulto|to say bad things to someone to hurt them
insurance|n|seguro (póliza)|you pay for it, and it pays you if something bad happens
insure|v|asegurar|to pay a company so that it pays you if something bad happens
intellectual|a|intelectual|about thinking and learning
intelligence|n|inteligencia|being good at learning and understanding
intend|v|tener la intención de|to plan to do something
intention|n|intención|what you plan to do
interactive|a|interactivo|of a program: that answers what you do
interpreter|n|intérprete|a person who says in one language what others say in another
interrupt|v|interrumpir|to start speaking when someone else is speaking
invade|v|invadir|to enter a country with an army
invader|n|invasor, invasora|a person who enters a country with an army
inventor|n|inventor, inventora|a person who makes something completely new
invest|v|invertir|to put money into something to get more back
investigate|v|investigar|to try to find out the truth about something
investigation|n|investigación|trying to find out the truth about something
investigator|n|investigador, investigadora|a person who tries to find out the truth
invisibility|n|invisibilidad|when nobody can see you
invisible|a|invisible|that nobody can see
involve|v|implicar, involucrar|to have as a part; to bring someone into something
involved|a|implicado, involucrado|taking part in something
irritated|a|irritado, molesto|a little angry
irritating|a|irritante, molesto|that makes you a little angry
isolated|a|aislado|far from others
issue|n|cuestión, tema; número (de revista)|an important subject or problem
itch|v|picar; picor|to have a feeling on your skin that makes you want to rub it
itinerary|n|itinerario|the plan of a trip
ivy|n|hiedra|a green plant that climbs up walls
jackal|n|chacal|a wild animal like a small wolf
jaguar|n|jaguar|a big American wild cat with black spots
jail|n|cárcel|a prison
jaw|n|mandíbula|the bone of your face with your lower teeth
jealous|a|celoso, envidioso|angry or sad because you want what another has
jeep|n|todoterreno, jeep|a strong car for bad roads
jelly|n|gelatina; mermelada (EE. UU.)|a soft, clear, sweet food that shakes
jellyfish|n|medusa|a soft sea animal that can burn your skin
jerk|n|tirón; idiota|a sudden quick pull
jersey|n|jersey, suéter; camiseta (de equipo)|a warm piece of clothing for the top of your body
jet|n|avión a reacción, jet|a very fast plane
jewel|n|joya, piedra preciosa|a beautiful expensive stone
join|v|unirse a; juntar|to become a member of a group; to put together
joint|n|articulación; conjunto|a place where two bones meet; also: done together
jot|v|anotar, apuntar|to jot down is to write something quickly
journal|n|diario; revista científica|a book in which you write what you did; also: a magazine for one subject
journalism|n|periodismo|the work of writing for newspapers or speaking on the news
joy|n|alegría|great happiness
joystick|n|joystick, palanca de mando|a stick with which you control a video game
judo|n|judo|a Japanese sport in which you throw the other person to the ground
juicy|a|jugoso|full of juice
junction|n|cruce, empalme|a place where roads or railway lines meet
junior|a|júnior; subalterno|younger, or lower in rank
jury|n|jurado|the group of people who decide in court if someone did a crime
justice|n|justicia|being fair and right; the law
justify|v|justificar|to give a good reason for something
kayak|n|kayak|a light narrow boat for one or two people
kebab|n|kebab, pincho|pieces of meat cooked on a stick or served in bread
keeper|n|guardián, cuidador; portero|a person who looks after something, such as animals in a zoo
kennel|n|caseta de perro; residencia canina|a small house for a dog
kerb|n|bordillo|the edge of the path along a street
kidnap|v|secuestrar|to take a person away and ask for money
killer|n|asesino, asesina|a person who killed someone
kindly|r|amablemente|in a friendly way
kindness|n|amabilidad, bondad|being kind
kingdom|n|reino|a country with a king or queen
kiosk|n|quiosco|a very small shop in the street for newspapers or drinks
kneel|v|arrodillarse|to go down on your knees
knight|n|caballero (medieval)|long ago, a soldier on a horse in metal clothes
knit|v|tejer, hacer punto|to make clothes from wool with two long needles
knob|n|botón, perilla, pomo|a round thing that you turn, on a door or a radio
knock-out|n|nocaut, fuera de combate; eliminatoria|in boxing, hitting someone so hard that they cannot get up
knot|n|nudo|what you make when you tie two strings together
koala|n|koala|a grey Australian animal like a small bear that lives in trees
lab|n|laboratorio|a room for experiments
laboratory|n|laboratorio|a room for experiments
labour/labor|n|trabajo, mano de obra|work, often hard work with your hands
lack|n|falta, carencia; carecer de|not having something, or not enough
lad|n|chico, muchacho|a boy or young man
ladybird|n|mariquita|a small red insect with black spots
ladybug|n|mariquita|a small red insect with black spots; an American word
laid-back|a|relajado, tranquilo|calm and never worried
lakeside|n|orilla del lago|the land next to a lake
lamb|n|cordero|a young sheep, or its meat
lamppost|n|farola|a tall pole in the street with a light on it
landlady|n|casera, dueña|a woman who rents a room or flat to you
landlord|n|casero, dueño|a man who rents a room or flat to you
landmark|n|lugar emblemático, punto de referencia|a building or place that everyone knows and sees from far
landscape|n|paisaje|how the land looks around you
lane|n|camino, callejuela; carril|a narrow road; one part of a big road
lantern|n|farol|a lamp with glass around it that you can carry
lap|n|vuelta (en carrera); regazo|once around a track; also: your legs above the knees when you sit
largely|r|en gran parte|mostly
lasagna|n|lasaña|Italian food of flat pasta, meat and cheese
lasagne|n|lasaña|Italian food of flat pasta, meat and cheese
laser|n|láser|a very strong thin light
lasso|n|lazo|a long rope with a ring to catch animals
latter|a|este último, segundo|the second of two
laughter|n|risa, risas|the sound of laughing
launch|v|lanzar; lanzamiento|to send a rocket up, or to start selling something new
laundry|n|colada, ropa sucia; lavandería|clothes that need to be washed or were washed
lawn|n|césped|short grass in a garden
lawnmower|n|cortacésped|a machine that cuts grass
lay|v|poner, colocar|to put something down carefully; of a bird: to make an egg
layer|n|capa|one of several flat things lying on each other
laziness|n|pereza|not wanting to work
lead|v|guiar, dirigir; plomo|to go in front and show the way
leadership|n|liderazgo|being the head of a group
leading|a|principal, destacado|most important
leaflet|n|folleto|a paper with information, given to people for nothing
league|n|liga|a group of teams that play against each other
lean|v|apoyarse, inclinarse|to rest against something; to bend your body to one side
leap|v|saltar; salto|to jump high or far
learner|n|estudiante, aprendiz|a person who is learning
leash|n|correa|a long thin thing to hold a dog when you walk with it
leather|n|cuero, piel|the skin of animals, made into shoes and bags
lecture|n|conferencia, clase magistral; sermón|a long talk that teaches, often at a university
lecturer|n|profesor universitario|a person who teaches at a university
leek|n|puerro|a long green and white vegetable like an onion
leftover|a|sobrante|not used or eaten
leftovers|n|sobras|food that was not eaten at a meal
legal|a|legal|allowed by law, or about the law
legend|n|leyenda|a very old story that may not be true
leggings|n|mallas, leggings|tight soft trousers
leisure|n|ocio, tiempo libre|free time
length|n|longitud, duración|how long something is
lengthy|a|largo, extenso|very long in time
lens|n|lente, lentilla; objetivo|a round piece of glass in glasses or a camera
lentil|n|lenteja|a very small flat seed that you cook and eat
leopard|n|leopardo|a big wild yellow cat with black spots
letterbox|n|buzón|a hole in a door, or a box, for letters
liar|n|mentiroso, mentirosa|a person who does not tell the truth
lick|v|lamer|to move your tongue over something
licorice|n|regaliz|a black sweet with a strong taste
lid|n|tapa|the top that closes a pot or box
lifeboat|n|bote salvavidas|a boat that saves people at sea
lifejacket|n|chaleco salvavidas|you wear it in a boat so that you float if you fall into the water
lifelong|a|de toda la vida|lasting all your life
lifestyle|n|estilo de vida|the way someone lives
lifetime|n|vida, toda la vida|the time from someone's birth to their death
light-year|n|año luz|how far light goes in a year; used for distances in space
lighten|v|aclarar, aligerar|to become or make less dark or less heavy
lighthouse|n|faro|a tower by the sea with a strong light for ships
lighting|n|iluminación|the lights in a room or theatre
lightning|n|relámpago, rayo|the sudden bright light in the sky in a storm
lightsaber|n|sable de luz|a sword made of light in science fiction films
lily|n|lirio, azucena|a big flower with a strong smell, often white
limit|n|límite; limitar|the point after which something is not possible or allowed
limited|a|limitado|not much or not many
liner|n|transatlántico|a big ship for passengers
link|n|enlace, vínculo; enlazar|something that joins; words on a website that take you to another page
liquid|n|líquido|something like water, that you can pour
liquorice|n|regaliz|a black sweet with a strong taste
listener|n|oyente|a person who listens
literature|n|literatura|novels, plays and poems
litter|n|basura (en la calle); camada|paper and other things that people throw on the ground
liver|n|hígado|a large part inside your body that cleans the blood
llama|n|llama (animal)|a South American animal like a small camel with thick wool
load|n|carga; cargar|something heavy that is carried
loaf|n|barra de pan, hogaza|a whole bread before you cut it
loan|n|préstamo|money that you borrow
lobby|n|vestíbulo; grupo de presión|the big room just inside a hotel
lobster|n|langosta, bogavante|a big sea animal with a hard body and two strong claws
locate|v|localizar, ubicar|to find where something is
location|n|ubicación, lugar|where something is
locksmith|n|cerrajero|a person who makes and opens locks
lodge|n|casa de campo, refugio|a small house in the mountains or in the country
loft|n|desván; loft|the room just under the roof of a house
log|n|tronco, leño; registro|a thick piece of a tree
logic|n|lógica|a correct way of thinking step by step
logical|a|lógico|correct when you think step by step
loneliness|n|soledad|the feeling of being sad and alone
lonesome|a|solitario|sad because you are alone
long-distance|a|de larga distancia|between places that are far apart
long-term|a|a largo plazo|for a long time in the future
loose|a|suelto, flojo|not fixed well; of clothes: big
lord|n|señor, lord|a title of a nobleman in Britain
loser|n|perdedor, perdedora|the person who does not win
loss|n|pérdida|when you no longer have something or someone
lotion|n|loción|a liquid for the skin
lottery|n|lotería|you buy a number and can win a lot of money
loudspeaker|n|altavoz|a machine that makes voices or music louder
lover|n|amante; aficionado|a person who loves someone or something
lower|a|inferior, más bajo; bajar|below another
loyal|a|leal, fiel|always staying with your friends or your team
lump|n|bulto, terrón|a piece with no special form
lung|n|pulmón|one of the two parts of your body with which you breathe
luxurious|a|lujoso|very comfortable and expensive
luxury|n|lujo|something expensive that you do not need but enjoy
lyric|n|letra (de una canción); lírico|the words of a song
lyrics|n|letra (de una canción)|the words of a song
machinery|n|maquinaria|big machines
mad|a|loco; furioso (EE. UU.)|crazy; in America, angry
magician|n|mago, ilusionista|a person who does magic tricks
magnet|n|imán|a piece of iron that pulls other iron to it
magnificent|a|magnífico|very good or beautiful and great
maid|n|criada, empleada del hogar|a woman who cleans rooms in a hotel or house
mainland|n|tierra firme, continente|the main part of a country, without its islands
maintain|v|mantener|to keep something in good condition
major|a|importante, principal|very important or big
male|a|masculino, macho|of the sex that cannot have babies
mammal|n|mamífero|an animal that drinks its mother's milk when young
mammoth|n|mamut|a very big animal like an elephant with long hair, that lived long ago
manage|v|lograr; dirigir|to be able to do something difficult; also: to lead a business
management|n|gestión, dirección|leading a business
manga|n|manga (cómic japonés)|Japanese comics
manner|n|manera|how something is done
manners|n|modales|how polite you are
maple|n|arce|a tree whose leaves turn red; a sweet liquid comes from it
maraca|n|maraca|an instrument with seeds inside that you shake
marathon|n|maratón|a race of 42 kilometres
marble|n|mármol; canica|a beautiful hard stone for floors and statues; also: a small glass ball for playing
mare|n|yegua|a female horse
margarine|n|margarina|something like butter, made from plants
marker|n|rotulador, marcador|a thick pen
marketing|n|marketing, mercadotecnia|the work of making people want to buy things
marketplace|n|plaza del mercado; mercado|the place in a town where a market is
marshmallow|n|malvavisco, nube|a soft, light sweet, white or pink
marvellous/marvelous|a|maravilloso|very, very good
mask|n|máscara, mascarilla|something that covers your face
mass|n|masa; misa|a large amount; also: a ceremony in a Catholic church
massage|n|masaje|pressing someone's body with your hands to make pain go away
master|n|maestro, amo; dominar|a person who is very good at something or has power over others
masterpiece|n|obra maestra|the best work of an artist
mat|n|esterilla, alfombrilla|a small flat piece of cloth or plastic for the floor
matchbox|n|caja de cerillas|a small box for the little sticks that make fire
mate|n|amigo, colega; pareja|a friend, in friendly talk
material|n|material; tela|what something is made of; cloth
mathematical|a|matemático|about numbers
mathematician|n|matemático, matemática|a person who studies numbers
mature|a|maduro|acting like a sensible adult
mayonnaise|n|mayonesa|a thick cold white sauce made with eggs and oil
mayor|n|alcalde, alcaldesa|the head of a town
meadow|n|prado, pradera|a field with grass and flowers
meaningful|a|significativo, con sentido|important, with a real sense
means|n|medio, medios|a way to do something; also: money
meanwhile|r|mientras tanto|at the same time
measure|v|medir; medida|to find out how long, big or heavy something is
measurement|n|medida, medición|how long, big or heavy something is
meatball|n|albóndiga|a small ball of meat
mechanical|a|mecánico|about machines
medallist/medalist|n|medallista|a person who won a medal
media|n|medios de comunicación|newspapers, TV, radio and the internet
medical|a|médico|about medicine and doctors
medieval|a|medieval|of the time from about 500 to 1500
medium|a|mediano, medio|between big and small
melody|n|melodía|the notes of a song, one after the other
melt|v|derretir, derretirse|to become liquid because of heat
melting|a|que se derrite; fundido|becoming liquid because of heat
membership|n|afiliación, calidad de socio|being a member of a club
memorable|a|memorable|so good or special that you remember it
memorize|v|memorizar|to learn something so that you can say it without looking
mend|v|reparar, remendar|to repair
mental|a|mental|of the mind
mentally|r|mentalmente|in the mind
mercy|n|piedad, misericordia|kindness to someone you could punish
merely|r|meramente, solo|only
mermaid|n|sirena|in stories, a woman with the tail of a fish
messenger|n|mensajero, mensajera|a person who brings messages
messy|a|desordenado|not tidy
method|n|método|a way of doing something
microphone|n|micrófono|you speak or sing into it to be louder or to be recorded
microscope|n|microscopio|it makes very small things look big
mid|a|medio, mediados de|in the middle of
milkshake|n|batido|a cold drink of milk and ice cream
mill|n|molino|a building where grain is made into flour
mince|n|carne picada; picar|meat cut into very small pieces
mineral|n|mineral|something like salt or iron that is found in the earth
minimum|n|mínimo|the smallest possible number or amount
minister|n|ministro, ministra|a person with a very important job in a government
minor|a|menor, de poca importancia|not very important
mint|n|menta|a green plant with a fresh taste
minus|prep|menos|less: ten minus two is eight
miracle|n|milagro|something wonderful that nobody can explain
misery|n|miseria, desdicha|great unhappiness
mishear|v|oír mal|to hear words wrong
mispronounce|v|pronunciar mal|to say a word with the wrong sound
mission|n|misión|an important job that someone is sent to do
mist|n|neblina, bruma|thin clouds near the ground
misunderstand|v|entender mal|to understand something wrong
misunderstanding|n|malentendido|when someone understands something wrong
mitten|n|manopla|a glove with one part for four fingers
mixture|n|mezcla|different things put together
moderate|a|moderado|not too much and not too little
mole|n|topo; lunar|a small animal that lives under the ground; also: a dark spot on the skin
monk|n|monje|a man who lives with others for his religion
monthly|a|mensual|happening every month
monument|n|monumento|something big, built so that people remember someone or something
moo|n|mugido, mu|the sound of a cow
mood|n|humor, estado de ánimo|how you feel at a certain time
moody|a|temperamental, malhumorado|often in a bad mood
moose|n|alce|a very big deer of North America
mop|n|fregona, trapeador|you wash floors with it
moreover|r|además|also, and what is more
mosque|n|mezquita|a building where Muslims pray
mosquito|n|mosquito|a small flying insect that drinks blood
moss|n|musgo|a very small soft green plant on stones and trees
moth|n|polilla|an insect like a butterfly that flies at night
motivate|v|motivar|to make someone want to do something
motivated|a|motivado|wanting to work hard for something
motor|n|motor|the part that makes a machine move
motorboat|n|lancha motora|a fast boat with a motor
motorist|n|automovilista, conductor|a person who drives a car
mould/mold|n|moho; molde|a soft grey or green thing that grows on old food
mousepad|n|alfombrilla del ratón|you move the mouse of your computer on it
movement|n|movimiento|when someone or something moves
mud|n|barro, lodo|wet earth
multilingual|a|multilingüe|in or with several languages
multiplayer|a|multijugador|of a game: for several players
multiple|a|múltiple|many
multiplication|n|multiplicación|working out three times four, for example
multiply|v|multiplicar|to work out three times four, for example
murder|n|asesinato; asesinar|killing a person on purpose
murderer|n|asesino, asesina|a person who killed someone on purpose
murmur|v|murmurar; murmullo|to speak very quietly
muscle|n|músculo|a part of your body that makes you strong and able to move
mussel|n|mejillón|a sea animal in a long black shell that you can eat
mustard|n|mostaza|a yellow sauce with a hot taste
mysterious|a|misterioso|that nobody can explain
myth|n|mito|a very old story about gods and heroes
nail|n|uña; clavo|the hard part at the end of a finger; also: a thin pointed piece of metal
naked|a|desnudo|with no clothes on
nanny|n|niñera|a woman whose job is to look after a family's children
nap|n|siesta|a short sleep in the day
napkin|n|servilleta|you clean your mouth with it at table
narrow-minded|a|de mente cerrada|not ready to accept other people's ideas
nasty|a|desagradable, malo|very bad or unkind
nation|n|nación|a country and its people
nationality|n|nacionalidad|the country you belong to
nationwide|a|de todo el país, a escala nacional|in every part of a country
native|a|nativo, natal|of the place where you were born; of your first language
naughty|a|travieso, malo|of a child: behaving badly
neat|a|ordenado, pulcro; genial (EE. UU.)|clean and in order
necessarily|r|necesariamente|because it must be so
nectar|n|néctar|the sweet liquid in flowers that bees collect
needle|n|aguja|a thin pointed piece of metal for sewing
needy|a|necesitado|very poor
negative|a|negativo|saying or thinking no; bad
neglect|v|descuidar, desatender|not to look after someone or something
nerve|n|nervio; valor, descaro|a part of your body that carries feelings; also: being brave
nest|n|nido|the home that a bird makes
net|n|red|string joined so that there are holes, for fishing or tennis
newcomer|n|recién llegado|a person who has just come to a place
newly|r|recién|a very short time ago
newsletter|n|boletín informativo|a short text with news for the members of a group
nicely|r|bien, amablemente|in a nice way
nickname|n|apodo|a short or funny name that friends give you
nightclub|n|discoteca, club nocturno|a place where people dance at night
nightdress|n|camisón|a loose dress for sleeping
nightmare|n|pesadilla|a very bad dream
noble|a|noble|good and honest; of a very high family
nod|v|asentir con la cabeza|to move your head down and up to say yes
nonsense|n|tonterías, disparates|words or ideas with no sense
nor|conj|ni, tampoco|and not
normality|n|normalidad|when everything is as usual
northern|a|del norte, septentrional|in or from the north
nourishing|a|nutritivo|of food: making you strong and healthy
nowadays|r|hoy en día|now, compared to the past
nuclear|a|nuclear|using the power inside atoms
numeral|n|número, numeral|a sign for a number
numerous|a|numerosos|many
nutritious|a|nutritivo|of food: full of what your body needs
nylon|n|nailon|a strong thread made by machines, for clothes and ropes
oak|n|roble|a big tree with very hard wood
oar|n|remo|a long piece of wood to move a boat
oasis|n|oasis|a place in the desert with water and trees
oatmeal|n|avena (gachas de avena)|a breakfast of warm oats
oats|n|avena|a grain that people and horses eat
obedient|a|obediente|doing what you are told
obey|v|obedecer|to do what you are told
object|n|objeto; oponerse|a thing
observe|v|observar|to watch carefully
observer|n|observador, observadora|a person who watches something
obsessed|a|obsesionado|thinking of one thing all the time
obsession|n|obsesión|something that you think of all the time
obvious|a|obvio, evidente|easy to see or understand
obviously|r|obviamente, evidentemente|as everyone can see
occasion|n|ocasión|a time when something happens; a special event
occasional|a|ocasional|happening sometimes
occasionally|r|de vez en cuando|sometimes
occupation|n|ocupación, profesión|a job
occur|v|ocurrir|to happen
odd|a|raro, extraño; impar|strange
oddly|r|extrañamente|in a strange way
odds|n|probabilidades|how likely something is
offence/offense|n|delito; ofensa|something against the law; something that hurts feelings
offend|v|ofender|to say or do something that hurts someone's feelings
official|a|oficial; funcionario|done or said by people with authority
offside|a|fuera de juego|in football, in a place where you may not get the ball
oily|a|grasiento, aceitoso|with a lot of oil
ongoing|a|en curso, continuo|still happening
open-minded|a|de mente abierta|ready to accept new ideas
opener|n|abridor|a tool to open bottles or tins
opera|n|ópera|a play in which everything is sung
operate|v|operar; funcionar, manejar|to make a machine work; of doctors: to cut someone's body to make them well
opponent|n|adversario, rival|a person that you play or fight against
opportunity|n|oportunidad|a chance to do something
optician|n|óptico, óptica|a person who tests your eyes and sells glasses
optimistic|a|optimista|thinking that good things will happen
option|n|opción|something that you can choose
optional|a|opcional, optativo|that you can choose to do or not
orchard|n|huerto (de frutales)|a place with many fruit trees
orchestra|n|orquesta|a big group of people who play music together
organ|n|órgano|a part inside your body, such as the heart; also: a big instrument in a church
organic|a|orgánico, ecológico|grown without chemicals
organization|n|organización|a group of people who work together for something
organizer|n|organizador, organizadora|a person who plans an event
origami|n|origami, papiroflexia|the Japanese art of folding paper
origin|n|origen|where something comes from
originally|r|originalmente, al principio|at the beginning
originate|v|originarse|to start in a place
ornament|n|adorno|something that you put in a room because it is pretty
orphan|n|huérfano, huérfana|a child whose parents are dead
ostrich|n|avestruz|a very big bird that runs fast but cannot fly
otaku|n|otaku|a person who loves anime and manga very much
otherwise|r|si no, de lo contrario|if not; in another way
otter|n|nutria|a brown animal that lives near rivers and eats fish
ought|v|debería (ought to)|ought to means should
outcome|n|resultado|what happens in the end
outdated|a|anticuado, obsoleto|no longer modern
outdoor|a|al aire libre, exterior|done or used outside
outer|a|exterior, externo|on the outside
outfit|n|conjunto, ropa|clothes that you wear together
outgoing|a|extrovertido, sociable|friendly and liking to meet people
outsider|n|forastero, persona ajena|a person who does not belong to a group
outstanding|a|excepcional, sobresaliente|very, very good
overalls|n|mono de trabajo, overol|a piece of clothing that covers all your body when you work
overcoat|n|abrigo, sobretodo|a long warm coat
overcome|v|superar, vencer|to win over a problem or a fear
overcrowded|a|abarrotado, masificado|with too many people
overseas|r|en el extranjero, al otro lado del mar|in or to a country on the other side of the sea
oversleep|v|quedarse dormido|to wake up too late
overtime|n|horas extra|hours that you work after the usual time
overweight|a|con sobrepeso|too heavy or fat
owe|v|deber (dinero)|to have to pay someone back
ox|n|buey|a strong animal like a bull that pulls heavy things
oxygen|n|oxígeno|the gas in the air that we need to live
oyster|n|ostra|a sea animal in a flat shell; some make pearls
pace|n|ritmo, paso|how fast someone or something goes
packaging|n|embalaje, envase|the paper or plastic around things that you buy
packet|n|paquete|a small paper or plastic box or bag
pad|n|bloc; almohadilla|papers joined at one side for writing
paddle|n|remo, pala; remar|a short piece of wood to move a small boat
paintball|n|paintball|a game in which you shoot balls of paint at each other
pale|a|pálido|of a face: with little colour; of colours: light
palm|n|palma; palmera|the inside of your hand; also: a tree of hot countries
pan|n|sartén, cazuela|a metal thing with a handle for cooking
pane|n|cristal (de ventana)|a piece of glass in a window
panic|n|pánico|sudden great fear so that you cannot think
paperwork|n|papeleo|forms and letters that you have to write
paradise|n|paraíso|a perfect place
paralyse/paralyze|v|paralizar|to make someone not able to move
paramedic|n|técnico de emergencias, paramédico|a person in an ambulance who helps hurt people
parsley|n|perejil|a small green plant that gives taste to food
participant|n|participante|a person who takes part in something
participate|v|participar|to take part in something
participation|n|participación|taking part in something
particular|a|particular, concreto|this one and not another
particularly|r|particularmente, en especial|more than usual or than others
passage|n|pasaje, pasillo|a part of a text; also: a narrow way
passion|n|pasión|a very strong feeling or interest
paste|v|pegar; pasta|to put something you copied into a text
pastry|n|pastel, bollo; masa|a small sweet cake; also: what pies are made of
patch|n|parche; trozo|a piece of cloth over a hole
patience|n|paciencia|being able to wait calmly
patiently|r|pacientemente|calmly, while waiting
patio|n|patio, terraza|a place with a stone floor behind a house
patrol|n|patrulla|a group of police or soldiers who go round a place to keep it safe
pattern|n|patrón, diseño|lines or forms that are repeated
pause|n|pausa|a short stop
pavement|n|acera|the side of a street where people walk
payment|n|pago|giving money for something
peaceful|a|pacífico, tranquilo|quiet and calm
peacock|n|pavo real|a bird with a long tail of beautiful colours
peak|n|pico, cima|the top of a mountain
peanut|n|cacahuete, maní|a small nut that grows under the ground
peasant|n|campesino, campesina|a poor farmer, in the past
pebble|n|guijarro, piedrecita|a small round stone
peculiar|a|peculiar, raro|strange
pedal|n|pedal|you push it with your foot on a bike
peel|v|pelar; piel, cáscara|to take the skin off fruit or vegetables
peg|n|pinza, percha, clavija|you hang clothes on it, or with it
pen-friend|n|amigo por correspondencia|a friend to whom you write letters
penalty|n|penalti; pena, multa|in football, a free shot at the goal; also: a punishment
per|prep|por|for each: two per person
percent|n|por ciento|in every hundred
percentage|n|porcentaje|a number out of a hundred
perfection|n|perfección|being perfect
performer|n|artista, intérprete|a person who sings, dances or acts in front of people
perfume|n|perfume|a liquid with a nice smell for your skin
permanent|a|permanente|for always
permission|n|permiso|when someone says that you may do something
permit|v|permitir; permiso|to allow
personality|n|personalidad|what sort of person someone is
personally|r|personalmente|you say it before your own opinion
perspective|n|perspectiva|a way of seeing or thinking about something
persuade|v|persuadir, convencer|to make someone do something by giving reasons
pessimistic|a|pesimista|thinking that bad things will happen
petal|n|pétalo|one of the coloured leaves of a flower
pharaoh|n|faraón|a king of old Egypt
pharmacist|n|farmacéutico, farmacéutica|a person who sells medicine
phrase|n|frase, expresión|a few words that belong together
phrasebook|n|guía de conversación|a small book with useful sentences for travellers
physical|a|físico|of the body
physically|r|físicamente|with the body
physics|n|física|the study of heat, light, movement and so on
pickle|n|encurtido, pepinillo|a vegetable kept in vinegar
pickpocket|n|carterista|a person who steals from people's pockets
pickup|n|camioneta|a car with an open back for carrying things
pier|n|muelle, embarcadero|a long thing built into the sea where you can walk or get on a boat
pigeon|n|paloma|a fat grey bird that lives in towns
piglet|n|cerdito, lechón|a young pig
pile|n|montón, pila|many things lying on each other
pill|n|pastilla, píldora|a small round piece of medicine
pillowcase|n|funda de almohada|the cover of what you put your head on in bed
pimple|n|grano|a small red spot on your face
pin|n|alfiler|a thin pointed piece of metal to hold cloth together
pine|n|pino|a tall tree with needles that are green all year
pint|n|pinta|a British measure for beer or milk, about half a litre
pipe|n|tubería, tubo; pipa|water or gas goes through it
pistol|n|pistola|a small gun
pit|n|hoyo, pozo; hueso (de fruta)|a big hole in the ground
pitch|n|campo (de fútbol); tono|the place where football is played
pity|n|pena, lástima|feeling sorry for someone
pixel|n|píxel|one of the very small points that make a picture on a screen
plague|n|peste, plaga|a terrible illness that kills many people
plait|n|trenza|three pieces of hair put over each other
plaster|n|tirita, curita; yeso|you put it on a small cut
playful|a|juguetón|liking to play and have fun
playlist|n|lista de reproducción|a list of songs that you put together
playmate|n|compañero de juegos|a child with whom another child plays
plaza|n|plaza|an open place in a town
plot|n|argumento, trama; parcela|what happens in a story
plug|n|enchufe, clavija; tapón|you put it into the wall to get electricity
plumber|n|fontanero, plomero|a person who repairs water pipes
plumbing|n|fontanería, cañerías|the water pipes of a house
podcast|n|pódcast|a talk or show to listen to on the internet
podium|n|podio|the place where winners stand to get their medals
poet|n|poeta|a person who writes poems
poetic|a|poético|beautiful like a poem
poetry|n|poesía|poems
poison|n|veneno|something that makes you ill or kills you if you eat or drink it
poisonous|a|venenoso|that can make you ill or kill you if you eat it
poke|v|pinchar, dar con el dedo|to push with a finger or something pointed
polar|a|polar|near the North or South Pole
pole|n|palo, poste; polo|a long thin piece of wood or metal; also: the top or bottom of the Earth
politely|r|educadamente|in a way that shows good manners
political|a|político|about government and power
politics|n|política|the work of governing and getting power
polka-dot|a|de lunares|with many round spots
pollen|n|polen|the yellow powder of flowers
pollute|v|contaminar|to make air, water or land dirty
polluted|a|contaminado|dirty and dangerous: polluted air
pollution|n|contaminación|dirty air, water or land
pond|n|estanque, charca|a very small lake
pope|n|papa|the head of the Catholic Church
popularity|n|popularidad|being liked by many people
population|n|población|how many people live in a place
porridge|n|gachas de avena|a thick warm breakfast of oats and milk
portable|a|portátil|easy to carry
porter|n|portero; mozo (de equipajes)|a person who carries bags or opens doors in a hotel
portrait|n|retrato|a picture of a person
pose|v|posar; plantear|to sit or stand still for a photo
position|n|posición; puesto|the place where something is
possess|v|poseer|to have or own
postage|n|franqueo|what you pay to send a letter
postpone|v|aplazar, posponer|to move to a later time
potential|a|posible; potencial|possible in the future
pouch|n|bolsita; bolsa (de canguro)|a small bag; also: where a kangaroo carries its baby
poverty|n|pobreza|being poor
powder|n|polvo|something dry in very small pieces, like flour
powerful|a|poderoso, potente|having a lot of power
praise|v|elogiar, alabar; elogio|to say that someone or something is good
prawn|n|gamba, langostino|a small sea animal with ten legs that you can eat
pray|v|rezar|to speak to God
prayer|n|oración, rezo|words that you say to God
preach|v|predicar|to speak about God in a church
precious|a|precioso, valioso|worth a lot, or very important to you
precisely|r|precisamente, exactamente|exactly
predict|v|predecir|to say what will happen
predictable|a|previsible|easy to know before it happens
preference|n|preferencia|liking one thing more than another
pregnant|a|embarazada|having a baby inside the body
prejudice|n|prejuicio|a bad opinion of people you do not know
preparation|n|preparación|getting ready
prequel|n|precuela|a film or book about what happened before another one
prescription|n|receta (médica)|a paper from the doctor with which you get medicine
preserve|v|conservar, preservar|to keep something as it is
president|n|presidente, presidenta|the head of a country without a king, or of a club
pressure|n|presión|pushing on something; also: feeling that you must do something
presumably|r|es de suponer que|probably
prevent|v|impedir, evitar|to stop something from happening
preview|n|avance, vista previa|a short look at something before others can see it
previous|a|previo, anterior|that was before
prey|n|presa|an animal that another animal hunts and eats
pride|n|orgullo|the feeling of being proud
priest|n|sacerdote, cura|a man who leads people in a church
principal|a|principal; director (de colegio)|most important; in America, also the head of a school
principle|n|principio (norma)|a rule about what is right, or about how something works
priority|n|prioridad|what must be done first because it is most important
prisoner|n|preso, prisionero|a person who is kept in prison
privacy|n|privacidad, intimidad|when others cannot see or hear what you do
procedure|n|procedimiento|the usual way of doing something step by step
process|n|proceso; procesar|a number of steps that lead to something
produce|v|producir|to make or grow something
producer|n|productor, productora|a person or company that makes something; a person who organizes the making of a film
product|n|producto|something that is made to be sold
production|n|producción|making or growing something
profession|n|profesión|a job for which you need special study, such as doctor
professional|a|profesional|doing something as a job; very good at it
professor|n|profesor universitario, catedrático|a teacher of the highest rank at a university
profile|n|perfil|the side of a face; also: your page on a website
profit|n|beneficio, ganancia|the money that is left after paying the costs
promising|a|prometedor|likely to be good
promote|v|ascender; promocionar|to give someone a better job; also: to make something known so that people buy it
promotion|n|ascenso; promoción|getting a better job in the same company; also: making something known
prompt|a|puntual, rápido; mensaje (para un modelo)|quick, without delay
proof|n|prueba|what shows that something is true
prop|n|objeto de atrezo; puntal|a thing that actors use in a play
proper|a|adecuado, correcto|right
property|n|propiedad|something that someone owns; a building or land
prophecy|n|profecía|words that say what will happen in the future
proposal|n|propuesta; petición de mano|a plan that you suggest; also: asking someone to marry you
propose|v|proponer; pedir matrimonio|to suggest; also: to ask someone to marry you
protection|n|protección|keeping someone or something safe
protest|n|protesta; protestar|when people show that they are against something
prove|v|demostrar, probar|to show that something is true
provide|v|proporcionar, dar|to give what someone needs
province|n|provincia|a part of a country
psychologist|n|psicólogo, psicóloga|a person who studies the mind and helps people with problems
psychology|n|psicología|the study of the mind
pub|n|pub, taberna|a British bar where people meet, drink and eat
publicly|r|públicamente|in front of everyone
publish|v|publicar|to make a book, newspaper or text for people to read
publisher|n|editorial, editor|a company that makes and sells books
puddle|n|charco|a little water on the ground after rain
puma|n|puma|a big brown American wild cat
pump|n|bomba (de aire o agua); inflador|it moves water or air
punch|v|dar un puñetazo; puñetazo|to hit with your closed hand
punctual|a|puntual|arriving at the right time
punish|v|castigar|to do something bad to someone because they did wrong
punishment|n|castigo|something bad done to you because you did wrong
puppet|n|marioneta, títere|a doll that you move with strings or your hand
purchase|v|comprar; compra|to buy (formal)
pure|a|puro|not mixed with anything else
purely|r|puramente|only
purpose|n|propósito, fin|why you do something or what something is for
pursue|v|perseguir|to follow someone to catch them; to try to reach something
quack|n|graznido; cua|the sound of a duck
qualification|n|título, cualificación|an exam or course that you have passed
qualified|a|cualificado, titulado|having the exams or knowledge for a job
qualify|v|clasificarse; titularse|to get what you need to do a job or take part in a competition
quantity|n|cantidad|how much or how many
quarrel|n|pelea, riña; pelearse|an angry talk between people who know each other
quarter-final|n|cuartos de final|one of four games whose winners play the semi-finals
questionnaire|n|cuestionario|a paper with questions to get information
quilt|n|colcha, edredón|a thick warm cover for a bed
quit|v|dejar, abandonar|to stop doing something; to leave a job
quotation|n|cita (textual)|words taken from a book or speech
quote|v|citar; cita|to repeat exactly what someone said or wrote
raccoon|n|mapache|a North American animal with black marks around its eyes
rack|n|estante, soporte|a frame to put or hang things on
racket|n|raqueta; alboroto|you hit the ball with it in tennis
radiator|n|radiador|a metal thing on the wall that makes a room warm
radish|n|rábano|a small round red and white vegetable with a hot taste
raft|n|balsa|pieces of wood tied together to float on water
rage|n|furia, rabia|very strong anger
rail|n|riel, vía; barandilla|a long bar; trains run on two of them
raindrop|n|gota de lluvia|one drop of rain
rainfall|n|precipitaciones, lluvia|how much rain falls
rainforest|n|selva tropical|a thick forest in a hot country where it rains a lot
raisin|n|pasa (uva)|a dry grape
rake|n|rastrillo|a garden tool to collect dry leaves
random|a|aleatorio, al azar|happening or chosen without a plan
range|n|gama, alcance; cordillera|a number of different things of the same kind; also: a line of mountains
rank|n|rango|the place of a person in an army or a group
rapid|a|rápido|very quick
rare|a|raro, poco común; poco hecho (carne)|not seen or happening often
rarely|r|rara vez|not often
rat|n|rata|an animal like a big mouse
rate|n|tasa, ritmo, tarifa|how fast or often something happens; also: a price
rattle|v|traquetear; sonajero|to make a noise like hard things shaken in a box
raw|a|crudo|not cooked
ray|n|rayo|a thin line of light
razor|n|navaja, maquinilla de afeitar|you take off hair from your face with it
react|v|reaccionar|to do or say something because of what happened
reaction|n|reacción|what you do or say because something happened
realistic|a|realista|like real life; seeing things as they are
reality|n|realidad|what is real
rear|n|parte trasera; trasero|the back part
reasonable|a|razonable|fair and sensible
rebel|n|rebelde; rebelarse|a person who fights against those in power
rebuild|v|reconstruir|to build again
recall|v|recordar|to remember
recognition|n|reconocimiento|knowing someone or something when you see it; also: praise
recognize|v|reconocer|to know who someone is because you have seen them before
recommendation|n|recomendación|when you tell someone that a thing is good for them
recover|v|recuperarse; recuperar|to get well again
recovery|n|recuperación|getting well again
rectangle|n|rectángulo|a shape with four sides, like a door
reduce|v|reducir|to make smaller or less
reef|n|arrecife|rocks or coral in the sea, near the top of the water
refer|v|referirse|to talk about; to be about
reflect|v|reflejar; reflexionar|of a mirror: to send back; also: to think carefully
reflection|n|reflejo; reflexión|what you see in a mirror; also: careful thinking
refreshing|a|refrescante|that makes you feel fresh and less hot or tired
refreshment|n|refrigerio, refresco|a drink or something small to eat
refrigerator|n|frigorífico, refrigerador|it keeps food cold
refugee|n|refugiado, refugiada|a person who had to leave their country because of war or danger
refund|n|reembolso; reembolsar|money that a shop gives back to you
regard|v|considerar|to think of someone or something in a certain way
regarding|prep|con respecto a|about
regardless|r|a pesar de todo; sin importar|without thinking about what is in the way
region|n|región|a part of a country
register|v|registrarse, inscribirse; registro|to put your name on a list
registration|n|inscripción, matrícula|putting a name on a list
regret|v|arrepentirse de, lamentar|to be sorry about something you did
rehearsal|n|ensayo|practising a play or concert before people see it
rehearse|v|ensayar|to practise a play or concert before people see it
reindeer|n|reno|a big animal of cold countries with horns like branches
reject|v|rechazar|to say no to someone or something
relate|v|relacionar|to see how two things belong together
related|a|relacionado; emparentado|of the same family, or about the same thing
relation|n|relación; pariente|how things belong together; also: someone in your family
release|v|soltar, liberar; publicar|to let someone go free; also: to bring out a new film or song
reliable|a|fiable, de confianza|that you can trust
relic|n|reliquia|something very old that is left from the past
relief|n|alivio|the good feeling when something bad has ended
relieve|v|aliviar|to make pain or a worry less
relieved|a|aliviado|happy because something bad has ended or did not happen
religion|n|religión|believing in a god or gods
religious|a|religioso|about religion; believing in a god
reluctant|a|reacio|not really wanting to do something
rely|v|confiar, depender (rely on)|to rely on is to trust or need someone
remain|v|permanecer, quedar|to stay; to be left
remains|n|restos|what is left of something
remark|n|comentario, observación|something that you say about what you see or think
remarkable|a|notable, extraordinario|so unusual or good that people notice it
remarkably|r|notablemente, extraordinariamente|in a surprising way
reminder|n|recordatorio|something that helps you remember
remote|a|remoto, lejano; mando a distancia|far away from towns
remove|v|quitar, retirar|to take away or take off
rental|n|alquiler|paying to use something for a time
repay|v|devolver (dinero), pagar|to give money back
repeatedly|r|repetidamente|again and again
replacement|n|sustituto, reemplazo|a person or thing in the place of another
represent|v|representar|to stand for something; to act for others
representative|n|representante|a person who speaks or acts for others
reptile|n|reptil|an animal such as a snake, lizard or crocodile
republic|n|república|a country without a king or queen
reputation|n|reputación, fama|what people think about someone or something
request|n|petición, solicitud; solicitar|when you ask for something politely
require|v|requerir, necesitar|to need
research|n|investigación; investigar|careful study to find new facts
resemble|v|parecerse a|to look like
resident|n|residente, vecino|a person who lives in a place
residential|a|residencial|of a part of town: with houses, not offices
resign|v|dimitir, renunciar|to say that you leave your job
resist|v|resistir, resistirse|to fight against something; to stop yourself from doing it
resort|n|centro turístico, complejo|a place where many people go on holiday
resource|n|recurso|something useful that a person or country has
respect|n|respeto; respetar|thinking well of someone and being polite to them
respectable|a|respetable|good and honest in the eyes of others
respectful|a|respetuoso|showing that you think well of someone
respond|v|responder|to answer or react
response|n|respuesta|an answer or reaction
responsibility|n|responsabilidad|having to look after something or decide about it
restore|v|restaurar, restablecer|to make something old as it was before
retirement|n|jubilación|the time after you stop working because you are old
reunion|n|reencuentro, reunión|a meeting of people who have not seen each other for a long time
reveal|v|revelar|to show or tell something that was secret
revenge|n|venganza|hurting someone because they hurt you
reverse|v|invertir; dar marcha atrás|to go or turn the other way
revise|v|repasar; revisar|to study again before an exam
revision|n|repaso; revisión|studying again before an exam
revolution|n|revolución|a big sudden change, often of a government by force
reward|n|recompensa; recompensar|something good that you get because you did well
rewarding|a|gratificante|that makes you happy because it is worth doing
rhino|n|rinoceronte|a short word for rhinoceros
rhinoceros|n|rinoceronte|a very big grey animal with one or two horns on its nose
rhyme|n|rima; rimar|words that end with the same sound
rhythm|n|ritmo|the beat of music
rib|n|costilla|one of the bones around your chest
ribbon|n|cinta, lazo|a long narrow piece of pretty cloth
ridiculous|a|ridículo|so silly that people laugh
rightly|r|con razón, correctamente|for a good reason
rinse|v|enjuagar|to wash something with clean water only
ripe|a|maduro (fruta)|of fruit: ready to eat
risk|n|riesgo; arriesgar|the chance that something bad happens
risky|a|arriesgado|dangerous
rival|n|rival|a person or team that wants to win against you
riverbank|n|ribera, orilla del río|the land next to a river
riverside|n|ribera, orilla del río|the land next to a river
roadside|n|borde de la carretera|the land next to a road
roar|v|rugir; rugido|to make the loud deep sound of a lion
roast|v|asar; asado|to cook meat or vegetables in an oven
rob|v|robar, atracar|to take money or things from a person or bank by force
robber|n|ladrón, atracador|a person who takes money or things by force
robe|n|bata, túnica|a long loose piece of clothing
rocky|a|rocoso|full of rocks
role|n|papel, función|the part of an actor; what someone has to do
roll|v|rodar; enrollar; panecillo|to move by turning over and over
romantically|r|románticamente|in a way that shows love
rooftop|n|azotea, tejado|the top of a building
roommate|n|compañero de habitación, de piso|a person you share a room or flat with
rooster|n|gallo|a male chicken
root|n|raíz|the part of a plant under the ground
rot|v|pudrirse|to go bad and soft
rotten|a|podrido|gone bad, so that you cannot eat it
rough|a|áspero; brusco; aproximado|not smooth; not gentle
roughly|r|más o menos; bruscamente|about, not exactly
routine|n|rutina|the things you do every day in the same way
row|n|fila; remar|people or things in a line
rowing|n|remo (deporte)|the sport of moving a boat with oars
royal|a|real (de la realeza)|of a king or queen
royalty|n|realeza|kings, queens and their families
rucksack|n|mochila|a bag that you carry on your back
rug|n|alfombra|a small carpet
ruin|v|arruinar, estropear; ruina|to destroy or make completely bad
ruins|n|ruinas|what is left of an old building
rum|n|ron|a strong drink made from sugar
rumour/rumor|n|rumor|something that people say but that may not be true
rust|n|óxido|the red-brown cover on old iron
rusty|a|oxidado|of iron: old and red-brown
sack|n|saco; despedir|a big strong bag
saddle|n|silla de montar; sillín|the seat on a horse or bike
sailor|n|marinero|a person who works on a ship
salami|n|salami|a kind of big, strong sausage that you eat cold
salary|n|salario, sueldo|the money that you get for your work every month
salesperson|n|vendedor, vendedora|a person who sells things
saliva|n|saliva|the water in your mouth
salmon|n|salmón|a big fish that is pink inside
salon|n|salón (de belleza), peluquería|a place where your hair is cut
sample|n|muestra|a small amount that shows what the rest is like
sandals|n|sandalias|open shoes for summer
sandy|a|arenoso|with sand
sarcastic|a|sarcástico|saying the opposite of what you mean, to be unkind or funny
sardine|n|sardina|a small sea fish, often sold in tins
satellite|n|satélite|something that people sent into space to go around the Earth
satisfaction|n|satisfacción|being happy with what you have or did
satisfactory|a|satisfactorio|good enough
satisfied|a|satisfecho|happy with what you have or did
satisfy|v|satisfacer|to give someone what they want or need
satisfying|a|satisfactorio, gratificante|that makes you happy with what you did
saucepan|n|cazo, cacerola|a deep pan with a handle for cooking
saucer|n|platillo|a small plate under a cup
sauna|n|sauna|a very hot room where you sit to sweat
saxophone|n|saxofón|a metal instrument used in jazz
scale|n|escala; escama|how big or important something is
scan|v|escanear; examinar|to look through quickly; to make a copy with a machine
scar|n|cicatriz|a mark on the skin that an old cut leaves
scarce|a|escaso|of which there is not enough
scarcely|r|apenas|almost not
scatter|v|esparcir, dispersarse|to throw or go in different directions
scenery|n|paisaje; decorado|the mountains, forests and so on that you see around you
sceptic/skeptic|n|escéptico, escéptica|a person who does not believe things easily
schedule|n|horario, programa|a plan of what happens when
scholarship|n|beca|money given to a good student for studying
scientific|a|científico|about science
scone|n|panecillo inglés (scone)|a small round British cake, eaten with jam
scoop|n|bola (de helado); cucharón|a round spoon for ice cream; what it holds
scooter|n|patinete; escúter|a board with two wheels and a handle; also: a light motorbike
scoreboard|n|marcador|it shows the points in a match
scrapbook|n|álbum de recortes|a book with empty pages for pictures and papers
scratch|v|rascar, arañar|to move nails or something sharp over skin or another surface
screenplay|n|guion (de cine)|the text of a film
screw|n|tornillo|a thin piece of metal that you turn into wood
script|n|guion|the text of a film, play or talk
scroll|v|desplazarse (por una página); rollo, pergamino|to move up or down on a screen
scrub|v|fregar, restregar|to clean hard with a brush
scuba|n|submarinismo (con botella)|swimming deep under water with air in bottles on your back
sculptor|n|escultor, escultora|an artist who makes statues
sculpture|n|escultura|art made from stone, wood or metal
seafood|n|marisco|fish and other animals from the sea that you eat
seahorse|n|caballito de mar|a small fish with a head like a horse
seasonal|a|estacional, de temporada|happening only at one time of the year
seaweed|n|alga|a plant that grows in the sea
second-hand|a|de segunda mano|not new, already used by someone
secondary|a|secundario|less important; of school: from eleven to eighteen
secondhand|a|de segunda mano|not new, already used by someone
secretive|a|reservado|not telling others what you think or do
section|n|sección|one of the parts of something
secure|a|seguro|safe
security|n|seguridad|keeping people and things safe
seed|n|semilla|a plant grows from it
seemingly|r|aparentemente|as it looks
seesaw|n|balancín, subibaja|a board on which two children go up and down
select|v|seleccionar|to choose
self-confidence|n|confianza en uno mismo|believing in yourself
self-confident|a|seguro de sí mismo|believing in yourself
self-service|n|autoservicio|a place where you take what you want yourself and then pay
selfish|a|egoísta|thinking only of yourself
semester|n|semestre|half of a year at school or university
semi-final|n|semifinal|one of two games whose winners play the final
seminar|n|seminario|a class in which a small group talks about a subject
senior|a|sénior, superior; de la tercera edad|older, or higher in rank
sensible|a|sensato|showing good sense (not "sensitive")
sensibly|r|con sensatez|in a way that shows good sense
sensitive|a|sensible, susceptible|easily hurt or feeling things strongly
separate|a|separado; separar|not together
sequel|n|secuela, continuación|a film or book that goes on with the story of an earlier one
serial|n|serial, serie; en serie|a story told in parts
servant|n|criado, sirvienta|a person who works in another's house, in the past
session|n|sesión|a time in which you do one thing, such as training
setting|n|escenario, ambiente; ajuste|where a story happens; also: something you can change in a program
settle|v|instalarse; resolver|to go and live somewhere; also: to end a disagreement
sew|v|coser|to make or repair clothes with a needle
shabby|a|gastado, desaliñado|old and in bad condition
shade|n|sombra; tono|a place where the sun does not reach; also: one kind of a colour
shallow|a|poco profundo; superficial|not deep
shame|n|vergüenza; lástima|the bad feeling when you did something wrong; also: something sad
shapeless|a|informe, sin forma|with no clear form
shave|v|afeitarse, afeitar|to cut the hair off your face
shed|n|cobertizo|a small wooden house in a garden for tools
sheet|n|sábana; hoja (de papel)|a big thin cloth on a bed; also: a piece of paper
shell|n|concha; cáscara; caparazón|the hard outside of an egg, a nut or a sea animal
shelter|n|refugio; refugiarse|a place where you are safe from rain or danger
shepherd|n|pastor, pastora|a person who looks after sheep
sheriff|n|sheriff|the head of the police of a county in America
shield|n|escudo; proteger|a soldier of long ago held it in front of his body to be safe
shift|n|turno; cambio; mover|the hours that one group works; also: a change
shipwreck|n|naufragio|when a ship goes down at sea
shiver|v|tiritar, temblar|to shake because you are cold or afraid
shocked|a|conmocionado, escandalizado|very surprised by something bad
shoelace|n|cordón (de zapato)|you tie your shoe with it
shoot|v|disparar; rodar (película); tirar a gol|to use a gun; also: to film; to kick at the goal
shoot-out|n|tiroteo; tanda de penaltis|a fight with guns; in football, shots from near to find the winner
shoplifter|n|ladrón de tiendas|a person who steals from shops
shopper|n|comprador, compradora|a person who is shopping
shore|n|orilla, costa|the land at the edge of the sea or a lake
short-term|a|a corto plazo|for a short time in the future
shortage|n|escasez|when there is not enough
shorten|v|acortar|to make shorter
shortly|r|en breve, dentro de poco|soon
shovel|n|pala|a tool to move earth or snow
shrink|v|encoger, encogerse|to become smaller
shutdown|n|cierre, apagado|when a factory or a computer stops working
shutter|n|contraventana, persiana; obturador|a wooden or metal cover for a window
shuttlecock|n|volante (de bádminton)|the light thing with feathers that you hit in badminton
sibling|n|hermano o hermana|a brother or sister
sidekick|n|compañero, ayudante (del héroe)|the friend who helps the hero
sideways|r|de lado|to the side
sigh|v|suspirar; suspiro|to let out a long breath because you are sad or tired
signal|n|señal|a sign, a light or a sound that tells you something
signature|n|firma|your name as you write it yourself
significant|a|significativo, importante|important or big enough to be noticed
signpost|n|señal, poste indicador|a sign by the road that shows the way
silently|r|en silencio|without a sound
silk|n|seda|very soft, shiny cloth
similarity|n|semejanza, parecido|something that is the same in two things
simplify|v|simplificar|to make easier
simply|r|simplemente|only; in an easy way
sincere|a|sincero|meaning what you say
sincerely|r|sinceramente, atentamente|really meaning it; you also write it at the end of a letter
sip|v|beber a sorbos; sorbo|to drink a very little at a time
skeleton|n|esqueleto|all the bones of a body
sketch|n|boceto; escena cómica|a quick drawing
skilful/skillful|a|hábil|very good at doing something
skinny|a|flaco|very thin
skip|v|saltarse; saltar a la comba|to leave out; also: to jump over a rope again and again
skittles|n|bolos|a game in which you roll a ball to knock things down
skull|n|calavera, cráneo|the bones of the head
skunk|n|mofeta, zorrillo|a black and white animal that makes a terrible smell
skyline|n|horizonte (de una ciudad)|the line of buildings against the sky
skyscraper|n|rascacielos|a very tall building
slam|v|cerrar de golpe|to shut with a loud noise
slang|n|argot, jerga|very informal words of a group of people
slap|v|dar una bofetada; bofetada|to hit with your open hand
slave|n|esclavo, esclava|a person who belongs to another and must work for nothing
slavery|n|esclavitud|when people belong to others and must work for nothing
sleepless|a|sin dormir, en vela|without sleep
sleeve|n|manga|the part of a shirt that covers your arm
slight|a|leve, ligero|small
slightly|r|ligeramente, un poco|a little
slim|a|delgado, esbelto|thin in a nice way
slip|v|resbalar; desliz|to lose your hold on something smooth or wet and nearly fall
slipper|n|zapatilla (de casa)|a soft shoe that you wear in the house
slippers|n|zapatillas (de casa)|soft shoes that you wear in the house
slope|n|cuesta, pendiente|the side of a hill; ground that goes up or down
slug|n|babosa|an animal like a snail without a shell
sly|a|astuto, pícaro|clever at doing things in secret
smash|v|romper, hacer añicos|to break into many pieces
smelly|a|apestoso, maloliente|with a bad smell
smoky|a|lleno de humo, ahumado|full of smoke
smooth|a|liso, suave|with no rough places
smoothly|r|suavemente, sin problemas|with no problems; in an even way
snap|v|romperse, chasquear; foto|to break with a short loud sound
sneak|v|ir a hurtadillas, colarse|to go quietly so that nobody sees you
sneeze|v|estornudar; estornudo|to blow air out of your nose suddenly and loudly
snooker|n|snooker (billar inglés)|a game in which you hit coloured balls into holes in a table
snore|v|roncar|to make a loud noise when you sleep
snorkel|n|tubo de buceo, esnórquel|you breathe through it when your face is under water
snowfall|n|nevada|when snow falls; how much of it
so-called|a|llamado, supuesto|with this name, which may be wrong
soak|v|remojar, empapar|to make very wet or leave in water
soaked|a|empapado|very wet
sob|v|sollozar|to cry with deep breaths
sociable|a|sociable|liking to be with people
socialize|v|relacionarse, hacer vida social|to spend time with others in a friendly way
socket|n|enchufe (de pared)|the place in the wall where you get electricity
soften|v|ablandar, suavizar|to become or make soft
soil|n|tierra, suelo|the earth in which plants grow
solar|a|solar|of or from the sun
sole|n|suela, planta (del pie); único|the bottom of a shoe or foot
solid|a|sólido|hard, not liquid or gas
solo|n|solo (música)|a part played or sung by one person
soloist|n|solista|a person who plays or sings alone
solution|n|solución|the answer to a problem
somehow|r|de alguna manera|in a way that you do not know
somewhat|r|algo, un tanto|a little
songwriter|n|compositor de canciones|a person who writes songs
sore|a|dolorido, irritado|that hurts: a sore throat
soul|n|alma|the part of a person that is not the body
soundproof|a|insonorizado|that no sound can go through
soundtrack|n|banda sonora|the music of a film
source|n|fuente, origen|where something comes from
southern|a|del sur, meridional|in or from the south
spacewalk|n|paseo espacial|when an astronaut leaves the ship in space
spade|n|pala; pica (naipes)|a tool for digging in the garden
spare|a|de repuesto, de sobra|more than you need now; kept to be used later
sparkling|a|brillante; con gas|shining with many small lights; of water: with bubbles
spear|n|lanza|a long stick with a sharp point, used as a weapon
specialist|n|especialista|a person who knows a lot about one subject
specialize|v|especializarse|to study or do mainly one thing
species|n|especie|a kind of animal or plant
specific|a|específico, concreto|exact; about one thing only
specifically|r|específicamente|exactly for or about one thing
spectacular|a|espectacular|wonderful to look at
spectator|n|espectador, espectadora|a person who watches a sport or show
speedboat|n|lancha rápida|a very fast boat
spell-check|n|corrector ortográfico|a program that looks for wrong spellings
spice|n|especia|pepper, cinnamon and other things that give food taste
spill|v|derramar|to let a liquid fall out of a cup by accident
spin|v|girar, dar vueltas|to turn round and round quickly
spinach|n|espinaca, espinacas|a vegetable with dark green leaves
spine|n|columna vertebral|the bones down the middle of your back
spirit|n|espíritu|the part of a person that is not the body; a ghost
spiritual|a|espiritual|about the soul, not the body
spit|v|escupir|to send water or food out of your mouth
spite|n|despecho (in spite of: a pesar de)|"in spite of" means: not stopped by
splash|v|salpicar, chapotear|to make water fly through the air
splendid|a|espléndido|very good or beautiful
split|v|dividir, partir|to break or share into parts
spoil|v|estropear; mimar|to make something good bad; to give a child too much
spoiler|n|spoiler, destripe|telling someone how a film ends before they see it
spokesman|n|portavoz|a man who speaks for a group
sponge|n|esponja; bizcocho|something soft with holes that you wash with
sponsor|n|patrocinador|a company that pays for a team or an event
sportsman|n|deportista (hombre)|a man who does sport
sportswear|n|ropa deportiva|clothes for sport
sportswoman|n|deportista (mujer)|a woman who does sport
sporty|a|deportista, deportivo|liking sport and good at it
spotless|a|impecable, sin mancha|perfectly clean
spotlight|n|foco, centro de atención|a strong light on one place
spray|n|espray; rociar|liquid in very small drops
spread|v|extender, untar; propagarse|to open out; to put butter on bread; to reach more people
spreadsheet|n|hoja de cálculo|a computer program with numbers in rows and columns
sprinkle|v|espolvorear, rociar|to let small drops or pieces fall on something
sprinkler|n|aspersor|it waters a garden or puts out a fire with small drops
sprinter|n|velocista|a person who runs short races very fast
spy|n|espía; espiar|a person who secretly finds out things about others
squeeze|v|apretar, exprimir|to press hard, for example to get juice out
squid|n|calamar|a sea animal with a long soft body and ten arms
staff|n|personal, plantilla|all the people who work in a place
standard|n|nivel, norma; estándar|how good something is or should be
stapler|n|grapadora|it joins papers with small pieces of wire
stare|v|mirar fijamente|to look at something for a long time
starfish|n|estrella de mar|a flat sea animal with five arms
starlight|n|luz de las estrellas|the light of the stars
starter|n|entrante, primer plato|a small dish at the beginning of a meal
starve|v|morirse de hambre|to be ill or die because there is no food
state|n|estado; declarar|how something is; also: a country or a part of one
statement|n|declaración, afirmación|something that you say or write clearly
statistics|n|estadística, estadísticas|facts in numbers
steadily|r|de forma constante|without stopping or changing
steady|a|estable, constante|not moving or not changing
steam|n|vapor|the hot cloud that comes from boiling water
steel|n|acero|very strong metal made from iron
steep|a|empinado|of a hill: going up or down very quickly
steer|v|dirigir, conducir (un barco, un coche)|to make a car or boat go where you want
stem|n|tallo|the long thin part of a plant that carries leaves and flowers
stepbrother|n|hermanastro|the son of the man or woman who married your parent
stepsister|n|hermanastra|the daughter of the man or woman who married your parent
stereo|n|equipo de música, estéreo|a machine that plays music from two sides
stew|n|guiso, estofado|meat and vegetables cooked slowly in liquid
sticky|a|pegajoso|that stays on your fingers, like honey
stiff|a|rígido, tieso|hard to bend
sting|v|picar; picadura, aguijón|of an insect: to hurt you with a point in its body
stir|v|remover, revolver|to move a liquid round with a spoon
stock|n|existencias; caldo; acciones|the things that a shop has to sell
stony|a|pedregoso|full of stones
storage|n|almacenamiento|keeping things until you need them
stork|n|cigüeña|a big white bird with long legs that makes its nest on roofs
storyline|n|argumento, trama|what happens in a story
storyteller|n|narrador, cuentacuentos|a person who tells stories
storytelling|n|narración de cuentos|telling stories
straighten|v|enderezar, alisar|to become or make straight
strand|n|hebra, mechón|one thin piece of hair or thread
strap|n|correa, tirante|a long narrow piece to carry or close a bag
strategy|n|estrategia|a plan to reach something
stream|n|arroyo; corriente; ver en línea|a small river; also: to watch or listen over the internet
streetlight|n|farola|a light in the street
strength|n|fuerza; punto fuerte|being strong
strengthen|v|fortalecer, reforzar|to become or make stronger
stress|n|estrés; acento; subrayar|worry from too much work; also: the part of a word that you say most strongly
stressed|a|estresado|worried because of too much to do
stressful|a|estresante|that makes you worried and tired
stretch|v|estirar, estirarse|to make your arms or legs as long as you can
strict|a|estricto|wanting everyone to follow the rules
strictly|r|estrictamente|completely; as the rules say
strike|n|huelga; golpear|when people stop work to get something; also: to hit
striker|n|delantero|a football player whose job is to get goals
stripe|n|raya|a line of another colour
stroke|n|brazada; derrame cerebral; acariciar|one movement of the arms in swimming; also: to move your hand over an animal gently
structure|n|estructura|how something is built
struggle|v|luchar, tener dificultades; lucha|to try very hard to do something difficult
stubborn|a|terco, testarudo|never changing your mind
stuff|n|cosas, material|things, when you do not need the exact name
stuffed|a|relleno; lleno|filled with something
stumble|v|tropezar|to hit your foot on something and nearly fall
stump|n|tocón|what is left of a tree after it is cut
stunning|a|impresionante, deslumbrante|extremely beautiful
stuntman|n|doble, especialista (de cine)|a man who does the dangerous things in a film for an actor
stylish|a|elegante, con estilo|fashionable and attractive
submarine|n|submarino|a ship that goes under water
substance|n|sustancia|any kind of solid, liquid or gas
subtitles|n|subtítulos|the words at the bottom of a film
subtle|a|sutil|not easy to notice
subtract|v|restar|to take one number from another
suburb|n|barrio de las afueras|a part of a city far from its centre where people live
succeed|v|tener éxito, lograr|to do what you wanted to do
suck|v|chupar|to pull a drink into your mouth with your lips
suffer|v|sufrir|to have pain or something bad
suffering|n|sufrimiento|pain of body or mind
sufficient|a|suficiente|enough
suggestion|n|sugerencia|an idea that you tell someone
suicide|n|suicidio|killing oneself
suitable|a|adecuado, apropiado|right for someone or something
sum|n|suma|the number that you get when you add; an amount of money
summary|n|resumen|the most important points in a few words
sunburnt|a|quemado por el sol|red from too much sun
superb|a|magnífico, estupendo|very, very good
superhuman|a|sobrehumano|greater than people normally have
superstitious|a|supersticioso|believing in good and bad luck, such as black cats
supervisor|n|supervisor, supervisora|a person who watches over the work of others
supply|n|suministro, provisión; suministrar|an amount of something for use; to give what is needed
supporter|n|seguidor, partidario|a person who wants a team or idea to win
supposedly|r|supuestamente|as people say or think
surely|r|seguramente, sin duda|you say it when you think that something must be true
surface|n|superficie|the outside or top of something
surfing|n|surf|the sport of riding on the sea on a board
surgeon|n|cirujano, cirujana|a doctor who cuts people's bodies to make them well
surgery|n|cirugía; consultorio (médico)|when a doctor cuts a body to make it well
surrender|v|rendirse|to stop fighting because you cannot win
surround|v|rodear|to be on all sides of
surroundings|n|alrededores, entorno|the things and places around you
survey|n|encuesta|questions to many people to learn what they think or do
survival|n|supervivencia|staying alive in danger
survive|v|sobrevivir|to stay alive in or after danger
survivor|n|superviviente, sobreviviente|a person who is still alive after a great danger
suspect|v|sospechar; sospechoso|to think that someone did something bad
suspense|n|suspense, suspenso|the exciting feeling when you wait for what will happen
suspicious|a|sospechoso; desconfiado|making you think that something is wrong
swallow|v|tragar; golondrina|to make food go down your throat
swamp|n|pantano, ciénaga|soft wet land with plants
swan|n|cisne|a big white bird with a long neck that lives on lakes
swear|v|jurar; decir palabrotas|to promise strongly; also: to use bad words
sweat|n|sudor; sudar|the water on your skin when you are hot
sweep|v|barrer|to clean a floor with a brush
sweeten|v|endulzar|to make sweet
swimwear|n|ropa de baño|clothes for swimming
swing|v|balancearse; columpio|to move from side to side; also: a seat on ropes for children
swipe|v|deslizar (el dedo)|to move your finger over a screen
syllable|n|sílaba|a part of a word with one vowel sound
syllabus|n|programa (de un curso)|the list of what a course teaches
symbol|n|símbolo|a sign or thing that stands for something else
sympathetic|a|comprensivo, compasivo|kind to someone who has a problem (not "simpático")
sympathy|n|compasión, comprensión|feeling sorry for someone
symptom|n|síntoma|a sign of an illness
syrup|n|jarabe, sirope|a thick, sweet liquid
system|n|sistema|things or parts that work together
tablecloth|n|mantel|a cloth that covers a table
tabletop|n|superficie de la mesa; de mesa (juegos)|the top of a table
taco|n|taco (comida mexicana)|a Mexican dish: thin bread folded around meat or beans
tadpole|n|renacuajo|a very young frog with a tail
tailor|n|sastre|a person who makes suits for people
takeaway|n|comida para llevar|food that you buy hot and eat at home
takeout|n|comida para llevar (EE. UU.)|food that you buy hot and eat at home; an American word
talent|n|talento|being very good at something by nature
talkative|a|hablador|liking to talk a lot
tambourine|n|pandereta|a round instrument with small metal pieces that you shake or hit
tame|a|manso, domesticado|of an animal: not afraid of people and not dangerous
tangerine|n|mandarina|a fruit like a small sweet orange
tank|n|tanque, depósito|a big container for liquid or gas; a heavy vehicle for war
tanned|a|bronceado|brown from the sun
tap|n|grifo, llave|water comes out of it in a kitchen or bathroom
tape|n|cinta|a long thin piece of plastic to stick or record things
target|n|objetivo, blanco|what you want to hit or reach
tart|n|tarta, tartaleta|an open cake with fruit
task|n|tarea|a piece of work that you must do
tasteless|a|insípido; de mal gusto|with no taste
tattoo|n|tatuaje|a picture drawn into the skin for ever
tax|n|impuesto|money that you must pay to the government
teammate|n|compañero de equipo|a person in the same team as you
teamwork|n|trabajo en equipo|working well together
tear|n|lágrima; rasgar|the water from your eye when you cry; also: to pull apart paper or cloth
technical|a|técnico|about machines and how things work
technically|r|técnicamente|in a technical way; if you look at it exactly
technique|n|técnica|a special way of doing something
techno|n|tecno (música)|fast dance music made with machines
temper|n|genio, mal humor|how easily you get angry
temple|n|templo|a building for prayer in some religions
temporary|a|temporal, provisional|only for a short time
tempting|a|tentador|that makes you want to have or do it
tend|v|soler, tender a|to be likely to do something
tense|a|tenso; tiempo verbal|nervous, not relaxed; also: past, present and future are tenses
terminal|n|terminal|the building of an airport or a place where buses end
terrace|n|terraza|a flat place outside where you can sit
terrific|a|estupendo, genial|very, very good
terrified|a|aterrorizado|very, very afraid
terrify|v|aterrorizar|to make someone very afraid
terrifying|a|aterrador|that makes you very, very afraid
territory|n|territorio|land that belongs to a country, person or animal
terror|n|terror|very great fear
terrorist|n|terrorista|a person who uses bombs or killing for political reasons
thankful|a|agradecido|happy and grateful
thanksgiving|n|Día de Acción de Gracias|an American holiday in November when families eat together
theft|n|robo, hurto|taking what is not yours
theme|n|tema|the main idea of a book, film or party
theory|n|teoría|an idea that explains something
therapy|n|terapia|help for an illness of mind or body without an operation
therefore|r|por lo tanto, por eso|for that reason
thigh|n|muslo|the top part of your leg
though|conj|aunque; sin embargo|although; but
thoughtful|a|considerado; pensativo|thinking of what others need; also: thinking quietly
thoughtless|a|desconsiderado|not thinking of what others feel
thread|n|hilo|something very thin and long for sewing
threat|n|amenaza|words that say you will hurt someone; a danger
threaten|v|amenazar|to say that you will hurt someone
threatening|a|amenazador|that looks dangerous or says that someone will hurt you
thrill|n|emoción, escalofrío|a sudden strong feeling of excitement
thrilled|a|entusiasmado, encantado|very happy and excited
throne|n|trono|the chair of a king or queen
throughout|prep|por todo; durante todo|in every part of; from the beginning to the end of
tickle|v|hacer cosquillas|to touch someone lightly so that they laugh
tide|n|marea|the sea going up and down every day
tight|a|apretado, ajustado|of clothes: very close to the body
tiptoe|n|puntillas (on tiptoe: de puntillas)|on tiptoe: standing on the ends of your feet
tissue|n|pañuelo de papel; tejido|a piece of soft paper for your nose
toad|n|sapo|an animal like a frog with dry brown skin
tobacco|n|tabaco|the plant in cigarettes
toenail|n|uña del pie|the hard part at the end of a toe
toffee|n|caramelo de azúcar y mantequilla, tofe|a sticky brown sweet made of sugar and butter
tofu|n|tofu|soft white food made from soya beans
tolerant|a|tolerante|letting others live and think in their own way
tomb|n|tumba|a place, often of stone, where a dead person lies
tone|n|tono|how a voice sounds
tongue|n|lengua|the soft part in your mouth with which you taste and speak
tornado|n|tornado|a very strong wind that goes round and round
tortilla|n|tortilla (de maíz o trigo)|thin flat round bread from Mexico
toss|v|lanzar, tirar|to throw lightly
tough|a|duro, difícil|strong; difficult
tournament|n|torneo|a competition with many games
trace|n|rastro, huella; calcar|a small sign that someone was there
track|n|pista; camino; canción|a path, a line for trains or a place for races; also: one song
trade|n|comercio; comerciar|buying and selling
trader|n|comerciante|a person who buys and sells
tradition|n|tradición|something that people have done for a long time
tragedy|n|tragedia|a very sad event or play
tragic|a|trágico|very sad
trail|n|sendero; rastro|a path through the country
trailer|n|remolque; tráiler|it is pulled behind a car; also: short scenes from a new film
trampoline|n|cama elástica|you jump up and down on it
transform|v|transformar|to change completely
translation|n|traducción|words said or written in another language
translator|n|traductor, traductora|a person who writes texts in another language
transportation|n|transporte|buses, trains and other ways to travel, in American English
trap|n|trampa; atrapar|something to catch animals or people
trapdoor|n|trampilla|a door in a floor or ceiling
treadmill|n|cinta de correr|a machine on which you run without moving forward
treatment|n|tratamiento|what a doctor does to make you well
treetop|n|copa del árbol|the top of a tree
trek|n|caminata larga|a long hard walk
tremble|v|temblar|to shake because you are afraid or cold
trendsetter|n|persona que marca tendencia|a person who starts a fashion
trial|n|juicio; prueba|a meeting in court to decide if someone did a crime; also: a test
triangle|n|triángulo|a shape with three sides
triathlon|n|triatlón|a race of swimming, cycling and running
tribe|n|tribu|a group of families with the same language and customs
tricky|a|difícil, complicado|difficult in a way you do not expect
tricycle|n|triciclo|it has three wheels and young children ride it
trilogy|n|trilogía|three books or films that belong together
trio|n|trío|a group of three
triplet|n|trillizo, trilliza|one of three children born on the same day to the same mother
trombone|n|trombón|a big metal instrument with a part that you push and pull
trophy|n|trofeo|a metal cup that you win in sport
tropical|a|tropical|of the hottest parts of the world
trot|v|trotar|of a horse: to run slowly
trout|n|trucha|a fish that lives in rivers
trunk|n|tronco; trompa; maletero (EE. UU.)|the thick part of a tree; also: the long nose of an elephant
trust|v|confiar en; confianza|to believe that someone is honest and good
tub|n|tarrina, bañera, tina|a round container with a lid; a bath
tuba|n|tuba|a very big metal instrument with a deep sound
tube|n|tubo; metro (de Londres)|something long, round and empty inside; also: the underground in London
tuck|v|meter, remeter|to push the end of a shirt or sheet in somewhere
tucked|a|metido, escondido|pushed in; in a quiet place
tune|n|melodía; afinar|the notes of a song
tutor|n|tutor, profesor particular|a teacher who teaches one person or a small group
tutorial|n|tutorial; clase particular|a lesson or film that shows how to do something
twig|n|ramita|a very small branch
twilight|n|crepúsculo|the time when it is nearly dark
twist|v|torcer, retorcer; giro|to turn round and round; also: a surprise in a story
twisted|a|torcido, retorcido|turned out of its right form
typewriter|n|máquina de escribir|an old machine for writing letters on paper
typically|r|normalmente, típicamente|usually
ufo|n|ovni|something in the sky that nobody can explain
ukulele|n|ukelele|a very small guitar with four strings
umpire|n|árbitro (tenis, críquet)|a person who sees that tennis players follow the rules
unable|a|incapaz|not able
unbearable|a|insoportable|so bad that you cannot live with it
unbelievable|a|increíble|that you cannot believe
uncertain|a|incierto, inseguro|not sure
unclear|a|poco claro|not easy to understand
uncommon|a|poco común|not found or happening often
unconscious|a|inconsciente|like sleeping because of an accident or illness
underneath|prep|debajo de|under
underworld|n|hampa; inframundo|the world of criminals; in old stories, where the dead live
undress|v|desnudarse, desvestir|to take off clothes
uneasy|a|inquieto, intranquilo|a little worried
unemployed|a|desempleado, en paro|without a job
unemployment|n|desempleo, paro|when people have no job
unexpected|a|inesperado|that you did not think would happen
unexpectedly|r|inesperadamente|when nobody thinks it will happen
unforgettable|a|inolvidable|so special that you will always remember it
unfortunate|a|desafortunado|with bad luck
unhealthy|a|poco saludable, insano|not good for your body
unicorn|n|unicornio|in stories, a white horse with one horn on its head
unique|a|único|being the only one of its kind
unit|n|unidad|one part of something bigger
unite|v|unir, unirse|to come or bring together
universe|n|universo|all the stars and planets, everything
unless|conj|a menos que, a no ser que|if not
unlikely|a|improbable|that will probably not happen
unnecessary|a|innecesario|that is not needed
unpack|v|deshacer la maleta, desempaquetar|to take things out of a bag or box
unpopular|a|impopular|not liked by many people
unsuccessful|a|fracasado, sin éxito|not doing or going as you hoped
untidy|a|desordenado|with things in the wrong places
unusually|r|excepcionalmente, inusualmente|in a way that is not usual
unwanted|a|no deseado|that nobody wants
unwelcome|a|inoportuno, mal recibido|not wanted in a place
unwilling|a|reacio, poco dispuesto|not wanting to do something
unwise|a|imprudente|not sensible
upcoming|a|próximo, venidero|that will happen soon
update|v|actualizar; actualización|to make something newer with new information
upgrade|v|mejorar, actualizar; mejora|to change to a better one
uphill|r|cuesta arriba|towards the top of a hill
upper|a|superior, de arriba|above another
upset|a|disgustado, triste; disgustar|sad or worried because something bad happened
upstream|r|río arriba|against the direction in which a river goes
upwards|r|hacia arriba|towards a higher place
urgently|r|urgentemente|at once, without waiting
usage|n|uso|how words or things are used
utterly|r|totalmente|completely
vacant|a|vacante, libre|empty, not used by anyone
vacuum|n|vacío; (cleaner) aspiradora|a space with nothing in it; also: a machine that cleans floors
vague|a|vago, impreciso|not clear
vain|a|vanidoso; vano|too proud of how you look; "in vain": without success
valentine|n|tarjeta o pareja de San Valentín|a card to someone you love on the 14th of February, or that person
valley|n|valle|low land between mountains
valuable|a|valioso|worth a lot
value|n|valor; valorar|how much something is worth
vampire|n|vampiro|in stories, a dead person who drinks blood
vanilla|n|vainilla|a sweet taste from a plant, common in ice cream
vanish|v|desaparecer|to be gone suddenly
variety|n|variedad|many different kinds
various|a|varios, diversos|several different
vary|v|variar|to be different or change
vase|n|jarrón, florero|you put flowers in it
vast|a|vasto, inmenso|extremely big
veal|n|ternera (carne)|meat from a young cow
vegan|n|vegano, vegana|a person who eats nothing that comes from animals
version|n|versión|one form of something
veteran|n|veterano, veterana|a person who was a soldier in a war, or has done something for very long
via|prep|vía, por|through; by way of
vibrate|v|vibrar|to shake with very small quick movements
victim|n|víctima|a person who is hurt or killed
victory|n|victoria|winning
viewer|n|espectador, telespectador|a person who watches TV
viking|n|vikingo|one of the people of the north who sailed and fought a thousand years ago
villain|n|villano, malvado|the bad person in a story
vine|n|vid, parra; enredadera|the plant on which grapes grow
vinegar|n|vinagre|a sour liquid for salads
vintage|a|antiguo, de época|old and of good quality
violence|n|violencia|hurting people or breaking things
violent|a|violento|hurting people; very strong
violet|n|violeta|a small purple flower, and its colour
violinist|n|violinista|a person who plays the violin
virtue|n|virtud|something good in a person's character
virus|n|virus|a very small thing that makes people or computers ill
visible|a|visible|that you can see
vision|n|visión, vista|being able to see; an idea of the future
vital|a|vital|extremely important
vitamin|n|vitamina|something in food that keeps you healthy
vlog|n|videoblog|videos on the internet in which a person shows their life
vocal|a|vocal|of the voice
vodka|n|vodka|a strong clear drink with alcohol from Russia or Poland
voice-over|n|voz en off|the voice in a film of someone you do not see
volcanic|a|volcánico|of or from a volcano
volume|n|volumen|how loud something is; how much space something takes
vote|v|votar; voto|to choose someone or something in an election
vowel|n|vocal|a, e, i, o and u are vowels
voyage|n|viaje (por mar o espacio)|a long trip by ship or in space
wag|v|mover (la cola)|of a dog: to move its tail from side to side
wage|n|salario, jornal|the money that you get for your work, often by the week
wagon|n|carro, vagón|a strong vehicle with four wheels, pulled by horses
waist|n|cintura|the middle part of your body
waistcoat|n|chaleco|a jacket without sleeves, worn under another one
wallpaper|n|papel pintado; fondo de pantalla|paper with a pattern that covers the walls of a room
walrus|n|morsa|a very big sea animal with two long teeth
waltz|n|vals|a slow dance for two, with music in three beats
wand|n|varita|the thin stick of a magician
wander|v|vagar, deambular|to walk around without a plan
wardrobe|n|armario, ropero|a tall piece of furniture for clothes
warehouse|n|almacén|a big building where goods are kept
warm-up|n|calentamiento|light exercises before sport
warmth|n|calor, calidez|being warm
warn|v|advertir, avisar|to tell someone about a danger
warrior|n|guerrero, guerrera|a fighter in old times
wart|n|verruga|a small hard ugly spot on the skin
washing-up|n|lavar los platos (fregar)|cleaning plates and cups after a meal
wasp|n|avispa|a black and yellow insect that can hurt you
wasteful|a|derrochador|using more than is needed
watchman|n|vigilante, guarda|a man who guards a building at night
waterproof|a|impermeable|that no water can go through
wax|n|cera|candles are made of it
weaken|v|debilitar|to become or make weaker
weakness|n|debilidad|being weak; a weak point
wealth|n|riqueza|a lot of money and things
wealthy|a|rico, adinerado|rich
webcam|n|cámara web|a camera on a computer
weed|n|mala hierba|a wild plant that you do not want in a garden
weep|v|llorar|to cry
weightlifting|n|halterofilia, levantamiento de pesas|the sport of lifting heavy things
weird|a|raro, extraño|very strange
well-behaved|a|bien educado, que se porta bien|acting in a good and polite way
well-known|a|conocido, famoso|known by many people
wellies|n|botas de agua|high rubber boots for rain
werewolf|n|hombre lobo|in stories, a person who becomes a wolf at full moon
whatever|pron|lo que sea, cualquier cosa|anything; it does not matter what
wheat|n|trigo|the plant from which most bread is made
whereas|conj|mientras que|but; compared with the fact that
wherever|conj|dondequiera que|in or to any place
whichever|det|cualquiera que|any one; it does not matter which
whip|n|látigo; batir|a long thin piece of leather to make horses go faster
whisk|v|batir|to mix eggs or cream very fast
whisker|n|bigote (de gato)|one of the long hairs near the mouth of a cat
whisky/whiskey|n|whisky|a strong brown drink with alcohol, often from Scotland
whoever|pron|quienquiera que|any person who
wick|n|mecha|the string in a candle that burns
wicked|a|malvado, perverso|very bad
widow|n|viuda|a woman whose husband is dead
width|n|anchura, ancho|how wide something is
wildfire|n|incendio forestal|a big fire that spreads quickly through a forest
wildlife|n|fauna, vida silvestre|wild animals and plants
willingly|r|con gusto, de buena gana|happily, because you want to
willow|n|sauce|a tree with long thin branches that grows near water
windmill|n|molino de viento|a building with big arms that the wind turns
windowsill|n|alféizar, repisa de la ventana|the flat board at the bottom of a window
windscreen|n|parabrisas|the front window of a car
windshield|n|parabrisas (EE. UU.)|the front window of a car; an American word
wink|v|guiñar el ojo|to close and open one eye as a sign
wipe|v|limpiar, secar (con un trapo)|to clean or dry with a cloth
wiper|n|limpiaparabrisas|it takes the rain off the front window of a car
wire|n|alambre, cable|thin metal like string
wisdom|n|sabiduría|knowing a lot about life
within|prep|dentro de, en (un plazo)|inside; before the end of
witness|n|testigo|a person who saw what happened
witty|a|ingenioso|funny in a clever way
woodland|n|bosque|land with many trees
woodpecker|n|pájaro carpintero|a bird that makes holes in trees with its beak
workout|n|entrenamiento, sesión de ejercicio|a time of exercise for the body
workplace|n|lugar de trabajo|the place where you work
workshop|n|taller|a room where things are made or repaired; also: a class in which you do things
worktop|n|encimera|the flat top in a kitchen where you prepare food
worldwide|r|en todo el mundo, mundial|all over the world
worm|n|gusano, lombriz|a long thin soft animal without legs
worn-out|a|gastado; agotado|very old and used; also: very tired
worship|v|adorar, venerar|to show great love for a god
worth|a|que vale (be worth: valer)|having a value: worth ten euros, worth seeing
worthless|a|sin valor|having no value
worthwhile|a|que vale la pena|good enough for the time or money it takes
worthy|a|digno|good enough for something
wound|n|herida|a place where a body is cut or hurt
wrap|v|envolver|to put paper or cloth around something
wrestling|n|lucha (deporte)|a sport in which two people try to throw each other down
wrinkle|n|arruga|a line in the skin of an old person
wrinkled|a|arrugado|with many lines
wrist|n|muñeca (del brazo)|the part where your hand joins your arm
xylophone|n|xilófono|an instrument with wooden bars that you hit
yam|n|ñame|a big root of hot countries, eaten like a potato
yawn|v|bostezar; bostezo|to open your mouth wide because you are tired
yearbook|n|anuario|a book with photos of a school year
yell|v|gritar|to shout very loudly
yolk|n|yema|the yellow part of an egg
youngster|n|joven, niño|a young person
youth|n|juventud|the time when you are young; young people
youthful|a|juvenil|like a young person
zip|n|cremallera, cierre|it closes a jacket or bag
zipper|n|cremallera, cierre (EE. UU.)|it closes a jacket or bag; an American word
zone|n|zona|an area that is different from others
zoom|n|zum; acercar la imagen|making things look nearer in a camera
zucchini|n|calabacín|a long green vegetable; an American word
`;
