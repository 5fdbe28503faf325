import { inArray, lt, sql } from "drizzle-orm";
import { Refusal } from "#http/refusal.ts";
import type { Database, Queries } from "#store/database.ts";
import type { JobLog } from "#store/jobs.ts";
import { learner as learners, looseMedia } from "#store/tables.ts";
import { newName } from "./media-name.ts";
import type { MediaStore, MediaType } from "./media-store.ts";

/** Milliseconds for which a file may be nobody's. Half of it is for making it somebody's, so the two never meet. */
const leave = 3_600_000;
/** Of a row without an owner, whether it can still become somebody's; by the database's clock. */
export const canBeOwned = sql`${looseMedia.since} > now() - make_interval(secs => ${leave / 2_000})`;
/** Files removed in one transaction. */
const batch = 50;

/** Hears which files could not be removed, and when the bucket goes and comes. */
export type MediaLog = Pick<JobLog, "warn">;

/** Where recordings are kept. */
export interface RecordingParts {
  db: Database;
  store: MediaStore;
}

/**
 * Keeps a sound by a name that says nothing. It is nobody's until `ownRecordings` makes it a learner's, and is removed
 * where that does not happen: its row is there before the file, so a process that dies leaves none unknown.
 */
export async function keepAside(
  { db, store }: RecordingParts,
  bytes: Uint8Array,
  type: MediaType,
): Promise<string> {
  const name = newName(type);
  await db.insert(looseMedia).values({ name });
  await store.keep(name, bytes);
  return name;
}

/** Whose recordings, and of which exercise. */
export interface Owned {
  learner: string;
  exercise: string;
  names: readonly string[];
}

/** Makes kept sounds a learner's, with whatever the transaction saves. Refuses with `conflict` where it came too late. */
export async function ownRecordings(queries: Queries, { learner, exercise, names }: Owned): Promise<void> {
  if (names.length === 0) return;
  const { rows } = await queries.execute(sql`
    with own as (
      delete from loose_media
        where ${inArray(looseMedia.name, [...names])} and ${canBeOwned}
        returning name)
    insert into recording (learner, exercise, name)
      select ${learner}::uuid, ${exercise}::uuid, name from own returning name`);
  if (rows.length !== new Set(names).size) throw new Refusal("conflict");
}

/** Lets go of all recordings of a learner who is about to be deleted, in the same transaction. The next sweep has them. */
export async function looseRecordings(queries: Queries, learner: string): Promise<void> {
  // a move that is being saved comes before, one that comes after finds no learner
  await queries.select().from(learners).where(sql`${learners.id} = ${learner}`).for("update");
  await queries.execute(sql`
    insert into loose_media (name, since) select name, 'epoch'::timestamptz from recording where learner = ${learner}
      on conflict (name) do update set since = excluded.since`);
}

/**
 * Removes the files that were nobody's for an hour, or that were let go. Whatever cuts it short, the next one goes on;
 * what cannot be removed is told, and others come before it then.
 */
export async function sweepLoose(parts: RecordingParts & { log?: MediaLog }, now: Date): Promise<void> {
  let swept: Swept;
  do swept = await parts.db.transaction((tx) => sweepSome(tx, parts, now));
  while (
    // a store that removes none of so many is away
    swept.found === batch &&
    swept.removed > 0
  );
}

interface Swept {
  found: number;
  removed: number;
}

async function sweepSome(
  tx: Queries,
  { store, log }: { store: MediaStore; log?: MediaLog },
  now: Date,
): Promise<Swept> {
  // a store may hang for longer than a transaction may be idle
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '60s'`);
  const found = await tx
    .select({ name: looseMedia.name })
    .from(looseMedia)
    .where(lt(looseMedia.since, new Date(now.getTime() - leave)))
    .orderBy(looseMedia.since)
    .limit(batch)
    // another process is at these
    .for("update", { skipLocked: true });
  // the files first: a row that is left is a file that is looked for once more
  const ends = await Promise.allSettled(found.map(({ name }) => store.remove(name)));
  const removed: string[] = [];
  const left: string[] = [];
  for (const [at, { name }] of found.entries()) {
    const end = ends[at];
    if (end?.status === "rejected") log?.warn({ file: name, fault: faultOf(end.reason) }, "not removed");
    (end?.status === "fulfilled" ? removed : left).push(name);
  }
  if (removed.length > 0) await tx.delete(looseMedia).where(inArray(looseMedia.name, removed));
  // later than all that is due, and too early to become anybody's
  const since = new Date(now.getTime() - leave / 2);
  if (left.length > 0) await tx.update(looseMedia).set({ since }).where(inArray(looseMedia.name, left));
  return { found: found.length, removed: removed.length };
}

function faultOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** A recording's bytes; undefined where the file is lost. */
export async function readRecording(store: MediaStore, name: string): Promise<Buffer | undefined> {
  const facts = await store.find(name);
  return (
    facts &&
    store
      .read(name, { first: 0, last: facts.size - 1 })
      .toArray()
      .then(Buffer.concat)
  );
}
