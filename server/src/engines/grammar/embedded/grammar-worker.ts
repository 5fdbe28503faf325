import { parentPort } from "node:worker_threads";
import { findMistakes, withoutOverlaps } from "./find-mistakes.ts";
import { judgeLints } from "./harper/judge-lints.ts";
import { openHarper } from "./harper/open-harper.ts";

const harper = openHarper();

parentPort?.on("message", async (text: string) => {
  // one that throws ends this worker, and its job with it
  const lints = await (await harper)(text);
  // ours come first: they know what the learner's own language is
  const found = withoutOverlaps([...findMistakes(text), ...judgeLints(text, lints)]);
  parentPort?.postMessage(found.toSorted((a, b) => a.at - b.at));
});
