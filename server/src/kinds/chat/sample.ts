import type { OneMoveSample } from "#kinds/sample.ts";

/** Nine answers about mysteries that a good learner at B1 might give, whatever is asked. */
const answers = [
  "I love mystery stories because I always try to find the clue before the detective does.",
  "Last winter I read a novel about a strange murder in an old hotel near the mountains.",
  "My grandmother told us about a ghost that walked through her village every autumn evening.",
  "When I was a child, my cousin and I followed a secret path behind the empty castle.",
  "In my country there is a famous case about a missing painting, and nobody has solved it.",
  "I think the witness lied to the police because he wanted to protect his younger brother.",
  "A good puzzle needs a surprising ending, but the reader should have enough clues to guess it.",
  "On Sunday nights my family watches a crime series, and my father never guesses the killer.",
  "I would like to write a mystery about a scientist who disappears from her own laboratory.",
];

/** A conversation in stock, for the law of every kind. */
export const chatSample: OneMoveSample = {
  content: { topic: "MYSTERY", level: 2, voice: "woman" },
  items: [],
  params: {},
  secrets: [],
  media: 0,
  ends: "one move",
  move: "evaluate",
  before: {
    move: "predict",
    full: answers.map((message) => ({ message })),
    zero: ["qwrt zxcv", "hjkl bnmp", "dfgh wqrt", "zzxx kkjj"].map((message) => ({ message })),
  },
  full: () => ({}),
  zero: () => ({}),
  partial: {},
  refusal: { status: 409, code: "not_yet" },
};
