import type { reading } from "@salida/contract/kinds/reading.ts";
import { useState } from "react";
import type { PlayProps } from "#exercises/kind.ts";
import { ChoiceQuestions } from "#parts/choice-questions.tsx";
import { type Chosen, chosenIn, selectedOptions } from "#parts/choices.ts";
import { Passage } from "#parts/passage.tsx";
import { ReadingLayout } from "./layout.tsx";

/** The text, and its questions beside or under it. */
export function ReadingPlay({ exercise, moves, failure, draft, keepDraft }: PlayProps<typeof reading>) {
  const { text, questions } = exercise;
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
    <ReadingLayout text={<Passage text={text} />}>
      <ChoiceQuestions
        questions={questions}
        chosen={chosen}
        busy={busy}
        failure={failure}
        onChoose={choose}
        onVerify={verify}
      />
    </ReadingLayout>
  );
}
