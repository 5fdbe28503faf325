import type { Level } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { api, freshKey } from "#api.ts";
import { codeOf } from "#problem.ts";
import { refreshStats } from "#progress/stats.ts";
import type { AnyKind } from "./kind.ts";

/** The learner's exercises of a kind, newest first; further pages on demand. */
export function useExercises({ contract, calls }: AnyKind) {
  return useInfiniteQuery({
    queryKey: [contract.name, "list"],
    queryFn: ({ pageParam, signal }) => api(calls.page, { query: { page: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam(last, pages) {
      const seen = pages.reduce((sum, { elements }) => sum + elements.length, 0);
      return last.elements.length > 0 && seen < last.totalElements ? pages.length : undefined;
    },
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
export function useCreateExercise({ contract, calls, usual }: AnyKind) {
  const client = useQueryClient();
  const attempt = useRef<{ of: string; key: string } | undefined>(undefined);
  return useMutation({
    async mutationFn({ context, level }: { context: Topic; level: Level }) {
      const of = `${context} ${level}`;
      if (attempt.current?.of !== of) attempt.current = { of, key: freshKey() };
      try {
        const made = await api(calls.create, {
          body: { ...usual, context, level },
          idempotencyKey: attempt.current.key,
        });
        attempt.current = undefined;
        return made.id;
      } catch (error) {
        if (codeOf(error) !== "offline") attempt.current = undefined;
        throw error;
      }
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [contract.name, "list"] });
      void client.invalidateQueries({ queryKey: [contract.name, "allowance"] });
    },
  });
}

/** One exercise. It changes by the learner's own moves only, so it is not fetched again meanwhile. */
export function useExercise({ contract, calls }: AnyKind, id: string) {
  return useQuery({
    queryKey: [contract.name, "item", id],
    queryFn: ({ signal }) => api(calls.show, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Makes a move and then reads the exercise as it is now; statistics and lists follow when it was the last one. */
export function usePlayMove({ contract, calls }: AnyKind, id: string) {
  const client = useQueryClient();

  async function reread() {
    const now = await api(calls.show, { params: { id } });
    if (now.completed) {
      void refreshStats(client);
      void client.invalidateQueries({ queryKey: [contract.name, "list"] });
    }
    client.setQueryData([contract.name, "item", id], now);
    return now;
  }

  /** Answers the reply, and whether the exercise is completed by now. */
  async function move(name: string, body: unknown): Promise<{ reply: unknown; completed: boolean }> {
    const call = calls.moves[name];
    if (!call) throw new Error(`${contract.name} has no move ${name}`);
    const reply = await api(call, { params: { id }, body });
    return { reply, completed: (await reread()).completed };
  }

  return { move, reread };
}
