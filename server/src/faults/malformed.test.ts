import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { fileURLToPath } from "node:url";
import { readingCalls } from "@salida/contract/calls.ts";
import { Problem } from "@salida/contract/problems.ts";
import { accountCalls, statsCalls } from "@salida/contract/stats.ts";
import { TimeZone } from "@salida/contract/values.ts";
import { readLibrary } from "@salida/library/read.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { aHouse, type House, type TestLearner } from "#test-house.ts";
import { type Asker, aBrokenRequest, everyOddField } from "./broken-requests.ts";
import { chance } from "./chance.ts";
import { oddBodies, oddHeaders } from "./odd-values.ts";
import { brokenHttp, exchange, type RawAnswer, type RawRequest, readAnswer, send } from "./raw-http.ts";

const seed = 11_211_126;
/** Every odd field once, and the rest by chance; the long run sends more of those. */
const requests = process.env.LONG ? 20_000 : 4_000;
const atOnce = 12;
const texts = fileURLToPath(new URL("../../../library/texts", import.meta.url));

let house: House;
let port: number;
let learner: TestLearner;
let asker: Asker;

beforeAll(async () => {
  house = await aHouse(readLibrary(texts), { DAILY_LIMITS: "100000" });
  await house.app.listen({ host: "127.0.0.1", port: 0 });
  port = (house.app.server.address() as AddressInfo).port;
  learner = await house.learner("asker", 2);
  const foreign = await anExercise(await house.learner("somebody-else", 2));
  const own = await anExercise(learner);
  asker = { token: learner.token, ids: [own.id, foreign.id], bodies: properBodies(own.questions.slice(1)) };
});
afterAll(() => house.close());

async function anExercise(of: TestLearner) {
  const body = { context: "FOOD", level: 2, numOfQuestions: 2, numOfWords: 200 } as const;
  const created = await of.ask(readingCalls.create, { body });
  const shown = await of.ask(readingCalls.show, { params: { id: created.reply?.id ?? "" } });
  if (!shown.reply) throw new Error("no exercise");
  return shown.reply;
}

/** Proper, but for an evaluation that answers too little: it never completes the exercise. */
function properBodies(questions: { id: string; options: { id: string }[] }[]): Asker["bodies"] {
  const selectedOptions = questions.map(({ id, options }) => ({ questionId: id, optionId: options[0]?.id }));
  return new Map<never, unknown>([
    [statsCalls.createStats as never, { level: 2, timeZone: "Europe/Madrid" }],
    [statsCalls.changeStats as never, { level: 3, timeZone: "Europe/Madrid" }],
    [readingCalls.create as never, { context: "FOOD", level: 2, numOfQuestions: 2, numOfWords: 200 }],
    [readingCalls.moves.evaluate as never, { selectedOptions }],
  ]);
}

test(`refuses ${requests} broken requests properly and makes nothing of them`, {
  timeout: 300_000,
}, async () => {
  const by = chance(seed);
  const certain = everyOddField(asker).filter((_, at) => process.env.LONG || at % 2 === 0);
  const all = [
    ...certain,
    ...Array.from({ length: requests - certain.length }, () => aBrokenRequest(asker, by)),
  ];
  const before = await count();
  const made = { exercise: new Set<string>(), account: 0 };

  await eachAtOnce(all, async (request, at) => {
    const answer = await send(port, request);
    const told = `seed ${seed}, request ${at}: ${describe(request)} answered ${JSON.stringify(answer)}`;
    if (answer) checkAnswer(request, answer, told);
    // a body over the limit may be cut before its answer is read
    else expect(request.body?.length ?? 0, told).toBeGreaterThan(50_000);
    if (answer?.status === 201 && request.url.split("?")[0] === readingCalls.create.path) {
      expect(z.safeParse(readingCalls.create.body, JSON.parse(String(request.body))).success, told).toBe(
        true,
      );
      made.exercise.add(JSON.parse(answer.body).id);
    }
    if (answer?.status === 200 && request.url === "/auth/v1/signup") made.account += 1;
  });

  expect(all.length).toBe(requests);
  expect(await count()).toEqual({
    exercises: before.exercises + made.exercise.size,
    accounts: before.accounts + made.account,
    learners: before.learners,
    completed: before.completed,
    points: before.points,
  });
  expectNoFaults();
});

test("answers bytes that are no HTTP with a refusal or by hanging up, and serves on", async () => {
  // all at once: a body that never comes whole is waited for
  const received = await Promise.all(brokenHttp.map((parts) => exchange(port, parts)));
  for (const [at, parts] of brokenHttp.entries()) {
    const answer = readAnswer(received[at] ?? "");
    expect(answer?.status ?? 400, `${parts}`).toBeLessThan(500);
    // what it refuses before it looks at it (no host, two lengths) has no body of ours
    if (answer?.headers["content-type"])
      checkAnswer({ method: "", url: "", headers: {}, body: undefined }, answer, `${parts}`);
  }
  expectNoFaults();
});

test("takes a caller who hangs up half-way through for no fault of its own", async () => {
  const head = `POST /api/v1/user-stats HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${learner.token}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"le`;
  for (let times = 0; times < 20; times += 1) {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.write(head);
    await new Promise((resolve) => setTimeout(resolve, 10));
    socket.resetAndDestroy();
  }
  await anExercise(learner);
  expectNoFaults();
  expect(house.log()).not.toContain("unavailable");
  const metrics = await house.app.inject({ url: "/metrics" });
  expect(metrics.body).toMatch(/^salida_http_faults_total 0$/m);
});

test("deletes an account whatever else comes with the request, or refuses", async () => {
  const odd = [
    ...oddBodies.map((body) => ({ body, headers: {} })),
    ...oddHeaders.map((headers) => ({ body: undefined, headers })),
  ];
  const { method, path: url } = accountCalls.deleteAccount;
  const some = odd.filter((_, at) => process.env.LONG || at % 3 === 0);
  for (const [at, { body, headers }] of some.entries()) {
    const { token } = await house.learner(`leaver-${at}`, 2);
    const request = { method, url, headers: { authorization: `Bearer ${token}`, ...headers }, body };
    const answer = await send(port, request);
    if (answer) checkAnswer(request, answer, `${describe(request)} answered ${JSON.stringify(answer)}`);
  }
  expectNoFaults();
});

test("serves as ever after all that", async () => {
  const newcomer = await house.learner("newcomer", 2);
  const { id, questions } = await anExercise(newcomer);
  const selectedOptions = questions.map(({ id, options }) => ({
    questionId: id,
    optionId: options[0]?.id ?? "",
  }));

  const done = await newcomer.ask(readingCalls.moves.evaluate, { params: { id }, body: { selectedOptions } });

  expect(done.status).toBe(200);
  expect((await newcomer.ask(readingCalls.list)).reply?.elements).toMatchObject([{ id, completed: true }]);
});

test("takes no day that the database does not have", async () => {
  const url = `${readingCalls.allowance.path}?creationDate=0000-01-01`;
  const answer = await house.app.inject({ url, headers: { authorization: `Bearer ${learner.token}` } });
  expect(answer.statusCode).toBe(422);
});

test("takes no offset for a time zone: the database reads it the other way round, or not at all", () => {
  expect(["+05:30", "-0800", "+01"].filter((zone) => z.safeParse(TimeZone, zone).success)).toEqual([]);
});

async function eachAtOnce<T>(
  things: readonly T[],
  work: (thing: T, at: number) => Promise<void>,
): Promise<void> {
  const line = things.entries();
  const worker = async () => {
    for (const [at, thing] of line) await work(thing, at);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

function checkAnswer({ method, url }: RawRequest, { status, headers, body }: RawAnswer, told: string): void {
  expect(status, told).toBeLessThan(500);
  if (status < 400 || method === "HEAD") return;
  if (/^\/auth\/v1(\/|\?|$)/.test(url) && headers["content-type"]?.startsWith("application/json")) {
    expect(Object.keys(JSON.parse(body)), told).toContain("code");
    return;
  }
  expect(headers["content-type"], told).toMatch(/^application\/problem\+json/);
  const parsed = z.safeParse(Problem, JSON.parse(body));
  expect(parsed.success && parsed.data.status, told).toBe(status);
}

async function count() {
  const { rows } = await house.db.execute(sql`select
    (select count(*)::int from exercise) exercises, (select count(*)::int from accounts.account) accounts,
    (select count(*)::int from learner) learners, (select sum(points)::int from learner) points,
    (select count(*)::int from exercise where completed_at is not null) completed`);
  return rows[0] as Record<"exercises" | "accounts" | "learners" | "points" | "completed", number>;
}

function expectNoFaults(): void {
  const faults = house
    .log()
    .split("\n")
    .filter((line) => line.includes('"fault"'));
  expect(faults.slice(0, 3)).toEqual([]);
}

function describe({ method, url, headers, body }: RawRequest): string {
  return JSON.stringify({ method, url: url.slice(0, 200), headers, body: String(body).slice(0, 300) });
}
