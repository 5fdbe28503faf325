import { join } from "node:path";
import { draftFindings } from "@salida/library/draft.ts";
import { libraryForm } from "@salida/library/form.ts";
import { readFiles } from "@salida/library/read.ts";
import { expect, test } from "vitest";
import { generatedForm } from "./generated-form.ts";

const shipped = readFiles(join(import.meta.dirname, "../../../library/texts"));

test("a text that ships has the same findings alone, as at run time, as in its file: none", () => {
  expect(shipped.length).toBeGreaterThan(200);
  for (const { path, file } of shipped) {
    const alone = [
      ...file.readings.map((it) => ({ ...file, readings: [it], listenings: [] })),
      ...file.listenings.map((it) => ({ ...file, readings: [], listenings: [it] })),
    ].flatMap((one) => draftFindings(one, libraryForm));
    expect([...draftFindings(file, libraryForm), ...alone], path).toEqual([]);
  }
});

test("a reading that ships passes as a generated one, whose form asks for no more", () => {
  const found = shipped.flatMap(({ path, file }) =>
    draftFindings({ ...file, listenings: [] }, generatedForm).map((it) => ({ ...it, path })),
  );
  expect(found).toEqual([]);
});
