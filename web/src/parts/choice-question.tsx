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
  const { id, options, tried } = question;
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
          <Option
            key={option.id}
            {...{ option, place, name: id, onChoose }}
            checked={chosen === option.id}
            tried={chosen !== option.id && tried.includes(option.id)}
            mark={chosen === option.id ? mark : undefined}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface OptionProps {
  option: Question["options"][number];
  place: number;
  name: string;
  checked: boolean;
  /** It was tried before and is wrong. */
  tried: boolean;
  mark: ChoiceQuestionProps["mark"];
  onChoose: (optionId: string) => void;
}

function Option({ option: { id, text }, place, name, checked, tried, mark, onChoose }: OptionProps) {
  const say = useWords(words);
  const look = tried ? "wrong" : mark;
  return (
    <label className={clsx("choice", look && `choice-${look}`)}>
      <input
        type="radio"
        name={name}
        value={id}
        checked={checked}
        disabled={tried}
        onChange={() => onChoose(id)}
      />
      <span aria-hidden="true" className="key">
        {look ? <Icon name={look === "right" ? "check" : "close"} className="size-4" /> : place + 1}
      </span>
      <span lang="en">{text}</span>
      {tried && <span className="sr-only">({say("wrongTried")})</span>}
    </label>
  );
}
