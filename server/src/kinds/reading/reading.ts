import { reading as contract } from "@salida/contract/kinds/reading.ts";
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

const Content = z.strictObject({ text: z.string().min(1), items: z.array(Item).min(1) });
type Content = z.infer<typeof Content>;
type State = DrawnQuestion[];

/** A text and questions on it. */
export const reading = kind<typeof contract, Content, State>({
  contract,
  content: Content,

  begin({ text, items }, { numOfQuestions }, past, tools) {
    const state = drawQuestions(items, numOfQuestions, past, tools);
    const facts = { wordCount: countWords(text), questionCount: state.length };
    return { state, items: state.map(({ item }) => item), facts };
  },

  questions: (state) => state,

  firstAnswers: ({ state, evaluation }) => firstAnswers(state, evaluation),

  keyed: ({ text, items }, item) => keyedItem(text, items, item),

  missed: ({ content: { text, items }, state, evaluation }) => missedChoices(text, items, state, evaluation),

  present: ({ content: { text, items }, state }) => ({ text, questions: shownQuestions(items, state) }),

  moves: {
    evaluate: (played, { selectedOptions }, { now }) => answerChoices(played, selectedOptions, now()),
  },
});
