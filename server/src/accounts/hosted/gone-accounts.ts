import { createHmac } from "node:crypto";
import { eq, lt, sql } from "drizzle-orm";
import { Refusal } from "#http/refusal.ts";
import { goneAccount } from "#store/account-tables.ts";
import type { Queries } from "#store/database.ts";
import { leeway, oldestToken } from "./hosted-tokens.ts";

/** Milliseconds after which no token of a deleted account is taken any more. */
const longestMemory = (oldestToken + 2 * leeway) * 1000;

/**
 * Who was deleted here while tokens of theirs may still be good. A deletion and what must not outlive it keep each
 * other out by a lock that ends with their transaction; who comes second is refused, so that nobody waits for a
 * service outside.
 */
export interface GoneAccounts {
  /** Refuses whoever is gone with `unauthorised`. */
  refuse(queries: Queries, account: string): Promise<void>;
  /** The same, and keeps them from going until the transaction's end; `unavailable` while they are going. */
  hold(tx: Queries, account: string): Promise<void>;
  /** Keeps everybody else away from an account that is going, until the transaction's end. */
  claim(tx: Queries, account: string): Promise<void>;
  remember(tx: Queries, account: string, now: Date): Promise<void>;
}

/** `secret` keys the hashes by which accounts are remembered: the table names nobody. */
export function openGoneAccounts(secret: string): GoneAccounts {
  const digest = (account: string) => createHmac("sha256", secret).update(`gone ${account}`).digest();
  const lockOf = (account: string) => digest(account).readBigInt64BE().toString();
  const hashOf = (account: string) => digest(account).toString("base64url");

  const refuse = async (queries: Queries, account: string) => {
    const own = eq(goneAccount.hash, hashOf(account));
    const [found] = await queries.select({ until: goneAccount.until }).from(goneAccount).where(own);
    if (found) throw new Refusal("unauthorised");
  };
  return {
    refuse,
    async hold(tx, account) {
      await lock(tx, sql`pg_try_advisory_xact_lock_shared(${lockOf(account)}::bigint)`);
      // a statement of its own: it sees what whoever had the lock before has committed
      await refuse(tx, account);
    },
    claim: (tx, account) => lock(tx, sql`pg_try_advisory_xact_lock(${lockOf(account)}::bigint)`),
    async remember(tx, account, now) {
      const until = new Date(now.getTime() + longestMemory);
      const row = { hash: hashOf(account), until };
      await tx
        .insert(goneAccount)
        .values(row)
        .onConflictDoUpdate({ target: goneAccount.hash, set: { until } });
    },
  };
}

/** Forgets whose tokens are all over. */
export async function sweepGoneAccounts(queries: Queries, now: Date): Promise<void> {
  await queries.delete(goneAccount).where(lt(goneAccount.until, now));
}

async function lock(tx: Queries, asked: ReturnType<typeof sql>): Promise<void> {
  const { rows } = await tx.execute<{ granted: boolean }>(sql`select ${asked} as granted`);
  if (!rows[0]?.granted) throw new Refusal("unavailable", { retryAfter: 2 });
}
