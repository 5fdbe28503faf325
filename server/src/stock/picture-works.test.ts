import { expect, test } from "vitest";
import { composedPictures } from "#make-pictures.ts";
import { pictureWorks } from "./picture-works.ts";
import { readPictures } from "./test-pictures.ts";

test("every picture has a title of its own, which says no more than its topic", () => {
  const works = pictureWorks(readPictures());
  const titles = works.map(({ title }) => title);

  expect(new Set(titles).size).toBe(works.length);
  expect(titles).toContain("Science fiction, picture 1");
  expect(titles.filter((title) => !/^[A-Z][a-z]+( [a-z]+)?, picture \d+$/.test(title))).toEqual([]);
});

test("what is kept of every picture is what its seed is drawn from; `npm run pictures` keeps it anew", () => {
  expect(readPictures()).toEqual(JSON.parse(JSON.stringify(composedPictures())));
}, 60_000);
