import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readFiles } from "#read.ts";
import { sampleOf, samplePath } from "./sample.ts";

const files = readFiles(join(import.meta.dirname, "../../texts"));

test("a draw lays out ten texts whole, the same ones each time, and another draw others", () => {
  const page = sampleOf(files, "1");
  const titles = (of: string) => of.match(/^## .+$/gm);

  expect(titles(page)).toHaveLength(10);
  expect(page.match(/^\*\*\d\. /gm)).toHaveLength(40);
  expect(sampleOf(files, "1")).toBe(page);
  expect(titles(sampleOf(files, "2"))).not.toEqual(titles(page));
});

test("the kept sample is of the texts as they are (else: npm run library -- sample)", () => {
  expect(readFileSync(samplePath, "utf8")).toBe(sampleOf(files, "1"));
});
