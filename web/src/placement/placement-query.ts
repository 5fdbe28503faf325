import { type Placement, placementCalls } from "@salida/contract/placements.ts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#api.ts";

const placementQuery = queryOptions({
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

/** Begins a test; one that runs is gone on with. */
export function useBegin() {
  return useMoved(() => api(placementCalls.beginPlacement));
}

/** Sends an answer; a try that got no reply can be made again, and counts once. */
export function useAnswer() {
  return useMoved(({ id, ...body }: { id: string; questionId: string; answer: string | null }) =>
    api(placementCalls.answerPlacement, { params: { id }, body }),
  );
}

function useMoved<V>(move: (variables: V) => Promise<Placement>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: move,
    onSuccess: (now: Placement) => client.setQueryData(placementQuery.queryKey, now),
  });
}
