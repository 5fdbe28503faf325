import { linesAt, type Lines as Written } from "@salida/library/partner/lines.ts";
import { personaFacts } from "@salida/library/partner/persona-facts.ts";
import type { Thread } from "@salida/library/partner/prose.ts";
import { wordsOf } from "@salida/rules/words.ts";
import { degreeOf } from "#engines/partner/embedded/degree.ts";
import { proseOf } from "#engines/partner/embedded/hear/hear.ts";
import { isEnglish } from "#engines/partner/embedded/hear/lemmas.ts";
import { isGrim } from "#engines/partner/embedded/hear/rude.ts";
import type { PartnerState } from "#engines/partner/embedded/state.ts";

/** Lines an answer is chosen from. */
export interface Lines {
  lines: readonly string[];
  words: Record<string, string>;
  asks?: readonly string[] | undefined;
  weak?: true;
}

/** The lines of an answer that anybody gives. */
export function linesOf(says: Written, asks: Written | undefined, state: PartnerState): Lines {
  const degree = degreeOf(state.level);
  const { persona, label } = proseOf(state);
  const watching = personaFacts.get(state.topic)?.watching ?? "";
  const words = {
    family: persona.family,
    watching,
    label,
    from: persona.from,
    liked: persona.likes[0] ?? "",
  };
  return { lines: linesAt(says, degree), words, asks: asks && linesAt(asks, degree) };
}

/** Whether a phrase can be said back: English or names, and nothing grim. */
export function isPlain(phrase: string): boolean {
  return (
    wordsOf(phrase).every((word) => /^\p{Lu}/u.test(word) || isEnglish(word.toLowerCase())) && !isGrim(phrase)
  );
}

/** What the partner has not told yet of what it does and thinks in a thread. */
export function untoldOf({ own, view }: Thread, state: PartnerState, viewFirst = false): string | undefined {
  const degree = degreeOf(state.level);
  const lines = viewFirst ? [view[degree], own[degree]] : [own[degree], view[degree]];
  return lines.find((line) => !state.remarks.includes(line));
}
