import {
  descriptionLength,
  fillInWordsAsked,
  pageSize,
  questionsAsked,
  wordsAsked,
} from "@salida/rules/exercise-limits.ts";
import { levelOf, levels } from "@salida/rules/levels.ts";
import { ranks } from "@salida/rules/progress/ranks.ts";
import { topics } from "@salida/rules/topics.ts";
import { expect, test } from "vitest";
import type { KindContract } from "./kind.ts";
import { CodeColor, RoomSession, RoomStatus } from "./kinds/escape-room.ts";
import { kindContracts, kindNames } from "./kinds.ts";
import { problems } from "./problems.ts";
import { LevelNumber } from "./values.ts";

const told = (field: keyof KindContract) =>
  Object.fromEntries(kindNames.map((name) => [name, (kindContracts[name] as KindContract)[field]]));

/** Of the numbers to nine, those that a schema takes. */
const taken = (schema: { safeParse(value: unknown): { success: boolean } }) =>
  Array.from({ length: 10 }, (_, at) => at).filter((at) => schema.safeParse(at).success);

test("each kind has its number on the wire, and an escape room none", () => {
  expect(told("code")).toEqual({
    listening: 0,
    reading: 1,
    "completable-listening": 2,
    description: 3,
    chat: 4,
    "escape-room": null,
  });
});

test("each kind has the points of the catalogue", () => {
  expect(told("points")).toEqual({
    listening: 80,
    reading: 30,
    "completable-listening": 60,
    description: 100,
    chat: 200,
    "escape-room": 250,
  });
});

test("each kind has its limit a day, where the operator sets no other", () => {
  expect(told("dailyLimit")).toEqual({
    listening: 10,
    reading: 10,
    "completable-listening": 10,
    description: 6,
    chat: 6,
    "escape-room": 3,
  });
});

test("what is not said of a new exercise is what the screens ask for", () => {
  const about = { context: "FOOD", level: 2 } as const;
  const made = (name: "reading" | "listening" | "completable-listening" | "chat") =>
    kindContracts[name].params.parse(about);

  expect(made("reading")).toEqual({ ...about, numOfQuestions: 2, numOfWords: 200 });
  expect(made("listening")).toEqual({ ...about, numOfQuestions: 2, numOfWords: 200 });
  expect(made("completable-listening")).toEqual({ ...about, numOfWords: 50 });
  expect(made("chat")).toEqual({ ...about, audioEnabled: false });
});

test("a length or a number of questions beyond its bounds is refused", () => {
  const about = { context: "FOOD", level: 2 };
  const takes = (more: object) => kindContracts.reading.params.safeParse({ ...about, ...more }).success;

  expect([0, 1, 5, 6].map((numOfQuestions) => takes({ numOfQuestions }))).toEqual([false, true, true, false]);
  expect([49, 50, 400, 401].map((numOfWords) => takes({ numOfWords }))).toEqual([false, true, true, false]);
  expect([questionsAsked.usual, wordsAsked.usual, fillInWordsAsked.usual, pageSize]).toEqual([
    2, 200, 50, 20,
  ]);
  expect(descriptionLength).toEqual({ least: 20, most: 1500 });
});

test("six levels are numbered from 0, easiest first", () => {
  expect(levels).toEqual(["A1", "A2", "B1", "B2", "C1", "C2"]);
  expect(taken(LevelNumber)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(levels.map(levelOf)).toEqual([0, 1, 2, 3, 4, 5]);
});

test("there are 33 topics and OTHER", () => {
  const named =
    "SPORTS HISTORY SCIENCE GEOGRAPHY LITERATURE MUSIC ARTS TECHNOLOGY LANGUAGES FOOD ANIMALS OTAKU GAMES MOVIES UNIVERSE " +
    "MURDER MYTHS MEDIEVAL FUTURISTIC MYSTERY ROMANCE HORROR ANCIENT ANIME ENTERTAINMENT SCIENCE_FICTION TRAVEL CULTURE " +
    "SURVIVAL SUPERHEROES ALIENS FASHION CONSPIRACY OTHER";

  expect([...topics].sort()).toEqual(named.split(" ").sort());
  expect(topics).toHaveLength(34);
});

test("eleven ranks have their names and where each ends", () => {
  expect(ranks.map(({ name, maxPoints }) => `${name} ${maxPoints}`)).toEqual([
    "NOVICE 500",
    "EXPLORER 1200",
    "STUDENT 2500",
    "APPRENTICE 4500",
    "TRAVELER 7500",
    "ADVENTURER 12000",
    "COMMUNICATOR 18000",
    "EXPERT 26000",
    "MASTER 36000",
    "LEGEND 50000",
    "GOD 100000",
  ]);
});

test("a room has five states, its session four, its letters three colours", () => {
  expect(taken(RoomStatus)).toEqual([0, 1, 2, 3, 4]);
  expect(taken(RoomSession.shape.status)).toEqual([0, 1, 2, 3]);
  expect(taken(CodeColor)).toEqual([0, 1, 2]);
});

test("each refusal has its status", () => {
  const statuses = Object.entries(problems).map(([code, { status }]) => `${status} ${code}`);
  expect(statuses).toEqual([
    "400 malformed",
    "401 unauthorised",
    "408 too_slow",
    "404 not_found",
    "404 stats_not_found",
    "409 conflict",
    "409 stats_required",
    "409 not_yet",
    "409 not_playing",
    "409 already_completed",
    "413 too_large",
    "415 wrong_type",
    "422 invalid",
    "422 not_english",
    "422 idempotency_mismatch",
    "429 too_many",
    "429 limit_reached",
    "500 unexpected",
    "503 unavailable",
  ]);
});
