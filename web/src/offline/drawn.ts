import { type ComponentType, lazy } from "react";
import { wordsReady } from "#i18n/phrasebooks.ts";

/** Milliseconds after which a page has fetched what it opened with, on a line of any use; from a worker it comes at once. */
const patience = { line: 2_000, worker: 300 };

let waiting: Promise<void> | undefined;

/** Resolves when the page and its first scripts have come; at once where there is nothing to fetch them from. */
function loaded(): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine === false || document.readyState === "complete") resolve();
    else addEventListener("load", () => resolve(), { once: true });
  });
}

/** Resolves when the page has had the time to draw what it opened with. */
export function drawn(): Promise<void> {
  const { line, worker } = patience;
  const rest = () => (navigator.serviceWorker?.controller ? worker : line);
  waiting ??= loaded().then(
    () => new Promise((resolve) => setTimeout(resolve, navigator.onLine ? rest() : 0)),
  );
  return waiting;
}

/** A part of a page that comes later, before it is needed, with its words; where they do not come nobody misses it. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>, moment = drawn) {
  return lazy(async (): Promise<{ default: ComponentType<P> }> => {
    await moment();
    try {
      const part = await load();
      await wordsReady();
      return { default: part };
    } catch {
      return { default: () => null };
    }
  });
}

/** The same for what is small, and may be needed soon. */
export function soon<P extends object>(load: () => Promise<ComponentType<P>>) {
  return later(load, loaded);
}
