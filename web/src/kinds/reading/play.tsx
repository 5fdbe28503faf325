import type { reading } from "@salida/contract/kinds/reading.ts";
import type { PlayProps } from "#exercises/kind.ts";
import { ChoiceQuestions } from "#parts/choice-questions.tsx";
import { type Chosen, chosenIn, selectedOptions } from "#parts/choices.ts";
import { Passage } from "#parts/passage.tsx";
import { useAnswer } from "#parts/use-answer.ts";
import { ReadingLayout } from "./layout.tsx";

/** The text, and its questions beside or under it. */
export function ReadingPlay({ exercise, moves, failure, draft, keepDraft }: PlayProps<typeof reading>) {
  const { text, questions } = exercise;
  const { answer, busy, change, verify } = useAnswer<Chosen>({
    first: () => chosenIn(draft, questions),
    keepDraft,
    send: (chosen) => moves.evaluate({ selectedOptions: selectedOptions(chosen) }),
  });

  return (
    <ReadingLayout text={<Passage text={text} />}>
      <ChoiceQuestions
        questions={questions}
        chosen={answer}
        busy={busy}
        failure={failure}
        onChoose={change}
        onVerify={verify}
      />
    </ReadingLayout>
  );
}
