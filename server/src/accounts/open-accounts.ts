import type { Accounts, AccountsOptions } from "./accounts.ts";
import { openEmbeddedAccounts } from "./embedded-accounts.ts";
import { openHostedAccounts } from "./hosted/hosted-accounts.ts";

/** Opens the accounts that are set. */
export function openAccounts(options: AccountsOptions): Promise<Accounts> {
  return options.settings.AUTH_URL ? openHostedAccounts(options) : openEmbeddedAccounts(options);
}
