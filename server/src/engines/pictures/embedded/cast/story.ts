import { animal, thing } from "./thing.ts";

/** Things out of stories, history, laboratories and the sky. */
export const story = {
  crown: thing("crown", "n:crown", 0.24, ["surface"], { colours: ["yellow"] }),
  treasure: thing("treasure chest", "n:treasure-chest", 0.46, ["ground"], {
    synonyms: ["treasure", "chest", "gold"],
    colours: ["brown"],
  }),
  shield: thing("shield", "n:shield", 0.42, ["wall"], { colours: ["grey", "blue"] }),
  swords: thing("pair of swords", "f:crossed-swords", 0.5, ["wall"], {
    plural: "pairs of swords",
    synonyms: ["sword"],
  }),
  bow: thing("bow and arrow", "n:bow-and-arrow", 0.44, ["wall", "ground"], {
    plural: "bows and arrows",
    synonyms: ["bow", "arrow"],
  }),
  crystalBall: thing("crystal ball", "n:crystal-ball", 0.28, ["surface"], {
    synonyms: ["ball", "glass ball"],
    colours: ["purple"],
  }),
  key: thing("key", "n:old-key", 0.2, ["surface"], { synonyms: ["old key"] }),
  scroll: thing("scroll", "n:scroll", 0.3, ["surface"], { synonyms: ["paper", "letter"] }),
  hourglass: thing("hourglass", "n:hourglass-done", 0.28, ["surface"], {
    synonyms: ["sand clock", "sand timer", "clock"],
  }),
  telescope: thing("telescope", "n:telescope", 0.72, ["ground"], {}),
  microscope: thing("microscope", "n:microscope", 0.32, ["surface"], {}),
  testTube: thing("test tube", "f:test-tube", 0.24, ["surface"], { synonyms: ["tube"], most: 3 }),
  flask: thing("glass flask", "n:alembic", 0.28, ["surface"], {
    synonyms: ["flask", "bottle"],
    colours: ["purple"],
  }),
  magnet: thing("magnet", "f:magnet", 0.22, ["surface"], { colours: ["red"] }),
  magnifier: thing("magnifying glass", "n:magnifying-glass-tilted-left", 0.24, ["surface"], {
    synonyms: ["glass", "magnifier"],
  }),
  compass: thing("compass", "n:compass", 0.22, ["surface"], { colours: ["yellow"] }),
  dna: thing("model of DNA", "n:dna", 0.32, ["surface"], { plural: "models of DNA", synonyms: ["DNA"] }),
  skull: thing("skull", "n:skull", 0.24, ["surface"], { colours: ["white"] }),
  spider: animal("spider", "n:spider", 0.22, ["wall"], { colours: ["grey"] }),
  web: thing("spider's web", "n:spider-web", 0.44, ["wall"], { synonyms: ["web", "cobweb", "spider web"] }),
  ghost: animal("ghost", "n:ghost", 0.6, ["ground"], {
    synonyms: ["spirit"],
    colours: ["white", "grey"],
    action: "floating",
    floats: true,
  }),
  vase: thing("vase", "n:amphora", 0.5, ["ground", "surface"], {
    synonyms: ["pot", "jar"],
    colours: ["orange", "brown"],
    most: 2,
  }),
  planet: thing("planet", "f:ringed-planet", 0.7, ["sky"], {
    synonyms: ["Saturn"],
    colours: ["orange", "yellow"],
  }),
  earth: thing("blue planet", "n:globe-showing-europe-africa", 0.7, ["sky"], {
    synonyms: ["Earth", "planet", "globe"],
    colours: ["blue", "green"],
  }),
  comet: thing("comet", "n:comet", 0.4, ["sky"], { synonyms: ["meteor"], action: "flying" }),
  doll: thing("doll", "f:nesting-dolls", 0.26, ["surface"], {
    synonyms: ["Russian doll", "toy"],
    colours: ["pink"],
    most: 3,
  }),
  lantern: thing("paper lantern", "f:red-paper-lantern", 0.36, ["wall"], {
    synonyms: ["lantern", "lamp"],
    colours: ["red", "orange"],
    most: 3,
  }),
  medal: thing("medal", "n:sports-medal", 0.34, ["wall"], {
    synonyms: ["gold medal", "prize"],
    colours: ["blue", "yellow"],
  }),
  letter: thing("letter", "n:envelope", 0.14, ["surface"], { synonyms: ["envelope"], most: 2 }),
  ring: thing("ring", "n:ring", 0.2, ["surface"], { synonyms: ["diamond ring"] }),
  robotArm: thing("robot arm", "f:mechanical-arm", 0.34, ["surface"], {
    synonyms: ["arm", "machine"],
    colours: ["grey"],
  }),
  gem: thing("diamond", "n:gem-stone", 0.22, ["surface"], { synonyms: ["jewel", "gem"], colours: ["blue"] }),
};
