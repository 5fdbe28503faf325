import type { Offer } from "@salida/contract/exercises.ts";
import type { Level } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";
import { expect, test } from "vitest";
import { corridorDoors } from "./corridor-doors.ts";

function offer(context: Topic, given: Topic | null, level: Level = 2, repeat = false): Offer {
  return { context, given: given && { context: given, level, repeat }, askedAt: null };
}

function had(context: Topic, status: number, score: number | null, level: Level = 2) {
  return { context, level, status, evaluation: score === null ? null : { score } };
}

test("there is one door for each room that would be given, whatever topic leads to it", () => {
  const offers = [offer("TRAVEL", "TRAVEL"), offer("FOOD", "TRAVEL"), offer("MYSTERY", "MYSTERY")];
  expect(corridorDoors(offers, [], 2)).toEqual([
    { topic: "TRAVEL", state: "dark" },
    { topic: "MYSTERY", state: "dark" },
  ]);
});

test("a room that is not given any more keeps its door", () => {
  expect(corridorDoors([offer("FOOD", "TRAVEL")], [had("FOOD", 2, 8)], 2)).toEqual([
    { topic: "TRAVEL", state: "dark" },
    { topic: "FOOD", state: "lit" },
  ]);
});

test("only getting out lights a door, and the best of several tries counts", () => {
  const offers = [offer("TRAVEL", "TRAVEL"), offer("FOOD", "FOOD"), offer("MYSTERY", "MYSTERY")];
  const rooms = [had("TRAVEL", 3, null), had("FOOD", 2, 10), had("FOOD", 2, 7), had("MYSTERY", 2, 9)];
  expect(corridorDoors(offers, rooms, 2).map(({ state }) => state)).toEqual(["dark", "star", "lit"]);
});

test("B1 and B2 share their doors, other levels do not", () => {
  expect(corridorDoors([offer("TRAVEL", "TRAVEL", 2)], [had("TRAVEL", 2, 9, 2)], 3)).toEqual([
    { topic: "TRAVEL", state: "lit" },
  ]);
  expect(corridorDoors([offer("TRAVEL", "TRAVEL", 1)], [had("TRAVEL", 2, 9, 2)], 1)).toEqual([
    { topic: "TRAVEL", state: "dark" },
  ]);
  expect(corridorDoors([offer("TRAVEL", "TRAVEL", 2)], [], 0)).toEqual([]);
});
