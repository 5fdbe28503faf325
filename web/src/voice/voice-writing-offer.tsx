import { useEffect, useRef } from "react";
import { useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import type { Writing } from "./voice-writing.ts";
import { writingWords } from "./voice-writing-words.ts";

/** Offers that the browser writes down what is said, once it is told where the sound may go. */
export function WritingOffer({ writing }: { writing: Writing }) {
  const say = useWords(writingWords);
  const part = useRef<HTMLDivElement>(null);
  const { offered, state, words, ask, agree, refuse } = writing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that was pressed goes with its state
  useEffect(() => {
    if (document.activeElement === document.body) part.current?.querySelector("button")?.focus();
  }, [state]);
  if (!offered) return null;
  return (
    <div className="mt-3 text-15">
      <p role="status" className="text-muted">
        {state !== "off" && say(state)}
      </p>
      {state === "on" && words && (
        <p lang="en" className="mt-1">
          {words}
        </p>
      )}
      <div ref={part} className="mt-2 flex flex-wrap gap-3">
        {state === "off" && (
          <Button look="quiet" onClick={ask}>
            {say("offer")}
          </Button>
        )}
        {/* before the agreement: a second press on the same place agrees to nothing */}
        {(state === "asking" || state === "on") && (
          <Button look="quiet" onClick={refuse}>
            {say(state === "on" ? "off" : "refuse")}
          </Button>
        )}
        {(state === "asking" || state === "unavailable") && (
          <Button look="quiet" onClick={agree}>
            {say(state === "asking" ? "agree" : "again")}
          </Button>
        )}
      </div>
    </div>
  );
}
