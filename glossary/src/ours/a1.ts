/** What a beginner meets first: word, part of speech, Spanish, and what it means in plain English unless WordNet says it well. */
export const a1 = `
a|det|un, una|one person or thing, not a special one
about|prep|sobre, acerca de|on the subject of; also: more or less
above|prep|encima de, por encima de|higher than something
actor|n|actor|a person who plays parts in films or plays
address|n|dirección|the number, street and town where someone lives
afraid|a|asustado, con miedo|feeling that something bad can happen to you
after|prep|después de|later than something
afternoon|n|tarde|the time between midday and evening
again|r|otra vez, de nuevo|one more time
age|n|edad|how many years old someone is
ago|r|hace (tiempo)|before now: two days ago is two days before today
ah|int|ah|a sound you make when you understand or are surprised
air|n|aire|what we breathe; it is all around us
airport|n|aeropuerto|the place where planes come and go
all|det|todo, todos|every one, or every part
alone|a|solo|with no other person
along|prep|por, a lo largo de|from one end of something towards the other
alphabet|n|alfabeto, abecedario|all the letters of a language, from A to Z
already|r|ya|before now
also|r|también|too; in addition
always|r|siempre|at all times; every time
amazing|a|increíble, asombroso|very surprising and very good
american|a|estadounidense, americano|from the United States, or from America
an|det|un, una|"a" before a sound like a, e, i, o or u
and|conj|y, e|you use it to join words: you and me
angry|a|enfadado, enojado|feeling bad because someone did something wrong
animal|n|animal|a living thing that can move, such as a dog or a bird
another|det|otro|one more, or a different one
answer|n|respuesta; responder|what you say when someone asks you something
any|det|algún, ningún, cualquier|some; it does not matter which
anything|pron|algo, nada, cualquier cosa|a thing; it does not matter which
apartment|n|apartamento, piso|a set of rooms to live in, in a big building
app|n|aplicación, app|a program on a phone or tablet
apple|n|manzana|a round fruit, red or green
april|n|abril|the fourth month of the year
arm|n|brazo|the part of your body from shoulder to hand
armchair|n|sillón|a big soft chair for one person
around|prep|alrededor de; por|on all sides of something
arrive|v|llegar|to come to a place
art|n|arte|pictures and other beautiful things that people make
artist|n|artista|a person who makes pictures or other art
as|conj|como; mientras|in the same way; at the same time that
ask|v|preguntar; pedir|to say a question, or to say that you want something
asleep|a|dormido|sleeping
at|prep|en, a|you use it to say where or when: at home, at six
august|n|agosto|the eighth month of the year
aunt|n|tía|the sister of your mother or father
auntie|n|tía, tita|a warm word for an aunt
aunty|n|tía, tita|a warm word for an aunt
autumn|n|otoño|the time of year between summer and winter
away|r|lejos, fuera|not here; to another place
awful|a|horrible, espantoso|very bad
baby|n|bebé|a very young child
back|n|espalda; atrás, de vuelta|the part of your body behind you; also: to the place you were before
bad|a|malo|not good
badly|r|mal|not well
bag|n|bolsa, bolso|you carry things in it
ball|n|pelota, balón|a round thing that you throw, hit or kick
balloon|n|globo|a thin bag full of air, for parties
banana|n|plátano, banana|a long yellow fruit
band|n|grupo, banda|people who play music together
bank|n|banco|a place that keeps people's money
bar|n|bar; barra|a place where you can buy drinks
baseball|n|béisbol|a game in which you hit a ball with a bat and run
basket|n|cesta, canasta|a light open box to carry things in
bath|n|baño; bañera|you sit in its water to wash
bathroom|n|baño, cuarto de baño|the room where you wash
be|v|ser, estar|you use it to say who, what, how or where: I am Ana
beach|n|playa|the land next to the sea, often with sand
bean|n|alubia, judía, frijol|a small seed that you can cook and eat
bear|n|oso|a big strong wild animal with thick hair
beautiful|a|hermoso, precioso|very nice to look at or to hear
because|conj|porque|for the reason that
become|v|llegar a ser, convertirse en|to start to be
bed|n|cama|you sleep in it
bedroom|n|dormitorio, habitación|a room where someone sleeps
bee|n|abeja|a small yellow and black animal that flies and makes honey
beef|n|carne de vaca, carne de res|meat from a cow
beer|n|cerveza|a drink that is often yellow, for adults
before|prep|antes de|earlier than something
begin|v|empezar, comenzar|to start
beginning|n|principio, comienzo|the first part of something
behind|prep|detrás de|at the back of something
bell|n|campana; timbre|it rings, at a door or in a church
below|prep|debajo de, por debajo de|lower than something
between|prep|entre|with one thing on each side
bicycle|n|bicicleta|it has two wheels and you ride it with your feet
big|a|grande|not small
bike|n|bici, bicicleta|a short word for bicycle
bill|n|cuenta, factura|a paper that says how much you must pay
bird|n|pájaro, ave|an animal with wings; most of them can fly
birthday|n|cumpleaños|the day of the year on which you were born
biscuit|n|galleta|a small flat dry cake
bit|n|poco, trocito|a small piece or amount
black|a|negro|the colour of the night
blue|a|azul|the colour of the sky on a good day
board|n|pizarra; tablero|the thing on the wall where a teacher writes; also: a flat piece of wood
boat|n|barco, barca|a small ship
body|n|cuerpo|all of a person or animal
book|n|libro; reservar|pages with a story or facts to read
bookshelf|n|estantería|a long board on a wall where books stand
boot|n|bota|a shoe that covers your foot and part of your leg
boring|a|aburrido|not interesting
born|a|nacido|to be born is to come out of your mother and start to live
both|det|ambos, los dos|the two of them
bottle|n|botella|a tall thing of glass or plastic for drinks
bottom|n|fondo, parte de abajo|the lowest part
bowl|n|cuenco, tazón|a deep round plate, for soup for example
box|n|caja|you put things in it; it has four sides and often a top
boy|n|chico, niño|a child who will be a man
boyfriend|n|novio|a boy or man that someone loves and goes out with
bread|n|pan|food made of flour and water; you make sandwiches with it
break|v|romper; descanso|to go into pieces, or make something go into pieces
breakfast|n|desayuno|the first meal of the day
bridge|n|puente|you go over a river or a road on it
bring|v|traer|to come to a place with something
british|a|británico|from Great Britain
brother|n|hermano|a boy or man with the same parents as you
brown|a|marrón, café|the colour of chocolate
build|v|construir|to make a house, a road or something like that
building|n|edificio|a house, school, hospital or other thing with walls and a roof
burger|n|hamburguesa|flat round meat in bread
bus|n|autobús|a big car for many people who pay to ride
busy|a|ocupado; concurrido|with a lot of things to do
but|conj|pero|you use it before something different: small but strong
butter|n|mantequilla|soft yellow food made from milk, for bread
button|n|botón|a small round thing that closes a shirt; also: you press it on a machine
buy|v|comprar|to give money for something and get it
by|prep|por; junto a; en (transporte)|near; also: a book by Ana is a book that Ana wrote
bye|int|adiós, chao|goodbye
bye-bye|int|adiós, chao|goodbye, said to children or friends
café/cafe|n|cafetería, café|a place where you can have drinks and small meals
cake|n|pastel, tarta|sweet food that you bake, for a birthday for example
calendar|n|calendario|it shows the days and months of the year
call|v|llamar; llamada|to telephone someone; also: to give a name to
camera|n|cámara|you take photos with it
can|v|poder; saber|to be able to: I can swim
cap|n|gorra|a soft hat with a flat part over the eyes
car|n|coche, carro, auto|it has four wheels and an engine, and takes a few people
card|n|tarjeta; carta, naipe|a piece of thick paper with words or pictures on it
careful|a|cuidadoso|thinking about what you do, so that nothing bad happens
carrot|n|zanahoria|a long orange vegetable
carry|v|llevar, cargar|to have something in your hands or arms and go with it
case|n|caso; estuche, maleta|one example of something; also: a box or bag to keep things in
cat|n|gato|a small animal with soft hair that people keep at home; it catches mice
catch|v|coger, atrapar|to stop something that moves and hold it; to get on a bus or train
centre/center|n|centro|the middle of something
chair|n|silla|you sit on it
change|v|cambiar; cambio|to become different or make something different
chat|v|charlar; charla|to talk in a friendly way
cheap|a|barato|it does not cost much
check|v|comprobar, revisar|to look if something is right
cheese|n|queso|food made from milk, yellow or white
chicken|n|pollo; gallina|a bird that people keep for its eggs and meat
child|n|niño, niña; hijo|a young boy or girl
chinese|a|chino|from China
chocolate|n|chocolate|sweet brown food
choose|v|elegir, escoger|to say or take which one you want
christmas|n|Navidad|the 25th of December and the days around it
church|n|iglesia|a building where Christians go to pray
cinema|n|cine|a place where you watch films
city|n|ciudad|a big town
class|n|clase|a group that learns together; also: a lesson
classroom|n|aula, clase|a room in a school where you have lessons
clean|a|limpio; limpiar|not dirty
cleaner|n|limpiador, persona de la limpieza|a person whose job is to clean rooms
clever|a|listo, inteligente|able to learn and understand things quickly
clock|n|reloj (de pared o de mesa)|it shows the time, on a wall or a table
close|v|cerrar; cerca|to shut: close the door; also: near
closed|a|cerrado|not open
clothes|n|ropa|things that you wear
cloud|n|nube|a white or grey thing in the sky; rain comes from it
cloudy|a|nublado|with many clouds in the sky
coat|n|abrigo|you wear it over your other clothes when it is cold
coffee|n|café|a hot dark drink that helps you wake up
cold|a|frío; resfriado|not hot or warm
college|n|universidad, instituto superior|a place where you study after school
colour/color|n|color|red, blue and green are colours
come|v|venir|to move to where the speaker is
comic|n|cómic, historieta|a story told in pictures
computer|n|ordenador, computadora|a machine for writing, finding information and playing games
concert|n|concierto|people play or sing, and others listen
cook|v|cocinar; cocinero|to make food ready to eat with heat
cool|a|fresco; genial|a little cold; also: very good (said by friends)
corner|n|esquina, rincón|the place where two streets or two walls meet
cost|v|costar; coste, costo|to have a price: it costs two euros
could|v|podía, podría|"can" in the past; also to ask nicely: could you help me?
count|v|contar|to say the numbers in order, or find how many there are
country|n|país; campo|a place with its own name and government, such as Spain
countryside|n|campo|land with fields and trees, not towns
course|n|curso|a set of lessons
cousin|n|primo, prima|the child of your aunt or uncle
cow|n|vaca|a big animal that gives milk
cream|n|nata, crema|the thick part of milk
cry|v|llorar|to have water come from your eyes because you are sad or hurt
cup|n|taza; copa|you drink tea or coffee from it
cupboard|n|armario, alacena|it has doors, and you keep plates or clothes in it
cut|v|cortar; corte|to use a knife or scissors on something
dad|n|papá|a short word for father
daddy|n|papá, papi|a child's word for father
dance|v|bailar; baile|to move to music
dancer|n|bailarín, bailarina|a person who dances
dark|a|oscuro|with little or no light
daughter|n|hija|a girl or woman who is someone's child
day|n|día|twenty-four hours; also: the time when it is light
dead|a|muerto|not living any more
dear|a|querido, estimado|you write it before a name at the start of a letter; loved
december|n|diciembre|the last month of the year
delicious|a|delicioso, riquísimo|very good to eat or drink
dentist|n|dentista|a doctor for teeth
desk|n|escritorio, pupitre|a table where you write or work
dictionary|n|diccionario|a book that says what words mean
difference|n|diferencia|how two things are not the same
different|a|diferente, distinto|not the same
difficult|a|difícil|not easy
dinner|n|cena; comida|the biggest meal of the day, often in the evening
dirty|a|sucio|not clean
do|v|hacer|to work at something or make something happen
doctor|n|médico, doctor|a person who helps people who are ill
dog|n|perro|an animal that people keep at home; it runs, plays and barks
doll|n|muñeca|a toy that looks like a small person
dollar|n|dólar|the money of the United States
door|n|puerta|you open it to go into a room or a house
down|r|abajo, hacia abajo|to a lower place
downstairs|r|abajo, en el piso de abajo|on or to a lower floor of a house
dr|n|Dr., Dra.|short for "doctor", before a name
draw|v|dibujar|to make a picture with a pencil or pen
drawing|n|dibujo|a picture made with a pencil or pen
dress|n|vestido; vestirse|a woman or girl wears it; it covers the body and part of the legs
drink|v|beber, tomar; bebida|to take water, milk or tea into your mouth and body
drive|v|conducir, manejar|to make a car go where you want
driver|n|conductor, chófer|a person who drives a car or bus
drum|n|tambor|you hit it to make music
dry|a|seco; secar|not wet
duck|n|pato|a bird that swims on rivers and lakes
each|det|cada|every one of two or more, one at a time
ear|n|oreja; oído|you hear with it
early|r|temprano, pronto|before the usual or right time
earth|n|tierra; la Tierra|the world that we live on
east|n|este|where the sun comes up
easy|a|fácil|not difficult
eat|v|comer|to put food in your mouth and take it in
egg|n|huevo|a chicken makes it; you can cook and eat it
eh|int|¿eh?|you say it when you did not hear or when you want an answer
eight|num|ocho|the number 8
eighteen|num|dieciocho|the number 18
eighteenth|num|decimoctavo|number 18 in order
eighth|num|octavo|number 8 in order
eightieth|num|octogésimo|number 80 in order
eighty|num|ochenta|the number 80
elephant|n|elefante|a very big grey animal with a long nose
eleven|num|once|the number 11
eleventh|num|undécimo|number 11 in order
email|n|correo electrónico|a letter that you send with a computer or phone
empty|a|vacío|with nothing inside
end|n|fin, final; terminar|the last part of something
english|a|inglés|from England; also: the language
enjoy|v|disfrutar (de)|to like doing something; to have a good time
enough|det|suficiente, bastante|as much as you need
er|int|eh, este...|a sound you make when you think what to say
euro|n|euro|the money of Spain and many other countries in Europe
even|r|incluso, hasta; ni siquiera|you use it for something surprising: even my cat likes it
evening|n|tarde, noche|the time between afternoon and night
ever|r|alguna vez|at any time: have you ever seen snow?
every|det|cada, todos los|all of them, one by one
everybody|pron|todos, todo el mundo|all people
everyone|pron|todos, todo el mundo|all people
everything|pron|todo|all things
exam|n|examen|questions that show how much you know
example|n|ejemplo|one thing that shows what the others are like
exciting|a|emocionante|so interesting that you feel very awake and happy
exercise|n|ejercicio|moving your body to be strong; also: questions to practise with
expensive|a|caro|it costs a lot of money
explain|v|explicar|to say something so that others understand it
extra|a|extra, adicional|more than usual or than you need
eye|n|ojo|you see with it
face|n|cara|the front of your head
fall|v|caer, caerse|to go down suddenly; in American English, "fall" is also autumn
false|a|falso|not true
family|n|familia|parents, children, grandparents and so on
famous|a|famoso|known by many people
far|r|lejos|a long way away
farm|n|granja|a place with land and animals that give us food
farmer|n|granjero, agricultor|a person who works on a farm
fast|a|rápido; rápidamente|not slow
fat|a|gordo; grasa|heavy and big around the body
father|n|padre|a man who has a child
favourite/favorite|a|favorito, preferido|the one you like best
february|n|febrero|the second month of the year
feel|v|sentir, sentirse|to be happy, sad, ill and so on
few|det|pocos|not many
field|n|campo|a piece of land where plants or grass grow
fifteen|num|quince|the number 15
fifteenth|num|decimoquinto|number 15 in order
fifth|num|quinto|number 5 in order
fiftieth|num|quincuagésimo|number 50 in order
fifty|num|cincuenta|the number 50
film|n|película|a story that you watch at the cinema or on TV
find|v|encontrar|to see or get what you were looking for
fine|a|bien; bueno|well or good enough: I am fine
finger|n|dedo (de la mano)|you have five on each hand
finish|v|terminar, acabar|to come or bring to the end
fire|n|fuego, incendio|something hot and bright that burns
first|num|primero|before all others
fish|n|pez; pescado|an animal that lives in water and swims
fit|a|en forma; caber, quedar bien|healthy and strong
five|num|cinco|the number 5
flat|n|piso, apartamento; plano|a set of rooms to live in; also: with no high or low parts
floor|n|suelo; piso, planta|the part of a room that you walk on
flower|n|flor|the part of a plant that has a nice colour
fly|v|volar; mosca|to move through the air
follow|v|seguir|to go after someone or something
food|n|comida|what people and animals eat
foot|n|pie|the part of your body at the end of your leg
football|n|fútbol|a game for two teams with a ball and the feet
for|prep|para, por|to help or to be given to: this is for you
forest|n|bosque|a lot of trees together
forget|v|olvidar|not to remember
form|n|formulario; forma|a paper with questions where you write your answers
fortieth|num|cuadragésimo|number 40 in order
forty|num|cuarenta|the number 40
four|num|cuatro|the number 4
fourteen|num|catorce|the number 14
fourteenth|num|decimocuarto|number 14 in order
fourth|num|cuarto|number 4 in order
fox|n|zorro|a wild animal like a small dog, with red-brown hair
free|a|gratis; libre|you do not pay for it; also: with nothing to do
french|a|francés|from France; also: the language
fresh|a|fresco|new and good, not old
friday|n|viernes|the day after Thursday
fridge|n|nevera, frigorífico, refrigerador|it keeps food cold
friend|n|amigo, amiga|a person that you like and know well
friendly|a|amable, simpático|nice to other people
fries|n|patatas fritas, papas fritas|long thin pieces of hot potato
frog|n|rana|a small green animal that jumps and lives near water
from|prep|de, desde|you use it to say where something starts: from Peru
front|n|frente, parte delantera|the side that you see first
fruit|n|fruta|apples, bananas and oranges are fruit
full|a|lleno|with no space for more
fun|n|diversión; divertido|something that you enjoy
funny|a|gracioso; raro|it makes you laugh
game|n|juego, partido|something that you play
garden|n|jardín|land with flowers and grass next to a house
german|a|alemán|from Germany; also: the language
get|v|conseguir, recibir; llegar a ser|to start to have something
girl|n|chica, niña|a child who will be a woman
girlfriend|n|novia|a girl or woman that someone loves and goes out with
give|v|dar|to let someone have something from you
glass|n|vaso; vidrio, cristal|you drink water from it; windows are made of it too
glasses|n|gafas, lentes|you wear them on your eyes to see better
go|v|ir|to move from one place to another
goal|n|gol; meta, objetivo|a point in football; also: what you want to do one day
good|a|bueno|not bad; nice, or right
goodbye|int|adiós|you say it when you leave
gram/gramme|n|gramo|a small weight: a thousand of them are a kilogram
grammar|n|gramática|the rules of a language
grandad|n|abuelo|a warm word for grandfather
granddad|n|abuelo|a warm word for grandfather
grandfather|n|abuelo|the father of your mother or father
grandma|n|abuela|a warm word for grandmother
grandmother|n|abuela|the mother of your mother or father
grandpa|n|abuelo|a warm word for grandfather
grandparent|n|abuelo o abuela|the mother or father of one of your parents
granny|n|abuelita|a warm word for grandmother
grape|n|uva|a small green or purple fruit; many of them hang together
grass|n|hierba, césped|the green plant that covers gardens and fields
great|a|genial, estupendo; grande|very good; also: very big or important
green|a|verde|the colour of grass
grey/gray|a|gris|a colour between black and white
group|n|grupo|some people or things together
grow|v|crecer; cultivar|to become bigger
guitar|n|guitarra|you play music on its six strings
ha|int|ja|the sound of laughing
hair|n|pelo, cabello|it grows on your head
half|n|mitad, medio|one of two equal parts
hand|n|mano|the part of your body at the end of your arm
happen|v|suceder, pasar|to take place: what happened?
happily|r|felizmente, alegremente|in a happy way
happy|a|feliz, contento|feeling good
hard|a|difícil; duro|not easy; also: not soft
hat|n|sombrero|you wear it on your head
have|v|tener; haber|something is yours or with you: I have a dog
he|pron|él|that man or boy
head|n|cabeza|the part of your body with eyes, nose and mouth
headache|n|dolor de cabeza|a pain in your head
healthy|a|sano, saludable|well and strong; good for your body
hear|v|oír|to know a sound with your ears
heart|n|corazón|the part in your chest that moves your blood; a sign of love
heavy|a|pesado|difficult to carry because it weighs a lot
hello|int|hola|you say it when you meet someone
help|v|ayudar; ayuda|to do something for someone who needs it
hen|n|gallina|a bird that gives us eggs
her|pron|la, le, ella; su (de ella)|that woman or girl; also: of that woman or girl
here|r|aquí, acá|in this place
hers|pron|suyo, de ella|something of that woman or girl
hey|int|eh, oye|you say it so that someone looks at you
hi|int|hola|hello
high|a|alto|a long way from the ground
hill|n|colina, cerro|high land, but not as high as a mountain
him|pron|lo, le, él|that man or boy: I see him
his|pron|su, suyo (de él)|of that man or boy
history|n|historia|what happened in the past
hmm|int|mmm|a sound you make when you think
hobby|n|afición, pasatiempo|something you like to do in your free time
hold|v|sostener, tener (en la mano)|to have something in your hand or arms
hole|n|agujero, hoyo|an empty place in something
holiday|n|vacaciones; día festivo|days with no school or work
home|n|hogar, casa|the place where you live
homework|n|deberes, tareas|what a teacher gives you to do at home
honey|n|miel; cariño|sweet yellow food that bees make
hooray|int|¡hurra!|you shout it when you are very happy
hope|v|esperar; esperanza|to want something and think it can happen
horse|n|caballo|a big animal that people ride
hospital|n|hospital|a place where doctors help people who are ill
hot|a|caliente; caluroso; picante|very warm
hotel|n|hotel|you pay to sleep there when you travel
hour|n|hora|sixty minutes
house|n|casa|a building where people live
how|r|cómo|in what way: how do you do it?
huh|int|¿eh?|you say it when you did not understand or are surprised
hundred|num|cien, ciento|the number 100
hundredth|num|centésimo|number 100 in order
hungry|a|hambriento, con hambre|wanting to eat
hurt|v|doler; hacer daño, lastimar|to give pain, or to feel pain
husband|n|marido, esposo|the man that someone is married to
i|pron|yo|the person who speaks
ice|n|hielo|water that is so cold that it is hard
idea|n|idea|something that you think of
if|conj|si|you use it for what can be: if it rains, I stay at home
ill|a|enfermo|not well
important|a|importante|something that matters a lot
in|prep|en, dentro de|inside; also with months and years: in May
inbox|n|bandeja de entrada|where your new emails are
information|n|información|facts about something
inside|prep|dentro de|in something, not out
interested|a|interesado|wanting to know more
interesting|a|interesante|something that makes you want to know more
internet|n|internet|it joins computers and phones all over the world
into|prep|en, dentro de (movimiento)|to the inside of
island|n|isla|land with water on all sides
it|pron|ello, eso, lo; (a menudo no se traduce)|the thing or animal we are talking about
italian|a|italiano|from Italy; also: the language
its|det|su (de una cosa o un animal)|of that thing or animal
jacket|n|chaqueta, chamarra|a short coat
jam|n|mermelada; atasco|sweet food from fruit, for bread
january|n|enero|the first month of the year
japanese|a|japonés|from Japan; also: the language
jeans|n|vaqueros, pantalones de mezclilla|strong blue trousers
job|n|trabajo, empleo|the work that you do for money
joke|n|chiste, broma|a short story that makes people laugh
juice|n|zumo, jugo|a drink made from fruit
july|n|julio|the seventh month of the year
jump|v|saltar|to go up into the air with your legs
jumper|n|jersey, suéter|a warm piece of clothing for the top of your body
june|n|junio|the sixth month of the year
just|r|solo; justo, acabar de|only; also: a very short time ago
keep|v|guardar, quedarse con; seguir|to have something and not give it away
key|n|llave; tecla; clave|you open a door with it
kid|n|niño, chico|a child
kilogram/kilogramme|n|kilogramo|a weight: one litre of water weighs this
kilometre/kilometer|n|kilómetro|a thousand metres
kind|a|amable; tipo, clase|nice to people and ready to help
king|n|rey|a man who is the head of a country because of his family
kiss|v|besar; beso|to touch someone with your lips to show love
kitchen|n|cocina|the room where you cook
knife|n|cuchillo|you cut with it
know|v|saber, conocer|to have something in your head: I know his name
lake|n|lago|a big area of water with land around it
lamp|n|lámpara|it gives light in a room
language|n|idioma, lengua|English and Spanish are languages
large|a|grande|big
last|a|último; pasado; durar|after all others; also: the one before now: last week
late|a|tarde; tardío|after the right time
later|r|más tarde, después|after now or after that time
laugh|v|reír, reírse|to make a happy sound because something is funny
learn|v|aprender|to start to know something or how to do it
leave|v|irse, salir; dejar|to go away from a place
left|n|izquierda|the side opposite to right
leg|n|pierna; pata|you walk with it
lemon|n|limón|a yellow fruit that is not sweet
lesson|n|clase, lección|a time when someone teaches you
let|v|dejar, permitir|to say that someone may do something
let's|v|vamos a...|you use it to say what we can do: let's go!
letter|n|carta; letra|a message on paper; also: A, B and C are letters
library|n|biblioteca|a place full of books that you can read or take home for a time
life|n|vida|the time when you live; being alive
light|n|luz; ligero; claro|you need it to see; it comes from the sun or a lamp
like|v|gustar; como|to think that something is nice; also: the same as
line|n|línea; fila|a long thin mark; also: people who wait one behind the other
lion|n|león|a big wild cat with yellow hair
list|n|lista|names or things written one under the other
listen|v|escuchar|to try to hear
litre/liter|n|litro|an amount of milk or water: a big bottle has one or more
little|a|pequeño; poco|small; also: not much
live|v|vivir|to have your home somewhere; to be alive
long|a|largo; mucho tiempo|not short
look|v|mirar; parecer|to turn your eyes to something to see it
lose|v|perder|not to have any more; not to win
lot|n|mucho, montón|a lot is a large number or amount
loud|a|fuerte, ruidoso, alto|making much noise
love|v|amar, querer, encantar; amor|to like very, very much
lucky|a|afortunado, con suerte|having good things happen to you by chance
lunch|n|almuerzo, comida|the meal in the middle of the day
magazine|n|revista|a thin book with pictures and stories that comes every week or month
make|v|hacer|to build, cook or produce something
mall|n|centro comercial|a very big building with many shops
man|n|hombre|a boy when he is an adult
many|det|muchos|a lot of people or things
map|n|mapa, plano|a drawing that shows where places are
march|n|marzo|the third month of the year
market|n|mercado|a place with many small shops, often outside
married|a|casado|having a husband or wife
mathematics|n|matemáticas|the study of numbers
maths/math|n|mates, matemáticas|short for mathematics
may|v|poder; puede que; mayo (May)|you use it for what is possible or allowed; May is also the fifth month
maybe|r|quizás, tal vez, a lo mejor|it is possible
me|pron|me, mí|the person who speaks: help me!
meal|n|comida|breakfast, lunch and dinner are meals
mean|v|significar, querer decir|to have as a meaning: "gato" means "cat"
meat|n|carne|food from the body of an animal
meet|v|conocer; encontrarse con, quedar con|to come together with someone; to see someone for the first time
menu|n|menú, carta|a list of the food in a restaurant
message|n|mensaje|words that you send or leave for someone
metre/meter|n|metro|a hundred centimetres; a big step
middle|n|medio, centro|the part that is the same distance from all ends or sides
midnight|n|medianoche|twelve o'clock at night
might|v|podría, quizá|it is possible that: it might rain
mile|n|milla|1.6 kilometres
milk|n|leche|a white drink from cows
million|num|millón|the number 1,000,000
millionth|num|millonésimo|number 1,000,000 in order
mine|pron|mío, el mío|something that is my own
minute|n|minuto|sixty seconds
miss|v|perder (el tren); echar de menos, extrañar|to come too late for; also: to be sad because someone is not there
mistake|n|error|something that is not right
mm|int|mmm|a sound you make when you think or when food is good
moment|n|momento|a very short time
mommy|n|mami|a child's word for mother, in America
monday|n|lunes|the day after Sunday
money|n|dinero|you pay with it
monkey|n|mono|an animal with a long tail that climbs trees
month|n|mes|there are twelve in a year
moon|n|luna|you see it in the sky at night; it goes around the Earth
more|det|más|a bigger number or amount
morning|n|mañana|the first part of the day
most|det|la mayoría; el más|nearly all; the largest number
mother|n|madre|a woman who has a child
mountain|n|montaña|very high land
mouse|n|ratón|a small grey or brown animal with a long tail; also: you move it to use a computer
mouth|n|boca|you eat and speak with it
move|v|mover, moverse; mudarse|to go or put in another place
movie|n|película|a film
mr|n|Sr., señor|you write it before a man's family name
mrs|n|Sra., señora|you write it before a married woman's family name
ms|n|Sra., Srta.|you write it before a woman's family name
much|det|mucho|a large amount
mum/mom|n|mamá|a short word for mother
mummy|n|mami, mamá; momia|a child's word for mother
museum|n|museo|a building where you can look at old or beautiful things
music|n|música|songs, or sounds from a piano, guitar and so on
must|v|deber, tener que|it is necessary that: you must stop
my|det|mi, mis|of the person who speaks
name|n|nombre|what a person or thing is called
near|prep|cerca de|not far from
neck|n|cuello|the part of your body under your head
need|v|necesitar|must have
neighbour/neighbor|n|vecino, vecina|a person who lives next to you
never|r|nunca, jamás|at no time
new|a|nuevo|not old; not there before
news|n|noticias, noticia|what has just happened in the world
newspaper|n|periódico|big pages with news that you can read every day
next|a|próximo, siguiente|coming after this one
nice|a|agradable, bonito, simpático|good, pleasant or friendly
night|n|noche|the dark part of the day, when people sleep
nine|num|nueve|the number 9
nineteen|num|diecinueve|the number 19
nineteenth|num|decimonoveno|number 19 in order
ninetieth|num|nonagésimo|number 90 in order
ninety|num|noventa|the number 90
ninth|num|noveno|number 9 in order
no|r|no; ningún|the opposite of yes; not any
nobody|pron|nadie|no person
noise|n|ruido|a sound that is too loud or that you do not like
noon|n|mediodía|twelve o'clock in the day
nope|int|no, qué va|no, said by friends
north|n|norte|the direction at the top of most maps
nose|n|nariz|the part of your face that smells things
not|r|no|it makes a sentence negative: I am not hungry
note|n|nota, apunte|a short message, or something you write to remember
nothing|pron|nada|not anything
november|n|noviembre|the eleventh month of the year
now|r|ahora|at this time
number|n|número|1, 2 and 3 are numbers
nurse|n|enfermero, enfermera|a person who looks after ill people in a hospital
o'clock|r|en punto (hora)|you say it after a number for the time: four o'clock
october|n|octubre|the tenth month of the year
of|prep|de|it joins a part and the whole: a cup of tea, the name of the street
off|r|apagado; fuera, de (desde)|not working, not on; also: away or down from
office|n|oficina, despacho|a room where people work at desks
officer|n|oficial, agente|a person with an important job in the police or the army
often|r|a menudo|many times
oh|int|oh, ah|a sound you make when you are surprised
oil|n|aceite; petróleo|you cook with it; cars and machines need it too
ok|a|bien, vale, de acuerdo|all right
okay|a|bien, vale, de acuerdo|all right
old|a|viejo; antiguo|not young or not new
on|prep|en, sobre; encendido|touching the top of something; also with days: on Monday
once|r|una vez|one time
one|num|uno|the number 1
onion|n|cebolla|a round vegetable that can make you cry when you cut it
only|r|solo, solamente; único|and no more; and nothing else
open|a|abierto; abrir|not closed
or|conj|o, u|you use it for a choice: tea or coffee?
orange|n|naranja|a round fruit, and its colour
other|det|otro|not this one; a different one
ouch|int|¡ay!|you say it when something hurts
our|det|nuestro|of us
ours|pron|el nuestro|something that we have
out|r|fuera|not in; away from the inside
outside|prep|fuera (de), afuera|not in a building
oven|n|horno|you bake cakes in it
over|prep|sobre, por encima de; terminado|above; also: finished
own|a|propio|yours and nobody else's: my own room
page|n|página|one side of paper in a book
paint|v|pintar; pintura|to put colour on something with a brush
painter|n|pintor, pintora|a person who paints
painting|n|cuadro, pintura|a picture that someone painted
pair|n|par, pareja|two things that go together: a pair of shoes
paper|n|papel|you write on it
parent|n|padre o madre|your mother or your father
park|n|parque; aparcar, estacionar|a place with grass and trees in a town
part|n|parte|one of the pieces that make a whole
party|n|fiesta|when people come together to eat, dance and have fun
past|n|pasado; más allá de|the time before now
pasta|n|pasta|Italian food such as spaghetti
pay|v|pagar|to give money for something
pea|n|guisante, arveja, chícharo|a very small round green vegetable
pen|n|bolígrafo, pluma|you write with it, often in blue or black
pencil|n|lápiz|you write or draw with it, and you can rub it out
penny|n|penique, centavo|a very small coin in Britain
people|n|gente, personas|more than one person
pepper|n|pimienta; pimiento|something hot that you put on food with salt; also: a green, red or yellow vegetable
person|n|persona|a man, woman or child
pet|n|mascota|an animal that lives with you at home
phone|n|teléfono|you use it to speak with someone far away
photo|n|foto|a picture you take with a camera or phone
photograph|n|fotografía|a picture you take with a camera
photographer|n|fotógrafo, fotógrafa|a person who takes photographs
piano|n|piano|you play music on its black and white keys
picnic|n|pícnic|a meal that you take with you and eat outside
picture|n|imagen, dibujo, cuadro, foto|a drawing, painting or photo
pie|n|pastel, tarta, empanada|meat, vegetables or fruit baked inside a thin cover
piece|n|trozo, pedazo, pieza|a part of something
pig|n|cerdo|a fat pink farm animal
pink|a|rosa, rosado|a light red colour
pizza|n|pizza|flat round bread with tomato and cheese on it, baked
place|n|lugar, sitio|where something is or happens
plan|n|plan; planear|what you have decided to do later
plane|n|avión|a machine with wings that flies with people in it
plant|n|planta; plantar|a living thing that grows in the ground
plate|n|plato|a flat round thing that you put food on
play|v|jugar; tocar (música); obra de teatro|to do something for fun; to make music with
player|n|jugador, jugadora|a person who plays a game
please|int|por favor|you say it when you ask for something in a nice way
pm|r|de la tarde, de la noche|after twelve in the day: 3 pm
police|n|policía|the people who catch criminals and keep us safe
policeman|n|policía (hombre)|a man who works for the police
pool|n|piscina, alberca|water in which you can swim
poor|a|pobre|with very little money
pot|n|olla; maceta|you cook food in it
potato|n|patata, papa|a vegetable that grows under the ground; chips are made from it
present|n|regalo; presente|something that you give to someone, for a birthday for example; also: now
pretty|a|bonito; bastante|nice to look at
price|n|precio|how much something costs
prize|n|premio|what you get when you win
problem|n|problema|something that is difficult or wrong
programme/program|n|programa|something you watch on TV or hear on the radio
pupil|n|alumno, alumna|a child at school
purple|a|morado, violeta|a colour between red and blue
put|v|poner|to move something to a place
quarter|n|cuarto, cuarta parte|one of four equal parts: a quarter of an hour
queen|n|reina|a woman who is the head of a country because of her family
question|n|pregunta|what you ask
quick|a|rápido|fast
quickly|r|rápidamente, deprisa|fast
quiet|a|tranquilo, callado, silencioso|with little or no noise
quite|r|bastante|a little, but not very
rabbit|n|conejo|a small animal with long ears
radio|n|radio|you listen to music and news on it
rain|n|lluvia; llover|water that falls from the clouds
rainy|a|lluvioso|with a lot of rain
read|v|leer|to look at words and understand them
ready|a|listo, preparado|you can start now
real|a|real, verdadero|true; not only in a story
really|r|de verdad, realmente; muy|very; in fact
red|a|rojo|the colour of blood
remember|v|recordar, acordarse de|to keep in your head or bring back to it
repeat|v|repetir|to say or do again
rest|v|descansar; el resto|to do nothing for a time because you are tired; also: what is left
restaurant|n|restaurante|a place where you pay for a meal and eat it
rice|n|arroz|small white food that grows in water in hot countries
rich|a|rico|with a lot of money
ride|v|montar (a caballo, en bici)|to sit on a horse or a bike and make it go
right|a|correcto; derecha|correct; also: the opposite of left
ring|n|anillo; sonar|you wear it on your finger; also: to make the sound of a bell
river|n|río|a long line of water that goes to the sea
road|n|carretera, camino, calle|cars and buses go on it
robot|n|robot|a machine that can do work like a person
room|n|habitación, cuarto; espacio|a part of a house with its own walls and door
round|a|redondo|like a ball or the letter O
rubber|n|goma (de borrar); caucho|you take away pencil marks with it
run|v|correr|to go very fast on your feet
sad|a|triste|not happy
safe|a|seguro, a salvo|not in danger
salad|n|ensalada|cold vegetables, often green, cut and mixed
salt|n|sal|something white from the sea that you put on food
same|a|mismo|not different
sandwich|n|sándwich, bocadillo|two pieces of bread with food between them
saturday|n|sábado|the day after Friday
sausage|n|salchicha|meat in the form of a finger
say|v|decir|to speak words
school|n|escuela, colegio|a place where children learn
science|n|ciencia|the study of nature and how things work
screen|n|pantalla|the part of a TV, phone or computer that you look at
sea|n|mar|a very large area of salt water
season|n|estación (del año); temporada|spring, summer, autumn or winter
seat|n|asiento|a place where you can sit
second|num|segundo|number 2 in order; also: there are sixty in a minute
see|v|ver|to know something with your eyes
self|n|uno mismo, sí mismo|the person that you are
sell|v|vender|to give something to someone for money
send|v|enviar, mandar|to make something go to another person or place
sentence|n|frase, oración|a group of words that starts with a big letter and ends with a full stop
september|n|septiembre|the ninth month of the year
seven|num|siete|the number 7
seventeen|num|diecisiete|the number 17
seventeenth|num|decimoséptimo|number 17 in order
seventh|num|séptimo|number 7 in order
seventieth|num|septuagésimo|number 70 in order
seventy|num|setenta|the number 70
she|pron|ella|that woman or girl
sheep|n|oveja|a farm animal with thick white hair that we use for clothes
shh|int|¡chist!, silencio|you say it when you want people to be quiet
ship|n|barco|a very big boat
shirt|n|camisa|you wear it on the top of your body; it has buttons
shoe|n|zapato|you wear it on your foot
shop|n|tienda; comprar|a place where you buy things
short|a|corto; bajo|not long or not tall
shorts|n|pantalones cortos|trousers that end above your knees
should|v|debería|it is a good idea to: you should rest
shout|v|gritar|to say something very loudly
show|v|mostrar, enseñar; espectáculo|to let someone see something
sick|a|enfermo; mareado|not well
side|n|lado|the left or the right part of something
sign|n|señal, letrero; firmar|a board with words or a picture that tells you something
sing|v|cantar|to make music with your voice
singer|n|cantante|a person who sings
sir|n|señor|a polite word for a man
sister|n|hermana|a girl or woman with the same parents as you
sit|v|sentarse, estar sentado|to be on a chair or on the ground, not standing
six|num|seis|the number 6
sixteen|num|dieciséis|the number 16
sixteenth|num|decimosexto|number 16 in order
sixth|num|sexto|number 6 in order
sixtieth|num|sexagésimo|number 60 in order
sixty|num|sesenta|the number 60
skirt|n|falda|a woman or girl wears it from the middle of the body down
sky|n|cielo|where the sun, the moon and the clouds are
sleep|v|dormir; sueño|to rest with your eyes closed, as you do at night
slow|a|lento|not fast
slowly|r|despacio, lentamente|not fast
small|a|pequeño|not big
smile|v|sonreír; sonrisa|to make a happy face
snake|n|serpiente|a long thin animal with no legs
sneaker|n|zapatilla deportiva, tenis|a soft shoe for sport
snow|n|nieve; nevar|cold white rain that stays on the ground in winter
so|conj|así que; tan|and that is why; also: very
soap|n|jabón|you wash with it
soccer|n|fútbol|football, in American English
sock|n|calcetín|you wear it on your foot, inside a shoe
sofa|n|sofá|a long soft seat for two or more people
soft|a|suave, blando|not hard
some|det|algunos, unos; algo de|a number or amount that is not very big
somebody|pron|alguien|a person; we do not say or know who
someone|pron|alguien|a person; we do not say or know who
something|pron|algo|a thing; we do not say or know what
sometimes|r|a veces|not always, but now and then
son|n|hijo|a boy or man who is someone's child
song|n|canción|music with words that you sing
soon|r|pronto|in a short time from now
sorry|a|lo siento, perdón; apenado|you say it when you did something wrong or feel sad for someone
sound|n|sonido; sonar|something that you hear
soup|n|sopa|hot food that you eat with a spoon, with a lot of water in it
south|n|sur|the direction at the bottom of most maps
spanish|a|español|from Spain; also: the language of Spain and much of America
speak|v|hablar|to say words
special|a|especial|better than usual, or different
spell|v|deletrear, escribirse; hechizo|to say or write the letters of a word
spend|v|gastar; pasar (tiempo)|to use money for something; also: to use time
sport|n|deporte|football, tennis and swimming are sports
spring|n|primavera|the time of year between winter and summer
stair|n|escalón|one step of the stairs
stairs|n|escaleras|you walk up them to get to a higher floor
stand|v|estar de pie, ponerse de pie|to be on your feet
star|n|estrella|a small light in the sky at night; also: a very famous person
start|v|empezar, comenzar|to begin
station|n|estación|a place where trains or buses stop
stay|v|quedarse|not to go away
still|r|todavía, aún|until now and not finished
stop|v|parar, detenerse; parada|not to go on moving or doing something
store|n|tienda|a shop, in American English
story|n|cuento, historia|it tells what happened to someone, real or not
street|n|calle|a road in a town with houses on both sides
strong|a|fuerte|with a lot of power in the body
student|n|estudiante|a person who learns at a school or university
study|v|estudiar|to spend time learning about something
such|det|tal; tan|of this kind; so: such a nice day
sugar|n|azúcar|something white and sweet that you put in coffee or cakes
summer|n|verano|the hottest time of the year
sun|n|sol|it is in the sky in the day and gives us light and heat
sunday|n|domingo|the day after Saturday
sunny|a|soleado|with a lot of sun
supermarket|n|supermercado|a very big shop for food
supper|n|cena|a meal in the evening
sure|a|seguro|knowing that something is true; also: of course
sweet|a|dulce; caramelo|with a taste like sugar
swim|v|nadar|to move through water with your arms and legs
swimming|n|natación|the sport of moving through water
t-shirt|n|camiseta, playera|a light shirt with short arms and no buttons
table|n|mesa; tabla|a flat piece of furniture with legs, where you eat or work
tablet|n|tableta; pastilla|a flat computer that you can hold in your hands
take|v|tomar, coger; llevar|to put your hand round something and move it; to carry
talk|v|hablar, conversar; charla|to speak with someone
tall|a|alto|of a person or tree: long from feet to head
taxi|n|taxi|a car with a driver that you pay to take you somewhere
tea|n|té|a hot drink made with dry leaves
teach|v|enseñar|to help people learn something
teacher|n|profesor, profesora, maestro|a person whose job is to help people learn
team|n|equipo|people who play or work together
teenager|n|adolescente|a person between thirteen and nineteen years old
telephone|n|teléfono|you use it to speak with someone far away
television|n|televisión, televisor|you watch programmes and films on it
tell|v|decir, contar|to give information or a story to someone
ten|num|diez|the number 10
tennis|n|tenis|a game in which two or four people hit a small ball over a net
tenth|num|décimo|number 10 in order
terrible|a|terrible, horrible|very bad
test|n|prueba, examen|questions that show how much you know
text|n|texto; mensaje de texto|a piece of writing; also: a message on a phone
than|conj|que (en comparaciones)|you use it to compare: taller than me
thank|v|agradecer, dar las gracias|to tell someone that you are happy about what they did
thanks|int|gracias|a short way to say thank you
that|det|ese, aquel; que|the one over there, not this one
the|det|el, la, los, las|you use it for one that is already known
theatre/theater|n|teatro|a place where you watch plays
their|det|su (de ellos, de ellas)|of those people
theirs|pron|suyo, de ellos, de ellas|something of those people
them|pron|los, las, les, ellos, ellas|those people or things: I see them
then|r|entonces; luego|at that time; after that
there|r|allí, ahí, allá|in that place
these|det|estos, estas|more than one, near me
they|pron|ellos, ellas|those people or things
thin|a|delgado, flaco, fino|not fat or not thick
thing|n|cosa|anything that is not a person, animal or plant
think|v|pensar, creer|to use your head; to have an idea about something
third|num|tercero|number 3 in order
thirsty|a|sediento, con sed|wanting to drink
thirteen|num|trece|the number 13
thirteenth|num|decimotercero|number 13 in order
thirtieth|num|trigésimo|number 30 in order
thirty|num|treinta|the number 30
this|det|este, esta, esto|the one near me
those|det|esos, aquellos|more than one, not near me
thousand|num|mil|the number 1,000
thousandth|num|milésimo|number 1,000 in order
three|num|tres|the number 3
thursday|n|jueves|the day after Wednesday
ticket|n|billete, boleto, entrada|the paper you need for a train, a film or a concert
time|n|tiempo; hora; vez|minutes, hours and days; also: what a clock shows
tired|a|cansado|wanting to rest or sleep
to|prep|a, hacia; para|in the direction of: I go to school
today|r|hoy|on this day
toe|n|dedo del pie|you have five on each foot
together|r|juntos|with each other
toilet|n|baño, váter, inodoro|you go there after you drink a lot
tomato|n|tomate|a soft red fruit that you eat as a vegetable
tomorrow|r|mañana|the day after today
tonight|r|esta noche|this evening or this night
too|r|también; demasiado|also; also: more than is good
tooth|n|diente|a hard white thing in your mouth
top|n|parte de arriba, cima|the highest part
tourist|n|turista|a person who visits a place on holiday
town|n|ciudad, pueblo|a place with many houses and shops, smaller than a city
toy|n|juguete|a thing for children to play with
train|n|tren; entrenar|many people travel in it, from station to station
travel|v|viajar|to go to other places, often far away
tree|n|árbol|a tall plant with leaves and a hard middle
trip|n|viaje, excursión|when you go to a place and come back
trousers|n|pantalones|you wear them over both legs
true|a|verdadero, cierto|right; not false
try|v|intentar, tratar de; probar|to want to do something and see if you can
tuesday|n|martes|the day after Monday
turn|v|girar; turno|to go round; to go left or right
tv|n|tele, televisión|short for television
twelfth|num|duodécimo|number 12 in order
twelve|num|doce|the number 12
twentieth|num|vigésimo|number 20 in order
twenty|num|veinte|the number 20
twice|r|dos veces|two times
two|num|dos|the number 2
ugh|int|puaj, uf|a sound you make when you do not like something
um|int|eh, este...|a sound you make when you think what to say
umbrella|n|paraguas|you hold it over your head in the rain
uncle|n|tío|the brother of your mother or father
under|prep|debajo de, bajo|below something
understand|v|entender, comprender|to know what something means
university|n|universidad|a place where you study after school
until|prep|hasta (que)|up to that time
up|r|arriba, hacia arriba|to a higher place
upstairs|r|arriba, en el piso de arriba|on or to a higher floor of a house
us|pron|nos, nosotros|me and other people: help us!
use|v|usar, utilizar; uso|to do something with a thing: I use a pen
usually|r|normalmente, por lo general|most of the time
vacation|n|vacaciones|a holiday, in American English
vegetable|n|verdura, hortaliza|carrots, peas and onions are vegetables
very|r|muy|you use it to make a word stronger: very big
video|n|vídeo, video|a short film on a phone or computer
village|n|pueblo, aldea|a small place with houses in the countryside
visit|v|visitar; visita|to go to see a person or a place
visitor|n|visitante, visita|a person who comes to see someone or something
vocabulary|n|vocabulario|all the words that you know or learn
wait|v|esperar|to stay until something happens or someone comes
waiter|n|camarero, mesero|a man who brings the food in a restaurant
wake|v|despertar, despertarse|to stop sleeping
walk|v|caminar, andar; paseo|to go on your feet
wall|n|pared, muro|a side of a room or a house
want|v|querer|to wish to have or do something
warm|a|cálido, templado, caliente|a little hot, in a nice way
wash|v|lavar, lavarse|to clean with water
washing|n|ropa para lavar, colada|clothes that need to be washed
watch|v|mirar, ver; reloj de pulsera|to look at something for some time; also: a small clock for your arm
water|n|agua; regar|you drink it; rain, rivers and the sea are made of it
way|n|camino; manera, forma|how you go to a place or how you do something
we|pron|nosotros, nosotras|me and one or more other people
wear|v|llevar puesto, usar|to have clothes on your body
weather|n|tiempo (que hace), clima|sun, rain, wind and so on
wednesday|n|miércoles|the day after Tuesday
week|n|semana|seven days
weekend|n|fin de semana|Saturday and Sunday
welcome|int|bienvenido|you say it to someone who arrives
well|r|bien; bueno...|in a good way; also: not ill
west|n|oeste|where the sun goes down
wet|a|mojado, húmedo|with water on it; not dry
what|pron|qué, cuál; lo que|you use it to ask about a thing: what is this?
when|r|cuándo; cuando|at what time; at the time that
where|r|dónde; donde|in what place
which|det|cuál, qué; que|you use it to ask about one of some: which book?
white|a|blanco|the colour of snow
who|pron|quién; que|what person: who is she?
whole|a|entero, todo|all of something
whose|det|de quién; cuyo|of what person: whose bag is this?
why|r|por qué|for what reason
wife|n|esposa, mujer|the woman that someone is married to
will|v|(futuro); voluntad|you use it for later: I will call you tomorrow
win|v|ganar|to be first or best in a game
wind|n|viento|air that moves outside
window|n|ventana|the glass part of a wall; light comes in there
windy|a|ventoso, con viento|with a lot of wind
wine|n|vino|a drink made from grapes, for adults
winter|n|invierno|the coldest time of the year
with|prep|con|together; having: tea with milk
without|prep|sin|not having: tea without milk
woman|n|mujer|a girl when she is an adult
word|n|palabra|"cat" and "run" are words
work|v|trabajar; trabajo; funcionar|to do a job; also: of a machine: to do what it should
worker|n|trabajador, trabajadora|a person who works
world|n|mundo|all the countries and people; the Earth
worry|v|preocuparse; preocupación|to think that something bad can happen
would|v|(condicional): -ría|you use it for what you want or what is possible: I would like some tea
wow|int|¡guau!, ¡vaya!|you say it when something is very good or surprising
write|v|escribir|to make letters and words with a pen or a computer
writer|n|escritor, escritora|a person who writes books
wrong|a|incorrecto, equivocado; mal|not right
yeah|int|sí|yes, said by friends
year|n|año|twelve months
yellow|a|amarillo|the colour of a lemon
yep|int|sí, sip|yes, said by friends
yes|int|sí|what you say when something is right or you agree
yesterday|r|ayer|the day before today
yet|r|todavía, aún; ya (en preguntas)|until now: not yet
you|pron|tú, usted, ustedes, vosotros|the person or people I speak to
young|a|joven|not old
your|det|tu, su, vuestro|of the person I speak to
yours|pron|tuyo, suyo, vuestro|something of the person I speak to
zero|num|cero|the number 0
zoo|n|zoológico, zoo|a place where people go to see wild animals
`;
