import { useSyncExternalStore } from "react";

const storageKey = "salida-sounds";
const changed = new EventTarget();
let wanted: boolean | undefined;
let refused = false;

/** Whether what the page sounds by itself is wanted: rooms, and what is celebrated. Remembered on this device. */
export function soundWanted(): boolean {
  wanted ??= storedWish();
  return wanted;
}

/** Notes whether the browser plays what it is given. */
export function soundRefused(now: boolean) {
  if (refused === now) return;
  refused = now;
  changed.dispatchEvent(new Event("change"));
}

/** Calls back when sounds are switched, or refused, or no longer; answers how to stop. */
export function watchSound(listener: () => void): () => void {
  changed.addEventListener("change", listener);
  return () => changed.removeEventListener("change", listener);
}

/** Whether sounds are on, off, or wanted from a browser that plays none; and how to switch them. */
export function useSoundSwitch(): [state: "on" | "off" | "refused", turn: (on: boolean) => void] {
  return [useSyncExternalStore(watchSound, stateOfSound), turn];
}

function stateOfSound() {
  if (!soundWanted()) return "off";
  return refused || !("AudioContext" in globalThis) ? "refused" : "on";
}

function turn(on: boolean) {
  wanted = on;
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, "off");
  } catch {
    // Storage is closed to this page: the wish lives as long as it does.
  }
  changed.dispatchEvent(new Event("change"));
}

function storedWish(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}
