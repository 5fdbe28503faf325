import type { MailLanguage } from "#mail/mail.ts";

/**
 * Somebody asked for a mail. Whether there is anything to send, and to whom, is found out behind the answer, so that
 * no answer can tell it. One request makes one mail at most: what fails is tried again whole.
 */
export type MailRequest =
  | { about: "signup"; signUp: string; email: string }
  | { about: "resend_signup" | "recovery"; email: string }
  | {
      about: "email_change_old" | "email_change_new" | "reauthentication" | "password_changed";
      account: string;
    }
  | { about: "resend_email_change_old" | "resend_email_change_new"; email: string }
  | { about: "email_changed"; oldEmail: string; newEmail: string; language: MailLanguage };

/** The language of somebody's mail: what they signed up in. */
export function languageOf({ language }: Readonly<Record<string, unknown>>): MailLanguage {
  return language === "es" ? "es" : "en";
}
