import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { Refusal } from "#http/refusal.ts";
import type { Queries } from "#store/database.ts";

/** A learner's claim on an idempotency key. */
export interface KeyClaim {
  learner: string;
  key: string;
  /** What was asked, as `requestDigest` has it. */
  request: Buffer;
}

/** SHA-256 of what was asked: the call and its parsed body. */
export function requestDigest(call: string, body: unknown): Buffer {
  return createHash("sha256")
    .update(JSON.stringify([call, body]))
    .digest();
}

/** What the key made the first time; refuses a key that was used for something else. */
export async function madeBefore(queries: Queries, { learner, key, request }: KeyClaim): Promise<string> {
  const { rows } = await queries.execute(
    sql`select made, request from idempotency_key where learner = ${learner} and key = ${key}`,
  );
  const [earlier] = rows as { made: string; request: Buffer }[];
  if (!earlier?.request.equals(request)) throw new Refusal("idempotency_mismatch");
  return earlier.made;
}

/** Claims a key for something that may be made again without harm; refuses one used for something else. */
export async function claimKey(queries: Queries, claim: KeyClaim, made: string, now: Date): Promise<void> {
  const { learner, key, request } = claim;
  const { rowCount } = await queries.execute(sql`
    insert into idempotency_key (learner, key, request, made, created_at)
      values (${learner}, ${key}, ${request}, ${made}, ${now.toISOString()}) on conflict do nothing`);
  if (rowCount === 0) await madeBefore(queries, claim);
}

/** What a move answered to a key. */
export interface Answered extends KeyClaim {
  answer: unknown;
}

/** What the key was answered before, if it was used; refuses a key that was used for something else. */
export async function answeredBefore(
  queries: Queries,
  { learner, key, request }: KeyClaim,
): Promise<{ answer: unknown } | undefined> {
  const { rows } = await queries.execute(
    sql`select answer, request from idempotency_key where learner = ${learner} and key = ${key}`,
  );
  const [earlier] = rows as { answer: unknown; request: Buffer }[];
  if (earlier && !earlier.request.equals(request)) throw new Refusal("idempotency_mismatch");
  return earlier && { answer: earlier.answer };
}

/** Keeps what a key was answered, with the move that made it; a key that is taken by now undoes both. */
export async function keepAnswer(
  tx: Queries,
  { learner, key, request, answer, made }: Answered & { made: string },
): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    insert into idempotency_key (learner, key, request, made, answer, created_at)
      values (${learner}, ${key}, ${request}, ${made}, ${JSON.stringify(answer)}::jsonb, now()) on conflict do nothing`);
  if (rowCount === 0) throw new Refusal("idempotency_mismatch");
}
