import { childrenOf, type Element, elementAt, numberAt, textIn, wholeIn } from "./ebml.ts";
import { opusLength } from "./opus-packet.ts";

const ids = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  tickLength: 0x2ad7b1,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  codec: 0x86,
  encodings: 0x6d80,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const;

/** Padding, checksum, table of contents, index, tags; a cluster's and a block's own facts. They tell nothing of length. */
const passedOver: ReadonlySet<number> = new Set([
  ...[0xec, 0xbf, 0x114d9b74, 0x1c53bb6b, 0x1254c367],
  ...[0xa7, 0xab, 0x9b, 0xfb, 0x75a2],
]);
const lookedInto: ReadonlySet<number> = new Set([ids.cluster, ids.blockGroup]);
const sound = 2;
const usualTick = 1_000_000;
/** In a millisecond. */
const nanoseconds = 1_000_000;
/** Four times what the smallest packets make of a minute. */
const mostElements = 100_000;

/** Whether bytes begin like a WebM file, or something near to it. */
export function isWebm(bytes: Buffer): boolean {
  return bytes.length > 4 && bytes.readUInt32BE(0) === ids.ebml;
}

/** Seconds of a WebM file with one track of Opus and nothing else; undefined for any other. */
export function webmSeconds(bytes: Buffer): number | undefined {
  const heard = heardIn(bytes);
  if (!heard) return undefined;
  // whoever records writes the times; what the packets hold cannot be said to be less
  return Math.max(heard.end - heard.begin, heard.length, 0) / 1_000;
}

/** The packets of Opus in such a file, in their order. */
export function webmPackets(bytes: Buffer): readonly Buffer[] | undefined {
  return heardIn(bytes)?.packets;
}

function heardIn(bytes: Buffer): Heard | undefined {
  const header = elementAt(bytes, 0, bytes.length);
  const docType = header && childrenOf(bytes, header)?.get(ids.docType);
  if (!header || textIn(bytes, docType) !== "webm") return undefined;
  const segment = elementAt(bytes, header.to, bytes.length);
  if (segment?.id !== ids.segment || segment.to !== bytes.length) return undefined;
  return hear(bytes, segment);
}

/** What is known of the sound so far, in milliseconds. */
interface Heard {
  /** Length of the unit that times are told in. */
  tick?: number;
  /** The number of the one track. */
  track?: number | undefined;
  /** When the present cluster begins, in ticks. */
  cluster?: number | undefined;
  begin: number;
  end: number;
  /** Of all packets together. */
  length: number;
  packets: Buffer[];
}

/** Walks along a segment: clusters may not tell where they end, so what is in them is taken one after the other. */
function hear(bytes: Buffer, segment: Element): Heard | undefined {
  const heard: Heard = { begin: Number.POSITIVE_INFINITY, end: 0, length: 0, packets: [] };
  let at = segment.from;
  for (let count = 0; at < segment.to; count += 1) {
    const element = elementAt(bytes, at, segment.to);
    if (!element || (element.open && element.id !== ids.cluster) || count > mostElements) return undefined;
    if (!take(bytes, element, heard)) return undefined;
    at = lookedInto.has(element.id) ? element.from : element.to;
  }
  return heard;
}

/** Takes an element in; false for one that a recording of sound alone does not have. */
function take(bytes: Buffer, element: Element, heard: Heard): boolean {
  switch (element.id) {
    case ids.info:
      return takeInfo(bytes, element, heard);
    case ids.tracks:
      return takeTrack(bytes, element, heard);
    case ids.clusterTime:
      heard.cluster = wholeIn(bytes, element);
      return heard.cluster !== undefined;
    case ids.simpleBlock:
    case ids.block:
      return takeBlock(bytes, element, heard);
    default:
      return lookedInto.has(element.id) || passedOver.has(element.id);
  }
}

function takeInfo(bytes: Buffer, info: Element, heard: Heard): boolean {
  const facts = heard.tick === undefined ? childrenOf(bytes, info) : undefined;
  const tick = facts?.get(ids.tickLength);
  heard.tick = (tick ? (wholeIn(bytes, tick) ?? 0) : usualTick) / nanoseconds;
  return facts !== undefined && heard.tick > 0;
}

function takeTrack(bytes: Buffer, tracks: Element, heard: Heard): boolean {
  const track = heard.track === undefined && childrenOf(bytes, tracks)?.get(ids.track);
  const facts = track && childrenOf(bytes, track);
  if (!facts) return false;
  heard.track = wholeIn(bytes, facts.get(ids.trackNumber));
  const isSound = wholeIn(bytes, facts.get(ids.trackType)) === sound;
  // what is packed or locked up is not read
  return isSound && textIn(bytes, facts.get(ids.codec)) === "A_OPUS" && !facts.has(ids.encodings);
}

function takeBlock(bytes: Buffer, { from, to }: Element, heard: Heard): boolean {
  const { tick, cluster } = heard;
  const track = numberAt(bytes, from, to);
  if (tick === undefined || cluster === undefined || track?.value === undefined) return false;
  const at = from + track.length;
  // one packet a block
  if (track.value !== heard.track || at + 3 >= to || (bytes[at + 2] ?? 0) & 0b110) return false;
  const length = opusLength(bytes[at + 3] ?? 0, at + 4 < to ? bytes[at + 4] : undefined);
  if (length === undefined) return false;
  const begin = (cluster + bytes.readInt16BE(at)) * tick;
  heard.begin = Math.min(heard.begin, begin);
  heard.end = Math.max(heard.end, begin + length);
  heard.length += length;
  heard.packets.push(bytes.subarray(at + 3, to));
  return true;
}
