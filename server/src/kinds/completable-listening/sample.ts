import type { OneMoveSample } from "#kinds/sample.ts";

type Blank = { id: string };

const words = ["lantern", "staircase"];

/** A fill-in with two gaps, for the law of every kind. */
export const completableListeningSample: OneMoveSample = {
  content: {
    script: [
      {
        speaker: null,
        voice: "man",
        text: "It was late. I took a lantern and went down the staircase alone.",
      },
    ],
    marked: "It was late. I took a {lantern} and went down the {staircase} alone.",
    gaps: words.map((word) => ({ word, neighbours: [`${word}s`], homophones: [] })),
  },
  items: [],
  params: { numOfWords: 50 },
  secrets: words,
  media: 1,
  ends: "one move",
  move: "evaluate",
  full: (shown) => filled(shown, words),
  zero: (shown) => filled(shown, ["lamp", "ladder"]),
  partial: { filledWords: [] },
};

function filled(shown: Record<string, unknown>, typed: readonly string[]) {
  const blanks = shown.blankWords as Blank[];
  return { filledWords: blanks.map(({ id }, at) => ({ wordId: id, text: typed[at] ?? "" })) };
}
