import { fileURLToPath } from "node:url";
import { readShipped } from "@salida/library/read.ts";
import { paragraphsOf } from "@salida/rules/words.ts";
import { expect, test } from "vitest";
import { kinds } from "./test-kinds.ts";

const library = readShipped(fileURLToPath(new URL("../../../library", import.meta.url)));

test("every work of the shipped library is what its kind takes, or the server would not start", () => {
  const refused = library.flatMap(({ name, kind, body }) => {
    const { error } = kinds[kind].content.safeParse(body);
    return error ? [`${name}: ${error.message}`] : [];
  });
  expect(library.length).toBeGreaterThan(300);
  expect(refused).toEqual([]);
});

test("every paragraph of a fill-in has its speaker", () => {
  const fillIns = library.filter(({ kind, inRoom }) => kind === "completable-listening" && !inRoom);
  const mixed = fillIns.filter(({ body }) => {
    const { script, marked } = body as { script: unknown[]; marked: string };
    return paragraphsOf(marked).length !== script.length;
  });
  expect(fillIns.length).toBeGreaterThan(300);
  expect(mixed.map(({ name }) => name)).toEqual([]);
});
