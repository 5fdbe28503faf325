import { sendAgain } from "#account-forms/mail-calls.ts";
import { OutboxHint } from "#account-forms/outbox-hint.tsx";
import { SendAgain } from "#account-forms/send-again.tsx";
import { StateLink } from "#account-forms/state-link.tsx";
import { words } from "#account-forms/words.ts";
import { config } from "#config.ts";
import { useWords } from "#i18n/room-words.ts";
import type { Arrival } from "#session/guard.tsx";
import { useSession } from "#session/session.ts";
import { buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { confirmWords } from "./confirm-words.ts";
import { linkWords } from "./link-words.ts";

interface DeadConfirmationProps {
  /** Of an address that was to change, rather than of a sign-up. */
  ofChange: boolean;
  /** Empty where the link told none. */
  email: string;
  takesFocus: boolean;
}

/** A link that confirms nothing any more, and what can be done instead. */
export function DeadConfirmation({ ofChange, email, takesFocus }: DeadConfirmationProps) {
  const of = useWords(confirmWords);
  const say = useWords(linkWords);
  const { status } = useSession();
  const sendable = !ofChange && email !== "" && status !== "in";
  const advice = ofChange ? "deadChange" : sendable ? "deadSignUpAgain" : "deadSignUp";
  return (
    <div className="mt-6 grid gap-5">
      <Notice
        tone="bad"
        takesFocus={takesFocus}
        text={
          <>
            <strong>{say("dead")}</strong>
            <br />
            <span className="wrap-anywhere">{of(advice, { email })}</span>
          </>
        }
      >
        {sendable && <OutboxHint />}
      </Notice>
      <div className="flex flex-wrap gap-3">{status === "in" ? <Onward /> : <Doors email={email} />}</div>
      {sendable && (
        <SendAgain action="resend" fresh={false} send={(token) => sendAgain("signup", email, token)} />
      )}
    </div>
  );
}

function Doors({ email }: { email: string }) {
  const say = useWords(words);
  return (
    <>
      <StateLink to="/login" state={() => ({ email }) satisfies Arrival} className={buttonClass()}>
        {say("logIn")}
      </StateLink>
      {config.signup && (
        <a href="/register" className={buttonClass("quiet")}>
          {say("register")}
        </a>
      )}
    </>
  );
}

function Onward() {
  const say = useWords(linkWords);
  return (
    <>
      <a href="/dashboard" className={buttonClass()}>
        {say("toDashboard")}
      </a>
      <a href="/profile" className={buttonClass("quiet")}>
        {say("toProfile")}
      </a>
    </>
  );
}
