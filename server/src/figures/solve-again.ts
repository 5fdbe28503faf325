import { type Random, randomFrom } from "@salida/rules/random.ts";
import { sql } from "drizzle-orm";
import { solve, type Trial } from "#authoring/solve.ts";
import type { TextEngine } from "#engines/text/text.ts";
import { type Withdrawal, withdraw } from "#reports/withdraw.ts";
import type { Counting } from "./count-answers.ts";

/** What solving again needs. */
export interface Solving extends Counting {
  text: Pick<TextEngine, "ask">;
}

/** An item of a content. */
export interface ReportedItem {
  content: string;
  item: string;
}

/**
 * Has an item solved twice, its options once in an order of chance and once the other way round, and withdraws it where
 * both times the same option beside the key is right or can be defended. Throws where no model answers.
 */
export async function solveAgain(
  { db, kinds, text }: Solving,
  { content, item }: ReportedItem,
): Promise<Withdrawal | undefined> {
  const { rows } = await db.execute<{ kind: string; body: unknown }>(sql`
    select kind, body from content c where id = ${content} and retired_at is null
      and not exists (select from withdrawn w where w.content = c.id and w.item in ('', ${item}))`);
  const [found] = rows;
  const keyed = found && kinds[found.kind]?.keyed?.(found.body, item);
  if (!keyed) return undefined;
  const random = randomFrom(`${content} ${item}`);
  const reversed: Random = {
    ...random,
    shuffle: (list) => randomFrom(`${content} ${item}`).shuffle(list).reverse(),
  };
  const trials = await Promise.all([random, reversed].map((order) => solve(text, keyed, order)));
  if (
    !isProvedWrong(
      trials.map(({ trial }) => trial),
      keyed.key,
    )
  )
    return undefined;
  const withdrawal = { content, item, reason: "solved_again" as const };
  return (await db.transaction((tx) => withdraw(tx, withdrawal))) ? withdrawal : undefined;
}

/** Whether one and the same option beside the key was taken for right, or could be defended, every time. */
export function isProvedWrong(trials: readonly Pick<Trial, "answer" | "rivals">[], key: string): boolean {
  const beside = trials.map(({ answer, rivals }) => [answer, ...rivals].filter((option) => option !== key));
  const [first = [], ...others] = beside;
  return first.some((option) => others.every((options) => options.includes(option)));
}
