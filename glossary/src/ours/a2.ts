/** What errands, trips and talk about oneself need: word, part of speech, Spanish, and what it means in plain English unless WordNet says it well. */
export const a2 = `
able|a|capaz|if you are able to do something, you can do it
abroad|r|en el extranjero, al extranjero|in or to another country
accept|v|aceptar|to say yes to something that someone offers you
accident|n|accidente|something bad that happens and that nobody wanted
across|prep|a través de, al otro lado de|from one side to the other
act|v|actuar; acto|to do something; also: to play a part in a film or play
action|n|acción|something that someone does
active|a|activo|doing many things; always moving
activity|n|actividad|something that you do, often for fun
actress|n|actriz|a woman who plays parts in films or plays
actually|r|en realidad, de hecho|in fact; you say it when the truth is a surprise
add|v|añadir, agregar; sumar|to put one thing with another
adjective|n|adjetivo|a word that describes something, such as "big"
adult|n|adulto|a person who is no longer a child
advantage|n|ventaja|something that helps you or makes things better for you
adventure|n|aventura|something exciting and unusual that happens to you
adverb|n|adverbio|a word that says how, when or where, such as "slowly"
advert|n|anuncio|a picture, film or text that tries to sell you something
advertisement|n|anuncio|a picture, film or text that tries to sell you something
advice|n|consejo, consejos|what you say to help someone decide what to do
advise|v|aconsejar|to tell someone what you think they should do
aeroplane|n|avión|a machine with wings that flies
african|a|africano|from Africa
afterwards/afterward|r|después, más tarde|later, after something else
against|prep|contra, en contra de|not agreeing with; also: playing to win over; touching the side of
agree|v|estar de acuerdo|to think the same as someone else
aha|int|¡ajá!|you say it when you suddenly understand or find something
airline|n|aerolínea|a company that takes people by plane
airplane|n|avión|an aeroplane, in American English
alarm|n|alarma; despertador|a loud sound that wakes you or tells you about danger
album|n|álbum|songs sold together; also: a book for photos
alien|n|extraterrestre|a living thing from another planet
alive|a|vivo|living, not dead
allow|v|permitir|to say that someone may do something
almost|r|casi|nearly
aloud|r|en voz alta|so that other people can hear
although|conj|aunque|but; it is a surprise that
amazed|a|asombrado|very surprised
ambulance|n|ambulancia|a car that takes ill people to hospital
among|prep|entre (varios)|in the middle of a group
ancient|a|antiguo, muy viejo|very old; from thousands of years ago
angel|n|ángel|in religion and stories, a good person with wings who comes from God
angrily|r|con enfado, con enojo|in an angry way
anime|n|anime|films and series from Japan made with drawings
ant|n|hormiga|a very small insect that lives and works with many others
anybody|pron|alguien, nadie, cualquiera|any person
anyone|pron|alguien, nadie, cualquiera|any person
anyway|r|de todos modos, en fin|it does not matter; you also say it to go back to your story
anywhere|r|en cualquier lugar, en ningún lugar|in or to any place
apart|r|separado, aparte|not together; away from each other
apologize|v|disculparse, pedir perdón|to say that you are sorry
appear|v|aparecer; parecer|to start to be seen
apply|v|solicitar; aplicar|to ask for a job or a place at a school, in writing
appointment|n|cita|a time when you will see a doctor, for example
arabic|n|árabe (idioma)|a language of North Africa and countries near it
area|n|zona, área|a part of a place or country
argentinian|a|argentino|from Argentina
argue|v|discutir|to talk in an angry way because you do not agree
argument|n|discusión; argumento|an angry talk between people who do not agree
army|n|ejército|a large group of soldiers who fight for a country
arrange|v|organizar; ordenar|to plan something; also: to put things in order
arrival|n|llegada|when someone or something comes to a place
article|n|artículo|a text in a newspaper or magazine
asian|a|asiático|from Asia
assistant|n|ayudante, asistente; dependiente|a person who helps someone in their work
astronaut|n|astronauta|a person who travels in space
athlete|n|atleta, deportista|a person who is good at sport
athletics|n|atletismo|the sports of running, jumping and throwing
attack|v|atacar; ataque|to try to hurt someone
attention|n|atención|when you look, listen and think about something carefully
attractive|a|atractivo|nice to look at
audience|n|público|the people who watch or listen to a play, film or concert
australian|a|australiano|from Australia
austrian|a|austriaco|from Austria
author|n|autor, autora|a person who wrote a book
available|a|disponible|ready to be used or bought; free
awake|a|despierto|not sleeping
award|n|premio|something you get because you did very well
babysitter|n|niñera, canguro|a person who looks after children when the parents are out
background|n|fondo; origen, antecedentes|the part of a picture behind the main things
backpack|n|mochila|a bag that you carry on your back
backpacker|n|mochilero, mochilera|a person who travels with a bag on their back and little money
backward|r|hacia atrás|towards the back
backwards|r|hacia atrás, al revés|towards the back
bacon|n|beicon, tocino|thin pieces of salty meat from a pig
badminton|n|bádminton|a game like tennis, with a light thing with feathers in place of a ball
bagel|n|bagel (rosca de pan)|a round piece of bread with a hole in the middle
baggage|n|equipaje|all the bags you travel with
bake|v|hornear|to cook bread or cakes in an oven
baked|a|al horno|cooked in an oven
baker|n|panadero, panadera|a person who makes bread and cakes
bakery|n|panadería|a shop that sells bread and cakes
balance|n|equilibrio; saldo|when you can stand and do not fall
balcony|n|balcón|a small place outside a window where you can stand or sit, above the street
ballet|n|ballet|a kind of dance that tells a story with music
barbecue|n|barbacoa, asado|a meal that you cook outside over a fire
barber|n|barbero, peluquero|a person who cuts men's hair
basic|a|básico|simple and most important
basketball|n|baloncesto, básquetbol|a game in which two teams throw a ball into a high ring
bat|n|murciélago; bate|a small animal that flies at night; also: you hit a ball with it
bathtub|n|bañera, tina|you fill it with water and sit in it to wash
battery|n|pila, batería|it gives electricity to a phone, a toy or a car
beard|n|barba|the hair on a man's face
beat|v|ganar a, vencer; golpear|to win against someone; also: to hit many times
bedside|n|lado de la cama, cabecera|the place next to a bed
bedtime|n|hora de acostarse|the time when you go to bed
beginner|n|principiante|a person who has just started to learn something
behave|v|comportarse, portarse|to be good or bad in what you do
belgian|a|belga|from Belgium
believe|v|creer|to think that something is true
belt|n|cinturón|you wear it around the middle of your body
berry|n|baya, fruto del bosque|a small soft round fruit
beside|prep|al lado de, junto a|next to
bet|v|apostar; apuesta|to risk money on who will win; also: I bet means I am sure
bikini|n|bikini|clothes in two parts that women wear to swim
billion|num|mil millones|the number 1,000,000,000
bin|n|cubo de basura, papelera|you put things in it that you do not want any more
bingo|n|bingo|a game in which you win if your numbers are called
biology|n|biología|the study of living things
bite|v|morder; picar; mordisco|to cut with your teeth
blackberry|n|mora, zarzamora|a small soft black fruit
blackboard|n|pizarra, pizarrón|the black or green board in a classroom
blanket|n|manta, cobija|a warm cover for a bed
blog|n|blog|a page on the internet where someone often writes about their life or interests
blogger|n|bloguero, bloguera|a person who writes a blog
blonde/blond|a|rubio|with light yellow hair
blood|n|sangre|the red liquid in your body
blueberry|n|arándano|a small round dark blue fruit
boil|v|hervir|to make water so hot that it moves and turns into steam
boiled|a|hervido, cocido|cooked in very hot water
bomb|n|bomba|a thing that explodes and hurts people and buildings
bone|n|hueso|one of the hard white parts inside your body
bookcase|n|librería, estantería|a piece of furniture for books
bookmark|n|marcapáginas, marcador|it shows you which page you were reading
bookshop|n|librería|a shop that sells books
border|n|frontera; borde|the line between two countries
bored|a|aburrido|unhappy because you have nothing interesting to do
borrow|v|pedir prestado, tomar prestado|to take something for a time and give it back later
boss|n|jefe, jefa|the person who tells you what to do at work
bowling|n|bolos, boliche|a game in which you roll a heavy ball to knock things down
brain|n|cerebro|the part inside your head that thinks
brave|a|valiente|not afraid of danger
brazilian|a|brasileño|from Brazil
bright|a|brillante, luminoso; listo|with a lot of light; also: clever
brilliant|a|brillante, genial|very good or very clever
broccoli|n|brócoli|a green vegetable that looks like a small tree
brother-in-law|n|cuñado|the husband of your sister, or the brother of your husband or wife
brush|n|cepillo; cepillar; pincel|you use it to clean or paint things, or for your hair
bucket|n|cubo, balde|an open round thing with a handle, for carrying water
builder|n|albañil, constructor|a person who builds houses
bun|n|panecillo, bollo; moño|a small round piece of bread; also: hair tied in a round form
bunny|n|conejito|a child's word for rabbit
burn|v|quemar, arder; quemadura|to be on fire, or hurt something with fire
bush|n|arbusto|a small low tree
business|n|negocio, empresa|buying and selling things; also: a company
businessman|n|hombre de negocios, empresario|a man who works in business
businesswoman|n|mujer de negocios, empresaria|a woman who works in business
butcher|n|carnicero, carnicera|a person who cuts and sells meat
butterfly|n|mariposa|an insect with big wings in beautiful colours
buyer|n|comprador, compradora|a person who buys something
cab|n|taxi|a taxi
cage|n|jaula|a box with metal bars for animals or birds
calm|a|tranquilo, calmado|not worried, angry or excited
camel|n|camello|a big animal of the desert that can live for days without water
camp|n|campamento; acampar|a place where people sleep in tents
campfire|n|hoguera, fogata|a fire that you make outside when you sleep in tents
camping|n|acampada, camping|sleeping in a tent on holiday
campsite|n|camping (lugar)|a place where you can put up a tent
canadian|a|canadiense|from Canada
cancel|v|cancelar|to say that something planned will not happen
candle|n|vela|you burn it to make light; there are some on a birthday cake
candy|n|caramelos, dulces|sweets, in American English
capital|n|capital; mayúscula|the most important city of a country; also: a big letter
captain|n|capitán, capitana|the person who leads a team or a ship
care|n|cuidado; importar|looking after someone; also: to think something is important
carefully|r|con cuidado|thinking about what you do, so that nothing goes wrong
careless|a|descuidado|not thinking enough about what you do
carpet|n|alfombra, moqueta|something soft that covers a floor
cartoon|n|dibujos animados; viñeta|a film or picture with funny drawings
cash|n|efectivo, dinero en metálico|money in coins and notes
castle|n|castillo|a big strong old building where kings lived
cause|v|causar; causa|to make something happen
cd|n|CD|a small round flat thing with music on it
celebrate|v|celebrar|to do something nice because it is a special day
cent|n|céntimo, centavo|there are a hundred in a euro or a dollar
centimetre/centimeter|n|centímetro|there are a hundred in a metre
central|a|central|in the middle
century|n|siglo|a hundred years
cereal|n|cereales|dry food that you eat with milk for breakfast
certain|a|seguro; cierto|sure; also: some, but not all
certainly|r|sin duda; por supuesto|without doubt; of course
champion|n|campeón, campeona|the person or team that wins a competition
championship|n|campeonato|a competition to find the best player or team
chance|n|oportunidad; posibilidad; casualidad|when it is possible to do something
channel|n|canal|a television station
character|n|personaje; carácter|a person in a story or film
chase|v|perseguir|to run after someone to catch them
checkout|n|caja (de supermercado)|the place in a supermarket where you pay
cheek|n|mejilla|the side of your face, under your eye
cheer|v|animar, vitorear|to shout because you like what a team or person does
cheerful|a|alegre|happy
chef|n|chef, cocinero|the main cook in a restaurant
chemistry|n|química|the study of what things are made of and how they change
cherry|n|cereza|a small round red fruit with a stone inside
chess|n|ajedrez|a game for two with kings, queens and horses on a board
chick|n|pollito|a very young bird, often a chicken
chilean|a|chileno|from Chile
chilli/chili|n|chile, guindilla, ají|a small red or green vegetable that tastes very hot
chin|n|barbilla, mentón|the part of your face under your mouth
chip|n|patata frita, papa frita; chip|a long piece of hot potato; in America, a thin dry one
choice|n|elección, opción|when you can decide between two or more things
circle|n|círculo|a round shape
classical|a|clásico|of music: serious and often old, like Mozart's
classmate|n|compañero de clase|a person in the same class as you
clear|a|claro; despejado|easy to understand, see or hear
clearly|r|claramente|in a way that is easy to understand, see or hear
click|v|hacer clic; clic|to press a button on a computer
climate|n|clima|the weather that a place usually has
climb|v|escalar, trepar, subir|to go up with your hands and feet
climber|n|escalador, alpinista|a person who goes up mountains for sport
cloth|n|tela; trapo|what clothes are made of; also: a piece of it for cleaning
clothing|n|ropa|clothes
cloudless|a|despejado, sin nubes|with no clouds
clown|n|payaso|a person with a red nose who makes people laugh
club|n|club; discoteca|a group of people who meet to do the same thing
clue|n|pista|something that helps you find the answer
coach|n|entrenador; autocar, autobús|a person who trains a team; also: a bus for long trips
coast|n|costa|the land next to the sea
coconut|n|coco|a very big brown nut with white food and water inside
coin|n|moneda|a round piece of money made of metal
cola|n|cola (refresco)|a sweet dark drink with bubbles
collect|v|coleccionar; recoger|to get many things of one kind; also: to go and get
collection|n|colección|many things of one kind that someone has
collector|n|coleccionista|a person who has many things of one kind
colombian|a|colombiano|from Colombia
colourful/colorful|a|colorido, lleno de color|with many bright colours
comfortable|a|cómodo|nice to sit on, lie on or wear
common|a|común, frecuente|found in many places or happening often
company|n|empresa, compañía|a business that makes or sells things
compare|v|comparar|to see how things are the same or different
compete|v|competir|to try to win against others
competition|n|concurso, competición|when people try to win something
complain|v|quejarse|to say that you do not like something or are not happy
complete|a|completo; completar|with all its parts; also: to finish
completely|r|completamente|in every way; totally
confuse|v|confundir|to make someone not understand
confused|a|confundido|not able to understand or think clearly
confusing|a|confuso|difficult to understand
congratulation|n|felicitación (congratulations: ¡felicidades!)|you say "congratulations" when something good happens to someone
connect|v|conectar|to join two things
contact|v|contactar, ponerse en contacto; contacto|to write to someone or call them
continent|n|continente|Africa, Asia and Europe are continents
continue|v|continuar, seguir|to go on; not to stop
control|v|controlar; control|to make something or someone do what you want
conversation|n|conversación|a talk between two or more people
cookbook|n|libro de cocina, recetario|a book that tells you how to cook things
cooker|n|cocina (aparato), estufa|a machine in the kitchen on which you cook
cookery|n|cocina (actividad)|cooking food, as something you learn
cookie|n|galleta|a biscuit, in American English
copy|v|copiar; copia|to make or do the same as something else
corn|n|maíz|a tall plant with yellow seeds that you can eat
correct|a|correcto; corregir|right, with no mistakes
costume|n|disfraz, traje|clothes you wear to look like someone else
cosy/cozy|a|acogedor|warm and comfortable
cotton|n|algodón|a plant, and the light cloth made from it
couch|n|sofá|a long soft seat for two or more people
cough|v|toser; tos|to push air out of your mouth with a noise because you are ill
couple|n|pareja; par|two people who are together; also: two or a few
cover|v|cubrir, tapar; cubierta|to put something over something else
cowboy|n|vaquero|a man who rides a horse and looks after cows in America
cranberry|n|arándano rojo|a small red fruit that is not very sweet
crash|v|chocar; choque, accidente|of a car: to hit something and break
crayon|n|cera, crayón|a soft coloured pencil for children
crazy|a|loco|very strange or not sensible
create|v|crear|to make something new
cricket|n|críquet; grillo|a game with a bat and a ball, played in white clothes; also: an insect that sings
crisp|n|patata frita de bolsa; crujiente|a thin dry piece of potato from a bag
crocodile|n|cocodrilo|a big dangerous animal with a long mouth that lives in rivers
croissant|n|cruasán, croissant|soft French bread for breakfast, like a half moon
cross|v|cruzar; cruz|to go to the other side of
crossing|n|cruce, paso de peatones|a place where you can walk over a road
crossroads|n|cruce, encrucijada|a place where two roads meet
crossword|n|crucigrama|a game in which you write words in squares
crowd|n|multitud|a lot of people in one place
crowded|a|lleno de gente, abarrotado|full of people
crown|n|corona|a king or queen wears it on the head
cuban|a|cubano|from Cuba
cucumber|n|pepino|a long green vegetable for salads
culture|n|cultura|the way of life, art and ideas of a country
cupcake|n|magdalena, cupcake|a very small cake for one person
curly|a|rizado|of hair: not straight but in rings
curry|n|curri|an Indian dish with meat or vegetables, often hot
curtain|n|cortina|a piece of cloth at a window
customer|n|cliente, clienta|a person who buys things in a shop
cycle|v|ir en bicicleta; ciclo|to ride a bike
cyclist|n|ciclista|a person who rides a bike
czech|a|checo|from the Czech Republic
daily|a|diario, cotidiano; a diario|happening every day
dairy|a|lácteo|made from milk
danger|n|peligro|when something bad can happen to you
dangerous|a|peligroso|able to hurt or kill you
danish|a|danés|from Denmark
darts|n|dardos|a game in which you throw small pointed things at a round board
dawn|n|amanecer, alba|the time when it gets light in the morning
daytime|n|día (horas de luz)|the part of the day when it is light
deal|n|trato, acuerdo|when two people agree about something, often in business
death|n|muerte|the end of life
decade|n|década|ten years
decide|v|decidir|to choose what to do
decision|n|decisión|what you choose after thinking
deep|a|profundo, hondo|going a long way down
deer|n|ciervo, venado|a wild animal of the forest that runs fast; the males have horns
degree|n|grado; título universitario|how we measure heat: 30 degrees; also: what you get at the end of university
delete|v|borrar, eliminar|to take away words or files on a computer
deliver|v|entregar, repartir|to bring something to a person's house
department|n|departamento; sección|a part of a company, shop or school
describe|v|describir|to say what something is like
desert|n|desierto|a very dry place with a lot of sand
design|v|diseñar; diseño|to draw a plan for something new
designer|n|diseñador, diseñadora|a person who draws plans for clothes or things
dessert|n|postre|something sweet that you eat at the end of a meal
destroy|v|destruir|to break something completely
detail|n|detalle|a small piece of information
detective|n|detective|a person who tries to find out who did a crime
dialogue/dialog|n|diálogo|a talk between people in a book or film
diamond|n|diamante|a very hard and expensive stone
diaper|n|pañal|a baby wears it before it can use a toilet; an American word
diary|n|diario; agenda|a book in which you write what you do each day
dice|n|dado, dados|a small box with one to six points on its sides, for games
die|v|morir|to stop living
diet|n|dieta|the food you eat; also: eating less to be thinner
dig|v|cavar|to make a hole in the ground
digital|a|digital|working with computers or with numbers
dining|n|comer, cenar (dining room: comedor)|eating a meal, often in a nice place
dinosaur|n|dinosaurio|an animal that lived millions of years ago, often very big
disappear|v|desaparecer|to go away so that nobody can see it
disappointed|a|decepcionado|sad because something was not as good as you hoped
disappointing|a|decepcionante|not as good as you hoped
disco|n|discoteca|a place where people dance to music at night
discount|n|descuento|money taken off a price
discover|v|descubrir|to find something for the first time
discuss|v|hablar de, debatir|to talk about something with other people
disgusting|a|asqueroso, repugnante|very bad to see, smell or eat
dish|n|plato (de comida o para servir)|food made in one way; also: a plate
distance|n|distancia|how far it is from one place to another
dive|v|bucear; tirarse de cabeza|to jump into water with your head first, or swim under it
diving|n|buceo|swimming under water
dj|n|DJ, pinchadiscos|a person who plays music at parties or on the radio
document|n|documento|a paper or a computer file with information
dolphin|n|delfín|a clever grey animal that lives in the sea and jumps
domino|n|dominó, ficha de dominó|a flat piece with points on it, for a game
donkey|n|burro, asno|an animal like a small horse with long ears
doorbell|n|timbre|you ring it at the door of a house
doorway|n|entrada, umbral|the open place where a door is
double|a|doble|two times as much or as many
doughnut/donut|n|rosquilla, dona|a round sweet cake with a hole
download|v|descargar|to bring a file from the internet to your computer
downtown|r|en el centro, al centro|in or to the middle of a city, in American English
dragon|n|dragón|a big animal in stories that has fire in its mouth
drawer|n|cajón|a box in a desk that you can pull out
dream|n|sueño; soñar|pictures in your head when you sleep; also: what you would love to do
drop|v|dejar caer; gota|to let something fall
drummer|n|batería (músico), baterista|a person who plays the drums
duckling|n|patito|a very young duck
during|prep|durante|from the start to the end of
dutch|a|holandés, neerlandés|from the Netherlands
dvd|n|DVD|a round flat thing with a film on it
e-book|n|libro electrónico|a book that you read on a screen
earache|n|dolor de oído|a pain in your ear
earn|v|ganar (dinero)|to get money for work
earphone|n|auricular|you put it in your ear to listen to music
earthquake|n|terremoto|when the ground shakes strongly
easily|r|fácilmente|with no difficulty
easter|n|Pascua, Semana Santa|a Christian holiday in spring
eastern|a|del este, oriental|in or from the east
education|n|educación|teaching and learning in schools
eggplant|n|berenjena|a large purple vegetable; an American word
egyptian|a|egipcio|from Egypt
either|det|cualquiera de los dos; tampoco|one or the other of two; also: not this one too
elect|v|elegir (por votación)|to choose someone by voting
electric|a|eléctrico|using electricity
electrician|n|electricista|a person whose job is to repair electric things
electronic|a|electrónico|of machines: with very small electric parts inside
elevator|n|ascensor, elevador|it takes you up and down in a building; an American word
else|r|más, otro|other; in addition: what else?
emoji|n|emoji, emoticono|a small picture of a face or thing in a message
encourage|v|animar, alentar|to help someone to believe that they can do it
energy|n|energía|the power to do things
engine|n|motor|the part of a car that makes it move
engineer|n|ingeniero, ingeniera|a person who plans or builds machines, roads or bridges
engineering|n|ingeniería|the work of planning and building machines, roads or bridges
enormous|a|enorme|very big
enter|v|entrar (en)|to go or come into
entrance|n|entrada|the door or way into a place
envelope|n|sobre|you put a letter in it
environment|n|medio ambiente|the air, water and land around us
eraser|n|goma de borrar|you take away pencil marks with it
escape|v|escapar; huida|to get away from a place where you do not want to be
especially|r|especialmente, sobre todo|more than others
european|a|europeo|from Europe
event|n|acontecimiento, evento|something important that happens
everyday|a|cotidiano, de todos los días|usual, not special
everywhere|r|en todas partes|in or to all places
exact|a|exacto|completely right
exactly|r|exactamente|completely right; no more and no less
examine|v|examinar|to look at something very carefully
excellent|a|excelente|very, very good
excited|a|emocionado, entusiasmado|very happy because something good is going to happen
excitement|n|emoción, entusiasmo|the feeling of being excited
excuse|n|excusa; disculpar|a reason you give for something you did wrong
exit|n|salida|the way out of a building or road
expect|v|esperar, contar con|to think that something will happen
experience|n|experiencia|something that happens to you; what you know because you did it
experiment|n|experimento|a test to find out if something is true
expert|n|experto, experta|a person who knows a lot about something
explanation|n|explicación|what you say to help someone understand
explore|v|explorar|to go around a new place to find out about it
explorer|n|explorador, exploradora|a person who travels to places that few people know
extremely|r|extremadamente|very, very
fact|n|hecho|something that is true
factory|n|fábrica|a building where things are made by machines
fail|v|suspender, reprobar; fracasar|not to pass a test; not to do what you tried
fair|a|justo; feria|the same for everyone
fairly|r|bastante|more than a little, but not very
fan|n|fan, aficionado; ventilador|a person who likes a team or singer very much
fantastic|a|fantástico|very, very good
fashion|n|moda|the clothes that people like at a certain time
fashionable|a|de moda|popular at a certain time
father-in-law|n|suegro|the father of your husband or wife
fear|n|miedo|what you feel when you are afraid
feed|v|dar de comer, alimentar|to give food to a person or animal
festival|n|festival, fiesta|days with music, films or other special things
fight|v|luchar, pelear; pelea|to hit each other, or to use words against each other
file|n|archivo, fichero; carpeta|information in a computer under one name
fill|v|llenar, rellenar|to make full
final|a|final, último|last
finally|r|por fin, finalmente|after a long time; at the end
finnish|a|finlandés|from Finland
firefighter|n|bombero, bombera|a person who stops fires
firewoman|n|bombera|a woman who stops fires
firework|n|fuego artificial, cohete|something that goes up and makes bright colours in the sky
fireworks|n|fuegos artificiales|bright colours and noise in the sky on a special night
firm|a|firme; empresa|hard, not soft; also: a company
fisherman|n|pescador|a man who catches fish
fitness|n|forma física|being healthy and strong
fix|v|arreglar, reparar; fijar|to repair
flag|n|bandera|a piece of cloth with the colours of a country
flashcard|n|tarjeta de vocabulario|a card with a word or picture, for learning
flavour/flavor|n|sabor|the taste of food or drink
flight|n|vuelo|a trip in a plane
flour|n|harina|white powder for making bread and cakes
flu|n|gripe|an illness like a bad cold
fog|n|niebla|a cloud near the ground, so that you cannot see far
foggy|a|con niebla, neblinoso|with a cloud near the ground, so that you cannot see far
folder|n|carpeta|you keep papers or computer files in it
footballer|n|futbolista|a person who plays football
foreign|a|extranjero|from another country
foreigner|n|extranjero, extranjera|a person from another country
fork|n|tenedor|you put food in your mouth with it; it has three or four points
forward|r|hacia delante, adelante|towards the front
freezer|n|congelador|a machine that keeps food as cold as ice
freezing|a|helado, muy frío|very cold
fried|a|frito|cooked in hot oil
friendship|n|amistad|being friends
fry|v|freír|to cook in hot oil
full-time|a|a tiempo completo|for all the hours of a usual working week
funfair|n|parque de atracciones, feria|a place outside with big machines to ride on and games
funnily|r|de forma graciosa; curiosamente|in a strange or funny way
furniture|n|muebles|tables, chairs, beds and so on
future|n|futuro|the time that will come
gallery|n|galería|a place where you can look at art
garage|n|garaje; taller|a place for a car; also: a place where cars are repaired
garbage|n|basura|things that you throw away; an American word
garlic|n|ajo|a white plant like a small onion, with a strong taste
gas|n|gas; gasolina|something like air that you can burn; in America, also what cars need
gate|n|puerta, verja|a door in a garden wall; also: where you get on a plane
generally|r|generalmente, en general|usually; in most cases
generous|a|generoso|happy to give things to others
gentle|a|suave, dulce, amable|kind and soft, never rough
geography|n|geografía|the study of countries, mountains, rivers and so on
ghost|n|fantasma|a dead person who comes back, in stories
giant|n|gigante|a very, very big person in stories; also: very big
gift|n|regalo; don, talento|something that you give to someone
giraffe|n|jirafa|a tall African animal with a very long neck
glad|a|contento, alegre|happy about something
glasshouse|n|invernadero|a building of glass for growing plants
glove|n|guante|you wear it on your hand when it is cold
goalkeeper|n|portero, arquero|the player who tries to stop the ball from going into the goal
goat|n|cabra|an animal with horns and a small beard that gives milk
gold|n|oro|a yellow metal that is very expensive
golden|a|dorado, de oro|having the colour of gold, or made of it
goldfish|n|pez de colores, carpa dorada|a small orange fish that people keep at home
golf|n|golf|a game in which you hit a small ball into holes in the grass
goose|n|ganso, oca|a big white or grey bird with a long neck
government|n|gobierno|the people who lead a country
grandchild|n|nieto o nieta|the child of your son or daughter
grandchildren|n|nietos|the children of your sons and daughters
granddaughter|n|nieta|the daughter of your son or daughter
grandson|n|nieto|the son of your son or daughter
greek|a|griego|from Greece; also: the language
greet|v|saludar|to say hello to someone
greeting|n|saludo|what you say or write when you meet someone
grilled|a|a la parrilla, a la plancha|cooked over or under a strong heat
groceries|n|la compra, los comestibles|food and other things for the home that you buy
grocery|n|tienda de comestibles|a shop for food and small things for the home
ground|n|suelo, tierra|what is under your feet outside
grown-up|n|adulto, persona mayor|a child's word for an adult
guard|n|guardia, vigilante; guardar|a person who keeps a place or a person safe
guess|v|adivinar, suponer|to give an answer when you do not know it
guest|n|invitado; huésped|a person who comes to your house or stays in a hotel
guide|n|guía; guiar|a person who shows places to visitors
guidebook|n|guía (libro)|a book about a place for visitors
guitarist|n|guitarrista|a person who plays the guitar
guy|n|tipo, chico, tío|a man, in friendly talk
gym|n|gimnasio|a place where you do exercises to be strong
habit|n|costumbre, hábito|something that you do often, without thinking
hail|n|granizo; granizar|small balls of ice that fall like rain
haircut|n|corte de pelo|when someone cuts your hair; how it is cut
hairdresser|n|peluquero, peluquera|a person who cuts and washes hair
hairdryer|n|secador de pelo|a machine that dries your hair with hot air
hairstyle|n|peinado|how your hair is cut and combed
hall|n|pasillo, entrada; sala|the room just inside the door of a house
halloween|n|Halloween|the 31st of October, when children dress up as ghosts
ham|n|jamón|meat from the leg of a pig
hamburger|n|hamburguesa|flat round meat in bread
hamster|n|hámster|a very small animal that children keep in a cage
handbag|n|bolso, cartera|a small bag that a woman carries
handsome|a|guapo, apuesto|of a man: good to look at
hang|v|colgar|to put something up so that its lower part is free
happiness|n|felicidad|the feeling of being happy
harbour/harbor|n|puerto|a place where ships are safe from the sea
hate|v|odiar|not to like at all
headlight|n|faro (de coche)|a big light on the front of a car
headmaster|n|director (de colegio)|the man who is the head of a school
headphone|n|auricular|one of the two parts you put on your ears to listen to music
headphones|n|auriculares, audífonos|you put them on your ears to listen to music
health|n|salud|how well your body is
heat|n|calor; calentar|being hot; to make hot
heater|n|calentador, estufa|a machine that makes a room or water warm
heating|n|calefacción|the machines that keep a house warm
heavily|r|mucho, intensamente|a lot: it rained heavily
hedgehog|n|erizo|a small animal with a back full of sharp points
height|n|altura, estatura|how tall or high something is
helicopter|n|helicóptero|it flies with long blades that turn round on its top
helmet|n|casco|a hard hat that keeps your head safe
helpful|a|útil, servicial|giving help
hero|n|héroe|a person who does something very brave
herself|pron|ella misma, se|that woman or girl and nobody else: she cut herself
hide|v|esconder, esconderse|to put something, or be, where nobody can see
hide-and-seek|n|escondite, escondidas|a game in which one child looks for the others
highway|n|autopista, carretera|a big road between towns, in American English
hiker|n|senderista, excursionista|a person who goes on long walks in the country
hiking|n|senderismo|going on long walks in the country
himself|pron|él mismo, se|that man or boy and nobody else: he cut himself
hip-hop|n|hip-hop|a kind of music with fast talking and strong beats
hippo|n|hipopótamo|a very big fat African animal that lives in rivers
hire|v|alquilar; contratar|to pay to use something for a short time; also: to give someone a job
historical|a|histórico|about things that happened in the past
hit|v|golpear, pegar; éxito|to touch hard with your hand or a thing
hockey|n|hockey|a game in which you hit a ball with long sticks
home-made|a|casero, hecho en casa|made at home, not bought
homemade|a|casero, hecho en casa|made at home, not bought
honest|a|sincero, honrado|always telling the truth
honeymoon|n|luna de miel|the holiday of two people who have just married
hoodie|n|sudadera con capucha|a warm soft top with a part that covers your head
hopefully|r|ojalá, con suerte|you say it for what you want to happen
hopeless|a|desesperado, inútil; muy malo|very bad, so that you think it cannot get better
horrible|a|horrible|very bad or very unpleasant
hostel|n|albergue|a cheap place to sleep for young travellers
however|r|sin embargo, no obstante|but
huge|a|enorme|very, very big
human|a|humano|of or like a person, not an animal or machine
humour/humor|n|humor|what makes people laugh
hungarian|a|húngaro|from Hungary
hunter|n|cazador, cazadora|a person who kills wild animals for food or sport
hurray|int|¡hurra!|you shout it when you are very happy
hurry|v|darse prisa, apurarse; prisa|to do something or move faster
icy|a|helado, con hielo|very cold, or covered with ice
imagine|v|imaginar, imaginarse|to make a picture of something in your head
immediately|r|inmediatamente, enseguida|now; without waiting
improve|v|mejorar|to become better or make something better
include|v|incluir|to have as a part
including|prep|incluido, incluso|with something as a part
increase|v|aumentar; aumento|to become bigger in number or size
indian|a|indio, hindú|from India
indoor|a|cubierto, de interior|happening or used inside a building
indoors|r|dentro (de un edificio)|in or into a building
ingredient|n|ingrediente|one of the things that you need to make a dish
insect|n|insecto|a very small animal with six legs
instead|r|en lugar de eso, en vez de|in the place of something or someone else
instrument|n|instrumento|a piano, a guitar or another thing that makes music
intelligent|a|inteligente|good at learning and understanding
interest|n|interés; interesar|wanting to know more about something
international|a|internacional|between or for many countries
interview|n|entrevista; entrevistar|a meeting in which one person asks another questions
introduce|v|presentar; introducir|to tell people each other's names when they first meet
introduction|n|introducción, presentación|the first part of a book or talk
invent|v|inventar|to make or think of something completely new
invention|n|invento, invención|something completely new that someone has made
invitation|n|invitación|a letter or words that ask you to come to a party
invite|v|invitar|to ask someone to come to your house or party
irish|a|irlandés|from Ireland
iron|n|hierro; plancha; planchar|a strong metal; also: you make clothes flat with it
item|n|artículo, cosa|one thing in a list or group
itself|pron|sí mismo, se|that thing or animal and nothing else
jar|n|tarro, frasco|a glass thing with a lid, for jam for example
jazz|n|jazz|a kind of music that began in black America
jewellery/jewelry|n|joyas, joyería|rings and other beautiful things that you wear
jigsaw|n|rompecabezas, puzle|a picture in many pieces that you put together
jog|v|correr, hacer footing|to run slowly for exercise
jogger|n|corredor, corredora|a person who runs slowly for exercise
jogging|n|footing, trote|running slowly for exercise
joker|n|bromista; comodín|a person who makes a lot of jokes
journalist|n|periodista|a person who writes for a newspaper or speaks on the news
journey|n|viaje|when you go from one place to another
judge|n|juez, jueza; juzgar|a person who decides about crimes, or who wins
jug|n|jarra|you keep and serve water or milk in it
jungle|n|selva, jungla|a thick forest in a hot, wet country
kangaroo|n|canguro|an Australian animal that jumps and carries its baby in front
karate|n|kárate|a Japanese way of fighting with hands and feet, as a sport
keen|a|entusiasta, aficionado|very interested; wanting to do something
ketchup|n|kétchup, salsa de tomate|a thick red sauce made from tomatoes
kettle|n|hervidor, tetera|you heat water in it for tea
keyboard|n|teclado|the part of a computer with the letters on it
kick|v|dar una patada, patear|to hit with your foot
kill|v|matar|to make someone or something die
kilo|n|kilo|a thousand grams
kindergarten|n|jardín de infancia, kínder|a school for very young children
kit|n|equipo, kit|the clothes or things that you need for something
kite|n|cometa, papalote|a light toy that flies in the wind on a long string
kitten|n|gatito|a very young cat
kiwi|n|kiwi|a small brown fruit that is green inside
knee|n|rodilla|the middle part of your leg, where it bends
knitting|n|labor de punto, tejido|making clothes from wool with two long needles
knock|v|llamar (a la puerta), golpear|to hit a door so that someone opens it
knowledge|n|conocimiento, conocimientos|what you know
korean|a|coreano|from Korea
label|n|etiqueta|a small paper on a thing that tells you about it
ladder|n|escalera de mano|you climb up it to reach high places
lady|n|señora, dama|a polite word for a woman
land|n|tierra; aterrizar|the part of the Earth that is not sea
laptop|n|ordenador portátil, laptop|a small computer that you can carry
latest|a|último, más reciente|newest
latin|n|latín; latino|the language of the old Romans
law|n|ley, derecho|a rule of a country
lawyer|n|abogado, abogada|a person who knows the law and helps others with it
lazy|a|perezoso, vago|not wanting to work
leader|n|líder, jefe|a person who goes first or tells a group what to do
leaf|n|hoja|a flat green part of a tree or plant
least|det|el menos, mínimo|the smallest amount
lemonade|n|limonada|a sweet drink made with lemons
lend|v|prestar|to give something for a time; you get it back later
lettuce|n|lechuga|a plant with big green leaves for salads
level|n|nivel|how high or how good something is
librarian|n|bibliotecario, bibliotecaria|a person who works in a library
licence/license|n|permiso, licencia, carné|a paper that says that you may do something, such as drive
lie|v|mentir; mentira; estar tumbado|to say something that is not true; also: to be flat on a bed
lifeguard|n|socorrista, salvavidas|a person who helps people in danger at a beach or pool
lift|v|levantar; ascensor|to move something up; also: it takes you up in a building
lighter|n|mechero, encendedor|a small thing that makes fire
likely|a|probable|if something is likely, we think it will happen
lime|n|lima; limón verde|a fruit like a small green lemon
lip|n|labio|one of the two soft parts around your mouth
lipstick|n|pintalabios, lápiz labial|colour for the mouth
lively|a|animado, vivo|full of life and energy
lizard|n|lagarto, lagartija|a small animal with four legs and a long tail that likes the sun
local|a|local, de la zona|of the place where you are
lock|v|cerrar con llave; cerradura|to close with a key
login|n|inicio de sesión, usuario|the name and password that you need to use a computer or page
logo|n|logotipo|a small picture that is the sign of a company
lollipop|n|piruleta, chupetín, paleta|a hard sweet on a stick
lonely|a|solo, solitario|sad because you have no friends or nobody is with you
lorry|n|camión|a very big vehicle that carries things
loudly|r|ruidosamente, en voz alta|with a lot of noise
lounge|n|salón, sala de espera|a room with soft chairs
lovely|a|encantador, precioso|very nice or beautiful
low|a|bajo|near the ground; not high
luck|n|suerte|good or bad things that happen by chance
luckily|r|por suerte, afortunadamente|it is a good thing that
luggage|n|equipaje|all the bags you travel with
lunchbox|n|fiambrera, lonchera|a small box in which you carry your lunch
lunchtime|n|hora de comer|the time in the middle of the day when you eat
machine|n|máquina|a thing with moving parts that does work for us
madam|n|señora|a polite word for a woman you do not know
magic|n|magia; mágico|power in stories to do things that are not possible
magical|a|mágico|having or using magic; very special
mail|n|correo|letters and parcels, or emails
mailbox|n|buzón|a box for letters
mailman|n|cartero|a man who brings letters, in American English
main|a|principal|most important
mainly|r|principalmente|mostly
make-up|n|maquillaje|colours that people put on their faces
manager|n|gerente, director, encargado|a person who leads a shop, hotel or team
mango|n|mango|a big sweet yellow or orange fruit from hot countries
mark|n|nota, marca; calificar|a number that says how good your school work is; also: a dirty place on something
marmalade|n|mermelada de naranja|jam made from oranges
marriage|n|matrimonio|being husband and wife
marry|v|casarse (con)|to become someone's husband or wife
mars|n|Marte|the red planet next to the Earth
match|n|partido; cerilla, fósforo; combinar|a game between two teams; also: a small stick that makes fire
matter|v|importar; asunto|to be important
maximum|n|máximo|the largest possible number or amount
mechanic|n|mecánico, mecánica|a person who repairs cars
medal|n|medalla|a flat round piece of metal that you win in sport
medicine|n|medicina, medicamento|something that you take when you are ill
melon|n|melón|a big round sweet fruit with much water in it
member|n|miembro, socio|a person who is in a group
memory|n|memoria; recuerdo|being able to remember; also: something that you remember
mention|v|mencionar|to say a little about something
mess|n|desorden, lío|when things are dirty or not in their places
metal|n|metal|iron, gold and silver are metals
metro|n|metro (tren)|trains that go under a city
mexican|a|mexicano|from Mexico
microwave|n|microondas|a small machine that makes food hot very quickly
midday|n|mediodía|twelve o'clock in the day
middle-aged|a|de mediana edad|between about forty-five and sixty years old
millionaire|n|millonario, millonaria|a person with more than a million dollars or euros
mind|n|mente; importar, molestar|the part of you that thinks
mirror|n|espejo|a glass in which you see yourself
miserable|a|muy triste, abatido|very unhappy
misty|a|brumoso, con neblina|with thin clouds near the ground
mix|v|mezclar; mezcla|to put different things together
mixed|a|mixto, mezclado|of different kinds together
mobile|n|móvil, celular|a phone that you carry with you
model|n|modelo; maqueta|a small copy of something; also: a person who shows clothes
modern|a|moderno|new; of our time
monster|n|monstruo|a big, ugly and frightening thing in stories
moonlight|n|luz de la luna|the light of the moon
moroccan|a|marroquí|from Morocco
mother-in-law|n|suegra|the mother of your husband or wife
motorbike|n|moto, motocicleta|it has two wheels and an engine
motorcycle|n|moto, motocicleta|it has two wheels and an engine
motorway|n|autopista, autovía|a very big road for fast cars
moustache/mustache|n|bigote|hair above a man's mouth
muddy|a|embarrado, lleno de barro|covered with wet earth
muffin|n|magdalena, muffin|a small round cake for one person
mug|n|taza (grande), jarra|a big cup with straight sides
mushroom|n|seta, champiñón, hongo|something like a small umbrella that grows in the forest; you can eat some kinds
musical|a|musical|about music; good at music
musician|n|músico|a person who plays music
myself|pron|yo mismo, me|me and nobody else: I cut myself
mystery|n|misterio|something that nobody can explain
narrow|a|estrecho, angosto|not wide
national|a|nacional|of a whole country
natural|a|natural|coming from nature, not made by people
nature|n|naturaleza|animals, plants, mountains and everything not made by people
nearby|r|cerca; cercano|not far away
nearly|r|casi|almost
necessary|a|necesario|that you must have or do
necklace|n|collar|you wear it around your neck because it is beautiful
neighbourhood/neighborhood|n|barrio, vecindario|the part of a town where you live
neither|det|ninguno de los dos; tampoco|not one and not the other of two
nephew|n|sobrino|the son of your brother or sister
nervous|a|nervioso|worried about something that is going to happen
network|n|red|computers, roads or people that are joined together
niece|n|sobrina|the daughter of your brother or sister
nighttime|n|noche (horas de oscuridad)|the time when it is dark
noisy|a|ruidoso|making or full of noise
none|pron|ninguno, ninguna|not one; not any
noodle|n|fideo, tallarín|long thin food made with flour, often in soup
normal|a|normal|usual; not strange
normally|r|normalmente|usually
norwegian|a|noruego|from Norway
notebook|n|cuaderno, libreta|a book with empty pages for writing in
notice|v|notar, darse cuenta; aviso|to see or hear something and think of it; also: a paper on a wall
noun|n|sustantivo, nombre|a word for a person, place or thing
novel|n|novela|a book with a long story
nowhere|r|en ninguna parte, a ningún sitio|not in or to any place
nut|n|nuez, fruto seco|a dry fruit in a hard shell
ocean|n|océano|a very big sea
octopus|n|pulpo|a sea animal with eight arms
offer|v|ofrecer; oferta|to ask if someone would like something
old-fashioned|a|anticuado, pasado de moda|not modern
olive|n|aceituna, oliva|a small green or black fruit that gives oil
omelette/omelet|n|tortilla (de huevo)|eggs beaten and fried
online|r|en línea, por internet|on the internet
onto|prep|sobre, a (movimiento)|to a place on something: it jumped onto the bed
oops|int|¡uy!, ¡ups!|you say it when you make a small mistake
operation|n|operación|when a doctor cuts someone's body to make them well
opinion|n|opinión|what you think about something
opposite|n|lo contrario, opuesto; enfrente de|as different as possible: hot and cold are opposites
order|n|orden; pedido; pedir|what comes first, second and so on; to ask for food in a restaurant
ordinary|a|normal, corriente|not special
organize|v|organizar|to plan something and make it happen
original|a|original|first; also: new and different
ourselves|pron|nosotros mismos, nos|us and nobody else: we hurt ourselves
outdoors|r|al aire libre, fuera|not in a building
overnight|r|durante la noche|for or in one night
owl|n|búho, lechuza|a bird with big eyes that flies at night
owner|n|dueño, dueña, propietario|the person something belongs to
pack|v|hacer la maleta; empaquetar; paquete|to put things into a bag before a trip
package|n|paquete|something in paper or a box that comes by post
pain|n|dolor|what you feel when something hurts
painful|a|doloroso|that hurts
paintbrush|n|pincel, brocha|you paint with it
palace|n|palacio|a big and beautiful house for a king or queen
pancake|n|tortita, panqueque|a thin round cake that you cook in a pan
panda|n|panda|a big black and white animal from China
pants|n|pantalones (EE. UU.); calzoncillos, bragas (Gran Bretaña)|in America: trousers; in Britain: what you wear under them
paperback|n|libro de bolsillo|a book with a soft cover
parade|n|desfile|people who walk through the streets with music on a special day
paragraph|n|párrafo|a part of a text that begins on a new line
parcel|n|paquete|something in paper or a box that comes by post
parrot|n|loro|a bird of many colours that can learn to speak
part-time|a|a tiempo parcial, de medio tiempo|for only some hours of the day or week
partly|r|en parte|not completely
partner|n|compañero, pareja, socio|a person you live, dance or work with
pass|v|pasar; aprobar|to go past; to do well in an exam
passenger|n|pasajero, pasajera|a person who travels in a bus, train or plane but does not drive it
passport|n|pasaporte|a small book with your photo that you need to go to other countries
password|n|contraseña|a secret word that you need to use a computer or page
path|n|camino, sendero|a narrow way where people walk
patient|n|paciente|an ill person whom a doctor looks after; also: able to wait calmly
peace|n|paz|when there is no war; a quiet time
peach|n|melocotón, durazno|a soft round fruit with yellow and red skin
pear|n|pera|a sweet green or yellow fruit with a thin top
pearl|n|perla|a small white ball from the sea, for rings and necklaces
pedestrian|n|peatón|a person who walks in the street
pen-pal|n|amigo por correspondencia|a friend to whom you write letters
penfriend|n|amigo por correspondencia|a friend to whom you write letters
penguin|n|pingüino|a black and white bird that swims but cannot fly
perfect|a|perfecto|so good that it cannot be better
perfectly|r|perfectamente|in a way that cannot be better
perform|v|actuar; realizar|to sing, dance or act in front of people
performance|n|actuación, representación; rendimiento|when someone sings, dances or acts in front of people
perhaps|r|quizás, tal vez|it is possible; maybe
period|n|período, época; punto (EE. UU.)|an amount of time
personal|a|personal|about one person, private
peruvian|a|peruano|from Peru
petrol|n|gasolina|what a car needs so that it can go
pharmacy|n|farmacia|a shop that sells medicine
photography|n|fotografía|taking photos
pianist|n|pianista|a person who plays the piano
pick|v|elegir; recoger|to choose; also: to take flowers or fruit from a plant
pillow|n|almohada|you put your head on it in bed
pilot|n|piloto|a person who flies a plane
pineapple|n|piña, ananá|a big brown fruit with hard leaves on top, sweet and yellow inside
pirate|n|pirata|a person who attacks ships and takes what is on them
plain|a|sencillo, liso; llanura|simple, with nothing added
planet|n|planeta|the Earth and Mars are planets
plastic|n|plástico|bottles and bags are often made of it
platform|n|andén; plataforma|the place in a station where you get on the train
playground|n|patio de recreo, parque infantil|a place outside where children play
playtime|n|recreo|the time when children at school go out to play
pleasant|a|agradable|nice
pleasure|n|placer, gusto|the feeling of being happy about something
plenty|pron|mucho, de sobra|more than you need
plum|n|ciruela|a small round fruit, often dark red or purple
plural|n|plural|the form of a word for more than one
plus|prep|más|and; added to
pocket|n|bolsillo|a small bag in your clothes for keys or money
poem|n|poema|a text in short lines, often with words that sound the same
point|n|punto; punta|what you win in a game; the sharp end of something
policewoman|n|policía (mujer)|a woman who works for the police
polish|v|pulir, sacar brillo; Polish: polaco|to make clean and bright; Polish means from Poland
polite|a|educado, cortés|speaking and acting nicely to other people
politician|n|político, política|a person who works in the government or wants to
pony|n|poni|a small horse
ponytail|n|cola de caballo, coleta|long hair tied at the back of the head
pop|n|pop (música)|modern music that many young people like
popcorn|n|palomitas de maíz|dry corn made big and white with heat; you eat it at the cinema
popular|a|popular|liked by many people
pork|n|carne de cerdo|meat from a pig
port|n|puerto|a town or place where ships come and go
portuguese|a|portugués|from Portugal; also: the language
positive|a|positivo|thinking of the good things; good
possibility|n|posibilidad|something that can happen
possible|a|posible|that can happen or be done
post|n|correo; publicación|letters and parcels; also: a text on the internet
postcard|n|postal|a card with a picture that you send from your holiday
poster|n|póster, cartel|a big picture or notice on a wall
postman|n|cartero|a man who brings letters
postwoman|n|cartera|a woman who brings letters
pottery|n|cerámica|plates, cups and other things made of baked earth
pound|n|libra|the money of Great Britain; also: about half a kilo
pour|v|verter, servir; llover a cántaros|to make a drink go from a bottle into a glass
power|n|poder; energía, fuerza|being able to do things or to make others do them
practical|a|práctico|useful and easy to use; good at doing things
practice|n|práctica|doing something again and again to get better
practise|v|practicar|to do something again and again to get better
prefer|v|preferir|to like one thing more than another
prepare|v|preparar|to get ready or make ready
presentation|n|presentación|a talk in which you show something to a group
presenter|n|presentador, presentadora|a person who leads a show on TV or radio
press|v|apretar, pulsar; prensa|to push with your finger
pretend|v|fingir, hacer como si|to act as if something is true when it is not
primary|a|primario|first; of school: for children from five to eleven
prince|n|príncipe|the son of a king or queen
princess|n|princesa|the daughter of a king or queen
print|v|imprimir|to put words or pictures on paper with a machine
printer|n|impresora|a machine that puts words from a computer on paper
prison|n|cárcel, prisión|a building where criminals must stay
private|a|privado|only for one person or group
probably|r|probablemente|almost certainly
progress|n|progreso|getting better or nearer the end
project|n|proyecto|a piece of work that you plan and do for some time
promise|v|prometer; promesa|to say that you will surely do something
pronoun|n|pronombre|a word in place of a noun, such as "he" or "it"
pronounce|v|pronunciar|to say the sound of a word
pronunciation|n|pronunciación|how you say a word
properly|r|bien, correctamente|in the right way
protect|v|proteger|to keep safe
proud|a|orgulloso|happy about something good that you or your family did
public|a|público|for everyone
pudding|n|postre; pudin, budín|something sweet at the end of a meal
pull|v|tirar de, jalar|to move something towards you
pullover|n|jersey, suéter|a warm piece of clothing that you pull over your head
pumpkin|n|calabaza|a very big round orange vegetable
puppy|n|cachorro, perrito|a very young dog
purse|n|monedero; bolso (EE. UU.)|a small bag for money; in America, a woman's handbag
push|v|empujar|to move something away from you with your hands
puzzle|n|rompecabezas, acertijo|a game or question that makes you think hard
pyjamas/pajamas|n|pijama|you wear them in bed
pyramid|n|pirámide|an old building in Egypt with four sides and a point at the top
quality|n|calidad; cualidad|how good or bad something is
queue|n|cola, fila|people who wait one behind the other
quietly|r|en silencio, en voz baja|with little noise
quiz|n|concurso de preguntas, cuestionario|a game or short test with questions
race|n|carrera; raza|a competition to see who is fastest
racquet|n|raqueta|you hit the ball with it in tennis
railroad|n|ferrocarril|a railway, in American English
railway|n|ferrocarril, vía de tren|the line that trains go on, and everything to do with trains
rainbow|n|arcoíris|you see its colours in the sky when there is sun and rain
raincoat|n|impermeable|a coat that keeps you dry in the rain
raise|v|levantar; aumento (de sueldo)|to move something up
rap|n|rap|music in which words are spoken fast
rapidly|r|rápidamente|very quickly
raspberry|n|frambuesa|a small soft red fruit
rather|r|bastante; más bien|more than a little; also: would rather means prefer to
reach|v|llegar a, alcanzar|to get to a place; to be able to touch
reader|n|lector, lectora|a person who reads
realize|v|darse cuenta de|to understand something suddenly
reason|n|razón, motivo|why something happens or why you do it
receipt|n|recibo, tique|a paper that shows what you paid
receive|v|recibir|to get something that was sent or given
recent|a|reciente|that happened a short time ago
recently|r|hace poco, últimamente|a short time ago
reception|n|recepción|the desk where you go first in a hotel
receptionist|n|recepcionista|a person who works at the first desk in a hotel or office
recipe|n|receta|it tells you how to cook a dish
recommend|v|recomendar|to tell someone that a thing is good for them
record|n|disco; récord; grabar|the best that anyone has done; also: music on a round black plate
recorder|n|flauta dulce; grabadora|a simple pipe that children play music on; also: a machine that keeps sounds
recording|n|grabación|sounds or a film that were kept by a machine
recycle|v|reciclar|to use old paper, glass or plastic again to make new things
referee|n|árbitro|a person who sees that players follow the rules
refuse|v|negarse a, rechazar|to say that you will not do something
regular|a|regular, habitual|happening often, with the same time between
regularly|r|con regularidad|often, with the same time between
relationship|n|relación|how two people or things are together
relative|n|pariente, familiar|a person in your family
relax|v|relajarse, descansar|to rest and not worry
relaxed|a|relajado, tranquilo|calm and not worried
relaxing|a|relajante|that makes you feel calm
remind|v|recordar (a alguien)|to help someone remember something
rent|n|alquiler, renta; alquilar|money that you pay to live in someone else's house
repair|v|reparar, arreglar|to make something work again
replace|v|sustituir, reemplazar|to put a new thing in the place of an old one
reply|v|responder; respuesta|to answer
report|n|informe; informar|a text or talk that tells what happened
reporter|n|reportero, reportera|a person who tells the news on TV or in a newspaper
reporting|n|reportaje, información|telling news to people
rescue|v|rescatar; rescate|to save someone from danger
reservation|n|reserva, reservación|when a table, room or seat is kept for you
reserve|v|reservar|to ask that a table, room or seat is kept for you
responsible|a|responsable|having the job of looking after something
restroom|n|baño, aseo|a toilet in a public building, in American English
result|n|resultado|what happens because of something; the final score
retire|v|jubilarse, retirarse|to stop working because you are old
return|v|volver; devolver|to come or go back; to give back
review|n|reseña, crítica; repasar|a text that says if a book or film is good
rid|a|libre (get rid of: deshacerse de)|to get rid of something is to throw it away
riddle|n|adivinanza, acertijo|a question that is a game, with a clever answer
rider|n|jinete; ciclista, motociclista|a person who rides a horse or a bike
rise|v|subir; salir (el sol)|to go up
robbery|n|robo, atraco|when someone takes money from a bank or person by force
robin|n|petirrojo|a small brown bird with a red front
rock|n|roca; rock|a big stone; also: a kind of loud music
rocket|n|cohete|it flies into space
roller-skate|n|patín (de ruedas); patinar|a shoe with wheels
rollerblade|n|patín en línea|a shoe with wheels in one line
roman|a|romano|from Rome
romance|n|romance, amor|love between two people
romanian|a|rumano|from Romania
romantic|a|romántico|about love
roof|n|tejado, techo|the top of a house
rope|n|cuerda, soga|something long and very strong for tying things
rose|n|rosa|a flower that smells nice, often red
round-trip|a|de ida y vuelta|there and back again
roundabout|n|rotonda, glorieta|a round place where roads meet
route|n|ruta, recorrido|the way from one place to another
rubbish|n|basura; tonterías|things that you throw away
rude|a|maleducado, grosero|not polite
rugby|n|rugby|a game for two teams with a ball that is not quite round
rule|n|regla, norma|it says what you can and cannot do
ruler|n|regla (para medir); gobernante|you draw straight lines with it
runner|n|corredor, corredora|a person who runs
runway|n|pista (de aterrizaje)|the long road where planes start and land
rush|v|ir deprisa; prisa|to go or do something very quickly
russian|a|ruso|from Russia; also: the language
sadly|r|tristemente; por desgracia|in a sad way
sadness|n|tristeza|the feeling of being sad
safety|n|seguridad|being safe
sail|v|navegar; vela (de barco)|to travel over water in a boat
sailboat|n|velero|a boat that the wind moves
sale|n|venta; rebajas|when things are sold, often for less money than usual
salesman|n|vendedor|a man who sells things
salty|a|salado|with the taste of salt
sand|n|arena|very small pieces of stone on a beach
sandal|n|sandalia|an open shoe for summer
sandcastle|n|castillo de arena|children build it on the beach
sandpit|n|arenero|a place with sand where children play
sauce|n|salsa|something thick that you put on food to give it more taste
save|v|ahorrar; salvar; guardar|to keep money for later; also: to take from danger
scare|v|asustar|to make someone afraid
scared|a|asustado|afraid
scarf|n|bufanda; pañuelo|you wear it around your neck when it is cold
scary|a|que da miedo|that makes you afraid
scene|n|escena|a part of a film or play
schoolbag|n|mochila (escolar), cartera|a bag for your school books
schoolfriend|n|amigo del colegio|a friend from school
scientist|n|científico, científica|a person who studies nature and how things work
scissors|n|tijeras|you cut paper or hair with them
score|n|puntuación, marcador; marcar|the number of points in a game
scottish|a|escocés|from Scotland
scrambled|a|revuelto (huevos)|of eggs: mixed and cooked in a pan
scream|v|gritar, chillar|to make a very loud, high sound because of fear or pain
screwdriver|n|destornillador|a tool that you turn to fix things together
seagull|n|gaviota|a white and grey bird that lives near the sea
search|v|buscar; búsqueda|to look for something
seashell|n|concha (de mar)|the hard pretty house of a small sea animal
seaside|n|costa, playa|a place by the sea where people go on holiday
secret|n|secreto|something that only a few people know
secretary|n|secretario, secretaria|a person who works in an office and writes letters
secretly|r|en secreto|so that others do not know
seem|v|parecer|to look or sound as if it is so
selfie|n|selfi|a photo that you take of yourself with a phone
sense|n|sentido|seeing, hearing or smelling; also: to make sense is to be easy to understand
separately|r|por separado|not together
series|n|serie|a story on TV in many parts
serious|a|serio, grave|not joking; also: important and bad
seriously|r|en serio; gravemente|in a way that is not joking
serve|v|servir, atender|to give food in a restaurant or help people in a shop
server|n|servidor; camarero (EE. UU.)|a big computer that gives information to others
service|n|servicio|the work that people in shops or hotels do for you
set|n|conjunto, juego; poner|some things that go together
settee|n|sofá|a long soft seat for two or more people
several|det|varios|more than two, but not many
sewing|n|costura|making or repairing clothes with a needle
sex|n|sexo|male or female
shadow|n|sombra|the dark shape behind you when there is light
shake|v|agitar, sacudir; temblar|to move quickly from side to side or up and down
shall|v|(shall I/we…?: ¿quieres que…?)|you use it to offer or ask: shall we go?
shampoo|n|champú|you wash your hair with it
shape|n|forma|circles and squares are shapes
share|v|compartir|to have or use something together with others
shark|n|tiburón|a big, dangerous fish with many teeth
sharp|a|afilado; agudo|able to cut well
sharpener|n|sacapuntas|it makes pencils pointed again
shelf|n|estante, balda|a long flat board on a wall where things stand
shine|v|brillar|to give light
shiny|a|brillante, reluciente|bright because light comes back from it
shock|n|susto, conmoción; escandalizar|a very bad surprise
shopkeeper|n|tendero, tendera|a person who has a small shop
shoulder|n|hombro|the part of your body between neck and arm
shower|n|ducha, regadera; chubasco|you stand under its water to wash
shrimp|n|gamba, camarón|a small sea animal with ten legs that you can eat
shut|v|cerrar; cerrado|to close
shy|a|tímido|afraid to talk to people
sidewalk|n|acera|the side of a street where people walk, in American English
sight|n|vista|being able to see; something that you see
sightseeing|n|turismo (visitar lugares)|visiting famous places as a tourist
silence|n|silencio|when there is no sound
silent|a|silencioso, callado|with no sound
silly|a|tonto, bobo|not clever or not serious
silver|n|plata|a grey-white metal for rings, coins and knives
similar|a|parecido, similar|nearly the same
simple|a|sencillo, simple|easy; with few parts
since|prep|desde; desde que; ya que|from a time in the past until now
single|a|soltero; solo, único|not married; only one
sink|n|fregadero, lavabo; hundirse|you wash plates or your hands in it
sister-in-law|n|cuñada|the wife of your brother, or the sister of your husband or wife
site|n|sitio; página web|a place where something is or was
situation|n|situación|how things are at a certain time
size|n|tamaño; talla|how big something is
skate|v|patinar; patín|to move over ice or on wheels under your shoes
skateboard|n|monopatín, patineta|a short board with wheels that you stand on
skateboarding|n|monopatín, skate (deporte)|the sport of riding on a short board with wheels
skater|n|patinador, patinadora|a person who moves over ice or on wheels
ski|v|esquiar; esquí|to go down a mountain over snow on two long boards
skiing|n|esquí (deporte)|the sport of going down a mountain over snow
skill|n|habilidad, destreza|something that you learnt to do well
skin|n|piel|the outside of your body
sled|n|trineo|you sit on it and go down a hill over snow
sledge|n|trineo|you sit on it and go down a hill over snow
sleepy|a|con sueño, somnoliento|wanting to sleep
sleigh|n|trineo (tirado por animales)|a car without wheels that horses pull over snow
slice|n|rebanada, loncha, rodaja|a thin flat piece of bread, meat or cake
slide|v|deslizarse, resbalar; tobogán|to move easily over ice or something wet
smart|a|listo; elegante|clever; also: of clothes: nice and clean
smartphone|n|teléfono inteligente|a phone that is also a small computer
smell|v|oler; olor|to know something with your nose
smoke|n|humo; fumar|the grey clouds that come from a fire
smoking|n|fumar, tabaquismo|using cigarettes
smoothie|n|batido de frutas|a thick cold drink made from fruit
snack|n|tentempié, aperitivo, botana|a little food between meals
snail|n|caracol|a small slow animal that carries its house
sneakers|n|zapatillas deportivas, tenis|soft shoes for sport
snowball|n|bola de nieve|children make it from snow and throw it
snowboard|n|tabla de snowboard|a board on which you stand to go down a mountain over snow
snowboarding|n|snowboard (deporte)|the sport of going down a mountain over snow on one board
snowflake|n|copo de nieve|one small white piece of snow
snowman|n|muñeco de nieve|a person that children make from snow
snowstorm|n|tormenta de nieve, nevada|a lot of snow with strong wind
snowy|a|nevado|with a lot of snow
social|a|social|about people living or being together
society|n|sociedad|all the people of a country and how they live
soda|n|refresco; soda|a sweet drink with bubbles
softly|r|suavemente|quietly and gently
software|n|programas, software|programs for a computer
soldier|n|soldado|a person who fights in an army
solve|v|resolver, solucionar|to find the answer to a problem
sometime|r|algún día, en algún momento|at a time that you do not know yet
somewhere|r|en algún lugar, a algún sitio|in or to a place that you do not know or say
sort|n|tipo, clase; ordenar|a kind
sour|a|agrio, ácido|with the taste of a lemon
souvenir|n|recuerdo (objeto)|something that you buy on holiday to remember it
space|n|espacio|where the stars and planets are; also: an empty place
spacecraft|n|nave espacial|a vehicle that flies into space
spaceship|n|nave espacial|a vehicle in which people fly into space
spacesuit|n|traje espacial|what astronauts wear
spaghetti|n|espaguetis|long thin Italian pasta
spam|n|correo basura, spam|emails that you do not want, often trying to sell something
sparrow|n|gorrión|a very common small brown bird
speaker|n|altavoz; hablante, orador|the part of a radio that sound comes from; also: a person who speaks
spectacles|n|gafas, lentes|glasses that help you see
speech|n|discurso; habla|a talk to many people
speed|n|velocidad|how fast something goes
spicy|a|picante|of food: with a strong, hot taste
spider|n|araña|a small animal with eight legs
spooky|a|espeluznante, que da miedo|strange and a little frightening, like a ghost story
spoon|n|cuchara|you eat soup with it
spot|n|mancha; lugar; grano|a small round mark; also: a place
spots|n|manchas; granos|small round marks, for example on skin or an animal
square|n|cuadrado; plaza|a shape with four equal sides; also: an open place in a town
squirrel|n|ardilla|a small animal with a big tail that lives in trees and eats nuts
stadium|n|estadio|a big place where people watch football and other sports
stage|n|escenario; etapa|the part of a theatre where the actors are
staircase|n|escalera|all the stairs between two floors of a house
stamp|n|sello, estampilla|a small piece of paper that you put on a letter
statue|n|estatua|a person or animal made of stone or metal
steak|n|bistec, filete|a thick flat piece of meat
steal|v|robar|to take something that is not yours
step|n|paso; escalón|moving one foot when you walk
stepfather|n|padrastro|the man who married your mother and is not your father
stepmother|n|madrastra|the woman who married your father and is not your mother
stick|n|palo; pegar|a long thin piece of wood
sticker|n|pegatina, calcomanía|a small picture that you can put on things and it stays there
stomach|n|estómago|the part of your body where food goes
stomachache|n|dolor de estómago|a pain in your stomach
stone|n|piedra|a small piece of rock
stool|n|taburete|a seat with no back
stopwatch|n|cronómetro|it shows how many seconds a runner needs
storey|n|piso, planta|one floor of a building, with everything on it
storm|n|tormenta|bad weather with strong wind and rain
stormy|a|tormentoso|with strong wind and rain
storybook|n|libro de cuentos|a book of stories for children
stove|n|cocina (aparato), estufa|you cook or make a room warm with it
straight|a|recto; liso|going in one line, with no bend
strange|a|extraño, raro|unusual and surprising
stranger|n|desconocido, extraño|a person that you do not know
straw|n|pajita, popote; paja|a thin thing through which you drink
strawberry|n|fresa, frutilla|a small soft red fruit
string|n|cuerda, cordel|something long and thin for tying things
striped|a|de rayas|with lines of different colours
stripes|n|rayas|lines of different colours
studio|n|estudio|a room where an artist works or where films are made
stupid|a|estúpido, tonto|not clever at all
style|n|estilo|how something is made or done
subject|n|asignatura, materia; tema; sujeto|what you study at school; what a text is about
subway|n|metro (EE. UU.); paso subterráneo|trains under a city, in American English
success|n|éxito|when something goes as well as you hoped
successful|a|exitoso, de éxito|doing or going as well as you hoped
successfully|r|con éxito|as well as you hoped
sudden|a|repentino, súbito|happening quickly, when nobody expects it
suddenly|r|de repente, de pronto|quickly, when nobody expects it
suggest|v|sugerir, proponer|to tell someone your idea
suit|n|traje; quedar bien|a jacket and trousers that go together
suitcase|n|maleta|you carry your clothes in it when you travel
sunbathe|v|tomar el sol|to lie in the sun
sunburn|n|quemadura del sol|red skin that hurts, from too much sun
sunflower|n|girasol|a tall plant with a big yellow flower
sunglasses|n|gafas de sol, lentes de sol|dark glasses for sunny days
sunlight|n|luz del sol|the light of the sun
sunrise|n|amanecer, salida del sol|when the sun comes up in the morning
sunscreen|n|protector solar|cream that keeps your skin safe from the sun
sunset|n|puesta de sol, atardecer|when the sun goes down in the evening
sunshine|n|sol, luz del sol|light and warm weather from the sun
suntan|n|bronceado|brown skin from the sun
superhero|n|superhéroe|a hero in stories who can do more than people can
superpower|n|superpoder; superpotencia|something that only a hero in stories can do, such as fly
support|v|apoyar; apoyo; sostener|to help; to want a team to win
suppose|v|suponer|to think that something is probably true
surf|v|hacer surf; navegar (por internet)|to stand on a board and ride on the sea
surfboard|n|tabla de surf|you stand on it to ride on the sea
surname|n|apellido|the name of your family
surprise|n|sorpresa; sorprender|something that you did not expect
surprisingly|r|sorprendentemente|in a way that you did not expect
sushi|n|sushi|Japanese food of cold rice and fish
sweater|n|suéter, jersey|a warm piece of clothing for the top of your body
sweatshirt|n|sudadera|a soft thick top that you wear for sport or at home
swedish|a|sueco|from Sweden; also: the language
sweetcorn|n|maíz dulce, elote|yellow seeds of a tall plant, eaten as a vegetable
swimmer|n|nadador, nadadora|a person who swims
swimsuit|n|bañador, traje de baño|what you wear to swim
swiss|a|suizo|from Switzerland
switch|n|interruptor; cambiar|you press it to turn a light on or off
sword|n|espada|a long sharp weapon, like a very big knife
tab|n|pestaña|a page that you can choose at the top of an internet window
tablespoon|n|cuchara grande, cucharada|a big spoon; how much it holds
tag|n|etiqueta; pillapilla (juego)|a small paper on clothes that shows the price
tail|n|cola, rabo|the long thin part at the back of an animal
tale|n|cuento, relato|a story
talented|a|con talento, talentoso|very good at something by nature
taste|n|sabor; gusto; probar|what food is like in your mouth
tasty|a|sabroso, rico|nice to eat
teacup|n|taza de té|a small cup for tea
teapot|n|tetera|you make tea in it
teaspoon|n|cucharilla, cucharadita|a small spoon; how much it holds
teatime|n|hora del té, merienda|the time in the afternoon for tea
technology|n|tecnología|using science to make useful machines
teddy|n|osito de peluche|a soft toy bear
teen|n|adolescente|a teenager
teenage|a|adolescente|between thirteen and nineteen years old
teens|n|adolescencia (13 a 19 años)|the years from thirteen to nineteen
telescope|n|telescopio|you look at the stars with it
temperature|n|temperatura; fiebre|how hot or cold something is
tent|n|tienda de campaña, carpa|a house of cloth to sleep in when you camp
term|n|trimestre; término|a part of the school year
terribly|r|terriblemente, muy|very; very badly
textbook|n|libro de texto|a book that you learn from at school
thai|a|tailandés|from Thailand
themselves|pron|ellos mismos, se|those people and nobody else: they hurt themselves
thermometer|n|termómetro|it shows how hot or cold it is
thick|a|grueso; espeso|not thin: a thick book
thief|n|ladrón, ladrona|a person who takes what is not theirs
thirst|n|sed|the feeling that you want to drink
thriller|n|película o novela de suspense|an exciting story about crime or danger
throat|n|garganta|the inside of your neck
through|prep|a través de, por|from one side or end to the other
throw|v|lanzar, tirar|to make something go through the air with your hand
thumb|n|pulgar|the short thick finger
thunder|n|trueno, truenos|the loud noise in a storm
thunderstorm|n|tormenta eléctrica|a storm with loud noise and light in the sky
tick|n|marca de verificación; tictac|a small mark that shows that something is right
tidy|a|ordenado; ordenar|with everything in its place
tie|n|corbata; empate; atar|a thin piece of cloth that men wear with a shirt
tiger|n|tigre|a big wild orange cat with black lines
tights|n|medias, pantis|a thin piece of clothing for feet and legs
tile|n|azulejo, baldosa, teja|a flat square piece on a floor, wall or roof
till|prep|hasta|until
timetable|n|horario|it shows when lessons are or when trains leave
tin|n|lata; estaño|a metal box in which food stays good for a long time
tiny|a|diminuto, muy pequeño|very, very small
tip|n|propina; consejo; punta|some more money for a waiter; also: a useful piece of advice
tiring|a|cansado, agotador|that makes you tired
title|n|título|the name of a book or film
toast|n|tostada, pan tostado; brindis|bread made brown and dry with heat
toddler|n|niño pequeño (de 1 a 3 años)|a child who has just learnt to walk
tool|n|herramienta|something you use to make or repair things
toolbox|n|caja de herramientas|a box for things you use to make or repair something
toothache|n|dolor de muelas|a pain in a tooth
toothbrush|n|cepillo de dientes|you clean your teeth with it
toothpaste|n|pasta de dientes|you put it on a brush to clean your teeth
topic|n|tema|what you talk or write about
torch|n|linterna; antorcha|a small lamp that you carry in your hand
tortoise|n|tortuga (de tierra)|a very slow land animal with a hard back
total|n|total|the number that you have when you add everything
totally|r|totalmente|completely
touch|v|tocar|to put your hand or finger on something
tour|n|visita guiada, gira, recorrido|a trip in which you visit several places
tourism|n|turismo|business with people on holiday
towards/toward|prep|hacia|in the direction of
towel|n|toalla|you make yourself dry with it
tower|n|torre|a tall, narrow building
tracksuit|n|chándal|loose warm clothes for sport
tractor|n|tractor|a strong vehicle with big back wheels for farms
traditional|a|tradicional|done in the same way for a long time
traffic|n|tráfico, tránsito|the cars and other vehicles on the roads
trainer|n|zapatilla deportiva; entrenador|a shoe for sport; also: a person who trains people or animals
tram|n|tranvía|a kind of train that goes through the streets
translate|v|traducir|to say or write the same in another language
transport|n|transporte|buses, trains and other ways to travel
trash|n|basura|things that you throw away, in American English
traveller/traveler|n|viajero, viajera|a person who travels
tray|n|bandeja|a flat thing for carrying cups and plates
treasure|n|tesoro|gold, silver and other expensive things, often hidden
treat|v|tratar; invitar; capricho|to act towards someone in a certain way; also: something special and nice
trendy|a|de moda, moderno|modern and liked by many people now
trick|n|truco; broma|something clever that looks like magic; also: a joke on someone
trolley|n|carrito, carro|you push it in a supermarket and put your food in it
trouble|n|problemas, dificultad|problems
truck|n|camión, camioneta|a very big vehicle that carries things
truly|r|verdaderamente|really
trumpet|n|trompeta|a metal instrument that you blow
truth|n|verdad|what is true
tulip|n|tulipán|a spring flower like a cup; many come from the Netherlands
tummy|n|barriga, tripa|a child's word for stomach
tuna|n|atún|a big sea fish that people often eat from a tin
tunnel|n|túnel|a way under the ground or through a mountain
turkey|n|pavo; Turquía|a big bird that people eat at Christmas; also: a country
turkish|a|turco|from Turkey; also: the language
turtle|n|tortuga (de mar)|a sea animal with a hard back
twin|n|gemelo, gemela, mellizo|one of two children born on the same day to the same mother
type|n|tipo; escribir a máquina, teclear|a kind; also: to write on a computer
typical|a|típico|like most others of its kind
tyre/tire|n|neumático, llanta|the black part around a wheel
ugly|a|feo|not nice to look at
ukrainian|a|ucraniano|from Ukraine
uncomfortable|a|incómodo|not nice to sit on, lie on or wear
underground|n|metro; subterráneo|trains under a city; also: under the ground
underwater|a|submarino, bajo el agua|under the water
underwear|n|ropa interior|what you wear under your clothes
unfair|a|injusto|not the same for everyone
unfortunately|r|por desgracia, desafortunadamente|it is bad that; sadly
unfriendly|a|antipático, poco amable|not nice to people
unhappy|a|infeliz, triste|sad
uniform|n|uniforme|clothes that are the same for everyone in a school or job
unknown|a|desconocido|not known
unlike|prep|a diferencia de|different from
unlucky|a|desafortunado, con mala suerte|with bad luck
unpleasant|a|desagradable|not nice
unusual|a|poco común, raro|not usual
upload|v|subir (a internet)|to put a file from your computer onto the internet
urgent|a|urgente|that must be done at once
useful|a|útil|that helps you
useless|a|inútil|that does not help at all
user|n|usuario, usuaria|a person who uses something
username|n|nombre de usuario|the name you use on a computer or page
usual|a|habitual, normal|that happens most often
van|n|furgoneta, camioneta|a vehicle like a big car, without windows at the back, for carrying things
vegetarian|n|vegetariano, vegetariana|a person who does not eat meat or fish
vehicle|n|vehículo|a car, bus or lorry
verb|n|verbo|a word for what someone does, such as "run"
vest|n|camiseta interior; chaleco (EE. UU.)|you wear it under a shirt
vet|n|veterinario, veterinaria|a doctor for animals
veterinary|a|veterinario|about doctors for animals
vietnamese|a|vietnamita|from Vietnam
view|n|vista; opinión|what you can see from a place
villager|n|habitante de un pueblo|a person who lives in a village
violin|n|violín|a small instrument with four strings, held under the chin
visa|n|visado, visa|a mark in your passport that lets you into a country
vlogger|n|videobloguero, videobloguera|a person who puts videos about their life on the internet
voice|n|voz|the sound when you speak or sing
volcano|n|volcán|a mountain with fire inside
volleyball|n|voleibol|a game in which two teams hit a ball over a high net with their hands
volunteer|n|voluntario, voluntaria|a person who works without money to help
waffle|n|gofre|a flat cake with squares in it
waitress|n|camarera, mesera|a woman who brings the food in a restaurant
wallet|n|cartera, billetera|a small flat thing for paper money and cards
walnut|n|nuez|a nut that looks a little like a brain
war|n|guerra|fighting between countries
washbasin|n|lavabo|you wash your hands and face in it
waste|v|malgastar, desperdiciar; residuos|to use too much of something or use it badly
waterfall|n|cascada, catarata|water that falls down from a high place
watermelon|n|sandía|a very big green fruit that is red inside
wave|n|ola; saludar con la mano|the sea moves in waves; also: to move your hand to say hello
wavy|a|ondulado|of hair: not straight, but not in rings
weak|a|débil|not strong
weapon|n|arma|a thing to fight or kill with
weatherman|n|hombre del tiempo, meteorólogo|the man who tells you what the weather will be
web|n|web, red; telaraña|the pages of the internet
webpage|n|página web|one page on the internet
website|n|sitio web|pages on the internet that belong together
wedding|n|boda|the day when two people marry
weekday|n|día laborable, día de semana|Monday, Tuesday, Wednesday, Thursday or Friday
weekly|a|semanal|happening every week
weigh|v|pesar|to find out or show how heavy something is
weight|n|peso; pesa|how heavy something is
wellington|n|bota de agua|a high rubber boot for rain
welsh|a|galés|from Wales
western|a|occidental, del oeste|in or from the west
whale|n|ballena|the biggest animal of the sea
wheel|n|rueda; volante|a round thing that turns under a car or bike
wheelchair|n|silla de ruedas|a chair with wheels for people who cannot walk
whenever|conj|cuando quiera que, siempre que|every time that; at any time
whether|conj|si|if: I do not know whether he is here
while|conj|mientras|during the time that
whisper|v|susurrar; susurro|to speak very quietly
whistle|v|silbar; silbato|to make a high sound by blowing through your lips
wholemeal|a|integral|of bread: made with all of the grain, brown
whom|pron|a quien, al que|what person: "who" when it is not the subject
wi-fi|n|wifi|it gives you the internet without a wire
wide|a|ancho|far from one side to the other
widely|r|ampliamente, muy|by many people; in many places
wifi|n|wifi|it gives you the internet without a wire
wild|a|salvaje|living in nature, not with people
willing|a|dispuesto|ready to do something
windsurfing|n|windsurf|the sport of riding over water on a board with a sail
wing|n|ala|birds and planes fly with two of them
winner|n|ganador, ganadora|the person who wins
wise|a|sabio|knowing a lot about life
wish|v|desear; deseo|to want something very much
witch|n|bruja|a woman with magic powers in stories
wizard|n|mago, hechicero|a man with magic powers in stories
wolf|n|lobo|a wild animal like a big dog
wonder|v|preguntarse; maravilla|to want to know something
wonderful|a|maravilloso|very, very good
wonderfully|r|maravillosamente|in a very, very good way
wood|n|madera; bosque|what trees are made of; also: a small forest
wooden|a|de madera|made of wood
wool|n|lana|the hair of sheep, for making warm clothes
woollen/woolen|a|de lana|made of wool
workman|n|obrero, operario|a man who works with his hands, for example on a building
worksheet|n|hoja de ejercicios|a paper with exercises
worried|a|preocupado|thinking that something bad can happen
worse|a|peor|more bad
worst|a|el peor|most bad
x-ray|n|radiografía|a photo of the inside of your body
yacht|n|yate, velero|a big expensive boat for sport or holidays
yard|n|patio, jardín; yarda|land next to a house; also: a little less than a metre
yoga|n|yoga|slow exercises for body and mind
yoghurt/yogurt|n|yogur|a thick, cold food made from milk
yourself|pron|tú mismo, te|you and nobody else: did you cut yourself?
yummy|a|riquísimo, delicioso|a child's word for nice to eat
zebra|n|cebra|an African animal like a horse with black and white lines
zombie|n|zombi|a dead person who walks again, in stories and films
`;
