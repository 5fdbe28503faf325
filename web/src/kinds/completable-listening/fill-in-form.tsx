import { type FormEvent, useId, useRef, useState } from "react";
import { useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Blank } from "./blank.tsx";
import { fillInParagraphs, isFilled, type Typed } from "./fill-in-text.ts";
import { playWords } from "./play-words.ts";
import { Turn } from "./turn.tsx";

interface FillInFormProps {
  /** With `____` for each blank. */
  text: string;
  /** Who speaks each paragraph. */
  speakers: readonly (string | null)[];
  /** In the text's order. */
  blanks: readonly { id: string }[];
  typed: Typed;
  /** What came of a try that did not suffice. */
  tried: readonly { wordId: string; typed: string; correct: boolean }[];
  busy: boolean;
  /** Why the words could not be verified. */
  failure: string | undefined;
  onType: (typed: Typed) => void;
  /** Called with every blank filled. */
  onVerify: () => void;
}

/** A text with words to write. Tab and Enter go from blank to blank, Enter in the last one verifies. */
export function FillInForm({
  text,
  speakers,
  blanks,
  typed,
  tried,
  busy,
  failure,
  onType,
  onVerify,
}: FillInFormProps) {
  const say = useWords(playWords);
  const form = useRef<HTMLFormElement>(null);
  const count = useId();
  const [missing, setMissing] = useState(false);
  const total = blanks.length;
  // a word that was changed has not been tried
  const markOf = (id: string) =>
    tried.find((it) => it.wordId === id && it.typed === (typed[id] ?? ""))?.correct;
  const wrong = blanks.filter(({ id }) => markOf(id) === false).length;
  const filled = blanks.filter(({ id }) => isFilled(typed[id])).length;

  function focusBlank(place: number) {
    form.current?.querySelectorAll<HTMLElement>("[data-blank]")[place]?.focus();
  }

  function verify(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const open = blanks.findIndex(({ id }) => !isFilled(typed[id]));
    setMissing(open >= 0);
    if (open >= 0) focusBlank(open);
    else onVerify();
  }

  return (
    <form ref={form} onSubmit={verify} className="card grid grid-cols-1 gap-6 p-5 sm:p-8">
      <div lang="en" className="passage fill-in">
        {fillInParagraphs(text).map((pieces, paragraph) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
          <Turn key={paragraph} speaker={speakers[paragraph]}>
            {pieces.map((piece) => {
              if (typeof piece === "string") return piece;
              const id = blanks[piece]?.id ?? "";
              return (
                <Blank
                  key={id}
                  number={piece + 1}
                  total={total}
                  value={typed[id] ?? ""}
                  missing={missing && !isFilled(typed[id])}
                  correct={markOf(id)}
                  disabled={busy}
                  onType={(word) => onType({ ...typed, [id]: word })}
                  onEnter={() => (piece + 1 < total ? focusBlank(piece + 1) : form.current?.requestSubmit())}
                />
              );
            })}
          </Turn>
        ))}
      </div>
      {missing && filled < total && <Notice tone="bad" text={say("completeAll")} />}
      {wrong > 0 && <Notice tone="bad" icon="close" text={say("notYet", { count: wrong })} />}
      {failure && filled === total && <Notice tone="bad" text={failure} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={busy} aria-describedby={count}>
          {busy ? say("verifying") : say("verify")}
        </Button>
        <p id={count} className="text-15 text-muted">
          {say("filled", { filled, total })}
        </p>
      </div>
    </form>
  );
}
