import { type Speech, SpeechFault, type Voice, voices } from "#engines/speech/speech.ts";
import type { ModelPlace } from "#engines/text/other-models.ts";
import { TextFault } from "#engines/text/text.ts";
import { placeFaultLine } from "./fault-line.ts";

export interface ExaminedSpeech {
  place: ModelPlace;
  speech: Speech;
  /** Hears each line as soon as it is known. */
  tell(line: string): void;
}

const sentence = "Good morning! My brother makes a very large chocolate cake for all of us.";

/** Has every voice say something, and looks at it as at what learners are to hear; whether all is well. */
export async function examineSpeech({ place, speech, tell }: ExaminedSpeech): Promise<boolean> {
  const line = (said: string) => tell(`${"speech".padEnd(10)}${place.name}: ${said}`);
  const took: number[] = [];
  for (const voice of voices) {
    const began = performance.now();
    const fault = await faultOf(speech, voice);
    if (fault) {
      line(fault.why === "unusable" ? `${voice}: ${fault.message}` : placeFaultLine(fault, place));
      return false;
    }
    took.push(performance.now() - began);
  }
  const each = took.reduce((sum, ms) => sum + ms, 0) / took.length / 1_000;
  line(`${voices.length} voices speak, ${each.toFixed(1)} s for two sentences`);
  return true;
}

async function faultOf(speech: Speech, voice: Voice): Promise<TextFault | undefined> {
  try {
    await speech.speak([{ voice, text: sentence }], 2, { who: "doctor" });
    return undefined;
  } catch (error) {
    if (!(error instanceof SpeechFault)) throw error;
    return error.cause instanceof TextFault ? error.cause : new TextFault("down", error.message);
  }
}
