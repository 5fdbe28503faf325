import { setTimeout as sleep } from "node:timers/promises";
import { quantile } from "./figures.ts";
import type { Learner } from "./learner.ts";

/** Milliseconds between two reads. */
const pause = 10;

/** Milliseconds of each read of a list, sorted, until something else is over. */
export async function readWhile(reader: Learner, list: string, other: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let going = true;
  const over = other.finally(() => {
    going = false;
  });
  while (going) {
    const asked = performance.now();
    await reader.ask("GET", `${list}/page?page=0`);
    times.push(performance.now() - asked);
    await sleep(pause);
  }
  await over;
  return times.sort((a, b) => a - b);
}

/** What is told of them. */
export function row(name: string, times: readonly number[]): (string | number)[] {
  return [
    name,
    times.length,
    quantile(times, 0.5).toFixed(1),
    quantile(times, 0.99).toFixed(1),
    (times.at(-1) ?? 0).toFixed(1),
  ];
}
