import type { Act } from "./acts.ts";

/** What one of two does together with the other, or for them. */
interface JointPart extends Act {
  how: "with" | "to" | "from" | "of";
}

/** Something that two people do together: who stands on the left stretches the right hand out, the other mirrored. */
export interface JointAct {
  left: JointPart;
  right: JointPart;
  /** From one middle line to the other, in the figure's units, where no hands meet. */
  apart?: number;
}

const both = (action: string, pose: Act["pose"], more: Partial<JointAct> = {}): JointAct => ({
  left: { action, pose, how: "with" },
  right: { action, pose, how: "with" },
  ...more,
});

/** One of them has in the hand what both are at. */
function over(action: string, icon: string, noun: string, tall: number): JointAct {
  const part = { action, pose: "clasp", how: "with", with: noun } as const;
  return { left: { ...part, icon, tall }, right: part, apart: 22 };
}

const give = (what: string, icon: string, noun: string, tall: number): JointAct => ({
  left: { action: `giving ${what}`, pose: "reach", how: "to", icon, with: noun, tall },
  right: { action: `getting ${what}`, pose: "reach", how: "from", with: noun },
});

/** Each of them has one of their own. */
function each(action: string, one: Partial<Act>, other: Partial<Act>, apart?: number): JointAct {
  const part = { action, pose: "reach", how: "with" } as const;
  return { left: { ...part, ...one }, right: { ...part, ...other }, ...(apart ? { apart } : {}) };
}

const cup = { icon: "n:hot-beverage", with: "cup", tall: 4.2 };
const controller = { pose: "hold", icon: "n:video-game", with: "game controller", tall: 4.4 } as const;

/** Everything that two people do together in these pictures. */
export const jointActs = {
  dance: both("dancing", "waltz"),
  hands: both("holding hands", "low"),
  shake: both("shaking hands", "clasp"),
  five: both("doing a high five", "high"),
  talk: {
    left: { action: "talking", pose: "speak", how: "to", icon: "n:speech-balloon", tall: 5.4 },
    right: { action: "talking", pose: "speak", how: "to" },
    apart: 17,
  },
  flowers: give("flowers", "n:bouquet", "flowers", 7),
  present: give("a present", "n:wrapped-gift", "present", 6.2),
  letter: give("a letter", "n:envelope", "letter", 5.4),
  cake: give("a cake", "n:birthday-cake", "cake", 6.4),
  trophy: give("a trophy", "n:trophy", "trophy", 6.6),
  book: give("a book", "n:closed-book", "book", 6),
  apple: give("an apple", "f:red-apple", "apple", 4.4),
  iceCream: give("an ice cream", "f:soft-ice-cream", "ice cream", 6.4),
  pizza: give("a pizza", "n:pizza", "pizza", 6),
  soup: give("a bowl of soup", "n:steaming-bowl", "bowl", 5.4),
  hat: give("a hat", "n:womans-hat", "hat", 5.2),
  handbag: give("a handbag", "n:handbag", "handbag", 6),
  key: give("a key", "n:old-key", "key", 6),
  crown: give("a crown", "n:crown", "crown", 5),
  ring: give("a ring", "n:ring", "ring", 5),
  teddy: give("a teddy bear", "n:teddy-bear", "teddy bear", 6.6),
  scroll: give("a scroll", "n:scroll", "scroll", 6),
  vase: give("a vase", "n:amphora", "vase", 7),
  planet: give("a planet", "f:ringed-planet", "planet", 6.4),
  candle: give("a candle", "n:candle", "candle", 6.6),
  bread: give("a loaf of bread", "n:bread", "bread", 5.4),
  photo: {
    left: { action: "taking a photo", pose: "lift", how: "of", icon: "n:camera", with: "camera", tall: 3.8 },
    right: { action: "waving", pose: "wave", how: "to" },
    apart: 21,
  },
  film: {
    left: {
      action: "filming",
      pose: "reach",
      how: "with",
      icon: "n:movie-camera",
      with: "film camera",
      tall: 6.6,
    },
    right: { action: "talking", pose: "speak", how: "to" },
    apart: 20,
  },
  catch: {
    left: {
      action: "throwing a ball",
      pose: "throw",
      how: "to",
      icon: "n:volleyball",
      with: "ball",
      tall: 5.2,
    },
    right: { action: "catching a ball", pose: "cheer", how: "from", with: "ball" },
    apart: 24,
  },
  coffee: each("drinking coffee", cup, cup, 22),
  controllers: each("playing a video game", controller, controller, 13.5),
  swords: {
    left: {
      action: "having a sword fight",
      pose: "high",
      how: "with",
      icon: "f:crossed-swords",
      with: "swords",
      tall: 9,
    },
    right: { action: "having a sword fight", pose: "high", how: "with", with: "swords" },
    apart: 20,
  },
  box: over("carrying a big box", "f:package", "box", 9.5),
  chest: over("carrying a treasure chest", "n:treasure-chest", "treasure chest", 9),
  log: over("carrying a log", "n:wood", "log", 8),
  television: over("carrying a television", "n:television", "television", 9.5),
  map: over("looking at a map", "n:world-map", "map", 8.5),
  reading: over("reading a book", "n:open-book", "book", 7.6),
  laptop: over("looking at a laptop", "n:laptop", "laptop", 8),
  umbrella: {
    left: {
      action: "sharing an umbrella",
      pose: "share",
      how: "with",
      icon: "f:umbrella",
      with: "umbrella",
      tall: 13,
      tint: true,
    },
    right: { action: "sharing an umbrella", pose: "stand", how: "with", with: "umbrella" },
    apart: 13,
  },
  duet: {
    left: {
      action: "playing the guitar",
      pose: "play",
      how: "with",
      icon: "f:guitar",
      with: "guitar",
      tall: 10,
    },
    right: {
      action: "singing",
      pose: "lift",
      how: "with",
      icon: "n:microphone",
      with: "microphone",
      tall: 5,
    },
    apart: 15.5,
  },
  concert: {
    left: {
      action: "playing the accordion",
      pose: "hold",
      how: "with",
      icon: "n:accordion",
      with: "accordion",
      tall: 6.4,
    },
    right: {
      action: "playing the violin",
      pose: "play",
      how: "with",
      icon: "n:violin",
      with: "violin",
      tall: 7.6,
    },
    apart: 15.5,
  },
  experiment: each(
    "doing an experiment",
    { icon: "f:test-tube", with: "test tube", tall: 6 },
    { icon: "n:alembic", with: "flask", tall: 6 },
    25.5,
  ),
  magic: {
    left: {
      action: "showing a magic trick",
      pose: "reach",
      how: "to",
      icon: "n:rabbit",
      with: "rabbit",
      tall: 6.2,
    },
    right: { action: "cheering", pose: "cheer", how: "with" },
    apart: 20,
  },
} satisfies Record<string, JointAct>;

export type JointName = keyof typeof jointActs;

/** What two people have in their hands. */
export const jointIcons: string[] = Object.values(jointActs).flatMap(({ left, right }) =>
  [left, right].flatMap((part) => ("icon" in part && part.icon ? [part.icon] : [])),
);
