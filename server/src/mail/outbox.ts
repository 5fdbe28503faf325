import { desc } from "drizzle-orm";
import { v7 } from "uuid";
import { outboxMail } from "#store/account-tables.ts";
import type { Database } from "#store/database.ts";
import type { Mail } from "./mail.ts";
import type { MailOwner } from "./queue.ts";
import type { Seal } from "./seal.ts";

const shown = 50;

export type KeptMail = Mail & { createdAt: Date };

/** Where mail lands while none is sent. */
export interface Outbox {
  keep(mail: Mail, owner: MailOwner): Promise<void>;
  /** The newest fifty, newest first; without those that other secrets sealed. */
  list(): Promise<KeptMail[]>;
}

export function openOutbox(db: Database, seal: Seal, now: () => Date): Outbox {
  return {
    async keep(mail, { account, mailbox }) {
      const sealed = seal.close(JSON.stringify(mail));
      const owner = { account: account ?? null, mailbox };
      await db.insert(outboxMail).values({ id: v7(), ...owner, sealed, createdAt: now() });
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
