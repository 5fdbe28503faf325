export type Trend = "rising" | "falling" | "steady" | "few";

/** How many scores are compared with as many before them. */
const compared = 3;
/** Differences below this, out of 10, mean nothing. */
const meaningful = 0.7;

/** How the newest scores, oldest first, stand to those before them. */
export function trendOf(scores: readonly number[]): Trend {
  const [late, early] = [scores.slice(-compared), scores.slice(-2 * compared, -compared)];
  if (early.length < compared) return "few";
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const change = mean(late) - mean(early);
  if (Math.abs(change) < meaningful) return "steady";
  return change > 0 ? "rising" : "falling";
}
