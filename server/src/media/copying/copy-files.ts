import { openBothStores } from "#media/both-stores.ts";
import { filesIn, openFileStore, writtenAt } from "#media/file-store.ts";
import type { MediaStore } from "#media/media-store.ts";
import type { S3Store } from "#media/s3-store.ts";
import type { Database } from "#store/database.ts";
import { namedOf } from "./named-files.ts";

/** Files on their way at once. */
const atOnce = 8;
/** Files that the database is asked about at once. */
const batch = 200;
/** Milliseconds in which a file may wait for what will name it. */
const leave = 3_600_000;

/** From where to where. */
export interface Copying {
  folder: string;
  bucket: S3Store;
  /** Says which files anything names. */
  db: Database;
  now: () => Date;
}

export interface Copied {
  /** Files that lie in the folder. */
  found: number;
  /** Of these, how many were not in the bucket and are now. */
  copied: number;
  /** How many were removed by somebody while they were copied, and are gone here and there. */
  removed: number;
  /** How many nothing names any more: they belonged to who was deleted, and are in the folder alone. */
  nobodys: number;
  /** How many nothing names yet, being new. */
  early: number;
}

interface Found {
  name: string;
  /** Whether the bucket has it. */
  isThere: boolean;
}

/**
 * Copies the files of a folder that anything names into a bucket, those that are there already left out. The others
 * were deleted, perhaps at another host; the folder keeps them, for with the wrong database that would be all. What cuts
 * it short is gone on from. Servers may write, read and remove meanwhile. `tell` hears every now and then.
 */
export async function copyFiles(copying: Copying, tell: (copied: Copied) => void): Promise<Copied> {
  const { folder, bucket, now } = copying;
  const files = await openFileStore(folder, now);
  const counts: Copied = { found: 0, copied: 0, removed: 0, nobodys: 0, early: 0 };
  const found = lookedFor(filesIn(folder), bucket.names());
  for await (const some of inBatches(found)) {
    await copySome(copying, files, some, counts);
    const before = counts.found;
    counts.found += some.length;
    if (Math.floor(before / 1_000) < Math.floor(counts.found / 1_000)) tell(counts);
  }
  return counts;
}

async function copySome(
  { folder, bucket, db, now }: Copying,
  files: MediaStore,
  some: readonly Found[],
  counts: Copied,
): Promise<void> {
  const named = await namedOf(
    db,
    some.map(({ name }) => name),
  );
  const copied: string[] = [];
  await atOnceEach(some, async ({ name, isThere }) => {
    if (named.has(name)) {
      if (!isThere && (await copy(name, files, bucket))) copied.push(name);
      return;
    }
    const written = await writtenAt(folder, name);
    const isEarly = written && now().getTime() - written.getTime() < leave;
    counts[isEarly ? "early" : "nobodys"] += 1;
    if (isThere && !isEarly) await bucket.remove(name);
  });
  // who removed one meanwhile may have looked for it in the bucket before it came
  const stillNamed = await namedOf(db, copied);
  const gone = copied.filter((name) => !stillNamed.has(name));
  await atOnceEach(gone, (name) => openBothStores(bucket, files).remove(name));
  counts.copied += stillNamed.size;
  counts.removed += gone.length;
}

/** Whether it was still here. */
async function copy(name: string, files: MediaStore, bucket: S3Store): Promise<boolean> {
  const bytes = await bytesOf(name, files);
  if (bytes) await bucket.keep(name, bytes);
  return bytes !== undefined;
}

async function atOnceEach<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = all.values();
  const workOn = async () => {
    for (const one of left) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, workOn));
}

async function bytesOf(name: string, files: MediaStore): Promise<Buffer | undefined> {
  const facts = await files.find(name);
  if (!facts) return undefined;
  try {
    return Buffer.concat(await files.read(name, { first: 0, last: facts.size - 1 }).toArray());
  } catch (error) {
    if ((await files.find(name)) === undefined) return undefined;
    throw error;
  }
}

/** Names of the first, and whether they are among the second. Both come in the order of their letters, so neither is kept. */
async function* lookedFor(
  names: AsyncIterable<string>,
  pages: AsyncIterable<string[]>,
): AsyncGenerator<Found> {
  const others = flat(pages);
  let other = await others.next();
  for await (const name of names) {
    while (!other.done && other.value < name) other = await others.next();
    yield { name, isThere: !other.done && other.value === name };
  }
}

async function* flat(pages: AsyncIterable<string[]>): AsyncGenerator<string> {
  for await (const page of pages) yield* page;
}

async function* inBatches(all: AsyncIterable<Found>): AsyncGenerator<Found[]> {
  let some: Found[] = [];
  for await (const one of all) {
    some.push(one);
    if (some.length < batch) continue;
    yield some;
    some = [];
  }
  yield some;
}
