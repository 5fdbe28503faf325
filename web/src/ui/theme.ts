import { useLayoutEffect, useSyncExternalStore } from "react";

export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

/** Also read before the first paint, by a script that may import nothing. */
const storageKey = "theme";
const changed = new EventTarget();
/** How many things are shown that are always at night. */
let nights = 0;

function storedTheme(): Theme {
  const stored = localStorage.getItem(storageKey);
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** Puts the remembered theme on the page, or the night. */
export function applyTheme() {
  const theme = nights > 0 ? "night" : storedTheme();
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Has the whole page at night while something is shown, whatever theme was chosen. */
export function useNight() {
  useLayoutEffect(() => {
    nights += 1;
    applyTheme();
    return () => {
      nights -= 1;
      applyTheme();
    };
  }, []);
}

function chooseTheme(theme: Theme) {
  if (theme === "system") localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, theme);
  applyTheme();
  changed.dispatchEvent(new Event("change"));
}

function watch(listener: () => void): () => void {
  changed.addEventListener("change", listener);
  return () => changed.removeEventListener("change", listener);
}

export function useTheme(): [theme: Theme, choose: (theme: Theme) => void] {
  return [useSyncExternalStore(watch, storedTheme), chooseTheme];
}
