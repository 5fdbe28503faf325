import { createChallenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AuthRefusal } from "#accounts/wire/auth-refusal.ts";
import { aDatabase, type TestDatabase } from "#store/test-database.ts";
import { type HumanCheckAction, humanCheckActions } from "./human-check.ts";
import { openProofOfWork } from "./proof-of-work.ts";

const secrets = { challenge: "c".repeat(43), answer: "a".repeat(43) };
let database: TestDatabase;
let check: ReturnType<typeof openProofOfWork>;
beforeAll(async () => {
  database = await aDatabase();
  check = openProofOfWork(database.db, secrets, () => new Date());
});
afterAll(() => database.drop());

/** A solved challenge as the server would sign it, but quickly solved. */
async function aToken(action: HumanCheckAction): Promise<string> {
  const challenge = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 1,
    counter: 2,
    data: { action },
    deriveKey,
    expiresAt: new Date(Date.now() + 60_000),
    hmacSignatureSecret: secrets.challenge,
    hmacKeySignatureSecret: secrets.answer,
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

const outcome = (spending: Promise<void>) =>
  spending.then(
    () => "let through",
    ({ message }: AuthRefusal) => /\((.*)\)/.exec(message)?.[1],
  );

test("a token is good for its own action, and no other use takes it away", async () => {
  for (const own of humanCheckActions) {
    const token = await aToken(own);
    const others = humanCheckActions.filter((action) => action !== own);
    const outcomes = await Promise.all(others.map((action) => outcome(check.spend(token, action))));
    expect(outcomes).toEqual(others.map(() => "invalid-input-response"));
    expect(await outcome(check.spend(token, own))).toBe("let through");
  }
});

test("of twenty uses at once one gets through, for every action", async () => {
  for (const action of humanCheckActions) {
    const token = await aToken(action);
    const uses = Array.from({ length: 20 }, () => outcome(check.spend(token, action)));
    const outcomes = (await Promise.all(uses)).sort();
    expect(outcomes).toEqual(["let through", ...Array(19).fill("timeout-or-duplicate")]);
  }
});
