import { expect, test } from "vitest";
import { mixed, wavOf } from "./recorder-wav.ts";

const rate = 16_000;

function samplesOf(file: ArrayBuffer): number[] {
  return [...new Int16Array(file.slice(44))];
}

test("a file says what it is: 16 bits, one channel, its rate and its length", () => {
  const file = wavOf(new Float32Array(rate), rate);
  const view = new DataView(file);
  const name = (at: number) => String.fromCharCode(...new Uint8Array(file, at, 4));

  expect(file.byteLength).toBe(44 + 2 * rate);
  expect([0, 8, 12, 36].map(name)).toEqual(["RIFF", "WAVE", "fmt ", "data"]);
  expect(view.getUint32(4, true)).toBe(file.byteLength - 8);
  expect(view.getUint32(16, true)).toBe(16);
  expect([20, 22, 32, 34].map((at) => view.getUint16(at, true))).toEqual([1, 1, 2, 16]);
  expect([24, 28, 40].map((at) => view.getUint32(at, true))).toEqual([rate, 2 * rate, 2 * rate]);
});

test("every sample is kept, in its order", () => {
  const tone = Float32Array.from({ length: 480 }, (_, at) => Math.sin((2 * Math.PI * 440 * at) / rate));

  const heard = samplesOf(wavOf(tone, rate));

  expect(heard).toHaveLength(480);
  expect(heard.map((it) => it / 0x8000)).toEqual([...tone].map((it) => expect.closeTo(it, 3)));
});

test("what is too loud is cut, and does not turn over", () => {
  const samples = Float32Array.of(0, 1, -1, 1.5, -7, 0.5);

  expect(samplesOf(wavOf(samples, rate))).toEqual([0, 32_767, -32_768, 32_767, -32_768, 16_384]);
});

test("nothing recorded is a file with nothing in it", () => {
  expect(wavOf(new Float32Array(), rate).byteLength).toBe(44);
});

test("channels are heard as much as each other", () => {
  const [left, right] = [Float32Array.of(1, 0, -0.5), Float32Array.of(0, 0.5, -0.5)];

  expect([...mixed([left, right])]).toEqual([0.5, 0.25, -0.5]);
  expect(mixed([left])).toBe(left);
  expect(mixed([])).toHaveLength(0);
});
