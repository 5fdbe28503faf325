import { thing } from "./thing.ts";

const bag = { plain: ["#f8312f"], shade: ["#ca0b4a"] };

/** What stands about in rooms and offices, and what people carry. */
export const home = {
  chair: thing("chair", "n:chair", 0.52, ["ground"], { synonyms: ["seat"], colours: ["brown"], most: 2 }),
  television: thing("television", "n:television", 0.42, ["surface", "ground"], { synonyms: ["TV", "telly"] }),
  radio: thing("radio", "n:radio", 0.28, ["surface"], { colours: ["orange", "yellow"] }),
  telephone: thing("telephone", "n:telephone", 0.22, ["surface"], { synonyms: ["phone"], colours: ["red"] }),
  computer: thing("computer", "n:desktop-computer", 0.36, ["surface"], {
    synonyms: ["screen", "monitor", "PC"],
  }),
  laptop: thing("laptop", "n:laptop", 0.28, ["surface"], { synonyms: ["computer"] }),
  printer: thing("printer", "n:printer", 0.3, ["surface"], { colours: ["grey"] }),
  books: thing("pile of books", "n:books", 0.3, ["surface", "ground"], {
    plural: "piles of books",
    synonyms: ["book", "stack of books"],
  }),
  book: thing("book", "n:closed-book", 0.24, ["surface", "ground"], {
    synonyms: ["novel"],
    colours: ["red"],
  }),
  openBook: thing("open book", "n:open-book", 0.24, ["surface", "ground"], { synonyms: ["book"] }),
  clock: thing("clock", "n:mantelpiece-clock", 0.26, ["surface"], { colours: ["brown"] }),
  alarmClock: thing("alarm clock", "n:alarm-clock", 0.24, ["surface"], {
    synonyms: ["clock"],
    colours: ["red"],
  }),
  candle: thing("candle", "n:candle", 0.28, ["surface"], { action: "burning", most: 3 }),
  mirror: thing("mirror", "n:mirror", 0.5, ["wall"]),
  picture: thing("painting", "n:framed-picture", 0.44, ["wall"], { synonyms: ["picture", "frame"] }),
  map: thing("map", "n:world-map", 0.4, ["wall"], { synonyms: ["world map"] }),
  basket: thing("basket", "n:basket", 0.3, ["ground", "surface"], { colours: ["brown", "orange"] }),
  bucket: thing("bucket", "n:bucket", 0.28, ["ground"], { synonyms: ["pail"], colours: ["blue"] }),
  broom: thing("broom", "n:broom", 0.7, ["ground"], { synonyms: ["brush"] }),
  box: thing("box", "f:package", 0.34, ["ground"], {
    synonyms: ["parcel", "package"],
    colours: ["brown", "orange"],
    most: 3,
  }),
  bin: thing("bin", "n:wastebasket", 0.34, ["ground"], { synonyms: ["waste-paper basket", "rubbish bin"] }),
  toolbox: thing("toolbox", "n:toolbox", 0.28, ["ground"], {
    plural: "toolboxes",
    synonyms: ["tool box"],
    colours: ["red"],
  }),
  suitcase: thing("suitcase", "f:luggage", 0.48, ["ground"], {
    synonyms: ["case", "luggage", "bag"],
    tint: { plain: ["#00a6ed"], shade: [], colours: ["blue", "red", "green", "yellow", "purple"] },
    most: 2,
  }),
  backpack: thing("backpack", "f:backpack", 0.36, ["ground"], {
    synonyms: ["rucksack", "bag", "schoolbag"],
    tint: { ...bag, colours: ["red", "blue", "green", "purple", "orange"] },
  }),
  handbag: thing("handbag", "n:handbag", 0.28, ["ground", "surface"], {
    synonyms: ["bag", "purse"],
    colours: ["brown"],
  }),
  briefcase: thing("briefcase", "n:briefcase", 0.28, ["ground", "surface"], {
    synonyms: ["case", "bag"],
    colours: ["brown"],
  }),
  shoppingBags: thing("shopping bag", "n:shopping-bags", 0.36, ["ground"], {
    synonyms: ["bag"],
    colours: ["green", "pink"],
  }),
  trolley: thing("shopping trolley", "n:shopping-cart", 0.55, ["ground"], {
    synonyms: ["shopping cart", "trolley", "cart"],
  }),
  present: thing("present", "n:wrapped-gift", 0.32, ["ground", "surface"], {
    synonyms: ["gift", "box"],
    colours: ["red", "orange"],
    most: 2,
  }),
  teddy: thing("teddy bear", "n:teddy-bear", 0.36, ["ground", "surface"], {
    synonyms: ["toy", "bear", "teddy"],
    colours: ["brown"],
  }),
  hat: thing("hat", "n:womans-hat", 0.24, ["surface"], { synonyms: ["sun hat"], colours: ["purple"] }),
  topHat: thing("top hat", "n:top-hat", 0.26, ["surface"], { synonyms: ["hat"], colours: ["black"] }),
  shoes: thing("high-heeled shoe", "n:high-heeled-shoe", 0.21, ["surface"], {
    synonyms: ["shoe", "high heel", "heel"],
    colours: ["red"],
  }),
  dress: thing("dress", "n:dress", 0.62, ["wall"], { colours: ["blue"] }),
  coat: thing("coat", "n:coat", 0.62, ["wall"], { synonyms: ["jacket"], colours: ["brown"] }),
  kimono: thing("kimono", "n:kimono", 0.62, ["wall"], { synonyms: ["robe"], colours: ["pink"] }),
};
