import type { Sound } from "#engines/sound/pcm.ts";
import { hasSpeech, voicedIn } from "#engines/sound/voiced.ts";

/** Seconds that a letter takes: nobody says one faster, or slower on the whole. A figure is said in some letters. */
const perLetter = { least: 0.025, most: 0.2 };
const lettersOfFigure = 5;
/** Seconds that any sentence may take besides. */
const besides = 1.5;

/** Why a sound cannot be this sentence, or nothing where it can: `phrases` is what sounds in it. */
export function unfit(text: string, sound: Sound, phrases: readonly Float32Array[]): string | undefined {
  const seconds = phrases.reduce((sum, { length }) => sum + length, 0) / sound.rate;
  if (seconds === 0) return "silence";
  const figures = text.replaceAll(/\D/g, "").length;
  const letters = text.replaceAll(/[^\p{L}]/gu, "").length + lettersOfFigure * figures;
  const told = `${seconds.toFixed(1)} s for ${letters} letters`;
  if (seconds < perLetter.least * letters) return `faster than anybody speaks, ${told}`;
  if (seconds > besides + perLetter.most * letters) return `far too long, ${told}`;
  return hasSpeech(voicedIn(sound)) ? undefined : "a sound in which nobody speaks";
}
