import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { test as base } from "./fixtures.ts";

/** What the microphone hears, in hertz. */
export const spokenPitch = 440;

/** A test whose browser has a microphone that may be used: it hears a tone that swells and fades, over and over, or another WAV file. */
export const test = base.extend<object, { soundOfRoom: Buffer }>({
  soundOfRoom: [
    // biome-ignore lint/correctness/noEmptyPattern: the test tool reads the fixtures that are used from here
    async ({}, use) => use(toneFile(spokenPitch, 2)),
    { scope: "worker" },
  ],
  permissions: ({ permissions }, use) => use([...(permissions ?? []), "microphone"]),
  launchOptions: [
    async ({ launchOptions, soundOfRoom }, use) => {
      const dir = mkdtempSync(join(tmpdir(), "salida-microphone-"));
      const file = join(dir, "tone.wav");
      writeFileSync(file, soundOfRoom);
      const args = [
        ...(launchOptions.args ?? []),
        "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream",
        `--use-file-for-fake-audio-capture=${file}`,
      ];
      await use({ ...launchOptions, args });
      rmSync(dir, { recursive: true });
    },
    { scope: "worker" },
  ],
});

/** A WAV file of a tone. It is never of one loudness for long: browsers take that for noise, and suppress it. */
function toneFile(hertz: number, seconds: number): Buffer {
  const rate = 48_000;
  const samples = Int16Array.from({ length: rate * seconds }, (_, at) => {
    const swell = 0.5 - 0.5 * Math.cos((4 * Math.PI * at) / rate);
    return 9_000 * swell * Math.sin((2 * Math.PI * hertz * at) / rate);
  });
  const header = Buffer.alloc(44);
  header.write("RIFF");
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(2 * rate, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36);
  header.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([header, Buffer.from(samples.buffer)]);
}

/** What a recording in base64 holds, as the browser decodes it: its length in seconds and its pitch in hertz. */
export function heardIn(page: Page, content: string): Promise<{ seconds: number; pitch: number }> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (it) => it.charCodeAt(0));
    const sound = await new OfflineAudioContext(1, 1, 16_000).decodeAudioData(bytes.buffer);
    const samples = sound.getChannelData(0);
    // of the part that is loud: near silence a codec's own noise crosses zero too
    const loud = samples.filter((_, at) => {
      const around = samples.subarray(Math.max(0, at - 40), at + 40);
      return around.some((sample) => Math.abs(sample) > 0.05);
    });
    const rises = loud.filter((sample, at) => sample >= 0 && (loud[at - 1] ?? 0) < 0).length;
    return { seconds: sound.duration, pitch: (rises * sound.sampleRate) / loud.length };
  }, content);
}
