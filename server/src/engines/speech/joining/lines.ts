import { sentencesOf } from "@salida/rules/sentences.ts";
import { countWords, paragraphsOf } from "@salida/rules/words.ts";
import type { Utterance, Voice } from "#engines/speech/speech.ts";
import type { Pause } from "./pauses.ts";

/** A sentence that is to be said. */
export interface Line {
  voice: Voice;
  text: string;
  /** What follows it. */
  pause: Pause;
}

/** The sentences of what is to be said, in the order in which `sentencesOf` of the rules gives them. */
export function linesOf(utterances: readonly Utterance[]): Line[] {
  return utterances.flatMap(({ voice, text }) =>
    paragraphsOf(text).flatMap((paragraph) =>
      sentencesOf(paragraph).map((sentence, at, all) => ({
        voice,
        text: sentence,
        pause: at === all.length - 1 ? ("turn" as const) : ("sentence" as const),
      })),
    ),
  );
}

/** Running words of all of it. */
export function wordsOf(utterances: readonly Utterance[]): number {
  return utterances.reduce((sum, { text }) => sum + countWords(text), 0);
}

/** Whether there is anything to say in it. */
export function hasWords(text: string): boolean {
  return /[a-z0-9]/i.test(text);
}
