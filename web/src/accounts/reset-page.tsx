import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useWords } from "#i18n/room-words.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast-store.ts";
import { isAboutNewPassword } from "./about-password.ts";
import { AccountCard } from "./account-card.tsx";
import { changePassword } from "./change-calls.ts";
import type { Arrival } from "./guard.tsx";
import { LinkAddress } from "./link-address.tsx";
import { linkWords } from "./link-words.ts";
import { followMailLink, isDeadLink } from "./mail-calls.ts";
import { linkKey, type MailLink } from "./mail-link.ts";
import { type NewPassword, useNewPasswordFaults } from "./new-password-faults.ts";
import { NewPasswordFields, UsernameForManagers } from "./new-password-fields.tsx";
import { newPasswordWords } from "./new-password-words.ts";
import { OtherLearnerNotice } from "./other-learner-notice.tsx";
import { refusalText } from "./refusal-text.ts";
import { resetWords } from "./reset-words.ts";
import { StateLink } from "./state-link.tsx";
import { useForm } from "./use-form.ts";
import { useMailLink } from "./use-mail-link.ts";

/** Sets a new password for whoever holds the mailed link. */
export function ResetPage() {
  const link = useMailLink();
  return <Reset key={linkKey(link)} link={link} />;
}

function Reset({ link }: { link: MailLink }) {
  const of = useWords(resetWords);
  const [usedUp, setUsedUp] = useState(false);
  const email = link.kind === "half" ? "" : link.email;
  const opens = link.kind === "session" || (link.kind === "token" && link.type === "recovery");
  if (usedUp || !opens)
    return (
      <AccountCard title={of("title")}>
        <DeadReset email={email} takesFocus={usedUp} />
      </AccountCard>
    );
  return (
    <AccountCard title={of("title")} intro={of("intro")}>
      <ResetForm link={link} email={email} onDead={() => setUsedUp(true)} />
    </AccountCard>
  );
}

interface ResetFormProps {
  link: MailLink;
  email: string;
  onDead: () => void;
}

function ResetForm({ link, email, onDead }: ResetFormProps) {
  const of = useWords(resetWords);
  const say = useWords(newPasswordWords);
  const { errors, submitting, edited, submit } = useReset(link, onDead);
  return (
    <form noValidate className="mt-6 grid gap-5" onSubmit={submit}>
      <LinkAddress email={email} />
      <OtherLearnerNotice email={email} />
      {errors.form && <Notice tone="bad" text={errors.form} />}
      <UsernameForManagers email={email} />
      <NewPasswordFields label={say("newPassword")} errors={errors} disabled={submitting} edited={edited} />
      <Button type="submit" busy={submitting} disabled={submitting} className="w-full">
        {submitting ? of("saving") : of("save")}
      </Button>
    </form>
  );
}

/** The link opens a session, which sets the password. A password that is refused leaves the session open for another. */
function useReset(link: MailLink, onDead: () => void) {
  const of = useWords(resetWords);
  const navigate = useNavigate();
  const opened = useRef(false);
  return useForm<keyof NewPassword>(useNewPasswordFaults(), async ({ password }) => {
    if (!opened.current) {
      const { error } = await followMailLink(link);
      if (error) return isDeadLink(error) ? void onDead() : refused(error);
      opened.current = true;
    }
    const { error } = await changePassword(password);
    if (error) return isAboutNewPassword(error) ? { password: refusalText(error) } : refused(error);
    toast({ tone: "good", title: of("saved"), text: of("savedText") });
    void navigate("/dashboard", { replace: true });
    return;
  });

  function refused(error: unknown): { form: string } {
    toast({ tone: "bad", title: of("failed"), text: refusalText(error) });
    return { form: refusalText(error) };
  }
}

function DeadReset({ email, takesFocus }: { email: string; takesFocus: boolean }) {
  const of = useWords(resetWords);
  const say = useWords(linkWords);
  return (
    <div className="mt-6 grid justify-items-start gap-5">
      <Notice
        tone="bad"
        takesFocus={takesFocus}
        text={
          <>
            <strong>{say("dead")}</strong>
            <br />
            {of("deadText")}
          </>
        }
      />
      <StateLink to="/forgot-password" state={() => ({ email }) satisfies Arrival} className={buttonClass()}>
        {of("newLink")}
      </StateLink>
    </div>
  );
}
