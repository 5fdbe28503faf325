import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import type { Accounts } from "#accounts/accounts.ts";
import { readSettings } from "#env.ts";
import type { Database } from "#store/database.ts";
import { aDatabase } from "#store/test-database.ts";
import { inFolder } from "../tokens/secrets.ts";
import { openHostedAccounts } from "./hosted-accounts.ts";
import { adminKey, publicKey, type TestService } from "./test-service.ts";

export interface TestHosted {
  accounts: Accounts;
  db: Database;
  /** The log so far. */
  log(): string;
  /** Moves the clock. */
  pass(ms: number): void;
  now(): Date;
  close(): Promise<void>;
}

/** The accounts of a test's project, with a database, a data folder and a clock of their own. */
export async function hostedAccounts(
  { base }: Pick<TestService, "base">,
  env: Record<string, string> = {},
  patience = 5_000,
): Promise<TestHosted> {
  const database = await aDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "salida-hosted-"));
  let logged = "";
  const write = (line: string) => {
    logged += line;
  };
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const accounts = await openHostedAccounts(
    {
      db: database.db,
      settings: readSettings({ AUTH_URL: base, AUTH_KEY: publicKey, AUTH_ADMIN_KEY: adminKey, ...env }),
      secrets: inFolder(dataDir),
      log: pino({ level: "trace" }, { write }),
      outbox: false,
      now,
    },
    { patience, pause: 0 },
  );
  return {
    accounts,
    db: database.db,
    log: () => logged,
    pass: (ms) => {
      ahead += ms;
    },
    now,
    async close() {
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
