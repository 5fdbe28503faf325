import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { openWorkerPool, type WorkerPool } from "./worker-pool.ts";

const folder = mkdtempSync(join(tmpdir(), "salida-pool-"));
const entry = join(folder, "worker.mjs");
writeFileSync(
  entry,
  `import { parentPort, threadId } from "node:worker_threads";
  parentPort.on("message", async (job) => {
    if (job === "throw") throw new Error("on purpose");
    if (job === "exit") process.exit(0);
    if (job === "hang") for (;;);
    parentPort.postMessage({ job, threadId });
  });`,
);
interface Reply {
  job: string;
  threadId: number;
}
let pool: WorkerPool<string, Reply>;
beforeEach(() => {
  const limits = { size: 2, mostWaiting: 3, timeLimit: 1_500, idleLimit: 60_000 };
  pool = openWorkerPool<string, Reply>({ entry: pathToFileURL(entry), ...limits });
});
afterEach(() => pool.close());
afterAll(() => rmSync(folder, { recursive: true }));

test("jobs are shared among the threads, and a thread is used again", async () => {
  const first = await Promise.all(["a", "b", "c", "d"].map((job) => pool.run(job)));
  const later = await pool.run("e");

  expect(first.map(({ job }) => job)).toEqual(["a", "b", "c", "d"]);
  const threads = new Set([...first, later].map(({ threadId }) => threadId));
  expect(threads.size).toBeLessThanOrEqual(2);
});

test.each([
  ["throw", "on purpose"],
  ["exit", "it ended"],
  ["hang", "took too long"],
])("a job that does %s fails alone, and its thread is replaced", async (bad, why) => {
  const before = await pool.run("a");
  const answers = await Promise.allSettled([bad, bad, "b", "c"].map((job) => pool.run(job)));

  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled", "fulfilled"]);
  await expect(pool.run(bad)).rejects.toThrow(why);
  expect((await pool.run("d")).threadId).not.toBe(before.threadId);
});

test("only so many jobs wait; one more is turned away at once", async () => {
  const answers = await Promise.allSettled(["1", "2", "3", "4", "5", "6"].map((job) => pool.run(job)));

  expect(answers.map(({ status }) => status)).toEqual([...Array(5).fill("fulfilled"), "rejected"]);
});

test("closing cuts off what runs and what waits, and takes nothing more", async () => {
  const hanging = Promise.allSettled(["hang", "hang", "a"].map((job) => pool.run(job)));
  await pool.close();

  expect((await hanging).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  await expect(pool.run("b")).rejects.toThrow("closed");
});
