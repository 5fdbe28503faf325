import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { authRefusalOf } from "#accounts/wire/auth-answer.ts";
import type { AuthRefusal } from "#accounts/wire/auth-refusal.ts";
import { rateLimit } from "#store/account-tables.ts";
import { aDatabase, type TestDatabase } from "#store/test-database.ts";
import { type Limits, openLimits, type RuleName } from "./limits.ts";
import { type Rule, rules } from "./rules.ts";
import { sweepLimits } from "./sweep-limits.ts";

const secret = "of these tests";
const names = Object.keys(rules) as RuleName[];
const counted = ["on", "memory"] as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await aDatabase();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await database.db.delete(rateLimit);
});
afterAll(() => database.drop());

function limitsOf(mode: "on" | "memory" | "off", own = secret): Limits {
  return openLimits({ db: database.db, mode, secret: own });
}

/** How many of so many at once were let through; nothing but a refusal may stop the others. */
async function throughOf(count: number, take: (at: number) => Promise<void>): Promise<number> {
  const tried = await Promise.allSettled(Array.from({ length: count }, (_, at) => take(at)));
  const refused = tried.filter((one) => one.status === "rejected");
  for (const { reason } of refused) expect(reason).toMatchObject({ name: "AuthRefusal", status: 429 });
  return count - refused.length;
}

async function takeAll(limits: Limits, rule: RuleName, who: string): Promise<void> {
  for (let at = 0; at < rules[rule].most; at += 1) await limits.take(rule, who);
}

async function refusal(limits: Limits, rule: RuleName, who: string): Promise<AuthRefusal> {
  return limits.take(rule, who).then(
    () => expect.fail("was let through"),
    (error) => error,
  );
}

/** Moves the time that limits go by. */
function pass(ms: number): void {
  const then = Date.now() + ms;
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(then);
}

describe.each(counted)("with RATE_LIMITS=%s", (mode) => {
  test("of 60 at once exactly 30 pass", async () => {
    const limits = limitsOf(mode);
    expect(await throughOf(60, () => limits.take("sign-in", "192.0.2.7"))).toBe(30);
  });

  test.each(names)("%s: what is over the limit is refused until the time is over", async (rule) => {
    const limits = limitsOf(mode);
    const { most, within, mail }: Rule = rules[rule];
    await takeAll(limits, rule, "who");

    const { code, facts } = await refusal(limits, rule, "who");
    expect(code).toBe(mail ? "over_email_send_rate_limit" : "over_request_rate_limit");
    expect(facts.retryAfter).toBeGreaterThan(within - 30);
    expect(facts.retryAfter).toBeLessThanOrEqual(within);

    pass((facts.retryAfter ?? 0) * 1_000);
    expect(await throughOf(most + 1, () => limits.take(rule, "who"))).toBe(most);
  });

  test("to be refused does not make the wait longer", async () => {
    const limits = limitsOf(mode);
    await limits.take("mail-spacing", "recovery some@salida.test");
    pass(59_000);
    expect((await refusal(limits, "mail-spacing", "recovery some@salida.test")).facts.retryAfter).toBe(1);
    pass(1_000);
    await limits.take("mail-spacing", "recovery some@salida.test");
  });

  test("what was counted while the clock was ahead is forgotten once it is set back", async () => {
    const limits = limitsOf(mode);
    pass(86_400_000);
    await takeAll(limits, "sign-in", "192.0.2.7");

    pass(-86_400_000);

    await takeAll(limits, "sign-in", "192.0.2.7");
    expect((await refusal(limits, "sign-in", "192.0.2.7")).facts.retryAfter).toBeLessThanOrEqual(300);
  });

  test("what a clock four minutes ahead counted still counts", async () => {
    const limits = limitsOf(mode);
    pass(240_000);
    await takeAll(limits, "sign-in", "192.0.2.7");

    pass(-240_000);

    expect((await refusal(limits, "sign-in", "192.0.2.7")).status).toBe(429);
    expect((await refusal(limits, "sign-in", "192.0.2.7")).facts.retryAfter).toBeLessThanOrEqual(600);
  });

  test("each rule counts by itself, and each who", async () => {
    const limits = limitsOf(mode);
    await takeAll(limits, "mail-spacing", "some@salida.test");
    await takeAll(limits, "secret-tries", "some@salida.test");

    await limits.take("mail-spacing", "other@salida.test");
    await limits.take("mail-day", "some@salida.test");
    expect((await refusal(limits, "mail-spacing", "some@salida.test")).status).toBe(429);
  });

  test("what is forgiven starts over, and nothing beside it", async () => {
    const limits = limitsOf(mode);
    await takeAll(limits, "password-tries", "some@salida.test");
    await takeAll(limits, "password-tries", "other@salida.test");

    await limits.forgive("password-tries", "some@salida.test");

    await limits.take("password-tries", "some@salida.test");
    expect((await refusal(limits, "password-tries", "other@salida.test")).status).toBe(429);
    await limits.forgive("password-tries", "nobody@salida.test");
  });
});

test("two processes on one database count together, and a restart forgets nothing", async () => {
  const [one, two] = [limitsOf("on"), limitsOf("on")];
  const passed = await throughOf(60, (at) => (at % 2 ? one : two).take("sign-up", "2001:db8:1:2::/64"));

  expect(passed).toBe(30);
  expect((await refusal(limitsOf("on"), "sign-up", "2001:db8:1:2::/64")).status).toBe(429);
});

test("each take is one statement", async () => {
  const asked = vi.spyOn(database.db.$client, "query");
  await limitsOf("on").take("refresh", "192.0.2.7");
  expect(asked).toHaveBeenCalledTimes(1);
});

test("in memory nothing is asked of the database", async () => {
  const asked = vi.spyOn(database.db.$client, "query");
  await takeAll(limitsOf("memory"), "refresh", "192.0.2.7");
  expect(asked).not.toHaveBeenCalled();
});

test("nothing is limited when it is off", async () => {
  const limits = limitsOf("off");
  expect(await throughOf(200, () => limits.take("mail-spacing", "some@salida.test"))).toBe(200);
  await limits.forgive("mail-spacing", "some@salida.test");
});

test("mail is refused in the auth service's words", async () => {
  const limits = limitsOf("on");
  await takeAll(limits, "mail-spacing", "signup some@salida.test");
  await takeAll(limits, "mail-server", "all");

  const { message, facts } = await refusal(limits, "mail-spacing", "signup some@salida.test");
  expect(message).toBe(`For security purposes, you can only request this after ${facts.retryAfter} seconds.`);
  expect((await refusal(limits, "mail-server", "all")).message).toBe("email rate limit exceeded");
});

test("the database names nobody, and its keys follow from the secret", async () => {
  await limitsOf("on").take("sign-in", "192.0.2.7");
  await limitsOf("on").take("password-tries", "some@salida.test");
  await limitsOf("on", "another").take("sign-in", "192.0.2.7");

  const kept = await database.db.select().from(rateLimit);
  expect(kept).toHaveLength(3);
  for (const { key } of kept) expect(key).toMatch(/^[\w-]{43}$/);
});

test("what anybody may write as a name is counted as it is", async () => {
  const limits = limitsOf("on");
  const odd = ["'; drop table accounts.rate_limit; --", "x".repeat(100_000), "\u0000", "", "ñ\ud800"];
  for (const who of odd) await limits.take("mail-spacing", who);
  for (const who of odd) expect((await refusal(limits, "mail-spacing", who)).status).toBe(429);
});

test("counts that are over are swept, the others stay", async () => {
  const limits = limitsOf("on");
  await limits.take("mail-spacing", "signup some@salida.test");
  await limits.take("mail-day", "some@salida.test");

  await sweepLimits(database.db, new Date(Date.now() + 50_000));
  expect(await database.db.select().from(rateLimit)).toHaveLength(2);
  await sweepLimits(database.db, new Date(Date.now() + 61_000));
  expect(await database.db.select().from(rateLimit)).toHaveLength(1);
  await limits.take("mail-spacing", "signup some@salida.test");
});

test("a database that goes away in the midst of a take is told apart from a refusal", async () => {
  const limits = limitsOf("on");
  await limits.take("sign-in", "192.0.2.7");
  const admin = new pg.Client(database.connection);
  await admin.connect();
  await admin.query("begin; update accounts.rate_limit set points = points");

  const [waiting] = await Promise.all([
    limits.take("sign-in", "192.0.2.7").catch(authRefusalOf),
    vi.waitFor(async () => {
      const { rowCount } = await admin.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      expect(rowCount).toBe(1);
    }),
  ]);

  expect(waiting).toMatchObject({ status: 503, facts: { retryAfter: 5 } });
  await admin.query("rollback");
  await admin.end();
  await limits.take("sign-in", "192.0.2.7");
});

test("a database that is not there is told apart from a refusal", async () => {
  const pool = new pg.Pool({ host: "127.0.0.1", port: 1 });
  const limits = openLimits({ db: drizzle({ client: pool }), mode: "on", secret });

  expect(await limits.take("sign-in", "192.0.2.7").catch(authRefusalOf)).toMatchObject({ status: 503 });
  expect(await limits.forgive("sign-in", "192.0.2.7").catch(authRefusalOf)).toMatchObject({ status: 503 });
  await pool.end();
});
