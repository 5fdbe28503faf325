import { keptSince } from "#keeper.ts";

/** What is known of a query here. */
interface Shown {
  state: { data: unknown; dataUpdatedAt: number };
}

/** When data came, where they are old: those of a list are as old as its oldest page. */
export function oldSince(data: unknown): number | undefined {
  const pages = typeof data === "object" && data !== null && "pages" in data ? data.pages : undefined;
  const times = (Array.isArray(pages) ? pages : [data]).map(keptSince).filter((it) => it !== undefined);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** When the oldest of what is shown came; nothing where all is of this moment, as it is with a connection. */
export function oldestShown(queries: readonly Shown[], online: boolean): number | undefined {
  const times = queries
    .filter(({ state }) => state.data !== undefined)
    .map(({ state }) => oldSince(state.data) ?? (online ? undefined : state.dataUpdatedAt))
    .filter((it) => it !== undefined);
  return times.length > 0 ? Math.min(...times) : undefined;
}
