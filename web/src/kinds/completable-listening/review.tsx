import { completableListening } from "@salida/contract/kinds/completable-listening.ts";
import { pointsFor } from "@salida/rules/scores.ts";
import type { ReviewProps } from "#exercises/kind.ts";
import { AudioPlayer } from "#parts/audio-player.tsx";
import { ScoreCard } from "#parts/score-card.tsx";
import { Transcript } from "#parts/transcript.tsx";
import { usePlayer } from "#parts/use-player.ts";
import { FilledText } from "./filled-text.tsx";
import { WordReview } from "./word-review.tsx";

/** The result: the words in their text, word by word, and what was said. */
export function FillInReview({
  exercise,
  evaluation,
  readAgain,
  fresh,
}: ReviewProps<typeof completableListening>) {
  const { audio, text, blankWords, transcript, repeat } = exercise;
  const { score, correctAnswers, totalWords, reviewedWords } = evaluation;
  const player = usePlayer(audio, async () => (await readAgain())?.audio);
  return (
    <div className="grid gap-8">
      <ScoreCard
        score={score}
        correct={correctAnswers}
        total={totalWords}
        points={pointsFor(completableListening.points, score, repeat)}
        repeat={repeat}
        fresh={fresh}
      />
      <AudioPlayer player={player} />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="grid grid-cols-1 gap-8">
          <FilledText text={text} blanks={blankWords} reviewed={reviewedWords} />
          <div className="card p-5 sm:p-8">
            <Transcript turns={transcript ?? []} player={player} />
          </div>
        </div>
        <WordReview reviewed={reviewedWords} />
      </div>
    </div>
  );
}
