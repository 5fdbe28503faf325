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

/**
 * What was corrected in something written: each sentence once, from its first mistake to its last, with all of them mended.
 * A sentence shown as right has none left that was found; the reason is the first one's.
 */
export function missedSentences(text: string, corrections: readonly Correction[]): Missed[] {
  const inOrder = corrections.toSorted((a, b) => a.at - b.at);
  let end = 0;
  return sentencesOf(text).flatMap((written): Missed[] => {
    const start = text.indexOf(written, end);
    end = start + written.length;
    const within = inOrder.filter(({ at }) => start <= at && at < end);
    const [first, last] = [within[0], within.at(-1)];
    if (!first || !last) return [];
    const wrong = text.slice(first.at, last.at + last.length);
    return [{ kind: "sentence", written, wrong, better: mended(text, within), why: first.why }];
  });
}

/** The text from the first mistake to the last, each mended. */
function mended(text: string, corrections: readonly Correction[]): string {
  return corrections
    .map(({ at, length, better }, place) => {
      const next = corrections[place + 1];
      return better + (next ? text.slice(at + length, next.at) : "");
    })
    .join("");
}
