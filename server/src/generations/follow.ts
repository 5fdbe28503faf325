import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Progress, Writing } from "#exercises/writing.ts";
import type { Database } from "#store/database.ts";

/** Milliseconds between two looks. */
const round = 700;

interface Follower {
  learner: string;
  exercise: string;
  /** Hears how it stands; nothing once it waits no longer. */
  hear(now: Progress | undefined): void;
}

interface Row {
  [column: string]: unknown;
  exercise: string;
  step: Progress["step"];
  until: string;
}

/** Tells those who wait how far it is. However many there are in this process, it looks once for all of them. */
export function follower(db: Database): Writing["follow"] {
  const all = new Set<Follower>();
  let looking = false;

  async function look(): Promise<void> {
    looking = true;
    while (all.size > 0) {
      const now = await stands(db, [...all]).catch(() => undefined);
      if (now) for (const it of [...all]) it.hear(now.get(it.exercise));
      await sleep(round, undefined, { ref: false });
    }
    looking = false;
  }

  return (learner, exercise, tell, signal) =>
    new Promise((resolve) => {
      let told = "";
      const end = () => {
        all.delete(follower);
        signal.removeEventListener("abort", end);
        resolve();
      };
      const follower: Follower = {
        learner,
        exercise,
        hear(now) {
          if (!now) return end();
          if (now.step !== told) tell(now);
          told = now.step;
        },
      };
      if (signal.aborted) return resolve();
      signal.addEventListener("abort", end);
      all.add(follower);
      if (!looking) void look();
      else
        void stands(db, [follower]).then((now) => all.has(follower) && follower.hear(now.get(exercise)), end);
    });
}

/** How those stand that wait, by exercise. */
async function stands(db: Database, of: readonly Follower[]): Promise<Map<string, Progress>> {
  const { rows } = await db.execute<Row>(sql`
    select w.exercise, g.step, w.until from unnest(
        ${sql.param(of.map(({ learner }) => learner))}::uuid[],
        ${sql.param(of.map(({ exercise }) => exercise))}::uuid[]) followed (learner, exercise)
      join waiting w on w.learner = followed.learner and w.exercise = followed.exercise
      join generation g on g.id = w.generation
      where w.until > clock_timestamp()`);
  return new Map(
    rows.map(({ exercise, step, until }) => [
      exercise,
      { state: "running", step, until: new Date(until).toISOString() },
    ]),
  );
}
