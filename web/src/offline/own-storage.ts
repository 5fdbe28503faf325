import { keptFor, keptIs } from "./account.ts";
import { ownPrefix } from "./names.ts";

/** Heard in this tab; others hear of it by the browser's own event. */
const changes = new EventTarget();

/** Keeps things for a learner from now on; what another one left in this browser's own storage goes at once. */
export function keepFor(account: string): void {
  keptIs(account);
  const own = ownKey("") ?? "";
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(ownPrefix) && !key.startsWith(own)) localStorage.removeItem(key);
  } catch {
    // Storage is closed to this page.
  }
}

/** The name of something of the learner's in the browser's own storage; nothing while nobody is signed in. */
function ownKey(what: string): string | undefined {
  const account = keptFor();
  return account && `${ownPrefix}${account}:${what}`;
}

/** Reads something of the learner's, as it was written; null where there is nothing. */
export function readOwn(what: string): string | null {
  const key = ownKey(what);
  try {
    return key ? localStorage.getItem(key) : null;
  } catch {
    return null;
  }
}

/** Writes something of the learner's. Answers whether it is there: a storage can be full or closed. */
export function writeOwn(what: string, value: unknown): boolean {
  const key = ownKey(what);
  if (!key) return false;
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return false;
  }
  changes.dispatchEvent(new Event("change"));
  return true;
}

export function dropOwn(what: string): void {
  const key = ownKey(what);
  if (!key || readOwn(what) === null) return;
  localStorage.removeItem(key);
  changes.dispatchEvent(new Event("change"));
}

/** The names of what there is of the learner's under a beginning. */
export function ownNames(beginning: string): string[] {
  const prefix = ownKey("");
  try {
    return prefix === undefined
      ? []
      : Object.keys(localStorage)
          .filter((key) => key.startsWith(prefix + beginning))
          .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}

/** Hears of every change, of other tabs' too. */
export function watchOwn(listener: () => void): () => void {
  changes.addEventListener("change", listener);
  addEventListener("storage", listener);
  return () => {
    changes.removeEventListener("change", listener);
    removeEventListener("storage", listener);
  };
}
