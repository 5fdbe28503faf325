import { sendAgain } from "#account-forms/mail-calls.ts";
import { OutboxHint } from "#account-forms/outbox-hint.tsx";
import { SendAgain } from "#account-forms/send-again.tsx";
import { useWords } from "#i18n/room-words.ts";
import { Notice } from "#ui/notice.tsx";
import { confirmNoticeWords } from "./confirm-notice-words.ts";

interface ConfirmNoticeProps {
  email: string;
  /** The sign-up was made just now, and its mail with it. */
  fresh: boolean;
}

/** Says that an address waits to be confirmed, and lets its mail be sent again. */
export function ConfirmNotice({ email, fresh }: ConfirmNoticeProps) {
  const say = useWords(confirmNoticeWords);
  return (
    <section aria-label={say("title")} className="mt-6 grid gap-3">
      <Notice
        tone={fresh ? "good" : "plain"}
        takesFocus={!fresh}
        icon="mail"
        text={
          <>
            <strong>{say("title")}</strong>
            <br />
            <span className="wrap-anywhere">{say(fresh ? "text" : "waiting", { email })}</span> {say("spam")}
          </>
        }
      >
        <OutboxHint />
      </Notice>
      <SendAgain action="resend" fresh={fresh} send={(token) => sendAgain("signup", email, token)} />
    </section>
  );
}
