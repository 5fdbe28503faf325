/** Colours that can be seen in a thing besides those that are meant: a yellow hat with a purple ribbon. */
export const alsoSeen: ReadonlyMap<string, readonly string[]> = new Map(
  `
  cat: grey
  goose: grey orange
  horse: black
  elephant: white
  tiger: black
  monkey: orange
  deer: orange
  owl: orange
  eagle: orange
  seal: white
  turtle: yellow
  hedgehog: orange
  squirrel: orange
  raccoon: black
  snake: yellow
  butterfly: black
  bee: grey blue brown black
  whale: white
  dinosaur: yellow
  tree: brown
  palm tree: orange
  plant: red
  sunflower: brown green
  tulip: green
  mushroom: pink orange
  log: orange
  snowman: black
  tent: brown
  postbox: white
  barrier: grey
  pumpkin: brown yellow
  sledge: orange
  bicycle: grey black
  scooter: black
  motorbike: black grey
  taxi: grey blue black
  fire engine: grey
  tractor: grey blue black brown orange
  racing car: grey black
  skateboard: orange
  plane: grey
  helicopter: grey orange
  motorboat: red
  ship: blue
  canoe: orange
  printer: white black
  book: grey
  clock: orange
  alarm clock: white
  shopping bag: blue
  present: brown
  hat: yellow brown
  top hat: grey yellow
  high-heeled shoe: black
  kimono: blue white
  pineapple: orange
  slice of watermelon: yellow
  strawberry: green
  tomato: green
  carrot: green
  green pepper: blue
  piece of cheese: orange
  cupcake: blue
  bowl of salad: white
  box of popcorn: yellow
  football: black
  basketball: brown black
  goal: grey
  trophy: orange brown
  chess piece: black
  guitar: white purple
  violin: grey
  drum: white brown black
  trumpet: orange
  pair of masks: orange
  crown: orange
  treasure chest: grey black orange yellow
  shield: white
  crystal ball: blue brown
  glass flask: blue
  magnet: white
  compass: brown white
  skull: black
  planet: pink
  doll: red white
  paper lantern: purple
  medal: orange
  diamond: white`
    .trim()
    .split("\n")
    .map((line): [string, string[]] => {
      const [noun = "", colours = ""] = line.trim().split(": ");
      return [noun, colours.split(" ")];
    }),
);

/** How many there seem to be of what is drawn once. */
export const seemsSeveral: ReadonlyMap<string, number> = new Map([
  ["pair of masks", 2],
  ["shopping bag", 2],
  ["high-heeled shoe", 2],
]);
