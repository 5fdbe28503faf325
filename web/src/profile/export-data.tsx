import { accountCalls } from "@salida/contract/stats.ts";
import { useState } from "react";
import { apiFile } from "#api.ts";
import { useWords } from "#i18n/room-words.ts";
import { useProblemText } from "#problem-words.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { saveFile } from "#ui/save-file.ts";
import { toast } from "#ui/toasts/toast-store.ts";
import { ProfileSection } from "./profile-section.tsx";
import { profileWords } from "./profile-words.ts";

/** Gives the learner a file with everything that is kept of them. */
export function ExportData() {
  const say = useWords(profileWords);
  const textOf = useProblemText();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();

  async function download() {
    setBusy(true);
    setFailed(undefined);
    try {
      saveFile(await apiFile(accountCalls.exportAccount));
      toast({ tone: "good", title: say("exported") });
    } catch (error) {
      setFailed(`${say("exportFailed")}. ${textOf(error)}`);
      toast({ tone: "bad", title: say("exportFailed"), text: textOf(error) });
    }
    setBusy(false);
  }

  const button = (
    <Button look="quiet" busy={busy} onClick={() => void download()}>
      {busy ? say("exporting") : say("export")}
    </Button>
  );
  return (
    <ProfileSection title={say("exportTitle")} intro={say("exportIntro")} beside={button}>
      {failed && <Notice tone="bad" text={failed} />}
    </ProfileSection>
  );
}
