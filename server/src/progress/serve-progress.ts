import { statsCalls } from "@salida/contract/stats.ts";
import { Refusal } from "#http/refusal.ts";
import { type Caller, type Door, serve } from "#http/serve.ts";
import type { Database, Queries } from "#store/database.ts";
import { claimKey, requestDigest } from "./idempotency.ts";
import { changeLearner, createLearner, findStats, refuseUnknownZone } from "./stats.ts";

export interface Progress {
  db: Database;
  now(): Date;
  /** Refuses a caller who is gone this very moment, and holds their account until the transaction's end. */
  stillThere(caller: Caller, tx: Queries): Promise<void>;
}

/** Mounts the calls on the learner's own statistics. */
export function serveProgress(door: Door, { db, now, stillThere }: Progress): void {
  const load = async (id: string) => {
    const stats = await findStats(db, id);
    if (!stats) throw new Refusal("stats_not_found");
    return stats;
  };

  serve(door, statsCalls.readStats, ({ caller }) => load(caller.account));

  serve(door, statsCalls.createStats, async ({ caller, body, idempotencyKey: key }) => {
    const { account: learner } = caller;
    await refuseUnknownZone(db, body.timeZone);
    await db.transaction(async (tx) => {
      // a deleted account must not come back as a learner through a token that is still remembered
      await stillThere(caller, tx);
      await createLearner(tx, learner, body.level, body.timeZone);
      if (!key) return;
      await claimKey(tx, { learner, key, request: requestDigest("stats", body) }, learner, now());
    });
    return await load(learner);
  });

  serve(door, statsCalls.changeStats, async ({ caller, body }) => {
    await refuseUnknownZone(db, body.timeZone);
    await changeLearner(db, caller.account, body, now());
    return await load(caller.account);
  });
}
