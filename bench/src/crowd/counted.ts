import { quantile } from "../figures.ts";
import type { Answer } from "./exchange.ts";
import type { Step } from "./learners.ts";

/** What one sort of request came to. */
interface Line {
  name: string;
  writes: boolean;
  /** Milliseconds of what was granted, from when it was due. */
  granted: number[];
}

/** What a time of load came to. */
export interface Counted {
  lines: Map<string, Line>;
  statuses: Map<number, number>;
  /** Milliseconds of what was refused. */
  refused: number[];
  /** Answers of 429 and 503 that do not say when to come back. */
  untold: number;
  /** Answers that are neither success nor 429 nor 503, by what they say. */
  odd: Map<string, number>;
  /** What went wrong with a connection. */
  broken: Map<string, number>;
  /** Milliseconds that requests were begun late: those that had to wait for a learner, and what the loader's clock lacks. */
  late: number[];
}

export function nothingCounted(): Counted {
  return {
    lines: new Map(),
    statuses: new Map(),
    refused: [],
    untold: 0,
    odd: new Map(),
    broken: new Map(),
    late: [],
  };
}

/** Counts an answer that came so many milliseconds after its request was due; true where it is a success. */
export function countAnswer(
  counted: Counted,
  step: Step,
  { status, head, body }: Answer,
  ms: number,
): boolean {
  raise(counted.statuses, status);
  if (status < 300) {
    lineOf(counted, step).granted.push(ms);
    return true;
  }
  counted.refused.push(ms);
  if (status !== 429 && status !== 503)
    raise(counted.odd, `${step.name}: ${status} ${body.toString().slice(0, 200)}`);
  else if (!/\r\nretry-after: \d+\r\n/i.test(head)) counted.untold += 1;
  return false;
}

export function countBroken({ broken }: Counted, { name }: Step, why: string): void {
  raise(broken, `${name}: ${why}`);
}

function lineOf({ lines }: Counted, { name, method }: Step): Line {
  const line = lines.get(name) ?? { name, writes: method !== "GET", granted: [] };
  lines.set(name, line);
  return line;
}

function raise<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

export function sum(counts: Map<unknown, number>): number {
  return [...counts.values()].reduce((all, one) => all + one, 0);
}

/** Its cost is that of hashing a password, so it counts by itself. */
const signIn = "sign in";

/** Milliseconds of all reads, of all writes, and of signing in, sorted. */
export function latencies({ lines }: Counted): Record<"reads" | "writes" | "signIns", number[]> {
  const of = (which: (line: Line) => boolean) =>
    [...lines.values()]
      .filter(which)
      .flatMap(({ granted }) => granted)
      .sort((a, b) => a - b);
  return {
    reads: of(({ writes }) => !writes),
    writes: of(({ name, writes }) => writes && name !== signIn),
    signIns: of(({ name }) => name === signIn),
  };
}

/** For a table: name, share of all in percent, p50, p95, p99, longest. */
export function rowOf(name: string, sorted: readonly number[], all: number): (string | number)[] {
  const figures = [0.5, 0.95, 0.99, 1].map((share) => quantile(sorted, share).toFixed(1));
  return [name, sorted.length, ((100 * sorted.length) / all).toFixed(1), ...figures];
}

export const headings = ["", "answers", "% of all", "p50 ms", "p95 ms", "p99 ms", "longest ms"];
