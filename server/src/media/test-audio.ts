interface WavFacts {
  seconds?: number;
  rate?: number;
  channels?: number;
  bits?: number;
  coding?: number;
  /** Chunks before the samples, whole. */
  before?: Buffer;
}

/** A WAV file of silence. */
export function aWav({
  seconds = 1,
  rate = 16_000,
  channels = 1,
  bits = 16,
  coding = 1,
  before = Buffer.alloc(0),
}: WavFacts = {}): Buffer {
  const frame = (channels * bits) / 8;
  const format = Buffer.alloc(16);
  format.writeUInt16LE(coding, 0);
  format.writeUInt16LE(channels, 2);
  format.writeUInt32LE(rate, 4);
  format.writeUInt32LE(rate * frame, 8);
  format.writeUInt16LE(frame, 12);
  format.writeUInt16LE(bits, 14);
  const samples = Buffer.alloc(Math.round(seconds * rate) * frame);
  const chunks = [Buffer.from("WAVE"), aChunk("fmt ", format), before, aChunk("data", samples)];
  return aChunk("RIFF", Buffer.concat(chunks));
}

export function aChunk(name: string, content: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from(name), size, content]);
}

/** An EBML element by the bytes of its id in hex; one that is open does not tell its size. */
export function anElement(id: string, content: Buffer | Buffer[], open = false): Buffer {
  const inner = Array.isArray(content) ? Buffer.concat(content) : content;
  const size = Buffer.alloc(8, 0xff);
  if (!open) size.writeBigUInt64BE(BigInt(inner.length));
  size[0] = 0x01;
  return Buffer.concat([Buffer.from(id, "hex"), size, inner]);
}

/** A number as an element holds it. */
export function aNumber(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

interface WebmFacts {
  /** When each packet of 20 ms begins, in milliseconds. */
  packets?: readonly number[];
  docType?: string;
  /** 2 is sound, 1 is pictures. */
  trackType?: number;
  codec?: string;
  /** First byte of a packet: what it holds and how long. */
  toc?: number;
  /** Nanoseconds. */
  tick?: number;
  /** How many tracks alike. */
  tracks?: number;
  /** Elements of a track besides the usual ones. */
  inTrack?: Buffer[];
  /** Elements in the segment after the sound. */
  after?: Buffer[];
  /** Whether segment and clusters tell their sizes. */
  open?: boolean;
}

/** A WebM file as a browser writes it, with packets that hold no sound. */
export function aWebm({
  packets = [0, 20, 40],
  docType = "webm",
  trackType = 2,
  codec = "A_OPUS",
  toc = 0x78,
  tick = 1_000_000,
  tracks = 1,
  inTrack = [],
  after = [],
  open = true,
}: WebmFacts = {}): Buffer {
  const track = anElement("ae", [
    anElement("d7", aNumber(1)),
    anElement("83", aNumber(trackType)),
    anElement("86", Buffer.from(codec)),
    ...inTrack,
  ]);
  const seconds = [...new Set(packets.map((at) => Math.floor(at / 1_000)))];
  const clusters = seconds.map((second) => {
    const own = packets.filter((at) => Math.floor(at / 1_000) === second);
    const blocks = own.map((at) => anElement("a3", aBlock(at % 1_000, toc)));
    return anElement("1f43b675", [anElement("e7", aNumber(second * 1_000)), ...blocks], open);
  });
  const info = anElement("1549a966", anElement("2ad7b1", aNumber(tick)));
  const segment = [info, anElement("1654ae6b", Array(tracks).fill(track)), ...clusters, ...after];
  return Buffer.concat([
    anElement("1a45dfa3", anElement("4282", Buffer.from(docType))),
    anElement("18538067", segment, open),
  ]);
}

/** A block of the first track, with one packet. */
export function aBlock(at: number, toc: number, flags = 0x80): Buffer {
  return Buffer.from([0x81, at >> 8, at & 0xff, flags, toc, 0, 0, 0]);
}
