import { accountCalls } from "@salida/contract/stats.ts";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "#api.ts";

/** Where the learner is signed in, this device first, then by when it was last seen. */
export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  async queryFn({ signal }) {
    const sessions = await api(accountCalls.listSessions, { signal });
    return sessions.toSorted(
      (a, b) => Number(b.current) - Number(a.current) || b.lastSeenAt.localeCompare(a.lastSeenAt),
    );
  },
});

/** Reads the list again: sessions were ended. */
export function refreshSessions(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
}
