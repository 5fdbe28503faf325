import { useSyncExternalStore } from "react";

let dialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Tells that a modal dialog was opened; answers how to tell that it was closed. */
export function dialogOpened(dialog: HTMLDialogElement): () => void {
  become([...dialogs, dialog]);
  return () => become(dialogs.filter((it) => it !== dialog));
}

/** The dialog that was opened last: only what stands in it can be reached. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(watch, () => dialogs.at(-1));
}

function become(next: readonly HTMLDialogElement[]) {
  dialogs = next;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
