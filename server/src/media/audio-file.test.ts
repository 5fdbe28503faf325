import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { chance } from "#faults/chance.ts";
import { readAudio } from "./audio-file.ts";
import { aBlock, aChunk, aNumber, anElement, aWav, aWebm } from "./test-audio.ts";

const recorded = readFileSync(new URL("./test-recording.webm", import.meta.url));
/** When packets begin that follow one another for so many seconds. */
const packetsFor = (seconds: number, from = 0) =>
  Array.from({ length: seconds * 50 }, (_, at) => from + at * 20);

const notWhole = { fault: "is no whole recording of sound alone" };
const neither = { fault: "is neither WebM nor WAV" };
const tooLong = { fault: "is longer than 60 seconds" };

test("what Chromium recorded for a second and a half is that", () => {
  expect(readAudio(recorded)).toEqual({ type: "audio/webm", seconds: 1.5 });
});

test.each([
  [{}, 1],
  [{ seconds: 2.5, rate: 48_000, channels: 2 }, 2.5],
  [{ rate: 8_000, before: aChunk("LIST", Buffer.from("INFOISFT....")) }, 1],
  [{ seconds: 60 }, 60],
])("a WAV of %j lasts %d s", (facts, seconds) => {
  expect(readAudio(aWav(facts))).toEqual({ type: "audio/wav", seconds });
});

test.each([
  ["whose parts tell no size", {}, 0.06],
  ["whose parts tell their sizes", { open: false }, 0.06],
  ["of many clusters", { packets: packetsFor(5) }, 5],
  ["that begins late", { packets: packetsFor(2, 7_000) }, 2],
  ["with a pause", { packets: [...packetsFor(1), ...packetsFor(1, 3_000)] }, 4],
  ["that tells its times in other units", { packets: packetsFor(1), tick: 2_000_000 }, 1.98],
  ["with padding and tags", { after: [anElement("ec", Buffer.alloc(30)), anElement("1254c367", [])] }, 0.06],
  [
    "with a group",
    { after: [anElement("a0", [anElement("a1", aBlock(60, 0x78)), anElement("9b", [])])] },
    0.08,
  ],
  ["at its longest, and a packet over", { packets: [...packetsFor(60), 60_000] }, 60.02],
])("a WebM %s is measured", (_what, facts, seconds) => {
  expect(readAudio(aWebm(facts))).toEqual({ type: "audio/webm", seconds });
});

test.each([
  ["a WAV", aWav({ seconds: 60.3 })],
  ["a WebM of 61 seconds", aWebm({ packets: packetsFor(61) })],
  ["a WebM", aWebm({ packets: packetsFor(62) })],
  ["a WebM that says it is short", aWebm({ packets: packetsFor(62), tick: 1 })],
  ["a WebM whose packets are all at once", aWebm({ packets: Array(3_100).fill(0) })],
  ["a WebM of packets that hold more", aWebm({ packets: packetsFor(25), toc: 0x18 })],
])("%s of more than a minute is refused", (_what, bytes) => {
  expect(readAudio(bytes)).toEqual(tooLong);
});

test.each([
  ["nothing", Buffer.alloc(0)],
  ["a WAV without a sample", aWav({ seconds: 0 })],
  ["a WebM without a packet", aWebm({ packets: [] })],
])("%s is empty", (_what, bytes) => {
  expect(readAudio(bytes)).toEqual({ fault: "is empty" });
});

test.each([
  ["8 bits a sample", aWav({ bits: 8 })],
  ["24 bits a sample", aWav({ bits: 24 })],
  ["another coding", aWav({ coding: 3 })],
  ["three channels", aWav({ channels: 3 })],
  ["no rate", aWav({ seconds: 0, rate: 0 })],
  ["too high a rate", aWav({ seconds: 0.1, rate: 384_000 })],
  ["its end cut off", aWav().subarray(0, -2)],
  ["something behind it", Buffer.concat([aWav(), Buffer.from("PK\x05\x06")])],
  ["a chunk of its own", aWav({ before: aChunk("html", Buffer.from("<script>")) })],
  ["two formats", aWav({ before: aChunk("fmt ", Buffer.alloc(16)) })],
  ["no samples", aChunk("RIFF", Buffer.concat([Buffer.from("WAVE"), aChunk("fmt ", Buffer.alloc(16))]))],
  ["only its name", Buffer.from("RIFF\x04\0\0\0WAVE")],
])("a WAV with %s is refused", (_what, bytes) => {
  expect(readAudio(bytes)).toEqual(notWhole);
});

test.each([
  ["of pictures", aWebm({ trackType: 1, codec: "V_VP8" })],
  ["of sound and pictures", aWebm({ tracks: 2 })],
  ["of another sound", aWebm({ codec: "A_VORBIS" })],
  ["of no track", aWebm({ tracks: 0 })],
  ["whose packets are packed once more", aWebm({ inTrack: [anElement("6d80", [])] })],
  ["by another name", aWebm({ docType: "matroska" })],
  ["without a unit of time", aWebm({ tick: 0 })],
  ["with a file in it", aWebm({ after: [anElement("1941a469", Buffer.from("<svg>"))] })],
  ["with several packets in a block", aWebm({ after: [anElement("a3", aBlock(80, 0x78, 0x86))] })],
  ["with a packet of nothing", aWebm({ after: [anElement("a3", aBlock(80, 0x7b))] })],
  ["of a track that is not there", aWebm({ after: [anElement("a3", Buffer.from([0x82, 0, 0, 0, 0x78]))] })],
  ["that is told twice", aWebm({ after: [anElement("1549a966", anElement("2ad7b1", aNumber(1)))] })],
  ["with something behind it", Buffer.concat([aWebm({ open: false }), Buffer.from("<html>")])],
  ["that goes on beyond its end", recorded.subarray(0, -20)],
  ["of which only the head is there", recorded.subarray(0, 60)],
  ["of a hundred thousand parts", aWebm({ after: Array(100_000).fill(Buffer.from("ec80", "hex")) })],
])("a WebM %s is refused", (_what, bytes) => {
  expect(readAudio(bytes)).toEqual(notWhole);
});

test.each([
  ["MP3", Buffer.from("ID3\x04\0\0\0\0\0\0")],
  ["MP3 without a tag", Buffer.from([0xff, 0xfb, 0x90, 0x64])],
  ["MP4", Buffer.from("\0\0\0\x20ftypisom")],
  ["Ogg", Buffer.from("OggS\0\x02")],
  ["HTML", Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["ZIP", Buffer.from("PK\x03\x04")],
  ["AVI", Buffer.from("RIFF\x04\0\0\0AVI ")],
  ["HTML with a WAV behind it", Buffer.concat([Buffer.from("<html>"), aWav()])],
  ["one byte", Buffer.from([0x1a])],
])("%s is no recording", (_what, bytes) => {
  expect(readAudio(bytes)).toEqual(neither);
});

test("whatever the bytes, there is an answer, and none is longer than it may be", () => {
  const { whole, pick } = chance(29);
  const samples = [
    recorded,
    aWebm({ packets: packetsFor(3) }),
    aWebm({ open: false }),
    aWav({ seconds: 0.02 }),
  ];
  const heard = new Set<string>();
  for (let round = 0; round < 20_000; round += 1) {
    const bytes = Buffer.from(pick(samples).subarray(0, pick([9_999_999, whole(0, 400)])));
    // most near the beginning, where the structure is
    const place = () => whole(0, Math.max(0, pick([40, 200, bytes.length]) - 1));
    for (let times = whole(1, 6); times > 0; times -= 1)
      bytes[place()] = pick([0, 1, 0x7f, 0x80, 0xff, whole(0, 255)]);
    const answer = readAudio(bytes);

    heard.add("fault" in answer ? answer.fault : answer.type);
    if ("fault" in answer) continue;
    expect(answer.seconds).toBeGreaterThan(0);
    expect(answer.seconds).toBeLessThanOrEqual(60.25);
  }
  // the changes were neither all too small nor all too large
  expect(heard).toEqual(
    new Set(["audio/webm", "audio/wav", "is empty", notWhole.fault, neither.fault, tooLong.fault]),
  );
});

test("bytes at random behind a beginning that is right are answered", () => {
  const { whole, pick } = chance(31);
  for (let round = 0; round < 2_000; round += 1) {
    const noise = Buffer.from(Array.from({ length: whole(0, 300) }, () => whole(0, 255)));
    const beginning = pick([recorded, aWav()]).subarray(0, pick([4, 12, 36, 44, 250]));

    expect(readAudio(Buffer.concat([beginning, noise]))).toHaveProperty("fault");
  }
});
