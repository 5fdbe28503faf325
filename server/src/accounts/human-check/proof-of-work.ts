import { randomInt } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as z from "zod/mini";
import { AuthRefusal } from "#accounts/wire/auth-refusal.ts";
import type { Database } from "#store/database.ts";
import type { HumanCheck, ProofOfWorkSecrets } from "./human-check.ts";
import { disallowed, useOnce } from "./once.ts";

const algorithm = "PBKDF2/SHA-256";
/** Rounds of one try, and how many tries it takes: about half a second of one browser thread. */
const cost = 2_000;
const tries = { least: 1_000, most: 3_000 };
const life = 5 * 60_000;
/** A solved challenge is about 700 characters. */
const longestToken = 2_000;

const Payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(algorithm),
      cost: z.number(),
      data: z.object({ action: z.string() }),
      expiresAt: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      nonce: z.string(),
      salt: z.string(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** A check that costs whoever asks a little work, and asks nobody else. */
export function openProofOfWork(
  db: Database,
  secrets: ProofOfWorkSecrets,
  now: () => Date,
): Required<HumanCheck> {
  const hmac = { hmacSignatureSecret: secrets.challenge, hmacKeySignatureSecret: secrets.answer };
  return {
    challenge: (action) =>
      createChallenge({
        algorithm,
        cost,
        counter: randomInt(tries.least, tries.most + 1),
        data: { action },
        deriveKey,
        expiresAt: new Date(now().getTime() + life),
        ...hmac,
      }),
    async spend(token, action) {
      if (!token) throw new AuthRefusal("captcha_failed");
      const { challenge, solution } = readPayload(token);
      const { data, expiresAt } = challenge.parameters;
      const expires = new Date(expiresAt * 1000);
      if (expires <= now()) throw disallowed("timeout-or-duplicate");
      if (data.action !== action) throw disallowed("invalid-input-response");
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...hmac });
      if (!verified) throw disallowed("invalid-input-response");
      await useOnce(db, challenge.signature, expires);
    },
  };
}

function readPayload(token: string): z.infer<typeof Payload> {
  try {
    if (token.length > longestToken) throw disallowed("invalid-input-response");
    return Payload.parse(JSON.parse(Buffer.from(token, "base64").toString()));
  } catch {
    throw disallowed("invalid-input-response");
  }
}
