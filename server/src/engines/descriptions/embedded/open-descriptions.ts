import {
  type DescriptionMark,
  type Descriptions,
  DescriptionsFault,
} from "#engines/descriptions/descriptions.ts";
import type { Grammar } from "#engines/grammar/grammar.ts";
import { inTime } from "#engines/processes/in-time.ts";
import { openTurns } from "#engines/processes/turns.ts";
import { openWorkerPool } from "#engines/processes/worker-pool.ts";
import type { DescriptionJob } from "./descriptions-worker.ts";

const second = 1_000;
/** Loading takes a second or two, and longer on a busy machine; a long text takes some hundredths of one. */
const timeLimit = 15 * second;
/** A loaded marker holds about 80 MB. */
const idleLimit = 300 * second;
/** One is with the checker while another is being marked. */
const atOnce = 2;
/** As many as are marked in about half of our patience, on a machine of two cores. */
const mostWaiting = 160;
/** A connection on which nothing comes is cut after fifteen seconds; what is being marked then needs some of them. */
const patience = 8 * second;

export interface DescriptionParts {
  /** The process's module. */
  entry: URL;
  grammar: Grammar;
  /** Hears why something came back without a mark. */
  onFault?: ((error: Error) => void) | undefined;
}

/** Marks on board in a process of its own, with what a checker finds. Nothing of it is done where others are answered. */
export function openDescriptions({ entry, grammar, onFault }: DescriptionParts): Descriptions {
  const turns = openTurns({ atOnce, mostWaiting, patience });
  const limits = { size: 1, mostWaiting: atOnce, timeLimit, idleLimit };
  const pool = openWorkerPool<DescriptionJob, DescriptionMark>({ entry, ...limits });
  return {
    async mark(description, asker) {
      try {
        return await turns.take(asker, async () => {
          const checked = await inTime(grammar.check(description.text));
          return pool.run({ description, checked });
        });
      } catch (error) {
        onFault?.(error as Error);
        throw new DescriptionsFault((error as Error).message);
      }
    },
    close: pool.close,
  };
}
