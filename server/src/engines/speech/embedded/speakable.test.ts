import { expect, test } from "vitest";
import { chance } from "#faults/chance.ts";
import { speakable } from "./speakable.ts";

test.each([
  ["I’m sure it’s “fine”.", "I'm sure it's fine."],
  ["It costs £45 or $3.50, not €1,200.", "It costs 45 pounds or 3 dollars 50, not 1,200 euros."],
  ["About 20% of them.", "About 20 per cent of them."],
  ["She was born in 1987, in the 1980s.", "She was born in 19 87, in the 19 eighties."],
  ["In 1905, 1900 and 2026.", "In 19 oh 5, 19 hundred and 20 26."],
  ["The 3.5 million, 1,950 and 19505 of them.", "The 3.5 million, 1,950 and 19505 of them."],
  ["At 9:05 a.m. or 7 p.m. we left.", "At 9:05 a m or 7 p m we left."],
  ["Mr. Hill and Dr. Núñez met Mrs. Ángel.", "Mister Hill and Doctor Nunez met Missus Angel."],
  ["He waited — and waited… then he left.", "He waited, and waited, then he left."],
  ["Salt & pepper (a little); then: eat!", "Salt and pepper, a little, then, eat!"],
  ["“Stop! Who is it?” he asked.", "Stop, Who is it, he asked."],
  ["It is 21°C and 5 km away, e.g. by CO2.", "It is 21 degrees and 5 kilometres away, for example by C O 2."],
  ["Ages 10–12 only.", "Ages 10 to 12 only."],
  ["…", ""],
  ["Привет 👋", ""],
])("reads %j as %j", (sentence, spoken) => {
  expect(speakable(sentence)).toBe(spoken);
});

test("whatever comes in, plain ASCII on one line comes out, with a stop at the end alone", () => {
  const { next, whole } = chance(7);
  const letters = [..."ab C.!?,;:-–—’'“”()…£$€%°&/\\ \n\t09é漢👋\u0000"];
  for (let round = 0; round < 2_000; round += 1) {
    const text = Array.from(
      { length: whole(0, 30) },
      () => letters[Math.floor(next() * letters.length)],
    ).join("");

    expect(speakable(text)).toMatch(/^(?:[ -~](?<![.!?] (?=.)))*$/);
  }
});
