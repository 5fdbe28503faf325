import type { completableListening, FillInEvaluation } from "@salida/contract/kinds/completable-listening.ts";
import { useState } from "react";
import type { PlayProps } from "#exercises/kind.ts";
import { useAnswer } from "#parts/use-answer.ts";
import { ExerciseSound } from "#sound/exercise-sound.tsx";
import { usePlayer } from "#sound/use-player.ts";
import { FillInForm } from "./fill-in-form.tsx";
import { type Typed, typedIn } from "./fill-in-text.ts";

type Reviewed = FillInEvaluation["reviewedWords"];

/** The recording, and its text with words to write. */
export function FillInPlay({
  exercise,
  moves,
  readAgain,
  failure,
  draft,
  keepDraft,
}: PlayProps<typeof completableListening>) {
  const { audio, text, speakers, blankWords } = exercise;
  const player = usePlayer(audio, async () => (await readAgain())?.audio);
  const [tried, setTried] = useState<Reviewed>([]);
  const { answer, busy, change, verify } = useAnswer<Typed>({
    first: () => typedIn(draft, blankWords),
    keepDraft,
    async send(typed) {
      const filledWords = blankWords.map(({ id }) => ({ wordId: id, text: typed[id] ?? "" }));
      const reply = await moves.evaluate({ filledWords });
      // what ends it is told by its review
      if (reply) setTried(reply.completedAt === null ? reply.reviewedWords : []);
    },
  });

  return (
    <div className="grid grid-cols-1 gap-8">
      <ExerciseSound player={player} making={exercise.generation} again={readAgain} />
      <FillInForm
        text={text}
        speakers={speakers}
        blanks={blankWords}
        typed={answer}
        tried={tried}
        busy={busy}
        failure={failure}
        onType={change}
        onVerify={verify}
      />
    </div>
  );
}
