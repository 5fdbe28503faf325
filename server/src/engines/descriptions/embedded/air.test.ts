import { expect, test } from "vitest";
import type { Air } from "#engines/descriptions/fact.ts";
import { airFacts, coverAir } from "./air.ts";
import { readSaid } from "./said.ts";

/** What is told of weather and time: 1 what is so, 0 nothing, -1 the contrary. */
const told = (text: string, air: Air) => {
  const covered = coverAir(air, readSaid(text).said);
  return Object.fromEntries(covered.map(({ fact, quality }) => [fact.id, quality]));
};

test.each<[string, Air, object]>([
  ["It is a sunny morning.", { weather: "sunny", time: "morning" }, { weather: 1, time: 1 }],
  ["The sun is shining and the sky is clear.", { weather: "sunny", time: "day" }, { weather: 1, time: 1 }],
  ["It's raining.", { weather: "rainy", time: "day" }, { weather: 1, time: 0 }],
  ["There are many clouds.", { weather: "cloudy" }, { weather: 1 }],
  ["I can see snow on the ground at night.", { weather: "snowy", time: "night" }, { weather: 1, time: 1 }],
  ["It is dark and the moon is in the sky.", { weather: "sunny", time: "night" }, { weather: 1, time: 1 }],
  ["People walk home in the evening.", { time: "evening" }, { time: 1 }],
  ["A man and a dog.", { weather: "sunny", time: "day" }, { weather: 0, time: 0 }],
])("what is so is heard in “%s”", (text, air, qualities) => {
  expect(told(text, air)).toEqual(qualities);
});

test.each<[string, Air, string[]]>([
  ["It is raining.", { weather: "sunny" }, ["raining"]],
  ["A sunny day in a park.", { weather: "rainy" }, ["sunny"]],
  ["They play in the sun.", { weather: "cloudy" }, ["in the sun"]],
  ["It is snowing, and it is midnight.", { weather: "rainy", time: "day" }, ["snowing", "midnight"]],
  ["It is a nice morning.", { time: "night" }, ["morning"]],
])("what is not so is found in “%s”", (text, air, words) => {
  const { said } = readSaid(text);
  const wrong = coverAir(air, said).flatMap(({ untrue }) => untrue);
  expect(wrong.map(({ at, length }) => text.slice(at, at + length))).toEqual(words);
});

test.each<[string, Air]>([
  ["It is not raining.", { weather: "sunny", time: "day" }],
  ["It isn't night.", { weather: "sunny", time: "day" }],
  ["Maybe it will rain, or it is going to snow.", { weather: "cloudy" }],
  ["A woman in an evening dress.", { time: "day" }],
  ["She has an umbrella for the rain.", { weather: "sunny" }],
  ["There is snow on the mountains.", { weather: "sunny" }],
  ["A tourist looks at the sun.", { weather: "cloudy" }],
  ["It is night.", { time: "evening" }],
  ["My brother comes home at night.", { time: "day" }],
])("nothing is held against “%s”", (text, air) => {
  expect(Object.values(told(text, air)).every((quality) => quality >= 0)).toBe(true);
});

test("what is denied is not told", () => {
  expect(told("It is not sunny.", { weather: "sunny" })).toEqual({ weather: 0 });
});

test("what cannot be seen is no fact", () => {
  expect(airFacts({})).toEqual([]);
  expect(told("It is raining at night.", {})).toEqual({});
});
