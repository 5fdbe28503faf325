import { topics } from "@salida/rules/topics.ts";
import { expect, test } from "vitest";
import { namedTopics, topicsFound } from "./sort-topics.ts";
import { topicWords } from "./topic-words.ts";

const spanish = namedTopics((topic) => topicWords.es[topic], "es");

test("every topic is there once, sorted by its translated name", () => {
  expect(spanish).toHaveLength(topics.length);
  expect(spanish[0]?.name).toBe("Amor");
  expect(spanish.at(-1)?.name).toBe("Viajes");
});

test("a search minds neither case nor accents", () => {
  expect(topicsFound(spanish, " GEOGRAFIA ").map(({ topic }) => topic)).toEqual(["GEOGRAPHY"]);
});

test("an empty search finds all, an unknown one none", () => {
  expect(topicsFound(spanish, " ")).toHaveLength(topics.length);
  expect(topicsFound(spanish, "zzz")).toEqual([]);
});
