import { parentPort } from "node:worker_threads";
import type { Level } from "@salida/rules/levels.ts";
import type { Spoken, Utterance } from "#engines/speech/speech.ts";
import { delay, encode, secondsOf } from "./encode.ts";
import { loadFlite } from "./flite.ts";
import { peaksOf } from "./peaks.ts";
import type { SharedProgress } from "./progress.ts";
import { LeftOff, recite } from "./recite.ts";

/** What a worker is asked for. */
export interface SpeechJob {
  utterances: readonly Utterance[];
  level: Level;
  progress: SharedProgress;
}

const flite = loadFlite();

parentPort?.on("message", async ({ utterances, level, progress }: SpeechJob) => {
  // one that throws ends this worker, and its job with it
  const recital = await recite(await flite, utterances, level, progress).catch(unlessLeftOff);
  if (!recital) return parentPort?.postMessage(null);
  const { samples, words, sentences } = recital;
  const bytes = await encode(samples);
  const heard = sentences.map(({ at, until }) => ({ at: inFile(at), until: inFile(until) }));
  const peaks = Buffer.from(peaksOf(samples)).toString("base64");
  const seconds = secondsOf(bytes);
  const spoken: Spoken = { bytes, type: "audio/mpeg", seconds, words, sentences: heard, peaks };
  parentPort?.postMessage(spoken, [bytes.buffer as ArrayBuffer]);
});

/** Where a second of what was said is in the file, to the millisecond. */
function inFile(second: number): number {
  return Math.round((second + delay) * 1_000) / 1_000;
}

function unlessLeftOff(error: unknown): undefined {
  if (!(error instanceof LeftOff)) throw error;
}
