import type { RunningPlacement } from "@salida/contract/placements.ts";
import { placementLength } from "@salida/rules/placement.ts";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useWords } from "#i18n/room-words.ts";
import { useProblemText } from "#problem-words.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { useShortcuts } from "#ui/shortcuts.ts";
import { OptionList } from "./option-list.tsx";
import { useAnswer } from "./placement-query.ts";
import { QuestionSteps } from "./question-steps.tsx";
import { SentenceWithGap } from "./sentence-with-gap.tsx";
import { placementWords } from "./words.ts";

interface QuestionFormProps {
  placement: RunningPlacement;
  /** The one before it was answered here. */
  takesFocus: boolean;
  onAnswer: () => void;
}

/** One question. Keys 1 to 4 choose, Enter goes on; whether an answer was right is not told yet. */
export function QuestionForm({
  placement: { id, answered, question },
  takesFocus,
  onAnswer,
}: QuestionFormProps) {
  const say = useWords(placementWords);
  const textOf = useProblemText();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const gap = useRef<HTMLInputElement>(null);
  const sentence = useId();
  const [said, setSaid] = useState("");
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error, variables } = useAnswer();
  const { options } = question;
  const typed = question.form === "typed";

  useEffect(() => {
    if (takesFocus) (gap.current ?? heading.current)?.focus();
  }, [takesFocus]);

  function send(answer: string | null) {
    if (isPending) return;
    onAnswer();
    mutate({ id, questionId: question.id, answer });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const answer = said.trim();
    setMissing(!answer);
    if (answer) send(answer);
    else gap.current?.focus();
  }

  useShortcuts(form, [...options.map((_, at) => String(at + 1)), "Enter"], (key) => {
    if (key === "Enter") return form.current?.requestSubmit();
    setSaid(options[Number(key) - 1] ?? "");
    setMissing(false);
  });

  const ask = typed ? (question.sentence.includes("____ (") ? "typedHint" : "typedAsk") : "choiceAsk";
  return (
    <form ref={form} onSubmit={submit} className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 ref={heading} tabIndex={-1} className="text-20 outline-none">
          {say("question", { number: answered + 1 })}
        </h2>
        <p className="text-15 text-muted">{say("range", placementLength)}</p>
      </div>
      <QuestionSteps answered={answered} />
      <div className="card mt-5 grid gap-6 p-5 sm:p-8">
        <p className="text-15 text-muted">{say(ask)}</p>
        <p id={sentence} lang="en" className="placement-sentence">
          <SentenceWithGap sentence={question.sentence}>
            {typed ? (
              <input
                ref={gap}
                className="input placement-blank"
                autoCapitalize="off"
                autoComplete="off"
                autoCorrect="off"
                spellCheck={false}
                enterKeyHint="next"
                maxLength={60}
                aria-label={say("missing")}
                aria-describedby={sentence}
                aria-invalid={missing || undefined}
                value={said}
                readOnly={isPending}
                onChange={(event) => {
                  setSaid(event.target.value);
                  setMissing(false);
                }}
              />
            ) : (
              <span className="placement-gap">
                <span className="sr-only">({say("gap")})</span>
              </span>
            )}
          </SentenceWithGap>
        </p>
        {!typed && (
          <OptionList
            {...{ options, chosen: said, disabled: isPending, describedBy: sentence }}
            label={say("choiceAsk")}
            onChoose={(option) => {
              setSaid(option);
              setMissing(false);
            }}
          />
        )}
        {missing && <Notice tone="bad" text={say("answerFirst")} />}
        {error && <Notice tone="bad" text={`${say("answerFailed")}. ${textOf(error)}`} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isPending && variables?.answer !== null}>
            {say("next")}
          </Button>
          <Button look="quiet" busy={isPending && variables?.answer === null} onClick={() => send(null)}>
            {say("unknown")}
          </Button>
        </div>
      </div>
      <p className="mt-4 flex flex-wrap items-center gap-x-3 text-15 text-muted">
        {say("saved")}
        <a href="/dashboard" className="link inline-flex min-h-11 items-center">
          {say("stop")}
        </a>
      </p>
    </form>
  );
}
