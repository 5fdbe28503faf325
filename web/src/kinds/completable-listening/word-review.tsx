import "#parts/parts.css";
import type { FillInEvaluation } from "@salida/contract/kinds/completable-listening.ts";
import clsx from "clsx";
import { useWords } from "#i18n/room-words.ts";
import { Icon } from "#ui/icon.tsx";
import { reviewWords } from "./review-words.ts";

type Reviewed = FillInEvaluation["reviewedWords"][number];

const reasons = { slip: "slip", homophone: "homophone", wrong: "other" } as const;

/** Every blank with what was typed, and where that was not the word, the word and what was the matter if that is told. */
export function WordReview({ reviewed }: { reviewed: readonly Reviewed[] }) {
  const say = useWords(reviewWords);
  return (
    <section>
      <h3 className="mb-4 text-24">{say("words")}</h3>
      <ol className="grid gap-2.5">
        {reviewed.map((word, index) => (
          <li
            key={word.wordId}
            className={clsx("choice items-start py-3", word.correct ? "choice-right" : "choice-wrong")}
          >
            <span aria-hidden="true" className="key">
              {index + 1}
            </span>
            <p className="sr-only">{say("blank", { number: index + 1, total: reviewed.length })}</p>
            <Answer word={word} />
            <Icon
              name={word.correct ? "check" : "close"}
              className={clsx("size-6 shrink-0", word.correct ? "text-ok" : "text-bad")}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Answer({ word: { typed, text, verdict, correct } }: { word: Reviewed }) {
  const say = useWords(reviewWords);
  return (
    <div className="min-w-0 flex-1">
      <p>
        <span className="sr-only">{say(correct ? "right" : "wrong")}. </span>
        <span className="text-15 text-muted">{say("typed")} </span>
        <span lang={typed ? "en" : undefined} className="font-semibold">
          {typed || say("nothing")}
        </span>
      </p>
      {verdict !== "right" && text !== null && (
        <p className="mt-1 text-15">
          {say(reasons[verdict])}{" "}
          <strong lang="en" className="text-17 text-ok">
            {text}
          </strong>
        </p>
      )}
    </div>
  );
}
