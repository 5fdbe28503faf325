import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AuthClient } from "@supabase/auth-js";
import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { readSettings } from "#env.ts";
import { buildServer } from "#http/server.ts";
import type { KeptMail } from "#mail/outbox.ts";
import { session } from "#store/account-tables.ts";
import type { Database } from "#store/database.ts";
import { openJobs } from "#store/jobs.ts";
import { aDatabase } from "#store/test-database.ts";
import type { Accounts } from "./accounts.ts";
import { openAccounts } from "./open-accounts.ts";
import { inFolder } from "./tokens/secrets.ts";
import { authWire } from "./wire/auth-answer.ts";

export const publicUrl = "http://127.0.0.1:3000";
/** Another page of this machine, which may ask for the code of a mail. */
export const elsewhere = "http://127.0.0.1:5173/welcome";
export const password = "right horse, 16 ñ";

export interface TestAccounts {
  /** Where it listens. */
  url: string;
  accounts: Accounts;
  db: Database;
  dataDir: string;
  /** The server's log so far. */
  log: () => string;
  /** Moves the server's clock, not the database's. */
  pass(ms: number): void;
  /** Makes every session so much older. */
  age(ms: number): Promise<void>;
  now(): Date;
  client(): InstanceType<typeof AuthClient>;
  outbox(): Promise<KeptMail[]>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

/** The accounts on a server that listens, with a database, a data folder and a clock of their own; mail leaves when it is looked at. */
export async function someAccounts(
  env: Record<string, string> = {},
  { outbox = true, beside }: { outbox?: boolean; beside?: (app: FastifyInstance) => void } = {},
): Promise<TestAccounts> {
  const database = await aDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "salida-accounts-"));
  const lines: string[] = [];
  const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const settings = readSettings({ HUMAN_CHECK: "off", RATE_LIMITS: "off", PUBLIC_URL: publicUrl, ...env });
  const jobs = openJobs({ db: database.db, log, works: false });
  const accounts = await openAccounts({
    db: database.db,
    jobs,
    settings,
    secrets: inFolder(dataDir),
    log,
    outbox,
    now,
  });
  const app = buildServer({ log, trustedProxies: 0, wires: [authWire] });
  accounts.serve(app);
  beside?.(app);
  await jobs.start();
  await app.listen({ host: "127.0.0.1", port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    ...callsTo(url),
    accounts,
    db: database.db,
    dataDir,
    log: () => lines.join(""),
    pass: (ms) => {
      ahead += ms;
    },
    now,
    age: (ms) => ageSessions(database.db, ms),
    async close() {
      await app.close();
      await jobs.stop();
      accounts.close?.();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function ageSessions(db: Database, ms: number): Promise<void> {
  const earlier = (column: AnyPgColumn) => sql`${column} - ${ms} * interval '1 millisecond'`;
  const { createdAt, refreshedAt } = session;
  await db.update(session).set({ createdAt: earlier(createdAt), refreshedAt: earlier(refreshedAt) });
}

function callsTo(url: string): Pick<TestAccounts, "url" | "client" | "outbox" | "post"> {
  const asked = { url: `${url}/auth/v1`, autoRefreshToken: false, detectSessionInUrl: false };
  return {
    url,
    client: () => new AuthClient({ ...asked, persistSession: true, storage: inMemory() }),
    outbox: async () => (await (await fetch(`${url}/dev/outbox.json`)).json()) as KeptMail[],
    post: (path, body, headers) =>
      fetch(`${url}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body) ?? null,
      }),
  };
}

/** The token of a mail's link; empty where the mail has none. */
export function tokenOf(mail: KeptMail | undefined): string {
  return /#token_hash=([\w-]+)&type=/.exec(mail?.links[0] ?? "")?.[1] ?? "";
}

/** The code in a mail; empty where the mail has none. */
export function codeOf(mail: KeptMail | undefined): string {
  return /^\s*(\d{6})\s*$/m.exec(mail?.text ?? "")?.[1] ?? "";
}

/** The newest mail's token, for an address that just signed up. */
export async function signUp(
  { post, outbox }: TestAccounts,
  email: string,
  own = password,
  data: Record<string, unknown> = {},
): Promise<string> {
  await post("/auth/v1/signup", { email, password: own, data });
  return tokenOf((await outbox()).find(({ to }) => to === email));
}

export interface TestSession {
  access_token: string;
  refresh_token: string;
  user: { id: string; email: string; user_metadata: Record<string, unknown> };
}

/** A confirmed account's session. */
export async function signedUp(server: TestAccounts, email: string, own = password): Promise<TestSession> {
  const token_hash = await signUp(server, email, own);
  const answer = await server.post("/auth/v1/verify", { type: "signup", token_hash });
  return (await answer.json()) as TestSession;
}

function inMemory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
