import { useState } from "react";
import type { HumanAction } from "#human-check/human-action.ts";
import { HumanCheckBox } from "#human-check/human-check-box.tsx";
import { humanWords } from "#human-check/human-words.ts";
import { useHumanCheck } from "#human-check/use-human-check.ts";
import { useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { refusalText } from "./refusal-text.ts";
import { mailSpacingSeconds, secondsToWait } from "./seconds-to-wait.ts";
import { sendAgainWords } from "./send-again-words.ts";
import { useCountdown } from "./use-countdown.ts";

interface SendAgainProps {
  action: HumanAction;
  /** Whether a mail has gone out just now, so that another one has to wait. */
  fresh: boolean;
  send: (captchaToken: string | undefined) => Promise<{ error: unknown }>;
}

interface Told {
  /** A new one for each answer, so that each is announced. */
  turn: number;
  /** Absent where the mail was sent. */
  refused?: string;
}

/** Lets a mail be sent once more, not sooner than the server would. What it answers never tells who has an account. */
export function SendAgain({ action, fresh, send }: SendAgainProps) {
  const say = useWords(sendAgainWords);
  const sayHuman = useWords(humanWords);
  const check = useHumanCheck(action);
  const [left, wait] = useCountdown(fresh ? mailSpacingSeconds : 0);
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<Told>({ turn: 0 });

  async function again() {
    setBusy(true);
    const token = await check.token();
    const { error } = token === null ? { error: "no token" } : await send(token);
    check.reset();
    setBusy(false);
    const seconds = error ? secondsToWait(error) : mailSpacingSeconds;
    if (seconds) wait(seconds);
    const refused = token === null ? sayHuman("humanRequired") : error ? refusalText(error) : undefined;
    setTold(({ turn }) => ({ turn: turn + 1, ...(refused && { refused: `${say("notSent")}. ${refused}` }) }));
  }

  return (
    <div className="grid gap-3">
      {told.turn > 0 && (
        <Notice
          key={told.turn}
          takesFocus
          tone={told.refused ? "bad" : "good"}
          text={told.refused ?? say("sent")}
        />
      )}
      <HumanCheckBox check={check} disabled={busy} shyly />
      <Button look="quiet" busy={busy} disabled={left > 0} onClick={again} className="justify-self-start">
        {busy ? say("sending") : left > 0 ? say("againIn", { count: left }) : say("again")}
      </Button>
    </div>
  );
}
