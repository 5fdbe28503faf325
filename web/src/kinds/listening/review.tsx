import { listening } from "@salida/contract/kinds/listening.ts";
import { pointsFor } from "@salida/rules/scores.ts";
import type { ReviewProps } from "#exercises/kind.ts";
import { AudioPlayer } from "#parts/audio-player.tsx";
import { ChoiceReview } from "#parts/choice-review.tsx";
import { evidenceOf } from "#parts/choices.ts";
import { ScoreCard } from "#parts/score-card.tsx";
import { Transcript } from "#parts/transcript.tsx";
import { usePlayer } from "#parts/use-player.ts";

/** The result, with what was said and the proofs lit up in it. */
export function ListeningReview({
  exercise,
  evaluation,
  readAgain,
  report,
  fresh,
}: ReviewProps<typeof listening>) {
  const { audio, questions, transcript, repeat, reported } = exercise;
  const { score, correctAnswers, totalQuestions, reviewedOptions } = evaluation;
  const player = usePlayer(audio, async () => (await readAgain())?.audio);
  return (
    <div className="grid gap-8">
      <ScoreCard
        score={score}
        correct={correctAnswers}
        total={totalQuestions}
        points={pointsFor(listening.points, score, repeat)}
        repeat={repeat}
        fresh={fresh}
      />
      <AudioPlayer player={player} />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="card p-5 sm:p-8">
          <Transcript
            turns={transcript ?? []}
            player={player}
            evidence={evidenceOf(questions, reviewedOptions)}
          />
        </div>
        <ChoiceReview
          questions={questions}
          reviewed={reviewedOptions}
          reported={reported.questionIds}
          onReport={report}
        />
      </div>
    </div>
  );
}
