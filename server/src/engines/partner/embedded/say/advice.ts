import { linesAt } from "@salida/library/partner/lines.ts";
import { degreeOf } from "#engines/partner/embedded/degree.ts";
import type { Heard } from "#engines/partner/embedded/hear/hear.ts";
import { matterNamed, tellingIn } from "#engines/partner/embedded/hear/matter.ts";
import type { PartnerState } from "#engines/partner/embedded/state.ts";
import { adviceOn } from "./form.ts";
import { generalWords } from "./general-words.ts";

/** What has no thing of its own in it: "What should I do?" */
const openAdvice =
  /\b(?:what (?:should|can|could|do|must|shall) (?:i|we) (?:do|say)|what i (?:can |should |must )?do|what would you do|any (?:advice|ideas?|tips?)|give me (?:\w+ )?(?:advice|ideas?)|can you help me|don['’]?t know what to)\b/i;

/** What helps with the matter of the question itself; with what is told where the question names nothing. */
export function adviceFor({ telling, text, question }: Heard, state: PartnerState): string[] | undefined {
  const degree = degreeOf(state.level);
  const asked = question ?? text;
  if (
    /\bgood idea\b|\bshould i\b(?! (?:watch|read|see|play|listen|visit))/i.test(asked) &&
    !/\b(?:what|how|which|where|who)\b/i.test(asked)
  )
    return linesAt(generalWords.wait, degree);
  const on = matterNamed(adviceOn(asked))?.advice ?? tellingIn(asked, undefined)?.matter.advice;
  if (on) return linesAt(on, degree);
  if (!openAdvice.test(asked)) return undefined;
  const before = matterNamed(state.matter?.name);
  const now = telling?.matter.name === "worry" ? undefined : telling?.matter.advice;
  return linesAt(now ?? before?.advice ?? generalWords.advice, degree);
}
