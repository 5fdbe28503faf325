import { useEffect } from "react";
import { useHeldSender } from "#exercises/held/use-held-sender.ts";
import { LeaveDialog } from "#offline/leave-dialog.tsx";
import { startWorker } from "#offline/start-worker.ts";
import { sweep } from "#offline/store.ts";
import { useShownSince } from "#offline/use-shown-since.ts";

/** What goes on behind the pages of the signed-in, and comes once they are drawn: all that is for lost connections. */
export function Background({ account }: { account: string }) {
  const send = useHeldSender();
  useShownSince();
  useEffect(() => {
    void startWorker();
    sweep(account).catch(() => {});
  }, [account]);
  return <LeaveDialog send={send} />;
}
