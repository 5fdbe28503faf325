import { expect, test } from "vitest";
import type { Covered } from "./cover-facts.ts";
import { coverageOf } from "./coverage.ts";
import type { SaidSentence } from "./said.ts";

const expected = { words: 40, coverage: 0.5, variety: 10, links: 1, likeness: 0 };
const sentences = (words: number) => [{ words: Array(words).fill({}) }] as unknown as SaidSentence[];

type Said = { words?: number; of?: number; untrue?: number };

/** What a text of so many words comes to, of which so many are of the picture, and so many things are not so. */
function told(part: { share?: number; breadth?: number }, { words = 40, of, untrue = 0 }: Said = {}) {
  const facts = Array.from({ length: untrue }, () => ({ untrue: [{}] }));
  const describing = sentences(of ?? words);
  const covered = { share: 0, breadth: 0, ...part, facts, describing } as unknown as Covered;
  return coverageOf(covered, sentences(words), expected);
}
const share = (...of: Parameters<typeof told>) => told(...of).coverage;

test("what is said counts as a part of what is expected, and no more than all of it", () => {
  expect([0, 0.25, 0.5, 0.9].map((part) => share({ share: part }))).toEqual([0, 0.5, 1, 1]);
});

test("where nothing is said, nothing is told", () => {
  expect(told({}, { words: 0 })).toEqual({ coverage: 0, words: 0 });
});

test("two things that are not so leave a quarter, more of them less, one by itself takes nothing here", () => {
  const whole = { share: 0.5 };
  expect([1, 2, 3, 4].map((untrue) => share(whole, { untrue }))).toEqual([1, 0.25, 0.15, 0.15]);
});

test("who speaks of nearly everything in other words has told most of it", () => {
  const spoken = [0.35, 0.525, 0.595, 1].map((breadth) => share({ breadth }, {}));
  [0.105, 0.5, 0.7, 0.7].forEach((coverage, at) => void expect(spoken[at]).toBeCloseTo(coverage));
});

test("few words, words of other things and what is not so take from that", () => {
  const all = { breadth: 1 };
  expect(share(all, { words: 20 })).toBeCloseTo(0.35);
  expect(share(all, { words: 80 })).toBeCloseTo(0.7);
  expect([22, 16].map((of) => share(all, { of }))).toEqual([0.7, expect.closeTo(0.35)]);
  expect(share(all, { untrue: 1 })).toBeCloseTo(0.35);
});

test("who names everything wrongly has looked at the picture all the same", () => {
  expect(share({ breadth: 1 }, { untrue: 3 })).toBe(0.12);
  expect(share({ breadth: 1 }, { of: 10 })).toBe(0.12);
  expect(share({ breadth: 0.2 })).toBeCloseTo(0.06);
});

test("the words that count are those of the picture, and all where it was told in other words", () => {
  expect(told({ share: 0.5, breadth: 1 }, { words: 60, of: 50 }).words).toBe(50);
  expect(told({ share: 0.35, breadth: 1 }, { words: 60, of: 50 }).words).toBe(50);
  expect(told({ share: 0.3, breadth: 1 }, { words: 60, of: 50 }).words).toBe(60);
});

test("each thing that is not so counts, of one fact or of several", () => {
  const facts = [{ untrue: [{}, {}] }, { untrue: [{}] }];
  const covered = { share: 0.5, breadth: 1, facts, describing: sentences(40) } as unknown as Covered;
  expect(coverageOf(covered, sentences(40), expected).coverage).toBe(0.15);
});
