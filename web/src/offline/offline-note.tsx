import { useSyncExternalStore } from "react";
import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { Icon } from "#ui/icon.tsx";
import { allHeld } from "./held.ts";
import { isOnline, watchOnline } from "./online.ts";
import { watchOwn } from "./own-storage.ts";
import { shownSince, watchSince } from "./seen.ts";
import { offlineWords } from "./words.ts";

/** Says that there is no connection, from when what is shown is, and what waits to be sent. */
export function OfflineNote() {
  const say = useWords(offlineWords);
  const online = useSyncExternalStore(watchOnline, isOnline);
  const since = useSyncExternalStore(watchSince, shownSince);
  const held = useSyncExternalStore(watchOwn, () => allHeld().length);
  const time = useTime(since);
  const shown = !online || time !== undefined;
  const said = time === undefined ? say("offline") : say(online ? "silentSince" : "offlineSince", { time });
  return (
    <div role="status">
      {shown && (
        <p className="flex items-center justify-center gap-2 bg-brand-soft px-4 py-2 text-15">
          <Icon name="offline" className="size-5 shrink-0" />
          <span>{[said, held > 0 && say("toSend", { count: held })].filter(Boolean).join(" ")}</span>
        </p>
      )}
    </div>
  );
}

/** The hour, with the day where that is another one. */
function useTime(at: number | undefined): string | undefined {
  const { hour, moment } = useFormat();
  if (at === undefined) return undefined;
  const time = new Date(at);
  return time.toDateString() === new Date().toDateString() ? hour(time) : moment(time);
}
