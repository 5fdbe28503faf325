import type { Correction } from "@salida/contract/corrections.ts";
import { type MouseEvent, useId } from "react";
import { useLanguage, useWords } from "#i18n/room-words.ts";
import { motionReduced } from "#ui/use-media.ts";
import { correctedTextParts, inOrder } from "./corrected-text-parts.ts";
import { words } from "./corrected-text-words.ts";
import { CorrectionNote } from "./correction-note.tsx";

interface CorrectedTextProps {
  /** What the learner wrote. */
  text: string;
  corrections: readonly Correction[];
}

/** A learner's text with its mistakes underlined and numbered, and under it what is better and why. */
export function CorrectedText({ text, corrections }: CorrectedTextProps) {
  const say = useWords(words);
  const id = useId();
  const ordered = inOrder(corrections);
  return (
    <>
      <p lang="en" className="max-w-[66ch] whitespace-pre-wrap">
        {correctedTextParts(text, ordered).map(({ start, text: part, numbers }) =>
          numbers.length === 0 ? (
            part
          ) : (
            <CorrectedWords key={`${start} ${numbers}`} text={part} numbers={numbers} listId={id} />
          ),
        )}
      </p>
      {ordered.length === 0 ? (
        <p className="mt-4 text-15 text-muted">{say("none")}</p>
      ) : (
        <>
          <p id={id} className="mt-5 text-15 font-semibold">
            {say("corrections")}
          </p>
          <ol aria-labelledby={id} className="mt-2 grid grid-cols-1 gap-1">
            {ordered.map((correction, index) => (
              <OneCorrection
                // biome-ignore lint/suspicious/noArrayIndexKey: corrections never change
                key={index}
                id={correctionId(id, index + 1)}
                number={index + 1}
                correction={correction}
              />
            ))}
          </ol>
        </>
      )}
    </>
  );
}

function correctionId(list: string, number: number | undefined): string {
  return `${list}-${number}`;
}

interface CorrectedWordsProps {
  text: string;
  numbers: readonly number[];
  listId: string;
}

/** The words a correction is about; they lead to it. */
function CorrectedWords({ text, numbers, listId }: CorrectedWordsProps) {
  const say = useWords(words);
  const language = useLanguage();
  const said = numbers.map((number) => say("correction", { number })).join(", ");
  const target = correctionId(listId, numbers[0]);
  return (
    <a
      href={`#${target}`}
      onClick={(event) => showCorrection(event, target)}
      className="rounded-sm hover:bg-bad/10"
    >
      {text === "" ? (
        <span aria-hidden="true">‸</span>
      ) : (
        <span className="underline decoration-bad decoration-wavy decoration-2 underline-offset-4">
          {text}
        </span>
      )}
      <sup aria-hidden="true" className="ml-0.5 text-13 font-bold text-bad">
        {numbers.join(",")}
      </sup>
      <span lang={language} className="sr-only">
        {" "}
        ({said})
      </span>
    </a>
  );
}

/** Goes there without a new entry in the history: "back" leads out of the exercise as before. */
function showCorrection(event: MouseEvent, id: string) {
  event.preventDefault();
  const correction = document.getElementById(id);
  correction?.focus({ preventScroll: true });
  correction?.scrollIntoView({ block: "nearest", behavior: motionReduced() ? "auto" : "smooth" });
}

interface OneCorrectionProps {
  id: string;
  number: number;
  correction: Correction;
}

function OneCorrection({ id, number, correction }: OneCorrectionProps) {
  return (
    <li
      id={id}
      tabIndex={-1}
      className="flex scroll-my-24 gap-3 rounded-control p-2 focus:outline-3 focus:outline-brand"
    >
      <span aria-hidden="true" className="w-4 shrink-0 text-15 font-bold text-bad tabular-nums">
        {number}
      </span>
      <CorrectionNote correction={correction} />
    </li>
  );
}
