import type { Question } from "@salida/contract/choices.ts";
import clsx from "clsx";
import { type FormEvent, useRef, useState } from "react";
import { useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { useShortcuts, useShortcutsOn } from "#ui/shortcuts.ts";
import { ChoiceQuestion } from "./choice-question.tsx";
import { type Chosen, firstUnanswered } from "./choices.ts";
import { words } from "./words.ts";

interface ChoiceQuestionsProps {
  questions: readonly Question[];
  chosen: Chosen;
  busy: boolean;
  /** Why the answers could not be verified. */
  failure: string | undefined;
  /** Two beside each other where there is room. */
  wide?: boolean;
  onChoose: (chosen: Chosen) => void;
  /** Called with every question answered. */
  onVerify: () => void;
}

/** Questions with one answer each. Keys 1 to 4 answer the question at hand and go on to the next, Enter verifies. */
export function ChoiceQuestions({
  questions,
  chosen,
  busy,
  failure,
  wide = false,
  onChoose,
  onVerify,
}: ChoiceQuestionsProps) {
  const say = useWords(words);
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState(false);
  const [keysOn] = useShortcutsOn();

  function choose(questionId: string, optionId: string): Chosen {
    const next = { ...chosen, [questionId]: optionId };
    onChoose(next);
    if (!firstUnanswered(questions, next)) setMissing(false);
    return next;
  }

  function verify(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const open = firstUnanswered(questions, chosen);
    setMissing(open !== undefined);
    if (open) focusQuestion(open.id);
    else onVerify();
  }

  function focusQuestion(id: string) {
    form.current?.querySelector<HTMLElement>(`[data-question="${id}"]`)?.focus();
  }

  function press(place: number) {
    const focused = document.activeElement?.closest<HTMLElement>("[data-question]")?.dataset.question;
    const question =
      questions.find(({ id }) => id === focused) ?? firstUnanswered(questions, chosen) ?? questions.at(-1);
    const option = question?.options[place];
    if (!question || !option || busy) return;
    focusQuestion((firstUnanswered(questions, choose(question.id, option.id)) ?? question).id);
  }

  useShortcuts(form, ["1", "2", "3", "4", "Enter"], (key) => {
    if (key === "Enter") form.current?.requestSubmit();
    else press(Number(key) - 1);
  });

  return (
    <form ref={form} onSubmit={verify} className="@container grid gap-8">
      <div className={clsx("grid grid-cols-1 gap-8", wide && "@2xl:grid-cols-2")}>
        {questions.map((question, index) => (
          <ChoiceQuestion
            key={question.id}
            question={question}
            number={index + 1}
            total={questions.length}
            chosen={chosen[question.id]}
            missing={missing && !chosen[question.id]}
            disabled={busy}
            onChoose={(optionId) => choose(question.id, optionId)}
          />
        ))}
      </div>
      {missing && <Notice tone="bad" text={say("answerAll")} />}
      {failure && !missing && <Notice tone="bad" text={failure} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={busy}>
          {busy ? say("verifying") : say("verify")}
        </Button>
        {keysOn && <p className="hidden text-13 text-muted md:block">{say("keysHint")}</p>}
      </div>
    </form>
  );
}
