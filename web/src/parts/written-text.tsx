import { countWords } from "@salida/rules/words.ts";
import clsx from "clsx";
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field-error.tsx";
import { Notice } from "#ui/notice.tsx";
import { lengthFault, lengthNote, type TextLimits } from "./written-text-limits.ts";
import { words } from "./written-text-words.ts";

interface WrittenTextProps {
  label: string;
  hint: string;
  text: string;
  limits: TextLimits;
  busy: boolean;
  /** Why the text could not be sent. */
  failure: string | undefined;
  /** What the button says, and what while the text is on its way. */
  send: string;
  sending: string;
  onChange: (text: string) => void;
  /** Called with a text within the limits. */
  onSend: () => void;
}

/** An English text to write and send. One that is too short or too long stays, and says so under it. */
export function WrittenText(props: WrittenTextProps) {
  const { label, hint, text, limits, busy, failure, send, sending, onChange, onSend } = props;
  const say = useWords(words);
  const { number } = useFormat();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [refused, setRefused] = useState(false);
  const fault = refused ? lengthFault(text, limits) : undefined;

  function change(next: string) {
    if (!lengthFault(next, limits)) setRefused(false);
    onChange(next);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!lengthFault(text, limits)) return onSend();
    setRefused(true);
    area.current?.focus();
  }

  function press(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.repeat) form.current?.requestSubmit();
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <label htmlFor={id} className="block font-display text-20 font-semibold">
        {label}
      </label>
      <p id={`${id}-hint`} className="mt-1 mb-3 text-15 text-muted">
        {hint}
      </p>
      <div className="grid grid-cols-1 *:[grid-area:1/1]">
        {/* The same text below it gives the field its height; not every browser grows a field by itself. */}
        <div aria-hidden="true" className="input invisible whitespace-pre-wrap">{`${text}\n `}</div>
        {/* No length limit here: it would cut off what is pasted. No spelling marks: finding the slips is the exercise,
            and some browsers send what they check to a third party. */}
        <textarea
          ref={area}
          id={id}
          lang="en"
          rows={7}
          className="input resize-none overflow-hidden"
          value={text}
          readOnly={busy}
          spellCheck={false}
          autoCorrect="off"
          autoComplete="off"
          aria-invalid={fault ? true : undefined}
          aria-describedby={clsx(`${id}-hint`, fault && `${id}-error`)}
          onChange={({ target }) => change(target.value)}
          onKeyDown={press}
        />
      </div>
      {fault && (
        <FieldError
          id={`${id}-error`}
          text={say(fault, { least: number(limits.least), most: number(limits.most) })}
        />
      )}
      <Length text={text} limits={limits} />
      {failure && !fault && <Notice tone="bad" className="mt-4" text={failure} />}
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={busy}>
          {busy ? sending : send}
        </Button>
        <p className="hidden text-13 text-muted md:block">{say("keysHint")}</p>
      </div>
    </form>
  );
}

/** The count for the eye, and for the ear only what matters. */
function Length({ text, limits }: { text: string; limits: TextLimits }) {
  const say = useWords(words);
  const { number } = useFormat();
  const note = lengthNote(text, limits);
  const { length } = text.trim();
  return (
    <>
      <p className={clsx("mt-2 text-13 tabular-nums", length > limits.most ? "text-bad" : "text-muted")}>
        {say("wordCount", { count: countWords(text) })} ·{" "}
        {say("characters", { typed: number(length), most: number(limits.most) })}
      </p>
      <p role="status" className="sr-only">
        {note && say(note.word, note.word === "left" ? { left: note.left } : {})}
      </p>
    </>
  );
}
