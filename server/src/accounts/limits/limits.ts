import { createHmac } from "node:crypto";
import { getTableName } from "drizzle-orm";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { AuthRefusal } from "#accounts/wire/auth-refusal.ts";
import { accounts, rateLimit } from "#store/account-tables.ts";
import type { Database } from "#store/database.ts";
import { type Rule, rules } from "./rules.ts";

/** Milliseconds by which the clocks of hosts may be apart: what another counts looks from ahead, and is none the less true. */
const slack = 300_000;

export type RuleName = keyof typeof rules;

/** How often something may be asked for. */
export interface Limits {
  /**
   * Counts one more by `who` (an address of the network, a mailbox, an account's id). Refuses with
   * `over_request_rate_limit`, or `over_email_send_rate_limit` where mails are counted, and says after how many
   * seconds another try is worth it.
   */
  take(rule: RuleName, who: string): Promise<void>;
  /** Forgets what was counted: the right password came. */
  forgive(rule: RuleName, who: string): Promise<void>;
}

export interface LimitsOptions {
  db: Database;
  /** Counted in the database, for all processes and through restarts; or by this process alone; or not at all. */
  mode: "on" | "memory" | "off";
  /** Keys the hashes of who asked: neither mailboxes nor network addresses are kept. */
  secret: string;
}

/** Opens the limits of `rules.ts`. In the database each `take` is one statement, so many at once count right. */
export function openLimits({ db, mode, secret }: LimitsOptions): Limits {
  if (mode === "off") return { take: async () => undefined, forgive: async () => undefined };
  const counters = openCounters(mode === "on" ? inDatabase(db) : inMemory);
  const keyOf = (rule: RuleName, who: string) =>
    createHmac("sha256", secret).update(`${rule} ${who}`).digest("base64url");
  return {
    async take(rule, who) {
      const counter = counters[rule];
      const key = keyOf(rule, who);
      try {
        await counter.consume(key).catch(async (full) => {
          if (!isFromAhead(rules[rule], full)) throw full;
          await counter.delete(key);
          return counter.consume(key);
        });
      } catch (full) {
        throw full instanceof RateLimiterRes ? tooMany(rules[rule], full.msBeforeNext) : full;
      }
    },
    async forgive(rule, who) {
      await counters[rule].delete(keyOf(rule, who));
    },
  };
}

/**
 * Whether a count would last for far longer than there is to count: the clock was ahead when it began. Those who find that out
 * at the same moment may forget each other's.
 */
function isFromAhead({ within }: Rule, full: unknown): boolean {
  return full instanceof RateLimiterRes && full.msBeforeNext > within * 1_000 + slack;
}

type OpenCounter = (rule: { points: number; duration: number }) => RateLimiterAbstract;

function openCounters(open: OpenCounter): Readonly<Record<RuleName, RateLimiterAbstract>> {
  const all = Object.entries(rules).map(([name, { most, within }]) => [
    name,
    open({ points: most, duration: within }),
  ]);
  return Object.fromEntries(all) as Record<RuleName, RateLimiterAbstract>;
}

const inMemory: OpenCounter = (rule) => new RateLimiterMemory({ ...rule, keyPrefix: "" });

/** Rows that are over are left to `sweepLimits`: no timers here. */
function inDatabase(db: Database): OpenCounter {
  const table = {
    schemaName: accounts.schemaName,
    tableName: getTableName(rateLimit),
    tableCreated: true,
    clearExpiredByTimeout: false,
  };
  return (rule) =>
    new RateLimiterPostgres({ ...rule, ...table, keyPrefix: "", storeClient: db.$client, storeType: "pool" });
}

function tooMany({ per, mail }: Rule, msLeft: number): AuthRefusal {
  const retryAfter = Math.max(1, Math.ceil(msLeft / 1000));
  if (!mail) return new AuthRefusal("over_request_rate_limit", { retryAfter });
  if (per === "server") return new AuthRefusal("over_email_send_rate_limit", { retryAfter });
  const message = `For security purposes, you can only request this after ${retryAfter} seconds.`;
  return new AuthRefusal("over_email_send_rate_limit", { retryAfter, message });
}
