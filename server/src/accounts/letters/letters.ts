import { type Letter, writeMail } from "#mail/letter.ts";
import type { Mail, MailLanguage } from "#mail/mail.ts";
import { en } from "./words-en.ts";
import { es } from "./words-es.ts";

interface Addressed {
  to: string;
  language: MailLanguage;
}

/** What somebody gets a mail about, with all that goes into it. */
export type Occasion = Addressed &
  (
    | { about: "signup"; token: string; code: string; signUp: string }
    /** Somebody signed up with the address of an account. */
    | { about: "taken" }
    | { about: "recovery"; token: string; code: string }
    /** To the mailbox that the account has. */
    | { about: "email_change_old"; token: string; code: string; newEmail: string }
    /** To the mailbox that it is to have. */
    | { about: "email_change_new"; token: string; code: string }
    | { about: "reauthentication"; code: string }
    | { about: "password_changed" }
    /** To the mailbox that the account had. */
    | { about: "email_changed"; newEmail: string }
  );

type Linked = Extract<Occasion, { token: string }>;
type Words = typeof en;

/**
 * The mail for an occasion. No name and nothing else that a stranger typed is in it: forms that send mail are used to
 * send theirs. Tokens stay in the fragment, which no server's log sees.
 */
export function letterFor(occasion: Occasion, publicUrl: string): Mail {
  const words = { en, es }[occasion.language];
  return writeMail(letterAbout(occasion, words, publicUrl), occasion.to, occasion.language);
}

function letterAbout(occasion: Occasion, words: Words, publicUrl: string): Letter {
  const newPassword = { label: words.newPassword, href: `${publicUrl}/forgot-password` };
  switch (occasion.about) {
    case "signup":
    case "recovery":
    case "email_change_new":
      return asking(occasion, words, words[occasion.about], publicUrl);
    case "email_change_old": {
      const told = words.email_change_old.told(occasion.newEmail);
      const { subject, parts } = asking(occasion, words, { ...words.email_change_old, told }, publicUrl);
      return { subject, parts: [...parts, newPassword] };
    }
    case "taken": {
      const { subject, told, press, forgotten, stranger } = words.taken;
      const logIn = { label: press, href: `${publicUrl}/login` };
      return { subject, parts: [told, logIn, forgotten, newPassword, stranger] };
    }
    case "reauthentication": {
      const { subject, told, life, stranger } = words.reauthentication;
      return { subject, parts: [told, { code: occasion.code }, life, stranger, newPassword] };
    }
    case "password_changed": {
      const { subject, told, stranger } = words.password_changed;
      return { subject, parts: [told, stranger, newPassword] };
    }
    case "email_changed": {
      const { subject, told, stranger } = words.email_changed;
      return { subject, parts: [told(masked(occasion.newEmail)), stranger] };
    }
  }
}

function asking(
  occasion: Linked,
  { codeToo, life }: Words,
  { subject, told, press, stranger }: Record<"subject" | "told" | "press" | "stranger", string>,
  publicUrl: string,
): Letter {
  const link = { label: press, href: linkOf(occasion, publicUrl) };
  return { subject, parts: [told, link, codeToo, { code: occasion.code }, life, stranger] };
}

function linkOf(occasion: Linked, publicUrl: string): string {
  const { about, token: token_hash, to: email } = occasion;
  switch (about) {
    case "signup":
      return `${publicUrl}/confirm#${fragment({ token_hash, type: "signup", email, id: occasion.signUp })}`;
    case "recovery":
      return `${publicUrl}/reset-password#${fragment({ token_hash, type: "recovery", email })}`;
    case "email_change_old":
    case "email_change_new":
      return `${publicUrl}/confirm#${fragment({ token_hash, type: "email_change", email })}`;
  }
}

function fragment(parts: Record<string, string>): string {
  return new URLSearchParams(parts).toString();
}

/** Enough to know one's own address by. */
function masked(email: string): string {
  const at = email.lastIndexOf("@");
  return `${[...email][0]}…${email.slice(at)}`;
}
