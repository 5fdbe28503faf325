/** How many parts of a recording have a peak each: as many as a wide player can draw. */
const parts = 200;
const highest = 100;

/**
 * How loud each part of a sound is at its loudest, for drawing it: 0 to 100, the loudest of all being 100. All are 0
 * where there is no sound.
 */
export function peaksOf(samples: Float32Array): Uint8Array {
  const peaks = Array.from({ length: parts }, (_, part) => {
    const [from, to] = [part, part + 1].map((at) => Math.floor((at * samples.length) / parts));
    return samples.subarray(from, to).reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  });
  const loudest = Math.max(...peaks);
  return Uint8Array.from(peaks, (peak) => (loudest > 0 ? Math.round((highest * peak) / loudest) : 0));
}
