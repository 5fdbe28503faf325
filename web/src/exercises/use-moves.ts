import { useState } from "react";
import { useWords } from "#i18n/room-words.ts";
import { codeOf } from "#problem.ts";
import { useProblemText } from "#problem-words.ts";
import { toast } from "#ui/toasts/toast-store.ts";
import type { AnyKind, MoveOptions } from "./kind.ts";
import { usePlayMove } from "./queries.ts";
import { words } from "./words.ts";

/**
 * The kind's moves, each with its failures told; `fresh` once one of them has just completed the exercise. `onMoved`
 * hears that one was made or refused.
 */
export function useMoves(kind: AnyKind, id: string, onMoved?: () => void) {
  const say = useWords(words);
  const textOf = useProblemText();
  const { move, reread } = usePlayMove(kind, id);
  const [failure, setFailure] = useState<string>();
  const [fresh, setFresh] = useState(false);

  async function run(name: string, body: unknown, options?: MoveOptions): Promise<unknown> {
    setFailure(undefined);
    try {
      const { reply, completed } = await move(name, body, options);
      if (completed) setFresh(true);
      return reply;
    } catch (error) {
      // Another tab was first, or the answer to an earlier try was lost: what is stored counts.
      if (codeOf(error) === "already_completed" && (await readAgain())?.completed) {
        toast({ title: say("alreadyCompleted"), text: say("alreadyCompletedText") });
        return undefined;
      }
      // Another tab moved meanwhile: the learner decides with that before them.
      if (codeOf(error) === "conflict") await readAgain();
      setFailure(`${say("answerFailed")}. ${textOf(error)}`);
      toast({ tone: "bad", title: say("answerFailed"), text: textOf(error) });
      return undefined;
    } finally {
      onMoved?.();
    }
  }

  const readAgain = () => reread().catch(() => undefined);

  const names = Object.keys(kind.contract.moves);
  const moves = Object.fromEntries(
    names.map((name) => [name, (body: unknown, options?: MoveOptions) => run(name, body, options)]),
  );
  return { moves, failure, fresh, readAgain };
}
