import { toasts as figures } from "#ui/constants.ts";
import type { Tone } from "#ui/notice.tsx";

export interface Toast {
  id: number;
  title: string;
  text?: string | undefined;
  tone: Tone;
  open: boolean;
}

let shown: readonly Toast[] = [];
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: readonly Toast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a toast in the place of the one there is. */
export function toast({ title, text, tone = "plain" }: { title: string; text?: string; tone?: Tone }) {
  clearTimeout(removal);
  lastId += 1;
  show([{ id: lastId, title, text, tone, open: true }, ...shown].slice(0, figures.limit));
}

/** Closes a toast; it leaves the store later, so that its going can be seen. */
export function dismissToast(id: number) {
  show(shown.map((it) => (it.id === id ? { ...it, open: false } : it)));
  clearTimeout(removal);
  removal = setTimeout(() => show(shown.filter((it) => it.open)), figures.removalMs);
}

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function shownToasts(): readonly Toast[] {
  return shown;
}
