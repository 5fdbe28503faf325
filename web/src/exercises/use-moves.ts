import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "#i18n/room-words.ts";
import { type Held, hold } from "#offline/held.ts";
import { codeOf } from "#problem.ts";
import { useProblemText } from "#problem-words.ts";
import { toast } from "#ui/toasts/toast-store.ts";
import { attemptKeys } from "./attempt-key.ts";
import { useHeld } from "./held/use-held.ts";
import type { AnyContract, AnyKind, MoveOptions, PlayProps } from "./kind.ts";
import { type Move, playMove, reread, takesKey } from "./play-move.ts";
import { words } from "./words.ts";

interface Playing {
  kind: AnyKind;
  id: string;
  completed: boolean;
  /** In a room the clock runs on, and what is done there counts by when it arrives: nothing waits. */
  setting: PlayProps<AnyContract>["setting"];
  /** Hears that a move was made or refused. */
  onMoved?: (() => void) | undefined;
}

/**
 * The kind's moves, each with its failures told; `fresh` once one of them has just completed the exercise, and `held`
 * while one waits for a connection.
 */
export function useMoves({ kind, id, completed, setting, onMoved }: Playing) {
  const say = useWords(words);
  const textOf = useProblemText();
  const place = { client: useQueryClient(), kind, id };
  const [{ keyFor, settle }] = useState(attemptKeys);
  const [failure, setFailure] = useState<string>();
  const [fresh, setFresh] = useState(false);
  const readAgain = () => reread(place).catch(() => undefined);
  const { held, drop } = useHeld(id, () => void readAgain());
  const [wasHeld, setWasHeld] = useState(false);
  if (held && !completed && !wasHeld) setWasHeld(true);

  async function run(name: string, body: unknown, options: MoveOptions = {}): Promise<unknown> {
    setFailure(undefined);
    if (held?.refused) drop();
    const of = JSON.stringify([name, options.params, body, options.query]);
    const key = takesKey(kind, name) ? (keyOfHeld(held, name, body) ?? keyFor(of)) : undefined;
    const move = { ...options, name, body, key };
    try {
      const { reply, completed: done } = await playMove(place, move);
      settle();
      drop();
      if (done) setFresh(true);
      return reply;
    } catch (error) {
      // Another tab was first, or the answer to an earlier try was lost: what is stored counts.
      if (codeOf(error) === "already_completed" && (await readAgain())?.completed) {
        toast({ title: say("alreadyCompleted"), text: say("alreadyCompletedText") });
        return undefined;
      }
      // Another tab moved meanwhile: the learner decides with that before them.
      if (codeOf(error) === "conflict") await readAgain();
      if (codeOf(error) === "offline" && setting === "page" && holdMove(kind, id, move)) {
        toast({ title: say("held"), text: say("heldText") });
        return undefined;
      }
      if (options.quiet) return undefined;
      setFailure(`${say("answerFailed")}. ${textOf(error)}`);
      toast({ tone: "bad", title: say("answerFailed"), text: textOf(error) });
      return undefined;
    } finally {
      onMoved?.();
    }
  }

  const names = Object.keys(kind.contract.moves);
  const moves = Object.fromEntries(
    names.map((name) => [name, (body: unknown, options?: MoveOptions) => run(name, body, options)]),
  );
  return { moves, failure, fresh: fresh || (wasHeld && completed), readAgain, held, dropHeld: drop };
}

/** Holds a move for when there is a connection, where it is one that can wait. */
function holdMove(kind: AnyKind, id: string, { name, body, query, key }: Move): boolean {
  const { waits } = kind;
  if (waits?.move !== name || waits.unless?.(body)) return false;
  const move = { kind: kind.contract.name, id, move: name, body, query, at: Date.now() };
  return hold({ ...move, ...(key !== undefined && { key }) });
}

/** The same move made again keeps the key it waits with. */
function keyOfHeld(held: Held | undefined, name: string, body: unknown): string | undefined {
  const same = held?.move === name && JSON.stringify(held.body) === JSON.stringify(body);
  return same ? held.key : undefined;
}
