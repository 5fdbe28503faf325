import { existsSync } from "node:fs";
import { isDiskFull } from "#store/disk.ts";
import { SetupFault } from "#store/setup-fault.ts";
import { openBothStores } from "./both-stores.ts";
import { openFileStore } from "./file-store.ts";
import type { MediaStore } from "./media-store.ts";
import type { MediaLog } from "./recordings.ts";
import { openS3Store, type S3Store, type StoreFault } from "./s3-store.ts";
import type { BucketPlace } from "./settings.ts";

/** Milliseconds between two looks whether a bucket is there. */
const round = 3_000;

export interface OpenedStore {
  store: MediaStore;
  /** What keeps it from answering, where something does: as it was seen last, told at once. */
  fault(): Promise<StoreFault | undefined>;
  /** Looks no more. */
  close(): void;
}

/** A bucket where one is named, and beside it the folder for as long as that is there; else the folder. */
export async function openMediaStore(
  folder: string,
  bucket: BucketPlace | undefined,
  now: () => Date,
  log?: MediaLog,
): Promise<OpenedStore> {
  if (!bucket) {
    const full: StoreFault = { what: "the disk is full", lasting: false };
    const fault = async () => ((await isDiskFull(folder)) ? full : undefined);
    return { store: await openFileStore(folder, now), fault, close: () => undefined };
  }
  const objects = openS3Store(bucket);
  const first = await objects.fault();
  if (first?.lasting) throw new SetupFault(`MEDIA_URL: ${first.what}`);
  const store = existsSync(folder) ? openBothStores(objects, await openFileStore(folder, now)) : objects;
  return { store, ...watch(objects, first, log) };
}

/** Looks at a bucket again and again, and tells when it goes and comes: who asks does not wait for one that hangs. */
function watch(objects: S3Store, first: StoreFault | undefined, log?: MediaLog): Omit<OpenedStore, "store"> {
  let seen: StoreFault | undefined;
  see(first);
  let next = wait();
  let closed = false;
  function wait(): NodeJS.Timeout {
    return setTimeout(() => void look(), round).unref();
  }
  async function look(): Promise<void> {
    const found = await objects.fault();
    if (closed) return;
    see(found);
    next = wait();
  }
  function see(found: StoreFault | undefined): void {
    if (found && !seen) log?.warn({ reason: found.what }, "the object store is away");
    if (seen && !found) log?.warn({}, "the object store is back");
    seen = found;
  }
  return {
    fault: async () => seen,
    close() {
      closed = true;
      clearTimeout(next);
    },
  };
}
