import { useSyncExternalStore } from "react";
import { mobileBreakpointPx } from "./constants.ts";

const mobile = `(max-width: ${mobileBreakpointPx - 1}px)`;

/** Whether the screen is narrower than the mobile breakpoint. */
export function useMobile(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(mobile).matches);
}

function watch(listener: () => void): () => void {
  const list = matchMedia(mobile);
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}

/** Whether the learner asked for less motion. */
export function motionReduced(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
