import { type Speech, SpeechFault } from "./speech.ts";

/**
 * Speech by somebody else where that works, and for the whole of a recording by the voice on board where it does not.
 * What nobody waits for yet is left for later then: a recording stays as it was made, and this one was meant to be theirs.
 */
export function orOnBoard(remote: Speech, onBoard: Speech, onFault?: (error: Error) => void): Speech {
  return {
    async speak(utterances, level, wish) {
      try {
        return await remote.speak(utterances, level, wish);
      } catch (error) {
        if (!(error instanceof SpeechFault)) throw error;
        if (!error.busy) onFault?.(error);
        if (wish.who === undefined) throw error;
        return onBoard.speak(utterances, level, wish);
      }
    },
    async close() {
      await Promise.all([remote.close(), onBoard.close()]);
    },
  };
}
