import type { FastifyBaseLogger } from "fastify";
import { authRefusalOf } from "./auth-answer.ts";

export type AccountEvent =
  | "sign-up"
  | "sign-in"
  | "refresh"
  | "sign-out"
  | "recover"
  | "resend"
  | "verify"
  | "update"
  | "reauthenticate";

/** Does the work and logs how it came out. Who it was about is in no line. */
export async function recorded<T>(
  log: FastifyBaseLogger,
  event: AccountEvent,
  work: () => Promise<T>,
): Promise<T> {
  try {
    const result = await work();
    log.info({ event, outcome: "ok" }, "account");
    return result;
  } catch (error) {
    const { code, status } = authRefusalOf(error);
    // an outage is told once for all who meet it
    const isFault = status >= 500 && code !== "unavailable";
    const level = isFault ? "error" : code === "refresh_token_already_used" ? "warn" : "info";
    log[level]({ event, outcome: code }, "account");
    throw error;
  }
}
