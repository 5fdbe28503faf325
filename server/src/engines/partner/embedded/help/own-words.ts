/** Words the partner says and the glossary has no entry for: in Spanish, and what they mean in a few easy words. */
const table = `
training|entrenamiento|practice for a sport
answered|contestado, respondió|it comes from “answer”: to say something back
answering|contestar, contestando|it comes from “answer”: to say something back
arepas|arepas|flat bread made from corn
bachata|bachata|a slow dance from the Dominican Republic
backgammon|backgammon|an old board game for two people
ballrooms|salones de baile|big rooms for dancing
battered|estropeado, maltrecho|old and not in good shape
blindfolded|con los ojos vendados|with something over the eyes
bores|pelmazos|people who are not interesting
boxing|boxeo|a sport where two people fight with their hands
budgeted|presupuestado|planned how to use the money
buff|aficionado, experto|somebody who knows a lot about something
bullfights|corridas de toros|shows where people fight a bull
caged|enjaulado|kept behind bars
camper|campista; autocaravana|somebody who sleeps in a tent
cheaters|tramposos|people who do not play fair
checkers|damas|a board game with round pieces
chemtrails|estelas químicas|lines that planes leave in the sky
chief|jefe, principal|the most important person
churros|churros|long sweet things that people eat with chocolate
cleaning|limpieza|making things clean
clipboards|portapapeles|boards to hold paper on
cloning|clonación|making a living copy
closer|más cerca|more near
closest|el más cercano|the most near
coasters|montañas rusas|roller coasters are fast trains for fun
coding|programación|writing programs for computers
comforting|reconfortante|it makes you feel better
conquerors|conquistadores|people who take a country by force
corrected|corregido, corrigió|made right
correcting|corregir, corrigiendo|making something right
cripple|perjudicar gravemente|to hurt badly
crooked|torcido; deshonesto|not straight
crowding|aglomeración|too many people in one place
cumbia|cumbia|a music to dance to, from Colombia
cyclopes|cíclopes|giants with one eye
debated|debatido|talked about from two sides
doubted|dudó|was not sure of something
dreamed|soñó|saw things in your sleep
dreaming|soñar, soñando|seeing things in your sleep
dressing|vestirse; aliño|putting clothes on
driverless|sin conductor|without a driver
embalm|embalsamar|to keep a dead body from going bad
empanadas|empanadas|bread with meat or cheese in it
ended|terminó|came to its last part
ending|final|the last part of a story
envied|envidiado|wanted by others
espresso|café expreso|a small strong coffee
excepted|exceptuado|not counted
exercising|hacer ejercicio|moving to be strong
faced|se enfrentó a|looked at, or met something hard
fado|fado|a sad music from Portugal
feared|temió, temido|was afraid of
fewer|menos|not so many
fishing|pesca|catching fish
flamenco|flamenco|music and dance from the south of Spain
fungi|hongos|mushrooms and things like them
gaming|jugar a videojuegos|playing games on a computer
gardener|jardinero, jardinera|somebody who works in a garden
granted|dado por hecho; concedido|taken for granted means not thought about
guinea|guinea, cobaya|a guinea pig is a small animal
handball|balonmano|a team game played with the hands
handed|entregó, dio|gave with the hand
heavenly|celestial|of the sky, or very good
highlife|highlife|a dance music from Ghana
hooked|enganchado|not able to stop
hopscotch|rayuela|a children's game on squares
housed|alojado|had a place to be
humbled|con más humildad|made less proud
hyperloops|hyperloops|very fast trains in a tube
imitators|imitadores|people who copy others
influenced|influyó en|changed a little by somebody
insufferable|insoportable|too much to live with
interviewed|entrevistado|asked questions for a job or a paper
ironing|planchar|making clothes flat with heat
judged|juzgado|given an opinion on
judging|juzgar|giving an opinion on
karaoke|karaoke|singing to music with the words on a screen
keychains|llaveros|small things to hold keys
laminated|plastificado|with plastic all over it
landing|aterrizaje|coming down to the ground
lasted|duró|went on for some time
lasting|duradero|going on for a long time
lawmakers|legisladores|people who make laws
layperson|lego, no experto|somebody who is no expert
leaking|goteando, con fugas|water or gas comes out of it
logged|registrado|written down, or online with a password
longing|anhelo|wanting something very much
maker|fabricante|somebody who makes something
mariachi|mariachi|a music from Mexico, with guitars
marched|marchó|walked together
marked|marcado|with a sign on it
martians|marcianos|people from Mars, in stories
mastered|dominado|learned very well
meetups|quedadas|meetings of people with one interest
microbiology|microbiología|the science of very small living things
mistranslation|mala traducción|a wrong translation
mostly|sobre todo, principalmente|most of the time
murdered|asesinado|killed by somebody
named|llamado; nombró|with the name of
naming|poner nombre|giving a name
ninjas|ninjas|secret fighters of old Japan
opened|abrió, abierto|not closed any more
opening|apertura, inauguración|the start, or a place to go through
ordered|pidió; ordenado|asked for, in a restaurant or a shop
outgrown|que se ha quedado pequeño|become too big or too old for
padel|pádel|a sport like tennis, between glass walls
paella|paella|a dish of rice from Valencia
parental|de los padres|of a mother or a father
parking|aparcamiento, estacionamiento|leaving a car in a place
perfectionism|perfeccionismo|wanting all to be perfect
phrasal|(verbo) con partícula|like “get up” or “look for”
picturing|imaginarse|seeing in your head
planned|planeado|thought of before
planner|agenda; planificador|somebody who makes plans, or a book for them
planning|planificación|thinking of what to do
pleased|contento, satisfecho|happy about something
plush|de peluche; lujoso|soft, like a toy bear
portals|portales|big doors, also in stories
procedural|policíaca de procedimiento|about how the police work
projected|proyectado|shown on a wall, or planned
punk|punk|fast and loud music
puzzling|desconcertante|hard to understand
queueing|hacer cola|waiting in a line
racing|carreras|a sport to see who is fastest
railwayman|ferroviario|somebody who works on trains
rained|llovió|water came from the sky
ramen|ramen|a soup from Japan, with long pasta
reachable|accesible|possible to get to
reasoned|razonado|thought about well
reggaeton|reguetón|a dance music from Latin America
roller|de ruedas|a thing that goes round
salsa|salsa|a fast dance from Cuba
samurai|samurái|a fighter of old Japan
saviours|salvadores|people who save others
schooling|escolarización|the time at school
scorekeeper|anotador|somebody who counts the points
seller|vendedor, vendedora|somebody who sells things
shameful|vergonzoso|so bad that you feel bad about it
shape-shifting|que cambia de forma|able to look like other things
shaped|con forma de|with the form of
shooters|juegos de disparos|games with guns
shopping|compras|going to shops and buying things
siestas|siestas|short sleeps after lunch
smartwatches|relojes inteligentes|watches that can do a lot
smiley|carita sonriente|a small face that smiles
smiths|herreros|people who make things of metal
spoonful|cucharada|what one spoon holds
stardust|polvo de estrellas|very small pieces of stars
strained|tenso|not easy or friendly
streaming|ver por internet|watching or hearing online
subsidised|subvencionado|paid in part by the state
super|súper|very good
surfaced|salió a la superficie|came up
surprised|sorprendido|when you did not think it would come
surprising|sorprendente|not what you thought
tango|tango|a dance from Argentina
tasting|cata, degustación|trying a little food or drink
telenovelas|telenovelas|long love stories on television
tested|probado|tried, to see if it works
tester|probador|somebody who tries new things
thoughts|pensamientos|what you think
titans|titanes|giants in old stories
torchlight|luz de linterna|light from a small lamp
trapped|atrapado|not able to get out
treasured|muy querido|loved very much
tricked|engañado|made to believe what is not true
viewing|ver, visionado|watching
vinyl|vinilo|big black records of music
watercolours|acuarelas|pictures painted with water
welcoming|acogedor|friendly to people who come
well-darned|bien zurcido|mended well with a needle
werewolves|hombres lobo|people who become wolves in stories
wishful|ilusorio|believing what you want to be true
witnessed|presenció|saw something happen
wounded|herido|hurt
audiobooks|audiolibros|books that you listen to
billionaires|multimillonarios|people with very much money
biologist|bióloga, biólogo|somebody who studies living things
iphones|iPhones|phones with a name from a company
repairer|reparador|somebody who makes broken things work
ringtones|tonos de llamada|the sounds that phones make
agreeable|agradable|nice
alarmed|alarmado|afraid that something is wrong
alphabetical|alfabético|from A to Z
archaeological|arqueológico|about very old things in the ground
neighbouring|vecino|next to it
repairable|que se puede reparar|possible to make work again
rediscover|redescubrir|to find again
reread|releer|to read again
rewritten|reescrito|written again
shockingly|escandalosamente|in a way that is very bad
soundly|profundamente|deeply and well
abominably|fatal|very badly
underpaid|mal pagado|with too little money for the work
underrated|infravalorado|better than people think
unforgivable|imperdonable|too bad to forget
unrepentant|sin arrepentirse|not sorry at all
romantic-sounding|que suena romántico|it sounds like love
vu|visto, en «déjà vu»|part of “déjà vu”: lived before
déjà|ya, en «déjà vu»|part of “déjà vu”: lived before
globalisation|globalización|the world becoming one market
ceviche|ceviche|raw fish with lemon
indie|independiente|made by few people, with little money
talking-to|reprimenda|hard words to somebody
stand-up|monólogos cómicos|telling jokes alone on a stage`;

/** By its English word, in small letters. */
export const ownWords: ReadonlyMap<string, { spanish: string; means: string }> = new Map(
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [word = "", spanish = "", means = ""] = line.split("|");
      return [word, { spanish, means }];
    }),
);
