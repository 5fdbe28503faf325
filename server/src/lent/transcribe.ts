import { uploadLimits } from "@salida/rules/exercise-limits.ts";
import { type Transcription, TranscriptionFault } from "#engines/transcription/transcription.ts";
import { Refusal } from "#http/refusal.ts";
import type { Transcriber } from "#kinds/chat/partner.ts";
import { packetsOf, readAudio } from "#media/audio-file.ts";

/** Recordings that a learner may have put into words in so many seconds: more than anybody says. */
const most = { recordings: 20, seconds: 600 };

/** One recording at a time for each learner, and not without end: each costs whoever runs this. */
export function transcriberBy(engine: Transcription | undefined, now: () => Date): Transcriber | undefined {
  if (!engine) return undefined;
  const busy = new Set<string>();
  const asked = openTally(now);
  return {
    name: engine.name,
    async hear({ content }, asker) {
      const bytes = Buffer.from(content, "base64");
      if (bytes.length > uploadLimits.bytes) return { fault: "is too large" };
      const audio = readAudio(bytes);
      if ("fault" in audio) return audio;
      if (busy.has(asker)) throw new Refusal("too_many", { retryAfter: 5 });
      asked.add(asker);
      busy.add(asker);
      try {
        const text = await engine.hear({ bytes, seconds: audio.seconds, packets: packetsOf(bytes) }, asker);
        return { text: text ?? null };
      } catch (error) {
        throw error instanceof TranscriptionFault ? new Refusal("unavailable") : error;
      } finally {
        busy.delete(asker);
      }
    },
  };
}

/** Counts by learner; whoever has not asked for a while is forgotten. */
function openTally(now: () => Date) {
  let counts = new Map<string, number>();
  let since = now().getTime();
  return {
    /** Refuses where it was enough. */
    add(asker: string): void {
      const passed = (now().getTime() - since) / 1_000;
      // below 0: the clock was set back
      if (passed >= most.seconds || passed < 0) {
        counts = new Map();
        since = now().getTime();
      }
      const count = (counts.get(asker) ?? 0) + 1;
      if (count > most.recordings)
        throw new Refusal("too_many", { retryAfter: Math.ceil(Math.max(1, most.seconds - passed)) });
      counts.set(asker, count);
    },
  };
}
