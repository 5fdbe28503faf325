import { listening } from "@salida/contract/kinds/listening.ts";
import { pointsFor } from "@salida/rules/progress/scores.ts";
import type { ReviewProps } from "#exercises/kind.ts";
import { ChoiceReview } from "#parts/choice-review.tsx";
import { evidenceOf } from "#parts/choices.ts";
import { HeardReview } from "#parts/heard-review.tsx";
import { Transcript } from "#parts/transcript.tsx";
import { usePlayer } from "#sound/use-player.ts";

/** The result, with what was said and the proofs lit up in it. */
export function ListeningReview({
  exercise,
  evaluation,
  readAgain,
  report,
  fresh,
  setting,
}: ReviewProps<typeof listening>) {
  const { audio, questions, transcript, repeat, reported } = exercise;
  const { score, correctAnswers, totalQuestions, reviewedOptions } = evaluation;
  const player = usePlayer(audio, async () => (await readAgain())?.audio);
  return (
    <HeardReview
      result={
        setting === "page"
          ? {
              score,
              correct: correctAnswers,
              total: totalQuestions,
              points: pointsFor(listening.points, score, repeat),
              repeat,
              fresh,
            }
          : undefined
      }
      sound={{ player, making: exercise.generation, again: readAgain }}
      turns={transcript}
      said={
        <div className="card p-5 sm:p-8">
          <Transcript
            turns={transcript ?? []}
            player={player}
            evidence={evidenceOf(questions, reviewedOptions)}
          />
        </div>
      }
      answered={
        <ChoiceReview
          questions={questions}
          reviewed={reviewedOptions}
          reported={reported.questionIds}
          onReport={report}
        />
      }
    />
  );
}
