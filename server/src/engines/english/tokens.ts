import nlp from "compromise";
import { baseOf } from "./verbs.ts";

/** A word of a text; of a contraction, one of its two parts: "don't" is "do" and "not". */
export interface Token {
  /** In lower case with straight apostrophes; of a contraction's second part, the whole word: "not", "am". */
  word: string;
  /** Where it stands in the text. */
  at: number;
  end: number;
  /** What it is here, in the words of the tagger. */
  tags: ReadonlySet<string>;
  /** The verb it is a form of, if it is one. */
  base: string;
  capital: boolean;
  /** No punctuation stands between it and the token before. */
  joined: boolean;
  /** The second part of a contraction. */
  clipped: boolean;
}

export interface Sentence {
  /** The whole text, into which the places point. */
  text: string;
  tokens: Token[];
  /** Ends with a question mark. */
  question: boolean;
}

type Piece = Pick<Token, "word" | "at" | "end" | "tags" | "clipped">;

const clips: Readonly<Record<string, [string, string[]]>> = {
  "n't": ["not", ["Negative"]],
  "'m": ["am", ["Verb", "Copula"]],
  "'re": ["are", ["Verb", "Copula"]],
  "'ve": ["have", ["Verb", "Auxiliary"]],
  "'ll": ["will", ["Verb", "Modal"]],
  "'d": ["'d", ["Verb", "Auxiliary"]],
  "'s": ["'s", ["Verb", "Copula"]],
};
/** After other words 's is a genitive, and stays where it is. */
const clipsAfter = /^(?:he|she|it|that|there|here|what|who|where|how|when|everyone|everybody)'s$/;
const whole: Readonly<Record<string, string>> = { ca: "can", wo: "will", sha: "shall" };

/** The sentences of a text, tagged. */
export function readSentences(text: string): Sentence[] {
  const view = nlp(text);
  view.compute("offset");
  return view.docs.map((terms) => {
    const pieces = terms.flatMap((term) => {
      const { start: at = 0, length = 0 } =
        (term as { offset?: { start: number; length: number } }).offset ?? {};
      return length > 0 ? splitWord(text, at, at + length, term.tags ?? new Set<string>()) : [];
    });
    const last = pieces.at(-1)?.end ?? 0;
    return {
      text,
      tokens: pieces.map((piece, i) => asToken(text, piece, pieces[i - 1])),
      question: /^[^\p{L}\p{N}.]{0,3}\?/u.test(text.slice(last)),
    };
  });
}

function splitWord(text: string, at: number, end: number, tags: ReadonlySet<string>): Piece[] {
  const word = text.slice(at, end).toLowerCase().replaceAll("’", "'");
  const clip = /(?:n't|'(?:m|re|ve|ll|d|s))$/.exec(word)?.[0] ?? "";
  const [second, secondTags] = clips[clip] ?? [];
  if (!second || clip === word || (clip === "'s" && !clipsAfter.test(word)))
    return [{ word, at, end, tags, clipped: false }];
  const stem = word.slice(0, -clip.length);
  const middle = end - clip.length;
  return [
    { word: whole[stem] ?? stem, at, end: middle, tags, clipped: false },
    { word: second, at: middle, end, tags: new Set(secondTags), clipped: true },
  ];
}

function asToken(text: string, piece: Piece, before?: Piece): Token {
  const gap = before ? text.slice(before.end, piece.at) : "start";
  const joined = gap === "" ? piece.clipped : /^[ \t]+$/.test(gap);
  const capital = /^\p{Lu}/u.test(text.slice(piece.at, piece.end));
  return { ...piece, base: baseOf(piece.word), capital, joined };
}
