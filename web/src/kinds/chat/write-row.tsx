import { chatLimits } from "@salida/rules/exercise-limits.ts";
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useRef, useState } from "react";
import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { lengthFault, lengthNote } from "#parts/written-text-limits.ts";
import { words as textWords } from "#parts/written-text-words.ts";
import { FieldError } from "#ui/field-error.tsx";
import { Icon } from "#ui/icon.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { playWords } from "./play-words.ts";

interface WriteRowProps {
  area: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** A message is on its way: the next one can be typed, and sent after it. */
  busy: boolean;
  /** Why nothing else can be sent yet. */
  blocked: string | undefined;
  /** Something else stands in its place for now. */
  hidden: boolean;
  onChange: (text: string) => void;
  /** Called with a text within the limits. */
  onSend: () => void;
  onSpeak: () => void;
}

const limits = { least: 1, most: chatLimits.longestMessage };

/** Where a message is written. Enter sends it, Shift and Enter begin a new line. */
export function WriteRow(props: WriteRowProps) {
  const { area, text, busy, blocked, hidden, onChange, onSend, onSpeak } = props;
  const say = useWords(playWords);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<"blocked" | "length">();
  const fault = useFault(refused, blocked, text);

  function submit(event: FormEvent) {
    event.preventDefault();
    area.current?.focus();
    if (busy) return;
    const wrong = blocked ? "blocked" : lengthFault(text, limits) && "length";
    setRefused(wrong);
    if (!wrong) onSend();
  }

  function speak() {
    if (blocked) setRefused("blocked");
    else if (!busy) onSpeak();
  }

  function press(event: KeyboardEvent) {
    // what an input method is composing is not done yet, though some browsers say so a moment too early
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229)
      return;
    event.preventDefault();
    if (!event.repeat) form.current?.requestSubmit();
  }

  return (
    <form ref={form} hidden={hidden} onSubmit={submit} noValidate>
      <div className="flex items-end gap-2">
        <button
          type="button"
          className="icon-button"
          aria-label={say("speak")}
          aria-disabled={busy || undefined}
          onClick={speak}
        >
          <Icon name="microphone" className="size-6" />
        </button>
        <label htmlFor={id} className="sr-only">
          {say("yours")}
        </label>
        <div className="grid max-h-40 min-w-0 flex-1 grid-cols-1 *:[grid-area:1/1]">
          {/* The same text below it gives the field its height; not every browser grows a field by itself. */}
          <div aria-hidden="true" className="input invisible max-h-40 whitespace-pre-wrap">{`${text} `}</div>
          {/* No length limit: it would cut off what is pasted. No spelling marks: finding the slips is the exercise. */}
          <textarea
            ref={area}
            id={id}
            lang="en"
            rows={1}
            enterKeyHint="send"
            className="input max-h-40 resize-none"
            placeholder={say("placeholder")}
            value={text}
            spellCheck={false}
            autoCorrect="off"
            autoComplete="off"
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? `${id}-error` : undefined}
            onChange={({ target }) => onChange(target.value)}
            onKeyDown={press}
          />
        </div>
        <button
          type="submit"
          className="icon-button rounded-full bg-brand text-on-brand"
          aria-label={say("send")}
          aria-busy={busy || undefined}
          aria-disabled={busy || undefined}
        >
          {busy ? <Spinner className="size-6" /> : <Icon name="send" className="size-6" />}
        </button>
      </div>
      <FieldError id={`${id}-error`} text={fault} />
      <Left text={text} />
    </form>
  );
}

/** Why the last try to send was refused, as long as that holds. */
function useFault(refused: "blocked" | "length" | undefined, blocked: string | undefined, text: string) {
  const say = useWords(textWords);
  const { number } = useFormat();
  if (refused === "blocked") return blocked;
  const fault = refused && lengthFault(text, limits);
  return fault && say(fault, { most: number(limits.most) });
}

/** Near the end only: how much more can be written; for the ear in steps. */
function Left({ text }: { text: string }) {
  const say = useWords(textWords);
  const note = lengthNote(text, limits);
  const near = note !== undefined && note.word !== "enough";
  return (
    <>
      {near && (
        <p aria-hidden="true" className="mt-1 text-right text-13 text-muted tabular-nums">
          {text.trim().length} / {limits.most}
        </p>
      )}
      <p role="status" className="sr-only">
        {near && say(note.word, note.word === "left" ? { left: note.left } : {})}
      </p>
    </>
  );
}
