/** Quadratically weighted kappa of two raters who mark from 0 to 10 by halves: 1 where they agree, 0 where only by chance. */
export function weightedKappa(ours: readonly number[], theirs: readonly number[]): number {
  const steps = (scores: readonly number[]) => scores.map((score) => Math.round(score * 2));
  const [a, b] = [steps(ours), steps(theirs)];
  const apart = (one: number, other: number) => (one - other) ** 2;
  const seen = a.reduce((sum, one, at) => sum + apart(one, b[at] ?? 0), 0);
  const byChance = a.reduce((sum, one) => sum + b.reduce((each, other) => each + apart(one, other), 0), 0);
  return 1 - (seen * a.length) / byChance;
}
