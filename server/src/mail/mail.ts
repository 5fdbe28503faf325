export type MailLanguage = "en" | "es";

/** One mail to one learner, in two renderings of the same words. */
export interface Mail {
  to: string;
  language: MailLanguage;
  subject: string;
  text: string;
  /** A whole document. */
  html: string;
  /** The addresses in the text that want a click. */
  links: readonly string[];
}

/** Hands a mail over; throws when it cannot, a `MailRefused` when another try is of no use. */
export type HandOver = (mail: Mail) => Promise<void>;

/** The mail was not taken this time. The message says why, and neither to whom it goes nor what is in it. */
export class MailFault extends Error {
  override name = "MailFault";
}

/** The mail was refused for good. */
export class MailRefused extends MailFault {
  override name = "MailRefused";
}
