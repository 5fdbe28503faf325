import { parentPort } from "node:worker_threads";
import { type JoinJob, join } from "./join.ts";

parentPort?.on("message", async (job: JoinJob) => {
  const joined = await join(job);
  parentPort?.postMessage(joined, "spoken" in joined ? [joined.spoken.bytes.buffer as ArrayBuffer] : []);
});
