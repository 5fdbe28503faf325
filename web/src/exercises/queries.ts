import type { Call } from "@salida/contract/call.ts";
import type { Level } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod/mini";
import { api } from "#api.ts";
import { codeOf, Problem } from "#problem.ts";
import { refreshStats } from "#progress/stats.ts";
import { attemptKeys } from "./attempt-key.ts";
import type { AnyContract, AnyKind, Exercise, MoveOptions } from "./kind.ts";
import { type ListFilter, noFilter } from "./list-filter.ts";
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

/** A move of any kind, as a call. */
type AnyMove = Call & { query: z.ZodMiniType; body: z.ZodMiniType; reply: z.ZodMiniType };

/**
 * Makes a move; the exercise is then what the kind makes of the reply, or is read again. Statistics and lists follow
 * when it was the last one.
 */
export function usePlayMove(kind: AnyKind, id: string) {
  const { contract, calls, afterMove } = kind;
  const client = useQueryClient();
  const [{ keyFor, settle }] = useState(attemptKeys);
  const queryKey = itemKey(kind, id);

  function keep(now: Exercise<AnyContract>) {
    if (now.completed) {
      void refreshStats(client);
      void client.invalidateQueries({ queryKey: [contract.name, "list"] });
      void client.invalidateQueries({ queryKey: [contract.name, "allowance"] });
    }
    client.setQueryData(queryKey, now);
    return now;
  }

  async function reread() {
    const shown = await api(calls.show, { params: { id } });
    if (isPending(shown)) throw new Problem("not_yet", 409, "It is being written");
    return keep(shown);
  }

  /** Answers the reply, and whether it completed the exercise. A try without an answer keeps its key. */
  async function move(name: string, body: unknown, { params, query, onSentence }: MoveOptions = {}) {
    const call = calls.moves[name] as AnyMove | undefined;
    if (!call) throw new Error(`${contract.name} has no move ${name}`);
    const idempotencyKey = call.idempotent ? keyFor(JSON.stringify([name, params, body, query])) : undefined;
    const reply = await api(call, {
      params: { ...(params as Record<string, string> | undefined), id },
      query,
      body,
      idempotencyKey,
      onSentence,
    });
    settle();
    const before = client.getQueryData<Exercise<AnyContract>>(queryKey);
    const after = afterMove?.[name];
    const now = before && after ? keep(after(before, reply)) : await reread();
    return { reply, completed: now.completed && !before?.completed };
  }

  return { move, reread };
}
