import type { Accounts } from "#accounts/accounts.ts";
import { tools } from "#exercises/flow.ts";
import type { Media } from "#media/media.ts";
import { sweepRooms } from "#rooms/settle-rooms.ts";
import type { Database } from "#store/database.ts";
import type { JobLog, Jobs } from "#store/jobs.ts";
import { openSteadily } from "#store/steady-time.ts";
import { sweepStore } from "#store/sweep.ts";

interface Swept {
  jobs: Jobs;
  db: Database;
  log: JobLog;
  accounts: Pick<Accounts, "sweep">;
  media: Pick<Media, "sweep">;
}

/** Deletes what is over, and ends the rooms that nobody looks at, again and again. Before the jobs start. */
export function sweepAll({ jobs, db, log, accounts, media }: Swept): void {
  const steadily = openSteadily({ db, now: tools.now, log });
  const sweep = steadily(async (at) => {
    await sweepStore(db, at);
    await accounts.sweep(at);
    await media.sweep(at);
  });
  const rooms = steadily((at) => sweepRooms(db, at));
  jobs.every("sweep", "17 * * * *", sweep);
  jobs.every("rooms", "*/5 * * * *", rooms);
}
