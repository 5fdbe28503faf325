/** Scores run from 0 to 10 with one decimal at most. */
export const maxScore = 10;

/** 10 × correct ÷ total, rounded to one decimal; 0 where there was nothing to answer. */
export function shareScore(correct: number, total: number): number {
  return total === 0 ? 0 : Math.round((10 * maxScore * correct) / total) / 10;
}

/** Points for a score: the catalogue's points in proportion, half of that for a repeat. Whole points. */
export function pointsFor(cataloguePoints: number, score: number, repeat: boolean): number {
  return Math.round((cataloguePoints * score) / maxScore / (repeat ? 2 : 1));
}

/** What getting out of a room scores: each hint that was read takes one, down to half. */
export function roomScore(hintsUsed: number): number {
  return Math.max(maxScore / 2, maxScore - hintsUsed);
}

export type Tier = "excellent" | "good" | "fair" | "needsPractice";

/** How a score is spoken of. */
export function tierOf(score: number): Tier {
  if (score >= 9) return "excellent";
  if (score >= 7) return "good";
  return score >= 5 ? "fair" : "needsPractice";
}

/** Mean of the scores in percent, 0 to 100, rounded; 0 when nothing is done. `sum` is in score units. */
export function averagePercent(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((100 * sum) / (maxScore * count));
}
