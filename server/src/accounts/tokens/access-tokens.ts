import { type JSONWebKeySet, jwtVerify, SignJWT } from "jose";
import * as z from "zod/mini";
import type { AccountRow, SessionRow } from "#accounts/rows.ts";
import { appMetadata } from "#accounts/wire/wire-user.ts";
import type { Keys } from "./key-ring.ts";

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
  /** The public keys of this moment, as a JWKS. */
  readonly published: JSONWebKeySet;
}

/** Signs and reads access tokens. `issuer` is this service's own address. */
export function openAccessTokens(keys: () => Keys, issuer: string, now: () => Date): AccessTokens {
  return {
    get published() {
      return keys().published;
    },
    async mint(account, session) {
      const issuedAt = Math.floor(now().getTime() / 1000);
      const expiresAt = issuedAt + accessLife;
      const claims = { iss: issuer, iat: issuedAt, exp: expiresAt, ...claimsOf(account, session) };
      const { kid, key } = keys().signer;
      const header = { alg: algorithm, typ: "JWT", kid };
      return { token: await new SignJWT(claims).setProtectedHeader(header).sign(key), expiresAt };
    },
    async read(token) {
      const options = { algorithms: [algorithm], issuer, audience, requiredClaims, currentDate: now() };
      return Claims.parse((await jwtVerify(token, keys().find, options)).payload);
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
