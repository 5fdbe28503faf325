import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from "jose";

/** What a project signs with, and the part of it that it publishes. */
export interface Signing {
  sign(claims: JWTPayload, header?: object): Promise<string>;
  published: JWK[];
}

/** Fresh keys for RS256 or ES256; for HS256 the shared secret, of which nothing is published. */
export async function makeKeys(algorithm: string, secret: string): Promise<Signing> {
  if (algorithm === "HS256") {
    return { sign: signer(algorithm, "shared", new TextEncoder().encode(secret)), published: [] };
  }
  const { privateKey, publicKey } = await generateKeyPair(algorithm);
  const jwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  const published = [{ ...jwk, kid, alg: algorithm, use: "sig", key_ops: ["verify"] }];
  return { sign: signer(algorithm, kid, privateKey), published };
}

function signer(alg: string, kid: string, key: Parameters<SignJWT["sign"]>[0]): Signing["sign"] {
  return (claims, header = {}) =>
    new SignJWT(claims).setProtectedHeader({ alg, typ: "JWT", kid, ...header }).sign(key);
}
