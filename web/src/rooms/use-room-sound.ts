import { type RefObject, useEffect, useRef } from "react";
import { type Ambient, openAmbient } from "#ambient/ambient.ts";
import { useSoundSwitch } from "#ambient/sound-switch.ts";
import type { Phase, Room } from "./room.ts";

/** How loud the loop stays under the introduction, and under an exercise's recording: noise makes listening harder. */
const under = { introduction: 0.6, recording: 0 };

/** Plays a room's sound while its clock runs, from the first press on; answers its switch. */
export function useRoomSound(room: Room, phase: Phase) {
  const [state, turn] = useSoundSwitch();
  const ambient = useRef<Ambient>(undefined);
  const { context: topic } = room;
  useEffect(() => {
    const opened = openAmbient(topic);
    ambient.current = opened;
    return () => opened.close();
  }, [topic]);
  usePlaying(ambient, phase);
  useDucking(ambient);
  useSignals(ambient, room, phase);
  return { state, turn };
}

/** A page that comes back to a running clock is silent until something is pressed. */
function usePlaying(ambient: RefObject<Ambient | undefined>, phase: Phase) {
  useEffect(() => {
    if (phase === "paused") return ambient.current?.pause();
    if (phase !== "playing") return;
    const play = () => ambient.current?.play();
    if (navigator.userActivation?.hasBeenActive !== false) return play();
    const heard = new AbortController();
    const once = () => {
      heard.abort();
      play();
    };
    addEventListener("pointerdown", once, { signal: heard.signal });
    addEventListener("keydown", once, { signal: heard.signal });
    return () => heard.abort();
  }, [ambient, phase]);
}

/** What is played on the page is heard above the loop, and what is played in a dialog, an exercise, without it. */
function useDucking(ambient: RefObject<Ambient | undefined>) {
  useEffect(() => {
    const playing = new Set<HTMLMediaElement>();
    const follow = ({ type, target }: Event) => {
      if (!(target instanceof HTMLMediaElement)) return;
      if (type === "playing") playing.add(target);
      else playing.delete(target);
      const onPage = (it: HTMLMediaElement) => it.closest("dialog") === null;
      if (playing.size === 0) ambient.current?.duck(1);
      else ambient.current?.duck([...playing].every(onPage) ? under.introduction : under.recording);
    };
    const types = ["playing", "pause", "ended", "emptied"];
    for (const type of types) document.addEventListener(type, follow, true);
    return () => {
      for (const type of types) document.removeEventListener(type, follow, true);
    };
  }, [ambient]);
}

/** What has just been solved is heard, and a lock that opens. */
function useSignals(ambient: RefObject<Ambient | undefined>, { puzzles, status }: Room, phase: Phase) {
  const solved = puzzles.reduce(
    (sum, { riddle, exercises }) =>
      sum + (riddle?.solved ? 1 : 0) + exercises.filter((piece) => piece.solved).length,
    0,
  );
  const opened = puzzles.filter(({ decoded }) => decoded).length;
  const before = useRef({ solved, opened });
  useEffect(() => {
    const was = before.current;
    before.current = { solved, opened };
    if (opened > was.opened) ambient.current?.door();
    else if (solved > was.solved) ambient.current?.success();
    if (phase === "over" && status !== 2) ambient.current?.pause();
  }, [ambient, solved, opened, phase, status]);
}
