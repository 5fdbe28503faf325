import { fileURLToPath } from "node:url";
import { readLibrary } from "@salida/library/read.ts";
import { expect, test } from "vitest";
import { kinds } from "./kinds.ts";

const library = readLibrary(fileURLToPath(new URL("../../../library/texts", import.meta.url)));

test("every work of the shipped library is what its kind takes, or the server would not start", () => {
  const refused = library.flatMap(({ name, kind, body }) => {
    const { error } = kinds[kind].content.safeParse(body);
    return error ? [`${name}: ${error.message}`] : [];
  });
  expect(library.length).toBeGreaterThan(300);
  expect(refused).toEqual([]);
});
