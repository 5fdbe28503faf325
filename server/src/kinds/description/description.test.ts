import { describe, expect, test } from "vitest";
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

test("a picture to describe is not shown without it, and nothing is marked of which nobody knows what it shows", async () => {
  const kind = openDescription({ sceneOf: () => composed, gradeDescription: () => Promise.reject() });
  const unseen = { content: seed, state: null, part: false, ...rest, seen: undefined };

  expect(() => kind.present(unseen)).toThrow("shown without it");
  const played = { content: seed, state: null, completed: false, part: false };
  const sent = { params: {}, query: {} };
  const tools = {} as MoveTools;
  await expect(async () =>
    kind.moves.evaluate?.(played, { description: "A cook." }, tools, sent),
  ).rejects.toThrow("nobody knows");
});

test("what was corrected comes back, sentence by sentence", () => {
  const kind = openDescription({ sceneOf: () => composed, gradeDescription: () => Promise.reject() });
  const why = { en: "Because.", es: "Porque." };
  const corrections = [{ at: 4, length: 4, wrong: "cook", better: "baker", why }];
  const evaluation = { userProposal: "The cook sleeps. It is late.", corrections };

  expect(kind.missed?.({ content: seed, state: null, evaluation } as never)).toMatchObject([
    { written: "The cook sleeps.", wrong: "cook", better: "baker" },
  ]);
});

describe("remarks of a model", () => {
  const ended = {
    userProposal: "A cook sing.",
    corrections: [{ wrong: "sing" }],
    wrong: [{ wrong: "cook" }],
  };
  const remark = { wrong: "A", why: { en: "One.", es: "Uno." } };

  /** What comes of asking for remarks, and what the model was told. */
  async function remarked(content: object, state: unknown, of: object | undefined = ended) {
    const told: unknown[] = [];
    const judge = {
      name: "a model",
      remark: async (...asked: unknown[]) => {
        told.push(asked);
        return [remark] as never;
      },
    };
    const kind = openDescription({
      sceneOf: () => composed,
      gradeDescription: () => Promise.reject(),
      judge,
    });
    const played = { content: kind.content.parse(content), state, completed: true, part: false, ended: of };
    const tools = { asker: "ana" } as MoveTools;
    const sent = { params: {}, query: {} };
    return { told, came: await kind.moves.remark?.(played as never, undefined, tools, sent) };
  }

  test("are of the whole text and what was found in it, and are kept with what the picture shows", async () => {
    const { told, came } = await remarked(seed, composed);

    const texts = [{ text: "A cook sing.", found: [{ wrong: "sing" }, { wrong: "cook" }] }];
    expect(told).toEqual([[{ what: "a learner's description of a picture", texts, level: 2 }, "ana"]]);
    const remarks = { by: "a model", list: [remark] };
    expect(came).toEqual({ reply: remarks, state: { ...composed, remarks } });
    expect((await remarked({ ...seed, known: kept }, null)).came).toEqual({
      reply: remarks,
      state: { ...kept, remarks },
    });
  });

  test("are made once", async () => {
    const remarks = { by: "another", list: [] };
    const { told, came } = await remarked(seed, { ...composed, remarks });

    expect([told, came]).toEqual([[], { reply: remarks, state: { ...composed, remarks } }]);
  });

  test("are not made of what is not over, of a room's task, or where nobody knows what is to be seen", async () => {
    const refused = { refusal: "not_yet" };

    expect((await remarked(seed, composed, null as never)).came).toEqual(refused);
    expect((await remarked(inRoom, composed)).came).toEqual(refused);
    expect((await remarked(seed, null)).came).toEqual(refused);
  });

  test("can be asked for once it is over, but not of a room's task", () => {
    const judge = { name: "a model", remark: async () => [] };
    const kind = openDescription({
      sceneOf: () => composed,
      gradeDescription: () => Promise.reject(),
      judge,
    });
    const from = (content: object, completed: boolean) =>
      kind.present({ content, state: composed, part: false, ...rest, completed }).remarksFrom;

    expect([from(seed, false), from(seed, true), from(inRoom, true)]).toEqual([null, "a model", null]);
  });
});

test("a painting's name in the store is one and nothing else", () => {
  const kind = openDescription({ sceneOf: () => composed, gradeDescription: () => Promise.reject() });
  const name = `${"a".repeat(64)}.webp`;
  const names = [name, `../${name}`, `${name}.exe`, name.slice(1)];

  expect(
    names.map((picture) => kind.content.safeParse({ topic: "FOOD", level: 2, picture, known: kept }).success),
  ).toEqual([true, false, false, false]);
});
