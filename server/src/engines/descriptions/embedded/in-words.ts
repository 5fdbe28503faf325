import type { Fact } from "#engines/descriptions/fact.ts";
import { gerundOf } from "#engines/english/verbs.ts";

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
/** Has no article: "armour", "trousers", "rainy weather", "morning". */
const bare =
  /^(?:armour|snow|sand|grass|water|smoke|fire|.*[^s]s|.* weather|.* sky|morning|daytime|afternoon|evening|sunset|night)$/i;
/** Written with a vowel, spoken with a consonant. */
const consonant = /^(?:un[ie]|use|euro|one|UFO)/i;

type Named = Pick<Fact, "noun" | "plural" | "count" | "action" | "with">;

/** A thing of a picture and what it does, as somebody would say it: "a girl drinking juice", "three geese swimming". */
export function factInWords({ noun, plural = noun, count, action, with: thing }: Named): string {
  const name = count > 1 ? `${numbers[count] ?? count} ${plural}` : withArticle(noun);
  return [name, action && doing(action, thing)].filter(Boolean).join(" ");
}

function withArticle(noun: string): string {
  if (bare.test(noun)) return noun;
  return `${/^(?:[aeiou]|hour)/i.test(noun) && !consonant.test(noun) ? "an" : "a"} ${noun}`;
}

/** "drinking juice"; a verb in its base form is about the thing it is done with. */
function doing(action: string, thing: string | undefined): string {
  const [verb = "", ...rest] = action.split(" ");
  if (verb.endsWith("ing")) return action;
  return [gerundOf(verb), ...rest, ...(thing && rest.length === 0 ? [`(${thing})`] : [])].join(" ");
}
