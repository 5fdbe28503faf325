import type { Correction } from "#engines/grammar/correction.ts";
import type { Grammar } from "#engines/grammar/grammar.ts";
import { openWorkerPool } from "#engines/processes/worker-pool.ts";

const second = 1_000;
/** Loading takes a second or two, and longer on a busy machine; a long text takes some hundredths of one. */
const timeLimit = 25 * second;
/** A loaded checker holds about 400 MB. */
const idleLimit = 300 * second;
const mostWaiting = 50;
/** Twice what a learner is allowed to send anywhere. */
const longestText = 3_000;
/** Longer than any word there is; the checker breaks on some that are. */
const noWord = /\S{60,}/g;

/**
 * The checker on board, in one process of its own that starts with the first text. `entry` is the process's module;
 * `onFault` hears why a text came back without an answer.
 */
export function openGrammar(entry: URL, onFault?: (error: Error) => void): Grammar {
  const pool = openWorkerPool<string, Correction[]>({ entry, size: 1, mostWaiting, timeLimit, idleLimit });
  return {
    async check(text) {
      if (text.trim() === "") return [];
      try {
        return await pool.run(text.slice(0, longestText).replace(noWord, ({ length }) => " ".repeat(length)));
      } catch (error) {
        // whoever writes goes on without corrections
        onFault?.(error as Error);
        return undefined;
      }
    },
    close: pool.close,
  };
}
