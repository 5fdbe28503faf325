import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isOnline, watchOnline } from "./online.ts";
import { shownSince, showSince, watchSince } from "./seen.ts";
import { oldestShown, oldSince } from "./shown-since.ts";
import { tryAgain } from "./try-again.ts";

/** Follows from when what is shown is, and reads it again once there is a connection. */
export function useShownSince(): void {
  const client = useQueryClient();
  useEffect(() => {
    const cache = client.getQueryCache();
    let looking: ReturnType<typeof setTimeout> | undefined;
    function look() {
      looking = undefined;
      showSince(oldestShown(cache.findAll({ type: "active" }), isOnline()));
    }
    // later: the cache tells of things while they are drawn
    function lookSoon() {
      looking ??= setTimeout(look);
    }
    function readAgain() {
      if (isOnline() && shownSince() !== undefined)
        void client.invalidateQueries({ predicate: ({ state }) => oldSince(state.data) !== undefined });
    }
    // a server may answer again without the browser noticing
    const again = tryAgain(readAgain);
    function turned() {
      readAgain();
      again.soon();
      lookSoon();
    }
    const leave = [cache.subscribe(lookSoon), watchOnline(turned), watchSince(again.soon)];
    lookSoon();
    return () => {
      for (const stop of leave) stop();
      again.stop();
      clearTimeout(looking);
      showSince(undefined);
    };
  }, [client]);
}
