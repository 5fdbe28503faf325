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
