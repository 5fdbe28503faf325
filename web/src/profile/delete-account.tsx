import { accountCalls } from "@salida/contract/stats.ts";
import { useState } from "react";
import { api } from "#api.ts";
import { useWords } from "#i18n/room-words.ts";
import { useProblemText } from "#problem-words.ts";
import { forgetSession } from "#session/session.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { toast } from "#ui/toasts/toast-store.ts";
import { ProfileSection } from "./profile-section.tsx";
import { profileWords } from "./profile-words.ts";

/** Deletes the account and everything in it, once the learner has said so twice. */
export function DeleteAccount() {
  const say = useWords(profileWords);
  const textOf = useProblemText();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function remove() {
    setBusy(true);
    setError(undefined);
    try {
      await api(accountCalls.deleteAccount);
      sessionStorage.clear();
      toast({ tone: "good", title: say("deleted"), text: say("deletedText") });
      await forgetSession(true);
    } catch (failure) {
      setBusy(false);
      setError(`${say("deleteFailed")}. ${textOf(failure)}`);
      toast({ tone: "bad", title: say("deleteFailed"), text: textOf(failure) });
    }
  }

  const button = (
    <Button look="quiet" className="text-bad" onClick={() => setAsking(true)}>
      <Icon name="trash" />
      {say("deleteAccount")}
    </Button>
  );
  return (
    <ProfileSection title={say("deleteAccount")} intro={say("deleteIntro")} beside={button}>
      <ConfirmDialog
        open={asking}
        title={say("deleteTitle")}
        text={say("deleteText")}
        confirm={say("deleteConfirm")}
        cancel={say("cancel")}
        busy={busy}
        error={error}
        onConfirm={remove}
        onCancel={() => !busy && setAsking(false)}
      />
    </ProfileSection>
  );
}
