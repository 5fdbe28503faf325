import { flushCompileCache } from "node:module";

/** What a worker process is told. */
export type Order<Job> = { job: Job } | { leave: true };

/** What it answers: how far it is, any number of times, then what came of it, or why nothing did. */
export type Answer<Result> = { progress: number } | { result: Result } | { fault: string };

/** What a job may do besides its work. */
export interface Doing {
  /** Tells how much of it is done, 0 to 1; those too soon after the last are left out. */
  progress(share: number): void;
  /** Is aborted where nobody wants it any more. It is heard of only while the job waits for something. */
  signal: AbortSignal;
}

/** Milliseconds from one telling to the next. */
const pause = 100;

/** In a worker process: does one job after the other. One that throws is its last. */
export function answerJobs<Job, Result>(work: (job: Job, doing: Doing) => Promise<Result> | Result): void {
  // Ctrl-C reaches the whole group, and whether a job is still wanted is for the server to say
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
  // the server is gone
  process.on("disconnect", () => process.exit());
  let leaving = new AbortController();
  process.on("message", async (order: Order<Job>) => {
    if (!("job" in order)) return leaving.abort();
    leaving = new AbortController();
    try {
      say({ result: await work(order.job, { progress: throttled(), signal: leaving.signal }) });
      // it may be killed at any time, and would write nothing then
      flushCompileCache();
    } catch (error) {
      say({ fault: (error as Error).message });
    }
  });
}

function throttled(): Doing["progress"] {
  let last = Number.NEGATIVE_INFINITY;
  return (share) => {
    if (performance.now() - last < pause) return;
    last = performance.now();
    say({ progress: share });
  };
}

function say(answer: Answer<unknown>): void {
  // without somebody who hears that it failed, a server that is gone would be a fault of ours
  process.send?.(answer, undefined, undefined, () => undefined);
}
