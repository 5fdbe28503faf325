/** Loudness that all speech has, in LUFS: that of talk on the radio of the web, with room for its peaks. */
export const speechLoudness = -19;

/** Seconds of a block, and from one to the next. */
const block = { length: 0.4, step: 0.1 };
/** Blocks that are quieter count as silence: in all, and below the mean of the others. */
const gates = { silence: -70, below: 10 };
/** Where what is louder is bent, so that nothing is cut off. */
const knee = 0.8;

/** A filter of second order: what it adds of what came in, and takes of what went out. */
interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/**
 * Integrated loudness of one channel in LUFS, as ITU-R BS.1770 measures it: weighted as ears hear, in blocks, silence left
 * out. Minus infinity where there is no sound.
 */
export function loudnessOf(samples: Float32Array, rate: number): number {
  const powers = blockPowers(weighted(samples, rate), rate);
  const sounding = powers.filter((power) => inLufs(power) > gates.silence);
  const floor = inLufs(meanOf(sounding)) - gates.below;
  return inLufs(meanOf(sounding.filter((power) => inLufs(power) > floor)));
}

/** Tries after which a sound is as loud as it should be, though its peaks are bent. */
const tries = 2;

/** What a sound is multiplied by, and bent then, to be as loud as all speech; 1 for silence. */
export function gainFor(samples: Float32Array, rate: number): number {
  let gain = 1;
  for (let tried = 0; tried < tries; tried += 1) {
    const loudness = loudnessOf(
      samples.map((value) => bent(value * gain)),
      rate,
    );
    if (!Number.isFinite(loudness)) return 1;
    gain *= 10 ** ((speechLoudness - loudness) / 20);
  }
  return gain;
}

/** A value within -1 and 1: unchanged up to a knee, bent above it. */
export function bent(value: number): number {
  const size = Math.abs(value);
  if (size <= knee) return value;
  return Math.sign(value) * (knee + (1 - knee) * Math.tanh((size - knee) / (1 - knee)));
}

function inLufs(power: number): number {
  return -0.691 + 10 * Math.log10(power);
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Mean squares of blocks; a sound shorter than a block is one. */
function blockPowers(samples: Float64Array, rate: number): number[] {
  const [length, step] = [Math.round(block.length * rate), Math.round(block.step * rate)];
  const starts = Array.from(
    { length: Math.max(1, Math.floor((samples.length - length) / step) + 1) },
    (_, at) => at * step,
  );
  return starts.map((start) => {
    const part = samples.subarray(start, start + length);
    return part.reduce((sum, value) => sum + value * value, 0) / Math.max(1, part.length);
  });
}

function weighted(samples: Float32Array, rate: number): Float64Array {
  return filtered(filtered(Float64Array.from(samples), headShelf(rate)), lowCut(rate));
}

function filtered(samples: Float64Array, { b: [b0, b1, b2], a: [a1, a2] }: Biquad): Float64Array {
  const out = new Float64Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let at = 0; at < samples.length; at += 1) {
    const x = samples[at] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    out[at] = y;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
  }
  return out;
}

/** How a head lifts what is high: the standard's first filter, at any rate. */
function headShelf(rate: number): Biquad {
  const k = Math.tan((Math.PI * 1_681.974450955533) / rate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const middle = high ** 0.4996667741545416;
  const whole = 1 + k / q + k * k;
  return {
    b: [
      (high + (middle * k) / q + k * k) / whole,
      (2 * (k * k - high)) / whole,
      (high - (middle * k) / q + k * k) / whole,
    ],
    a: [(2 * (k * k - 1)) / whole, (1 - k / q + k * k) / whole],
  };
}

/** What is too low to be heard as loud: the standard's second filter. */
function lowCut(rate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate);
  const q = 0.5003270373238773;
  const whole = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / whole, (1 - k / q + k * k) / whole] };
}
