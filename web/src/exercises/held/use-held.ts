import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { dropHeld, type Held, heldText, parseHeld } from "#offline/held.ts";
import { watchOwn } from "#offline/own-storage.ts";

/** The move of an exercise that waits to be sent, or was refused; `onGone` hears when it no longer does. */
export function useHeld(id: string, onGone: () => void): { held: Held | undefined; drop: () => void } {
  const read = () => heldText(id);
  const text = useSyncExternalStore(watchOwn, read, read);
  const held = useMemo(() => parseHeld(text), [text]);
  const before = useRef(text);
  const dropped = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs because what is held has changed
  useEffect(() => {
    if (before.current !== null && text === null && !dropped.current) onGone();
    before.current = text;
    dropped.current = false;
  }, [text]);
  const drop = useCallback(() => {
    dropped.current = true;
    dropHeld(id);
  }, [id]);
  return { held, drop };
}
