import type { Offer } from "@salida/contract/exercises.ts";
import type { Topic } from "@salida/rules/topics.ts";
import { expect, test } from "vitest";
import { topicGroups } from "./topic-groups.ts";

const names: Topic[] = ["ANIMALS", "ARTS", "FOOD", "GAMES", "MUSIC", "SPORTS", "TRAVEL"];
const all = names.map((topic) => ({ topic, name: topic.toLowerCase() }));
const asked = (at: Partial<Record<Topic, string>>): Offer[] =>
  names.map((context) => ({ context, given: null, askedAt: at[context] ?? null }));
const groups = (offers: Offer[]) =>
  topicGroups(all, offers).map(({ name, topics }) => [name, topics.map(({ topic }) => topic)]);

test("who has tried nothing, or of whom nothing is known yet, finds all in one group", () => {
  expect(groups(asked({}))).toEqual([["untried", names]]);
  expect(groups([])).toEqual([["untried", names]]);
});

test("the four last topics come first, the newest first, then what was never tried, then the rest", () => {
  const at = asked({
    FOOD: "2026-11-20T10:00:00.000Z",
    ARTS: "2026-11-22T10:00:00.000Z",
    MUSIC: "2026-11-21T10:00:00.000Z",
    GAMES: "2026-11-01T10:00:00.000Z",
    SPORTS: "2026-11-19T10:00:00.000Z",
  });
  expect(groups(at)).toEqual([
    ["recent", ["ARTS", "MUSIC", "FOOD", "SPORTS"]],
    ["untried", ["ANIMALS", "TRAVEL"]],
    ["tried", ["GAMES"]],
  ]);
});

test("topics that give something about another one come last", () => {
  const offers = asked({ FOOD: "2026-11-20T10:00:00.000Z" }).map((offer) => ({
    ...offer,
    given: { context: "TRAVEL" as const, level: 2 as const, repeat: false },
  }));
  expect(groups(offers)).toEqual([
    ["recent", ["FOOD"]],
    ["untried", ["TRAVEL"]],
    ["borrowed", ["ANIMALS", "ARTS", "GAMES", "MUSIC", "SPORTS"]],
  ]);
});
