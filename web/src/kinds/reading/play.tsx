import type { reading } from "@salida/contract/kinds/reading.ts";
import type { PlayProps } from "#exercises/kind.ts";
import { ChoiceQuestions } from "#parts/choice-questions.tsx";
import { ChoiceTries } from "#parts/choice-tries.tsx";
import { type Chosen, chosenIn, selectedOptions } from "#parts/choices.ts";
import { Passage } from "#parts/passage.tsx";
import { useAnswer } from "#parts/use-answer.ts";
import { ReadingLayout } from "./layout.tsx";

/** The text, and its questions beside or under it. */
export function ReadingPlay(props: PlayProps<typeof reading>) {
  const { exercise, moves, setting, failure, draft, keepDraft } = props;
  const { text, questions } = exercise;
  const { answer, busy, change, verify } = useAnswer<Chosen>({
    first: () => chosenIn(draft, questions),
    keepDraft,
    send: (chosen) => moves.evaluate({ selectedOptions: selectedOptions(chosen) }),
  });

  if (setting === "dialog")
    return (
      <ReadingLayout text={<Passage text={text} />}>
        <ChoiceTries
          questions={questions}
          first={answer}
          keepDraft={keepDraft}
          failure={failure}
          send={(selected) => moves.evaluate({ selectedOptions: selected })}
        />
      </ReadingLayout>
    );
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
