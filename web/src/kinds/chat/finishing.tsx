import type { chat } from "@salida/contract/kinds/chat.ts";
import { chatLimits } from "@salida/rules/exercise-limits.ts";
import { useState } from "react";
import type { PlayProps } from "#exercises/kind.ts";
import { useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { takeFocus } from "#ui/take-focus.ts";
import { learnerMessages } from "./after-turn.ts";
import { playWords } from "./play-words.ts";

type Chat = PlayProps<typeof chat>;

interface FinishingProps extends Pick<Chat, "exercise" | "moves" | "failure"> {
  /** A message is on its way. */
  busy: boolean;
}

/** How far the conversation has come, and the way to finish it once it can be. */
export function Finishing({ exercise, moves, failure, busy }: FinishingProps) {
  const say = useWords(playWords);
  const [asking, setAsking] = useState(false);
  const [state, setState] = useState<"open" | "finishing" | "failed">("open");

  async function finish() {
    setState("finishing");
    setState((await moves.evaluate({})) ? "open" : "failed");
  }

  function close() {
    setAsking(false);
    setState("open");
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <Progress exercise={exercise} />
      {exercise.canFinish && (
        <Button
          look="quiet"
          className="text-15"
          aria-disabled={busy}
          onClick={() => !busy && setAsking(true)}
        >
          {say("finish")}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={say("finishTitle")}
        text={say("finishText")}
        confirm={say("finish")}
        cancel={say("goOn")}
        busy={state === "finishing"}
        error={state === "failed" ? failure : undefined}
        onConfirm={finish}
        onCancel={close}
      />
    </div>
  );
}

function Progress({ exercise: { canFinish, messages, messagesLeft } }: Pick<Chat, "exercise">) {
  const say = useWords(playWords);
  const toGo = Math.max(1, chatLimits.leastMessages - learnerMessages(messages));
  return (
    <p className="text-15 text-muted">
      {canFinish ? say("messagesLeft", { count: messagesLeft }) : say("toGo", { count: toGo })}
    </p>
  );
}

/** The conversation has ended by itself: its last words stay until the learner goes on to the result. */
export function Ended({ readAgain }: Pick<Chat, "readAgain">) {
  const say = useWords(playWords);
  const [state, setState] = useState<"open" | "loading" | "failed">("open");

  async function show() {
    setState("loading");
    if (!(await readAgain())) setState("failed");
  }

  return (
    <div className="grid gap-3">
      {state === "failed" && <Notice tone="bad" text={say("resultFailed")} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">{say("ended")}</p>
        <Button ref={takeFocus} busy={state === "loading"} onClick={show}>
          {say("result")}
        </Button>
      </div>
    </div>
  );
}
