import { readFileSync } from "node:fs";

const ticksPerSecond = 100;

/**
 * Seconds of processor time a program has used so far, in user and in system mode, and those of its children that have
 * ended where they are asked for; NaN where the system does not tell.
 */
export function cpuSeconds(pid: number, withEnded = false): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    const ticks = fields.slice(11, withEnded ? 15 : 13).reduce((sum, field) => sum + Number(field), 0);
    return ticks / ticksPerSecond;
  } catch {
    return Number.NaN;
  }
}

/** A server's worker processes, those that run now. */
export function workersOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
  return children.filter((child) => /-worker\.m?[jt]s/.test(readOrNothing(`/proc/${child}/cmdline`)));
}

/** Seconds of processor time so far of a server with its worker processes, and with those that have ended. */
export function serverSeconds(pid: number): number {
  return workersOf(pid).reduce((sum, worker) => sum + (cpuSeconds(worker) || 0), cpuSeconds(pid, true));
}

/** Megabytes of memory that a server holds with its worker processes; what several share is counted once. */
export function serverMegabytes(pid: number): number {
  const kilobytes = [pid, ...workersOf(pid)].map((each) => {
    const [, held] = /^Pss:\s+(\d+)/m.exec(readOrNothing(`/proc/${each}/smaps_rollup`)) ?? [];
    return Number(held ?? 0);
  });
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

/** A process may end before it is read. */
function readOrNothing(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
