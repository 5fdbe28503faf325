import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AuthRefusal } from "#accounts/wire/auth-refusal.ts";
import { spentCheck } from "#store/account-tables.ts";
import { aDatabase, type TestDatabase } from "#store/test-database.ts";
import { type HumanCheckAction, humanCheckActions } from "./human-check.ts";
import { openHumanCheck } from "./open-human-check.ts";
import { aJudge, type Judgement, type TestJudge } from "./test-judge.ts";
import { openTurnstile } from "./turnstile.ts";

const secret = "0x4AAAAAAAsecret";
const hostname = "salida.example";
const now = () => new Date();
let database: TestDatabase;
let judge: TestJudge;
beforeAll(async () => {
  [database, judge] = await Promise.all([aDatabase(), aJudge()]);
});
afterAll(async () => {
  judge.close();
  await database.drop();
});

let made = 0;
const aToken = () => `token-${++made}`;
const good = (action: HumanCheckAction) => ({ success: true, "error-codes": [], hostname, action });
const bad = (...codes: string[]) => ({ success: false, "error-codes": codes });
const status = (code: number) => (response: ServerResponse) => response.writeHead(code).end("{}");
const says = (text: string) => (response: ServerResponse) => response.end(text);
const hangsUp = (response: ServerResponse) => response.destroy();

function turnstile(facts: { secret?: string; patience?: number } = {}) {
  return openTurnstile({ db: database.db, secret, hostname, now, siteverify: judge.siteverify, ...facts });
}

async function outcome(spending: Promise<void>): Promise<unknown[]> {
  return spending.then(
    () => ["let through"],
    ({ code, status, message, facts }: AuthRefusal) => [code, status, message, facts.retryAfter],
  );
}
const refused = (reason: string) => [
  "captcha_failed",
  400,
  `captcha protection: request disallowed (${reason})`,
  undefined,
];
const outOfOrder = ["unexpected_failure", 503, "captcha verification process failed", 5];

test("asks the judge with the secret, the token, a fresh key and what is known of the asker", async () => {
  judge.answer(good("login"));
  const tokens = [aToken(), aToken()] as const;

  await turnstile().spend(tokens[0], "login");
  await turnstile().spend(tokens[1], "login", "192.0.2.7");

  const [first, second] = judge.asked.map((form) => Object.fromEntries(form));
  expect(first).toEqual({
    secret,
    response: tokens[0],
    idempotency_key: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(second).toMatchObject({ response: tokens[1], remoteip: "192.0.2.7" });
  expect(first?.idempotency_key).not.toBe(second?.idempotency_key);
});

describe("refuses", () => {
  test("a missing token and one that is too long, without asking", async () => {
    judge.answer(good("login"));
    expect(await outcome(turnstile().spend(undefined, "login"))).toEqual(refused("no captcha_token found"));
    expect(await outcome(turnstile().spend("", "login"))).toEqual(refused("no captcha_token found"));
    const long = "t".repeat(2_049);
    expect(await outcome(turnstile().spend(long, "login"))).toEqual(refused("invalid-input-response"));
    expect(judge.asked).toEqual([]);
    expect(await outcome(turnstile().spend("t".repeat(2_048), "login"))).toEqual(["let through"]);
  });

  test.each([
    [
      "the judge's reasons",
      bad("invalid-input-response", "bad-request"),
      "invalid-input-response, bad-request",
    ],
    ["a token that is over or was used", bad("timeout-or-duplicate"), "timeout-or-duplicate"],
    ["a wrong secret", bad("invalid-input-secret"), "invalid-input-secret"],
    ["no reason at all", { success: false }, "invalid-input-response"],
    ["reasons that are none", bad("<script>", "A\r\nB", "x".repeat(99)), "invalid-input-response"],
    ["another action", good("signup"), "invalid-input-response"],
    ["no action", { ...good("login"), action: undefined }, "invalid-input-response"],
    ["another site", { ...good("login"), hostname: "salida.example.evil.test" }, "invalid-input-response"],
    [
      "null where a text is due",
      { ...good("login"), hostname: null, action: null },
      "invalid-input-response",
    ],
    ["no site", { ...good("login"), hostname: undefined }, "invalid-input-response"],
  ] as [string, Judgement, string][])("%s", async (_name, judgement, reason) => {
    judge.answer(judgement);
    expect(await outcome(turnstile().spend(aToken(), "login"))).toEqual(refused(reason));
  });

  test("a token for every action but its own", async () => {
    for (const own of humanCheckActions) {
      judge.answer(good(own));
      const outcomes = humanCheckActions.map((action) => outcome(turnstile().spend(aToken(), action)));
      const through = (await Promise.all(outcomes)).map(([first]) => first === "let through");
      expect(through).toEqual(humanCheckActions.map((action) => action === own));
    }
  });
});

test("used twenty times at once it is good once, though the judge likes it every time", async () => {
  judge.answer(good("signup"));
  const token = aToken();

  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => outcome(turnstile().spend(token, "signup"))),
  );

  expect(outcomes.filter(([first]) => first === "let through")).toHaveLength(1);
  expect(outcomes.filter(([first]) => first !== "let through")).toEqual(
    Array(19).fill(refused("timeout-or-duplicate")),
  );
});

test("the token itself is kept nowhere", async () => {
  judge.answer(good("signup"));
  const token = aToken();
  await turnstile().spend(token, "signup");
  expect(JSON.stringify(await database.db.select().from(spentCheck))).not.toContain(token);
});

describe("nobody gets through, and may try again, while the judge", () => {
  test.each([
    ["is broken", status(500)],
    ["is behind a broken proxy", status(502)],
    ["says that it failed", bad("internal-error")],
    ["says too many requests", (response) => response.writeHead(429).end("slow down")],
    ["sends elsewhere", (response) => response.writeHead(302, { location: judge.siteverify }).end()],
    ["talks nonsense", says("<html>")],
    ["says nothing", says("")],
    ["answers null", says("null")],
    ["is not clear about success", says('{"success":"true"}')],
    ["answers 1 as success", says('{"success":1,"action":"login","hostname":"salida.example"}')],
    ["never stops talking", says(`{"success":true,"more":"${"x".repeat(50_000)}"}`)],
    ["hangs up each time", hangsUp],
  ] as [string, Judgement][])("%s", async (_name, judgement) => {
    judge.answer(judgement);
    expect(await outcome(turnstile().spend(aToken(), "login"))).toEqual(outOfOrder);
  });

  test("does not answer in time", async () => {
    judge.answer(() => undefined);
    expect(await outcome(turnstile({ patience: 1_000 }).spend(aToken(), "login"))).toEqual(outOfOrder);
    expect(judge.asked).toHaveLength(1);
  });

  test("stops in the middle of its answer", async () => {
    judge.answer((response) => response.writeHead(200).write('{"success":'));
    expect(await outcome(turnstile({ patience: 100 }).spend(aToken(), "login"))).toEqual(outOfOrder);
  });

  test("is not there", async () => {
    const gone = await aJudge();
    gone.close();
    const check = openTurnstile({ db: database.db, secret, hostname, now, siteverify: gone.siteverify });
    expect(await outcome(check.spend(aToken(), "login"))).toEqual(outOfOrder);
  });
});

test("a token that could not be judged is still good afterwards", async () => {
  const token = aToken();
  judge.answer(status(503));
  await outcome(turnstile().spend(token, "login"));
  judge.answer(good("login"));

  expect(await outcome(turnstile().spend(token, "login"))).toEqual(["let through"]);
});

test("asks once more when the connection breaks, with the same key", async () => {
  judge.answer(hangsUp, good("login"));

  expect(await outcome(turnstile().spend(aToken(), "login"))).toEqual(["let through"]);
  expect(judge.asked.map(String)).toEqual([judge.asked[1]?.toString(), judge.asked[0]?.toString()]);
});

test("with a test secret the one test token serves again and again, and a failing one still fails", async () => {
  const trial = turnstile({ secret: "1x0000000000000000000000000000000AA" });
  judge.answer({ success: true, hostname: "example.com" });
  expect(await outcome(trial.spend("XXXX.DUMMY.TOKEN.XXXX", "login"))).toEqual(["let through"]);
  expect(await outcome(trial.spend("XXXX.DUMMY.TOKEN.XXXX", "signup"))).toEqual(["let through"]);
  judge.answer(bad("invalid-input-response"));
  expect(await outcome(trial.spend("XXXX.DUMMY.TOKEN.XXXX", "login"))).toEqual(
    refused("invalid-input-response"),
  );
});

test("the settings choose: a challenge of our own, a hosted one without, or none", () => {
  const secrets = { challenge: "c".repeat(43), answer: "a".repeat(43) };
  const open = (HUMAN_CHECK: "proof-of-work" | "turnstile" | "off") =>
    openHumanCheck({
      db: database.db,
      settings: { HUMAN_CHECK, PUBLIC_URL: "https://salida.example", TURNSTILE_SECRET_KEY: secret },
      secrets,
      now,
    });
  expect(open("proof-of-work")?.challenge).toBeTypeOf("function");
  expect(open("turnstile")?.spend).toBeTypeOf("function");
  expect(open("turnstile")?.challenge).toBeUndefined();
  expect(open("off")).toBeUndefined();
});
