import type { Report, Reported } from "@salida/contract/reports.ts";
import { Refusal } from "#http/refusal.ts";
import type { Flow } from "./flow.ts";
import type { AnyKind } from "./kind.ts";
import type { Loaded } from "./load.ts";

/**
 * Reports a question of a learner's exercise, or the whole where none is named. A question is refused before the exercise
 * is completed, whichever it is: which items a learner was given may not be found out by trying.
 */
export async function reportExercise(
  { kinds, report }: Flow,
  loaded: Loaded,
  { learner, kind, questionId, reason }: Report & { learner: string; kind: keyof Flow["kinds"] },
): Promise<void> {
  const { state, content, completedAt, part } = loaded;
  if (questionId !== undefined && completedAt === null) throw new Refusal("not_yet");
  const item = questionId === undefined ? "" : itemOf(kinds[kind], state, questionId);
  // a talk is another one each time, but in a room it is the story's own
  const withdraws = !kinds[kind].alwaysNew || part !== null;
  await report({ learner, content, item, reason, withdraws });
}

/** What a learner has reported of an exercise, in ids of their own. */
export function reportedOf(kind: AnyKind, { state, reported, completedAt }: Loaded): Reported {
  const questions = completedAt === null ? [] : (kind.questions?.(state) ?? []);
  const questionIds = questions.filter(({ item }) => reported.includes(item)).map(({ id }) => id);
  return { whole: reported.includes(""), questionIds };
}

function itemOf(kind: AnyKind, state: unknown, questionId: string): string {
  const question = kind.questions?.(state).find(({ id }) => id === questionId);
  if (question) return question.item;
  const message = "is no question of this exercise";
  throw new Refusal("invalid", { errors: [{ path: "questionId", message }] });
}
