import { keptFor } from "./account.ts";
import { openDatabase, settled } from "./database.ts";

/** An answer of the API to one account. */
export interface Answer {
  account: string;
  address: string;
  body: unknown;
  /** Milliseconds; when it came. */
  at: number;
}

const most = 200;
const longestMs = 30 * 24 * 60 * 60 * 1000;

/** Keeps what was answered to an account, unless somebody else is signed in by now. */
export async function keepAnswer(answer: Answer): Promise<void> {
  const database = await openDatabase();
  if (keptFor() !== answer.account) return;
  await settled(database.transaction("answers", "readwrite").objectStore("answers").put(answer));
}

/** What an account was last answered at an address. */
export async function findAnswer(account: string, address: string): Promise<Answer | undefined> {
  const database = await openDatabase();
  const found: unknown = await settled(
    database.transaction("answers").objectStore("answers").get([account, address]),
  );
  return found as Answer | undefined;
}

/** Throws away what is another account's, too old, or too much. */
export async function sweepAnswers(account: string, now = Date.now()): Promise<void> {
  const database = await openDatabase();
  const store = database.transaction("answers", "readwrite").objectStore("answers");
  const all = (await settled(store.getAll())) as Answer[];
  for (const it of tooMany(all, account, now)) store.delete([it.account, it.address]);
}

/** Which of the answers go. */
export function tooMany<A extends Pick<Answer, "account" | "at">>(
  all: readonly A[],
  account: string,
  now: number,
): A[] {
  const stays = (it: A) => it.account === account && now - it.at < longestMs;
  const newest = all.filter(stays).sort((a, b) => b.at - a.at);
  return [...all.filter((it) => !stays(it)), ...newest.slice(most)];
}
