import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { maxPasswordBytes } from "@salida/rules/passwords.ts";
import { AuthRefusal } from "#accounts/wire/auth-refusal.ts";
import { atMost } from "./at-most.ts";
import { isGuessable } from "./common-passwords.ts";

/** argon2id, the library's default kind; 19 MiB each. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** More at once would take the threads that file reads need; a longer line would outlast the asker. */
const atOnce = 2;
const longestLine = 500;
const guessable = "Password is known to be weak and easy to guess, please choose a different one.";

export interface Passwords {
  /** argon2id in PHC form. */
  hash(password: string): Promise<string>;
  /** Without a hash (nobody has that address) it takes as long and is false. */
  matches(password: string, hash: string | undefined): Promise<boolean>;
}

export async function openPasswords(): Promise<Passwords> {
  const inTurn = atMost(
    atOnce,
    longestLine,
    () => new AuthRefusal("over_request_rate_limit", { retryAfter: 5 }),
  );
  const nobodys = await hash(randomBytes(32), cost);
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    matches: (password, known) =>
      inTurn(async () => (await verify(known ?? nobodys, password)) && known !== undefined),
  };
}

/**
 * Refuses a password that is longer than the hosted service keeps, or weak: too short, or among the first that
 * anybody would try for this address. Nothing else is asked of it.
 */
export function refuseUnfitPassword(password: string, least: number, email: string): void {
  if (password === "") {
    throw new AuthRefusal("validation_failed", { message: "Signup requires a valid password" });
  }
  if (Buffer.byteLength(password) > maxPasswordBytes) {
    const message = `Password cannot be longer than ${maxPasswordBytes} characters`;
    throw new AuthRefusal("validation_failed", { message });
  }
  const weak: { reason: string; message: string }[] = [];
  if ([...password].length < least) {
    weak.push({ reason: "length", message: `Password should be at least ${least} characters.` });
  }
  if (isGuessable(password, email)) weak.push({ reason: "pwned", message: guessable });
  if (weak.length === 0) return;
  const message = weak.map((one) => one.message).join(" ");
  throw new AuthRefusal("weak_password", { message, reasons: weak.map(({ reason }) => reason) });
}
