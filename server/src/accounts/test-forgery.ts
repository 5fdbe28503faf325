import { importJWK, type JWTPayload, SignJWT } from "jose";
import type { TestAccounts, TestSession } from "./test-accounts.ts";
import { inFolder, readSecrets } from "./tokens/secrets.ts";
import type { SigningKey } from "./tokens/signing-keys.ts";

/** What somebody who forges an access token has to begin with, the server's own key included. */
export interface Forgery {
  key: SigningKey;
  claims: JWTPayload;
  parts: [head: string, body: string, signature: string];
  /** Signs claims as the server would, but for what is said otherwise. */
  signed(claims: JWTPayload, header?: Record<string, unknown>, by?: SigningKey): Promise<string>;
}

export function forgeryOf({ dataDir }: TestAccounts, { access_token }: TestSession): Forgery {
  const [key] = readSecrets(inFolder(dataDir)).signingKeys;
  const [head = "", body = "", signature = ""] = access_token.split(".");
  if (!key) throw new Error("no key");
  return {
    key,
    claims: JSON.parse(Buffer.from(body, "base64url").toString()),
    parts: [head, body, signature],
    async signed(claims, header = {}, by = key) {
      const protectedHeader = { alg: "ES256", typ: "JWT", kid: key.kid, ...header };
      return new SignJWT(claims).setProtectedHeader(protectedHeader).sign(await importJWK(by, "ES256"));
    },
  };
}
