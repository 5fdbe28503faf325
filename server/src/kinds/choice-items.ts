import type { ChoiceEvaluation, Question } from "@salida/contract/choices.ts";
import { type ChosenOption, choiceFault, type KeyedQuestion, markChoices } from "@salida/rules/choices.ts";
import { shareScore } from "@salida/rules/progress/scores.ts";
import { z } from "zod";
import type { Fault, FirstAnswer, KeyedItem, Past, Played, Tools } from "#exercises/kind.ts";

const Said = z.strictObject({ en: z.string().min(1), es: z.string().min(1) });
const Option = z.strictObject({ text: z.string().min(1), why: Said });

type ReviewedOption = ChoiceEvaluation["reviewedOptions"][number];

/** A multiple-choice item: its stem, its key and distractors, and why each is what it is. */
export const Item = z.strictObject({
  id: z.string().min(1),
  skill: z.enum(["gist", "detail", "inference", "reference", "purpose", "vocabulary"]),
  stem: z.string().min(1),
  key: Option,
  distractors: z.array(Option).min(2).max(3),
  /** The sentence of the text that proves the key, to the letter. */
  evidence: z.string().min(1),
});
export type Item = z.infer<typeof Item>;

/** An item as one learner has it: ids and an order of their own. `at` is 0 for the key, then the distractors. */
export interface DrawnQuestion {
  id: string;
  item: string;
  options: { id: string; at: number }[];
  /** In a room: the wrong options that were tried, and whether the right one was found. */
  tried?: string[];
  solved?: boolean;
}

/** What came of answers: what completes the exercise, or a try in a room after which it goes on. */
type Answered =
  | { fault: Fault }
  | {
      reply: ChoiceEvaluation;
      state: DrawnQuestion[];
      evaluation?: ChoiceEvaluation;
      mistakes?: number;
    };

/** Draws up to `count` of the items that are not hidden, those not had before first, in the text's order. */
export function drawQuestions(
  items: readonly Item[],
  count: number,
  { had, hidden }: Past,
  { newId, shuffle }: Tools,
): DrawnQuestion[] {
  const open = items.filter(({ id }) => !hidden.includes(id));
  const byNovelty = Object.groupBy(shuffle(open), ({ id }) => (had.includes(id) ? "had" : "fresh"));
  const chosen = new Set([...(byNovelty.fresh ?? []), ...(byNovelty.had ?? [])].slice(0, count));
  return items
    .filter((item) => chosen.has(item))
    .map((item) => ({
      id: newId(),
      item: item.id,
      options: shuffle([item.key, ...item.distractors].map((_, at) => at)).map((at) => ({ id: newId(), at })),
    }));
}

/** The questions as a learner sees them. */
export function shownQuestions(items: readonly Item[], drawn: readonly DrawnQuestion[]): Question[] {
  return drawn.map((question) => {
    const item = itemOf(items, question);
    const options = question.options.map(({ id, at }) => ({ id, text: optionAt(item, at).text }));
    return { id: question.id, question: item.stem, options, tried: question.tried ?? [] };
  });
}

/** What was chosen first: in a room a wrong option may have been tried before the right one. */
export function firstAnswers(
  drawn: readonly DrawnQuestion[],
  { reviewedOptions }: ChoiceEvaluation,
): FirstAnswer[] {
  return drawn.flatMap(({ id, item, options, tried = [] }) => {
    const first = tried[0] ?? reviewedOptions.find(({ questionId }) => questionId === id)?.optionId;
    const chosen = options.find((option) => option.id === first);
    return chosen ? [{ item, option: chosen.at, options: options.length }] : [];
  });
}

/** An item of a text, to be solved. */
export function keyedItem(text: string, items: readonly Item[], id: string): KeyedItem | undefined {
  const item = items.find((it) => it.id === id);
  if (!item) return undefined;
  const { stem, key, distractors } = item;
  return { text, stem, key: key.text, distractors: distractors.map((option) => option.text) };
}

/**
 * What comes of answers. Outside a room they are all there, and are marked once. In a room some will do, a wrong one can be
 * tried again, and all have to be right in the end.
 */
export function answerChoices(
  { content: { items }, state, part }: Played<{ items: readonly Item[] }, DrawnQuestion[]>,
  chosen: readonly ChosenOption[],
  now: Date,
): Answered {
  if (part) return answerInRoom(items, state, chosen, now);
  const evaluation = evaluateChoices(items, state, chosen, now);
  return "fault" in evaluation ? evaluation : { reply: evaluation, state, evaluation };
}

function answerInRoom(
  items: readonly Item[],
  drawn: readonly DrawnQuestion[],
  chosen: readonly ChosenOption[],
  now: Date,
): Answered {
  const reviewedOptions = tryChoices(items, drawn, chosen);
  if ("fault" in reviewedOptions) return reviewedOptions;
  const state = drawn.map((question) => {
    const answer = reviewedOptions.find(({ questionId }) => questionId === question.id);
    return answer && !question.solved ? afterTry(question, answer) : question;
  });
  if (state.every(({ solved }) => solved)) {
    const keys = state.map(keyedQuestion);
    const right = keys.map(({ id, keyOptionId }) => ({ questionId: id, optionId: keyOptionId }));
    const evaluation = evaluateChoices(items, state, right, now);
    return "fault" in evaluation ? evaluation : { reply: evaluation, state, evaluation };
  }
  const { length: correctAnswers } = state.filter(({ solved }) => solved);
  const { length: totalQuestions } = state;
  const score = shareScore(correctAnswers, totalQuestions);
  const reply = { score, correctAnswers, totalQuestions, completedAt: null, reviewedOptions };
  return { reply, state, mistakes: triesAt(state) - triesAt(drawn) };
}

function afterTry(question: DrawnQuestion, { correct, optionId }: ReviewedOption): DrawnQuestion {
  if (correct) return { ...question, solved: true };
  return { ...question, tried: [...new Set([...(question.tried ?? []), optionId])] };
}

function triesAt(questions: readonly DrawnQuestion[]): number {
  return questions.flatMap(({ tried = [] }) => tried).length;
}

/** Marks a full set of answers and says of each why it is right or not. */
function evaluateChoices(
  items: readonly Item[],
  drawn: readonly DrawnQuestion[],
  chosen: readonly ChosenOption[],
  now: Date,
): ChoiceEvaluation | { fault: Fault } {
  const keyed = drawn.map(keyedQuestion);
  const fault = choiceFault(keyed, chosen);
  if (fault) return { fault: { path: "selectedOptions", message: fault } };
  const { marked, ...mark } = markChoices(keyed, chosen);
  const reviewedOptions = marked.map((answer) => reviewed(items, drawn, answer));
  return { ...mark, completedAt: now.toISOString(), reviewedOptions };
}

/** What came of a try at some of the questions: of a wrong answer nothing but that, since it may be tried again. */
function tryChoices(
  items: readonly Item[],
  drawn: readonly DrawnQuestion[],
  chosen: readonly ChosenOption[],
): ReviewedOption[] | { fault: Fault } {
  const tried = drawn
    .filter(({ id }) => chosen.some(({ questionId }) => questionId === id))
    .map(keyedQuestion);
  const fault = tried.length === 0 ? "unanswered" : choiceFault(tried, chosen);
  if (fault) return { fault: { path: "selectedOptions", message: fault } };
  const untold = { correctOptionId: null, why: null, whyNot: null, evidence: null };
  return markChoices(tried, chosen).marked.map((answer) =>
    answer.correct ? reviewed(items, drawn, answer) : { ...answer, ...untold },
  );
}

function reviewed(
  items: readonly Item[],
  drawn: readonly DrawnQuestion[],
  answer: { questionId: string; optionId: string; correct: boolean },
): ReviewedOption {
  const question = drawn.find(({ id }) => id === answer.questionId) as DrawnQuestion;
  const item = itemOf(items, question);
  const { at } = question.options.find(({ id }) => id === answer.optionId) as { at: number };
  return {
    ...answer,
    correctOptionId: keyedQuestion(question).keyOptionId,
    why: item.key.why,
    whyNot: answer.correct ? null : optionAt(item, at).why,
    evidence: item.evidence,
  };
}

function keyedQuestion({ id, options }: DrawnQuestion): KeyedQuestion {
  const key = options.find(({ at }) => at === 0);
  return { id, keyOptionId: key?.id ?? "", optionIds: options.map((option) => option.id) };
}

function itemOf(items: readonly Item[], { item }: DrawnQuestion): Item {
  const found = items.find(({ id }) => id === item);
  if (!found) throw new Error("an exercise names an item its content does not have");
  return found;
}

function optionAt({ key, distractors }: Item, at: number) {
  const option = at === 0 ? key : distractors[at - 1];
  if (!option) throw new Error("an exercise names an option its item does not have");
  return option;
}
