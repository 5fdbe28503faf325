import type { Transcript } from "@salida/contract/media.ts";
import { useEffect, useState } from "react";
import type { Player } from "#sound/use-player.ts";
import { type HeardSentence, heardSentence } from "./heard-sentence.ts";

/** Sounds tell where they are four times a second; nearer to the end than this it is waited for. */
const nearSeconds = 0.4;

/**
 * Has the sentence that is heard begin again at its end, while that is on: the one that was heard when it was switched
 * on, then each that the learner goes to.
 */
export function useRepeat({ sound }: Player, turns: Transcript | null) {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const it = sound.current;
    if (!on || !it || !turns) return;
    return repeating(it, () => heardSentence(turns, it.currentTime) ?? turns[0]?.sentences[0]);
  }, [on, sound, turns]);
  return { on, toggle: () => setOn(!on) };
}

/** Repeats what is heard of a sound until it is told to stop. */
function repeating(sound: HTMLAudioElement, heard: () => HeardSentence | undefined): () => void {
  let sentence = heard();
  let waiting: number | undefined;
  const choose = () => {
    sentence = heard();
  };
  const look = () => {
    clearTimeout(waiting);
    if (!sentence || sound.paused || sound.seeking) return;
    const left = sentence.until - sound.currentTime;
    if (left <= 0) sound.currentTime = sentence.at;
    else if (left < nearSeconds) waiting = window.setTimeout(look, (1_000 * left) / sound.playbackRate);
  };
  const listeners = { seeking: choose, seeked: look, timeupdate: look, playing: look } as const;
  for (const [moment, listener] of Object.entries(listeners)) sound.addEventListener(moment, listener);
  return () => {
    clearTimeout(waiting);
    for (const [moment, listener] of Object.entries(listeners)) sound.removeEventListener(moment, listener);
  };
}
