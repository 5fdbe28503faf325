/** Decibels below the loudest there can be: a room with nobody speaking, and a voice near the microphone. */
const quiet = -55;
const loud = -12;

/** How loud samples are to the ear: 0 is silence, 1 a near voice. */
export function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / (samples.length || 1);
  const decibels = 10 * Math.log10(power);
  return Math.max(0, Math.min(1, (decibels - quiet) / (loud - quiet)));
}
