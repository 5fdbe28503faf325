import { partnerProse } from "@salida/library/partner/partner-prose.ts";
import type { Level } from "@salida/rules/levels.ts";
import { sentencesOf } from "@salida/rules/sentences.ts";
import { topics } from "@salida/rules/topics.ts";
import { expect, test } from "vitest";
import { degreeNames } from "#engines/partner/embedded/degree.ts";
import { openConversation } from "#engines/partner/embedded/partner.ts";
import { knownWords } from "./known-words.ts";
import { sentenceFault } from "./sentence-fault.ts";

/** All that the script can say of itself and ask, as if a model said it. */
function refusedOf(topic: (typeof topics)[number], level: Level): { all: number; refused: string[] } {
  const degree = level < 2 ? 0 : level < 4 ? 1 : 2;
  const { threads } = partnerProse[topic];
  const lines = threads.flatMap((thread) => [thread.own[degree], ...thread[degreeNames[degree]]]);
  const { state } = openConversation(topic, level, "seed");
  const bounds = {
    ...{ level, known: knownWords(state), before: [], told: [], closing: "And you?" },
    ...{ nonce: "0123456789abcdef", instructions: "You play a character." },
  };
  const sentences = lines.flatMap(sentencesOf);
  const refused = sentences.flatMap((it) => {
    const fault = sentenceFault(it, bounds);
    return fault ? [`${fault}: ${it}`] : [];
  });
  return { all: sentences.length, refused };
}

test("what was written for the partner would pass if a model said it", () => {
  for (const level of [0, 2, 4] as const) {
    const found = topics.map((topic) => refusedOf(topic, level));
    const all = found.reduce((sum, it) => sum + it.all, 0);
    const refused = found.flatMap((it) => it.refused);
    // a few words that the list has higher, and questions about somebody's English
    expect(refused.length / all, refused.join("\n")).toBeLessThan(0.005);
  }
});

test.each([
  ["Gladly: people who trust a doctor take their medicine.", undefined],
  ["One thing: the sea is cold.", undefined],
  ["Partner: the sea is cold.", "strange"],
  ["Greta: the sea is cold.", "strange"],
  ["My answer: the sea is cold.", "strange"],
])("“%s” is %s", (sentence, fault) => {
  const { state } = openConversation("SCIENCE", 4, "seed");
  const bounds = { level: 4 as const, known: knownWords(state), before: [], told: [], closing: "And you?" };
  expect(sentenceFault(sentence, { ...bounds, nonce: "0123456789abcdef", instructions: "You play." })).toBe(
    fault,
  );
});
