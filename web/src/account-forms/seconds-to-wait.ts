import { failureOf } from "./auth-failure.ts";

/** The auth service lets one mail of a kind go to an address in this time. */
export const mailSpacingSeconds = 60;

/** How many seconds a refused mail asks to wait: its message is the only place that says so. */
export function secondsToWait(error: unknown): number | undefined {
  const { code, message = "" } = failureOf(error);
  if (code !== "over_email_send_rate_limit") return undefined;
  const seconds = Number(/after (\d{1,5}) seconds?/.exec(message)?.[1]);
  return seconds > 0 ? seconds : undefined;
}
