import { existsSync } from "node:fs";
import { isDiskFull } from "#store/disk.ts";
import { SetupFault } from "#store/setup-fault.ts";
import { openBothStores } from "./both-stores.ts";
import { openFileStore } from "./file-store.ts";
import type { MediaStore } from "./media-store.ts";
import { openS3Store, type StoreFault } from "./s3-store.ts";
import type { BucketPlace } from "./settings.ts";

/** Milliseconds for which what was seen of a bucket holds. */
const glanceHolds = 5_000;

export interface OpenedStore {
  store: MediaStore;
  /** What keeps it from answering, where something does; looked at every few seconds at most. */
  fault(): Promise<StoreFault | undefined>;
}

/** A bucket where one is named, and beside it the folder for as long as that is there; else the folder. */
export async function openMediaStore(
  folder: string,
  bucket: BucketPlace | undefined,
  now: () => Date,
): Promise<OpenedStore> {
  if (!bucket) {
    const full: StoreFault = { what: "the disk is full", lasting: false };
    const fault = async () => ((await isDiskFull(folder)) ? full : undefined);
    return { store: await openFileStore(folder, now), fault };
  }
  const objects = openS3Store(bucket);
  const first = await objects.fault();
  if (first?.lasting) throw new SetupFault(`MEDIA_URL: ${first.what}`);
  const store = existsSync(folder) ? openBothStores(objects, await openFileStore(folder, now)) : objects;
  let seen = Promise.resolve(first);
  let until = performance.now() + glanceHolds;
  return {
    store,
    fault() {
      if (performance.now() >= until) {
        seen = objects.fault();
        until = performance.now() + glanceHolds;
      }
      return seen;
    },
  };
}
