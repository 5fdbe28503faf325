import { topics } from "@salida/rules/topics.ts";
import { expect, test } from "vitest";
import { partnerProse } from "./partner-prose.ts";
import type { Prose } from "./prose.ts";
import { proseChecks, proseFindings } from "./prose-checks.ts";

const { FOOD: food } = partnerProse;
const [firstThread, ...otherThreads] = food.threads;
const [firstThings, ...otherThings] = food.things;
if (!firstThread || !firstThings) throw new Error("there is nothing to say about food");

const withThread = (changed: Partial<typeof firstThread>): Prose => ({
  ...food,
  threads: [{ ...firstThread, ...changed }, ...otherThreads],
});
const withThings = (changed: Partial<typeof firstThings>): Prose => ({
  ...food,
  things: [{ ...firstThings, ...changed }, ...otherThings],
});
const saying = (easy: string): Prose => withThread({ own: [easy, firstThread.own[1], firstThread.own[2]] });
const hard = "Archaeologists deciphered dilapidated manuscripts.";

const spoilt: [check: string, what: string, prose: Prose][] = [
  ["threads", "a topic with one thread", { ...food, threads: [firstThread] }],
  ["threads", "a thread without hard questions", withThread({ hard: [] })],
  ["questionsOnce", "a question of two threads", withThread({ easy: otherThreads[0]?.easy ?? [] })],
  ["things", "a thing of two kinds", withThings({ words: `${firstThings.words}, honey` })],
  ["marks", "a remark that asks", saying("Do I eat at home?")],
  ["whole", "a place that nothing fills", saying("I eat {food} at home.")],
  ["capital", "a line that begins small", saying("i eat at home.")],
  ["quotes", "an open quote", saying("I say “yes to soup.")],
  ["length", "a long sentence for A1", saying("I eat a lot of good soup with my two sons at home.")],
  [
    "vocabulary",
    "words that few know",
    withThread({ own: [`${hard} ${hard} ${hard}`, firstThread.own[1], firstThread.own[2]] }),
  ],
];

test.each(topics)("there is nothing to mend in what is said about %s", (topic) => {
  expect(proseFindings(partnerProse[topic])).toEqual([]);
});

test.each(spoilt)("%s finds %s, and nothing else does", (check, _, prose) => {
  expect([...new Set(proseFindings(prose).map((finding) => finding.check))]).toEqual([check]);
});

test("each check finds something", () => {
  expect(new Set(spoilt.map(([check]) => check))).toEqual(new Set(Object.keys(proseChecks)));
});
