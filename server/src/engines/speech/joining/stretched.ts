/** Seconds of a slice, and by how much the next one may be moved to go on where the last one stopped. */
const slice = 0.03;
const give = 0.01;
/** Nobody hears less than this. */
const least = 0.02;
/** Every so many samples are compared. */
const stride = 2;

/**
 * What was said, `stretch` times as long in the same voice: slices of it overlap by half, each taken where it goes on
 * most like the one before (waveform-similarity overlap-add).
 */
export function stretched(samples: Float32Array, rate: number, stretch: number): Float32Array {
  const half = Math.round((slice * rate) / 2);
  if (Math.abs(stretch - 1) < least || samples.length < 4 * half) return samples;
  const out = new Float32Array(Math.round(samples.length * stretch));
  const last = samples.length - 2 * half;
  let from = 0;
  for (let at = 0; at < out.length; at += half) {
    if (at > 0) {
      const about = Math.min(last, Math.round(at / stretch));
      // where the slice before would go on
      from = nearest(samples, Math.min(last, from + half), { about, half, reach: Math.round(give * rate) });
    }
    for (let place = 0; place < 2 * half && at + place < out.length; place += 1) {
      const weight = at === 0 && place < half ? 1 : 0.5 - 0.5 * Math.cos((Math.PI * place) / half);
      out[at + place] = (out[at + place] ?? 0) + weight * (samples[from + place] ?? 0);
    }
  }
  return out;
}

interface Search {
  about: number;
  half: number;
  reach: number;
}

/** The place about here from which a slice is most like the one at `wished`. */
function nearest(samples: Float32Array, wished: number, { about, half, reach }: Search): number {
  const last = samples.length - 2 * half;
  let best = { at: about, like: Number.NEGATIVE_INFINITY };
  for (let at = Math.max(0, about - reach); at <= Math.min(last, about + reach); at += 1) {
    let like = 0;
    for (let place = 0; place < half; place += stride)
      like += (samples[at + place] ?? 0) * (samples[wished + place] ?? 0);
    if (like > best.like) best = { at, like };
  }
  return best.at;
}
