import { completableListening } from "@salida/contract/kinds/completable-listening.ts";
import { pointsFor } from "@salida/rules/progress/scores.ts";
import type { ReviewProps } from "#exercises/kind.ts";
import { HeardReview } from "#parts/heard-review.tsx";
import { Transcript } from "#parts/transcript.tsx";
import { usePlayer } from "#sound/use-player.ts";
import { FilledText } from "./filled-text.tsx";
import { WordReview } from "./word-review.tsx";

/** The result: the words in their text, word by word, and what was said. */
export function FillInReview({
  exercise,
  evaluation,
  readAgain,
  fresh,
  setting,
}: ReviewProps<typeof completableListening>) {
  const { audio, text, speakers, blankWords, transcript, repeat } = exercise;
  const { score, correctAnswers, totalWords, reviewedWords } = evaluation;
  const player = usePlayer(audio, async () => (await readAgain())?.audio);
  return (
    <HeardReview
      result={
        setting === "page"
          ? {
              score,
              correct: correctAnswers,
              total: totalWords,
              points: pointsFor(completableListening.points, score, repeat),
              repeat,
              fresh,
            }
          : undefined
      }
      sound={{ player, making: exercise.generation, again: readAgain }}
      turns={transcript}
      said={
        <>
          <FilledText text={text} speakers={speakers} blanks={blankWords} reviewed={reviewedWords} />
          <div className="card p-5 sm:p-8">
            <Transcript turns={transcript ?? []} player={player} />
          </div>
        </>
      }
      answered={<WordReview reviewed={reviewedWords} />}
    />
  );
}
