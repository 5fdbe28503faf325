import type { Riddle } from "@salida/contract/kinds/escape-room.ts";
import { roomCalls } from "@salida/contract/rooms.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#api.ts";
import { useProblemText } from "#problem-words.ts";
import { riddleQuery } from "#rooms/room-query.ts";
import type { Directed } from "#rooms/use-room.ts";

/** An answer on its way, and what came of the last one. */
export type RiddleTry = ReturnType<typeof useRiddleTry>;

/** Has answers to a riddle marked, one at a time. */
export function useRiddleTry(riddleId: string, { hear, reread }: Directed) {
  const client = useQueryClient();
  const textOf = useProblemText();
  const { queryKey } = riddleQuery(riddleId);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ answer: string; ruledOutBy: string | null }>();
  const [failure, setFailure] = useState<string>();

  function mark(answer: string, correct: boolean) {
    client.setQueryData(queryKey, (it) => it && marked(it, answer, correct));
  }

  async function verify(solution: string) {
    setBusy(true);
    setFailure(undefined);
    setWrong(undefined);
    try {
      const told = await api(roomCalls.solveRiddle, { params: { id: riddleId }, body: { solution } });
      await hear(told);
      if (!told.correct) {
        mark(solution, false);
        setWrong({ answer: solution, ruledOutBy: told.ruledOutBy });
        return;
      }
      client.setQueryData(
        queryKey,
        (it) => it && { ...marked(it, solution, true), solved: true, code: told.code, why: told.why },
      );
      await reread();
    } catch (error) {
      setFailure(textOf(error));
      await reread();
    } finally {
      setBusy(false);
    }
  }

  return { busy, wrong, failure, verify, forget: () => setWrong(undefined) };
}

function marked(riddle: Riddle, answer: string, correct: boolean): Riddle {
  return {
    ...riddle,
    answers: riddle.answers.map((it) => (it.answer === answer ? { ...it, correct } : it)),
  };
}
