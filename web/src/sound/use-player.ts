import { type RefObject, useCallback, useRef, useState, useSyncExternalStore } from "react";

/**
 * Still: paused, at an end, or never begun. Waiting: wanted, and its sound is not here yet. Failed: it could not be
 * loaded. Refused: the browser has it and did not play it.
 */
type Phase = "still" | "waiting" | "playing" | "failed" | "refused";

type Sound = RefObject<HTMLAudioElement | null>;

/** What is played: where it is, how long, and what it looks like where that is known. */
interface Recording {
  url: string;
  seconds: number;
  peaks?: string;
}

/** A recording and how far it is heard. `AudioPlayer` draws it; what follows it uses `useSound`. */
export type Player = ReturnType<typeof usePlayer>;

/**
 * Plays one recording, or none while there is none yet; `askAgain` gets its address anew, since one is good for an hour
 * or two.
 */
export function usePlayer(audio: Recording | null, askAgain: () => Promise<Recording | null | undefined>) {
  const seconds = audio?.seconds ?? 0;
  const sound = useRef<HTMLAudioElement>(null);
  const [phase, setPhase] = useState<Phase>("still");
  const sought = useRef<number>(undefined);
  const wanted = useRef(false);
  const hand = handOn({ sound, sought, wanted, seconds }, (told) =>
    setPhase((now) => (told ? "refused" : now === "waiting" ? "still" : now)),
  );
  const { url, again, wish, events } = useAddress({
    audio,
    askAgain,
    sound,
    wanted,
    play: hand.play,
    setPhase,
  });

  return {
    ...hand,
    phase,
    seconds,
    peaks: audio?.peaks,
    sound,
    again,
    toggle() {
      if (phase === "failed") void again();
      else if (wish()) return;
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
      onPause() {
        wanted.current = false;
        setPhase("still");
      },
      onSeeked: hand.onSeeked,
      ...events,
    } as const,
  };
}

interface Held {
  sound: Sound;
  /** Where to go once the place sought before is found. */
  sought: RefObject<number | undefined>;
  /** It was to be played, and does not yet. */
  wanted: RefObject<boolean>;
  seconds: number;
}

/** What can be done to a sound. `onRefused` hears that it did not begin, and whether the learner is to be told. */
function handOn({ sound, sought, wanted, seconds }: Held, onRefused: (told: boolean) => void) {
  function play() {
    wanted.current = true;
    // a pause that came first is no fault, and what cannot be loaded says so itself
    sound.current?.play().catch(({ name }) => onRefused(name !== "AbortError" && !sound.current?.error));
  }
  /** Unasked: where the browser does not let it begin, nobody missed it. */
  function playByItself() {
    sound.current?.play().catch(() => onRefused(false));
  }
  function seek(to: number) {
    const place = Math.min(Math.max(to, 0), seconds);
    // Chromium can seek for ever when it is sent elsewhere while it does
    sought.current = sound.current?.seeking ? place : undefined;
    if (sound.current && !sound.current.seeking) sound.current.currentTime = place;
  }
  return {
    play,
    playByItself,
    seek,
    stop() {
      sound.current?.pause();
      seek(0);
    },
    skip(by: number) {
      seek((sought.current ?? sound.current?.currentTime ?? 0) + by);
    },
    onSeeked() {
      const place = sought.current;
      sought.current = undefined;
      if (place !== undefined) seek(place);
    },
    playFrom(second: number) {
      seek(second);
      play();
    },
  };
}

interface AddressProps {
  audio: Recording | null;
  askAgain: () => Promise<Recording | null | undefined>;
  sound: Sound;
  wanted: RefObject<boolean>;
  play: () => void;
  setPhase: (phase: Phase) => void;
}

/**
 * Where a sound is. When that fails it is asked for anew, once by itself and then when the learner says so; it goes on
 * where it was.
 */
function useAddress({ audio, askAgain, sound, wanted, play, setPhase }: AddressProps) {
  const [fresh, setFresh] = useState<string>();
  // the first it had: another one of the same sound would have it loaded anew
  const first = useRef<string>(undefined);
  first.current ??= audio?.url;
  const url = fresh ?? first.current;
  const left = useRef<{ at: number; playing: boolean }>(undefined);
  const askedByItself = useRef(false);

  async function again() {
    setPhase("waiting");
    const asked = await askAgain();
    if (!asked) setPhase("failed");
    else if (asked.url === url) sound.current?.load();
    else setFresh(asked.url);
  }

  function onError() {
    // what is asked to play after its sound failed, and before that is told, stays paused
    const playing = wanted.current || sound.current?.paused === false;
    left.current ??= { at: sound.current?.currentTime ?? 0, playing };
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
    wanted.current = false;
    setPhase("playing");
  }

  /** Has it played, or not, once it is there, while its address is asked for anew; false where it is not. */
  function wish(): boolean {
    if (left.current) left.current.playing = !left.current.playing;
    return left.current !== undefined;
  }

  return { url, again, wish, events: { onError, onLoadedMetadata, onPlaying } };
}

/** Whether there is something to tell; it is said by its own name. */
export function isFault(phase: Phase): phase is "failed" | "refused" {
  return phase === "failed" || phase === "refused";
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
