import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { uploadLimits } from "@salida/rules/exercise-limits.ts";
import { type Speech, SpeechFault } from "#engines/speech/speech.ts";
import { type OwnSounds, tools } from "#exercises/flow.ts";
import { readAudio } from "#media/audio-file.ts";
import type { Media } from "#media/media.ts";
import { ownRecordings } from "#media/recordings.ts";

/** Milliseconds that a reply waits for its voice; a connection on which nothing comes is cut after fifteen seconds. */
const patience = 8_000;
/** Of these, so many for whoever speaks elsewhere: the voice on board needs the rest. */
const elsewhere = 4_000;

/** What learners record and what is said to them alone: never shared, gone with the account. */
export function learnerSounds(speech: Speech, media: Media): OwnSounds {
  return {
    async keep({ content }) {
      const bytes = Buffer.from(content, "base64");
      if (bytes.length > uploadLimits.bytes) return { fault: "is too large" };
      const audio = readAudio(bytes);
      if ("fault" in audio) return audio;
      const name = await media.keepAside(bytes, audio.type);
      return { name, contentType: audio.type, seconds: audio.seconds };
    },

    async speak(utterance, level, learner) {
      try {
        // a reply is a sentence or two: each has a turn of its own
        const late = sleep(patience, undefined, { ref: false });
        const wish = { who: randomUUID(), within: elsewhere, learner };
        const spoken = await Promise.race([speech.speak([utterance], level, wish), late]);
        if (!spoken) return undefined;
        const { bytes, type, seconds } = spoken;
        return { name: await media.keepAside(bytes, type), contentType: type, seconds };
      } catch (error) {
        // the reply is there to be read
        if (error instanceof SpeechFault) return undefined;
        throw error;
      }
    },

    own: ownRecordings,
    read: media.read,
    addressOf: ({ name }, learner) => media.sign(name, learner, tools.now()),
  };
}
