import { createPrivateKey, type KeyObject } from "node:crypto";
import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey } from "jose";
import { keysInUse, type SigningKey, signerOf } from "./signing-keys.ts";

/** Milliseconds between two looks at the kept keys, however many tokens come. */
const pause = 10_000;

/** The signing keys as they are used at the moment. */
export interface Keys {
  signer: { kid: string; key: KeyObject };
  /** The public halves of all in use, as a JWKS. */
  published: JSONWebKeySet;
  find: JWTVerifyGetKey;
}

/**
 * The keys at any time. What was changed by another process is noticed within ten seconds; while it cannot be read,
 * `tell` hears why and the last ones stay.
 */
export function openKeyRing(
  read: () => readonly SigningKey[],
  now: () => Date,
  tell: (error: unknown) => void,
): () => Keys {
  let looked = now();
  let keys = keysOf(read(), looked);
  return () => {
    const at = now();
    // the clock may have been set back
    if (Math.abs(at.getTime() - looked.getTime()) < pause) return keys;
    looked = at;
    try {
      keys = keysOf(read(), at);
    } catch (error) {
      tell(error);
    }
    return keys;
  };
}

function keysOf(all: readonly SigningKey[], now: Date): Keys {
  const inUse = keysInUse(all, now);
  const signer = signerOf(inUse, now);
  const published = {
    keys: inUse.map(({ kid, kty, crv, x, y }) => ({ kty, crv, x, y, kid, alg: "ES256", use: "sig" })),
  };
  return {
    signer: { kid: signer.kid, key: createPrivateKey({ key: { ...signer }, format: "jwk" }) },
    published,
    find: createLocalJWKSet(published),
  };
}
