import { createServer } from "node:net";
import { setImmediate as soon } from "node:timers/promises";
import { isMainThread, threadId } from "node:worker_threads";

/**
 * What is left of a thread after a collection. Loaded into a server before its own code (`node --expose-gc --import`),
 * this tells it to who connects to a socket of each thread's own in the folder that `TELLERS` names.
 */
export interface Told {
  /** Bytes. */
  heap: number;
  external: number;
  /** What keeps the main thread alive, by sort; one of it is who is told. */
  resources: string[];
}

createServer(async (asker) => asker.end(JSON.stringify(await tell())))
  .listen(`${process.env.TELLERS}/${threadId}`)
  .unref();

async function tell(): Promise<Told> {
  // what is let go by finalizers is collected the second time
  for (let times = 0; times < 2; times += 1) {
    globalThis.gc?.();
    await soon();
  }
  const { heapUsed: heap, external } = process.memoryUsage();
  return { heap, external, resources: isMainThread ? process.getActiveResourcesInfo() : [] };
}
