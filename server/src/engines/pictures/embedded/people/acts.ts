import type { Pose } from "./person.ts";

/** Something a person does with their arms, seen from the front. */
export interface Act {
  action: string;
  pose: Pose;
  /** The icon in the hand and its noun. */
  icon?: string;
  with?: string;
  /** In the figure's units, of which a grown person is about 29. */
  tall?: number;
  /** Paints the icon in a colour that can be chosen. */
  tint?: true;
}

const held = (action: string, pose: Pose, icon: string, noun: string, tall: number, tint?: true): Act => ({
  action,
  pose,
  icon,
  with: noun,
  tall,
  ...(tint ? { tint } : {}),
});

/** Everything that can be done with two hands in these pictures. */
export const acts = {
  stand: { action: "standing", pose: "stand" },
  wave: { action: "waving", pose: "wave" },
  cheer: { action: "cheering", pose: "cheer" },
  point: { action: "pointing", pose: "point" },
  read: held("reading a book", "hold", "n:open-book", "book", 4.2),
  newspaper: held("reading a newspaper", "hold", "f:newspaper", "newspaper", 5),
  map: held("looking at a map", "hold", "n:world-map", "map", 4.8),
  photo: held("taking a photo", "lift", "n:camera", "camera", 3.5),
  coffee: held("drinking coffee", "lift", "n:hot-beverage", "cup", 3.4),
  juice: held("drinking juice", "lift", "f:cup-with-straw", "cup", 3.9),
  iceCream: held("eating an ice cream", "lift", "f:soft-ice-cream", "ice cream", 4.4),
  apple: held("eating an apple", "lift", "f:red-apple", "apple", 2.9),
  pizza: held("eating pizza", "lift", "n:pizza", "pizza", 3.6),
  umbrella: held("holding an umbrella", "raise", "f:umbrella", "umbrella", 10.5, true),
  balloon: held("holding a balloon", "raise", "f:balloon", "balloon", 10, true),
  flag: held("waving a flag", "raise", "f:triangular-flag", "flag", 7.5),
  phone: held("talking on the phone", "listen", "f:mobile-phone", "phone", 3.2),
  guitar: held("playing the guitar", "play", "f:guitar", "guitar", 9.5),
  violin: held("playing the violin", "play", "n:violin", "violin", 7),
  accordion: held("playing the accordion", "hold", "n:accordion", "accordion", 6),
  drum: held("playing the drum", "hold", "n:drum", "drum", 5.4),
  trumpet: held("playing the trumpet", "lift", "n:trumpet", "trumpet", 5.5),
  sing: held("singing", "lift", "n:microphone", "microphone", 4.2),
  megaphone: held("shouting through a megaphone", "lift", "f:megaphone", "megaphone", 4.7),
  flowers: held("holding a bunch of flowers", "hold", "n:bouquet", "flowers", 4.8),
  rose: held("holding a rose", "lift", "f:rose", "rose", 6),
  present: held("holding a present", "hold", "n:wrapped-gift", "present", 5),
  cake: held("holding a birthday cake", "hold", "n:birthday-cake", "cake", 5.2),
  teddy: held("holding a teddy bear", "hold", "n:teddy-bear", "teddy bear", 5),
  box: held("carrying a box", "hold", "f:package", "box", 4.6),
  suitcase: held("carrying a suitcase", "carry", "f:luggage", "suitcase", 7, true),
  briefcase: held("carrying a briefcase", "carry", "n:briefcase", "briefcase", 4.4),
  basket: held("carrying a basket", "carry", "n:basket", "basket", 5),
  bucket: held("carrying a bucket", "carry", "n:bucket", "bucket", 4.8),
  shopping: held("carrying shopping bags", "carry", "n:shopping-bags", "shopping bags", 6),
  wand: held("holding a magic wand", "lift", "n:magic-wand", "magic wand", 6),
  magnifier: held(
    "holding a magnifying glass",
    "lift",
    "n:magnifying-glass-tilted-left",
    "magnifying glass",
    5.5,
  ),
  testTube: held("holding a test tube", "lift", "f:test-tube", "test tube", 4.7),
  paintbrush: held("holding a paintbrush", "lift", "f:paintbrush", "paintbrush", 5.2),
  pan: held("holding a frying pan", "lift", "f:cooking", "frying pan", 5.7),
  spoon: held("holding a wooden spoon", "lift", "f:spoon", "spoon", 5.2),
  racket: held("holding a tennis racket", "raise", "n:tennis", "tennis racket", 6.5),
  football: held("holding a football", "hold", "n:soccer-ball", "football", 5.2),
  trophy: held("holding up a trophy", "cheer", "n:trophy", "trophy", 5),
  videoGame: held("playing a video game", "hold", "n:video-game", "game controller", 3.5),
  clapperboard: held("holding a clapperboard", "hold", "n:clapper-board", "clapperboard", 5.2),
  shield: held("holding a shield", "hold", "n:shield", "shield", 6),
  bow: held("holding a bow and arrow", "point", "n:bow-and-arrow", "bow", 7),
  torch: held("holding a torch", "lift", "f:flashlight", "torch", 4.7),
  candle: held("holding a candle", "lift", "n:candle", "candle", 5.2),
  crystalBall: held("holding a crystal ball", "hold", "n:crystal-ball", "crystal ball", 5.2),
  scroll: held("reading a scroll", "hold", "n:scroll", "scroll", 4.4),
  letter: held("holding a letter", "hold", "n:envelope", "letter", 3.8),
  laptop: held("holding a laptop", "hold", "n:laptop", "laptop", 4.2),
  toolbox: held("carrying a toolbox", "carry", "n:toolbox", "toolbox", 4.6),
  fishing: held("holding a fishing rod", "raise", "f:fishing-pole", "fishing rod", 8),
  broom: held("holding a broom", "point", "n:broom", "broom", 9),
  popcorn: held("eating popcorn", "hold", "n:popcorn", "popcorn", 5.2),
  fan: held("holding a fan", "lift", "f:folding-hand-fan", "fan", 4.4),
} satisfies Record<string, Act>;

export type ActName = keyof typeof acts;
