import type { MailLanguage } from "#mail/mail.ts";

/** A mail with a link. */
export interface Returning {
  /** The page the link returns to once it has done its work, where another than usual was asked for and may be. */
  returnTo?: string | undefined;
}

/**
 * Somebody asked for a mail. Whether there is anything to send, and to whom, is found out behind the answer, so that
 * no answer can tell it. One request makes one mail at most: what fails is tried again whole.
 */
export type MailRequest =
  | (Returning & { about: "signup"; signUp: string; email: string })
  | (Returning & { about: "resend_signup"; email: string })
  | (Returning & { about: "recovery"; email: string })
  | (Returning & { about: "email_change_old" | "email_change_new"; account: string })
  | (Returning & { about: "resend_email_change_old" | "resend_email_change_new"; email: string })
  | { about: "reauthentication" | "password_changed"; account: string }
  | { about: "email_changed"; oldEmail: string; newEmail: string; language: MailLanguage };

/** The language of somebody's mail: what they signed up in. */
export function languageOf({ language }: Readonly<Record<string, unknown>>): MailLanguage {
  return language === "es" ? "es" : "en";
}
