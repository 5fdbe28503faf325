import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { shortcutsOn, turnShortcuts } from "./shortcuts-switch.ts";

const changed = new EventTarget();

/** Whether single keys do something, and how to switch that. */
export function useShortcutsOn(): [on: boolean, turn: (on: boolean) => void] {
  const on = useSyncExternalStore(watch, shortcutsOn);
  return [on, turn];
}

function watch(listener: () => void): () => void {
  changed.addEventListener("change", listener);
  return () => changed.removeEventListener("change", listener);
}

function turn(on: boolean) {
  turnShortcuts(on);
  changed.dispatchEvent(new Event("change"));
}

const typing =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable], [role^="menu"], [role="listbox"], [role="combobox"]';
const pressing = 'button, a[href], summary, input:not([type="range"]), [role="button"], [role="switch"]';
/** What arrows move: the dot of a radio group, the thumb of a slider. */
const moved = "input";

/** Whether the control that has the focus would do something with the key itself. */
function keyIsTaken(key: string, target: Element | null): boolean {
  if (!target) return false;
  if (target.closest(typing)) return true;
  if (key.startsWith("Arrow")) return target.closest(moved) !== null;
  return (key === "Enter" || key === " ") && target.closest(pressing) !== null;
}

/**
 * Single keys for a part of the page. A key with a modifier, a repeated one, one the focused control takes, and any
 * key while a dialog stands over the part are left alone.
 */
export function useShortcuts(
  part: RefObject<Element | null>,
  keys: readonly string[],
  onKey: (key: string) => void,
) {
  const latest = useRef({ keys, onKey });
  latest.current = { keys, onKey };
  // as the part is drawn, not some time after: whoever sees it may press
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      if (!latest.current.keys.includes(event.key) || event.defaultPrevented || event.repeat) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const above = [...document.querySelectorAll("dialog[open]")].filter((it) => !it.contains(part.current));
      if (above.length > 0) return;
      if (!shortcutsOn() || keyIsTaken(event.key, event.target as Element | null)) return;
      event.preventDefault();
      latest.current.onKey(event.key);
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [part]);
}
