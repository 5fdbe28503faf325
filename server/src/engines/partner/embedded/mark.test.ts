import type { Level } from "@salida/rules/levels.ts";
import { describe, expect, test } from "vitest";
import { markConversation } from "./mark.ts";
import { openConversation, reply } from "./partner.ts";
import type { PartnerState } from "./state.ts";
import { learners } from "./test-learners.ts";

const good = [
  "I usually eat bread with tomato and I drink coffee with milk.",
  "My mother makes breakfast because she gets up early.",
  "I like soup, but my brother prefers pasta with cheese.",
  "Yesterday we cooked fish and potatoes for my grandparents.",
  "In my country we eat a lot of rice with beans.",
  "I buy fruit and vegetables at the market on Saturday.",
  "My favourite restaurant is small and the waiter is very friendly.",
  "When I was a child I did not like onions.",
  "I would like to learn to make a chocolate cake.",
];

function mark(lines: readonly string[], level: Level, corrections = 0) {
  const state = lines.reduce<PartnerState>(
    (before, line) => reply(before, line).state,
    openConversation("FOOD", level, "seed").state,
  );
  return markConversation(state, corrections);
}

describe("the mark of a conversation", () => {
  test("is high for a real one at the level", () => {
    expect(mark(good, 1).score).toBeGreaterThanOrEqual(8.5);
  });

  test("asks for more at a higher level", () => {
    expect(mark(good, 4).score).toBeLessThan(mark(good, 1).score - 1);
  });

  test("is low for one word a turn", () => {
    for (const level of [0, 1, 3, 5] as const)
      expect(mark(learners.terse ?? [], level).score).toBeLessThan(3.5);
  });

  test("is next to nothing for nonsense and for Spanish", () => {
    expect(mark(["asdf jkl", "qwerty qwerty", "zzzzz xxxx", "fghj dfgh"], 1).score).toBeLessThan(0.5);
    expect(
      mark(["Me gusta la comida de mi madre", "No sé qué decir", "Vivo en un pueblo pequeño"], 1).score,
    ).toBe(0);
  });

  test("gives nothing for the partner's own words", () => {
    let { state, text } = openConversation("FOOD", 2, "seed");
    for (let at = 0; at < 8; at++) ({ state, text } = reply(state, text));
    expect(markConversation(state, 0).score).toBe(0);
  });

  test("gives nothing for the same message over and over", () => {
    expect(mark(Array(10).fill("I like to eat bread with cheese."), 1).score).toBeLessThan(2);
  });

  test("falls with every correction, and never below 0", () => {
    const scores = [0, 4, 10, 500].map((corrections) => mark(good, 1, corrections).score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBeGreaterThan(2);
    expect(mark(good, 1, 500).parts.correctness).toBe(0);
  });

  test("falls with what is about something else", () => {
    const stray = [
      "Batman is strong.",
      "Superman can fly.",
      "I study physics.",
      "Chess is slow.",
      "I play the guitar.",
    ];
    expect(mark(stray, 0).parts.topic).toBeLessThan(mark(good, 0).parts.topic);
  });

  test("is 0 where nothing was said", () => {
    expect(mark([], 0).score).toBe(0);
  });

  test("names two different things in both languages", () => {
    for (const lines of [good, learners.terse ?? [], learners.mixing ?? [], []]) {
      const { feedback } = mark(lines, 2, 3);
      expect(feedback).toHaveLength(2);
      expect(new Set(feedback.map(({ text }) => text.en)).size).toBe(2);
      for (const { text } of feedback) expect(`${text.en}${text.es}`).not.toMatch(/undefined|NaN|Infinity/);
    }
  });
});

/** What messages of six words earn, taken for the learner's own and of the topic. */
function partsOf(messages: readonly string[], { corrections = 0, talk = 0 } = {}) {
  const said = messages.map((text) => ({ text, taken: "own" as const, topic: "on" as const }));
  const { state } = openConversation("FOOD", 1, "seed");
  const story = talk > 0 && { talk: { lines: Array(talk).fill("Go on."), answers: messages.length } };
  return markConversation({ ...state, ...story, said }, corrections).parts;
}
const message = "I eat bread every single day";

describe("the parts of a mark", () => {
  test("a message is a turn from three words on, and less than one below", () => {
    expect(partsOf(Array(4).fill(message)).turns).toBe(5);
    expect(partsOf(Array(8).fill("Bread")).turns).toBe(3.3);
    expect(partsOf(Array(8).fill("I eat bread")).turns).toBe(10);
  });

  test("what is right counts for as much as was said", () => {
    const corrections = 6;

    expect(partsOf(Array(4).fill(message)).correctness).toBe(10);
    expect(partsOf(Array(8).fill(message)).correctness).toBe(10);
    expect(partsOf(Array(2).fill(message)).correctness).toBe(5);
    expect(partsOf(Array(8).fill(message), { corrections }).correctness).toBe(5.4);
  });

  test("a talk of a story is as long as it is", () => {
    const whole = { turns: 10, length: 10, correctness: 10, topic: 10 };

    expect(partsOf(Array(2).fill(message), { talk: 2 })).toMatchObject(whole);
    expect(partsOf([message], { talk: 2 })).toMatchObject({ turns: 5, correctness: 5, topic: 5 });
  });
});
