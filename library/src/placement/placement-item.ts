import { type Level, levelOf } from "@salida/rules/levels.ts";
import type { AnswerForm } from "@salida/rules/placement.ts";
import { otherSpelling } from "#language/spellings.ts";
import type { PlacementDraft } from "./placement-file.ts";

/** An item of the placement test as the server takes it. */
export interface PlacementItem {
  id: string;
  level: Level;
  form: AnswerForm;
  /** With `____` where the answer goes. */
  sentence: string;
  /** The best answer first; British spellings also American, the other way round, and what is contracted in full. */
  accepted: readonly string[];
  /** What is chosen from, the right one among them; none where it is typed. */
  options: readonly string[];
  why: { en: string; es: string };
}

/** An item with all that is accepted for it. */
export function placementItem(draft: PlacementDraft): PlacementItem {
  const { id, level, type, sentence, accepted, why } = draft;
  return {
    ...{ id, level: levelOf(level), form: type, sentence, why },
    accepted: [...new Set([...accepted, ...accepted.map(spelledOtherwise), ...accepted.map(writtenOut)])],
    options: draft.type === "choice" ? draft.options : [],
  };
}

function spelledOtherwise(answer: string): string {
  return answer
    .split(" ")
    .map((word) => otherSpelling(word, "british") ?? otherSpelling(word, "american") ?? word)
    .join(" ");
}

/** "don't" as "do not". */
function writtenOut(answer: string): string {
  return answer
    .replace(/\bcan't\b/i, "cannot")
    .replace(/\bwon't\b/i, "will not")
    .replace(/n't\b/, " not");
}
