import { createECDH } from "node:crypto";
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from "jose";
import * as z from "zod/mini";

/** Milliseconds after which nothing that a replaced key signed can be good any more, by far. */
const retirement = 86_400_000;
/**
 * Milliseconds a fresh key is published before it signs: longer than the ten minutes for which others may keep what
 * was published, and than it takes to bring a copy of the file to another machine.
 */
const settling = 660_000;

/** An ES256 private key, and when a fresh one was put before it. */
export const SigningKey = z
  .object({
    kid: z.string(),
    kty: z.literal("EC"),
    crv: z.literal("P-256"),
    x: z.string(),
    y: z.string(),
    d: z.string(),
    replacedAt: z.optional(z.iso.datetime()),
  })
  .check(z.refine(isWhole));
export type SigningKey = z.infer<typeof SigningKey>;

/** A fresh key, named by its thumbprint. */
export async function newSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const { x = "", y = "", d = "" } = await exportJWK(privateKey);
  const key = { kty: "EC", crv: "P-256", x, y } as const;
  return { kid: await calculateJwkThumbprint(key), ...key, d };
}

/** The keys with a fresh one before them. Those are left out that were replaced long ago. */
export function withFresh(fresh: SigningKey, keys: readonly SigningKey[], now: Date): SigningKey[] {
  const replaced = keysInUse(keys, now).map((key, at) => ({
    ...key,
    replacedAt: (at > 0 && key.replacedAt) || now.toISOString(),
  }));
  return [fresh, ...replaced];
}

/** The keys whose tokens may still be good. */
export function keysInUse(keys: readonly SigningKey[], now: Date): readonly SigningKey[] {
  return keys.filter(({ replacedAt }, at) => at === 0 || !replacedAt || age(replacedAt, now) < retirement);
}

/** The newest key that is known for long enough; a key is as old as the replacement of the one behind it. */
export function signerOf(keys: readonly SigningKey[], now: Date): SigningKey {
  const signer = keys.find((_, at) => {
    const madeAt = keys[at + 1]?.replacedAt;
    return !madeAt || age(madeAt, now) >= settling;
  });
  if (!signer) throw new Error("there is no signing key");
  return signer;
}

function age(time: string, now: Date): number {
  return now.getTime() - Date.parse(time);
}

/** Whether the public half is the private half's. */
function isWhole({ x, y, d }: Readonly<Record<"x" | "y" | "d", string>>): boolean {
  try {
    const pair = createECDH("prime256v1");
    pair.setPrivateKey(d, "base64url");
    // 4 says that both coordinates follow
    const point = [Buffer.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
    return pair.getPublicKey().equals(Buffer.concat(point));
  } catch {
    return false;
  }
}
