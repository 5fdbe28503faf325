import type { chat } from "@salida/contract/kinds/chat.ts";
import { chatLimits } from "@salida/rules/exercise-limits.ts";
import clsx from "clsx";
import { useEffect, useRef, useState } from "react";
import type { PlayProps } from "#exercises/kind.ts";
import { useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { takeFocus } from "#ui/take-focus.ts";
import { motionReduced } from "#ui/use-media.ts";
import { learnerMessages } from "./after-turn.ts";
import { playWords } from "./play-words.ts";

type Chat = PlayProps<typeof chat>;

const row = "flex flex-wrap items-center justify-between gap-x-4 gap-y-2";

interface FinishingProps extends Pick<Chat, "exercise" | "moves" | "failure" | "setting"> {
  /** A message is on its way. */
  busy: boolean;
}

/** How far the conversation has come, and the way to finish it once it can be. */
export function Finishing({ exercise, moves, setting, failure, busy }: FinishingProps) {
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

  const { leaving, canFinish } = exercise;
  const inRoom = setting === "dialog" && !canFinish;
  const offer = useShownOnceItIs(leaving);
  return (
    <div
      ref={offer}
      className={clsx(
        row,
        "flex-1",
        canFinish && "max-sm:basis-full",
        leaving && "basis-full rounded-control bg-brand-soft p-3",
      )}
    >
      {leaving && <p role="status">{say("leaving")}</p>}
      {!leaving && inRoom && (
        <p className="text-15 text-muted">{say("inRoom", { count: exercise.messagesLeft })}</p>
      )}
      {!leaving && !inRoom && <Progress exercise={exercise} />}
      {canFinish && (
        <Button
          look={leaving ? "primary" : "quiet"}
          className="text-15"
          aria-disabled={busy}
          onClick={() => !busy && (leaving ? finish() : setAsking(true))}
          busy={leaving && state === "finishing"}
        >
          {say("finish")}
        </Button>
      )}
      {leaving && state === "failed" && failure && <Notice tone="bad" className="w-full" text={failure} />}
      <ConfirmDialog
        open={asking}
        title={say("finishTitle")}
        text={say("finishText")}
        confirm={say("finish")}
        look="primary"
        cancel={say("goOn")}
        busy={state === "finishing"}
        error={state === "failed" ? failure : undefined}
        onConfirm={finish}
        onCancel={close}
      />
    </div>
  );
}

/** On a small screen the offer comes where it would not be seen. A page that opens with it stays at its top. */
function useShownOnceItIs(offered: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(offered);
  useEffect(() => {
    const behavior = motionReduced() ? "auto" : "smooth";
    if (offered && !before.current) place.current?.scrollIntoView({ block: "nearest", behavior });
    before.current = offered;
  }, [offered]);
  return place;
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
    <div className="grid grid-cols-1 gap-3">
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
