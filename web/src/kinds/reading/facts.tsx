import type { reading } from "@salida/contract/kinds/reading.ts";
import type { Told } from "#exercises/kind.ts";
import { useWords } from "#i18n/room-words.ts";
import { factWords } from "#parts/fact-words.ts";

/** How long a reading is. */
export function ReadingFacts({ exercise }: { exercise: Told<typeof reading> }) {
  const say = useWords(factWords);
  return (
    <>
      <span>{say("wordCount", { count: exercise.wordCount })}</span>
      <span>{say("questionCount", { count: exercise.questionCount })}</span>
    </>
  );
}
