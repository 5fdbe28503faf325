import { expect, test } from "vitest";
import type { MoveTools } from "#exercises/kind.ts";
import { openDescription } from "./description.ts";
import type { DescriptionNeeds, GradedDescription, KnownScene } from "./grader.ts";

const seed = { topic: "FOOD", level: 2, seed: "1-a" } as const;
const kept: KnownScene = { scene: { facts: ["a cook"] }, reference: "There is a cook." };
const composed: KnownScene = { scene: { facts: ["a baker"] }, reference: "There is a baker." };

/** What a description was marked by, and what was proposed. */
async function marked(content: unknown, before?: unknown) {
  const asked: unknown[] = [];
  const needs: DescriptionNeeds = {
    sceneOf: () => composed,
    gradeDescription: async (known) => {
      asked.push(known);
      return { score: 5 } as GradedDescription;
    },
  };
  const kind = openDescription(needs);
  const parsed = kind.content.parse(content);
  const tools = { now: () => new Date(0), asker: "ana" } as MoveTools;
  const { state } = kind.begin(parsed, {}, { had: [], hidden: [] }, tools);
  const played = { content: parsed, state: before ?? state, completed: false, part: false };
  const sent = { params: {}, query: {} };
  const outcome = await kind.moves.evaluate?.(played, { description: "A cook." }, tools, sent);
  return { asked, state, outcome };
}

test("a picture is marked by what its content keeps, whatever a composer makes of its seed now", async () => {
  const { asked, state, outcome } = await marked({ ...seed, known: kept });

  expect([asked, state]).toEqual([[kept], null]);
  expect(outcome).toMatchObject({ evaluation: { proposedDescription: "There is a cook." } });
});

test("content from before that keeps nothing is composed when it is given", async () => {
  const { asked, state } = await marked(seed);

  expect([asked, state]).toEqual([[composed], composed]);
});

test("an exercise that was given before goes by what it was given with", async () => {
  expect((await marked(seed, kept)).asked).toEqual([kept]);
});
