import { readFileSync } from "node:fs";
import type { LibraryWork } from "@salida/library/work.ts";
import { expect, test } from "vitest";
import { contentOf } from "./shipped.ts";

const built = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../dist/${name}`, import.meta.url), "utf8"));

test("what a built server compares with its stock are the ids of the works it has", () => {
  const works: LibraryWork[] = built("library.json");

  expect(works.length).toBeGreaterThan(2_000);
  expect(built("library-ids.json")).toEqual(works.map(contentOf));
});
