import type { LevelName } from "@salida/rules/levels.ts";
import { entriesFrom, type Listed } from "#entry.ts";

const tables: Record<LevelName, () => Promise<[ours: string, wordnet: string]>> = {
  A1: async () => [(await import("#ours/a1.ts")).a1, ""],
  A2: async () => [(await import("#ours/a2.ts")).a2, ""],
  B1: async () => [(await import("#ours/b1.ts")).b1, ""],
  B2: () => both(import("#ours/b2.ts"), import("#wordnet/b2.ts")),
  C1: () => both(import("#ours/c1.ts"), import("#wordnet/c1.ts")),
  C2: () => both(import("#ours/c2.ts"), import("#wordnet/c2.ts")),
};

/** A level's tables, which are modules with one text each. */
async function both(
  ...modules: [Promise<Record<string, string>>, Promise<Record<string, string>>]
): Promise<[string, string]> {
  const [ours, theirs] = await Promise.all(modules);
  return [Object.values(ours)[0] ?? "", Object.values(theirs)[0] ?? ""];
}

/** The entries of one level, fetched when they are asked for. */
export async function fetchLevel(level: LevelName): Promise<readonly Listed[]> {
  return entriesFrom(...(await tables[level]()), level);
}
