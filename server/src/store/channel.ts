import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import type { Database } from "./database.ts";

/** Milliseconds before a lost connection is tried again. */
const pause = 1_000;

/**
 * What the processes on one database tell each other, this one among them. A word can be lost, with its process or with
 * the connection: what it is about has to be noticed without it as well, later.
 */
export interface Channel<Said> {
  /** Tells all, without waiting for them. `said` is JSON of at most 8,000 bytes. */
  tell(said: Said): void;
  /** `missed` is called each time that words may have gone by unheard. */
  hear(heard: (said: Said) => void, missed: () => void): void;
  close(): Promise<void>;
}

interface ChannelParts {
  db: Database;
  /** Asked anew for each connection. */
  connection(): pg.ClientConfig;
  /** A name in small letters and underscores. */
  name: string;
}

/** Opens a channel over PostgreSQL's NOTIFY; it holds one connection of its own. */
export function openChannel<Said>({ db, connection, name }: ChannelParts): Channel<Said> {
  const listeners: { heard: (said: Said) => void; missed: () => void }[] = [];
  const closing = new AbortController();
  const listening = listen({ connection, name, closing: closing.signal }, (text) => {
    const said = readable<Said>(text);
    for (const { heard, missed } of listeners) said === undefined ? missed() : heard(said);
  });
  return {
    tell(said) {
      const told = db.execute(sql`select pg_notify(${name}, ${JSON.stringify(said)})`);
      told.catch(() => undefined);
    },
    hear: (heard, missed) => void listeners.push({ heard, missed }),
    async close() {
      closing.abort();
      await listening;
    },
  };
}

/** What was told; nothing where it is no word of ours, as another version's may be. */
function readable<Said>(text: string | undefined): Said | undefined {
  try {
    return text === undefined ? undefined : (Object(JSON.parse(text)) as Said);
  } catch {
    return undefined;
  }
}

interface Listening extends Omit<ChannelParts, "db"> {
  closing: AbortSignal;
}

/** Listens until it is closed, on one connection after another; nothing is passed on where something may be missing. */
async function listen(
  { connection, name, closing }: Listening,
  pass: (text?: string) => void,
): Promise<void> {
  while (!closing.aborted) {
    const client = new pg.Client({
      ...connection(),
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      application_name: "salida",
    });
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const isOver = () => end();
    client.once("end", isOver);
    client.on("error", isOver);
    closing.addEventListener("abort", isOver);
    client.on("notification", ({ payload }) => payload !== undefined && pass(payload));
    try {
      await client.connect();
      await client.query(`listen ${name}`);
      pass();
      await over;
    } catch {}
    // one for every connection that was tried would be kept
    closing.removeEventListener("abort", isOver);
    await client.end().catch(() => undefined);
    if (!closing.aborted)
      await sleep(pause, undefined, { signal: closing, ref: false }).catch(() => undefined);
  }
}
