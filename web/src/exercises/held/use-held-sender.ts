import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { useKinds } from "#exercises/kinds-context.ts";
import { useWords } from "#i18n/room-words.ts";
import { allHeld } from "#offline/held.ts";
import { isOnline } from "#offline/online.ts";
import { watchOwn } from "#offline/own-storage.ts";
import { tryAgain } from "#offline/try-again.ts";
import { offlineWords } from "#offline/words.ts";
import { Problem } from "#problem.ts";
import { useProblemText } from "#problem-words.ts";
import { toast } from "#ui/toasts/toast-store.ts";
import { sendHeld } from "./send-held.ts";

/** Sends what waits as soon as there is a connection, and tells the learner what came of it. */
export function useHeldSender(): () => Promise<void> {
  const client = useQueryClient();
  const kinds = useKinds();
  const say = useWords(offlineWords);
  const textOf = useProblemText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: words change with the language only
  const send = useCallback(async () => {
    if (allHeld().length === 0 || !isOnline()) return;
    const { sent, refused } = await sendHeld({ client, kinds });
    if (sent > 0) toast({ tone: "good", title: say("sent"), text: say("sentText") });
    if (refused)
      toast({ tone: "bad", title: say("refused"), text: textOf(new Problem(refused, 0, refused)) });
  }, [client]);

  useEffect(() => {
    // the first try after a connection has come back can be a moment too early
    const again = tryAgain(() => void send());
    function now() {
      if (document.visibilityState !== "visible") return;
      void send();
      again.soon();
    }
    now();
    addEventListener("online", now);
    document.addEventListener("visibilitychange", now);
    const leave = watchOwn(again.soon);
    return () => {
      removeEventListener("online", now);
      document.removeEventListener("visibilitychange", now);
      leave();
      again.stop();
    };
  }, [send]);
  return send;
}
