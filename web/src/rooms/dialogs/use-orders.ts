import { useRef, useState } from "react";
import { useWords } from "#i18n/room-words.ts";
import { useProblemText } from "#problem-words.ts";
import type { Directed } from "#rooms/use-room.ts";
import { words } from "#rooms/words.ts";
import { toast } from "#ui/toasts/toast-store.ts";

/** What the learner orders of a room's clock, with its failures told. */
export function useOrders({ order, giveUp }: Directed) {
  const say = useWords(words);
  const textOf = useProblemText();
  const [busy, setBusy] = useState<"clock" | "end">();
  const [failure, setFailure] = useState<string>();
  /** Whether the clock was stopped by the learner, not by itself. */
  const paused = useRef(false);

  async function run(what: "clock" | "end", failed: string, act: () => Promise<void>): Promise<boolean> {
    if (busy) return false;
    setBusy(what);
    setFailure(undefined);
    try {
      await act();
      return true;
    } catch (error) {
      setFailure(`${failed}. ${textOf(error)}`);
      toast({ tone: "bad", title: failed, text: textOf(error) });
      return false;
    } finally {
      setBusy(undefined);
    }
  }

  return {
    busy,
    failure,
    pausedByLearner: paused,
    start(moreTime: boolean) {
      paused.current = false;
      return run("clock", say("startFailed"), () => order(true, moreTime));
    },
    pause() {
      paused.current = true;
      return run("clock", say("pauseFailed"), () => order(false));
    },
    giveUp: () => run("end", say("finishFailed"), giveUp),
  };
}
