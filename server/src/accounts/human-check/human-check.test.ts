import { type Challenge, createChallenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { password, someAccounts, type TestAccounts } from "#accounts/test-accounts.ts";
import { inFolder, openSecrets } from "#accounts/tokens/secrets.ts";

let server: TestAccounts;
beforeAll(async () => {
  server = await someAccounts({ HUMAN_CHECK: "proof-of-work" });
});
afterAll(() => server.close());

const encoded = (payload: object) => Buffer.from(JSON.stringify(payload)).toString("base64");
const solved = async (challenge: Challenge) => ({
  challenge,
  solution: await solveChallenge({ challenge, deriveKey }),
});

/** A solved challenge as the server would sign it, but quickly solved. */
async function easyToken(action: string, facts: { expiresAt?: Date; secret?: string } = {}) {
  const { humanCheck } = await openSecrets(inFolder(server.dataDir));
  const challenge = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 1,
    counter: 2,
    data: { action },
    deriveKey,
    expiresAt: facts.expiresAt ?? new Date(Date.now() + 60_000),
    hmacSignatureSecret: facts.secret ?? humanCheck.challenge,
    hmacKeySignatureSecret: humanCheck.answer,
  });
  return solved(challenge);
}

const signUp = (email: string, captcha_token?: unknown) =>
  server.post("/auth/v1/signup", { email, password, gotrue_meta_security: { captcha_token } });
const signIn = (captcha_token?: unknown) =>
  server.post("/auth/v1/token?grant_type=password", {
    email: "nobody@salida.test",
    password,
    gotrue_meta_security: { captcha_token },
  });
const outcome = async (answer: Response) => {
  const { error_code, msg } = (await answer.json()) as { error_code?: string; msg?: string };
  return [answer.status, error_code, msg];
};
const refused = (reason: string) => [
  400,
  "captcha_failed",
  `captcha protection: request disallowed (${reason})`,
];

test("a served challenge, solved, lets the official client sign up", async () => {
  const answer = await fetch(`${server.url}/auth/v1/human-check?action=signup`);
  const challenge = (await answer.json()) as Challenge;
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(challenge.parameters).toMatchObject({
    algorithm: "PBKDF2/SHA-256",
    cost: 2000,
    data: { action: "signup" },
  });

  const { error } = await server.client().signUp({
    email: "human@salida.test",
    password,
    options: { captchaToken: encoded(await solved(challenge)) },
  });

  expect(error).toBeNull();
  expect(await server.outbox()).toHaveLength(1);
});

describe("refuses", () => {
  test("a missing token, on sign-up and on sign-in", async () => {
    expect(await outcome(await signUp("a@salida.test"))).toEqual(refused("no captcha_token found"));
    expect(await outcome(await signIn(""))).toEqual(refused("no captcha_token found"));
    const bare = await server.post("/auth/v1/signup", { email: "a@salida.test", password });
    expect(await outcome(bare)).toEqual(refused("no captcha_token found"));
  });

  test("an expired one", async () => {
    const token = encoded(await easyToken("signup", { expiresAt: new Date(Date.now() - 1_000) }));
    expect(await outcome(await signUp("a@salida.test", token))).toEqual(refused("timeout-or-duplicate"));
  });

  test("one made for the other action", async () => {
    const forLogin = encoded(await easyToken("login"));
    const forSignUp = encoded(await easyToken("signup"));
    expect(await outcome(await signUp("a@salida.test", forLogin))).toEqual(refused("invalid-input-response"));
    expect(await outcome(await signIn(forSignUp))).toEqual(refused("invalid-input-response"));
  });

  test("one with anything changed, an answer never worked out, and rubbish", async () => {
    const { challenge, solution } = await easyToken("signup");
    const { parameters } = challenge;
    const changed = (facts: object) =>
      encoded({ challenge: { ...challenge, parameters: { ...parameters, ...facts } }, solution });
    const { keySignature: _, ...unsigned } = parameters;
    const tokens = [
      changed({ cost: 2 }),
      changed({ salt: "00" }),
      changed({ expiresAt: Math.floor(Date.now() / 1000) + 9_999 }),
      changed({ keyPrefix: "" }),
      changed({ algorithm: "SHA-1" }),
      changed({ data: { action: "login" } }),
      encoded({ challenge: { ...challenge, parameters: unsigned }, solution }),
      encoded({ challenge: { parameters }, solution }),
      encoded({ challenge: { ...challenge, signature: "0".repeat(64) }, solution }),
      encoded({ challenge, solution: { counter: 2, derivedKey: "00".repeat(32) } }),
      encoded({ challenge, solution: { counter: 2, derivedKey: parameters.keyPrefix } }),
      encoded({ challenge, solution: null }),
      encoded(await easyToken("signup", { secret: "somebody else's" })),
      encoded([]),
      "e30=",
      "not base64 at all",
      "A".repeat(90_000),
    ];
    const outcomes = await Promise.all(
      tokens.map(async (token) => outcome(await signUp("a@salida.test", token))),
    );
    expect(outcomes).toEqual(tokens.map(() => refused("invalid-input-response")));
    expect((await signUp("a@salida.test", encoded({ challenge, solution }))).status).toBe(200);
  });
});

test("used twenty times at once it is good once", async () => {
  const token = encoded(await easyToken("signup"));

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => signUp(`p${at}@salida.test`, token)),
  );

  const outcomes = await Promise.all(answers.map(outcome));
  expect(outcomes.filter(([status]) => status === 200)).toHaveLength(1);
  expect(outcomes.filter(([, , text]) => `${text}`.includes("timeout-or-duplicate"))).toHaveLength(19);
});

test("the same solution written differently is still the same use", async () => {
  const { challenge, solution } = await easyToken("login");
  const tokens = [
    encoded({ challenge, solution }),
    encoded({ solution, challenge, extra: 1 }),
    encoded({ challenge: { ...challenge, parameters: { ...challenge.parameters, more: 1 } }, solution }),
  ];

  const codes = [];
  for (const token of tokens) codes.push((await outcome(await signIn(token)))[1]);

  expect(codes).toEqual(["invalid_credentials", "captcha_failed", "captcha_failed"]);
});

test("a failed log-in has used its token up", async () => {
  const token = encoded(await easyToken("login"));

  const first = await outcome(await signIn(token));
  const second = await outcome(await signIn(token));

  expect(first[1]).toBe("invalid_credentials");
  expect(second).toEqual(refused("timeout-or-duplicate"));
});

test("a request that cannot succeed does not use it up", async () => {
  const token = encoded(await easyToken("signup"));

  const weak = await server.post("/auth/v1/signup", {
    email: "weak@salida.test",
    password: "123",
    gotrue_meta_security: { captcha_token: token },
  });

  expect(weak.status).toBe(422);
  expect((await signUp("weak@salida.test", token)).status).toBe(200);
});

test("asks for the action, and is not there when it is off", async () => {
  const off = await someAccounts({ HUMAN_CHECK: "off" });
  const statuses = await Promise.all(
    [
      `${server.url}/auth/v1/human-check`,
      `${server.url}/auth/v1/human-check?action=pay`,
      `${off.url}/auth/v1/human-check?action=login`,
    ].map(async (url) => (await fetch(url)).status),
  );
  expect(statuses).toEqual([400, 400, 404]);
  await off.close();
});
