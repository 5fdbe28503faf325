import { expect, test } from "vitest";
import type { Granted, MoveTools } from "#exercises/kind.ts";
import { openDescription } from "./description.ts";
import type { DescriptionNeeds, GradedDescription, KnownScene } from "./grader.ts";

const seed = { topic: "FOOD", level: 2, seed: "1-a" } as const;
const kept: KnownScene = { scene: { facts: ["a cook"] }, reference: "There is a cook." };
const composed: KnownScene = { scene: { facts: ["a baker"] }, reference: "There is a baker." };

const details = [
  { text: "a cook", said: true },
  { text: "a pan", said: false },
];

/** What a description was marked by, and what was proposed. */
async function marked(
  content: unknown,
  before?: unknown,
  { part = false, score = 5, text = "A cook." } = {},
) {
  const asked: unknown[] = [];
  const measures: unknown[] = [];
  const needs: DescriptionNeeds = {
    sceneOf: () => composed,
    gradeDescription: async (known, _text, _asker, by) => {
      asked.push(known);
      measures.push(by);
      return { score, details } as GradedDescription;
    },
  };
  const kind = openDescription(needs);
  const parsed = kind.content.parse(content);
  const tools = { now: () => new Date(0), asker: "ana" } as MoveTools;
  const { state } = kind.begin(parsed, { level: 3 }, { had: [], hidden: [] }, tools);
  const played = { content: parsed, state: before ?? state, completed: false, part };
  const sent = { params: {}, query: {} };
  const outcome = await kind.moves.evaluate?.(played, { description: text }, tools, sent);
  return { asked, measures, state, outcome: outcome as Granted };
}

test("a picture is marked by what its content keeps, whatever a composer makes of its seed now", async () => {
  const { asked, state, outcome } = await marked({ ...seed, known: kept });

  expect([asked, state]).toEqual([[kept], null]);
  expect(outcome).toMatchObject({ evaluation: { proposedDescription: "There is a cook." } });
});

test("a painting is shown as it is kept, marked by what is sure of it, and nothing is composed for it", async () => {
  const picture = `${"a".repeat(64)}.webp`;
  const painting = { topic: "FOOD", level: 2, picture, known: kept };
  const { asked, state } = await marked(painting);

  expect([asked, state]).toEqual([[kept], null]);
  const kind = openDescription({ sceneOf: () => composed, gradeDescription: () => Promise.reject() });
  expect(kind.picture?.(painting)).toMatchObject({ picture });
  for (const wrong of [
    { ...painting, picture: "../secret" },
    { ...painting, known: undefined },
    { ...painting, ...seed },
  ])
    expect(kind.content.safeParse(wrong).success).toBe(false);
});

test("content from before that keeps nothing is composed when it is given", async () => {
  const { asked, state } = await marked(seed);

  expect([asked, state]).toEqual([[composed], composed]);
});

test("an exercise that was given before goes by what it was given with", async () => {
  expect((await marked(seed, kept)).asked).toEqual([kept]);
});

const inRoom = { ...seed, task: "Ana can't see it. Tell her." };
const seen = { url: "", width: 1, height: 1 };
const rest = { completed: false, heard: undefined, seen, addressOf: () => "", around: undefined };

test("outside a room it is measured by the picture's own level, whatever it scores", async () => {
  const { measures, outcome } = await marked(seed, undefined, { score: 0 });

  expect(measures).toEqual([undefined]);
  expect(outcome.evaluation).toMatchObject({ score: 0, completedAt: new Date(0).toISOString(), details });
});

test("in a room it is measured by the learner's own level and half of what is expected, and 5 will do", async () => {
  const { measures, state, outcome } = await marked(inRoom, undefined, { part: true });

  expect(state).toEqual({ ...composed, level: 3 });
  expect(measures).toEqual([{ level: 3, share: 0.5 }]);
  expect(outcome.evaluation).toMatchObject({ score: 5, proposedDescription: "There is a baker.", details });
  expect(outcome.mistakes).toBeUndefined();
});

test("in a room less than 5 ends nothing, tells neither what is missing nor how to say it, and costs once", async () => {
  const poor = { part: true, score: 4.9 };
  const first = (await marked(inRoom, undefined, poor)).outcome;
  const same = (await marked(inRoom, first.state, { ...poor, text: " a  cook. " })).outcome;
  const other = (await marked(inRoom, same.state, { ...poor, text: "A pan." })).outcome;
  const enough = (await marked(inRoom, other.state, { part: true })).outcome;

  expect([first, same, other].map(({ mistakes, evaluation }) => [mistakes, evaluation])).toEqual([
    [1, undefined],
    [0, undefined],
    [1, undefined],
  ]);
  expect(first.reply).toEqual({
    score: 4.9,
    completedAt: null,
    userProposal: "A cook.",
    proposedDescription: null,
    details: [{ text: "a cook", said: true }],
  });
  expect(enough.evaluation).toMatchObject({ score: 5 });
});

test("a picture shows its task where it has one", () => {
  const kind = openDescription({ sceneOf: () => composed, gradeDescription: () => Promise.reject() });
  const show = (content: unknown) => kind.present({ content, state: null, part: false, ...rest });

  expect([show(inRoom).task, show(seed).task]).toEqual([inRoom.task, null]);
});
