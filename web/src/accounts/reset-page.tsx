import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { isAboutNewPassword } from "#account-forms/about-password.ts";
import { AccountCard } from "#account-forms/account-card.tsx";
import { AccountForm } from "#account-forms/account-form.tsx";
import { changePassword } from "#account-forms/change-calls.ts";
import { type NewPassword, useNewPasswordFaults } from "#account-forms/new-password-faults.ts";
import { NewPasswordFields, UsernameForManagers } from "#account-forms/new-password-fields.tsx";
import { newPasswordWords } from "#account-forms/new-password-words.ts";
import { refusalText } from "#account-forms/refusal-text.ts";
import { StateLink } from "#account-forms/state-link.tsx";
import { useForm } from "#account-forms/use-form.ts";
import { useWords } from "#i18n/room-words.ts";
import type { Arrival } from "#session/guard.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toasts/toast-store.ts";
import { followMailLink, isDeadLink } from "./follow-mail-link.ts";
import { LinkAddress } from "./link-address.tsx";
import { linkWords } from "./link-words.ts";
import { linkKey, type MailLink } from "./mail-link.ts";
import { OtherLearnerNotice } from "./other-learner-notice.tsx";
import { resetWords } from "./reset-words.ts";
import { goOn } from "./return-to.ts";
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
  const form = useReset(link, onDead);
  return (
    <AccountForm form={form} send={of("save")} sending={of("saving")}>
      <LinkAddress email={email} />
      <OtherLearnerNotice email={email} />
      <UsernameForManagers email={email} />
      <NewPasswordFields label={say("newPassword")} field={form.field} />
    </AccountForm>
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
    return void goOn(link, navigate, "/dashboard");
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
