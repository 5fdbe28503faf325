import type { account, session } from "#store/account-tables.ts";

export type AccountRow = typeof account.$inferSelect;
export type SessionRow = typeof session.$inferSelect;
