import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FoundIn } from "./found-in.ts";

/** Texts of the old way of writing that wait to be written anew: by id, the checks that refuse each. */
export type Waiting = ReadonlyMap<string, ReadonlySet<string>>;

/** Where the texts that wait are listed. */
export const listPath = join(import.meta.dirname, "../../to-rewrite.md");

/** Checks that came with the way of writing that decision 032 tells; no text may begin to wait for another. */
export const laterChecks: ReadonlySet<string> = new Set([
  "askedWord",
  "privateName",
  "namesAsked",
  "effort",
  "keySharesMost",
  "keySharesFewest",
  "evidenceQuoted",
]);

/** Reads the list. */
export function readWaiting(): Waiting {
  const entries = readFileSync(listPath, "utf8").matchAll(/^- `([\w-]+)`: (.+)$/gm);
  return new Map([...entries].map(([, id = "", checks = ""]) => [id, new Set(checks.split(", "))]));
}

/** Whether a finding is known, and its text waits for it. */
export function waitsFor({ check, text }: FoundIn, waiting: Waiting): boolean {
  return text !== undefined && laterChecks.has(check) && waiting.get(text)?.has(check) === true;
}

/** The list without what was mended since. Nothing is put on it: a new text has to pass. */
export function struckList(findings: readonly FoundIn[], waiting: Waiting): string {
  const left = findings.filter((finding) => waitsFor(finding, waiting));
  const byText = Map.groupBy(left, ({ text }) => text);
  const lines = [...byText].map(
    ([text, found]) => `- \`${text}\`: ${[...new Set(found.map(({ check }) => check))].sort().join(", ")}`,
  );
  return `# Texts to be written anew

They were written before [decision 032](../docs/decisions/032-the-plainest-text.md), and the checks that came with it refuse
them: ${lines.length} texts, each with the checks it fails. They stay in use until somebody writes them anew. The list only
shrinks: \`npm run library -- to-rewrite\` strikes what passes.

${lines.sort().join("\n")}
`;
}
