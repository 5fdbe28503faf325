import { fetchLevel } from "@salida/glossary/by-level.ts";
import type { Entry, Listed } from "@salida/glossary/entry.ts";
import { finderOf } from "@salida/glossary/find.ts";
import { type Level, levels } from "@salida/rules/levels.ts";

const fetched = new Map<number, Promise<readonly Listed[]>>();

function tableOf(level: number): Promise<readonly Listed[]> {
  const known = fetched.get(level);
  if (known !== undefined) return known;
  const table = fetchLevel(levels[level] ?? "A1");
  fetched.set(level, table);
  // what did not come is asked for again
  table.catch(() => fetched.delete(level));
  return table;
}

/**
 * What a word of a text at a level means: looked for in the tables up to that level, which come together, then in those above,
 * one by one. Null where none has it. Rejects where a table did not come.
 */
export async function findMeaning(word: string, level: Level): Promise<Entry | null> {
  const upTo = Array.from({ length: level + 1 }, (_, at) => at);
  const known = (await Promise.all(upTo.map(tableOf))).flat();
  const found = finderOf(known)(word);
  if (found) return found;
  for (let above = level + 1; above < levels.length; above += 1) {
    const entry = finderOf(await tableOf(above))(word);
    if (entry) return entry;
  }
  return null;
}
