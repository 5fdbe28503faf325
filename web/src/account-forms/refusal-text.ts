import { wordsNow } from "#i18n/room-words.ts";
import { authFailureText, codeOfFailure, failureOf } from "./auth-failure.ts";
import { refusalWords } from "./refusal-words.ts";
import { secondsToWait } from "./seconds-to-wait.ts";

const say = wordsNow(refusalWords);

type Word = Parameters<typeof say>[0];

const byCode: Readonly<Record<string, Word>> = {
  over_email_send_rate_limit: "mailTooSoon",
  user_already_exists: "emailTaken",
  email_exists: "emailTaken",
  email_address_invalid: "emailRefused",
  email_address_not_authorized: "emailRefused",
  signup_disabled: "signupClosed",
  weak_password: "weakPassword",
  same_password: "samePassword",
  current_password_required: "currentRequired",
  current_password_invalid: "currentInvalid",
  reauthentication_needed: "reauthenticate",
  reauthentication_not_valid: "reauthenticate",
  validation_failed: "notAccepted",
  session_not_found: "sessionOver",
  session_expired: "sessionOver",
  otp_expired: "deadLink",
};

const weakBecause: Readonly<Record<string, Word>> = {
  length: "weakLength",
  characters: "weakCharacters",
  pwned: "weakPwned",
};

/** Puts whatever the auth service refused into the learner's words. */
export function refusalText(error: unknown): string {
  const word = byCode[codeOfFailure(error)];
  const wait = secondsToWait(error);
  if (wait) return say("mailTooSoonFor", { count: wait });
  if (!word) return authFailureText(error);
  const { reasons = [] } = failureOf(error);
  const why = reasons.map((it) => weakBecause[it]).filter((it) => it !== undefined);
  return [word, ...why].map((it) => say(it)).join(" ");
}
