import { irregular } from "./graded/irregular.ts";

/** The words that an irregular form can belong to: "know" for "knew", "lie" for "lay". */
export const irregularForms: ReadonlyMap<string, string[]> = formsOf(irregular);

function formsOf(lines: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const line of lines.trim().split("\n")) {
    const [word = "", ...forms] = line.split(" ");
    for (const form of forms) found.set(form, [...(found.get(form) ?? []), word]);
  }
  return found;
}
