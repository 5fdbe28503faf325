import type { Correction } from "@salida/contract/corrections.ts";
import { levelName } from "@salida/rules/levels.ts";
import {
  type DescriptionMark,
  type Descriptions,
  DescriptionsFault,
  type WrongWords,
} from "#engines/descriptions/descriptions.ts";
import { isMostlyOther } from "#engines/english/tongue.ts";
import type { Scene } from "#engines/pictures/scene.ts";
import { Refusal } from "#http/refusal.ts";
import type { AskedOfDescription, GradedDescription } from "#kinds/description/grader.ts";

/** What was written of a scene, and by whom. */
export interface Written {
  scene: Scene;
  text: string;
  asker: string;
  /** What is asked of it, where it is not what the scene's own level asks. */
  asked?: AskedOfDescription | undefined;
}

/** What the engine finds of a description, as the contract has it. Refuses with `not_english` or `unavailable`. */
export async function gradeDescription(
  descriptions: Descriptions,
  written: Written,
): Promise<GradedDescription> {
  if (isMostlyOther(written.text)) throw new Refusal("not_english");
  const mark = await markOf(descriptions, written);
  const points = pointsOf(mark);
  return {
    score: mark.score,
    feedback: points.map((point) => point.text.en).join(" "),
    points,
    parts: mark.parts,
    details: mark.details,
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

async function markOf(
  descriptions: Descriptions,
  { scene: { facts, level, setting, time, weather }, text, asker, asked }: Written,
): Promise<DescriptionMark> {
  const by = asked ? { level: levelName(asked.level), share: asked.share } : { level };
  try {
    return await descriptions.mark({ text, facts, setting, air: { time, weather }, ...by }, asker);
  } catch (error) {
    throw error instanceof DescriptionsFault ? new Refusal("unavailable") : error;
  }
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
