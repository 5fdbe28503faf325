import { shareScore } from "./progress/scores.ts";

/** A question as marking sees it: its id and the id of the option that is right. */
export interface KeyedQuestion {
  id: string;
  keyOptionId: string;
  optionIds: readonly string[];
}

export interface ChosenOption {
  questionId: string;
  optionId: string;
}

export interface ChoiceMark {
  score: number;
  correctAnswers: number;
  totalQuestions: number;
  marked: { questionId: string; optionId: string; correct: boolean }[];
}

/** Why a set of answers cannot be marked at all, or nothing when it can. */
export type ChoiceFault = "unanswered" | "unknownQuestion" | "unknownOption" | "answeredTwice";

/** Checks that every question has exactly one answer, and each answer is one of its options. */
export function choiceFault(
  questions: readonly KeyedQuestion[],
  chosen: readonly ChosenOption[],
): ChoiceFault | undefined {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const answered = new Set<string>();
  for (const { questionId, optionId } of chosen) {
    const question = byId.get(questionId);
    if (!question) return "unknownQuestion";
    if (!question.optionIds.includes(optionId)) return "unknownOption";
    if (answered.has(questionId)) return "answeredTwice";
    answered.add(questionId);
  }
  return answered.size < questions.length ? "unanswered" : undefined;
}

/** Marks answers that `choiceFault` had nothing against. */
export function markChoices(
  questions: readonly KeyedQuestion[],
  chosen: readonly ChosenOption[],
): ChoiceMark {
  const answers = new Map(chosen.map(({ questionId, optionId }) => [questionId, optionId]));
  const marked = questions.map(({ id, keyOptionId }) => {
    const optionId = answers.get(id) ?? "";
    return { questionId: id, optionId, correct: optionId === keyOptionId };
  });
  const correctAnswers = marked.filter(({ correct }) => correct).length;
  const totalQuestions = questions.length;
  return { score: shareScore(correctAnswers, totalQuestions), correctAnswers, totalQuestions, marked };
}
