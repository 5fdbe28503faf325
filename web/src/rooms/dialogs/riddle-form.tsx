import "#parts/parts.css";
import type { Riddle } from "@salida/contract/kinds/escape-room.ts";
import clsx from "clsx";
import { type FormEvent, useRef, useState } from "react";
import { useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { useShortcuts } from "#ui/shortcuts.ts";
import { dialogWords } from "./dialog-words.ts";
import type { RiddleTry } from "./use-riddle-try.ts";

interface RiddleFormProps {
  riddle: Riddle;
  trying: RiddleTry;
}

/** The question and its answers. What was wrong stays marked; keys 1 to 4 choose, Enter verifies. */
export function RiddleForm({ riddle: { ask, answers }, trying }: RiddleFormProps) {
  const say = useWords(dialogWords);
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<string>();
  const [missing, setMissing] = useState(false);
  const { busy, wrong, failure } = trying;

  function choose(answer: string) {
    setChosen(answer);
    setMissing(false);
    trying.forget();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setMissing(chosen === undefined);
    if (chosen === undefined) return;
    await trying.verify(chosen);
    setChosen(undefined);
  }

  function again() {
    trying.forget();
    form.current?.querySelector<HTMLElement>("input:not(:disabled)")?.focus();
  }

  useShortcuts(form, ["1", "2", "3", "4", "Enter"], (key) => {
    if (key === "Enter") return form.current?.requestSubmit();
    const place = Number(key) - 1;
    const answer = answers[place];
    if (!answer || answer.correct !== null || busy) return;
    choose(answer.answer);
    // Enter verifies from there
    form.current?.querySelectorAll<HTMLElement>("input")[place]?.focus();
  });

  return (
    <form ref={form} onSubmit={submit} className="grid grid-cols-1 gap-4">
      <fieldset
        disabled={busy}
        className={clsx("rounded-card", missing && "outline-2 outline-offset-8 outline-bad")}
      >
        <legend lang="en" className="mb-3 font-display text-20 leading-snug font-semibold">
          {ask}
        </legend>
        <div className="grid gap-2.5">
          {answers.map(({ answer, correct }, place) => (
            <label key={answer} className={clsx("choice", correct === false && "choice-wrong")}>
              <input
                type="radio"
                name="riddle"
                checked={chosen === answer}
                disabled={correct === false}
                onChange={() => choose(answer)}
              />
              <span aria-hidden="true" className="key">
                {correct === false ? <Icon name="close" className="size-4" /> : place + 1}
              </span>
              <span lang="en">{answer}</span>
              {correct === false && <span className="sr-only">({say("wrongTried")})</span>}
            </label>
          ))}
        </div>
      </fieldset>
      {missing && <Notice tone="bad" text={say("choose")} />}
      {failure && <Notice tone="bad" text={`${say("verifyFailed")}. ${failure}`} />}
      {wrong && (
        <Notice
          tone="bad"
          icon="close"
          takesFocus
          text={
            <>
              <p className="font-semibold">{say("incorrect")}</p>
              <p lang="en">{wrong.answer}</p>
              {wrong.ruledOutBy && (
                <p className="mt-1">
                  {say("ruledOut")} <span lang="en">{wrong.ruledOutBy}</span>
                </p>
              )}
            </>
          }
        >
          <Button look="quiet" onClick={again}>
            {say("tryAgain")}
          </Button>
        </Notice>
      )}
      <div>
        <Button type="submit" busy={busy}>
          {say(busy ? "verifying" : "verify")}
        </Button>
      </div>
    </form>
  );
}
