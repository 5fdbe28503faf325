import { placementCalls } from "@salida/contract/placements.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "#api.ts";

/** The learner's placement test. */
export const placementQuery = queryOptions({
  queryKey: ["placement"],
  staleTime: 0,
  // the question in hand stays while it is thought about
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  queryFn: ({ signal }) => api(placementCalls.readPlacement, { signal }),
});

/** The test that runs, or what the last one found; null where there was none. */
export function usePlacement() {
  return useQuery(placementQuery);
}
