import type { FastifyBaseLogger } from "fastify";
import type { Mail, SendMail } from "./mail.ts";

/** Sends mail behind the answer, so that how long an answer takes does not tell whether there was any. */
export interface MailRound {
  post(mail: Mail, account: string): void;
  /** When all that was posted so far is sent, or is known not to be. */
  sent(): Promise<void>;
}

export function startMailRound(send: SendMail, log: FastifyBaseLogger): MailRound {
  const underway = new Set<Promise<void>>();
  return {
    post(mail, account) {
      const sending = send(mail, account)
        .then(
          () => log.info({ event: "mail", outcome: "ok" }, "account"),
          (error: Error) => log.error({ event: "mail", outcome: error.name }, "account"),
        )
        .finally(() => underway.delete(sending));
      underway.add(sending);
    },
    async sent() {
      await Promise.all(underway);
    },
  };
}
