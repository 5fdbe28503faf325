import { expect, test } from "vitest";
import { drawIcon, widthOf } from "#engines/pictures/embedded/art/art.ts";
import { cast } from "#engines/pictures/embedded/cast/cast.ts";
import { coloursOf } from "#engines/pictures/embedded/test-colours.ts";
import { alsoSeen } from "./also-seen.ts";
import { evaluateDescription } from "./evaluate-description.ts";

const tall = 96;

test("every colour that covers a tenth of a thing is one that may be said of it", async () => {
  const seen: [string, string[]][] = [];
  for (const { noun, icon, colours } of Object.values(cast)) {
    if (colours.length === 0) continue;
    const shares = await coloursOf(
      drawIcon(icon, { x: 0, y: 0, tall }),
      Math.ceil(tall * widthOf(icon)),
      tall,
    );
    const also = [...shares].filter(([colour, share]) => share > 0.1 && !colours.includes(colour));
    if (also.length > 0) seen.push([noun, also.map(([colour]) => colour)]);
  }
  expect(new Map(seen)).toEqual(alsoSeen);
});

const hat = { id: "t1", weight: 2, noun: "hat", synonyms: [], count: 1, colours: ["purple"] };
const bag = { id: "t2", weight: 2, noun: "shopping bag", synonyms: ["bag"], count: 1 };

test.each([
  ["There is a yellow hat on the table.", []],
  ["There is a green hat on the table.", ["green hat"]],
  ["There are two shopping bags on the floor.", []],
  ["There are five shopping bags on the floor.", ["five shopping bags"]],
])("“%s” is contradicted in %j", (text, said) => {
  const setting = { noun: "shop", synonyms: [] };
  const { wrong } = evaluateDescription({ text, facts: [hat, bag], level: "A2", setting }, []);
  expect(wrong.map((one) => one.said)).toEqual(said);
});
