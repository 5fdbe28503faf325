import { listening as contract } from "@salida/contract/kinds/listening.ts";
import { countWords } from "@salida/rules/words.ts";
import { z } from "zod";
import { kind } from "#exercises/kind.ts";
import {
  answerChoices,
  type DrawnQuestion,
  drawQuestions,
  firstAnswers,
  Item,
  keyedItem,
  shownQuestions,
} from "#kinds/choice-items.ts";
import { missedChoices } from "#kinds/missed.ts";
import { audioOf, Script, textOf, transcriptOf, utterancesOf, writtenOut } from "#kinds/script.ts";

const Content = z.strictObject({ script: Script, items: z.array(Item).min(1) });
type Content = z.infer<typeof Content>;
type State = DrawnQuestion[];

/** Something to hear, and questions on it. Its words are shown once it is completed. */
export const listening = kind<typeof contract, Content, State>({
  contract,
  content: Content,

  begin({ script, items }, { numOfQuestions }, past, tools) {
    const state = drawQuestions(items, numOfQuestions, past, tools);
    const wordCount = countWords(textOf(script));
    const speakerCount = new Set(script.map(({ speaker }) => speaker)).size;
    const facts = { wordCount, questionCount: state.length, speakerCount };
    return { state, items: state.map(({ item }) => item), facts };
  },

  questions: (state) => state,

  firstAnswers: ({ state, evaluation }) => firstAnswers(state, evaluation),

  keyed: ({ script, items }, item) => keyedItem(writtenOut(script), items, item),

  missed: ({ content: { script, items }, state, evaluation }) =>
    missedChoices(textOf(script), items, state, evaluation),

  utterances: ({ script }) => utterancesOf(script),

  present({ content: { script, items }, state, completed, heard }) {
    return {
      audio: audioOf(heard),
      questions: shownQuestions(items, state),
      transcript: completed && heard ? transcriptOf(script, heard) : null,
    };
  },

  moves: {
    evaluate: (played, { selectedOptions }, { now }) => answerChoices(played, selectedOptions, now()),
  },
});
