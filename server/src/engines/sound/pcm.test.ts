import { expect, test } from "vitest";
import { readWav } from "./pcm.ts";
import { wavOf } from "./wav-of.ts";

const samples = Float32Array.from([0, 0.5, -0.5, 0.25]);
const file = wavOf(samples, 24_000);

const changed = (change: (bytes: Buffer) => void) => {
  const bytes = Buffer.from(file);
  change(bytes);
  return bytes;
};

test("a file's samples are read at their rate", () => {
  const { samples: read, rate } = readWav(file) ?? {};

  expect(rate).toBe(24_000);
  expect(read).toHaveLength(4);
  for (const [at, value] of samples.entries()) expect(read?.[at]).toBeCloseTo(value, 3);
});

test("two channels are mixed", () => {
  const both = changed((bytes) => bytes.writeUInt16LE(2, 22));

  expect(readWav(both)?.samples.map((value) => Math.round(value * 100))).toEqual(Float32Array.of(25, -12));
});

test("a file that was streamed may say that it goes on for ever", () => {
  const streamed = changed((bytes) => {
    bytes.writeUInt32LE(0xffffffff, 4);
    bytes.writeUInt32LE(0xffffffff, 40);
  });

  expect(readWav(streamed)?.samples).toEqual(readWav(file)?.samples);
});

test.each([
  ["nothing", Buffer.alloc(0)],
  ["a page", Buffer.from("<!doctype html><title>502</title>")],
  ["a head alone", file.subarray(0, 30)],
  ["another beginning", changed((bytes) => bytes.write("RIFX", 0))],
  ["samples of 8 bits", changed((bytes) => bytes.writeUInt16LE(8, 34))],
  ["no channel", changed((bytes) => bytes.writeUInt16LE(0, 22))],
  ["a rate of nothing", changed((bytes) => bytes.writeUInt32LE(0, 24))],
  ["a packed coding", changed((bytes) => bytes.writeUInt16LE(2, 20))],
  ["a format that goes on beyond the end", changed((bytes) => bytes.writeUInt32LE(0xfffffff0, 16))],
])("%s is no sound", (_name, bytes) => {
  expect(readWav(bytes)).toBeUndefined();
});
