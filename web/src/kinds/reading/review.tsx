import { reading } from "@salida/contract/kinds/reading.ts";
import { pointsFor } from "@salida/rules/progress/scores.ts";
import type { ReviewProps } from "#exercises/kind.ts";
import { ChoiceReview } from "#parts/choice-review.tsx";
import { evidenceOf } from "#parts/choices.ts";
import { MarkedPassage } from "#parts/marked-passage.tsx";
import { ScoreCard } from "#parts/score-card.tsx";
import { ReadingLayout } from "./layout.tsx";

/** The result, with the proofs lit up in the text. */
export function ReadingReview({ exercise, evaluation, report, fresh, setting }: ReviewProps<typeof reading>) {
  const { text, questions, repeat, reported } = exercise;
  const { score, correctAnswers, totalQuestions, reviewedOptions } = evaluation;
  const evidence = evidenceOf(questions, reviewedOptions);
  return (
    <>
      {setting === "page" && (
        <ScoreCard
          score={score}
          correct={correctAnswers}
          total={totalQuestions}
          points={pointsFor(reading.points, score, repeat)}
          repeat={repeat}
          fresh={fresh}
        />
      )}
      <div className={setting === "page" ? "mt-8" : undefined}>
        <ReadingLayout text={<MarkedPassage text={text} evidence={evidence} />}>
          <ChoiceReview
            questions={questions}
            reviewed={reviewedOptions}
            reported={reported.questionIds}
            onReport={report}
          />
        </ReadingLayout>
      </div>
    </>
  );
}
