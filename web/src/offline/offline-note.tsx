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
  const from = useFrom(online, since);
  const said = from ?? (online ? undefined : say("offline"));
  return (
    <div role="status">
      {said && (
        <p className="flex items-center justify-center gap-2 bg-brand-soft px-4 py-2 text-15">
          <Icon name="offline" className="size-5 shrink-0" />
          <span>{[said, held > 0 && say("toSend", { count: held })].filter(Boolean).join(" ")}</span>
        </p>
      )}
    </div>
  );
}

/** From when what is shown is: the hour, with the day where that is another one. */
function useFrom(online: boolean, since: number | undefined): string | undefined {
  const say = useWords(offlineWords);
  const { hour, moment } = useFormat();
  if (since === undefined) return undefined;
  const time = new Date(since);
  if (time.toDateString() === new Date().toDateString())
    return say(online ? "silentSince" : "offlineSince", { hour: hour(time) });
  return say(online ? "silentSinceDay" : "offlineSinceDay", { moment: moment(time) });
}
