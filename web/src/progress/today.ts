import { statsCalls } from "@salida/contract/stats.ts";
import { type Today, todayCalls } from "@salida/contract/today.ts";
import type { DailyGoal } from "@salida/rules/progress/daily-goal.ts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#api.ts";
import { codeOf } from "#problem.ts";

/** The learner's day; null before a level was chosen. It changes with every exercise, so it is read whenever it is shown. */
const todayQuery = queryOptions({
  queryKey: ["today"],
  staleTime: 0,
  async queryFn({ signal }): Promise<Today | null> {
    try {
      return await api(todayCalls.readToday, { signal });
    } catch (error) {
      if (codeOf(error) === "stats_not_found") return null;
      throw error;
    }
  },
});

export function useToday() {
  return useQuery(todayQuery);
}

/** Changes how many exercises a day are the goal. */
export function useChangeGoal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (dailyGoal: DailyGoal) => api(statsCalls.changeStats, { body: { dailyGoal } }),
    onSuccess: (_stats, exercises) =>
      client.setQueryData(todayQuery.queryKey, (day) => day && { ...day, goal: { ...day.goal, exercises } }),
  });
}
