/** The least, the middle and the most of some measurements. */
export interface Spread {
  min: number;
  median: number;
  max: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return { min: sorted[0] ?? Number.NaN, median: quantile(sorted, 0.5), max: sorted.at(-1) ?? Number.NaN };
}

/** The value below which `share` of the sorted values lie. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? below;
  return below + (above - below) * (at - Math.floor(at));
}

export function middle(values: readonly number[]): number {
  return spreadOf(values).median;
}

/** "0.71 / 0.75 / 0.80", with as many digits as help. */
export function spreadText(values: readonly number[], digits = 2): string {
  const { min, median, max } = spreadOf(values);
  return [min, median, max].map((value) => value.toFixed(digits)).join(" / ");
}
