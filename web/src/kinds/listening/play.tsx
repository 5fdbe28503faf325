import type { listening } from "@salida/contract/kinds/listening.ts";
import { useState } from "react";
import type { PlayProps } from "#exercises/kind.ts";
import { AudioPlayer } from "#parts/audio-player.tsx";
import { ChoiceQuestions } from "#parts/choice-questions.tsx";
import { type Chosen, chosenIn, selectedOptions } from "#parts/choices.ts";
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
  const [chosen, setChosen] = useState<Chosen>(() => chosenIn(draft, questions));
  const [busy, setBusy] = useState(false);

  function choose(next: Chosen) {
    setChosen(next);
    keepDraft(next);
  }

  async function verify() {
    setBusy(true);
    await moves.evaluate({ selectedOptions: selectedOptions(chosen) });
    setBusy(false);
  }

  return (
    <div className="grid gap-8">
      <AudioPlayer player={player} />
      <ChoiceQuestions
        questions={questions}
        chosen={chosen}
        busy={busy}
        failure={failure}
        wide
        onChoose={choose}
        onVerify={verify}
      />
    </div>
  );
}
