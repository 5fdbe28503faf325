import { completableListening as contract } from "@salida/contract/kinds/completable-listening.ts";
import { fillInFault, type KeyedGap, markFillIn } from "@salida/rules/fill-ins.ts";
import { countWords } from "@salida/rules/words.ts";
import { z } from "zod";
import { kind } from "#exercises/kind.ts";
import { audioOf, Script, transcriptOf, utterancesOf } from "#kinds/script.ts";

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
/** The learner's own ids of the gaps, in the text's order. */
type State = string[];

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
    return {
      text: completed ? marked.replace(/[{}]/g, "") : marked.replace(/\{[^{}]*\}/g, blank),
      speakers: script.map(({ speaker }) => speaker),
      blankWords: gaps.map((gap, index) => ({
        id: state[index] ?? "",
        index,
        text: completed ? gap.word : null,
        offset: completed ? (offsets[index] ?? 0) : null,
      })),
      audio: audioOf(heard),
      transcript: completed && heard ? transcriptOf(script, heard) : null,
    };
  },

  moves: {
    evaluate({ content: { gaps }, state }, { filledWords }, { now }) {
      const keyed = gaps.map((gap, index): KeyedGap => ({ ...gap, id: state[index] ?? "" }));
      const message = fillInFault(keyed, filledWords);
      if (message) return { fault: { path: "filledWords", message } };
      const { marked, ...mark } = markFillIn(keyed, filledWords);
      const reviewedWords = marked.map((one, index) => ({ ...one, text: gaps[index]?.word ?? "" }));
      const evaluation = { ...mark, completedAt: now().toISOString(), reviewedWords };
      return { reply: evaluation, state, evaluation };
    },
  },
});

/** Where each gap's word stands in the whole text. */
function offsetsOf(marked: string): number[] {
  let at = 0;
  return marked.split(/[{}]/).flatMap((piece, index) => {
    const from = at;
    at += piece.length;
    return index % 2 === 1 ? [from] : [];
  });
}
