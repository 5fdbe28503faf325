import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Grammar } from "#engines/grammar/grammar.ts";
import { openGrammar } from "./open-grammar.ts";

const folder = mkdtempSync(join(tmpdir(), "salida-grammar-"));
let grammar: Grammar;
beforeAll(async () => {
  grammar = openGrammar(new URL("./grammar-worker.ts", import.meta.url));
  // the first check loads the checker
  await grammar.check("Hello.");
}, 60_000);
afterAll(async () => {
  await grammar.close();
  rmSync(folder, { recursive: true });
});

const found = async (text: string) =>
  (await grammar.check(text))?.map(({ wrong, better }) => `${wrong} > ${better}`);

test("our rules and the checker on board find what each knows, in the text's order", async () => {
  expect(await found("I am agree, the goverment should of helped.")).toEqual([
    "am agree > agree",
    "goverment > government",
    "of > have",
  ]);
});

test.each([
  "My favourite colour is grey, and my neighbours apologise.",
  "My favorite color is gray, and my neighbors apologize.",
  "OK, see you at eight then! Thanks, Iñaki 😀",
  "I live in Getxo with Ainhoa and we eat tortilla and empanadas.",
  "She isn't here, they've gone and I'd rather wait.",
])("nothing is wrong with “%s”", async (text) => {
  expect(await found(text)).toEqual([]);
});

test("places are right behind characters that count twice", async () => {
  const text = "😀😀 I recieved teh lettter 😀.";
  const corrections = (await grammar.check(text)) ?? [];
  for (const { at, length, wrong } of corrections) expect(text.slice(at, at + length)).toBe(wrong);
  expect(await found(text)).toContain("lettter > letter");
});

test("a word without end is passed over, and the rest is checked", async () => {
  expect(await found(`${"a".repeat(2_900)} I am agree.`)).toEqual(["am agree > agree"]);
});

test("nothing is made of nothing", async () => {
  expect(await grammar.check("   ")).toEqual([]);
});

test.each([
  ["breaks", "throw new Error('on purpose')"],
  ["ends", "process.exit(0)"],
])(
  "a checker that %s has no answer, which is not the answer that nothing is wrong, and the next text is checked by another",
  async (name, does) => {
    const entry = join(folder, `${name}.mjs`);
    writeFileSync(
      entry,
      `import { answerJobs } from ${JSON.stringify(new URL("../../processes/answer-jobs.ts", import.meta.url).href)};
    answerJobs((text) => { if (text === "bad") ${does}; return [text]; });`,
    );
    const broken = openGrammar(pathToFileURL(entry));
    expect(await broken.check("bad")).toBeUndefined();
    expect(await broken.check("good")).toEqual(["good"]);
    await broken.close();
  },
);
