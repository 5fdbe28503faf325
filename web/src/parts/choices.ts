import type { ChoiceEvaluation, Question } from "@salida/contract/choices.ts";
import type { Evidence } from "./mark-evidence.ts";

/** The option chosen for each question answered so far. */
export type Chosen = Readonly<Record<string, string>>;

/** What of a kept draft still fits these questions. */
export function chosenIn(draft: unknown, questions: readonly Question[]): Chosen {
  if (typeof draft !== "object" || draft === null) return {};
  const kept = draft as Record<string, unknown>;
  const fitting = questions.flatMap(({ id, options }) => {
    const option = options.find((it) => it.id === kept[id]);
    return option ? [[id, option.id] as const] : [];
  });
  return Object.fromEntries(fitting);
}

/** The first question without an answer. */
export function firstUnanswered(questions: readonly Question[], chosen: Chosen): Question | undefined {
  return questions.find(({ id }) => !chosen[id]);
}

/** As the contract wants the answers. */
export function selectedOptions(chosen: Chosen): { questionId: string; optionId: string }[] {
  return Object.entries(chosen).map(([questionId, optionId]) => ({ questionId, optionId }));
}

/** The sentence that proves each answer, with its question's number; none where that is not told yet. */
export function evidenceOf(
  questions: readonly Question[],
  reviewed: ChoiceEvaluation["reviewedOptions"],
): Evidence[] {
  return reviewed.flatMap(({ questionId, evidence }) =>
    evidence === null
      ? []
      : [{ question: questions.findIndex(({ id }) => id === questionId) + 1, sentence: evidence }],
  );
}
