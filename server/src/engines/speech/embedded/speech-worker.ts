import { parentPort } from "node:worker_threads";
import type { Level } from "@salida/rules/levels.ts";
import { spokenOf } from "#engines/speech/joining/spoken.ts";
import type { Utterance } from "#engines/speech/speech.ts";
import { loadFlite } from "./flite.ts";
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
  const spoken = await spokenOf(recital);
  parentPort?.postMessage(spoken, [spoken.bytes.buffer as ArrayBuffer]);
});

function unlessLeftOff(error: unknown): undefined {
  if (!(error instanceof LeftOff)) throw error;
}
