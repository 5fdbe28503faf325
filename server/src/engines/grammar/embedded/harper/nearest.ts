import { levelOfWord } from "@salida/rules/word-levels.ts";

/** Letters added, left out, changed or swapped that lie between two words. */
export function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const above = rows[i - 1] ?? [];
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}

/**
 * The word of the graded list that was surely meant, of some that look like what was written: it begins alike, one letter
 * lies between them (two in a long word), and no other such word is as near.
 */
export function nearest(word: string, others: readonly string[]): string | undefined {
  const plain = word.toLowerCase();
  const most = plain.length < 8 ? 1 : 2;
  const ranked = [...new Set(others)]
    .filter((other) => other.charAt(0).toLowerCase() === plain.charAt(0) && levelOfWord(other) !== undefined)
    .map((other) => ({ other, far: distance(plain, other.toLowerCase()) }))
    .filter(({ far }) => far <= most)
    .toSorted((a, b) => a.far - b.far);
  const [first, second] = ranked;
  return first && first.far !== second?.far ? first.other : undefined;
}
