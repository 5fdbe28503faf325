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
    const level = status >= 500 ? "error" : code === "refresh_token_already_used" ? "warn" : "info";
    log[level]({ event, outcome: code }, "account");
    throw error;
  }
}
