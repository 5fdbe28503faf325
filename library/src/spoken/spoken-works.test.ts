import { isOneSlip } from "@salida/rules/fill-ins.ts";
import { expect, test } from "vitest";
import { readFiles, readLibrary } from "#read.ts";
import { fillInBody } from "./spoken-works.ts";

const texts = `${import.meta.dirname}/../../texts`;

test("a fill-in's words are said by whoever says them in the listening, and all gaps have their word", () => {
  for (const { file } of readFiles(texts)) {
    for (const listening of file.listenings) {
      for (const fillIn of listening.fillIns) {
        const { script, marked, gaps } = fillInBody(listening, fillIn, new Set());
        expect(script.map(({ text }) => text).join("\n\n")).toBe(marked.replace(/[{}]/g, ""));
        expect(gaps.map(({ word }) => `{${word}}`)).toEqual(marked.match(/\{[^{}]*\}/g));
      }
    }
  }
});

test("a gap in what stands after a speech hides no end of a sentence", () => {
  const listening = {
    id: "x",
    title: "X",
    spelling: "british",
    speakers: [{ name: "Ana", voice: "woman" }],
    text: 'I showed it. "How old is it?" I asked the man. "A year?"\n\nHe looked at it.',
  } as unknown as Parameters<typeof fillInBody>[0];
  const text = 'I {showed} it. "How old is it?" I {asked} the man. "A year?" He {looked} at it.';

  expect(fillInBody(listening, { id: "y", title: "Y", text }, new Set()).marked).toBe(text);
});

test("a gap's neighbours are real words that one slip makes of it", () => {
  const gaps = readLibrary(texts)
    .filter(({ kind }) => kind === "completable-listening")
    .flatMap(({ body }) => (body as ReturnType<typeof fillInBody>).gaps);

  expect(gaps.length).toBeGreaterThan(500);
  for (const { word, neighbours } of gaps)
    expect(neighbours.filter((neighbour) => !isOneSlip(neighbour, word))).toEqual([]);
  expect(gaps.find(({ word }) => word === "coast")?.neighbours).toEqual(
    expect.arrayContaining(["toast", "coat", "coats"]),
  );
});
