/** When the oldest of what is shown was answered, where it is not of this moment. */
let since: number | undefined;
const changes = new EventTarget();

export function showSince(at: number | undefined): void {
  if (at === since) return;
  since = at;
  changes.dispatchEvent(new Event("change"));
}

export function shownSince(): number | undefined {
  return since;
}

export function watchSince(listener: () => void): () => void {
  changes.addEventListener("change", listener);
  return () => changes.removeEventListener("change", listener);
}
