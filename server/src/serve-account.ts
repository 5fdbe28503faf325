import { accountCalls } from "@salida/contract/stats.ts";
import type { Accounts } from "#accounts/accounts.ts";
import { exportExercises } from "#exercises/export-exercises.ts";
import type { Flow } from "#exercises/flow.ts";
import { Refusal } from "#http/refusal.ts";
import { type Door, serve, serveFile } from "#http/serve.ts";
import type { Media } from "#media/media.ts";
import { looseRecordings } from "#media/recordings.ts";
import { exportPlacements } from "#placement/export-placements.ts";
import { deletePlacements } from "#placement/placements.ts";
import { exportLearner } from "#progress/export-learner.ts";
import { deleteLearner } from "#progress/stats.ts";
import { exportReports } from "#reports/export-reports.ts";

/** Mounts what concerns a learner whole: where they are signed in, their data as a file, and the way out for good. */
export function serveAccount(door: Door, accounts: Accounts, flow: Flow, media: Media): void {
  serve(door, accountCalls.listSessions, async ({ caller }) => {
    const listed = await accounts.sessions?.(caller.account);
    if (!listed) throw new Refusal("not_found");
    return listed.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      id,
      current: id === caller.session,
      userAgent,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }));
  });

  serveFile(door, accountCalls.exportAccount, async ({ caller }) => {
    await accounts.stillThere(caller);
    await accounts.takeExport?.(caller.account);
    const at = flow.tools.now().toISOString();
    const head = {
      exportedAt: at,
      account: (await accounts.exported?.(caller.account)) ?? { id: caller.account },
      learner: await exportLearner(flow.db, caller.account),
      placements: await exportPlacements(flow.db, caller.account),
      reports: await exportReports(flow.db, caller.account),
    };
    return {
      name: `salida-${at.slice(0, 10)}.json`,
      text: asFile(head, exportExercises(flow, caller.account)),
    };
  });

  serve(door, accountCalls.deleteAccount, async ({ caller: { account } }) => {
    await flow.db.transaction(async (tx) => {
      await accounts.remove(tx, account);
      await looseRecordings(tx, account);
      await deletePlacements(tx, account);
      await deleteLearner(tx, account);
    });
    accounts.forget(account);
    // the account is gone; files that cannot be removed now are the next sweep's
    await media
      .sweep(flow.tools.now())
      .catch((error: Error) => door.app.log.warn({ fault: error.message }, "media sweep"));
  });
}

/** One JSON object, its list of exercises written one by one. */
async function* asFile(head: object, exercises: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n "exercises": [`;
  let comma = "\n";
  for await (const exercise of exercises) {
    yield `${comma}${JSON.stringify(exercise)}`;
    comma = ",\n";
  }
  yield "\n ]\n}\n";
}
