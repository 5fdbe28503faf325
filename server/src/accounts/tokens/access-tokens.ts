import { createLocalJWKSet, importJWK, type JSONWebKeySet, jwtVerify, SignJWT } from "jose";
import * as z from "zod/mini";
import type { AccountRow, SessionRow } from "#accounts/rows.ts";
import { appMetadata } from "#accounts/wire/wire-user.ts";
import type { SigningKey } from "./secrets.ts";

/** Seconds an access token lives. */
export const accessLife = 900;

const algorithm = "ES256";
const audience = "authenticated";
const requiredClaims = ["exp", "iat", "sub", "session_id", "role"];

/** What is believed of a token whose signature, issuer, audience and times were right. */
const Claims = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  aud: z.literal(audience),
  role: z.literal("authenticated"),
  exp: z.number(),
});
type Claims = z.infer<typeof Claims>;

export interface AccessTokens {
  mint(account: AccountRow, session: SessionRow): Promise<{ token: string; expiresAt: number }>;
  /** The claims of a token of ours that is still good; throws for any other. */
  read(token: string): Promise<Claims>;
  /** The public keys, as a JWKS. */
  published: JSONWebKeySet;
}

/** Signs and reads access tokens. `issuer` is this service's own address. */
export async function openAccessTokens(
  keys: readonly SigningKey[],
  issuer: string,
  now: () => Date,
): Promise<AccessTokens> {
  const [current] = keys;
  if (!current) throw new Error("there is no signing key");
  const signingKey = await importJWK(current, algorithm);
  const published = { keys: keys.map(({ d: _private, ...key }) => ({ ...key, alg: algorithm, use: "sig" })) };
  const keySet = createLocalJWKSet(published);
  return {
    published,
    async mint(account, session) {
      const issuedAt = Math.floor(now().getTime() / 1000);
      const expiresAt = issuedAt + accessLife;
      const claims = { iss: issuer, iat: issuedAt, exp: expiresAt, ...claimsOf(account, session) };
      const header = { alg: algorithm, typ: "JWT", kid: current.kid };
      return { token: await new SignJWT(claims).setProtectedHeader(header).sign(signingKey), expiresAt };
    },
    async read(token) {
      const options = { algorithms: [algorithm], issuer, audience, requiredClaims, currentDate: now() };
      return Claims.parse((await jwtVerify(token, keySet, options)).payload);
    },
  };
}

function claimsOf(account: AccountRow, session: SessionRow) {
  return {
    sub: account.id,
    aud: audience,
    email: account.email,
    phone: "",
    app_metadata: appMetadata,
    user_metadata: account.metadata,
    role: "authenticated",
    aal: "aal1",
    amr: [{ method: session.method, timestamp: Math.floor(session.createdAt.getTime() / 1000) }],
    session_id: session.id,
    is_anonymous: false,
  };
}
