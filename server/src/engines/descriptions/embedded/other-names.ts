/** First what a picture calls a thing, then what else it may fairly be called, beside the names that it has from the picture. */
const nameLines = `
alien: visitor, being, martian, guest, monster, extra-terrestrial
archer: bowman, man with a bow
astronaut: explorer, cosmonaut, space traveller, spacewoman
boy: son, brother, teenager, youngster, lad, schoolboy, young man, little boy, guy
bride: wife, newlywed
businessman: executive, office worker, man in a suit, gentleman
businesswoman: executive, office worker, lady
cook: baker, kitchen worker
detective: investigator, sleuth, agent
farmer: gardener, countryman, villager, peasant
film director: filmmaker, producer
girl: daughter, sister, teenager, youngster, schoolgirl, young woman, little girl
groom: newlywed
guitarist: player, performer
hiker: climber, backpacker, tourist, trekker
king: monarch, royal
knight: warrior, fighter, man in armour
magician: conjurer, entertainer, performer
man: gentleman, young man, husband, father, friend
model: young woman, fashion model
musician: player, performer, artist
ninja: fighter, warrior, assassin
old man: old gentleman, pensioner, elderly person, elderly gentleman, granddad, grandpa, senior, older man
old woman: elderly lady, old lady, pensioner, granny, grandma, senior, older woman, older lady
philosopher: thinker, ancient Greek, wise man
pirate: captain, buccaneer
police officer: cop, agent, guard
princess: lady, young woman
queen: monarch, royal
robot: mechanical being, mechanical man, metal man, automaton, bot
scientist: researcher, chemist, professor, expert, inventor
singer: performer, artist, vocalist
student: young man, young woman, schoolboy, schoolgirl, teenager
superhero: masked man, masked woman, superheroine, heroine
teacher: professor, tutor
tourist: visitor, holidaymaker
traveller: tourist, commuter
vampire: monster, count
violinist: player, performer
waiter: server, man in a bow tie
waitress: server
witch: lady, sorceress, old woman
wizard: sorcerer, old man, bearded man
woman: young woman, wife, mother, friend
bat: flying mammal
bird: little bird
camel: dromedary
cat: feline, kitty
cow: cattle, bull, calf
deer: reindeer, fawn, buck, elk, moose
dinosaur: tyrannosaurus, prehistoric animal, reptile
dog: canine, hound
duck: duckling
eagle: falcon, bird of prey
elephant: baby elephant
flamingo: pink bird
ghost: phantom, spectre, white figure
goat: kid
goose: swan, duck
hedgehog: spiny animal, animal with spines, prickly animal
horse: stallion, mare
mammoth: woolly animal
monkey: ape, chimp, chimpanzee
owl: night bird
parrot: macaw, tropical bird, colourful bird
pig: piglet, hog
rabbit: hare
raccoon: masked animal
rooster: cockerel
seal: walrus
sheep: woolly animal
snake: serpent, reptile
squirrel: rodent
turtle: reptile
Ferris wheel: giant wheel, observation wheel
accordion: squeezebox
backpack: satchel
barrier: gate
basketball: orange ball
bicycle: cycle
bin: dustbin, trash can, wastebasket, rubbish basket
birthday cake: cake with candles
blue planet: our planet, world
book: volume
bow and arrow: arrows
bowl of noodles: noodles, bowl of soup
box: cardboard box, crate
briefcase: leather case
broom: broomstick
bunch of flowers: flowers, blooms
cactus: cacti
camera: photo camera
candle: flame
canoe: kayak
chair: stool, armchair
chess piece: chessman, pawns
circus tent: marquee
clapperboard: clapper, slate, film board
clock: timepiece
coat: overcoat, raincoat
comet: shooting star, meteorite
computer: desktop, keyboard
crystal ball: sphere
cup of coffee: cup of tea, tea, hot coffee
diamond: precious stone, gemstone, crystal
die: cube
doll: matryoshka
dress: gown, frock
film camera: video camera
fire: bonfire, blaze, fireplace
fish: goldfish
flying saucer: craft, alien ship, alien spacecraft, space craft, unidentified flying object
football: white ball
fountain: water feature
game controller: console, remote control, remote
glass flask: test tube, jar, beaker, vessel, laboratory glass
glass of juice: orange juice
gravestone: headstone
hamburger: cheeseburger, sandwich
handbag: ladies' bag
helicopter: chopper
high-heeled shoe: heels, high heels, stiletto
hut: cabin, shack, hovel
jar of honey: honey pot
kimono: Japanese robe, Japanese dress
laptop: notebook, computer
letter: note, message, mail, sheet of paper, piece of paper
loaf of bread: loaf
log: piece of wood, trunk
lorry: pickup, pick-up, heavy vehicle
magnifying glass: lens
map: chart
mirror: looking glass
model of DNA: double helix, molecule
motorbike: motor bike
motorboat: launch
mushroom: fungus, fungi
painting: work of art, portrait, landscape, artwork
pair of masks: masks, theatre faces
pair of swords: swords
palette: colours
palm tree: palms
paper lantern: lantern, Chinese lamp, Japanese lamp
pile of books: books, stack
pine tree: evergreen, conifer, Christmas tree
plane: aircraft, jet plane
plant: potted plant, houseplant, pot of flowers, flowerpot, shrub, bush, vegetation
postbox: post box, mail box
pot of soup: saucepan, cooking pot, cauldron
present: package, parcel, surprise, wrapped box
pumpkin: jack-o'-lantern, Halloween decoration, Halloween lantern
puzzle piece: jigsaw piece
ring: engagement ring
robot arm: mechanical arm
rock: boulder, large stone
rocket: space rocket, shuttle, missile
sailing boat: sailing ship
satellite: probe
scooter: two-wheeler
scroll: parchment, roll of paper, document
ship: cruise ship, ferry, vessel
skateboard: board
skull: cranium, skeleton
sledge: toboggan
slice of watermelon: melon slice
spider's web: spiderweb
statue: bust, monument, moai, Easter Island head, stone face, sculpted head
suitcase: baggage, trunk
taxi: yellow car
teapot: pot of tea
telephone: mobile, cell phone, mobile phone
telescope: spyglass
television: screen, set
tent: camping tent
tractor: farm vehicle, farm machine
treasure chest: coffer, gold coins, trunk
tree: oak
trophy: award, golden cup
vase: jug
wooden horse: merry-go-round, rocking horse
barn: farm building, farm
bed: mattress
board: whiteboard
bookcase: shelves, books
bookshelf: shelves, books
castle: fort
control panel: panel, controls, buttons
counter: bar, checkout, cash desk
crowd: public, spectators, fans
cupboard: drawers, closet, wardrobe
curtain: drape, curtains
dome: greenhouse, domes
easel: stand
fence: railing, wooden barrier
kitchen counter: kitchen unit
lamp: street lamp, streetlight, lamppost
lighthouse: beacon
old house: ruined house, cottage
pedestal: plinth, base
pond: puddle
reception desk: front desk
row of shops: shops, stores, street
sofa: armchair
spotlight: stage light, lights
stall: booth, market stand, kiosk
temple: columns, monument, ancient building
tower: skyscrapers, towers, high-rise, city
train: wagon, metro
water tank: cistern`;

/** First what stands for many, then what is that. */
const classLines = `
animal creature beast pet being: @animal
bird: bird duck eagle flamingo goose owl parrot rooster
fruit: apple, orange, lemon, pineapple, bunch of grapes, slice of watermelon, strawberry
vegetable: carrot, tomato, pumpkin, mushroom, green pepper
food snack meal dish: apple, orange, lemon, pineapple, bunch of grapes, slice of watermelon, carrot, tomato, birthday cake, bowl of noodles, bowl of salad, box of popcorn, cupcake, doughnut, egg, hamburger, jar of honey, loaf of bread, pie, piece of cheese, plate of sushi, pot of soup, slice of pizza, ice cream, pizza, bowl of soup
dessert sweet pastry: birthday cake, cupcake, doughnut, pie
drink beverage: cup of coffee, glass of juice
vehicle: bus, lorry, taxi, police car, tractor, motorbike, scooter, bicycle, train, fire engine, racing car
boat vessel: canoe, motorboat, sailing boat, ship
aircraft craft: plane, helicopter, flying saucer, rocket, satellite
instrument: accordion, drum, guitar, harp, saxophone, trumpet, violin
bag luggage container: backpack, basket, box, briefcase, bucket, handbag, shopping bag, suitcase, vase
furniture: bed, bench, bookcase, bookshelf, chair, cupboard, desk, sofa, table, small table, counter
plant tree greenery vegetation flower: tree, pine tree, palm tree, plant, sunflower, tulip, cactus, bunch of flowers, tree without leaves
device machine gadget screen appliance equipment: computer, laptop, television, radio, telephone, printer, camera, film camera, film projector, game controller, control panel, robot arm, microscope, telescope
tool equipment: broom, toolbox, magnifying glass, compass, magnet, test tube, glass flask, microscope
clothes clothing garment: coat, dress, hat, kimono, top hat, rail of clothes
building construction structure house: barn, castle, dome, lighthouse, old house, hut, tower, temple, row of shops
toy: doll, teddy bear, puzzle piece, wooden horse
ball: basketball, football, volleyball
light lamp: candle, lamp, paper lantern, spotlight
jewel jewellery treasure prize award: crown, diamond, ring, medal, trophy
weapon: bow and arrow, pair of swords, shield
paper document: letter, map, scroll, book
object item thing: @thing`;

const people =
  "figure character adult individual somebody someone person people friend couple pair visitor guest worker lady gentleman youngster one other another".split(
    " ",
  );

const lines = (text: string) => text.trim().split("\n");
const named = new Map(
  lines(nameLines).map((line): [string, string[]] => {
    const [noun = "", names = ""] = line.split(": ");
    return [noun, names.split(", ")];
  }),
);
const classes = lines(classLines).map((line): [string[], Set<string>] => {
  const [words = "", members = ""] = line.split(": ");
  return [words.split(" "), new Set(members.includes(",") ? members.split(", ") : members.split(" "))];
});

const anybody = new Set([...people, "person", "animal", "thing"]);

/** Whether a word may be said of anybody, so that it names nobody in particular. */
export function isAnybody(name: string): boolean {
  return anybody.has(name);
}

/** What pictures show things of: their own names, but for people, of whom there are some in all. */
export const shownThings: readonly string[] = [...named.keys()].slice([...named.keys()].indexOf("bat"));

/** Other names of what a picture calls so. */
export function otherNamesOf(noun: string, kind: string | undefined): readonly string[] {
  return [...(named.get(noun) ?? []), ...(kind === "person" ? people : [])];
}

/** Words for many things, of which this is one: "animal", "fruit"; the narrowest first. */
export function broaderNamesOf(noun: string, kind: string | undefined): readonly string[] {
  return classes
    .filter(([, members]) => members.has(noun) || (kind && members.has(`@${kind}`)))
    .toSorted(([, a], [, b]) => Number(a.size === 1) - Number(b.size === 1))
    .flatMap(([words]) => words);
}
