import type { account, emailChange, mailedToken, session } from "#store/account-tables.ts";

export type AccountRow = typeof account.$inferSelect;
export type EmailChangeRow = typeof emailChange.$inferSelect;
/** A mailed token that was found, not yet used up. */
export type Mailed = typeof mailedToken.$inferSelect;
export type SessionRow = typeof session.$inferSelect;
