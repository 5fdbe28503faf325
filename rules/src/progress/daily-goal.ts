/** How many exercises a day somebody may take as their goal. */
export const dailyGoals = [1, 2, 3, 5] as const;
export type DailyGoal = (typeof dailyGoals)[number];

/** The goal of who chose none. */
export const usualGoal: DailyGoal = 2;
