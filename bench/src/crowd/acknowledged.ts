import type pg from "pg";
import { contradictions } from "../../../server/src/faults/contradictions.ts";
import type { Kept } from "./kept.ts";
import type { Member } from "./learners.ts";

/** How many writes the server acknowledged. */
export function countKept(members: readonly Member[]): number {
  const of = ({ exercises, messages, cards }: Kept) =>
    exercises.size +
    [...exercises.values()].filter((score) => score !== undefined).length +
    [...messages.values()].flat().length +
    [...cards.values()].reduce((sum, version) => sum + version + 1, 0);
  return members.reduce((sum, { kept }) => sum + of(kept), 0);
}

/** What of it is not in the database, and what in the database contradicts itself. */
export async function findLost(client: pg.Client, members: readonly Member[]): Promise<string[]> {
  const lost: string[] = [];
  for (const { id, kept } of members) {
    lost.push(...(await lostExercises(client, id, kept)), ...(await lostCards(client, id, kept)));
  }
  for (const [what, query] of Object.entries(contradictions)) {
    const { rowCount } = await client.query(query);
    if (rowCount) lost.push(`${rowCount} × ${what}`);
  }
  return lost;
}

async function lostExercises(client: pg.Client, learner: string, { exercises, messages }: Kept) {
  const { rows } = await client.query<{ id: string; score: number | null; said: string }>(
    `select id, score, case when id = any ($2) then state::text else '' end said
      from exercise where learner = $1 and id = any ($3)`,
    [learner, [...messages.keys()], [...exercises.keys()]],
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  const gone = [...exercises].filter(([id, score]) => {
    const row = found.get(id);
    return !row || (score !== undefined && row.score !== Math.round(score * 10));
  });
  const unsaid = [...messages].flatMap(([id, all]) =>
    all.filter((message) => !found.get(id)?.said.includes(message)),
  );
  return [...gone.map(([id]) => `exercise ${id}`), ...unsaid.map((id) => `message ${id}`)];
}

async function lostCards(client: pg.Client, learner: string, { cards }: Kept): Promise<string[]> {
  const { rows } = await client.query<{ id: string; version: number }>(
    "select id, version from review_card where learner = $1 and id = any ($2)",
    [learner, [...cards.keys()]],
  );
  const found = new Map(rows.map(({ id, version }) => [id, version]));
  return [...cards].filter(([id, version]) => (found.get(id) ?? -1) < version).map(([id]) => `card ${id}`);
}
