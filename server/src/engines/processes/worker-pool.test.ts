import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { openWorkerPool, type WorkerPool } from "./worker-pool.ts";

const folder = mkdtempSync(join(tmpdir(), "salida-pool-"));
const entry = pathToFileURL(join(folder, "worker.mjs"));
const beside = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
writeFileSync(
  entry,
  `import { answerJobs } from ${beside("./answer-jobs.ts")};
  import { setTimeout as sleep } from "node:timers/promises";
  answerJobs(async (job, { progress, signal }) => {
    const { pid, env } = process;
    if (job === "throw") throw new Error("on purpose");
    if (job === "exit") process.exit(0);
    if (job === "die") process.kill(pid, "SIGKILL");
    if (job === "hang") for (;;);
    if (job === "compute") for (const end = Date.now() + 1_000; Date.now() < end; );
    if (job === "stay") await sleep(2 ** 30, undefined, { signal }).catch(() => undefined);
    if (job === "interrupted") for (const name of ["SIGINT", "SIGTERM"]) process.kill(pid, name);
    if (job === "interrupted") await sleep(50);
    progress(0.5);
    return { job, pid, env };
  });`,
);
const limits = { size: 2, mostWaiting: 3, timeLimit: 3_000, idleLimit: 60_000 };
interface Reply {
  job: string;
  pid: number;
  env: NodeJS.ProcessEnv;
}
let pool: WorkerPool<string, Reply>;
beforeEach(() => {
  pool = openWorkerPool<string, Reply>({ entry, ...limits });
});
afterEach(() => {
  vi.unstubAllEnvs();
  return pool.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const gone = (pid: number) => vi.waitUntil(() => !isAlive(pid), { timeout: 20_000 });

test("jobs are shared among the processes, and a process is used again", async () => {
  const first = await Promise.all(["a", "b", "c", "d"].map((job) => pool.run(job)));
  const later = await pool.run("e");

  expect(first.map(({ job }) => job)).toEqual(["a", "b", "c", "d"]);
  const processes = new Set([...first, later].map(({ pid }) => pid));
  expect(processes.size).toBeLessThanOrEqual(2);
  expect(processes).not.toContain(process.pid);
});

test.each([
  ["throw", "on purpose"],
  ["exit", "it ended with 0"],
  ["die", "it ended with SIGKILL"],
  ["hang", "took too long"],
])("a job that does %s fails alone, and its process is replaced", async (bad, why) => {
  const before = await pool.run("a");
  const answers = await Promise.allSettled([bad, bad, "b", "c"].map((job) => pool.run(job)));

  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled", "fulfilled"]);
  await expect(pool.run(bad)).rejects.toThrow(why);
  expect((await pool.run("d")).pid).not.toBe(before.pid);
});

test("a process that is killed while it has nothing to do costs no job", async () => {
  const { pid } = await pool.run("a");
  process.kill(pid, "SIGKILL");
  await gone(pid);

  expect((await pool.run("b")).pid).not.toBe(pid);
});

test("only so many jobs wait; one more is turned away at once", async () => {
  const answers = await Promise.allSettled(["1", "2", "3", "4", "5", "6"].map((job) => pool.run(job)));

  expect(answers.map(({ status }) => status)).toEqual([...Array(5).fill("fulfilled"), "rejected"]);
});

test("closing cuts off what runs and what waits, leaves no process, and takes nothing more", async () => {
  const { pid } = await pool.run("a");
  const hanging = Promise.allSettled(["hang", "hang", "a"].map((job) => pool.run(job)));
  await pool.close();

  expect((await hanging).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(isAlive(pid)).toBe(false);
  await expect(pool.run("b")).rejects.toThrow("closed");
});

test("a process without work is ended after its time", async () => {
  const brief = openWorkerPool<string, Reply>({ entry, ...limits, idleLimit: 1 });
  const { pid } = await brief.run("a");
  await gone(pid);

  expect((await brief.run("b")).pid).not.toBe(pid);
  await brief.close();
});

test("a job tells how far it is, and is told when nobody wants it any more", async () => {
  const shares: number[] = [];
  const leaving = new AbortController();
  const stay = pool.run("stay", { onProgress: (share) => shares.push(share), signal: leaving.signal });
  leaving.abort();

  expect((await stay).job).toBe("stay");
  expect(shares).toEqual([0.5]);
});

test("what Ctrl-C sends to the whole group breaks no job", async () => {
  expect((await pool.run("interrupted")).job).toBe("interrupted");
});

test("nothing of the server's environment is known to a process", async () => {
  for (const name of ["SECRETS", "DATABASE_URL", "OPENAI_API_KEY", "NODE_OPTIONS"])
    vi.stubEnv(name, "secret");
  const { env } = await pool.run("a");

  // Node's own, and a folder where what was compiled is kept
  for (const name of Object.keys(env)) expect(name).toMatch(/^NODE_(CHANNEL_|COMPILE_CACHE$)/);
});

/** A server that has had one job done, and goes on with this. Its processes have its standard error. */
async function serve(then: string): Promise<ChildProcess> {
  const file = join(folder, "server.mjs");
  const options = JSON.stringify({ ...limits, size: 1, timeLimit: 60_000 });
  writeFileSync(
    file,
    `import { openWorkerPool } from ${beside("./worker-pool.ts")};
    const pool = openWorkerPool({ entry: new URL(${JSON.stringify(entry.href)}), ...${options} });
    await pool.run("a");
    console.log("at work");
    ${then}`,
  );
  const server = spawn(process.execPath, [file], { stdio: ["ignore", "pipe", "pipe"] });
  await once(server.stdout, "data");
  server.stderr.resume();
  return server;
}

test.each([
  ["has nothing to do", "setTimeout(() => undefined, 2 ** 30);"],
  ["waits within a job", `await pool.run("stay");`],
  ["computes", `await pool.run("compute"); await pool.run("stay");`],
])("a process that %s ends when its server is killed", async (_name, then) => {
  const server = await serve(then);
  server.kill("SIGKILL");

  // nobody has its standard error any more
  expect(await once(server, "close")).toEqual([null, "SIGKILL"]);
});

test.each([
  ["is not closed", ""],
  ["is closed", "await pool.close(); process.exitCode = 7;"],
])("a pool without work that %s keeps no server alive", async (_name, then) => {
  const server = await serve(then);

  expect(await once(server, "close")).toEqual([then ? 7 : 0, null]);
});
