import type { Report, Reported, ReportReason } from "@salida/contract/reports.ts";

/** What is reported once this is: of a question, or of the whole where none is named. */
export function addReport(
  { whole, questionIds }: Reported,
  { questionId }: Pick<Report, "questionId">,
): Reported {
  if (questionId === undefined) return { whole: true, questionIds };
  return { whole, questionIds: [...new Set([...questionIds, questionId])] };
}

const ofMarking: readonly ReportReason[] = ["wrong_key", "two_right", "none_right"];
const ofAnything: readonly ReportReason[] = ["unclear", "wrong_level", "language", "unfit", "other"];

/** What a learner may find wrong with a question, or with a whole exercise that has troubles of its own. */
export function reasonsFor(
  { questionId, completed }: Pick<Report, "questionId"> & { completed: boolean },
  troubles: readonly ReportReason[] = [],
): readonly ReportReason[] {
  const own = questionId === undefined ? troubles : ofMarking;
  return [...own.filter((reason) => completed || !ofMarking.includes(reason)), ...ofAnything];
}
