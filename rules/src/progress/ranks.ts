/** The ranks in order, each with the points at which it is left behind. */
export const ranks = [
  { name: "NOVICE", maxPoints: 500 },
  { name: "EXPLORER", maxPoints: 1_200 },
  { name: "STUDENT", maxPoints: 2_500 },
  { name: "APPRENTICE", maxPoints: 4_500 },
  { name: "TRAVELER", maxPoints: 7_500 },
  { name: "ADVENTURER", maxPoints: 12_000 },
  { name: "COMMUNICATOR", maxPoints: 18_000 },
  { name: "EXPERT", maxPoints: 26_000 },
  { name: "MASTER", maxPoints: 36_000 },
  { name: "LEGEND", maxPoints: 50_000 },
  { name: "GOD", maxPoints: 100_000 },
] as const;

export type RankName = (typeof ranks)[number]["name"];

export interface Rank {
  /** Place in `ranks`, 0 (NOVICE) to 10 (GOD). */
  type: number;
  maxPoints: number;
}

/** The first rank whose `maxPoints` is above `points`; the last rank has no end. */
export function rankOf(points: number): Rank {
  const found = ranks.findIndex(({ maxPoints }) => points < maxPoints);
  const type = found === -1 ? ranks.length - 1 : found;
  return { type, maxPoints: ranks[type]?.maxPoints ?? 0 };
}

/** Share of the rank's points that are there, in percent, 0 to 100. */
export function rankProgress(points: number): number {
  return Math.min(100, Math.floor((100 * points) / rankOf(points).maxPoints));
}
