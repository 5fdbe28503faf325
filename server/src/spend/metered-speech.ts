import { type Speech, SpeechFault } from "#engines/speech/speech.ts";
import { TextFault } from "#engines/text/text.ts";
import type { Meter } from "./meter.ts";

/** What is counted for speech, since no provider says it alike: about so many tokens a character, text in and sound out. */
const perCharacter = 2;

/** Speech by a provider that is asked nothing for which there is no budget. */
export function meteredSpeech(speech: Speech, meter: Meter): Speech {
  return {
    async speak(utterances, level, wish) {
      const most = perCharacter * utterances.reduce((sum, { text }) => sum + text.length, 0);
      const settle = await meter.reserve(most, wish.learner);
      const cause = new TextFault("budget", "the day's tokens are used up");
      if (!settle) throw new SpeechFault(cause.message, { cause });
      let used = most;
      try {
        return await speech.speak(utterances, level, wish);
      } catch (error) {
        if (error instanceof SpeechFault) used = perCharacter * error.spent;
        throw error;
      } finally {
        await settle(used);
      }
    },
    close: speech.close,
  };
}
