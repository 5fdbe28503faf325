import { readFiles } from "@salida/library/read.ts";
import { randomFrom } from "@salida/rules/random.ts";
import type { Keyed } from "#authoring/solve.ts";

/**
 * So many items of readings that ship, the same ones each time, of all levels in turn: whole, and with the key of another
 * option, which a solver has to notice.
 */
export function knownItems(texts: string, count: number): { honest: Keyed[]; swapped: Keyed[] } {
  const random = randomFrom("doctor");
  const readings = random
    .shuffle(readFiles(texts))
    .flatMap(({ file: { level, readings } }) => readings.slice(0, 1).map((reading) => ({ level, reading })));
  const byLevel = Map.groupBy(readings, ({ level }) => level);
  const inTurn = Array.from({ length: count }, (_, at) => {
    const levels = [...byLevel.values()];
    return levels[at % levels.length]?.[Math.floor(at / levels.length)];
  }).filter((it) => it !== undefined);
  const honest = inTurn.map(({ reading: { text, items } }) => {
    const { stem, key, distractors } = random.pick(items);
    return { text, stem, key, distractors: distractors.map((it) => it.text) };
  });
  return { honest, swapped: honest.map(swap) };
}

function swap({ key, distractors: [first = "", ...rest], ...it }: Keyed): Keyed {
  return { ...it, key: first, distractors: [key, ...rest] };
}
