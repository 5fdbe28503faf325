import { useEffect, useRef, useState } from "react";
import { useWords } from "#i18n/room-words.ts";
import { askBeforeLeaving } from "#session/session.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { allHeld } from "./held.ts";
import { offlineWords } from "./words.ts";

/** Asks before a log-out that would delete answers which have not been sent; first they are tried once more. */
export function LeaveDialog({ send }: { send: () => Promise<void> }) {
  const say = useWords(offlineWords);
  const [count, setCount] = useState(0);
  const answer = useRef<(leaves: boolean) => void>(undefined);
  useEffect(() => {
    askBeforeLeaving(async () => {
      await send();
      const left = allHeld().length;
      if (left === 0) return true;
      setCount(left);
      return new Promise((resolve) => {
        answer.current = resolve;
      });
    });
    return () => askBeforeLeaving(async () => true);
  }, [send]);

  function settle(leaves: boolean) {
    setCount(0);
    answer.current?.(leaves);
  }

  return (
    <ConfirmDialog
      open={count > 0}
      title={say("leaveTitle")}
      text={say("leaveText", { count: Math.max(1, count) })}
      confirm={say("leave")}
      cancel={say("stay")}
      busy={false}
      onConfirm={() => settle(true)}
      onCancel={() => settle(false)}
    />
  );
}
