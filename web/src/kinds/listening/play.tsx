import type { listening } from "@salida/contract/kinds/listening.ts";
import type { PlayProps } from "#exercises/kind.ts";
import { ChoiceQuestions } from "#parts/choice-questions.tsx";
import { ChoiceTries } from "#parts/choice-tries.tsx";
import { type Chosen, chosenIn, selectedOptions } from "#parts/choices.ts";
import { useAnswer } from "#parts/use-answer.ts";
import { ExerciseSound } from "#sound/exercise-sound.tsx";
import { usePlayer } from "#sound/use-player.ts";

/** The recording, and its questions under it. */
export function ListeningPlay(props: PlayProps<typeof listening>) {
  const { exercise, moves, readAgain, setting, failure, draft, keepDraft } = props;
  const { audio, questions } = exercise;
  const player = usePlayer(audio, async () => (await readAgain())?.audio);
  const { answer, busy, change, verify } = useAnswer<Chosen>({
    first: () => chosenIn(draft, questions),
    keepDraft,
    send: (chosen) => moves.evaluate({ selectedOptions: selectedOptions(chosen) }),
  });

  return (
    <div className="grid grid-cols-1 gap-8">
      <ExerciseSound player={player} making={exercise.generation} again={readAgain} />
      {setting === "dialog" ? (
        <ChoiceTries
          questions={questions}
          first={answer}
          keepDraft={keepDraft}
          failure={failure}
          send={(selected) => moves.evaluate({ selectedOptions: selected })}
        />
      ) : (
        <ChoiceQuestions
          questions={questions}
          chosen={answer}
          busy={busy}
          failure={failure}
          wide
          onChoose={change}
          onVerify={verify}
        />
      )}
    </div>
  );
}
