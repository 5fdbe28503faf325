import type { Question } from "@salida/contract/choices.ts";
import clsx from "clsx";
import { useWords } from "#i18n/room-words.ts";
import { Icon } from "#ui/icon.tsx";
import { words } from "./words.ts";

interface ChoiceQuestionProps {
  question: Question;
  number: number;
  total: number;
  chosen: string | undefined;
  /** It was left out of an attempt to verify. */
  missing: boolean;
  /** How the chosen option came out, where that is known. */
  mark?: "right" | "wrong" | undefined;
  disabled: boolean;
  onChoose: (optionId: string) => void;
}

/** One question and its options as cards with key caps. */
export function ChoiceQuestion({
  question,
  number,
  total,
  chosen,
  missing,
  mark,
  disabled,
  onChoose,
}: ChoiceQuestionProps) {
  const say = useWords(words);
  const { id, options } = question;
  return (
    <fieldset
      data-question={id}
      tabIndex={-1}
      disabled={disabled}
      className={clsx("scroll-mt-24 rounded-card outline-offset-8", missing && "outline-2 outline-bad")}
    >
      <legend className="mb-3">
        <span className={clsx("block text-13 font-semibold", missing ? "text-bad" : "text-muted")}>
          {say("questionNumber", { number, total })}
        </span>
        <span lang="en" className="mt-1 block font-display text-20 font-semibold leading-snug">
          {question.question}
        </span>
      </legend>
      <div className="grid gap-2.5">
        {options.map((option, place) => (
          <label key={option.id} className={clsx("choice", mark && chosen === option.id && `choice-${mark}`)}>
            <input
              type="radio"
              name={id}
              value={option.id}
              checked={chosen === option.id}
              onChange={() => onChoose(option.id)}
            />
            <span aria-hidden="true" className="key">
              {mark && chosen === option.id ? (
                <Icon name={mark === "right" ? "check" : "close"} className="size-4" />
              ) : (
                place + 1
              )}
            </span>
            <span lang="en">{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
