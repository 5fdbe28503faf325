import type { Sound } from "./pcm.ts";

/** Samples on either side that a sample is made of, at the lower of the two rates. */
const reach = 16;

/** The same sound at another rate: what the new one cannot hold is left out, so that it does not come back as noise. */
export function atRate({ samples, rate }: Sound, wished: number): Float32Array {
  if (rate === wished) return samples;
  const step = rate / wished;
  const wide = Math.max(1, step);
  const out = new Float32Array(Math.floor(samples.length / step));
  for (const at of out.keys()) {
    const middle = at * step;
    const first = Math.max(0, Math.ceil(middle - reach * wide));
    const last = Math.min(samples.length - 1, Math.floor(middle + reach * wide));
    let sum = 0;
    for (let from = first; from <= last; from += 1)
      sum += (samples[from] ?? 0) * kernelAt((from - middle) / wide);
    out[at] = sum / wide;
  }
  return out;
}

/** Entries of the kernel's table from one sample to the next: finer than anybody hears. */
const fine = 1_024;
const table = Float32Array.from({ length: reach * fine + 1 }, (_, at) => kernel(at / fine));

function kernelAt(at: number): number {
  return table[Math.round(Math.abs(at) * fine)] ?? 0;
}

/** A windowed sinc. */
function kernel(at: number): number {
  if (at === 0) return 1;
  const angle = Math.PI * at;
  return (Math.sin(angle) / angle) * (0.5 + 0.5 * Math.cos(angle / reach));
}
