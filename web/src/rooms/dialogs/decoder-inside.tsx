import type { ReplyOf } from "@salida/contract/call.ts";
import { roomCalls } from "@salida/contract/rooms.ts";
import { type FormEvent, useId, useRef, useState } from "react";
import { api } from "#api.ts";
import { useWords } from "#i18n/room-words.ts";
import { useProblemText } from "#problem-words.ts";
import { HintBox, lettersOf } from "#rooms/board.tsx";
import { CodeShape } from "#rooms/code-shapes.tsx";
import type { Puzzle } from "#rooms/room.ts";
import type { Directed } from "#rooms/use-room.ts";
import { words } from "#rooms/words.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { takeFocus } from "#ui/take-focus.ts";
import { dialogWords } from "./dialog-words.ts";
import { LockFace } from "./lock-face.tsx";

type Told = ReplyOf<typeof roomCalls.decode>;

interface DecoderInsideProps {
  roomId: string;
  puzzle: Puzzle;
  last: boolean;
  directed: Directed;
  onNext: () => void;
  /** Nothing where no clock runs. */
  onRest: (() => void) | undefined;
}

/** The lock: both codes, which of them is wrong, and how it gives way. */
export function DecoderInside({ roomId, puzzle, last, directed, onNext, onRest }: DecoderInsideProps) {
  const textOf = useProblemText();
  const say = useWords(dialogWords);
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<Told>();
  const [failure, setFailure] = useState<string>();

  async function attempt(numericCode: string, textCode: string) {
    setBusy(true);
    setFailure(undefined);
    setTold(undefined);
    try {
      const params = { id: roomId, puzzleId: puzzle.id };
      const came = await api(roomCalls.decode, { params, body: { numericCode, textCode } });
      setTold(came);
      // the next puzzle, or the end of the story
      if (came.opened) await directed.reread();
      else await directed.hear(came);
    } catch (error) {
      setFailure(`${say("decodeFailed")}. ${textOf(error)}`);
      await directed.reread();
    }
    setBusy(false);
  }

  const opened = told?.opened === true || puzzle.decoded;
  return (
    <div className={opened ? "mt-4 grid grid-cols-1 gap-5" : "room-sides mt-4"}>
      <div className="grid grid-cols-1 gap-5">
        <LockFace lock={puzzle.lock ?? "door"} open={opened} wrong={told !== undefined && !opened} />
        {!opened && puzzle.solutionHint && <HintBox sentence={puzzle.solutionHint} />}
      </div>
      {opened ? (
        <LockOpened last={last} onNext={onNext} onRest={onRest} />
      ) : (
        <div className="grid grid-cols-1 gap-5">
          <p className="text-muted">{say("decoderText")}</p>
          <CodeForm puzzle={puzzle} busy={busy} told={told} failure={failure} onTry={attempt} />
        </div>
      )}
    </div>
  );
}

function LockOpened({ last, onNext, onRest }: Pick<DecoderInsideProps, "last" | "onNext" | "onRest">) {
  const say = useWords(dialogWords);
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <div role="status">
        <p className="font-display text-32 font-bold text-lamp">{say(last ? "lastOpened" : "opened")}</p>
        <p className="mt-2 text-muted">{say(last ? "lastOpenedText" : "openedText")}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button look="lamp" ref={takeFocus} onClick={onNext}>
          {say(last ? "goOut" : "next")}
        </Button>
        {!last && onRest && (
          <Button look="quiet" onClick={onRest}>
            {say("rest")}
          </Button>
        )}
      </div>
    </div>
  );
}

interface CodeFormProps {
  puzzle: Puzzle;
  busy: boolean;
  told: Told | undefined;
  failure: string | undefined;
  onTry: (numericCode: string, textCode: string) => void;
}

function CodeForm({ puzzle, busy, told, failure, onTry }: CodeFormProps) {
  const say = useWords(dialogWords);
  const [number, setNumber] = useState("");
  const [letters, setLetters] = useState("");
  const [missing, setMissing] = useState(false);
  const [changed, setChanged] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const wrong = changed ? undefined : told;

  function change(set: (text: string) => void, text: string) {
    set(text);
    setMissing(false);
    setChanged(true);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const empty = number.trim() === "" ? 0 : letters.trim() === "" ? 1 : undefined;
    setMissing(empty !== undefined);
    if (empty !== undefined) return form.current?.querySelectorAll<HTMLElement>("input")[empty]?.focus();
    setChanged(false);
    onTry(number.trim(), letters.trim());
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <div className="code-pair">
        <CodeField
          label={say("numericCode")}
          value={number}
          numeric
          wrong={wrong?.numericCorrect === false || (missing && number.trim() === "")}
          readOnly={busy}
          onChange={(text) => change(setNumber, text.replace(/\D/g, ""))}
        />
        <CodeField
          label={say("textCode")}
          value={letters}
          wrong={wrong?.textCorrect === false || (missing && letters.trim() === "")}
          readOnly={busy}
          onChange={(text) => change(setLetters, text.replace(/[^a-z]/gi, "").toUpperCase())}
        />
      </div>
      <LetterKeys
        puzzle={puzzle}
        onLetter={(letter) => letters.length < 3 && change(setLetters, letters + letter)}
        onClear={() => change(setLetters, "")}
      />
      {missing && <Notice tone="bad" text={say("bothEmpty")} />}
      {failure && !changed && <Notice tone="bad" text={failure} />}
      {wrong && !wrong.opened && (
        <Notice tone="bad" icon="close" text={`${say(faultOf(wrong))} ${say("again")}`} />
      )}
      <div>
        <Button look="lamp" type="submit" busy={busy}>
          {say(busy ? "trying" : "tryLock")}
        </Button>
      </div>
    </form>
  );
}

function faultOf({ numericCorrect, textCorrect }: Told) {
  if (textCorrect) return "numberWrong";
  return numericCorrect ? "lettersWrong" : "bothWrong";
}

interface CodeFieldProps {
  label: string;
  value: string;
  numeric?: boolean;
  wrong: boolean;
  readOnly: boolean;
  onChange: (text: string) => void;
}

function CodeField({ label, value, numeric = false, wrong, readOnly, onChange }: CodeFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-15 font-semibold">
        {label}
      </label>
      <input
        id={id}
        className="code-input"
        inputMode={numeric ? "numeric" : "text"}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={3}
        placeholder={numeric ? "000" : "···"}
        aria-invalid={wrong || undefined}
        value={value}
        readOnly={readOnly}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

interface LetterKeysProps {
  puzzle: Puzzle;
  onLetter: (letter: string) => void;
  onClear: () => void;
}

/** The letters that were found, to be pressed in their order. */
function LetterKeys({ puzzle, onLetter, onClear }: LetterKeysProps) {
  const say = useWords(dialogWords);
  const nameOf = useWords(words);
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="mb-2 text-15 text-muted">{say("textHint")}</legend>
      {lettersOf(puzzle).map(
        ({ color, letter }) =>
          letter && (
            <button
              key={color}
              type="button"
              className="rounded-control p-1"
              aria-label={say("addLetter", { letter, color: nameOf(color) })}
              onClick={() => onLetter(letter)}
            >
              <CodeShape color={color} letter={letter} className="size-12" />
            </button>
          ),
      )}
      <Button look="ghost" className="text-15" onClick={onClear}>
        {say("clear")}
      </Button>
    </fieldset>
  );
}
