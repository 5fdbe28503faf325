import { dropOwn, ownNames, readOwn, writeOwn } from "#offline/own-storage.ts";

/** Of exercises that were begun on this device and ended on another, drafts would stay. */
const most = 60;

function nameOf(id: string): string {
  return `draft:${id}`;
}

interface Kept {
  draft: unknown;
  /** Milliseconds; when it was last changed. */
  at: number;
}

function keptIn(name: string): Kept | undefined {
  try {
    return JSON.parse(readOwn(name) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** A half-made answer, which outlives its page and its tab on the learner's account. */
export function readDraft(id: string): unknown {
  return keptIn(nameOf(id))?.draft ?? null;
}

/** Where it cannot be kept, the answer is still on the page. */
export function writeDraft(id: string, draft: unknown, at = Date.now()): void {
  writeOwn(nameOf(id), { draft, at } satisfies Kept);
  const names = ownNames("draft:");
  if (names.length <= most) return;
  const oldest = names.map((name) => ({ name, at: keptIn(name)?.at ?? 0 })).sort((a, b) => a.at - b.at);
  for (const { name } of oldest.slice(0, names.length - most)) dropOwn(name);
}

export function dropDraft(id: string): void {
  dropOwn(nameOf(id));
}
