import type { Level } from "@salida/rules/levels.ts";
import { answerJobs } from "#engines/processes/answer-jobs.ts";
import { spokenOf } from "#engines/speech/joining/spoken.ts";
import type { Spoken, Utterance } from "#engines/speech/speech.ts";
import { loadFlite } from "./flite.ts";
import { recite } from "./recite.ts";

/** What a worker is asked for. */
export interface SpeechJob {
  utterances: readonly Utterance[];
  level: Level;
}

const flite = loadFlite();

answerJobs(async ({ utterances, level }: SpeechJob, doing): Promise<Spoken | null> => {
  try {
    return await spokenOf(await recite(await flite, utterances, level, doing));
  } catch (error) {
    if (doing.signal.aborted) return null;
    throw error;
  }
});
