import type { completableListening } from "@salida/contract/kinds/completable-listening.ts";
import { useState } from "react";
import type { PlayProps } from "#exercises/kind.ts";
import { AudioPlayer } from "#parts/audio-player.tsx";
import { usePlayer } from "#parts/use-player.ts";
import { FillInForm } from "./fill-in-form.tsx";
import { type Typed, typedIn } from "./fill-in-text.ts";

/** The recording, and its text with words to write. */
export function FillInPlay({
  exercise,
  moves,
  readAgain,
  failure,
  draft,
  keepDraft,
}: PlayProps<typeof completableListening>) {
  const { audio, text, blankWords } = exercise;
  const player = usePlayer(audio, async () => (await readAgain())?.audio);
  const [typed, setTyped] = useState<Typed>(() => typedIn(draft, blankWords));
  const [busy, setBusy] = useState(false);

  function type(next: Typed) {
    setTyped(next);
    keepDraft(next);
  }

  async function verify() {
    setBusy(true);
    await moves.evaluate({
      filledWords: blankWords.map(({ id }) => ({ wordId: id, text: typed[id] ?? "" })),
    });
    setBusy(false);
  }

  return (
    <div className="grid gap-8">
      <AudioPlayer player={player} />
      <FillInForm
        text={text}
        blanks={blankWords}
        typed={typed}
        busy={busy}
        failure={failure}
        onType={type}
        onVerify={verify}
      />
    </div>
  );
}
