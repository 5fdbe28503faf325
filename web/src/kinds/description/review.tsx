import { description } from "@salida/contract/kinds/description.ts";
import { pointsFor } from "@salida/rules/scores.ts";
import type { ReviewProps } from "#exercises/kind.ts";
import { useWords } from "#i18n/room-words.ts";
import { CorrectedText } from "#parts/corrected-text.tsx";
import { Passage } from "#parts/passage.tsx";
import { DetailsSaid } from "./details-said.tsx";
import { FeedbackPoints } from "./feedback-points.tsx";
import { DescriptionLayout } from "./layout.tsx";
import { Picture } from "./picture.tsx";
import { reviewWords } from "./review-words.ts";
import { RubricCard } from "./rubric-card.tsx";

/** The result: what was written with its mistakes marked, what was in the picture, and one way to say it. */
export function DescriptionReview(props: ReviewProps<typeof description>) {
  const { exercise, evaluation, readAgain, fresh } = props;
  const say = useWords(reviewWords);
  const { image, repeat } = exercise;
  const { score, parts, points, userProposal, corrections, proposedDescription, details } = evaluation;
  return (
    <div className="grid grid-cols-1 gap-8">
      <RubricCard
        score={score}
        parts={parts}
        points={pointsFor(description.points, score, repeat)}
        repeat={repeat}
        fresh={fresh}
      />
      <FeedbackPoints points={points} />
      <DescriptionLayout
        stays="second"
        first={
          <div className="grid grid-cols-1 gap-8">
            <section className="card p-5 sm:p-6">
              <h3 className="mb-3 text-20">{say("yours")}</h3>
              <CorrectedText text={userProposal} corrections={corrections} />
            </section>
            <section className="card p-5 sm:p-6">
              <h3 className="mb-3 text-20">{say("proposed")}</h3>
              <Passage text={proposedDescription} />
            </section>
          </div>
        }
        second={
          <div className="grid grid-cols-1 gap-8">
            <Picture image={image} onRetry={readAgain} />
            <DetailsSaid details={details} />
          </div>
        }
      />
    </div>
  );
}
