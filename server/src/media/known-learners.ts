import { eq } from "drizzle-orm";
import type { Gone } from "#http/serve.ts";
import type { Channel } from "#store/channel.ts";
import type { Database } from "#store/database.ts";
import { learner } from "#store/tables.ts";

/** Milliseconds for which a learner who was there is not looked up again: a player asks for many parts. */
const life = 5_000;
const most = 10_000;

/** Whether a learner is still there, or was a moment ago. */
export type IsKnown = (id: string, now: Date) => Promise<boolean>;

/** `gone` tells which account was deleted, by whichever process. */
export function knowLearners(db: Database, gone?: Channel<Gone>): IsKnown {
  const seen = new Map<string, number>();
  let forgotten = 0;
  const forget = (drop: () => void) => {
    forgotten += 1;
    drop();
  };
  gone?.hear(
    (said) => "account" in said && forget(() => seen.delete(said.account)),
    () => forget(() => seen.clear()),
  );
  return async (id, now) => {
    const left = (seen.get(id) ?? 0) - now.getTime();
    // more than a life is left after the clock was put back
    if (left > 0 && left <= life) return true;
    seen.delete(id);
    const before = forgotten;
    const [found] = await db.select({ id: learner.id }).from(learner).where(eq(learner.id, id));
    // somebody was deleted meanwhile: it may have been them
    if (!found || before !== forgotten) return found !== undefined;
    const [oldest] = seen.keys();
    if (seen.size >= most && oldest !== undefined) seen.delete(oldest);
    seen.set(id, now.getTime() + life);
    return true;
  };
}
