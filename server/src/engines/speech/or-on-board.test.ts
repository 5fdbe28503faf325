import { expect, test } from "vitest";
import { orOnBoard } from "./or-on-board.ts";
import { type Speech, SpeechFault, type Spoken } from "./speech.ts";

const spoken = (words: number): Spoken => ({
  ...{ bytes: new Uint8Array(), type: "audio/mpeg", seconds: 1, words, sentences: [], peaks: "" },
});
const speech = (speak: Speech["speak"]): Speech => ({ speak, close: async () => undefined });
const fails = (error: Error) => speech(() => Promise.reject(error));
const onBoard = speech(async () => spoken(1));

test("who waits has the voice on board where the other fails, and the operator is told", async () => {
  const told: string[] = [];
  const both = orOnBoard(fails(new SpeechFault("it broke")), onBoard, ({ message }) => told.push(message));

  expect(await both.speak([], 2, { who: "ann" })).toEqual(spoken(1));
  expect(told).toEqual(["it broke"]);
});

test("where the other speaks the voice on board is not asked", async () => {
  const both = orOnBoard(
    speech(async () => spoken(2)),
    fails(new Error("asked")),
  );

  expect(await both.speak([], 2, { who: "ann" })).toEqual(spoken(2));
});

test("what nobody waits for yet is not given to the voice on board for good", async () => {
  const both = orOnBoard(fails(new SpeechFault("it broke")), onBoard);

  await expect(both.speak([], 2, {})).rejects.toThrow("it broke");
});

test("what is no fault of speech comes through", async () => {
  const both = orOnBoard(fails(new TypeError("a bug")), onBoard);

  await expect(both.speak([], 2, { who: "ann" })).rejects.toThrow("a bug");
});
