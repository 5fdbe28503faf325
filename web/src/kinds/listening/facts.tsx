import type { listening } from "@salida/contract/kinds/listening.ts";
import type { Told } from "#exercises/kind.ts";
import { useWords } from "#i18n/room-words.ts";
import { factWords } from "#parts/fact-words.ts";

/** How long a listening is, and how many are heard in it. */
export function ListeningFacts({ exercise }: { exercise: Told<typeof listening> }) {
  const say = useWords(factWords);
  return (
    <>
      <span>{say("wordCount", { count: exercise.wordCount })}</span>
      <span>{say("questionCount", { count: exercise.questionCount })}</span>
      <span>{say("speakerCount", { count: exercise.speakerCount })}</span>
    </>
  );
}
