import { createHash, createHmac, randomBytes, randomInt } from "node:crypto";

/** Milliseconds a mail's link works. */
export const linkLife = 3_600_000;
/** Milliseconds the code beside it works. */
export const codeLife = 600_000;
/** How often a code can be guessed before it is void. */
export const mostCodeTries = 5;

/** 256 random bits for a link. Only their hash is kept. */
export function newLinkToken(): string {
  return randomBytes(32).toString("base64url");
}

export function hashLinkToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Six digits for people to type. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** Codes are few, so that a plain hash of one could be looked up: this one needs the secret. */
export function hashCode(secret: string, email: string, code: string): string {
  return createHmac("sha256", secret).update(`${email}\n${code}`).digest("hex");
}
