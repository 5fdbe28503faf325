import { expect, test } from "vitest";
import { sentencesIn } from "./sentences.ts";

async function sentences(...pieces: string[]): Promise<string[]> {
  const found: string[] = [];
  async function* coming() {
    yield* pieces;
  }
  for await (const sentence of sentencesIn(coming())) found.push(sentence);
  return found;
}

test.each([
  [
    ["I like soup. ", "And you?"],
    ["I like soup.", "And you?"],
  ],
  [
    ["I like", " soup", ".", " And", " you?"],
    ["I like soup.", "And you?"],
  ],
  [["Mr. Soup costs 3.50 today.\n\nGood?"], ["Mr. Soup costs 3.50 today.", "Good?"]],
  [
    ["Well... ", "it is good. “No!” I said."],
    ["Well... it is good.", "“No!”", "I said."],
  ],
  [["  \n", ""], []],
  [["no end"], ["no end"]],
])("%j are %j", async (pieces, found) => {
  expect(await sentences(...pieces)).toEqual(found);
});

test("each character by itself makes the same", async () => {
  const text = "Mrs. Bean is here! She has 2.5 kilos of beans... Really? yes.";
  expect(await sentences(...text)).toEqual(await sentences(text));
});

test("what never ends is not waited for", async () => {
  let asked = 0;
  async function* endless() {
    for (;;) {
      asked += 1;
      yield "soup ".repeat(50);
    }
  }
  for await (const _ of sentencesIn(endless()));
  expect(asked).toBeLessThan(10);
});
