/** Lines divided by `|`: for A1 and A2, then for all above, then for C1 and C2 where theirs are others. */
export type Lines = readonly [easy: string, other: string, hard?: string];

/** The lines of a degree, each by itself. */
export function linesAt([easy, other, hard]: Lines, degree: 0 | 1 | 2): string[] {
  const lines = [easy, other, hard ?? other][degree] ?? other;
  return lines
    .split("|")
    .map((line) => line.trim())
    .filter(Boolean);
}
