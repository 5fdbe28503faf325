import { createHash } from "node:crypto";
import type { Level } from "@salida/rules/levels.ts";
import { type Span, type Speech, SpeechFault, type Utterance } from "#engines/speech.ts";
import { Refusal } from "#http/refusal.ts";
import type { MakeOnce } from "./make-once.ts";

/** A recording in the media store. */
export interface Recording {
  name: string;
  /** Length of the whole recording. */
  seconds: number;
  /** When each sentence is heard. */
  sentences: Span[];
}

/** The recording of utterances at a level's rate, spoken when it is first asked for. Refuses with `unavailable`. */
export async function spokenOnce(
  { speech, makeOnce }: { speech: Speech; makeOnce: MakeOnce },
  utterances: readonly Utterance[],
  level: Level,
): Promise<Recording> {
  const said = utterances.map(({ voice, text }) => [voice, text]);
  const asked = JSON.stringify([speech.version, level, said]);
  const key = `speech ${createHash("sha256").update(asked).digest("base64url")}`;
  try {
    const { name, details } = await makeOnce(key, async () => {
      const { bytes, type, seconds, sentences } = await speech.speak(utterances, level);
      return { bytes, type, details: { seconds, sentences } };
    });
    return { name, ...details };
  } catch (error) {
    throw error instanceof SpeechFault ? new Refusal("unavailable") : error;
  }
}
