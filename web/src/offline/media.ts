import { keptFor } from "./account.ts";
import { openDatabase, settled } from "./database.ts";
import { mediaPrefix } from "./names.ts";

/** A recording or a picture that is kept: the file itself is in a cache, where the service worker finds it. */
interface KeptMedium {
  account: string;
  url: string;
  /** The address of the answer that names it. */
  of: string;
  bytes: number;
  at: number;
}

const mostBytes = 30_000_000;
const ours = "/api/v1/media/";

/** The addresses of media anywhere in an answer. */
export function mediaIn(body: unknown): string[] {
  if (typeof body === "string") return body.startsWith(ours) ? [body] : [];
  return typeof body === "object" && body !== null ? Object.values(body).flatMap(mediaIn) : [];
}

/** Which of the media go so that no more are kept than may be: the oldest first. */
export function overQuota<M extends Pick<KeptMedium, "bytes" | "at">>(
  all: readonly M[],
  most = mostBytes,
): M[] {
  let left = most;
  return [...all]
    .sort((a, b) => b.at - a.at)
    .filter(({ bytes }) => {
      left -= bytes;
      return left < 0;
    });
}

/** Keeps what an open exercise is heard and seen by; of one that is over nothing is kept any more. */
export async function keepMedia(account: string, of: string, body: unknown): Promise<void> {
  if (!globalThis.caches || !isExercise(body)) return;
  const wanted = body.completed ? [] : mediaIn(body);
  const known = await allKept(account);
  await drop(known.filter((it) => it.of === of && !wanted.includes(it.url)));
  for (const url of wanted)
    if (!known.some((it) => it.url === url)) await keep({ account, url, of, bytes: 0, at: Date.now() });
  await drop(overQuota(await allKept(account)));
}

/** Throws away what another account has left here. */
export async function sweepMedia(account: string): Promise<void> {
  const names = (await globalThis.caches?.keys()) ?? [];
  const others = names.filter((name) => name.startsWith(mediaPrefix) && name !== mediaPrefix + account);
  await Promise.all(others.map((name) => caches.delete(name)));
  const store = await media("readwrite");
  const all = (await settled(store.getAll())) as KeptMedium[];
  for (const it of all) if (it.account !== account) store.delete([it.account, it.url]);
}

function isExercise(body: unknown): body is { id: string; completed: boolean } {
  return typeof body === "object" && body !== null && "id" in body && "completed" in body;
}

async function media(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await openDatabase()).transaction("media", mode).objectStore("media");
}

async function allKept(account: string): Promise<KeptMedium[]> {
  const all = (await settled((await media("readonly")).getAll())) as KeptMedium[];
  return all.filter((it) => it.account === account);
}

async function keep(medium: KeptMedium): Promise<void> {
  const { account, url } = medium;
  const response = await fetch(url);
  const file = await response.clone().blob();
  if (response.status !== 200 || file.size > mostBytes / 2 || keptFor() !== account) return;
  const cache = await caches.open(mediaPrefix + account);
  await cache.put(url, response);
  // they may have logged out while it was written
  if (keptFor() !== account) return void (await caches.delete(mediaPrefix + account));
  await settled((await media("readwrite")).put({ ...medium, bytes: file.size }));
}

async function drop(gone: readonly KeptMedium[]): Promise<void> {
  for (const { account, url } of gone) {
    if (keptFor() !== account) return;
    await (await caches.open(mediaPrefix + account)).delete(url);
    if (keptFor() !== account) return void (await caches.delete(mediaPrefix + account));
    await settled((await media("readwrite")).delete([account, url]));
  }
}
