import type { Pending } from "@salida/contract/exercises.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "#api.ts";
import type { AnyKind } from "#exercises/kind.ts";
import { itemKey } from "#exercises/queries.ts";
import { followWriting } from "./follow-writing.ts";
import { isPending, type Shown } from "./pending.ts";

/** Keeps what is known of an exercise that is being written up to date, as the server tells it. */
export function useFollowing(kind: AnyKind, id: string) {
  const client = useQueryClient();
  useEffect(() => {
    const gone = new AbortController();
    const queryKey = itemKey(kind, id);
    void followWriting(kind.calls.events, id, {
      signal: gone.signal,
      onStep: (generation) =>
        client.setQueryData<Shown>(queryKey, (it) => (it && isPending(it) ? { ...it, generation } : it)),
      onSettled: () => client.refetchQueries({ queryKey, exact: true }),
    });
    return () => gone.abort();
  }, [client, kind, id]);
}

/** Waits no longer: the exercise is then the library's. */
export function useSettle(kind: AnyKind, id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api(kind.calls.settle, { params: { id } }),
    onSuccess: () => client.refetchQueries({ queryKey: itemKey(kind, id), exact: true }),
  });
}

/** Seconds from which on less is said to be left. */
const bounds = [
  ["over", 60],
  ["minute", 30],
  ["half", 10],
] as const;

export type Left = (typeof bounds)[number][0] | "moment";

/** How long it takes at most, as roughly as it is said. */
export function leftOf(until: string, now: number): Left {
  const seconds = (Date.parse(until) - now) / 1000;
  return bounds.find(([, from]) => seconds > from)?.[0] ?? "moment";
}

/** The same at this moment, and at each to come. */
export function useLeft({ until }: Pending["generation"]): Left {
  const [left, setLeft] = useState(() => leftOf(until, Date.now()));
  useEffect(() => {
    const look = () => setLeft(leftOf(until, Date.now()));
    look();
    const timer = setInterval(look, 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
