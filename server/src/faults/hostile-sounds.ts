import { readFileSync } from "node:fs";
import { aNoise, noises } from "#engines/sound/test-sounds.ts";
import { wavOf } from "#engines/sound/wav-of.ts";
import { aWav, aWebm } from "#media/test-audio.ts";
import { chance } from "./chance.ts";

const recorded = readFileSync(new URL("../media/test-recording.webm", import.meta.url));
const packets = Array.from({ length: 40 }, (_, at) => at * 20);

/** What recordings begin as: in none of them does anybody speak. */
const samples: readonly Buffer[] = [
  recorded,
  aWebm({ packets }),
  aWebm({ packets, open: false }),
  aWav({ seconds: 0.3 }),
  ...noises.map((name) => wavOf(aNoise(name, 0.6, name))),
];

const strangers: readonly Buffer[] = [
  Buffer.from("<!doctype html><script>alert(1)</script>"),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.from("PK\u0003\u0004\u0014\u0000"),
  Buffer.from("ID3\u0004\u0000"),
  Buffer.from("\u0000\u0000\u0000\u0020ftypM4A "),
  Buffer.from("OggS\u0000\u0002OpusHead"),
  Buffer.from("#!/bin/sh\nreboot\n"),
  Buffer.from("%PDF-1.7\n"),
];

/** A file that somebody might upload as a recording to do harm; the same for the same number. */
export function aHostileSound(seed: number): Buffer {
  const { next, whole, pick } = chance(seed * 7_919 + 13);
  const sample = pick(samples);
  const drawn = next();
  if (drawn < 0.08) return Buffer.concat([pick(strangers), sample]);
  if (drawn < 0.16) return Buffer.concat([sample, pick(strangers)]);
  if (drawn < 0.2) return pick(strangers);
  if (drawn < 0.3) return Buffer.from(sample.subarray(0, whole(1, sample.length)));
  if (drawn < 0.36) {
    const noise = Buffer.from(Array.from({ length: whole(0, 400) }, () => whole(0, 255)));
    return Buffer.concat([sample.subarray(0, pick([4, 12, 44, 250])), noise]);
  }
  const bytes = Buffer.from(sample);
  // in the head, where the structure is, or in the packets, which the decoder gets
  const reach = pick([40, 200, bytes.length]);
  for (let times = whole(1, 8); times > 0; times -= 1)
    bytes[whole(0, Math.min(reach, bytes.length) - 1)] = pick([0, 1, 0x7f, 0x80, 0xff, whole(0, 255)]);
  return bytes;
}
