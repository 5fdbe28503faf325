import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isOnline, watchOnline } from "./online.ts";
import { shownSince, showSince } from "./seen.ts";
import { oldestShown, oldSince } from "./shown-since.ts";

/** Milliseconds between two looks whether the server answers again. */
const pause = 20_000;

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
    function turned() {
      readAgain();
      lookSoon();
    }
    const leave = [cache.subscribe(lookSoon), watchOnline(turned)];
    const again = setInterval(readAgain, pause);
    lookSoon();
    return () => {
      for (const stop of leave) stop();
      clearInterval(again);
      clearTimeout(looking);
      showSince(undefined);
    };
  }, [client]);
}
