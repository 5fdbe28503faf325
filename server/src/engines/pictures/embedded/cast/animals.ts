import { animal } from "./thing.ts";

const dogTint = {
  plain: ["#f3ad61"],
  shade: ["#d3883e"],
  colours: ["black", "white", "grey", "orange"] as const,
};

/** Animals, most of them looking to the left as drawn. */
export const animals = {
  dog: animal("dog", "f:dog", 0.42, ["ground"], {
    synonyms: ["puppy", "pet"],
    tint: { ...dogTint, colours: [...dogTint.colours] },
  }),
  cat: animal("cat", "n:cat", 0.32, ["ground"], {
    synonyms: ["kitten", "pet"],
    colours: ["yellow"],
  }),
  blackCat: animal("cat", "n:black-cat", 0.32, ["ground"], {
    synonyms: ["kitten", "pet"],
    colours: ["black"],
  }),
  rabbit: animal("rabbit", "n:rabbit", 0.3, ["ground"], {
    synonyms: ["bunny"],
    colours: ["grey", "white"],
    most: 2,
  }),
  duck: animal("duck", "f:duck", 0.28, ["water"], { action: "swimming", most: 3, synonyms: ["bird"] }),
  swan: animal("swan", "n:swan", 0.4, ["water"], {
    action: "swimming",
    most: 2,
    synonyms: ["bird"],
    colours: ["white"],
  }),
  goose: animal("goose", "n:goose", 0.42, ["ground"], {
    plural: "geese",
    synonyms: ["bird"],
    colours: ["white"],
    most: 3,
  }),
  horse: animal("horse", "f:horse", 0.95, ["ground"], { synonyms: ["pony"], colours: ["brown"] }),
  cow: animal("cow", "f:cow", 0.72, ["ground"], { colours: ["white", "grey"], most: 2 }),
  pig: animal("pig", "f:pig", 0.42, ["ground"], { colours: ["pink"], most: 3 }),
  sheep: animal("sheep", "f:ewe", 0.48, ["ground"], { plural: "sheep", synonyms: ["lamb"], most: 3 }),
  goat: animal("goat", "f:goat", 0.5, ["ground"], { colours: ["brown"] }),
  rooster: animal("rooster", "n:rooster", 0.36, ["ground"], {
    synonyms: ["cock", "hen", "chicken"],
    most: 2,
  }),
  camel: animal("camel", "f:camel", 1.05, ["ground"], { colours: ["brown"], most: 2 }),
  elephant: animal("elephant", "f:elephant", 1.15, ["ground"], { colours: ["grey"] }),
  giraffe: animal("giraffe", "f:giraffe", 1.7, ["ground"], { colours: ["orange", "brown"] }),
  zebra: animal("zebra", "f:zebra", 0.85, ["ground"]),
  tiger: animal("tiger", "f:tiger", 0.6, ["ground"], { synonyms: ["big cat"], colours: ["orange"] }),
  monkey: animal("monkey", "n:monkey", 0.42, ["ground"], { action: "sitting", colours: ["brown"], most: 2 }),
  deer: animal("deer", "f:deer", 0.78, ["ground"], {
    plural: "deer",
    synonyms: ["stag"],
    colours: ["brown"],
  }),
  owl: animal("owl", "n:owl", 0.3, ["ground"], { synonyms: ["bird"], colours: ["brown"] }),
  eagle: animal("eagle", "n:eagle", 0.42, ["sky"], {
    action: "flying",
    synonyms: ["bird", "hawk"],
    colours: ["brown"],
  }),
  parrot: animal("parrot", "f:parrot", 0.3, ["ground"], { synonyms: ["bird"] }),
  flamingo: animal("flamingo", "f:flamingo", 0.62, ["ground"], {
    synonyms: ["bird"],
    colours: ["pink"],
    most: 2,
  }),
  penguin: animal("penguin", "n:penguin", 0.42, ["ground"], { most: 3, synonyms: ["bird"] }),
  seal: animal("seal", "n:seal", 0.36, ["ground"], { synonyms: ["sea lion"], colours: ["grey"] }),
  turtle: animal("turtle", "n:turtle", 0.24, ["ground"], { synonyms: ["tortoise"], colours: ["green"] }),
  crab: animal("crab", "n:crab", 0.2, ["ground"], { colours: ["orange", "red"], most: 2 }),
  hedgehog: animal("hedgehog", "n:hedgehog", 0.22, ["ground"], { colours: ["brown"] }),
  squirrel: animal("squirrel", "n:chipmunk", 0.26, ["ground"], {
    synonyms: ["chipmunk"],
    colours: ["brown"],
    action: "eating a nut",
  }),
  raccoon: animal("raccoon", "n:raccoon", 0.3, ["ground"], { colours: ["grey"] }),
  snake: animal("snake", "n:snake", 0.26, ["ground"], { colours: ["green"] }),
  bat: animal("bat", "n:bat", 0.22, ["sky"], { action: "flying", colours: ["brown"], most: 3 }),
  butterfly: animal("butterfly", "n:butterfly", 0.2, ["sky"], {
    action: "flying",
    colours: ["blue"],
    most: 2,
    synonyms: ["insect"],
  }),
  bee: animal("bee", "n:honeybee", 0.18, ["sky"], {
    action: "flying",
    synonyms: ["insect"],
    colours: ["yellow"],
    most: 2,
  }),
  bird: animal("bird", "n:bird", 0.22, ["ground", "surface"], { colours: ["blue"], most: 2 }),
  dolphin: animal("dolphin", "n:dolphin", 0.46, ["water"], { action: "jumping", colours: ["blue"], most: 2 }),
  whale: animal("whale", "n:whale", 0.6, ["water"], { action: "swimming", colours: ["blue"] }),
  dinosaur: animal("dinosaur", "n:sauropod", 1.9, ["ground"], { colours: ["green"] }),
  tRex: animal("dinosaur", "n:t-rex", 1.5, ["ground"], { synonyms: ["T-rex"], colours: ["green"] }),
  dragon: animal("dragon", "n:dragon", 1.3, ["ground"], { synonyms: ["monster"], colours: ["green"] }),
  mammoth: animal("mammoth", "f:mammoth", 1.2, ["ground"], { synonyms: ["elephant"], colours: ["brown"] }),
};
