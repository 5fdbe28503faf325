import { expect, test } from "vitest";
import { LibraryFile } from "#format.ts";
import { roomDraft } from "#test-draft.ts";
import { textsOf } from "./placed.ts";
import { sharingsOf } from "./sharing.ts";

const [placed] = textsOf([LibraryFile.parse(roomDraft)]);

function sharingWith(key: string, others: string[]) {
  if (!placed) throw new Error("no text");
  const [item] = placed.work.items;
  if (!item) throw new Error("no item");
  const distractors = others.map((text) => ({ text, why: item.why }));
  return sharingsOf({ ...placed, work: { ...placed.work, items: [{ ...item, key, distractors }] } })[0];
}

test("a key alone in the text's words is found by spotting them", () => {
  expect(sharingWith("The blue plate", ["The red cup", "The big bus"])).toEqual({ most: 1, fewest: 0 });
});

test("options that share as many are a matter of chance", () => {
  expect(sharingWith("Water", ["Tea", "Milk"])).toEqual({ most: 1 / 2, fewest: 0 });
  expect(sharingWith("Milk", ["Juice", "Beer"])).toEqual({ most: 1 / 3, fewest: 1 / 3 });
});

test("small words do not count", () => {
  expect(sharingWith("It is the", ["Bus", "Zoo"])).toEqual({ most: 1 / 3, fewest: 1 / 3 });
});
