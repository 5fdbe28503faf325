import { thing } from "./thing.ts";

/** What can be eaten or drunk, on a table or a counter. */
export const food = {
  apple: thing("apple", "f:red-apple", 0.17, ["surface"], { synonyms: ["fruit"], colours: ["red"], most: 4 }),
  greenApple: thing("apple", "f:green-apple", 0.17, ["surface"], {
    synonyms: ["fruit"],
    colours: ["green"],
    most: 4,
  }),
  lemon: thing("lemon", "f:lemon", 0.16, ["surface"], { synonyms: ["fruit"], colours: ["yellow"], most: 4 }),
  orange: thing("orange", "f:tangerine", 0.17, ["surface"], {
    synonyms: ["tangerine", "fruit"],
    colours: ["orange"],
    most: 4,
  }),
  pear: thing("pear", "f:pear", 0.2, ["surface"], { synonyms: ["fruit"], colours: ["green"], most: 3 }),
  pineapple: thing("pineapple", "n:pineapple", 0.28, ["surface"], {
    synonyms: ["fruit"],
    colours: ["yellow", "green"],
    most: 2,
  }),
  watermelon: thing("slice of watermelon", "n:watermelon", 0.2, ["surface"], {
    plural: "slices of watermelon",
    synonyms: ["watermelon", "melon", "fruit"],
    colours: ["red", "green"],
  }),
  grapes: thing("bunch of grapes", "n:grapes", 0.22, ["surface"], {
    plural: "bunches of grapes",
    synonyms: ["grape", "fruit"],
    colours: ["purple"],
  }),
  strawberry: thing("strawberry", "f:strawberry", 0.16, ["surface"], {
    synonyms: ["fruit"],
    colours: ["red"],
    most: 4,
  }),
  tomato: thing("tomato", "f:tomato", 0.16, ["surface"], {
    plural: "tomatoes",
    synonyms: ["vegetable"],
    colours: ["red"],
    most: 4,
  }),
  carrot: thing("carrot", "n:carrot", 0.2, ["surface"], {
    synonyms: ["vegetable"],
    colours: ["orange"],
    most: 3,
  }),
  pepper: thing("green pepper", "f:bell-pepper", 0.18, ["surface"], {
    synonyms: ["pepper", "vegetable"],
    colours: ["green"],
    most: 3,
  }),
  bread: thing("loaf of bread", "n:bread", 0.24, ["surface"], {
    plural: "loaves of bread",
    synonyms: ["bread", "loaf"],
  }),
  cheese: thing("piece of cheese", "n:cheese-wedge", 0.2, ["surface"], {
    plural: "pieces of cheese",
    synonyms: ["cheese"],
    colours: ["yellow"],
  }),
  pizza: thing("slice of pizza", "n:pizza", 0.22, ["surface"], {
    plural: "slices of pizza",
    synonyms: ["pizza"],
    most: 2,
  }),
  hamburger: thing("hamburger", "n:hamburger", 0.2, ["surface"], { synonyms: ["burger"], most: 2 }),
  cake: thing("birthday cake", "n:birthday-cake", 0.32, ["surface"], { synonyms: ["cake"] }),
  cupcake: thing("cupcake", "f:cupcake", 0.2, ["surface"], {
    synonyms: ["cake", "muffin"],
    colours: ["pink"],
    most: 3,
  }),
  doughnut: thing("doughnut", "f:doughnut", 0.18, ["surface"], {
    synonyms: ["donut"],
    colours: ["brown"],
    most: 3,
  }),
  pie: thing("pie", "n:pie", 0.18, ["surface"], { synonyms: ["cake", "tart"] }),
  teapot: thing("teapot", "f:teapot", 0.26, ["surface"], { synonyms: ["pot"], colours: ["red"] }),
  coffee: thing("cup of coffee", "n:hot-beverage", 0.2, ["surface"], {
    plural: "cups of coffee",
    synonyms: ["coffee", "cup", "hot drink", "mug"],
    most: 2,
  }),
  soup: thing("pot of soup", "n:pot-of-food", 0.26, ["surface"], {
    plural: "pots of soup",
    synonyms: ["pot", "soup", "stew"],
  }),
  salad: thing("bowl of salad", "n:green-salad", 0.22, ["surface"], {
    plural: "bowls of salad",
    synonyms: ["salad", "bowl"],
    colours: ["green"],
  }),
  noodles: thing("bowl of noodles", "n:steaming-bowl", 0.26, ["surface"], {
    plural: "bowls of noodles",
    synonyms: ["noodle", "soup", "bowl", "ramen"],
  }),
  sushi: thing("plate of sushi", "n:sushi", 0.18, ["surface"], {
    plural: "plates of sushi",
    synonyms: ["sushi"],
  }),
  honey: thing("jar of honey", "f:honey-pot", 0.22, ["surface"], {
    plural: "jars of honey",
    synonyms: ["honey", "jar", "pot"],
  }),
  popcorn: thing("box of popcorn", "n:popcorn", 0.28, ["surface"], {
    plural: "boxes of popcorn",
    synonyms: ["popcorn"],
    colours: ["red", "white"],
  }),
  drink: thing("glass of juice", "n:tropical-drink", 0.26, ["surface"], {
    plural: "glasses of juice",
    synonyms: ["juice", "drink", "glass"],
  }),
  fish: thing("fish", "n:fish", 0.18, ["surface"], { plural: "fish", colours: ["blue"], most: 3 }),
  egg: thing("egg", "f:egg", 0.15, ["surface"], { colours: ["brown"], most: 4 }),
};
