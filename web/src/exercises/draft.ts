/** Half-made answers outlive a reload, in this tab only. */
function keyOf(id: string): string {
  return `draft:${id}`;
}

export function readDraft(id: string, storage: Storage = sessionStorage): unknown {
  try {
    return JSON.parse(storage.getItem(keyOf(id)) ?? "null");
  } catch {
    return null;
  }
}

export function writeDraft(id: string, draft: unknown, storage: Storage = sessionStorage) {
  try {
    storage.setItem(keyOf(id), JSON.stringify(draft));
  } catch {
    // Full or forbidden: the answer is still on the page.
  }
}

export function dropDraft(id: string, storage: Storage = sessionStorage) {
  storage.removeItem(keyOf(id));
}
