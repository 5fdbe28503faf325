import { useSyncExternalStore } from "react";
import { useWords } from "#i18n/room-words.ts";
import { Icon } from "#ui/icon.tsx";
import { words } from "./words.ts";

/** Says so while the browser has no connection. */
export function OfflineNote() {
  const say = useWords(words);
  const online = useSyncExternalStore(watch, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-brand-soft px-4 py-2 text-15">
          <Icon name="offline" className="size-5 shrink-0" />
          {say("offline")}
        </p>
      )}
    </div>
  );
}

function watch(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
