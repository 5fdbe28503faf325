/** Samples a second of the sound that is measured here. */
const rate = 16_000;
/** A window holds two periods of the deepest voice. */
const windowLength = 640;
/** Below it a window is silence, or a sound without a pitch. */
const leastPower = 1e-4;
const leastLikeness = 0.7;
/** Hertz. */
const pitches = { least: 60, most: 320 };

/** Median pitch in hertz of what is voiced, by autocorrelation. */
export function medianPitch(samples: Float32Array): number {
  const found: number[] = [];
  for (let start = 0; start + 2 * windowLength < samples.length; start += windowLength) {
    const pitch = pitchAt(samples, start);
    if (pitch) found.push(pitch);
  }
  return found.toSorted((a, b) => a - b)[Math.floor(found.length / 2)] ?? 0;
}

function pitchAt(samples: Float32Array, start: number): number | undefined {
  const own = product(samples, start, start);
  if (own / windowLength < leastPower) return undefined;
  let best = { lag: 0, likeness: leastLikeness };
  for (let lag = Math.floor(rate / pitches.most); lag <= rate / pitches.least; lag += 1) {
    const other = product(samples, start + lag, start + lag);
    const likeness = product(samples, start, start + lag) / Math.sqrt(own * other || 1);
    // twice the period is as like: the first of them counts
    if (likeness > best.likeness + 0.02) best = { lag, likeness };
  }
  return best.lag > 0 ? rate / best.lag : undefined;
}

function product(samples: Float32Array, one: number, other: number): number {
  let sum = 0;
  for (let at = 0; at < windowLength; at += 1) sum += (samples[one + at] ?? 0) * (samples[other + at] ?? 0);
  return sum;
}

/** Runs of silence as [start, end] in seconds. */
export function silences(samples: Float32Array): [start: number, end: number][] {
  const found: [number, number][] = [];
  let start = 0;
  for (const [at, value] of samples.entries()) {
    if (Math.abs(value) < 0.004) continue;
    if (at - start > 0.05 * rate) found.push([start / rate, at / rate]);
    start = at + 1;
  }
  return [...found, [start / rate, samples.length / rate]];
}

/** How loud it is on the whole, silence left out: the root of the mean square. */
export function powerOf(samples: Float32Array): number {
  const loud = samples.filter((value) => Math.abs(value) > 0.01);
  return Math.sqrt(loud.reduce((sum, value) => sum + value * value, 0) / Math.max(1, loud.length));
}
