import type { listening } from "@salida/contract/kinds/listening.ts";
import type { PlayProps } from "#exercises/kind.ts";
import { AudioPlayer } from "#parts/audio-player.tsx";
import { ChoiceQuestions } from "#parts/choice-questions.tsx";
import { type Chosen, chosenIn, selectedOptions } from "#parts/choices.ts";
import { useAnswer } from "#parts/use-answer.ts";
import { usePlayer } from "#parts/use-player.ts";

/** The recording, and its questions under it. */
export function ListeningPlay({
  exercise,
  moves,
  readAgain,
  failure,
  draft,
  keepDraft,
}: PlayProps<typeof listening>) {
  const { audio, questions } = exercise;
  const player = usePlayer(audio, async () => (await readAgain())?.audio);
  const { answer, busy, change, verify } = useAnswer<Chosen>({
    first: () => chosenIn(draft, questions),
    keepDraft,
    send: (chosen) => moves.evaluate({ selectedOptions: selectedOptions(chosen) }),
  });

  return (
    <div className="grid gap-8">
      <AudioPlayer player={player} />
      <ChoiceQuestions
        questions={questions}
        chosen={answer}
        busy={busy}
        failure={failure}
        wide
        onChoose={change}
        onVerify={verify}
      />
    </div>
  );
}
