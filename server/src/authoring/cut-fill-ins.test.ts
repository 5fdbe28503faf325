import { join } from "node:path";
import * as fillInChecks from "@salida/library/checks/fill-in-checks.ts";
import { findingsBy } from "@salida/library/checks/finding.ts";
import { readFiles } from "@salida/library/read.ts";
import { worksOf } from "@salida/library/works.ts";
import { gapsOf } from "@salida/rules/gaps.ts";
import { levelOfWord } from "@salida/rules/word-levels.ts";
import { expect, test } from "vitest";
import { cutFillIns } from "./cut-fill-ins.ts";
import { generatedForm } from "./generated-form.ts";

const placed = readFiles(join(import.meta.dirname, "../../../library/texts")).flatMap(({ file }) =>
  file.listenings.map((listening) => ({ file, listening })),
);

test("from every listening that ships three are cut that pass all checks of fill-ins", () => {
  expect(placed.length).toBeGreaterThan(300);
  for (const { file, listening } of placed) {
    const fillIns = cutFillIns(listening, file.level, generatedForm);
    const cut = { ...file, readings: [], listenings: [{ ...listening, fillIns }] };
    const found = findingsBy(fillInChecks, (check) => check(cut, generatedForm));
    expect(found, listening.id).toEqual([]);
    expect(fillIns, listening.id).toHaveLength(3);
    // each has a speaker for every sentence and a word for every gap
    expect(worksOf(cut, new Set()).filter(({ kind }) => kind === "completable-listening")).toHaveLength(3);
  }
});

test("no word is left out that is above the level, and for beginners none without a meaning of its own", () => {
  for (const { file, listening } of placed.filter((it) => it.file.level <= "B1")) {
    const words = cutFillIns(listening, file.level, generatedForm).flatMap(({ text }) => gapsOf(text));
    for (const { word } of words) {
      expect(levelOfWord(word) ?? "above", `${listening.id} ${word}`).toSatisfy((it) => it <= file.level);
      if (file.level <= "A2") expect(["with", "that", "from", "was"]).not.toContain(word);
    }
  }
});

test("the same script gives the same fill-ins, and one too short for two gives what it has", () => {
  const [first] = placed;
  if (!first) throw new Error("There is no listening.");
  const { file, listening } = first;
  const cut = cutFillIns(listening, file.level, generatedForm);
  expect(cutFillIns(structuredClone(listening), file.level, generatedForm)).toEqual(cut);
  const short = { ...listening, text: listening.text.split("\n\n").slice(0, 2).join("\n\n") };
  expect(cutFillIns(short, file.level, generatedForm).length).toBeLessThan(2);
});
