import "./parts.css";
import type { ChoiceEvaluation, Question } from "@salida/contract/choices.ts";
import clsx from "clsx";
import { useLanguage, useWords } from "#i18n/room-words.ts";
import { Icon } from "#ui/icon.tsx";
import { motionReduced } from "#ui/use-media.ts";
import { evidenceId } from "./mark-evidence.ts";
import { ReportControl } from "./report-control.tsx";
import { words } from "./words.ts";

type Reviewed = ChoiceEvaluation["reviewedOptions"][number];

interface ChoiceReviewProps {
  questions: readonly Question[];
  reviewed: readonly Reviewed[];
  /** Ids of the questions that the learner has reported. */
  reported: readonly string[];
  onReport: (questionId: string) => void;
}

/** Every question with its right option, why that is right, and why another choice is not. */
export function ChoiceReview({ questions, reviewed, reported, onReport }: ChoiceReviewProps) {
  const say = useWords(words);
  return (
    <ol className="grid grid-cols-1 gap-10">
      {questions.map((question, index) => {
        const place = say("questionNumber", { number: index + 1, total: questions.length });
        const review = reviewed.find(({ questionId }) => questionId === question.id);
        return (
          <li key={question.id}>
            <p className="text-13 font-semibold text-muted">{place}</p>
            <h3 lang="en" className="mt-1 mb-3 text-20 leading-snug">
              {question.question}
            </h3>
            <ReviewedOptions options={question.options} review={review} />
            {review && <Reasons review={review} number={index + 1} />}
            <ReportControl
              question={place}
              reported={reported.includes(question.id)}
              onReport={() => onReport(question.id)}
            />
          </li>
        );
      })}
    </ol>
  );
}

interface ReviewedOptionsProps {
  options: Question["options"];
  review: Reviewed | undefined;
}

function ReviewedOptions({ options, review }: ReviewedOptionsProps) {
  const say = useWords(words);
  return (
    <ul className="grid gap-2.5">
      {options.map((option, place) => {
        const right = option.id === review?.correctOptionId;
        const chosen = option.id === review?.optionId;
        return (
          <li
            key={option.id}
            className={clsx("choice flex-wrap", right && "choice-right", chosen && !right && "choice-wrong")}
          >
            <span aria-hidden="true" className="key">
              {right ? (
                <Icon name="check" className="size-4" />
              ) : chosen ? (
                <Icon name="close" className="size-4" />
              ) : (
                place + 1
              )}
            </span>
            <span lang="en" className={clsx("min-w-0 flex-1 basis-32", !right && !chosen && "text-muted")}>
              {option.text}
            </span>
            {(right || chosen) && (
              <span className={clsx("text-13 font-semibold", right ? "text-ok" : "text-bad")}>
                {right && chosen ? say("yoursRight") : right ? say("right") : say("yours")}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Reasons({ review, number }: { review: Reviewed; number: number }) {
  const say = useWords(words);
  const language = useLanguage();
  // where a wrong answer can be tried again, there is nothing to tell yet
  if (!review.why && !review.whyNot && review.evidence === null) return null;
  return (
    <div className="mt-4 grid gap-3 border-l-4 border-line pl-4">
      {review.why && (
        <div>
          <h4 className="text-15 font-semibold text-ok">{say("why")}</h4>
          <p>{review.why[language]}</p>
        </div>
      )}
      {review.whyNot && (
        <div>
          <h4 className="text-15 font-semibold text-bad">{say("whyNot")}</h4>
          <p>{review.whyNot[language]}</p>
        </div>
      )}
      {review.evidence !== null && (
        <button
          type="button"
          className="link min-h-11 justify-self-start text-15"
          onClick={() => showEvidence(number)}
        >
          {say("inText")}
        </button>
      )}
    </div>
  );
}

function showEvidence(number: number) {
  const place = document.getElementById(evidenceId(number));
  const mark = place?.closest<HTMLElement>("mark, button") ?? place;
  mark?.focus({ preventScroll: true });
  mark?.scrollIntoView({ block: "center", behavior: motionReduced() ? "auto" : "smooth" });
}
