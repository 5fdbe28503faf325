import { descriptionWords } from "@salida/rules/description-words.ts";
import { type LevelName, levelOf } from "@salida/rules/levels.ts";

/** What a description is measured by at a level. */
export interface Expected {
  /** Words that are enough. */
  words: number;
  /** Share of what is in the picture, by weight, that is everything one can ask. */
  coverage: number;
  /** Different words of content. */
  variety: number;
  /** Words that place and link: "behind", "because", "who". */
  links: number;
  /** How sure it has to be that it is of this picture and no other. */
  likeness: number;
}

const rest: Readonly<Record<LevelName, Omit<Expected, "words" | "likeness">>> = {
  A1: { coverage: 0.7, variety: 12, links: 1 },
  A2: { coverage: 0.76, variety: 20, links: 3 },
  B1: { coverage: 0.76, variety: 28, links: 5 },
  B2: { coverage: 0.76, variety: 38, links: 6 },
  C1: { coverage: 0.74, variety: 48, links: 7 },
  C2: { coverage: 0.72, variety: 55, links: 8 },
};

/** Found so that every half of a proposed description has it, and of those of another picture of the topic one in five. */
const leastLikeness: Readonly<Record<LevelName, number>> = {
  A1: 0.1,
  A2: 0.1,
  B1: 0.11,
  B2: 0.12,
  C1: 0.12,
  C2: 0.14,
};

/** What is asked for at a level, or with so large a share of its length and coverage. */
export function expectedAt(level: LevelName, share = 1): Expected {
  const { coverage, ...others } = rest[level];
  const words = descriptionWords(levelOf(level)).least;
  // half of what is expected is soon said of a picture nobody has looked at
  const likeness = share < 1 ? leastLikeness[level] : 0;
  return { ...others, words: share * words, coverage: share * coverage, likeness };
}
