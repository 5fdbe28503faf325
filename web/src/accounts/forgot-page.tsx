import { useState } from "react";
import { useLocation } from "react-router";
import { useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { takeFocus } from "#ui/take-focus.ts";
import { toast } from "#ui/toast-store.ts";
import { AccountCard } from "./account-card.tsx";
import { useEmailFault } from "./email-fault.ts";
import { forgotWords } from "./forgot-words.ts";
import type { Arrival } from "./guard.tsx";
import { HumanCheckBox } from "./human-check-box.tsx";
import { sendRecovery } from "./mail-calls.ts";
import { OutboxHint } from "./outbox-hint.tsx";
import { refusalText } from "./refusal-text.ts";
import { SendAgain } from "./send-again.tsx";
import { StateLink } from "./state-link.tsx";
import { useForm } from "./use-form.ts";
import { useHumanCheck } from "./use-human-check.ts";
import { words } from "./words.ts";

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
        <StateLink to="/login" state={() => ({ email }) satisfies Arrival} className="link">
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
  const say = useWords(words);
  const of = useWords(forgotWords);
  const check = useHumanCheck("recover");
  const emailFault = useEmailFault();
  const { errors, submitting, edited, submit } = useForm<"email">(
    (typed) => emailFault(typed.email),
    async (typed) => {
      const token = await check.token();
      if (token === null) return { human: say("humanRequired") };
      const { error } = await sendRecovery(typed.email.trim(), token);
      if (!error) return void onSent(typed.email.trim());
      check.reset();
      toast({ tone: "bad", title: of("failed"), text: refusalText(error) });
      return { form: refusalText(error) };
    },
  );
  return (
    <form noValidate className="mt-6 grid gap-5" onSubmit={submit} onFocus={check.start}>
      {errors.form && <Notice tone="bad" text={errors.form} />}
      <Field
        ref={takesFocus ? takeFocus : undefined}
        label={say("email")}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={email}
        error={errors.email}
        disabled={submitting}
        onChange={edited("email")}
      />
      <HumanCheckBox check={check} error={errors.human} disabled={submitting} />
      <Button type="submit" busy={submitting} disabled={submitting} className="w-full">
        {submitting ? of("sending") : of("send")}
      </Button>
    </form>
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
