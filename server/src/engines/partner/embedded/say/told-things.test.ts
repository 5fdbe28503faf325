import { expect, test } from "vitest";
import { openConversation } from "#engines/partner/embedded/partner.ts";
import { aboutTold, thingsTold } from "./told-things.ts";

const { state } = openConversation("TRAVEL", 2, "seed");

test.each([
  ["We took the bus to Samarkand and it was hot.", "Samarkand"],
  ["I write every day. My notebook is green.", "your notebook"],
  ["Last year we bought a piano for the house.", "the piano"],
])("of “%s” it can be asked about %s", (text, thing) => {
  expect(thingsTold(text, state).map(({ x }) => x)).toContain(thing);
  expect(aboutTold(text, state)?.question).toMatch(/\?$/);
});

test.each([
  ["what stands beside what is told", "We slept in the mountains with a lecture on wine."],
  ["who is talked to", "Hi Tomas, I agree with you."],
  ["what is too general", "It was the first time and the best day."],
  ["what was only asked", "Do you like the museum?"],
])("%s is left alone", (_, text) => {
  expect(thingsTold(text, state)).toEqual([]);
});

test("what was asked about before is not asked about again", () => {
  const asked = { ...state, asked: ["What is your notebook like?"] };
  expect(thingsTold("My notebook is green and old.", asked)).toEqual([]);
});
