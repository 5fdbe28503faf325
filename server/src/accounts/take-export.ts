import { Refusal } from "#http/refusal.ts";
import type { Limits } from "./limits/limits.ts";
import { AuthRefusal } from "./wire/auth-refusal.ts";

/** Counts one export of an account's, or refuses in the product API's own words: limits speak the auth wire's. */
export async function takeExport(limits: Limits, account: string): Promise<void> {
  try {
    await limits.take("exports", account);
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error;
    const { retryAfter } = error.facts;
    throw new Refusal("too_many", retryAfter === undefined ? {} : { retryAfter });
  }
}
