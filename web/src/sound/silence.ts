const wishes = new Set<symbol>();
const changed = new EventTarget();

/** Has everything that only sounds in the background be silent, as while a microphone listens; answers how to end that. */
export function wishSilence(): () => void {
  const wish = Symbol();
  wishes.add(wish);
  changed.dispatchEvent(new Event("change"));
  return () => {
    wishes.delete(wish);
    changed.dispatchEvent(new Event("change"));
  };
}

export function silenceWished(): boolean {
  return wishes.size > 0;
}

/** Calls back when silence is wished, or no longer; answers how to stop. */
export function watchSilence(listener: () => void): () => void {
  changed.addEventListener("change", listener);
  return () => changed.removeEventListener("change", listener);
}

/** What the learner is hearing now: recordings, not what the page sounds by itself. */
export function recordingsHeard(): HTMLAudioElement[] {
  return [...document.querySelectorAll("audio")].filter((it) => !it.paused && !it.ended);
}
