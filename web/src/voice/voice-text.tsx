import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { lengthFault, lengthNote, type TextLimits } from "#parts/written-text-limits.ts";
import { words as textWords } from "#parts/written-text-words.ts";
import { FieldError } from "#ui/field-error.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { voiceWords } from "./voice-words.ts";

interface VoiceTextProps {
  hint: string;
  /** Its words are still to come. */
  waiting: boolean;
  text: string;
  limits: TextLimits;
  /** It was to be sent, and could not be. */
  refused: boolean;
  busy: boolean;
  onChange: (text: string) => void;
}

/** Where the learner types what they said. It takes the focus; Enter sends, with Shift it breaks the line. */
export function VoiceText({ hint, waiting, text, limits, refused, busy, onChange }: VoiceTextProps) {
  const say = useWords(voiceWords);
  const about = useWords(textWords);
  const { number } = useFormat();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const found = lengthFault(text, limits);
  const fault = refused || found === "long" ? found : undefined;
  const note = lengthNote(text, limits);
  useEffect(() => area.current?.focus(), []);

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.repeat) event.currentTarget.form?.requestSubmit();
  }

  return (
    <div className="mt-3">
      <label htmlFor={id} className="font-semibold">
        {say("label")}
      </label>
      <div className="mt-1 grid grid-cols-1 *:[grid-area:1/1]">
        {/* the same text below it gives the field its height */}
        <div
          aria-hidden="true"
          className="input invisible max-h-60 overflow-hidden whitespace-pre-wrap"
        >{`${text}\n `}</div>
        {/* no spelling marks, as wherever the slips are what is learnt from */}
        <textarea
          ref={area}
          id={id}
          lang="en"
          rows={2}
          className="input max-h-60 resize-none"
          value={text}
          readOnly={busy}
          spellCheck={false}
          autoCorrect="off"
          autoComplete="off"
          enterKeyHint="send"
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-hint ${id}-error` : `${id}-hint`}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={press}
        />
      </div>
      <p id={`${id}-hint`} role="status" className="mt-1 flex items-center gap-2 text-13 text-muted">
        {waiting && <Spinner className="size-4 flex-none" />}
        <span className="wrap-anywhere">{hint}</span>
      </p>
      <FieldError
        id={`${id}-error`}
        text={fault && about(fault, { least: number(limits.least), most: number(limits.most) })}
      />
      <p role="status" className="text-13 text-muted">
        {note?.word === "left" && about("left", { left: note.left })}
      </p>
    </div>
  );
}
