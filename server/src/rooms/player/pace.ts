import type { Level } from "@salida/rules/levels.ts";
import { speechRate } from "@salida/rules/speech-rates.ts";
import { countWords } from "@salida/rules/words.ts";

/** Words a minute that a learner of a level reads, with a dictionary in mind: assumed, slow on purpose. */
const reading: Readonly<Record<Level, number>> = { 0: 70, 1: 90, 2: 120, 3: 150, 4: 180, 5: 210 };
/** Words a minute that they type in a language not their own. */
const typing: Readonly<Record<Level, number>> = { 0: 8, 1: 10, 2: 13, 3: 17, 4: 21, 5: 25 };

/** How long a learner of a level takes, in seconds. */
export interface Pace {
  read(text: string): number;
  /** Listens to a text so many times. */
  hear(text: string, times: number): number;
  type(text: string): number;
  /** To think about a riddle, to work out the order of the colours, to look at what was wrong. */
  riddle: number;
  decoder: number;
  mistake: number;
}

/** A learner's pace at a level. */
export function paceOf(level: Level): Pace {
  const at = (rate: number) => (text: string) => (60 * countWords(text)) / rate;
  const hears = at(speechRate(level));
  return {
    read: at(reading[level]),
    hear: (text, times) => times * hears(text),
    type: at(typing[level]),
    riddle: 60,
    decoder: 25,
    mistake: 10,
  };
}
