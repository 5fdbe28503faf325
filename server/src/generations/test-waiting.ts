import { kindCalls } from "@salida/contract/calls.ts";
import type { Pending } from "@salida/contract/exercises.ts";
import type { KindName } from "@salida/contract/kinds.ts";
import { levelOf } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { House, TestLearner } from "#test-house.ts";

/** What is shown of an exercise of a kind that can be written. */
export interface Shown {
  id: string;
  title: string;
  origin: string;
  madeBy: string | null;
  generation: unknown;
  audio?: { url: string } | null;
  questions?: { id: string; options: { id: string }[] }[];
  blankWords?: { id: string }[];
}

export const level = levelOf("B1");

/** Creates an exercise of a kind about a topic. */
export async function create(
  learner: TestLearner,
  kind: KindName,
  context: Topic = "MUSIC",
): Promise<string> {
  const body = { context, level } as never;
  const { status, reply } = await learner.ask(kindCalls[kind].create, { body });
  expect(status).toBe(201);
  return (reply as { id: string }).id;
}

/** An exercise as it stands, being written or not. */
export async function show(learner: TestLearner, kind: KindName, id: string): Promise<Shown> {
  const { status, reply } = await learner.ask(kindCalls[kind].show, { params: { id } });
  expect(status).toBe(200);
  return reply as unknown as Shown;
}

export const isPending = (shown: Shown) =>
  (shown as unknown as Pending).generation?.state === "running" && !("title" in shown);

/** An exercise once nothing more is written for it; its recording may still be spoken. */
export async function written(learner: TestLearner, kind: KindName, id: string): Promise<Shown> {
  await expect.poll(async () => isPending(await show(learner, kind, id)), { timeout: 20_000 }).toBe(false);
  return show(learner, kind, id);
}

/** Answers everything, and is marked. */
export async function play(learner: TestLearner, kind: KindName, shown: Shown): Promise<number> {
  const body = shown.questions
    ? {
        selectedOptions: shown.questions.map(({ id, options }) => ({
          questionId: id,
          optionId: options[0]?.id,
        })),
      }
    : { filledWords: shown.blankWords?.map(({ id }) => ({ wordId: id, text: "word" })) };
  const calls = kindCalls[kind].moves as Record<string, (typeof kindCalls.reading.moves)["evaluate"]>;
  const { status } = await learner.ask(calls.evaluate as never, {
    params: { id: shown.id },
    body: body as never,
  });
  return status;
}

/** How many rows there are of what is named in SQL. */
export async function count({ db }: Pick<House, "db">, what: string): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql.raw(`select count(*)::int n from ${what}`));
  return rows[0]?.n ?? 0;
}
