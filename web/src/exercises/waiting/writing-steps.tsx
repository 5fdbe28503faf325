import { authoringSteps, type Pending } from "@salida/contract/exercises.ts";
import clsx from "clsx";
import { useWords } from "#i18n/room-words.ts";
import { Icon } from "#ui/icon.tsx";
import { words } from "./words.ts";

type Step = Pending["generation"]["step"];

interface WritingStepsProps {
  /** What is being done now. */
  step: Step;
  /** It is a picture that is made, and no text. */
  picture?: boolean;
  className?: string;
}

/** The steps of the writing: those that are done, the one that is being done, and those to come. */
export function WritingSteps({ step, picture = false, className }: WritingStepsProps) {
  const say = useWords(words);
  const named = (name: Step) =>
    say(picture && name !== "brief" && name !== "ready" ? `picture ${name}` : name);
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
              {named(name)}
              {at < now && <span className="sr-only">, {say("done")}</span>}
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {say("said", { at: now + 1, of: authoringSteps.length, step: named(step) })}
      </p>
    </div>
  );
}
