import { randomInt } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as z from "zod/mini";
import type { Secrets } from "#accounts/tokens/secrets.ts";
import { AuthRefusal } from "#accounts/wire/auth-refusal.ts";
import { spentCheck } from "#store/account-tables.ts";
import type { Database } from "#store/database.ts";

const algorithm = "PBKDF2/SHA-256";
/** Rounds of one try, and how many tries it takes: about half a second of one browser thread. */
const cost = 2_000;
const tries = { least: 1_000, most: 3_000 };
const life = 5 * 60_000;
/** A solved challenge is about 700 characters. */
const longestToken = 2_000;

export const humanCheckActions = ["signup", "login"] as const;
type HumanCheckAction = (typeof humanCheckActions)[number];

const Payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(algorithm),
      cost: z.number(),
      data: z.object({ action: z.enum(humanCheckActions) }),
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

export interface HumanCheck {
  /** A challenge as ALTCHA's widget reads it, good for one use in one action. */
  challenge(action: HumanCheckAction): Promise<object>;
  /** Takes the token out of use, or refuses with `captcha_failed`. */
  spend(token: string | undefined, action: HumanCheckAction): Promise<void>;
}

export function openHumanCheck(db: Database, secrets: Secrets["humanCheck"], now: () => Date): HumanCheck {
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
      if (expires <= now()) throw refused("timeout-or-duplicate");
      if (data.action !== action) throw refused("invalid-input-response");
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...hmac });
      if (!verified) throw refused("invalid-input-response");
      const row = { signature: challenge.signature, expiresAt: expires };
      const { rowCount } = await db.insert(spentCheck).values(row).onConflictDoNothing();
      if (rowCount !== 1) throw refused("timeout-or-duplicate");
    },
  };
}

function readPayload(token: string): z.infer<typeof Payload> {
  try {
    if (token.length > longestToken) throw refused("invalid-input-response");
    return Payload.parse(JSON.parse(Buffer.from(token, "base64").toString()));
  } catch {
    throw refused("invalid-input-response");
  }
}

function refused(reason: string): AuthRefusal {
  return new AuthRefusal("captcha_failed", { message: `captcha protection: request disallowed (${reason})` });
}
