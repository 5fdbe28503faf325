import type { Topic } from "@salida/rules/topics.ts";
import type { ThingName } from "./cast/cast.ts";
import type { RoleName } from "./people/roles.ts";
import type { SettingName } from "./settings/settings.ts";

/** What makes a picture one about its topic. */
export interface Theme {
  settings: [SettingName, SettingName, ...SettingName[]];
  people: RoleName[];
  things: ThingName[];
  /** The setting's own people would not belong to it. */
  ownPeople?: true;
}

/** Where the pictures of each topic are set, and whom and what they show there before anything else. */
export const themes: Record<Topic, Theme> = {
  ALIENS: {
    settings: ["planet", "farm", "spaceship", "street"],
    people: ["alien", "astronaut"],
    things: ["ufo", "rocket", "satellite", "telescope"],
  },
  ANCIENT: {
    settings: ["ruins", "museum"],
    people: ["pharaoh", "soldier", "greek", "philosopher"],
    things: ["vase", "camel", "statue", "treasure", "scroll"],
  },
  ANIMALS: {
    settings: ["farm", "park", "forest", "beach"],
    people: ["girl", "boy", "woman", "man"],
    things: [
      "horse",
      "rabbit",
      "dog",
      "deer",
      "turtle",
      "parrot",
      "squirrel",
      "butterfly",
      "cat",
      "flamingo",
    ],
  },
  ANIME: {
    settings: ["gameRoom", "fairground", "park"],
    people: ["cosplayer", "cosplayBoy", "ninja", "girl"],
    things: ["lantern", "noodles", "controller", "teddy", "kite"],
  },
  ARTS: {
    settings: ["studio", "museum", "stage"],
    people: ["painter", "dancer", "violinist"],
    things: ["palette", "picture", "masks", "vase", "violin"],
  },
  CONSPIRACY: {
    settings: ["study", "rooftop", "office"],
    people: ["detective", "business", "man"],
    things: ["letter", "magnifier", "telescope", "key", "map", "telephone", "ufo", "briefcase"],
  },
  CULTURE: {
    settings: ["museum", "market", "stage"],
    people: ["kimonoWoman", "violinist", "dancer", "tourist"],
    things: ["masks", "vase", "kimono", "lantern", "doll", "longDrum", "accordion"],
  },
  ENTERTAINMENT: {
    settings: ["fairground", "stage", "livingRoom"],
    people: ["magician", "singer", "girl", "boy"],
    things: ["balloon", "popcorn", "carouselHorse", "television", "rabbit", "guitar"],
  },
  FASHION: {
    settings: ["shop", "stage", "street"],
    people: ["model", "shopper", "model"],
    things: ["dress", "hat", "shoes", "handbag", "mirror", "shoppingBags"],
  },
  FOOD: {
    settings: ["kitchen", "market", "cafe"],
    people: ["cook", "waiter", "woman"],
    things: ["pizza", "cake", "salad", "soup", "hamburger", "bread", "cheese"],
  },
  FUTURISTIC: {
    settings: ["futureCity", "spaceship", "laboratory"],
    people: ["robot", "scientist", "girl"],
    things: ["ufo", "robotArm", "satellite", "kickScooter", "computer"],
  },
  GAMES: {
    settings: ["gameRoom", "livingRoom", "park", "fairground"],
    people: ["gamer", "gamerGirl", "girl", "boy"],
    things: ["chess", "dice", "puzzle", "controller", "joystick", "football", "kite", "basketball"],
  },
  GEOGRAPHY: {
    settings: ["mountain", "classroom", "harbour", "forest"],
    people: ["hiker", "teacher", "tourist"],
    things: ["map", "compass", "tent", "rock", "backpack", "eagle", "telescope"],
  },
  HISTORY: {
    settings: ["museum", "castle", "ruins"],
    people: ["tourist", "knight", "soldier", "queen"],
    things: ["vase", "swords", "shield", "crown", "scroll", "mammoth", "treasure"],
  },
  HORROR: {
    settings: ["hauntedHouse", "study", "forest"],
    people: ["witch", "vampire", "boy", "girl"],
    things: ["ghost", "pumpkin", "bat", "blackCat", "candle", "spider", "web", "skull", "owl"],
  },
  LANGUAGES: {
    settings: ["classroom", "cafe", "station", "library"],
    people: ["teacher", "student", "tourist"],
    things: ["books", "openBook", "map", "letter", "laptop", "backpack"],
  },
  LITERATURE: {
    settings: ["library", "study", "cafe", "park"],
    people: ["student", "oldMan", "woman"],
    things: ["books", "openBook", "book", "letter", "candle", "scroll", "hourglass"],
  },
  MEDIEVAL: {
    settings: ["castle", "forest", "farm"],
    people: ["knight", "king", "queen", "archer", "princess", "wizard", "farmer"],
    things: ["horse", "bow", "dragon", "treasure", "harp", "owl", "sheep"],
    ownPeople: true,
  },
  MOVIES: {
    settings: ["cinema", "livingRoom", "stage"],
    people: ["director", "moviegoer", "pirate", "singer"],
    things: ["filmCamera", "clapperboard", "popcorn", "projector", "camera", "television"],
  },
  MURDER: {
    settings: ["study", "lounge", "library"],
    people: ["detective", "police", "oldWoman"],
    things: ["magnifier", "letter", "key", "candle", "clock", "telephone", "hat", "blackCat"],
  },
  MUSIC: {
    settings: ["stage", "livingRoom", "street", "park"],
    people: ["singer", "guitarist", "violinist", "musician"],
    things: ["drum", "guitar", "harp", "saxophone", "radio", "accordion", "microphone"],
  },
  MYSTERY: {
    settings: ["study", "lounge", "station", "hauntedHouse"],
    people: ["detective", "woman", "oldMan"],
    things: ["key", "letter", "magnifier", "suitcase", "blackCat", "hourglass", "crystalBall", "box"],
  },
  MYTHS: {
    settings: ["ruins", "castle", "forest"],
    people: ["greek", "wizard", "archer", "philosopher", "soldier"],
    things: ["dragon", "treasure", "harp", "owl", "horse", "vase", "snake", "eagle"],
    ownPeople: true,
  },
  OTAKU: {
    settings: ["gameRoom", "shop", "fairground"],
    people: ["cosplayer", "cosplayBoy", "gamerGirl", "gamer"],
    things: ["controller", "lantern", "noodles", "kimono", "sushi", "teddy", "joystick"],
  },
  OTHER: {
    settings: ["park", "market", "street", "beach", "library", "farm"],
    people: ["woman", "man", "girl", "boy"],
    things: ["dog", "bicycle", "balloon", "books", "cat"],
  },
  ROMANCE: {
    settings: ["cafe", "beach", "lounge", "park"],
    people: ["groom", "bride", "woman", "man", "violinist"],
    things: ["flowers", "present", "ring", "cake", "candle", "balloon", "letter", "tulip"],
  },
  SCIENCE: {
    settings: ["laboratory", "classroom", "museum"],
    people: ["scientist", "student", "teacher"],
    things: ["microscope", "testTube", "flask", "magnet", "dna", "telescope"],
  },
  SCIENCE_FICTION: {
    settings: ["spaceship", "planet", "futureCity"],
    people: ["astronaut", "robot", "alien"],
    things: ["rocket", "ufo", "planet", "earth", "robotArm", "satellite"],
  },
  SPORTS: {
    settings: ["sportsField", "park", "beach"],
    people: ["player", "playerMan", "fencer"],
    things: ["football", "goal", "basketball", "racket", "trophy", "bicycle", "volleyball"],
  },
  SUPERHEROES: {
    settings: ["rooftop", "street", "futureCity"],
    people: ["superhero", "superhero", "police", "robot"],
    things: ["helicopter", "policeCar", "cat", "box", "rocket"],
  },
  SURVIVAL: {
    settings: ["forest", "mountain", "beach"],
    people: ["hiker", "man", "woman"],
    things: ["tent", "fire", "log", "backpack", "rock", "bow", "hut", "bucket", "canoe"],
  },
  TECHNOLOGY: {
    settings: ["office", "laboratory", "futureCity", "gameRoom"],
    people: ["scientist", "business", "robot", "student"],
    things: ["computer", "laptop", "printer", "robotArm", "television", "satellite", "controller"],
  },
  TRAVEL: {
    settings: ["station", "beach", "lounge", "harbour", "mountain"],
    people: ["tourist", "traveller", "traveller"],
    things: ["suitcase", "backpack", "map", "plane", "ship", "bicycle", "camera"],
  },
  UNIVERSE: {
    settings: ["planet", "spaceship", "laboratory"],
    people: ["astronaut", "scientist", "robot"],
    things: ["planet", "earth", "comet", "telescope", "satellite", "rocket"],
  },
};
