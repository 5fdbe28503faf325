import { createChallenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type HumanCheckAction, humanCheckActions } from "./human-check/human-check.ts";
import { password, signedUp, someAccounts, type TestAccounts } from "./test-accounts.ts";
import { outcomeOf } from "./test-calls.ts";
import { inFolder, readSecrets } from "./tokens/secrets.ts";

let server: TestAccounts;
beforeAll(async () => {
  server = await someAccounts({ HUMAN_CHECK: "proof-of-work" });
});
afterAll(() => server.close());

/** A solved challenge as the server would sign it, but quickly solved. */
async function aToken(action: string): Promise<string> {
  const { humanCheck } = readSecrets(inFolder(server.dataDir));
  const challenge = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 1,
    counter: 2,
    data: { action },
    deriveKey,
    expiresAt: new Date(Date.now() + 60_000),
    hmacSignatureSecret: humanCheck.challenge,
    hmacKeySignatureSecret: humanCheck.answer,
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

const paths: Readonly<Record<HumanCheckAction, string>> = {
  signup: "/signup",
  login: "/token?grant_type=password",
  recover: "/recover",
  resend: "/resend",
};

let asked = 0;
async function ask(action: HumanCheckAction, captcha_token: string): Promise<[number, string | null]> {
  asked += 1;
  const body = { email: `asks${asked}@salida.test`, password, type: "signup" };
  const security = { gotrue_meta_security: { captcha_token } };
  return outcomeOf(await server.post(`/auth/v1${paths[action]}`, { ...body, ...security }));
}

const letThrough = ([, code]: [number, string | null]) => code !== "captcha_failed";

test.each(humanCheckActions)(
  "for %s only a check made for it is taken, and 20 at once take one once",
  async (own) => {
    const strange = humanCheckActions.filter((action) => action !== own);
    for (const action of strange)
      expect(await ask(own, await aToken(action))).toEqual([400, "captcha_failed"]);

    const token = await aToken(own);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(own, token)));

    expect(answers.filter(letThrough)).toHaveLength(1);
  },
);

test("one check used for all four at once is taken by the one it is for, once", async () => {
  const token = await aToken("recover");

  const tries = humanCheckActions.flatMap((action) => Array(5).fill(action) as HumanCheckAction[]);
  const answers = await Promise.all(tries.map(async (action) => [action, await ask(action, token)] as const));

  expect(answers.filter(([, answer]) => letThrough(answer))).toEqual([["recover", [200, null]]]);
});

test("links and codes from mails, renewals and changes want no check: something secret comes with them", async () => {
  const plain = await someAccounts();
  const { refresh_token, access_token } = await signedUp(plain, "owner@salida.test");
  await plain.close();
  const calls = [
    server.post("/auth/v1/verify", { type: "signup", token_hash: "x" }),
    server.post("/auth/v1/token?grant_type=refresh_token", { refresh_token }),
    fetch(`${server.url}/auth/v1/reauthenticate`, { headers: { authorization: `Bearer ${access_token}` } }),
  ];

  expect((await Promise.all(calls)).map(outcomeOf)).toEqual([
    [403, "otp_expired"],
    [400, "refresh_token_not_found"],
    [403, "bad_jwt"],
  ]);
});
