import { Readable } from "node:stream";
import type { MediaStore } from "./media-store.ts";

/**
 * While files move from one store to the next: new ones go to the next, and what is not there yet is found where it was.
 * What is removed leaves the old one first, so that whoever copies it meanwhile sees that and takes the copy back.
 */
export function openBothStores(next: MediaStore, old: MediaStore): MediaStore {
  return {
    put: next.put,
    keep: next.keep,
    find: async (name) => (await next.find(name)) ?? old.find(name),
    read(name, range) {
      async function* parts() {
        const store = (await next.find(name)) ? next : old;
        yield* store.read(name, range);
      }
      return Readable.from(parts(), { objectMode: false });
    },
    async remove(name) {
      await old.remove(name);
      await next.remove(name);
    },
  };
}
