import type { Correction } from "@salida/contract/corrections.ts";
import { airFacts } from "#engines/descriptions/air.ts";
import {
  type DescriptionMark,
  evaluateDescription,
  type WrongWords,
} from "#engines/descriptions/evaluate-description.ts";
import type { Fact } from "#engines/descriptions/fact.ts";
import type { Grammar } from "#engines/grammar/grammar.ts";
import type { Scene } from "#engines/pictures/scene.ts";
import type { GradedDescription } from "#exercises/kind.ts";

/** What the engine finds of a description, as the contract has it. */
export async function gradeDescription(
  grammar: Grammar,
  { facts, level, setting, time, weather }: Omit<Scene, "drawn">,
  text: string,
): Promise<GradedDescription> {
  const air = { time, weather };
  const mark = await evaluateDescription(grammar, { text, facts, level, setting, air });
  const points = pointsOf(mark);
  return {
    score: mark.score,
    feedback: points.map((point) => point.text.en).join(" "),
    points,
    parts: mark.parts,
    details: detailsOf([...facts, ...airFacts(air)], mark.said),
    corrections: mark.corrections.map(({ at, length, wrong, better, why }) => ({
      at,
      length,
      wrong,
      better,
      why,
    })),
    wrong: mark.wrong.map(asCorrection),
  };
}

function pointsOf({ feedback: [good, mend] }: DescriptionMark): GradedDescription["points"] {
  return [
    ...(good ? [{ tone: "good" as const, text: good }] : []),
    ...(mend ? [{ tone: "mend" as const, text: mend }] : []),
  ];
}

function asCorrection({ at, length, said, really, there }: WrongWords): Correction {
  const why = {
    en: `Not in the picture: “${said}”. Look again: it shows “${there}”.`,
    es: `No está en la imagen: “${said}”. Mira otra vez: muestra “${there}”.`,
  };
  const isCapital = /^\p{Lu}/u.test(said);
  const better = isCapital ? really.charAt(0).toUpperCase() + really.slice(1) : really;
  return { at, length, wrong: said, better, why };
}

/** What is in the picture, the weightiest first, each said once however many there are of it. */
function detailsOf(facts: readonly Fact[], said: readonly string[]): GradedDescription["details"] {
  const byText = new Map<string, boolean>();
  for (const fact of facts.toSorted((a, b) => b.weight - a.weight)) {
    const named = fact.count > 1 ? `${fact.count} ${fact.plural}` : fact.noun;
    const text = [named, fact.action].filter(Boolean).join(", ");
    byText.set(text, (byText.get(text) ?? false) || said.includes(fact.id));
  }
  return [...byText].map(([text, isSaid]) => ({ text, said: isSaid }));
}
