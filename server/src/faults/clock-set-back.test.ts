import { setTimeout as sleep } from "node:timers/promises";
import { descriptionCalls, escapeRoomCalls, readingCalls } from "@salida/contract/calls.ts";
import { reviewCalls } from "@salida/contract/reviews.ts";
import { roomCalls } from "@salida/contract/rooms.ts";
import { accountCalls, statsCalls } from "@salida/contract/stats.ts";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { aLastingLearner, type LastingLearner } from "./lasting-learner.ts";
import { databaseOf } from "./ledger.ts";
import { eventually } from "./processes.ts";
import { aSettableClock } from "./settable-clock.ts";
import { aSite, patient, statusOf } from "./site.ts";
import { granted, postAuth } from "./wire.ts";

const day = 86_400_000;
const limit = 3;
const body = { context: "FOOD", level: 2 } as const;
const kept = ["abandon", "station"];

const site = aSite();
afterEach(() => site.clear());

async function withLevel(learner: LastingLearner): Promise<LastingLearner> {
  await granted(learner.ask(statsCalls.createStats, { body: { level: 2 } }));
  return learner;
}

/** Creates all that a day allows, and is told to come back within the day. */
async function createAll(learner: LastingLearner): Promise<void> {
  for (let at = 0; at < limit; at += 1) await granted(learner.ask(readingCalls.create, { body }));
  const over = await learner.ask(readingCalls.create, { body });
  expect(over).toMatchObject({ status: 429, problem: { code: "limit_reached" } });
  expect(Number(over.retryAfter)).toBeLessThanOrEqual(day / 1_000);
}

/** Guesses links until that is refused; how many went through. */
async function guessAll(url: string): Promise<number> {
  for (let guesses = 0; guesses < 100; guesses += 1) {
    const answer = await postAuth(url, "verify", { type: "signup", token_hash: `guess-${guesses}` });
    if (answer.status === 429) return guesses;
  }
  throw new Error("guesses are not limited");
}

test(
  "what was done while the clock was ahead holds nobody up once it is set back",
  patient,
  async ({ skip }) => {
    const clock = aSettableClock(site);
    if ("reason" in clock) return skip(clock.reason);
    clock.set(3 * day);
    const dataDir = site.folder();
    const env = { ...clock.env, RATE_LIMITS: "on", DAILY_LIMITS: String(limit) };
    const { url, out } = await site.start(dataDir, env);
    const learner = await withLevel(await aLastingLearner(url, "ada@example.test"));
    await createAll(learner);
    expect(await guessAll(url)).toBeGreaterThan(20);
    const cards = kept.map((word) => granted(learner.ask(reviewCalls.keepWord, { body: { word } })));
    const [{ id: rated = "" } = {}] = await Promise.all(cards);
    const rating = "good" as const;
    await granted(
      learner.ask(reviewCalls.rateReview, { params: { id: rated }, body: { version: 0, rating } }),
    );
    const params = await granted(
      learner.ask(escapeRoomCalls.create, { body: { ...body, context: "MYSTERY" } }),
    );
    const ahead = await granted(learner.ask(roomCalls.start, { params, body: {} }));

    clock.set(0);

    await createAll(learner);
    expect(await guessAll(url)).toBeGreaterThan(20);
    // all cards are asked, for nobody knows when they were seen
    const reviews = await granted(learner.ask(reviewCalls.readReviews));
    expect(reviews.due).toBe(kept.length);
    await granted(
      learner.ask(reviewCalls.rateReview, { params: { id: rated }, body: { version: 1, rating } }),
    );
    expect((await granted(learner.ask(reviewCalls.readReviews))).due).toBe(kept.length - 1);
    const before = await granted(learner.ask(roomCalls.heartbeat, { params, body: {} }));
    await sleep(1_200);
    const after = await granted(learner.ask(roomCalls.heartbeat, { params, body: {} }));
    expect(before.session.elapsedTime).toBeGreaterThanOrEqual(ahead.session.elapsedTime);
    expect(after.session).toMatchObject({ status: 1 });
    expect(after.session.elapsedTime - before.session.elapsedTime).toBeGreaterThan(1);
    await eventually("rounds of work to go on", async () => (await restingRounds(dataDir)) === 0);
    expect(learner.odd).toEqual([]);
    expect(out()).not.toContain('"msg":"fault"');
  },
);

/** How many rounds wait for a time that the clock has not come to. */
async function restingRounds(dataDir: string): Promise<number> {
  const client = new pg.Client(databaseOf(dataDir));
  await client.connect();
  try {
    const { rows } = await client.query(`select
      (select count(*) from jobs.version where cron_on > now())
      + (select count(*) from jobs.queue where greatest(monitor_claim_on, maintain_on) > now()) resting`);
    return Number(rows[0].resting);
  } finally {
    await client.end();
  }
}

test("nobody keeps access because the clock was set back after they were seen", patient, async ({ skip }) => {
  const clock = aSettableClock(site);
  if ("reason" in clock) return skip(clock.reason);
  clock.set(day);
  const dataDir = site.folder();
  const env = { ...clock.env, PUBLIC_URL: "http://127.0.0.1:3000" };
  const one = await site.start(dataDir, env);
  const other = await site.start(dataDir, env);
  const [leaver, deleted] = await Promise.all(
    ["ada", "ben"].map(async (name) => withLevel(await aLastingLearner(one.url, `${name}@example.test`))),
  );
  if (!leaver || !deleted) throw new Error("nobody signed up");
  const params = await granted(deleted.ask(descriptionCalls.create, { body }));
  const { image } = await granted(deleted.ask(descriptionCalls.show, { params }));
  const picture = new URL(image.url, one.url).href;
  expect(await statusOf(picture)).toBe(200);
  // seen by the first a moment before
  const atFirst = [leaver.at(one.url), deleted.at(one.url)];
  for (const learner of atFirst) await granted(learner.ask(statsCalls.readStats));

  clock.set(0);
  const headers = { authorization: `Bearer ${leaver.token}` };
  const out = await fetch(`${other.url}/auth/v1/logout`, { method: "POST", headers });
  expect(out.status).toBe(204);
  await granted(deleted.at(other.url).ask(accountCalls.deleteAccount));

  for (const learner of atFirst)
    await eventually(
      "access to end",
      async () => (await learner.ask(statsCalls.readStats)).status === 401,
      10_000,
    );
  await eventually("the picture to be gone", async () => (await statusOf(picture)) === 404, 10_000);
});
