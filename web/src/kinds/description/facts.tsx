import type { description } from "@salida/contract/kinds/description.ts";
import type { Told } from "#exercises/kind.ts";
import { useWords } from "#i18n/room-words.ts";
import { difficultyOf } from "./difficulty.ts";
import { difficultyWords } from "./words.ts";

/** How hard a description is. */
export function DescriptionFacts({ exercise }: { exercise: Told<typeof description> }) {
  const say = useWords(difficultyWords);
  return <span>{say(difficultyOf(exercise.level))}</span>;
}
