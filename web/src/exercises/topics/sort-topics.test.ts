import { topics } from "@salida/rules/topics.ts";
import { expect, test } from "vitest";
import { lookedFor } from "./looked-for.ts";
import { namedTopics, topicMeant, topicsFound } from "./sort-topics.ts";
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

test("a topic is found by what it is about, after those that are called so", () => {
  const english = namedTopics(
    (topic) => topicWords.en[topic],
    "en",
    (topic) => lookedFor.en[topic],
  );
  const found = (search: string) => topicsFound(english, search).map(({ topic }) => topic);

  expect(found("dog")).toEqual(["ANIMALS"]);
  expect(found("myst")).toEqual(["MYSTERY"]);
  expect(found("space").at(-1)).toBe("UNIVERSE");
  expect(found("fiction")).toEqual(["SCIENCE_FICTION"]);
});

test("a search means the only topic that is called so, whatever else is about it", () => {
  const all = namedTopics(
    (topic) => topicWords.es[topic],
    "es",
    (topic) => lookedFor.es[topic],
  );
  expect(topicsFound(all, "comi").length).toBeGreaterThan(1);
  expect(topicMeant(all, "comi")?.topic).toBe("FOOD");
  expect(topicMeant(all, "perro")?.topic).toBe("ANIMALS");
  expect(topicMeant(all, "m")).toBeUndefined();
  expect(topicMeant(all, "zzz")).toBeUndefined();
});
