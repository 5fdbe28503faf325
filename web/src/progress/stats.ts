import { type Stats, statsCalls } from "@salida/contract/stats.ts";
import type { Level } from "@salida/rules/levels.ts";
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#api.ts";
import { codeOf } from "#problem.ts";

/** The learner's statistics; null before a level was chosen. */
const statsQuery = queryOptions({
  queryKey: ["stats"],
  async queryFn({ signal }): Promise<Stats | null> {
    try {
      return await api(statsCalls.readStats, { signal });
    } catch (error) {
      if (codeOf(error) === "stats_not_found") return null;
      throw error;
    }
  },
});

export function useStats() {
  return useQuery(statsQuery);
}

/** Reads the statistics again: something was completed. */
export function refreshStats(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: statsQuery.queryKey });
}

/** Chooses the first level; days are counted in this browser's time zone from then on. */
export function useCreateStats() {
  return useSaved((level) => api(statsCalls.createStats, { body: { level, ...ownZone() } }));
}

/** Changes the level; a learner who has moved has their days counted where they are now. */
export function useChangeLevel() {
  return useSaved((level) => api(statsCalls.changeStats, { body: { level, ...ownZone() } }));
}

function ownZone(): { timeZone?: string } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone ? { timeZone } : {};
}

function useSaved(save: (level: Level) => Promise<Stats>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: (stats) => client.setQueryData(statsQuery.queryKey, stats),
  });
}
