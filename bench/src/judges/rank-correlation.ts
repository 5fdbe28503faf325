/** Spearman's: whether two rows of numbers have the same order, from -1 to 1. Equal numbers share a rank. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranksOf(one), ranksOf(other)];
  const [meanA, meanB] = [meanOf(a), meanOf(b)];
  const together = a.reduce((sum, rank, i) => sum + (rank - meanA) * ((b[i] ?? 0) - meanB), 0);
  return together / Math.sqrt(spread(a, meanA) * spread(b, meanB));
}

function ranksOf(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal - 1) / 2;
  });
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function spread(values: readonly number[], mean: number): number {
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
}
