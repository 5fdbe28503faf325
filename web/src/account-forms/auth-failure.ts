import { wordsNow } from "#i18n/room-words.ts";
import { words } from "./words.ts";

const say = wordsNow(words);

const byCode: Readonly<Record<string, Parameters<typeof say>[0]>> = {
  invalid_credentials: "invalidCredentials",
  email_not_confirmed: "emailNotConfirmed",
  captcha_failed: "captchaFailed",
  over_request_rate_limit: "tooMany",
  offline: "noAnswer",
};

/** What an error of the auth client, or of ours, tells of itself. */
interface AuthFailure {
  name?: string;
  code?: string | undefined;
  message?: string;
  reasons?: readonly string[];
}

export function failureOf(error: unknown): AuthFailure {
  return typeof error === "object" && error ? error : {};
}

/** What the auth client tells by its name only. */
const byName: Readonly<Record<string, string>> = {
  AuthRetryableFetchError: "offline",
  AuthSessionMissingError: "session_not_found",
};

/** The code of what was refused; empty where there is none. */
export function codeOfFailure(error: unknown): string {
  const { name = "", code = "" } = failureOf(error);
  return byName[name] ?? code;
}

/** Puts a refused log-in, or no answer, into the learner's words. */
export function authFailureText(error: unknown): string {
  return say(byCode[codeOfFailure(error)] ?? "unknownError");
}
