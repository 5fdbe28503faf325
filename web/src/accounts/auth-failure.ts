import { useWords } from "#i18n/room-words.ts";
import { words } from "./words.ts";

type Word = Parameters<ReturnType<typeof useWords<keyof typeof words.en>>>[0];

const byCode: Readonly<Record<string, Word>> = {
  invalid_credentials: "invalidCredentials",
  email_not_confirmed: "emailNotConfirmed",
  captcha_failed: "captchaFailed",
  over_request_rate_limit: "tooMany",
  over_email_send_rate_limit: "mailTooSoon",
  user_already_exists: "emailTaken",
  email_exists: "emailTaken",
  signup_disabled: "signupClosed",
  weak_password: "weakPassword",
  validation_failed: "emailInvalid",
  otp_expired: "deadLink",
};

const weakBecause: Readonly<Record<string, Word>> = {
  length: "weakLength",
  characters: "weakCharacters",
  pwned: "weakPwned",
};

interface AuthFailure {
  name?: string;
  code?: string | undefined;
  reasons?: readonly string[];
}

/** Puts what the auth service refused into the learner's words. */
export function useAuthFailureText(): (failure: unknown) => string {
  const say = useWords(words);
  return (failure) => {
    const { name, code = "", reasons = [] } = (failure ?? {}) as AuthFailure;
    if (code === "offline" || name === "AuthRetryableFetchError") return say("noAnswer");
    const why = reasons.map((it) => weakBecause[it]).filter((it) => it !== undefined);
    return [byCode[code] ?? "unknownError", ...why].map((it) => say(it)).join(" ");
  };
}

/** Whether the failure is about the password, so that it stands under that field. */
export function isWeakPassword(failure: unknown): boolean {
  return (failure as AuthFailure | null)?.code === "weak_password";
}
