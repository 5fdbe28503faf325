import { useState } from "react";
import { useNavigate } from "react-router";
import { useWords } from "#i18n/room-words.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast-store.ts";
import { AccountCard } from "./account-card.tsx";
import { useAuthFailureText } from "./auth-failure.ts";
import { confirmationIn } from "./confirmation-link.ts";
import { signIn } from "./session.ts";
import { words } from "./words.ts";

/** Confirms an e-mail address, by a press so that opening the link alone uses nothing up. */
export function ConfirmPage() {
  const say = useWords(words);
  const textOf = useAuthFailureText();
  const navigate = useNavigate();
  const [link] = useState(() => confirmationIn(location.hash));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(link ? undefined : { code: "otp_expired" });

  async function confirm() {
    if (!link) return;
    setBusy(true);
    setFailure(undefined);
    const { error } = await signIn.confirm(link.tokenHash, link.type).catch((it: unknown) => ({ error: it }));
    setBusy(false);
    if (error) return setFailure(error);
    toast({ tone: "good", title: say("confirmed") });
    void navigate("/dashboard", { replace: true });
  }

  const dead = failure !== undefined && (failure as { code?: string }).code === "otp_expired";
  return (
    <AccountCard title={say("confirmTitle")} intro={dead ? undefined : say("confirmIntro")}>
      <div className="mt-6 grid justify-items-start gap-5">
        {failure !== undefined && (
          <Notice tone="bad" text={dead ? `${say("deadLink")} ${say("deadLinkText")}` : textOf(failure)} />
        )}
        {dead ? (
          <div className="flex flex-wrap gap-3">
            <a href="/login" className={buttonClass()}>
              {say("logIn")}
            </a>
            <a href="/register" className={buttonClass("quiet")}>
              {say("register")}
            </a>
          </div>
        ) : (
          <Button busy={busy} onClick={confirm}>
            {busy ? say("confirming") : say("confirmButton")}
          </Button>
        )}
      </div>
    </AccountCard>
  );
}
