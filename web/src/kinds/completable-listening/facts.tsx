import type { completableListening } from "@salida/contract/kinds/completable-listening.ts";
import type { Told } from "#exercises/kind.ts";
import { useWords } from "#i18n/room-words.ts";
import { factWords } from "#parts/fact-words.ts";

/** How long a fill-in is. */
export function FillInFacts({ exercise }: { exercise: Told<typeof completableListening> }) {
  const say = useWords(factWords);
  return (
    <>
      <span>{say("wordCount", { count: exercise.wordCount })}</span>
      <span>{say("blankCount", { count: exercise.blankCount })}</span>
    </>
  );
}
