/** One channel of sound: samples of -1 to 1, and how many a second. */
export interface Sound {
  samples: Float32Array;
  rate: number;
}

const pcm = 1;
/** A format whose own code stands further on. */
const extended = 0xfffe;
const rates = { least: 8_000, most: 96_000 } as const;
/** Bytes of a chunk before what is in it. */
const head = 8;

/**
 * The sound of a WAV file of 16 bits, its channels mixed; undefined for anything else. Servers that stream one do not
 * know how long it will be: the samples may be said to go on beyond the file's end.
 */
export function readWav(bytes: Uint8Array): Sound | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (textAt(view, 0) !== "RIFF" || textAt(view, 8) !== "WAVE") return undefined;
  let format: Format | undefined;
  for (let at = 12; at + head <= bytes.length; ) {
    const [name, size] = [textAt(view, at), view.getUint32(at + 4, true)];
    const from = at + head;
    if (name === "data") return format && mixed(view, from, Math.min(size, bytes.length - from), format);
    if (from + size > bytes.length) return undefined;
    if (name === "fmt ") format = formatAt(view, from, size);
    at = from + size + (size % 2);
  }
  return undefined;
}

interface Format {
  channels: number;
  rate: number;
}

function formatAt(view: DataView, at: number, size: number): Format | undefined {
  if (size < 16) return undefined;
  const told = view.getUint16(at, true);
  const coding = told === extended && size >= 26 ? view.getUint16(at + 24, true) : told;
  const [channels, rate] = [view.getUint16(at + 2, true), view.getUint32(at + 4, true)];
  const isKnown = coding === pcm && view.getUint16(at + 14, true) === 16;
  if (!isKnown || channels < 1 || channels > 2 || rate < rates.least || rate > rates.most) return undefined;
  return { channels, rate };
}

function mixed(view: DataView, from: number, size: number, { channels, rate }: Format): Sound {
  const samples = new Float32Array(Math.floor(size / 2 / channels));
  for (const at of samples.keys()) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1)
      sum += view.getInt16(from + (at * channels + channel) * 2, true);
    samples[at] = sum / channels / 32_768;
  }
  return { samples, rate };
}

function textAt(view: DataView, at: number): string {
  if (at + 4 > view.byteLength) return "";
  return String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)));
}
