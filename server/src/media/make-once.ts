import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#store/database.ts";
import { media } from "#store/tables.ts";
import type { MediaStore, MediaType } from "./media-store.ts";

/** Milliseconds between two looks whether another has made it. */
const look = 200;

/** What a maker hands over. */
export interface Making<Details> {
  bytes: Uint8Array;
  type: MediaType;
  /** Kept as JSON beside the file. */
  details: Details;
}

/** What was made, by whomever. */
export interface Made<Details> {
  /** Its name in the media store. */
  name: string;
  details: Details;
}

/**
 * Gives what `key` names, and has it made first where it is not there. Of all who need it at once, in this process or
 * another, one makes it and the others wait; if that one fails the next tries, and what `make` throws comes through.
 * All who use a key must make the same of it.
 */
export type MakeOnce = <Details>(key: string, make: () => Promise<Making<Details>>) => Promise<Made<Details>>;

export interface MakeOnceOptions {
  db: Database;
  store: MediaStore;
  /** Seconds for which a maker is left alone. It renews them while it is at work, so only a dead one runs out. */
  leave?: number;
}
type Workshop = Required<MakeOnceOptions>;

export function openMakeOnce({ leave = 20, ...rest }: MakeOnceOptions): MakeOnce {
  const workshop = { leave, ...rest };
  const atWork = new Map<string, Promise<Made<unknown>>>();
  return <Details>(key: string, make: () => Promise<Making<Details>>) => {
    const begin = () => {
      const made = findOrMake(workshop, key, make).finally(() => atWork.delete(key));
      atWork.set(key, made);
      return made;
    };
    return (atWork.get(key) ?? begin()) as Promise<Made<Details>>;
  };
}

async function findOrMake<D>(shop: Workshop, key: string, make: () => Promise<Making<D>>): Promise<Made<D>> {
  for (;;) {
    const row = await findRow(shop.db, key);
    if (row && (await shop.store.find(row.name))) return row as Made<D>;
    const maker = await claim(shop, key, row?.name);
    const made = maker && (await makeAndKeep(shop, key, maker, make));
    if (made) return made;
    // another is at it
    await sleep(look);
  }
}

/** The names of what was made already, by their keys; of what was not, none. Whether the files are still there is not asked. */
export async function findMade(db: Database, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ key: media.key, name: media.name })
    .from(media)
    .where(and(inArray(media.key, [...keys]), isNotNull(media.name)));
  return new Map(rows.flatMap(({ key, name }) => (name === null ? [] : [[key, name] as const])));
}

/** What `key` names as it was made, bytes and all; undefined where it was not, or the file is lost. */
export async function recall({ db, store }: Pick<MakeOnceOptions, "db" | "store">, key: string) {
  const row = await findRow(db, key);
  const facts = row && (await store.find(row.name));
  if (!row || !facts) return undefined;
  const bytes = Buffer.concat(await store.read(row.name, { first: 0, last: facts.size - 1 }).toArray());
  return { bytes, type: facts.type, details: row.details };
}

/** Forgets what `key` names, and its file where no other key names the same. What another has just begun to share is made anew. */
export async function forgetMade({ db, store }: Pick<MakeOnceOptions, "db" | "store">, key: string) {
  const [gone] = await db.delete(media).where(eq(media.key, key)).returning({ name: media.name });
  if (!gone?.name) return;
  const [shared] = await db.select({ key: media.key }).from(media).where(eq(media.name, gone.name)).limit(1);
  if (!shared) await store.remove(gone.name);
}

async function findRow(db: Database, key: string): Promise<Made<unknown> | undefined> {
  const [row] = await db
    .select({ name: media.name, details: media.details })
    .from(media)
    .where(and(eq(media.key, key), isNotNull(media.name)));
  return row?.name ? { name: row.name, details: row.details } : undefined;
}

function later({ leave }: Workshop): SQL {
  return sql`now() + make_interval(secs => ${leave})`;
}

/** Takes the making on, unless somebody has; `lost` is the name of a file that was made and is gone. */
async function claim(shop: Workshop, key: string, lost: string | undefined): Promise<string | undefined> {
  const maker = randomUUID();
  const leftUntil = later(shop);
  // no maker is left alone for so long: the clock was ahead; others may have begun a moment after us
  const farthest = later({ ...shop, leave: 2 * shop.leave });
  const [claimed] = await shop.db
    .insert(media)
    .values({ key, maker, leftUntil })
    .onConflictDoUpdate({
      target: media.key,
      set: { maker, leftUntil },
      setWhere: sql`${media.name} is not distinct from ${lost ?? null}
        and coalesce(${media.leftUntil}, '-infinity') not between now() and ${farthest}`,
    })
    .returning({ key: media.key });
  return claimed && maker;
}

async function makeAndKeep<D>(
  shop: Workshop,
  key: string,
  maker: string,
  make: () => Promise<Making<D>>,
): Promise<Made<D> | undefined> {
  const { db, store, leave } = shop;
  const own = and(eq(media.key, key), eq(media.maker, maker));
  const renewing = setInterval(() => void renew(shop, own), leave * 250);
  try {
    const { bytes, type, details } = await make();
    const name = await store.put(bytes, type);
    const kept = await db
      .update(media)
      .set({ name, size: bytes.length, details, maker: null, leftUntil: null })
      .where(own);
    return kept.rowCount ? { name, details } : undefined;
  } catch (error) {
    // so that the next need not wait; where this fails too, time does it
    await db
      .delete(media)
      .where(own)
      .catch(() => undefined);
    throw error;
  } finally {
    clearInterval(renewing);
  }
}

async function renew(shop: Workshop, own: SQL | undefined): Promise<void> {
  const renewed = shop.db
    .update(media)
    .set({ leftUntil: later(shop) })
    .where(own);
  // the database is away: the next renewal may be in time
  await renewed.catch(() => undefined);
}
