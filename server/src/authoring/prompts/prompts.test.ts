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
  "reading-sheet@3": "d150db96a055c78b",
  "guess@1": "36002f6256ab4e5b",
  "reading-text@2": "d82dcef7f439171e",
  "reading-mend@2": "ef21017b0168dc7c",
  "solve@1": "8b6cb093c6b4f9e3",
  "reading-explain@2": "4fafc146e395ed5a",
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
