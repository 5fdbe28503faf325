import type { account, emailChange, session } from "#store/account-tables.ts";

export type AccountRow = typeof account.$inferSelect;
export type EmailChangeRow = typeof emailChange.$inferSelect;
export type SessionRow = typeof session.$inferSelect;
