import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { PromptFile } from "#engines/text/text.ts";
import { explainPrompt } from "./explain.ts";
import { guessPrompt } from "./guess.ts";
import { mendPrompt } from "./mend.ts";
import { sheetPrompt } from "./sheet.ts";
import { solvePrompt } from "./solve.ts";
import { textPrompt } from "./text.ts";

/** What each prompt says, as a hash, by its name and version: a stock knows its texts by them. */
const known: Record<string, string> = {
  "reading-sheet@2": "c00f9a9bb6574227",
  "guess@1": "36002f6256ab4e5b",
  "reading-text@1": "7415796197aecb74",
  "reading-mend@1": "a327c5ada75eb74a",
  "solve@1": "8b6cb093c6b4f9e3",
  "reading-explain@1": "79063a945fbf511d",
};

const brief = { topic: "MURDER", level: "B1", genre: "story", titles: ["A Cup"], names: ["Ana"] } as const;
const sheet = { place: "A kitchen", premise: "A cup is gone.", people: ["Ana, a cook"] };
const decided = [{ stem: "What is gone?", key: "A cup", others: ["A pan", "A lid"] }];
const given = { brief, sheet, decided };
const question = { stem: "What is gone?", options: ["A cup", "A pan"] };
const reason = {
  level: "B1",
  text: "The cup is gone.",
  evidence: "The cup is gone.",
  ...decided[0],
} as const;

function spoken<Given>(prompt: PromptFile<Given>, said: Given): readonly [string, string] {
  const { id, version, stable, volatile } = prompt;
  return [`${id}@${version}`, `${stable}\0${volatile(said)}`];
}

test.each([
  spoken(sheetPrompt, brief),
  spoken(guessPrompt, [question]),
  spoken(textPrompt, given),
  spoken(mendPrompt, { ...given, title: "A Cup", paragraphs: ["The cup is gone."], findings: ["too short"] }),
  spoken(solvePrompt, { text: "The cup is gone.", ...question }),
  spoken(explainPrompt, {
    ...reason,
    stem: "What is gone?",
    key: "A cup",
    others: ["A pan"],
    findings: ["not Spanish"],
  }),
])("%s says what it said: whoever changes a prompt raises its version", (name, said) => {
  expect(createHash("sha256").update(said).digest("hex").slice(0, 16)).toBe(known[name]);
});
