import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { signOutOthers } from "#account-forms/change-calls.ts";
import { refusalText } from "#account-forms/refusal-text.ts";
import { useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { toast } from "#ui/toasts/toast-store.ts";
import { refreshSessions } from "./sessions-query.ts";
import { sessionsWords } from "./sessions-words.ts";

/** Ends every session but this one, once the learner has said so twice. */
export function EndOthers({ onEnded }: { onEnded: () => void }) {
  const of = useWords(sessionsWords);
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();

  async function end() {
    setBusy(true);
    setFailed(undefined);
    const { error } = await signOutOthers();
    setBusy(false);
    if (error) return setFailed(`${of("endFailed")}. ${refusalText(error)}`);
    setAsking(false);
    toast({ tone: "good", title: of("ended") });
    await refreshSessions(client).catch(() => {});
    onEnded();
  }

  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {of("endOthers")}
      </Button>
      <ConfirmDialog
        open={asking}
        title={of("endTitle")}
        text={of("endText")}
        confirm={of("endOthers")}
        cancel={of("cancel")}
        busy={busy}
        error={failed}
        onConfirm={() => void end()}
        onCancel={() => !busy && setAsking(false)}
      />
    </>
  );
}
