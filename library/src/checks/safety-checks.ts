import { sentencesOf } from "@salida/rules/sentences.ts";
import { brands, famous } from "#language/known-names.ts";
import { formsIn, unsafeIn } from "#language/unsafe.ts";
import { doses, expert, told } from "#language/unsafe-words.ts";
import { eachText } from "./check.ts";
import { toldIn, wordingOf } from "./wording.ts";

/** No word or phrase that is not fit for fourteen, in whatever form or disguise, in the text or said of it. */
export const unsafe = eachText((placed) => {
  const { english, spanish } = wordingOf(placed);
  const found = unsafeIn(english, spanish);
  return found && `not fit for learners of fourteen: "${found}"`;
});

/** What a story may need a little of stays a little. */
export const dose = eachText((placed) => {
  const { title, items } = placed.work;
  const words = formsIn([title, placed.text, ...items.map(({ stem }) => stem)].join("\n"));
  for (const { of, words: counted, most, murder = most } of doses) {
    const allowed = placed.file.topic === "MURDER" ? murder : most;
    const found = words.filter(([, forms]) => forms.some((form) => counted.has(form))).map(([word]) => word);
    if (found.length > allowed) return `too much of ${of}, more than ${allowed} words: ${found.join(", ")}`;
  }
  return undefined;
});

/** Nobody is told what only a doctor or a lawyer may tell them. */
export const advice = eachText((placed) => {
  const found = sentencesOf(toldIn(placed)).find(
    (sentence) =>
      told.test(sentence) && formsIn(sentence).some(([, forms]) => forms.some((form) => expert.has(form))),
  );
  return found && `advice of a doctor or lawyer: ${found}`;
});

/** People are invented, and nothing is advertised. */
export const knownName = eachText((placed) => {
  const { english, spanish } = wordingOf(placed);
  const words = `${english}\n${spanish}`.replaceAll("’", "'");
  const brand = brandPattern.exec(words)?.[0];
  if (brand) return `a brand: "${brand}"`;
  const person = personPattern.exec(words)?.[0];
  return person && `a real person: "${person}"`;
});

const brandPattern = anyOf(brands);
const personPattern = anyOf(famous);

function anyOf(names: readonly string[]): RegExp {
  const escaped = names.map((name) => name.replace(/[.+*?()[\]]/g, "\\$&").replaceAll(" ", "\\s+"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join("|")})(?![\\p{L}\\p{N}])`, "u");
}
