import { uploadLimits } from "@salida/rules/exercise-limits.ts";
import { chooseFormat } from "./recorder-format.ts";
import { levelOf } from "./recorder-level.ts";

/** Bits a second: speech in Opus is clear with that, and a minute of it 240 kB. */
const audioBitsPerSecond = 32_000;

/** It ends a second early: the clock of a page in the background may be a second late, and longer is refused. */
const fullMs = (uploadLimits.seconds - 1) * 1000;

/** How a recording ended: it was stopped, its time was up, or the microphone went away. */
export type Ending = "stopped" | "full" | "lost";

export interface Recording {
  sound: Blob;
  seconds: number;
  ending: Ending;
}

/** A microphone that is recording. */
export interface Recorder {
  /** How long it has recorded. */
  seconds(): number;
  /** How loud it is at this moment, 0 to 1. */
  level(): number;
  stop(): void;
  /** What was recorded, once it has ended and the microphone is let go. */
  recording: Promise<Recording>;
}

/**
 * Asks for the microphone and begins to record, for as long as a voice message may be. Rejects with what the browser
 * says where there is none to be had. `leave` ends it at any moment, and then nothing is left of it.
 */
export async function openRecorder(leave: AbortSignal): Promise<Recorder> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    leave.throwIfAborted();
    // a recorder whose microphone stops ends with it
    leave.addEventListener("abort", release);
    const { recording, ...recorder } = record(stream);
    const { level, close } = listenTo(stream);
    const letGo = () => {
      release();
      void close();
    };
    return { ...recorder, level, recording: recording.finally(letGo) };
  } catch (error) {
    release();
    throw error;
  }
}

function record(stream: MediaStream): Omit<Recorder, "level"> {
  const mimeType = chooseFormat((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond, ...(mimeType && { mimeType }) });
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  let ending: Ending = "lost";
  const end = (how: Ending) => {
    if (recorder.state === "inactive") return;
    ending = how;
    recorder.stop();
  };
  const full = setTimeout(() => end("full"), fullMs);
  const recording = new Promise<Recording>((resolve, reject) => {
    const parts: Blob[] = [];
    recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
    recorder.addEventListener("error", () => reject(new Error("the recorder failed")));
    recorder.addEventListener("stop", () => {
      clearTimeout(full);
      resolve({ sound: new Blob(parts, { type: recorder.mimeType }), seconds: seconds(), ending });
    });
    recorder.start();
  });
  return { seconds, stop: () => end("stopped"), recording };
}

/** How loud a microphone is; sound is only looked at, and played nowhere. */
function listenTo(stream: MediaStream) {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      return levelOf(samples);
    },
    close: () => context.close(),
  };
}
