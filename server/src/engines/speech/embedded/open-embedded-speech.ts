import { availableParallelism } from "node:os";
import { openWorkerPool } from "#engines/processes/worker-pool.ts";
import { type Speech, SpeechFault, type Spoken } from "#engines/speech/speech.ts";
import { openTurns, TurnFault } from "#engines/speech/turns.ts";
import type { SpeechJob } from "./speech-worker.ts";

const second = 1_000;
/** Long enough for twenty times what a learner is given, on a slow machine. */
const timeLimit = 60 * second;
/** A loaded synthesiser holds about 100 MB. */
const idleLimit = 60 * second;
/** What waits is a few hundred words each; who comes later asks again. */
const mostWaiting = 500;

/** Speech made on this machine, in processes of its own so that nobody else waits. `entry` is their module. */
export function openEmbeddedSpeech(entry: URL): Speech {
  // one is left for those who ask for something else
  const size = Math.max(1, availableParallelism() - 1);
  const pool = openWorkerPool<SpeechJob, Spoken | null>({
    entry,
    size,
    mostWaiting: size,
    timeLimit,
    idleLimit,
  });
  const turns = openTurns(size, mostWaiting);
  return {
    async speak(utterances, level, { who, begun }) {
      let done = 0;
      const onProgress = (share: number) => {
        done = share;
      };
      try {
        return await turns.take(who, async (signal) => {
          begun?.(() => done);
          const spoken = await pool.run({ utterances, level }, { onProgress, signal });
          if (!spoken) throw new TurnFault("it gave way");
          return spoken;
        });
      } catch (error) {
        throw new SpeechFault((error as Error).message, { busy: error instanceof TurnFault });
      }
    },
    close: pool.close,
  };
}
