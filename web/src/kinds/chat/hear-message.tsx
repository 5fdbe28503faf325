import { useState } from "react";
import { useWords } from "#i18n/room-words.ts";
import { Icon } from "#ui/icon.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { playWords } from "./play-words.ts";

interface HearMessageProps {
  /** Has it spoken; settles with whether it can be heard now. */
  onHear: () => Promise<boolean>;
}

/** Has a message spoken that nobody asked to hear yet. Once it can be heard its player takes this place. */
export function HearMessage({ onHear }: HearMessageProps) {
  const say = useWords(playWords);
  const [state, setState] = useState<"open" | "making" | "failed">("open");

  async function press() {
    if (state === "making") return;
    setState("making");
    setState((await onHear()) ? "open" : "failed");
  }

  return (
    <>
      <button
        type="button"
        className="icon-button chat-hear"
        aria-label={say("hear")}
        aria-busy={state === "making" || undefined}
        onClick={press}
      >
        {state === "making" ? <Spinner className="size-5" /> : <Icon name="headphones" className="size-5" />}
      </button>
      <p role="status" className="text-13 text-bad">
        {state === "failed" && say("hearFailed")}
      </p>
    </>
  );
}
