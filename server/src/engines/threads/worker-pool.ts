import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** Jobs for threads of their own. */
export interface WorkerPool<Job, Result> {
  /** Throws a `PoolFault` when too many wait already, and when the job breaks, takes too long or is cut off. */
  run(job: Job): Promise<Result>;
  /** Ends all threads; what has not come back by then is cut off. */
  close(): Promise<void>;
}

export interface PoolOptions {
  /** The module a thread runs: it answers each message with one, in order, and ends when a job breaks. */
  entry: URL;
  /** Threads at a time. */
  size: number;
  /** Jobs that may wait for one. */
  mostWaiting: number;
  /** Milliseconds for a job that has a thread. */
  timeLimit: number;
  /** Milliseconds after which a thread without a job ends and gives its memory back. */
  idleLimit: number;
}

export class PoolFault extends Error {
  override name = "PoolFault";
}

interface Waiting<Job, Result> {
  job: Job;
  done(result: Result): void;
  failed(error: Error): void;
}

/** A pool whose threads start when there is work. One that broke is replaced with the next job. */
export function openWorkerPool<Job, Result>(options: PoolOptions): WorkerPool<Job, Result> {
  const waiting: Waiting<Job, Result>[] = [];
  const idle = new Map<Worker, NodeJS.Timeout>();
  const busy = new Set<Worker>();
  let closed = false;

  function next(): void {
    const [rested] = idle.keys();
    if (waiting.length === 0 || (!rested && busy.size >= options.size)) return;
    const [first] = waiting.splice(0, 1);
    if (first) void work(rested ?? startWorker(options.entry), first);
  }
  async function work(worker: Worker, { job, done, failed }: Waiting<Job, Result>): Promise<void> {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    busy.add(worker);
    try {
      done(await answerOf<Job, Result>(worker, job, options.timeLimit));
      busy.delete(worker);
      if (!closed) idle.set(worker, setTimeout(() => retire(worker), options.idleLimit).unref());
      worker.unref();
    } catch (error) {
      failed(error as Error);
      await worker.terminate();
      busy.delete(worker);
    }
    next();
  }
  function retire(worker: Worker): void {
    idle.delete(worker);
    void worker.terminate();
  }
  return {
    run: (job) =>
      new Promise((done, failed) => {
        if (closed) return failed(new PoolFault("closed"));
        if (waiting.length >= options.mostWaiting) return failed(new PoolFault("too much to do"));
        waiting.push({ job, done, failed });
        return next();
      }),
    async close() {
      closed = true;
      for (const { failed } of waiting.splice(0)) failed(new PoolFault("closed"));
      for (const timer of idle.values()) clearTimeout(timer);
      await Promise.all([...idle.keys(), ...busy].map((worker) => worker.terminate()));
    },
  };
}

function startWorker(entry: URL): Worker {
  const worker = new Worker(entry);
  // one that is being ended may still break; whoever waits for an answer listens too
  worker.on("error", () => undefined);
  return worker;
}

async function answerOf<Job, Result>(worker: Worker, job: Job, timeLimit: number): Promise<Result> {
  const settled = new AbortController();
  const late = AbortSignal.timeout(timeLimit);
  const signal = AbortSignal.any([settled.signal, late]);
  worker.ref();
  try {
    // "error" makes it throw as well
    const answer = once(worker, "message", { signal });
    const ended = once(worker, "exit", { signal }).then(() => Promise.reject(new Error("it ended")));
    worker.postMessage(job);
    const [result] = await Promise.race([answer, ended]);
    return result as Result;
  } catch (error) {
    throw new PoolFault(late.aborted ? "took too long" : (error as Error).message);
  } finally {
    settled.abort();
  }
}
