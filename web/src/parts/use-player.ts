import type { Audio } from "@salida/contract/media.ts";
import { type RefObject, useCallback, useRef, useState, useSyncExternalStore } from "react";

/** Still: paused, at an end, or never begun. Waiting: wanted, and its sound is not here yet. */
type Phase = "still" | "waiting" | "playing" | "failed";

type Sound = RefObject<HTMLAudioElement | null>;

/** A recording and how far it is heard. `AudioPlayer` draws it; what follows it uses `useSound`. */
export type Player = ReturnType<typeof usePlayer>;

/** Plays one recording; `askAgain` gets its address anew, since one is good for an hour or two. */
export function usePlayer(audio: Audio, askAgain: () => Promise<Audio | undefined>) {
  const sound = useRef<HTMLAudioElement>(null);
  const [phase, setPhase] = useState<Phase>("still");
  const hand = handOn(sound, audio.seconds, () => setPhase((now) => (now === "waiting" ? "still" : now)));
  const { url, again, events } = useAddress({ audio, askAgain, sound, play: hand.play, phase, setPhase });

  return {
    ...hand,
    phase,
    seconds: audio.seconds,
    sound,
    again,
    toggle() {
      if (phase === "failed") void again();
      else if (sound.current?.paused) hand.play();
      else sound.current?.pause();
    },
    soundProps: {
      ref: sound,
      src: url,
      preload: "metadata",
      onPlay: () => setPhase("waiting"),
      // browsers also wait for what is only sought in
      onWaiting: () => setPhase((now) => (now === "playing" ? "waiting" : now)),
      onPause: () => setPhase("still"),
      ...events,
    } as const,
  };
}

/** What can be done to a sound. `onRefused` is called where the browser does not let it begin. */
function handOn(sound: Sound, seconds: number, onRefused: () => void) {
  function play() {
    sound.current?.play().catch(onRefused);
  }
  function seek(to: number) {
    if (sound.current) sound.current.currentTime = Math.min(Math.max(to, 0), seconds);
  }
  return {
    play,
    seek,
    stop() {
      sound.current?.pause();
      seek(0);
    },
    skip(by: number) {
      seek((sound.current?.currentTime ?? 0) + by);
    },
    playFrom(second: number) {
      seek(second);
      play();
    },
  };
}

interface AddressProps {
  audio: Audio;
  askAgain: () => Promise<Audio | undefined>;
  sound: Sound;
  play: () => void;
  phase: Phase;
  setPhase: (phase: Phase) => void;
}

/**
 * Where a sound is. When that fails it is asked for anew, once by itself and then when the learner says so; it goes on
 * where it was.
 */
function useAddress({ audio, askAgain, sound, play, phase, setPhase }: AddressProps) {
  const [url, setUrl] = useState(audio.url);
  const left = useRef<{ at: number; playing: boolean }>(undefined);
  const askedByItself = useRef(false);

  async function again() {
    setPhase("waiting");
    const fresh = await askAgain();
    if (!fresh) setPhase("failed");
    else if (fresh.url === url) sound.current?.load();
    else setUrl(fresh.url);
  }

  function onError() {
    left.current ??= { at: sound.current?.currentTime ?? 0, playing: phase !== "still" };
    if (askedByItself.current) return setPhase("failed");
    askedByItself.current = true;
    void again();
  }

  function onLoadedMetadata() {
    if (!sound.current || !left.current) return;
    const { at, playing } = left.current;
    left.current = undefined;
    sound.current.currentTime = at;
    if (playing) play();
    else setPhase("still");
  }

  function onPlaying() {
    askedByItself.current = false;
    setPhase("playing");
  }

  return { url, again, events: { onError, onLoadedMetadata, onPlaying } };
}

const moments = ["timeupdate", "seeking", "ended", "emptied"];

/** What `read` makes of a sound as it goes on; drawn again only when that is another than before. */
export function useSound<T>({ sound }: Player, read: (sound: HTMLAudioElement | null) => T): T {
  const watch = useCallback(
    (tell: () => void) => {
      const it = sound.current;
      for (const moment of moments) it?.addEventListener(moment, tell);
      return () => {
        for (const moment of moments) it?.removeEventListener(moment, tell);
      };
    },
    [sound],
  );
  return useSyncExternalStore(watch, () => read(sound.current));
}
