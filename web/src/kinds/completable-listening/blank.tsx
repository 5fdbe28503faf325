import clsx from "clsx";
import type { KeyboardEvent } from "react";
import { useWords } from "#i18n/room-words.ts";
import { playWords } from "./play-words.ts";

interface BlankProps {
  /** Counted from 1. */
  number: number;
  total: number;
  value: string;
  /** It was left out of an attempt to verify. */
  missing: boolean;
  /** How it came out in a try; nothing where it was not tried. */
  correct: boolean | undefined;
  disabled: boolean;
  onType: (text: string) => void;
  /** Enter was pressed in it. */
  onEnter: () => void;
}

/** A word to write, in the flow of its text. All are as wide, so that none tells how long its word is. */
export function Blank({ number, total, value, missing, correct, disabled, onType, onEnter }: BlankProps) {
  const say = useWords(playWords);

  function pressed(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  }

  return (
    <input
      data-blank=""
      className={clsx("input blank", missing && "border-bad", correct && "border-ok text-ok")}
      lang="en"
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint={number < total ? "next" : "done"}
      maxLength={60}
      aria-label={`${say("blank", { number, total })}${correct ? `, ${say("right")}` : ""}`}
      aria-invalid={missing || correct === false || undefined}
      placeholder={String(number)}
      value={value}
      readOnly={disabled}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={pressed}
    />
  );
}
