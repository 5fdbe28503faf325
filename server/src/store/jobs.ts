import type pg from "pg";
import { PgBoss } from "pg-boss";

export interface Jobs {
  /** Does `work` at every time of a cron line (UTC), in one process however many there are. */
  every(name: string, cron: string, work: () => Promise<void>): Promise<void>;
  /** Lets what runs finish, then stops. */
  stop(): Promise<void>;
}

/** The job queue, in tables of its own in the same database. */
export async function openJobs(connection: pg.ClientConfig, warn: (error: unknown) => void): Promise<Jobs> {
  const boss = new PgBoss({
    ...(connection as object),
    schema: "jobs",
    max: 2,
    application_name: "salida jobs",
  });
  boss.on("error", warn);
  await boss.start();
  return {
    async every(name, cron, work) {
      await boss.createQueue(name, { policy: "singleton", retryLimit: 2, expireInSeconds: 600 });
      await boss.schedule(name, cron);
      await boss.work(name, { batchSize: 1 }, work);
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
