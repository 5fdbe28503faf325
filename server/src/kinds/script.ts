import type { Audio, Transcript } from "@salida/contract/media.ts";
import { sentencesOf } from "@salida/rules/sentences.ts";
import { z } from "zod";
import type { Heard, Utterance } from "#exercises/kind.ts";

/** What is said, turn by turn. `speaker` is null where only one speaks. */
export const Script = z
  .array(
    z.strictObject({
      speaker: z.string().min(1).nullable(),
      voice: z.enum(["woman", "man"]),
      text: z.string().min(1),
    }),
  )
  .min(1);
export type Script = z.infer<typeof Script>;

export function utterancesOf(script: Script): Utterance[] {
  return script.map(({ voice, text }) => ({ voice, text }));
}

/** All that is said, without who says it. */
export function textOf(script: Script): string {
  return script.map(({ text }) => text).join("\n\n");
}

/** All that is said, as one who reads it instead needs it: with the speakers. */
export function writtenOut(script: Script): string {
  return script.map(({ speaker, text }) => (speaker ? `${speaker}: ${text}` : text)).join("\n\n");
}

/** All that was said with when it is heard; for whoever has completed the exercise. */
export function transcriptOf(script: Script, { sentences: spans }: Heard): Transcript {
  let next = 0;
  return script.map(({ speaker, text }) => ({
    speaker,
    sentences: sentencesOf(text).map((sentence) => {
      const { at, until } = spans[next++] ?? { at: 0, until: 0 };
      return { text: sentence, at, until };
    }),
  }));
}

/** What is seen of a recording: where it is to be heard, and what it looks like. */
export function audioOf(heard: Heard | undefined): Audio | null {
  return heard ? { url: heard.url, seconds: heard.seconds, peaks: heard.peaks } : null;
}
