import { sql } from "drizzle-orm";
import type { Database } from "#store/database.ts";
import type { SpendSettings } from "./settings.ts";

/** Says what a reservation came to. */
export type Settle = (used: number) => Promise<void>;

/** Counts the tokens of a day (UTC), in all and by learner, and stops at the budgets. */
export interface Meter {
  /** Sets tokens aside; nothing where a budget does not allow them. What is never settled stays spent. */
  reserve(tokens: number, learner?: string): Promise<Settle | undefined>;
  /** Whether the day's budget in all has refused something; whoever has a choice need not ask. */
  over(): boolean;
  /** The share of the day's budget that is spent, 0 to 1 and more; 0 where there is none. */
  share(): Promise<number>;
}

const today = sql`(now() at time zone 'utc')::date`;
const unlimited = Number.MAX_SAFE_INTEGER;

export function openMeter(db: Database, settings: SpendSettings, now: () => Date): Meter {
  const { TEXT_BUDGET: inAll = unlimited, LEARNER_TEXT_BUDGET: each = unlimited } = settings;
  const dayOf = () => now().toISOString().slice(0, 10);
  let refusedOn = "";

  async function take(tokens: number): Promise<boolean> {
    const { rows } = await db.execute(sql`
      insert into spend (day, tokens) select ${today}, ${tokens} where ${tokens}::bigint <= ${inAll}::bigint
        on conflict (day) do update set tokens = spend.tokens + excluded.tokens
          where spend.tokens + excluded.tokens <= ${inAll}::bigint returning day`);
    return rows.length > 0;
  }

  async function takeFor(learner: string, tokens: number): Promise<boolean> {
    const { rows } = await db.execute(sql`
      insert into learner_spend (learner, day, tokens)
        select ${learner}::uuid, ${today}, ${tokens} where ${tokens}::bigint <= ${each}::bigint
        on conflict (learner, day) do update set tokens = learner_spend.tokens + excluded.tokens
          where learner_spend.tokens + excluded.tokens <= ${each}::bigint returning day`);
    return rows.length > 0;
  }

  /** What was taken too much goes back, on the newest day that has begun: a call may go over midnight. */
  async function giveBack(tokens: number, learner?: string): Promise<void> {
    await db.execute(sql`update spend set tokens = tokens - ${tokens}
      where day = (select max(day) from spend where day <= ${today})`);
    if (learner)
      await db.execute(sql`update learner_spend set tokens = tokens - ${tokens} where learner = ${learner}
        and day = (select max(day) from learner_spend where learner = ${learner} and day <= ${today})`);
  }

  return {
    async reserve(tokens, learner) {
      if (!(await take(tokens))) {
        refusedOn = dayOf();
        return undefined;
      }
      if (learner && !(await takeFor(learner, tokens))) {
        await giveBack(tokens);
        return undefined;
      }
      return (used) => giveBack(tokens - used, learner);
    },
    over: () => refusedOn === dayOf(),
    async share() {
      if (inAll === unlimited) return 0;
      const { rows } = await db.execute<{ tokens: string }>(
        sql`select tokens from spend where day = ${today}`,
      );
      return Number(rows[0]?.tokens ?? 0) / Math.max(1, inAll);
    },
  };
}
