import { eq } from "drizzle-orm";
import { account } from "#store/account-tables.ts";
import type { Queries } from "#store/database.ts";

/** Deletes an account with its sessions, pending tokens and mails. Whoever remembers callers must forget this one. */
export async function deleteAccount(queries: Queries, id: string): Promise<void> {
  await queries.delete(account).where(eq(account.id, id));
}
