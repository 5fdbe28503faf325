import type { Generation } from "@salida/contract/exercises.ts";
import { useEffect, useRef, useState } from "react";
import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { Ring } from "#ui/charts/ring.tsx";
import { Notice } from "#ui/notice.tsx";
import { AudioPlayer, type Repeating } from "./audio-player.tsx";
import { soundWords } from "./sound-words.ts";
import type { Player } from "./use-player.ts";

interface ExerciseSoundProps {
  player: Player;
  /** How far it is with the recording; null once it is there. */
  making: Generation | null;
  /** Has it tried again. */
  again: () => Promise<unknown>;
  /** Has the sentence that is heard begin again at its end. */
  repeat?: Repeating | undefined;
}

/** An exercise's recording, or how far it is with it. Says aloud that it is being made, and that it is ready. */
export function ExerciseSound({ player, making, again, repeat }: ExerciseSoundProps) {
  const say = useWords(soundWords);
  const part = useRef<HTMLElement>(null);
  const awaited = useRef(false);
  const [told, tell] = useState("");
  const state = making?.state;
  useEffect(() => {
    if (state === "running") tell(say("making"));
    else if (state === undefined && awaited.current) tell(say("made"));
    awaited.current = state !== undefined;
  }, [state, say]);

  function tryAgain() {
    // the notice goes, and its button with it
    part.current?.focus();
    void again();
  }

  return (
    <>
      {making ? (
        <section ref={part} tabIndex={-1} aria-label={say("recording")}>
          {state === "running" ? (
            <MakingProgress making={making} />
          ) : (
            <Notice tone="bad" text={say("unmade")}>
              <Button look="quiet" onClick={tryAgain}>
                {say("again")}
              </Button>
            </Notice>
          )}
        </section>
      ) : (
        <AudioPlayer player={player} repeat={repeat} />
      )}
      <p role="status" className="sr-only">
        {told}
      </p>
    </>
  );
}

function MakingProgress({ making: { step, progress } }: { making: Generation }) {
  const say = useWords(soundWords);
  const { percent } = useFormat();
  // spoken a second time at another rate, it falls back: what was shown stays
  const most = useRef(0);
  most.current = Math.max(most.current, progress ?? 0);
  const share = most.current;
  return (
    <div className="card flex min-h-18 items-center gap-4 p-3 sm:px-5">
      <div
        role="progressbar"
        aria-label={say("making")}
        aria-valuenow={Math.round(100 * share)}
        className="relative grid size-12 shrink-0 place-items-center text-brand"
      >
        <Ring percent={100 * share} className="absolute inset-0" />
        <span aria-hidden="true" className="text-13 tabular-nums text-ink">
          {percent(Math.round(100 * share))}
        </span>
      </div>
      <div>
        <p className="font-semibold">{say("making")}</p>
        <p className="text-15 text-muted">{say(step === "waiting" ? "waitingHint" : "makingHint")}</p>
      </div>
    </div>
  );
}
