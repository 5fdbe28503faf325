import { startWorker, type WorkerProcess } from "./worker-process.ts";

/** Jobs for processes of their own: what breaks in one, even V8 itself, ends that one alone. */
export interface WorkerPool<Job, Result> {
  /** Throws a `PoolFault` when too many wait already, and when the job breaks, takes too long or is cut off. */
  run(job: Job, wish?: JobWish): Promise<Result>;
  /** Ends all processes; what has not come back by then is cut off. */
  close(): Promise<void>;
}

/** What whoever asks for a job wants besides its result. */
export interface JobWish {
  /** Hears now and then how much of it is done, 0 to 1, where the job tells. */
  onProgress?(share: number): void;
  /** Tells the job that it is not wanted any more. What comes of that is the job's own affair. */
  signal?: AbortSignal;
}

export interface PoolOptions {
  /** The module a process runs: it calls `answerJobs`. */
  entry: URL;
  /** Processes at a time. */
  size: number;
  /** Jobs that may wait for one. */
  mostWaiting: number;
  /** Milliseconds for a job that has a process, with the start of that. */
  timeLimit: number;
  /** Milliseconds after which a process without a job ends and gives its memory back. */
  idleLimit: number;
}

export class PoolFault extends Error {
  override name = "PoolFault";
}

interface Waiting<Job, Result> extends JobWish {
  job: Job;
  done(result: Result): void;
  failed(error: Error): void;
}

/** A pool whose processes start when there is work. One that broke is replaced with the next job. */
export function openWorkerPool<Job, Result>(options: PoolOptions): WorkerPool<Job, Result> {
  const waiting: Waiting<Job, Result>[] = [];
  const idle = openIdle(options.idleLimit);
  const busy = new Set<WorkerProcess>();
  let closed = false;

  function next(): void {
    if (busy.size >= options.size) return;
    const first = waiting.shift();
    if (first) void work(first);
  }
  async function work({ done, failed, ...asked }: Waiting<Job, Result>): Promise<void> {
    let worker: WorkerProcess | undefined;
    try {
      // a machine that is full may refuse to start one
      worker = idle.take() ?? startWorker(options.entry, idle.forget);
      busy.add(worker);
      done((await worker.answer(asked, options.timeLimit)) as Result);
      busy.delete(worker);
      if (!closed) idle.put(worker);
    } catch (error) {
      failed(new PoolFault((error as Error).message));
      await worker?.end();
      if (worker) busy.delete(worker);
    }
    next();
  }
  return {
    run: (job, wish) =>
      new Promise((done, failed) => {
        if (closed) return failed(new PoolFault("closed"));
        if (waiting.length >= options.mostWaiting) return failed(new PoolFault("too much to do"));
        waiting.push({ ...wish, job, done, failed });
        return next();
      }),
    async close() {
      closed = true;
      for (const { failed } of waiting.splice(0)) failed(new PoolFault("closed"));
      await Promise.all([...idle.takeAll(), ...busy].map((worker) => worker.end()));
    },
  };
}

/** Processes without a job: each until it is taken, its time is over or something kills it. */
function openIdle(idleLimit: number) {
  const timers = new Map<WorkerProcess, NodeJS.Timeout>();
  function forget(worker: WorkerProcess): void {
    clearTimeout(timers.get(worker));
    timers.delete(worker);
  }
  function takeAll(): WorkerProcess[] {
    const all = [...timers.keys()];
    all.forEach(forget);
    return all;
  }
  return {
    forget,
    takeAll,
    take() {
      const [first] = timers.keys();
      if (first) forget(first);
      return first;
    },
    put(worker: WorkerProcess) {
      const retire = () => {
        forget(worker);
        void worker.end();
      };
      timers.set(worker, setTimeout(retire, idleLimit).unref());
    },
  };
}
