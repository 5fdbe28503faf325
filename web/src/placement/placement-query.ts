import { type Placement, placementCalls } from "@salida/contract/placements.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "#api.ts";
import { placementQuery } from "#progress/placement.ts";

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
