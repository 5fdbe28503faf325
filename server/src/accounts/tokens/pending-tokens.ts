import { createHash, randomBytes } from "node:crypto";

/** Milliseconds a mail's link works. */
export const pendingLife = 3_600_000;

/** 256 random bits for a link. Only their hash is kept. */
export function newPendingToken(): string {
  return randomBytes(32).toString("base64url");
}

export function hashPendingToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
