import { type ComponentType, lazy } from "react";

/** Milliseconds after which a page has fetched what it opened with, on a line of any use; from a worker it comes at once. */
const patience = { line: 2_000, worker: 300 };

let waiting: Promise<void> | undefined;

/** Resolves when the page has had the time to draw what it opened with; at once where there is nothing to fetch it from. */
export function drawn(): Promise<void> {
  waiting ??= new Promise((resolve) => {
    if (navigator.onLine === false) return resolve();
    const { line, worker } = patience;
    const rest = () => setTimeout(resolve, navigator.serviceWorker?.controller ? worker : line);
    if (document.readyState === "complete") rest();
    else addEventListener("load", rest, { once: true });
  });
  return waiting;
}

/** A part of a page that comes once that is drawn, before it is needed; where it does not come nobody misses it. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async (): Promise<{ default: ComponentType<P> }> => {
    await drawn();
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
}
