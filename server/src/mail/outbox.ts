import { desc } from "drizzle-orm";
import { v7 } from "uuid";
import { outboxMail } from "#store/account-tables.ts";
import type { Database } from "#store/database.ts";
import type { Mail, SendMail } from "./mail.ts";
import { openSeal } from "./seal.ts";

const shown = 50;

export type KeptMail = Mail & { createdAt: Date };

/** Where mail lands while none is sent. */
export interface Outbox {
  send: SendMail;
  /** Newest first. */
  list(): Promise<KeptMail[]>;
}

export function openOutbox(db: Database, secret: string, now: () => Date): Outbox {
  const seal = openSeal(secret);
  return {
    async send(mail, account) {
      const sealed = seal.close(JSON.stringify(mail));
      await db.insert(outboxMail).values({ id: v7(), account, sealed, createdAt: now() });
    },
    async list() {
      const newest = [desc(outboxMail.createdAt), desc(outboxMail.id)];
      const rows = await db
        .select()
        .from(outboxMail)
        .orderBy(...newest)
        .limit(shown);
      return rows.flatMap(({ sealed, createdAt }) => {
        const mail = seal.open(sealed);
        return mail === undefined ? [] : [{ ...(JSON.parse(mail) as Mail), createdAt }];
      });
    },
  };
}
