import { thing } from "./thing.ts";

/** What grows, lies, burns or falls out of doors, and what was built there. */
export const nature = {
  tree: thing("tree", "n:deciduous-tree", 1.9, ["ground"], {
    colours: ["green"],
    parts: [
      [0, 0, 1, 0.62],
      [0.36, 0.62, 0.3, 0.38],
    ],
  }),
  pine: thing("pine tree", "n:evergreen-tree", 1.9, ["ground"], {
    synonyms: ["tree", "fir tree", "fir", "pine"],
    colours: ["green"],
    most: 2,
    parts: [
      [0.25, 0, 0.5, 0.45],
      [0, 0.45, 1, 0.43],
      [0.4, 0.88, 0.2, 0.12],
    ],
  }),
  palm: thing("palm tree", "n:palm-tree", 1.9, ["ground"], {
    synonyms: ["tree", "palm"],
    colours: ["green"],
    parts: [
      [0, 0, 1, 0.55],
      [0.35, 0.55, 0.3, 0.45],
    ],
  }),
  cactus: thing("cactus", "n:cactus", 0.85, ["ground"], {
    plural: "cactuses",
    synonyms: ["plant"],
    colours: ["green"],
  }),
  plant: thing("plant", "n:potted-plant", 0.5, ["ground", "surface"], {
    synonyms: ["pot plant", "flower pot"],
    colours: ["green"],
  }),
  sunflower: thing("sunflower", "n:sunflower", 0.55, ["ground"], {
    synonyms: ["flower"],
    colours: ["yellow"],
    most: 4,
  }),
  tulip: thing("tulip", "n:tulip", 0.34, ["ground"], { synonyms: ["flower"], colours: ["pink"], most: 4 }),
  flowers: thing("bunch of flowers", "n:bouquet", 0.34, ["surface"], {
    plural: "bunches of flowers",
    synonyms: ["flower", "bouquet", "tulip"],
  }),
  mushroom: thing("mushroom", "f:mushroom", 0.22, ["ground"], {
    synonyms: ["toadstool"],
    colours: ["red"],
    most: 4,
  }),
  rock: thing("rock", "n:rock", 0.34, ["ground"], { synonyms: ["stone"], colours: ["grey"], most: 2 }),
  log: thing("log", "n:wood", 0.36, ["ground"], { synonyms: ["tree trunk", "wood"], colours: ["brown"] }),
  fire: thing("fire", "n:fire", 0.42, ["ground"], {
    synonyms: ["campfire", "flame"],
    action: "burning",
    colours: ["orange", "yellow"],
  }),
  fountain: thing("fountain", "n:fountain", 0.9, ["ground"]),
  snowman: thing("snowman", "n:snowman-without-snow", 0.8, ["ground"], {
    plural: "snowmen",
    colours: ["white"],
  }),
  rainbow: thing("rainbow", "f:rainbow", 0.9, ["sky"]),
  statue: thing("statue", "n:moai", 1.0, ["ground"], {
    synonyms: ["stone head", "sculpture"],
    colours: ["grey"],
  }),
  tent: thing("tent", "n:tent", 0.85, ["ground"], { colours: ["orange"] }),
  hut: thing("hut", "n:hut", 1.5, ["ground"], { synonyms: ["house", "cottage"] }),
  house: thing("house", "n:house", 1.9, ["ground"], { synonyms: ["home", "building"] }),
  church: thing("church", "n:church", 2.1, ["ground"], { plural: "churches", synonyms: ["building"] }),
  ferrisWheel: thing("Ferris wheel", "n:ferris-wheel", 2.1, ["ground"], { synonyms: ["big wheel", "wheel"] }),
  circusTent: thing("circus tent", "n:circus-tent", 1.8, ["ground"], {
    synonyms: ["tent", "big top"],
  }),
  carouselHorse: thing("wooden horse", "n:carousel-horse", 0.95, ["ground"], {
    synonyms: ["horse", "carousel", "carousel horse"],
  }),
  postbox: thing("postbox", "n:postbox", 0.6, ["ground"], {
    plural: "postboxes",
    synonyms: ["letter box", "mailbox"],
    colours: ["red"],
  }),
  barrier: thing("barrier", "n:construction", 0.45, ["ground"], {
    synonyms: ["fence"],
    colours: ["yellow", "black"],
  }),
  headstone: thing("gravestone", "n:headstone", 0.5, ["ground"], {
    synonyms: ["grave", "tombstone", "stone"],
    colours: ["grey"],
    most: 3,
  }),
  pumpkin: thing("pumpkin", "n:jack-o-lantern", 0.3, ["ground", "surface"], { colours: ["orange"], most: 3 }),
  sledge: thing("sledge", "f:sled", 0.28, ["ground"], {
    synonyms: ["sled", "sleigh"],
    colours: ["red", "brown"],
  }),
};
