import { parentPort } from "node:worker_threads";
import type { Recorded } from "#engines/transcription/transcription.ts";
import { measure } from "./measure.ts";

// the decoder prints what it cannot decode: strangers would write our log
console.error = () => undefined;
console.warn = () => undefined;

parentPort?.on("message", async (recorded: Recorded) => {
  // bytes of a stranger: what the decoder breaks on is no recording
  parentPort?.postMessage(await measure(recorded).catch(() => undefined));
});
