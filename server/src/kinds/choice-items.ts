import type { ChoiceEvaluation, Question } from "@salida/contract/choices.ts";
import { type ChosenOption, choiceFault, type KeyedQuestion, markChoices } from "@salida/rules/choices.ts";
import { z } from "zod";
import type { Fault, Past, Tools } from "#exercises/kind.ts";

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
}

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
    return { id: question.id, question: item.stem, options };
  });
}

/** Marks a full set of answers and says of each why it is right or not. */
export function evaluateChoices(
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
export function tryChoices(
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
