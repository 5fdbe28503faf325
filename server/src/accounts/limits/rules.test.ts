import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { type Rule, rules } from "./rules.ts";

const document = fileURLToPath(new URL("../../../../docs/operating.md", import.meta.url));
const times: Record<number, string> = { 60: "a minute", 300: "5 minutes", 3600: "an hour", 86400: "a day" };

/** The cells of the table in the document's section "Limits", without its head. */
function documented(): string[][] {
  const [, section = ""] = /\n## Limits\n(.*?)(?=\n## |$)/s.exec(readFileSync(document, "utf8")) ?? [];
  const rows = section.split("\n").filter((line) => line.startsWith("|"));
  return rows.slice(2).map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

test("the operator's document names every limit as it is", () => {
  const held = Object.values<Rule>(rules).map(({ what, per, most, within }) => [
    per,
    what,
    most.toLocaleString("en"),
    times[within],
  ]);
  expect(documented()).toEqual(held);
});
