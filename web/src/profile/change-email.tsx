import { useEffect, useState } from "react";
import { isAboutCurrentPassword } from "#account-forms/about-password.ts";
import { AccountForm } from "#account-forms/account-form.tsx";
import { codeOfFailure } from "#account-forms/auth-failure.ts";
import { changeEmail, followChange } from "#account-forms/change-calls.ts";
import { useEmailFault } from "#account-forms/email-fault.ts";
import { EmailField } from "#account-forms/email-field.tsx";
import { sendAgain } from "#account-forms/mail-calls.ts";
import { UsernameForManagers } from "#account-forms/new-password-fields.tsx";
import { OutboxHint } from "#account-forms/outbox-hint.tsx";
import { refusalText } from "#account-forms/refusal-text.ts";
import { SecretField } from "#account-forms/secret-field.tsx";
import { SendAgain } from "#account-forms/send-again.tsx";
import { useForm } from "#account-forms/use-form.ts";
import { words } from "#account-forms/words.ts";
import { useWords } from "#i18n/room-words.ts";
import { useUser } from "#session/session.ts";
import { Notice } from "#ui/notice.tsx";
import { takeFocus } from "#ui/take-focus.ts";
import { toast } from "#ui/toasts/toast-store.ts";
import { ChangeSection } from "./change-section.tsx";
import { changeWords } from "./change-words.ts";

/** The learner's address, and the way to another one: both mailboxes have to agree. */
export function ChangeEmail() {
  const of = useWords(changeWords);
  const { email, newEmail } = useUser();
  const [asked, setAsked] = useState<string>();
  return (
    <ChangeSection
      title={of("emailTitle")}
      intro={email}
      change={of("changeEmail")}
      cancel={of("cancel")}
      form={(close) => <EmailForm onAsked={setAsked} onDone={close} />}
      after={
        newEmail && (
          <PendingChange
            key={newEmail}
            email={email}
            newEmail={newEmail}
            fresh={asked === newEmail.toLowerCase()}
          />
        )
      }
    />
  );
}

interface EmailFormProps {
  /** Before it is asked for: with the answer the learner has it already. */
  onAsked: (newEmail: string) => void;
  onDone: () => void;
}

function EmailForm({ onAsked, onDone }: EmailFormProps) {
  const of = useWords(changeWords);
  const { email } = useUser();
  const form = useEmailChange(email, onAsked, onDone);
  return (
    <AccountForm form={form} place="section" send={of("saveEmail")} sending={of("saving")}>
      <UsernameForManagers email={email} />
      <EmailField {...form.field("email")} ref={takeFocus} label={of("newEmail")} />
      <SecretField {...form.field("current")} label={of("currentPassword")} />
    </AccountForm>
  );
}

function useEmailChange(own: string, asked: (newEmail: string) => void, done: () => void) {
  const of = useWords(changeWords);
  const say = useWords(words);
  const emailFault = useEmailFault();
  return useForm<"email" | "current">(
    ({ email, current }) => ({
      ...(email.trim().toLowerCase() === own.toLowerCase() ? { email: of("sameEmail") } : emailFault(email)),
      ...(!current && { current: say("passwordRequired") }),
    }),
    async ({ email, current }) => {
      asked(email.trim().toLowerCase());
      const { data, error } = await changeEmail(email.trim(), current);
      if (error) {
        toast({ tone: "bad", title: of("emailFailed"), text: refusalText(error) });
        return { [fieldOf(error)]: refusalText(error) };
      }
      // A server may be set to ask neither mailbox.
      toast({ tone: "good", title: of(data?.user?.new_email ? "emailAsked" : "emailChanged") });
      return void done();
    },
  );
}

const aboutAddress: readonly string[] = [
  "email_exists",
  "validation_failed",
  "email_address_invalid",
  "email_address_not_authorized",
];

/** Where a refusal stands. */
function fieldOf(error: unknown): "current" | "email" | "form" {
  if (isAboutCurrentPassword(error)) return "current";
  return aboutAddress.includes(codeOfFailure(error)) ? "email" : "form";
}

interface PendingChangeProps {
  email: string;
  newEmail: string;
  /** It was asked for just now. */
  fresh: boolean;
}

function PendingChange({ email, newEmail, fresh }: PendingChangeProps) {
  const of = useWords(changeWords);
  useEffect(() => {
    // The mails may be read on another device, which this one hears nothing of.
    const look = () => void followChange(newEmail);
    look();
    addEventListener("focus", look);
    return () => removeEventListener("focus", look);
  }, [newEmail]);
  return (
    <div className="grid gap-3">
      <Notice icon="mail" text={<span className="wrap-anywhere">{of("pending", { email, newEmail })}</span>}>
        <OutboxHint />
      </Notice>
      <SendAgain action="resend" fresh={fresh} send={(token) => sendAgain("email_change", email, token)} />
    </div>
  );
}
