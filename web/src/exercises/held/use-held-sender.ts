import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { useKinds } from "#exercises/kinds-context.ts";
import { useWords } from "#i18n/room-words.ts";
import { allHeld } from "#offline/held.ts";
import { isOnline } from "#offline/online.ts";
import { offlineWords } from "#offline/words.ts";
import { Problem } from "#problem.ts";
import { useProblemText } from "#problem-words.ts";
import { toast } from "#ui/toasts/toast-store.ts";
import { sendHeld } from "./send-held.ts";

/** Milliseconds between two tries, while something waits: a server may come back without the browser noticing. */
const pause = 20_000;

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
    const seen = () => document.visibilityState === "visible" && void send();
    void send();
    addEventListener("online", seen);
    document.addEventListener("visibilitychange", seen);
    const again = setInterval(seen, pause);
    return () => {
      removeEventListener("online", seen);
      document.removeEventListener("visibilitychange", seen);
      clearInterval(again);
    };
  }, [send]);
  return send;
}
