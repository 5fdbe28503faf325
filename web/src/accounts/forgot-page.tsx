import { useState } from "react";
import { useLocation } from "react-router";
import { AccountCard } from "#account-forms/account-card.tsx";
import { AccountForm } from "#account-forms/account-form.tsx";
import { useEmailFault } from "#account-forms/email-fault.ts";
import { EmailField } from "#account-forms/email-field.tsx";
import { sendRecovery } from "#account-forms/mail-calls.ts";
import { OutboxHint } from "#account-forms/outbox-hint.tsx";
import { refusalText } from "#account-forms/refusal-text.ts";
import { SendAgain } from "#account-forms/send-again.tsx";
import { StateLink } from "#account-forms/state-link.tsx";
import { useForm } from "#account-forms/use-form.ts";
import { words } from "#account-forms/words.ts";
import { humanWords } from "#human-check/human-words.ts";
import { useHumanCheck } from "#human-check/use-human-check.ts";
import { useWords } from "#i18n/room-words.ts";
import type { Arrival } from "#session/guard.tsx";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { takeFocus } from "#ui/take-focus.ts";
import { toast } from "#ui/toasts/toast-store.ts";
import { forgotWords } from "./forgot-words.ts";

/** Sends a link with which a new password is chosen. What it says is the same whether or not there is an account. */
export function ForgotPage() {
  const say = useWords(words);
  const of = useWords(forgotWords);
  const { state } = useLocation() as { state: Arrival | null };
  const [email, setEmail] = useState(state?.email ?? "");
  const [stage, setStage] = useState<"first" | "sent" | "again">("first");
  const sent = stage === "sent";
  return (
    <AccountCard title={say("forgotPassword")} intro={sent ? undefined : of("intro")}>
      {sent ? (
        <Sent email={email} onOther={() => setStage("again")} />
      ) : (
        <ForgotForm
          email={email}
          takesFocus={stage === "again"}
          onSent={(it) => {
            setEmail(it);
            setStage("sent");
          }}
        />
      )}
      <p className="mt-6">
        <StateLink
          to="/login"
          state={() => ({ email }) satisfies Arrival}
          className="link inline-flex min-h-11 items-center"
        >
          {of("backToLogin")}
        </StateLink>
      </p>
    </AccountCard>
  );
}

interface ForgotFormProps {
  email: string;
  takesFocus: boolean;
  onSent: (email: string) => void;
}

function ForgotForm({ email, takesFocus, onSent }: ForgotFormProps) {
  const sayHuman = useWords(humanWords);
  const of = useWords(forgotWords);
  const check = useHumanCheck("recover");
  const emailFault = useEmailFault();
  const form = useForm<"email">(
    (typed) => emailFault(typed.email),
    async (typed) => {
      const token = await check.token();
      if (token === null) return { human: sayHuman("humanRequired") };
      const { error } = await sendRecovery(typed.email.trim(), token);
      if (!error) return void onSent(typed.email.trim());
      check.reset();
      toast({ tone: "bad", title: of("failed"), text: refusalText(error) });
      return { form: refusalText(error) };
    },
  );
  return (
    <AccountForm form={form} check={check} send={of("send")} sending={of("sending")}>
      <EmailField {...form.field("email")} ref={takesFocus ? takeFocus : undefined} defaultValue={email} />
    </AccountForm>
  );
}

function Sent({ email, onOther }: { email: string; onOther: () => void }) {
  const of = useWords(forgotWords);
  return (
    <div className="mt-6 grid gap-4">
      <Notice
        takesFocus
        tone="good"
        icon="mail"
        text={
          <>
            <strong>{of("sentTitle")}</strong>
            <br />
            <span className="wrap-anywhere">{of("sent", { email })}</span>
          </>
        }
      >
        <OutboxHint />
      </Notice>
      <SendAgain action="recover" fresh send={(token) => sendRecovery(email, token)} />
      <Button look="quiet" onClick={onOther} className="justify-self-start">
        {of("otherAddress")}
      </Button>
    </div>
  );
}
