/** One text in three degrees: for A1 and A2, for B1 and B2, for C1 and C2. */
export type Three = readonly [string, string, string];

/** Who the partner is while it talks about a topic. Invented, and the same in every conversation. */
export interface Persona {
  name: string;
  /** Which voice speaks for it. */
  voice: "woman" | "man";
  age: number;
  /** A place: "Lisbon". */
  from: string;
  /** With its article: "a cook". */
  job: string;
  /** A whole sentence short enough for A1. */
  family: string;
  /** As they are spoken of in general: "grilled fish", "old films". The first is the favourite. */
  likes: readonly string[];
  dislikes: readonly string[];
  /** What the partner says of itself before its first question. */
  hello: Three;
}

/** Things of a topic that are spoken of in the same way. */
export interface Things {
  /** Divided by commas, as they are spoken of in general: "soup, burgers, the guitar". */
  words: string;
  /** A remark with `{thing}` in it. */
  say: Three;
  /** A question with `{thing}` in it. */
  ask: Three;
}

/** Something to talk about, and what the partner itself would answer. */
export interface Thread {
  /** Fits after "Let us talk about": "breakfast". */
  name: string;
  /** Words that lead here when the learner uses them, in their base form, divided by blanks. */
  words: string;
  /** What it tells about its own life. */
  own: Three;
  /** What it thinks: an answer to most of the questions, once the rest was told. */
  view: Three;
  /** Questions; each stands alone, whatever was answered to the one before. */
  easy: readonly string[];
  mid: readonly string[];
  hard: readonly string[];
}

/** All that the partner has to say on one topic. */
export interface Prose {
  /** Fits after "talk about": "food". */
  label: string;
  persona: Persona;
  things: readonly Things[];
  threads: readonly Thread[];
}
