import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { getCompileCacheDir } from "node:module";
import { dirname } from "node:path";
import type { Answer, Order } from "./answer-jobs.ts";

/** A process that does one job at a time. It keeps nobody alive but while it is at one. */
export interface WorkerProcess {
  /** Throws where the job breaks, its process ends, or it takes longer than so many milliseconds. */
  answer(asked: Asked, timeLimit: number): Promise<unknown>;
  /** Kills it, and waits for its end. */
  end(): Promise<void>;
}

/** A job with what its asker wants to hear and say of it. */
export interface Asked {
  job: unknown;
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** Starts one that runs this module. `onEnd` hears that it has ended, however that came. */
export function startWorker(entry: URL, onEnd: (worker: WorkerProcess) => void): WorkerProcess {
  const child = fork(entry, {
    serialization: "advanced",
    execArgv: inheritedFlags(),
    env: environment(),
    // standard output is the server's own
    stdio: ["ignore", 2, 2, "ipc"],
  });
  // what breaks between two jobs shows in its end
  child.on("error", () => undefined);
  child.once("exit", () => onEnd(worker));
  const worker: WorkerProcess = {
    async answer(asked, timeLimit) {
      child.ref();
      child.channel?.ref();
      const result = await answerOf(child, asked, timeLimit);
      child.unref();
      child.channel?.unref();
      return result;
    },
    async end() {
      if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      // whoever waits for it stays alive until then
      child.ref();
      child.kill("SIGKILL");
      await ended;
    },
  };
  return worker;
}

/** Node's flags without the inspector's: its port is taken. */
function inheritedFlags(): string[] {
  return process.execArgv.filter((flag) => !/^--(inspect|debug)/.test(flag));
}

/** Nothing of the server's, which has secrets: an engine on board needs none of it. */
function environment(): NodeJS.ProcessEnv {
  const compiled = getCompileCacheDir();
  // the folder's last part is Node's version
  return compiled ? { NODE_COMPILE_CACHE: dirname(compiled) } : {};
}

async function answerOf(
  child: ChildProcess,
  { job, onProgress, signal }: Asked,
  timeLimit: number,
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const fail = (why: string) => reject(new Error(why));
  const hear = (answer: Answer<unknown>) => {
    if ("progress" in answer) onProgress?.(answer.progress);
    else if ("fault" in answer) fail(answer.fault);
    else resolve(answer.result);
  };
  const ended = (code: number | null, by: string | null) => fail(`it ended with ${by ?? code}`);
  const order = (what: Order<unknown>) => void child.send(what);
  const leave = () => order({ leave: true });
  const late = setTimeout(fail, timeLimit, "took too long");
  child.on("message", hear).on("exit", ended).on("error", reject);
  signal?.addEventListener("abort", leave);
  try {
    order({ job });
    if (signal?.aborted) leave();
    return await promise;
  } finally {
    clearTimeout(late);
    signal?.removeEventListener("abort", leave);
    child.off("message", hear).off("exit", ended).off("error", reject);
  }
}
