import { type Letter, writeMail } from "#mail/letter.ts";
import type { Mail, MailLanguage } from "#mail/mail.ts";
import { en } from "./words-en.ts";
import { es } from "./words-es.ts";

interface Addressed {
  to: string;
  language: MailLanguage;
}

interface Link {
  token: string;
  /** Where a page that is not ours may ask for it. */
  code?: string;
  /** The page the link returns to, where it is not the one it opens. */
  returnTo?: string;
}

/** What somebody gets a mail about, with all that goes into it. */
export type Occasion = Addressed &
  (
    | (Link & { about: "signup"; signUp: string })
    /** Somebody signed up with the address of an account. */
    | { about: "taken" }
    /** Somebody asked for the address of this account. */
    | { about: "wanted" }
    | (Link & { about: "recovery" })
    /** To the mailbox that the account has. */
    | (Link & { about: "email_change_old"; newEmail: string })
    /** To the mailbox that it is to have. */
    | (Link & { about: "email_change_new" })
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
    case "wanted": {
      const { subject, told, stranger } = words.wanted;
      return { subject, parts: [told, stranger] };
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
  { codeToo, codeLife, life }: Words,
  { subject, told, press, stranger }: Record<"subject" | "told" | "press" | "stranger", string>,
  publicUrl: string,
): Letter {
  const link = { label: press, href: linkOf(occasion, publicUrl) };
  const code = occasion.code === undefined ? [] : [codeToo, { code: occasion.code }, codeLife];
  return { subject, parts: [told, link, life, ...code, stranger] };
}

function linkOf(occasion: Linked, publicUrl: string): string {
  const { about, token: token_hash, to: email, returnTo } = occasion;
  const page = `${publicUrl}/${about === "recovery" ? "reset-password" : "confirm"}`;
  const type = about === "signup" || about === "recovery" ? about : "email_change";
  const parts = new URLSearchParams({ token_hash, type, email });
  if (about === "signup") parts.set("id", occasion.signUp);
  if (returnTo !== undefined && returnTo !== page) parts.set("redirect_to", returnTo);
  return `${page}#${parts}`;
}

/** Enough to know one's own address by. */
function masked(email: string): string {
  const at = email.lastIndexOf("@");
  return `${[...email][0]}…${email.slice(at)}`;
}
