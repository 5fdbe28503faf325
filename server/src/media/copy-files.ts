import { filesIn, openFileStore } from "./file-store.ts";
import type { MediaStore } from "./media-store.ts";
import type { S3Store } from "./s3-store.ts";

/** Files on their way at once. */
const atOnce = 8;

export interface Copied {
  /** Files that lie in the folder. */
  found: number;
  /** Of these, how many were not in the bucket and are now. */
  copied: number;
  /** How many were removed for good while they were copied. */
  removed: number;
}

/**
 * Copies the files of a folder into a bucket, those that are there already left out: what cuts it short is gone on
 * from. Servers may write, read and remove meanwhile. `tell` hears of every thousandth.
 */
export async function copyFiles(
  folder: string,
  bucket: S3Store,
  tell: (copied: Copied) => void,
): Promise<Copied> {
  const files = await openFileStore(folder, () => new Date());
  const counts = { found: 0, copied: 0, removed: 0 };
  const missing = missingOf(filesIn(folder), bucket.names(), () => {
    counts.found += 1;
    if (counts.found % 1_000 === 0) tell(counts);
  });
  async function work(): Promise<void> {
    for await (const name of missing) {
      if (await copy(name, files, bucket)) counts.copied += 1;
      else counts.removed += 1;
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return counts;
}

/** Whether it is in the bucket now; it is not where somebody removed it meanwhile. */
async function copy(name: string, files: MediaStore, bucket: S3Store): Promise<boolean> {
  const bytes = await bytesOf(name, files);
  if (!bytes) return false;
  await bucket.keep(name, bytes);
  // servers remove here first: what is still here is removed there after the copy came
  if (await files.find(name)) return true;
  await bucket.remove(name);
  return false;
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

/** Names of the first that are not among the second. Both come in the order of their letters, so neither is kept. */
async function* missingOf(
  names: AsyncIterable<string>,
  pages: AsyncIterable<string[]>,
  seen: () => void,
): AsyncGenerator<string> {
  const others = flat(pages);
  let other = await others.next();
  for await (const name of names) {
    seen();
    while (!other.done && other.value < name) other = await others.next();
    if (other.done || other.value !== name) yield name;
  }
}

async function* flat(pages: AsyncIterable<string[]>): AsyncGenerator<string> {
  for await (const page of pages) yield* page;
}
