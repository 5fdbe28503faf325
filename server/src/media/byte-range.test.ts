import { expect, test } from "vitest";
import { chance } from "#faults/chance.ts";
import { rangeOf } from "./byte-range.ts";

test.each([
  ["bytes=0-0", { first: 0, last: 0 }],
  ["bytes=0-", { first: 0, last: 99 }],
  ["bytes=99-", { first: 99, last: 99 }],
  ["bytes=10-5000", { first: 10, last: 99 }],
  ["bytes=-1", { first: 99, last: 99 }],
  ["bytes=-5000", { first: 0, last: 99 }],
  ["Bytes= 3-4 ", { first: 3, last: 4 }],
  ["bytes=100-", "nothing"],
  ["bytes=-0", "nothing"],
  ["bytes=999999999999999-", "nothing"],
  // several, or none that can be understood: the whole
  ["bytes=0-1,4-5", undefined],
  ["bytes=5-4", undefined],
  ["bytes=-", undefined],
  ["bytes=1e1-", undefined],
  ["bytes=0x1-", undefined],
  ["bytes=9999999999999999-", undefined],
  ["items=0-1", undefined],
  ["", undefined],
])("of 100 bytes, %j asks for %j", (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range);
});

test("whatever is asked for, a range lies within the file", () => {
  const { whole, pick } = chance(3);
  for (let round = 0; round < 5_000; round += 1) {
    const size = whole(1, 50);
    const number = () => pick(["", String(whole(0, 60)), String(whole(0, size))]);
    const range = rangeOf(`bytes=${number()}-${number()}`, size);
    if (!range || range === "nothing") continue;

    expect(range.first).toBeGreaterThanOrEqual(0);
    expect(range.last).toBeGreaterThanOrEqual(range.first);
    expect(range.last).toBeLessThan(size);
  }
});
