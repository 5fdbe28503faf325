import { authoringSteps, type Pending } from "@salida/contract/exercises.ts";
import clsx from "clsx";
import { useWords } from "#i18n/room-words.ts";
import { Icon } from "#ui/icon.tsx";
import { words } from "./words.ts";

type Step = Pending["generation"]["step"];

export type Made = "text" | "listening" | "picture";
/** Steps that have another name where something else is made. */
const named: Record<Made, Partial<Record<Step, keyof typeof words.en>>> = {
  text: {},
  listening: { text: "listening text" },
  picture: { questions: "picture questions", text: "picture text", checks: "picture checks" },
};

interface WritingStepsProps {
  /** What is being done now. */
  step: Step;
  /** What is made, where it is no text to read. */
  made?: Made;
  className?: string;
}

/** The steps of the writing: those that are done, the one that is being done, and those to come. */
export function WritingSteps({ step, made = "text", className }: WritingStepsProps) {
  const say = useWords(words);
  const nameOf = (name: Step) => say(named[made][name] ?? name);
  const now = authoringSteps.indexOf(step);
  return (
    <div className={className}>
      <ol aria-label={say("steps")} className="grid gap-3">
        {authoringSteps.map((name, at) => (
          <li
            key={name}
            aria-current={at === now ? "step" : undefined}
            className={clsx("writing-step flex items-center gap-3", at === now && "font-semibold")}
          >
            <span aria-hidden="true" className="writing-mark">
              {at < now && <Icon name="check" className="size-4" />}
            </span>
            <span className="min-w-0">
              {nameOf(name)}
              {at < now && <span className="sr-only">, {say("done")}</span>}
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {say("said", { at: now + 1, of: authoringSteps.length, step: nameOf(step) })}
      </p>
    </div>
  );
}
