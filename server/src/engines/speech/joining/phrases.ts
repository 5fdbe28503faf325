/** Seconds over which it is measured how loud it is. */
const window = 0.01;
/** Of the loudest window's power, less than this is silence. */
const silence = 10 ** (-35 / 10);
/** A silence within a sentence that is a pause; a shorter one belongs to a consonant. */
const pause = 0.15;
/** Seconds kept around what sounds: it begins a little before and rings a little after. */
const before = 0.02;
const after = 0.04;

/** What somebody said, cut where they paused, without the silence at its ends. Nothing of what is silent. */
export function phrasesOf(samples: Float32Array, rate: number): Float32Array[] {
  const size = Math.round(window * rate);
  const powers = Array.from({ length: Math.floor(samples.length / size) }, (_, at) =>
    samples.subarray(at * size, (at + 1) * size).reduce((sum, value) => sum + value * value, 0),
  );
  const floor = powers.reduce((most, power) => Math.max(most, power), 0) * silence;
  const runs: { from: number; until: number }[] = [];
  for (const [at, power] of powers.entries()) {
    if (power <= floor) continue;
    const run = runs.at(-1);
    if (run && at - run.until < pause / window) run.until = at + 1;
    else runs.push({ from: at, until: at + 1 });
  }
  return runs.map(({ from, until }) =>
    samples.slice(
      Math.max(0, Math.round(from * size - before * rate)),
      Math.round(until * size + after * rate),
    ),
  );
}
