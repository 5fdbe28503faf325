import type { completableListening } from "@salida/contract/kinds/completable-listening.ts";
import type { PlayProps } from "#exercises/kind.ts";
import { AudioPlayer } from "#parts/audio-player.tsx";
import { useAnswer } from "#parts/use-answer.ts";
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
  const { answer, busy, change, verify } = useAnswer<Typed>({
    first: () => typedIn(draft, blankWords),
    keepDraft,
    send: (typed) =>
      moves.evaluate({ filledWords: blankWords.map(({ id }) => ({ wordId: id, text: typed[id] ?? "" })) }),
  });

  return (
    <div className="grid gap-8">
      <AudioPlayer player={player} />
      <FillInForm
        text={text}
        blanks={blankWords}
        typed={answer}
        busy={busy}
        failure={failure}
        onType={change}
        onVerify={verify}
      />
    </div>
  );
}
