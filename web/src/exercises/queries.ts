import type { Level } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#api.ts";
import { codeOf } from "#problem.ts";
import { attemptKeys } from "./attempt-key.ts";
import type { AnyKind } from "./kind.ts";
import { type ListFilter, noFilter } from "./lists/list-filter.ts";
import { forgetOffers } from "./offers-query.ts";
import { isPending } from "./waiting/pending.ts";

/** Milliseconds between two looks how far it is with what is being made. */
const look = 800;
/** The same where events tell it too, or nothing depends on it. */
const seldomLook = 3_000;

/** By what one exercise is known here. */
export function itemKey({ contract }: AnyKind, id: string) {
  return [contract.name, "item", id];
}

/** The learner's exercises of a kind, newest first; further pages on demand. What was shown stays until another filter's come. */
export function useExercises({ contract, calls }: AnyKind, filter: ListFilter = noFilter) {
  return useInfiniteQuery({
    queryKey: [contract.name, "list", filter],
    queryFn: ({ pageParam, signal }) => api(calls.page, { query: { ...filter, page: pageParam }, signal }),
    placeholderData: (before) => before,
    initialPageParam: 0,
    getNextPageParam(last, pages) {
      const seen = pages.reduce((sum, { elements }) => sum + elements.length, 0);
      return last.elements.length > 0 && seen < last.totalElements ? pages.length : undefined;
    },
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ elements }) => elements.some(({ writing }) => writing)) ? seldomLook : false,
  });
}

/** How many of a kind were created today, of how many. */
export function useAllowance({ contract, calls }: AnyKind) {
  return useQuery({
    queryKey: [contract.name, "allowance"],
    // no date: which day it is for the learner the server knows better than this browser's clock
    queryFn: ({ signal }) => api(calls.allowance, { query: {}, signal }),
  });
}

/** Creates an exercise and answers its id. An attempt that got no answer is repeated under the same key. */
export function useCreateExercise(kind: AnyKind) {
  const { contract, calls, usual } = kind;
  const client = useQueryClient();
  const [{ keyFor, settle }] = useState(attemptKeys);
  return useMutation({
    async mutationFn({ context, level }: { context: Topic; level: Level }) {
      try {
        const body = { ...usual, context, level };
        const made = await api(calls.create, { body, idempotencyKey: keyFor(`${context} ${level}`) });
        settle();
        return made.id;
      } catch (error) {
        if (codeOf(error) !== "offline") settle();
        throw error;
      }
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [contract.name, "list"] });
      void client.invalidateQueries({ queryKey: [contract.name, "allowance"] });
      void client.invalidateQueries({ queryKey: ["today"] });
      void forgetOffers(client, kind);
    },
  });
}

/** One exercise. It changes by the learner's own moves only, so it is not fetched again but while it is being made. */
export function useExercise(kind: AnyKind, id: string) {
  return useQuery({
    queryKey: itemKey(kind, id),
    queryFn: ({ signal }) => api(kind.calls.show, { params: { id }, signal }),
    staleTime: ({ state: { data } }) => (data && isPending(data) ? 0 : Number.POSITIVE_INFINITY),
    refetchInterval({ state: { data } }) {
      if (data && isPending(data)) return seldomLook;
      return data?.generation?.state === "running" ? look : false;
    },
  });
}
