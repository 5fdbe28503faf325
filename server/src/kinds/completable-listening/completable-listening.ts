import type { FillInEvaluation } from "@salida/contract/kinds/completable-listening.ts";
import { completableListening as contract } from "@salida/contract/kinds/completable-listening.ts";
import { type FilledGap, fillInFault, type KeyedGap, markFillIn } from "@salida/rules/fill-ins.ts";
import { sentencesOf } from "@salida/rules/sentences.ts";
import { countWords } from "@salida/rules/words.ts";
import { z } from "zod";
import { type Fault, kind, type Played } from "#exercises/kind.ts";
import { audioOf, Script, transcriptOf, utterancesOf } from "#kinds/script.ts";
import { noteTry } from "#kinds/tries.ts";

const blank = "____";
const word = z.string().regex(/^\p{Ll}+$/u);

const Gap = z.strictObject({
  word,
  otherSpelling: word.optional(),
  /** Real words one letter away. */
  neighbours: z.array(word),
  /** "they're" sounds like "their". */
  homophones: z.array(z.string().regex(/^\p{Ll}+(?:['’]\p{Ll}+)?$/u)),
});
const Content = z
  .strictObject({
    script: Script,
    /** The same with its gaps in {braces}, speakers' turns apart by blank lines. */
    marked: z.string().min(1),
    gaps: z.array(Gap).min(1),
  })
  .refine(
    ({ marked, gaps }) => marked.split(/\{[^{}]*\}/).length === gaps.length + 1,
    "a gap for each brace",
  );
type Content = z.infer<typeof Content>;
/** The learner's own ids of the gaps, in the text's order; in a room with the tries that did not suffice. */
type State = string[] | { ids: string[]; tried: string[] };

const idsIn = (state: State) => (Array.isArray(state) ? state : state.ids);

/** Something to hear, with words of it to fill in. */
export const completableListening = kind<typeof contract, Content, State>({
  contract,
  content: Content,

  begin({ marked, gaps }, _params, _past, { newId }) {
    const facts = { wordCount: countWords(marked.replace(/[{}]/g, "")), blankCount: gaps.length };
    // a fill-in is given whole
    return { state: gaps.map(() => newId()), items: [], facts };
  },

  utterances: ({ script }) => utterancesOf(script),

  present({ content: { script, marked, gaps }, state, completed, heard }) {
    const offsets = offsetsOf(marked);
    const ids = idsIn(state);
    return {
      text: completed ? marked.replace(/[{}]/g, "") : marked.replace(/\{[^{}]*\}/g, blank),
      speakers: script.map(({ speaker }) => speaker),
      blankWords: gaps.map((gap, index) => ({
        id: ids[index] ?? "",
        index,
        text: completed ? gap.word : null,
        offset: completed ? (offsets[index] ?? 0) : null,
      })),
      audio: audioOf(heard),
      transcript: completed && heard ? transcriptOf(script, heard) : null,
    };
  },

  missed({ content: { marked, gaps }, evaluation: { reviewedWords } }) {
    const sentences = sentencesOf(marked.replace(/[{}]/g, ""));
    return gaps.flatMap(({ word }, at) => {
      if (reviewedWords[at]?.correct !== false) return [];
      const sentence = sentences.find((one) => new RegExp(`\\b${word}\\b`).test(one)) ?? "";
      return [{ kind: "word" as const, word, sentence }];
    });
  },

  moves: {
    evaluate(played, { filledWords }, { now }) {
      const marked = markWords(played, filledWords, now());
      if ("fault" in marked) return marked;
      const { state, part } = played;
      const wrong = marked.reviewedWords.filter(({ correct }) => !correct);
      if (!part || wrong.length === 0) return { reply: marked, state, evaluation: marked };
      const reviewedWords = marked.reviewedWords.map((one) => (one.correct ? one : { ...one, text: null }));
      const ids = idsIn(state);
      const earlier = Array.isArray(state) ? [] : state.tried;
      const { tried, mistakes } = noteTries(earlier, wrong);
      return { reply: { ...marked, completedAt: null, reviewedWords }, state: { ids, tried }, mistakes };
    },
  },
});

function markWords(
  { content: { gaps }, state }: Played<Content, State>,
  filled: readonly FilledGap[],
  now: Date,
): FillInEvaluation | { fault: Fault } {
  const ids = idsIn(state);
  const keyed = gaps.map((gap, index): KeyedGap => ({ ...gap, id: ids[index] ?? "" }));
  const message = fillInFault(keyed, filled);
  if (message) return { fault: { path: "filledWords", message } };
  const { marked, ...mark } = markFillIn(keyed, filled);
  const reviewedWords = marked.map((one, index) => ({ ...one, text: gaps[index]?.word ?? "" }));
  return { ...mark, completedAt: now.toISOString(), reviewedWords };
}

/** However many words of a try are wrong, it is one mistake; none where each was wrong there before. */
function noteTries(earlier: readonly string[], wrong: readonly { wordId: string; typed: string }[]) {
  const noted = wrong.reduce(
    (before, { wordId, typed }) => {
      const { tried, mistakes } = noteTry(before.tried, `${wordId} ${typed}`);
      return { tried, mistakes: Math.max(before.mistakes, mistakes) };
    },
    { tried: [...earlier], mistakes: 0 },
  );
  return noted;
}

/** Where each gap's word stands in the whole text. */
function offsetsOf(marked: string): number[] {
  let at = 0;
  return marked.split(/[{}]/).flatMap((piece, index) => {
    const from = at;
    at += piece.length;
    return index % 2 === 1 ? [from] : [];
  });
}
