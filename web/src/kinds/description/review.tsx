import { type DescriptionEvaluation, description } from "@salida/contract/kinds/description.ts";
import { pointsFor, tierOf } from "@salida/rules/progress/scores.ts";
import type { ReviewProps } from "#exercises/kind.ts";
import { useWords } from "#i18n/room-words.ts";
import { CorrectedText } from "#parts/corrected/corrected-text.tsx";
import { FeedbackPoints } from "#parts/feedback-points.tsx";
import { Passage } from "#parts/passage.tsx";
import { RemarksCard } from "#parts/remarks-card.tsx";
import { RubricCard } from "#parts/rubric-card.tsx";
import { DetailsSaid } from "./details-said.tsx";
import { DescriptionLayout } from "./layout.tsx";
import { Picture } from "./picture.tsx";
import { reviewWords, wholeWords } from "./review-words.ts";

/** The result: what was written with its mistakes marked, what was in the picture, and one way to say it. */
export function DescriptionReview(props: ReviewProps<typeof description>) {
  const { exercise, evaluation, moves, readAgain, fresh, setting } = props;
  const say = useWords(reviewWords);
  const whole = useWords(wholeWords);
  const { image, repeat, remarks, remarksFrom } = exercise;
  const { score, parts, points, proposedDescription, details } = evaluation;
  return (
    <div className="grid grid-cols-1 gap-8">
      <RubricCard
        score={score}
        whole={whole(tierOf(score))}
        parts={(["coverage", "grammar", "range", "length"] as const).map((part) => ({
          name: say(part),
          share: parts[part],
        }))}
        points={setting === "page" ? pointsFor(description.points, score, repeat) : undefined}
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
              <Written evaluation={evaluation} />
            </section>
            <RemarksCard remarks={remarks} from={remarksFrom} ask={() => moves.remark({})} />
            {proposedDescription !== null && (
              <section className="card p-5 sm:p-6">
                <h3 className="mb-3 text-20">{say("proposed")}</h3>
                <Passage text={proposedDescription} />
              </section>
            )}
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

/** What was written: what is not so in the picture is marked like what is not so in English. */
function Written({ evaluation }: { evaluation: DescriptionEvaluation }) {
  const { userProposal, corrections, wrong, parts } = evaluation;
  const say = useWords(reviewWords);
  const marked = [...corrections, ...wrong];
  if (parts.grammar !== null) return <CorrectedText text={userProposal} corrections={marked} />;
  return (
    <>
      {marked.length > 0 ? (
        <CorrectedText text={userProposal} corrections={marked} />
      ) : (
        <Passage text={userProposal} />
      )}
      <p className="mt-4 text-15 text-muted">{say("unchecked")}</p>
    </>
  );
}
