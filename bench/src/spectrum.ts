/** The power in each third of an octave from 50 Hz to 10 kHz, in decibels, of a signal's middle. */
export function thirds(samples: Float32Array, rate: number): number[] {
  const size = 4096;
  const power = new Float64Array(size / 2);
  for (let from = 0; from + size <= samples.length; from += size) {
    const window = Float64Array.from({ length: size }, (_, at) => {
      return (samples[from + at] ?? 0) * Math.sin((Math.PI * at) / size) ** 2;
    });
    for (const [bin, found] of powersOf(window).entries()) power[bin] = (power[bin] ?? 0) + found;
  }
  return Array.from({ length: 23 }, (_, band) => {
    const [low, high] = [band, band + 1].map((it) => Math.round((50 * 2 ** (it / 3) * size) / rate));
    const sum = power.slice(low, Math.max(high ?? 0, (low ?? 0) + 1)).reduce((a, b) => a + b, 0);
    return 10 * Math.log10(sum + 1e-9);
  });
}

/** Where the middle of the power lies, in Hz, by thirds of an octave. */
export function centroid(bands: readonly number[]): number {
  const powers = bands.map((decibels) => 10 ** (decibels / 10));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.reduce((so, power, band) => so + power * 50 * 2 ** ((band + 0.5) / 3), 0) / sum;
}

/** The powers of a Fourier transform of a power of two, radix 2. */
function powersOf(real: Float64Array): Float64Array {
  const [re, im] = transformed(real, new Float64Array(real.length));
  return Float64Array.from({ length: real.length / 2 }, (_, at) => (re[at] ?? 0) ** 2 + (im[at] ?? 0) ** 2);
}

function transformed(re: Float64Array, im: Float64Array): [re: Float64Array, im: Float64Array] {
  const count = re.length;
  if (count === 1) return [re, im];
  const every = (from: Float64Array, first: number) =>
    Float64Array.from({ length: count / 2 }, (_, at) => from[2 * at + first] ?? 0);
  const [evenRe, evenIm] = transformed(every(re, 0), every(im, 0));
  const [oddRe, oddIm] = transformed(every(re, 1), every(im, 1));
  const outRe = new Float64Array(count);
  const outIm = new Float64Array(count);
  for (let at = 0; at < count / 2; at += 1) {
    const angle = (-2 * Math.PI * at) / count;
    const [or, oi] = [oddRe[at] ?? 0, oddIm[at] ?? 0];
    const turnedRe = Math.cos(angle) * or - Math.sin(angle) * oi;
    const turnedIm = Math.cos(angle) * oi + Math.sin(angle) * or;
    outRe[at] = (evenRe[at] ?? 0) + turnedRe;
    outIm[at] = (evenIm[at] ?? 0) + turnedIm;
    outRe[at + count / 2] = (evenRe[at] ?? 0) - turnedRe;
    outIm[at + count / 2] = (evenIm[at] ?? 0) - turnedIm;
  }
  return [outRe, outIm];
}
