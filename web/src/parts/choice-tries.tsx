import type { ChoiceEvaluation, Question } from "@salida/contract/choices.ts";
import { type FormEvent, useRef, useState } from "react";
import { useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { useShortcuts } from "#ui/shortcuts.ts";
import { ChoiceQuestion } from "./choice-question.tsx";
import { type Chosen, selectedOptions } from "./choices.ts";
import { words } from "./words.ts";

type Mark = "right" | "wrong";

interface ChoiceTriesProps {
  questions: readonly Question[];
  /** What was chosen before, of a kept draft for one. */
  first: Chosen;
  keepDraft: (chosen: Chosen) => void;
  /** Why the last answer could not be verified. */
  failure: string | undefined;
  /** Has answers marked; nothing where they could not be sent. */
  send: (selected: ReturnType<typeof selectedOptions>) => Promise<ChoiceEvaluation | undefined>;
}

/** Questions that are verified one by one, each as often as it takes. Keys 1 to 4 choose, Enter verifies. */
export function ChoiceTries({ questions, first, keepDraft, failure, send }: ChoiceTriesProps) {
  const [chosen, setChosen] = useState(() => untriedOf(first, questions));
  const [marks, setMarks] = useState<Readonly<Record<string, Mark>>>({});
  const [busy, setBusy] = useState<string>();

  function choose(questionId: string, optionId: string | undefined) {
    const { [questionId]: _, ...others } = chosen;
    const next = optionId === undefined ? others : { ...others, [questionId]: optionId };
    setChosen(next);
    keepDraft(next);
    const { [questionId]: gone, ...left } = marks;
    if (gone) setMarks(left);
  }

  async function verify(questionId: string) {
    if (busy) return;
    setBusy(questionId);
    // those known to be right go along: all of them together end it
    const tried = Object.entries(chosen).filter(([id]) => id === questionId || marks[id] === "right");
    const marked = await send(selectedOptions(Object.fromEntries(tried)));
    setBusy(undefined);
    const came = marked?.reviewedOptions.map(
      (it) => [it.questionId, it.correct ? "right" : "wrong"] as const,
    );
    if (came) setMarks((now) => ({ ...now, ...Object.fromEntries(came) }));
  }

  return (
    <ol className="grid grid-cols-1 gap-8">
      {questions.map((question, index) => (
        <li key={question.id}>
          <OneQuestion
            question={question}
            number={index + 1}
            total={questions.length}
            chosen={chosen[question.id]}
            mark={marks[question.id]}
            busy={busy === question.id}
            failure={failure}
            hasKeys={questions.find(({ id }) => marks[id] !== "right")?.id === question.id}
            onChoose={(optionId) => choose(question.id, optionId)}
            onVerify={() => verify(question.id)}
          />
        </li>
      ))}
    </ol>
  );
}

/** What was chosen and found wrong before a reload is no choice any more. */
function untriedOf(chosen: Chosen, questions: readonly Question[]): Chosen {
  const tried = new Set(questions.flatMap((question) => question.tried));
  return Object.fromEntries(Object.entries(chosen).filter(([, optionId]) => !tried.has(optionId)));
}

interface OneQuestionProps {
  question: Question;
  number: number;
  total: number;
  chosen: string | undefined;
  mark: Mark | undefined;
  busy: boolean;
  failure: string | undefined;
  /** The keys are for the first question that is open. */
  hasKeys: boolean;
  /** Nothing where the answer is taken back. */
  onChoose: (optionId: string | undefined) => void;
  onVerify: () => void;
}

function OneQuestion(props: OneQuestionProps) {
  const { question, number, total, chosen, mark, busy, failure, hasKeys, onChoose, onVerify } = props;
  const say = useWords(words);
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState(false);

  function choose(optionId: string | undefined) {
    setMissing(false);
    onChoose(optionId);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || mark === "right") return;
    if (mark === "wrong") return again();
    setMissing(chosen === undefined);
    if (chosen !== undefined) onVerify();
  }

  function again() {
    choose(undefined);
    // what was just tried is barred only when this is drawn again
    const open = question.options.findIndex(({ id }) => id !== chosen && !question.tried.includes(id));
    form.current?.querySelectorAll<HTMLElement>("input")[open]?.focus();
  }

  useShortcuts(form, ["1", "2", "3", "4", "Enter"], (key) => {
    if (!hasKeys || busy) return;
    if (key === "Enter") return form.current?.requestSubmit();
    const place = Number(key) - 1;
    const option = question.options[place];
    if (!option || (question.tried.includes(option.id) && option.id !== chosen)) return;
    choose(option.id);
    // Enter verifies from there
    form.current?.querySelectorAll<HTMLElement>("input")[place]?.focus();
  });

  return (
    <form ref={form} onSubmit={submit} className="grid gap-4">
      <ChoiceQuestion
        question={question}
        number={number}
        total={total}
        chosen={chosen}
        mark={mark}
        missing={missing}
        disabled={busy || mark === "right"}
        onChoose={choose}
      />
      {missing && <Notice tone="bad" text={say("selectFirst")} />}
      {mark === "wrong" && <Notice tone="bad" icon="close" text={say("notRight")} />}
      {failure && !missing && !mark && <Notice tone="bad" text={failure} />}
      {mark === "right" ? (
        <p role="status" className="flex items-center gap-2 font-semibold text-ok">
          <Icon name="check" /> {say("right")}
        </p>
      ) : (
        <div>
          <Button type="submit" busy={busy} look={mark === "wrong" ? "quiet" : "primary"}>
            {busy ? say("verifying") : say(mark === "wrong" ? "tryAgain" : "verifyOne")}
          </Button>
        </div>
      )}
    </form>
  );
}
