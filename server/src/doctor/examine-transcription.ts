import { wavOf } from "#engines/sound/wav-of.ts";
import { loadFlite, sampleRate } from "#engines/speech/embedded/flite.ts";
import { fliteVoices } from "#engines/speech/embedded/voices.ts";
import type { ModelPlace } from "#engines/text/other-models.ts";
import { TextFault } from "#engines/text/text.ts";
import { type Transcription, TranscriptionFault } from "#engines/transcription/transcription.ts";
import { placeFaultLine } from "./fault-line.ts";

export interface ExaminedTranscription {
  place: ModelPlace;
  transcription: Transcription;
  /** Hears each line as soon as it is known. */
  tell(line: string): void;
}

const sentence = "I like old books, and I have three of them at home";
/** Of its words so many have to be heard: numbers and a short word are written in more than one way. */
const enough = 0.7;

/** Has a sentence of the voice on board put into words; whether all is well. */
export async function examineTranscription(examined: ExaminedTranscription): Promise<boolean> {
  const { place, transcription, tell } = examined;
  const line = (said: string) => tell(`${"hearing".padEnd(10)}${place.name}: ${said}`);
  const bytes = await said(sentence);
  const began = performance.now();
  let heard: string | undefined;
  try {
    heard = await transcription.hear({ bytes, seconds: (bytes.length - 44) / 2 / sampleRate }, "doctor");
  } catch (error) {
    if (!(error instanceof TranscriptionFault)) throw error;
    const { cause, message } = error;
    line(placeFaultLine(cause instanceof TextFault ? cause : new TextFault("down", message), place));
    return false;
  }
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  const well = shareHeard(heard ?? "") >= enough;
  line(
    well
      ? `hears a sentence in ${seconds} s`
      : `of "${sentence}" it heard ${heard ? `"${heard}"` : "nothing"}`,
  );
  return well;
}

async function said(text: string): Promise<Buffer> {
  const pieces = await (await loadFlite())(text, fliteVoices.otherMan, 1);
  const pause = new Float32Array(0.25 * sampleRate);
  return wavOf(Float32Array.from([pause, ...pieces, pause].flatMap((piece) => [...piece])), sampleRate);
}

function shareHeard(heard: string): number {
  const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const there = new Set(wordsOf(heard));
  const wanted = wordsOf(sentence);
  return wanted.filter((word) => there.has(word)).length / wanted.length;
}
