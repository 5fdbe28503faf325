import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findPostmaster } from "#store/postmaster.ts";

let asked = 0;

/** A free port outside the range that outgoing connections take theirs from. */
export async function aPort(): Promise<number> {
  for (;;) {
    asked += 1;
    const port = 20_000 + ((process.pid * 37 + asked * 101) % 10_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

/** Asks again until what is found is something, or gives up loudly. */
export async function eventually<T>(
  what: string,
  find: () => Promise<T | undefined | false> | T | undefined | false,
  patience = 30_000,
): Promise<T> {
  const deadline = Date.now() + patience;
  for (;;) {
    const found = await find();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > deadline) throw new Error(`waited ${patience} ms in vain: ${what}`);
    await sleep(25);
  }
}

export function isAlive(pid: number): boolean {
  const state = /^.*\) (.)/s.exec(readOrNothing(`/proc/${pid}/stat`))?.[1];
  return state !== undefined && state !== "Z" && state !== "X";
}

/** A process's children and theirs. */
export function descendants(pid: number): number[] {
  const children = readdirSync("/proc")
    .map(Number)
    .filter((other) => parentOf(other) === pid);
  return children.flatMap((child) => [child, ...descendants(child)]);
}

function parentOf(pid: number): number {
  return Number(/^.*\) \S (\d+)/s.exec(readOrNothing(`/proc/${pid}/stat`))?.[1] ?? -1);
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** The embedded PostgreSQL of a data folder, while it runs. */
export function postgresOf(dataDir: string): { pid: number; port: number } | undefined {
  return findPostmaster(join(dataDir, "postgres", "cluster"));
}

/** Kills a PostgreSQL with all its processes, as a power cut would. */
export async function killPostgres(dataDir: string): Promise<void> {
  const { pid } = postgresOf(dataDir) ?? {};
  if (!pid) return;
  const all = [pid, ...descendants(pid)];
  for (const one of all) kill(one, "SIGKILL");
  await eventually("PostgreSQL's death", () => !all.some(isAlive));
}

/** Sends a signal; one that comes too late is no fault. A negative id names a group. */
export function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
