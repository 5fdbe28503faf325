import { useEffect, useRef, useState } from "react";
import type { Ambient } from "#ambient/ambient.ts";
import { recordingsHeard, silenceWished, watchSilence } from "#sound/silence.ts";
import { soundRefused, useSoundSwitch } from "#sound/sound-switch.ts";
import { loudnessUnder, progressOf, signalOf } from "./heard.ts";
import type { Phase, Room } from "./room.ts";

/** Plays a room's sound while its clock runs, from the first press on; answers its switch. */
export function useRoomSound(room: Room, phase: Phase) {
  const [state, turn] = useSoundSwitch();
  const ambient = useAmbient(room);
  usePlaying(ambient, phase);
  useDucking(ambient);
  useSignals(ambient, room, phase);
  return { state, turn };
}

/** The sound of a room, once it has been fetched: the room is drawn before. */
function useAmbient({ context: topic }: Room): Ambient | undefined {
  const [ambient, setAmbient] = useState<Ambient>();
  useEffect(() => {
    let left = false;
    let opened: Ambient | undefined;
    import("#ambient/ambient.ts")
      .then(({ openAmbient }) => {
        if (left) return;
        opened = openAmbient(topic);
        setAmbient(opened);
      })
      .catch(() => soundRefused(true));
    return () => {
      left = true;
      opened?.close();
    };
  }, [topic]);
  return ambient;
}

/** A page that comes back to a running clock is silent until something is pressed. */
function usePlaying(ambient: Ambient | undefined, phase: Phase) {
  useEffect(() => {
    if (phase === "paused") return ambient?.pause();
    if (phase !== "playing") return;
    const play = () => ambient?.play();
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

/** What ends a recording, or takes it away: one that goes with its dialog is told of by nobody else. */
const moments = ["playing", "pause", "ended", "emptied", "close"];

/**
 * What is played on the page is heard above the loop; what is played in a dialog, an exercise, without it, and so is what a
 * learner says into the microphone.
 */
function useDucking(ambient: Ambient | undefined) {
  useEffect(() => {
    const follow = () => ambient?.duck(loudnessNow());
    follow();
    for (const moment of moments) document.addEventListener(moment, follow, true);
    const unwatch = watchSilence(follow);
    return () => {
      for (const moment of moments) document.removeEventListener(moment, follow, true);
      unwatch();
    };
  }, [ambient]);
}

function loudnessNow(): number {
  return loudnessUnder(
    recordingsHeard().map((it) => (it.closest("dialog") ? "exercise" : "introduction")),
    silenceWished(),
  );
}

/** What has just been solved is heard, and a lock that opens. */
function useSignals(ambient: Ambient | undefined, { puzzles, status }: Room, phase: Phase) {
  const progress = progressOf(puzzles);
  const before = useRef(progress);
  const { solved, opened } = progress;
  useEffect(() => {
    const signal = signalOf(before.current, { solved, opened });
    before.current = { solved, opened };
    if (signal) ambient?.[signal]();
    if (phase === "over" && status !== 2) ambient?.pause();
  }, [ambient, solved, opened, phase, status]);
}
