import type { Remark, Remarks } from "@salida/contract/remarks.ts";
import type { Level } from "@salida/rules/levels.ts";

/** What a learner wrote, and what was found in it already. */
export interface Written {
  /** What it is, in English: "a description of a picture". */
  what: string;
  texts: readonly { text: string; found: readonly { wrong: string }[] }[];
  level: Level;
}

/** Who looks once more at what a learner wrote. */
export interface Judge {
  /** How learners are told who it is. */
  name: string;
  /** None where there is nothing to say. Refuses with `unavailable`. */
  remark(written: Written, asker: string): Promise<Remark[]>;
}

/** What is shown of remarks: those that were made, or who can be asked for them once it is over. */
export function shownRemarks(judge: Judge | undefined, kept: Remarks | undefined, completed: boolean) {
  return { remarks: kept ?? null, remarksFrom: (completed && judge?.name) || null };
}

/** The remarks that were made, or new ones; nothing where there is nobody to ask or nothing to look at yet. */
export async function remarksOn(
  judge: Judge | undefined,
  kept: Remarks | undefined,
  written: Written | undefined,
  asker: string,
): Promise<Remarks | undefined> {
  if (kept) return kept;
  if (!judge || !written) return undefined;
  return { by: judge.name, list: await judge.remark(written, asker) };
}
