/** Pauses what is heard in a part of the page, but for one. */
export function hush(part: Element | null, but?: EventTarget) {
  for (const sound of part?.querySelectorAll("audio") ?? []) if (sound !== but) sound.pause();
}
