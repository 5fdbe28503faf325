import { sql } from "drizzle-orm";
import type { Queries } from "./database.ts";
import type { JobLog } from "./jobs.ts";

/** Milliseconds for which nothing is swept once the clock was set: who sets it by the network does so within the hour. */
const wary = 2 * 3_600_000;
/** Milliseconds by which it may be set unnoticed. */
const slack = 60_000;

/** Makes of a sweep one that takes the time to be what both clocks agree on, and that waits while they cannot be trusted. */
export type Steadily = (sweep: (at: Date) => Promise<void>) => () => Promise<void>;

/**
 * Sweeps delete for good, and a clock may be wrong by a year and right again in a minute. So nothing is swept soon after this
 * machine's clock was set, and the time is the earlier of this machine's and the database's: what goes is over by both.
 * `passed` are milliseconds on a clock that nobody sets.
 */
export function openSteadily(
  { db, now, log }: { db: Queries; now: () => Date; log: JobLog },
  passed: () => number = () => performance.now(),
): Steadily {
  let lead = now().getTime() - passed();
  let setAt = Number.NEGATIVE_INFINITY;
  const isSteady = () => {
    const before = lead;
    lead = now().getTime() - passed();
    if (Math.abs(lead - before) > slack) setAt = passed();
    return passed() - setAt >= wary;
  };
  return (sweep) => async () => {
    if (!isSteady())
      return log.warn({ hours: wary / 3_600_000 }, "the clock was set: nothing is swept for some hours");
    const { rows } = await db.execute<{ at: number }>(
      sql`select extract(epoch from now())::float8 * 1000 "at"`,
    );
    await sweep(new Date(Math.min(now().getTime(), rows[0]?.at ?? 0)));
  };
}
