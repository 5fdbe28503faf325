const pcm = 1;
const rates = { least: 8_000, most: 96_000 } as const;
/** Bytes of a chunk before what is in it: its name and its size. */
const head = 8;
/** The format, the samples, how many there are, and words about them. */
const known: ReadonlySet<string> = new Set(["fmt ", "data", "fact", "LIST"]);

/** Whether bytes begin like a WAV file. */
export function isWav(bytes: Buffer): boolean {
  return textAt(bytes, 0) === "RIFF" && textAt(bytes, 8) === "WAVE";
}

/** Seconds of a WAV file with 16 bits a sample, in one channel or two; undefined for one that is not whole, or more. */
export function wavSeconds(bytes: Buffer): number | undefined {
  if (bytes.readUInt32LE(4) + head !== bytes.length) return undefined;
  const chunks = chunksOf(bytes);
  const [fmt, data] = [chunks?.get("fmt "), chunks?.get("data")];
  const format = fmt && fmt.size >= 16 ? formatAt(bytes, fmt.from) : undefined;
  if (!format || !data || data.size % format.frame !== 0) return undefined;
  return data.size / format.frame / format.rate;
}

interface Chunk {
  from: number;
  size: number;
}

/** The chunks that make up the file, each once; undefined where something is left over or of no use to a recording. */
function chunksOf(bytes: Buffer): Map<string, Chunk> | undefined {
  const chunks = new Map<string, Chunk>();
  for (let at = 12; at < bytes.length; ) {
    const name = textAt(bytes, at);
    if (at + head > bytes.length || !known.has(name) || chunks.has(name)) return undefined;
    const [from, size] = [at + head, bytes.readUInt32LE(at + 4)];
    chunks.set(name, { from, size });
    // they begin at even places
    at = from + size + (size % 2);
    if (at > bytes.length) return undefined;
  }
  return chunks;
}

interface Format {
  /** Samples a second. */
  rate: number;
  /** Bytes of a sample in all channels. */
  frame: number;
}

function formatAt(bytes: Buffer, at: number): Format | undefined {
  const [coding, channels] = [bytes.readUInt16LE(at), bytes.readUInt16LE(at + 2)];
  const [rate, perSecond] = [bytes.readUInt32LE(at + 4), bytes.readUInt32LE(at + 8)];
  const [frame, bits] = [bytes.readUInt16LE(at + 12), bytes.readUInt16LE(at + 14)];
  if (coding !== pcm || bits !== 16 || channels < 1 || channels > 2) return undefined;
  if (rate < rates.least || rate > rates.most) return undefined;
  return frame === 2 * channels && perSecond === rate * frame ? { rate, frame } : undefined;
}

/** The four letters at a place, or fewer at the end. */
function textAt(bytes: Buffer, at: number): string {
  return bytes.toString("latin1", at, at + 4);
}
