import { parentPort } from "node:worker_threads";
import type { Description } from "#engines/descriptions/descriptions.ts";
import type { Correction } from "#engines/grammar/correction.ts";
import { evaluateDescription } from "./evaluate-description.ts";

/** What a worker is asked for. */
export interface DescriptionJob {
  description: Description;
  /** The mistakes in it; undefined where they are not known. */
  checked: readonly Correction[] | undefined;
}

parentPort?.on("message", ({ description, checked }: DescriptionJob) => {
  // one that throws ends this worker, and its job with it
  parentPort?.postMessage(evaluateDescription(description, checked));
});
