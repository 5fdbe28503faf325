import type { ChoiceEvaluation } from "@salida/contract/choices.ts";
import type { Correction } from "@salida/contract/corrections.ts";
import { sentencesOf } from "@salida/rules/sentences.ts";
import type { Missed } from "#exercises/kind.ts";
import type { DrawnQuestion, Item } from "#kinds/choice-items.ts";

/** The questions on a text that were answered wrongly. */
export function missedChoices(
  text: string,
  items: readonly Item[],
  drawn: readonly DrawnQuestion[],
  { reviewedOptions }: ChoiceEvaluation,
): Missed[] {
  return reviewedOptions.flatMap(({ questionId, correct }): Missed[] => {
    const question = drawn.find(({ id }) => id === questionId);
    const item = items.find(({ id }) => id === question?.item);
    if (correct || !question || !item) return [];
    const texts = [item.key, ...item.distractors].map((option) => option.text);
    return [
      {
        kind: "question",
        item: item.id,
        stem: item.stem,
        options: question.options.map(({ at }) => texts[at] ?? ""),
        right: question.options.findIndex(({ at }) => at === 0),
        why: item.key.why,
        text,
        evidence: item.evidence,
      },
    ];
  });
}

/** What was corrected in something written, each with the sentence it stood in. */
export function missedSentences(text: string, corrections: readonly Correction[]): Missed[] {
  const sentences = sentencesOf(text);
  return corrections.map(({ wrong, better, why }) => ({
    kind: "sentence",
    written: sentences.find((sentence) => sentence.includes(wrong)) ?? wrong,
    wrong,
    better,
    why,
  }));
}
