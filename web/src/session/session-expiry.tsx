import { useEffect } from "react";
import { useWords } from "#i18n/room-words.ts";
import { toast } from "#ui/toasts/toast-store.ts";
import { onSessionExpired } from "./session.ts";
import { sessionWords } from "./session-words.ts";

/** Says that a session has ended; the guard then goes to the log-in page. */
export function SessionExpiry() {
  const say = useWords(sessionWords);
  useEffect(
    () => onSessionExpired(() => toast({ tone: "bad", title: say("expired"), text: say("expiredText") })),
    [say],
  );
  return null;
}
