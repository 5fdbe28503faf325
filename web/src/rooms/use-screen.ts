import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useWords } from "#i18n/room-words.ts";
import { extension, type Reading } from "./clock.ts";
import type { Phase, Puzzle, Room } from "./room.ts";
import type { Penalty } from "./use-room.ts";
import { words } from "./words.ts";

/** What stands in a dialog over the room: the riddle, a piece, the lock of a puzzle. */
export type Shown =
  | { what: "riddle"; id: string }
  | { what: "piece"; id: string }
  | { what: "lock"; puzzle: Puzzle };

/** The clock as it was told; three times as long where that is being chosen. */
export function useReading({ session }: Room, at: number, extended: boolean): Reading {
  return useMemo(
    () => ({
      session: extended ? { ...session, limitTime: extension * session.limitTime } : session,
      at,
    }),
    [session, at, extended],
  );
}

/**
 * What is shown in a dialog. It goes when the room becomes another: paused, or over by its time. Only a lock stays that has
 * just been opened. Where the focus was lost with what was pressed, it goes to what is next.
 */
export function useShown(part: RefObject<HTMLElement | null>, phase: Phase) {
  const [shown, show] = useState<Shown>();
  const before = useRef(phase);
  useEffect(() => {
    if (before.current === phase) return;
    before.current = phase;
    show((now) => (now?.what === "lock" && phase === "over" ? now : undefined));
    focusNext(part.current);
  }, [phase, part]);
  useEffect(() => {
    const { activeElement: focused } = document;
    if (!shown && (!focused || focused === document.body)) focusNext(part.current);
  }, [shown, part]);
  return [shown, show] as const;
}

/**
 * Focuses what is to be read or pressed next, with the room in sight above it where there is space for both: its light is
 * what has changed. Nothing on a page that has only just come.
 */
function focusNext(part: HTMLElement | null) {
  if (!part?.dataset.seen) {
    if (part) part.dataset.seen = "true";
    return;
  }
  scrollTo({ top: 0, behavior: "instant" });
  part.querySelector<HTMLElement>("[data-next]")?.focus();
}

/** Whether the room ended while it was looked at. */
export function useEndedHere(phase: Phase): boolean {
  const first = useRef(phase);
  return phase === "over" && first.current !== "over";
}

/** Says what a wrong try cost. */
export function usePenaltySaid(penalty: Penalty | undefined, tell: (text: string) => void) {
  const say = useWords(words);
  const said = useRef<number>(undefined);
  useEffect(() => {
    if (!penalty || said.current === penalty.at) return;
    said.current = penalty.at;
    tell(say("penaltySaid", { seconds: penalty.seconds }));
  }, [penalty, tell, say]);
}
