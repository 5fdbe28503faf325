import { join } from "node:path";
import { readWaiting, waitsFor } from "@salida/library/command/to-rewrite.ts";
import { draftFindings } from "@salida/library/draft.ts";
import { libraryForm } from "@salida/library/form.ts";
import { readFiles } from "@salida/library/read.ts";
import { expect, test } from "vitest";
import { generatedForm } from "./generated-form.ts";

const shipped = readFiles(join(import.meta.dirname, "../../../library/texts"));
const waiting = readWaiting();

test("a text that ships has the same findings alone, as at run time, as in its file: none, but what it waits for", () => {
  expect(shipped.length).toBeGreaterThan(200);
  for (const { path, file } of shipped) {
    const ofFile = draftFindings(file, libraryForm);
    const alone = [
      ...file.readings.map((it) => ({ ...file, readings: [it], listenings: [] })),
      ...file.listenings.map((it) => ({ ...file, readings: [], listenings: [it] })),
    ].flatMap((one) => draftFindings(one, libraryForm));
    const inOrder = (findings: typeof alone) => findings.map((it) => JSON.stringify(it)).sort();
    expect(inOrder(alone), path).toEqual(inOrder(ofFile));
    expect(alone.filter((it) => !waitsFor({ ...it, path }, waiting))).toEqual([]);
  }
});

test("a reading that ships passes as a generated one, whose form asks for no more", () => {
  const found = shipped.flatMap(({ path, file }) =>
    draftFindings({ ...file, listenings: [] }, generatedForm).map((it) => ({ ...it, path })),
  );
  expect(found.filter((it) => !waitsFor(it, waiting))).toEqual([]);
});
