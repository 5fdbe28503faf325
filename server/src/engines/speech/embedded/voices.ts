import type { Voice } from "#engines/speech/speech.ts";

/** A voice of Flite's, as we use it. */
export interface FliteVoice {
  name: "slt" | "rms" | "awb";
  /** Hertz to aim at, where it is not the voice's own. */
  pitch?: number;
  /** Seconds a letter takes at its own pace, the pauses left out; measured over texts of the library. */
  secondsPerLetter: number;
}

/** Their median pitches, measured: about 180, 105, 225 and 136 Hz. The man's cannot be changed. */
export const fliteVoices: Readonly<Record<Voice, FliteVoice>> = {
  woman: { name: "slt", secondsPerLetter: 0.069 },
  man: { name: "rms", secondsPerLetter: 0.08 },
  otherWoman: { name: "slt", pitch: 217, secondsPerLetter: 0.069 },
  otherMan: { name: "awb", secondsPerLetter: 0.069 },
};
