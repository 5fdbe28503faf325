/** One mail to one learner, in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The addresses in the text that want a click. */
  links: readonly string[];
}

/** Hands a mail over; throws when it cannot. `account` is whose it is, so that it goes when they go. */
export type SendMail = (mail: Mail, account: string) => Promise<void>;
