import { keptIs } from "./account.ts";
import { databaseName, mediaPrefix, ownPrefix } from "./names.ts";

/** Throws away all that was kept in this browser of any learner: drafts, answers of the API, recordings. */
export function forgetKept(): void {
  keptIs(undefined);
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(ownPrefix)) localStorage.removeItem(key);
    indexedDB.deleteDatabase(databaseName);
  } catch {
    // Storage is closed to this page: nothing was kept.
  }
  globalThis.caches?.keys().then((names) => {
    for (const name of names) if (name.startsWith(mediaPrefix)) caches.delete(name);
  });
}
