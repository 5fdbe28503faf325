import { createServer } from "node:net";
import { setImmediate as soon } from "node:timers/promises";
import { getHeapSpaceStatistics } from "node:v8";

/**
 * What is left of a process after a collection. Loaded into a server before its own code (`node --expose-gc --import`),
 * and so into its worker processes, this tells it to who connects to a socket of each one's own in the folder that its
 * address names.
 */
export interface Told {
  /** Bytes: all but what V8 has made of the program. */
  heap: number;
  /** Its bytecode and machine code. It grows for hours as ever rarer functions are used often, up to all there are. */
  code: number;
  external: number;
  /** What keeps the server alive, by sort; one of it is who is told. */
  resources: string[];
}

createServer(async (asker) => asker.end(JSON.stringify(await tell())))
  .listen(`${new URL(import.meta.url).search.slice(1)}/${process.pid}`)
  .unref();

async function tell(): Promise<Told> {
  // what is let go by finalizers is collected the second time
  for (let times = 0; times < 2; times += 1) {
    globalThis.gc?.();
    await soon();
  }
  const { heapUsed, external } = process.memoryUsage();
  const code = getHeapSpaceStatistics()
    .filter(({ space_name: name }) => /code|trusted/.test(name))
    .reduce((sum, { space_used_size: used }) => sum + used, 0);
  return {
    heap: heapUsed - code,
    code,
    external,
    // a worker process is sent its jobs, a server is not
    resources: process.channel ? [] : process.getActiveResourcesInfo(),
  };
}
