import { levelName } from "@salida/rules/levels.ts";
import { evaluateDescription } from "#engines/descriptions/evaluate-description.ts";
import type { Grammar } from "#engines/grammar/grammar.ts";
import { composePicture } from "#engines/pictures/compose.ts";
import { describeScene } from "#engines/pictures/describe.ts";
import type { Fact, Scene } from "#engines/pictures/scene.ts";
import { tools } from "#exercises/flow.ts";
import type { GradedDescription, Tools } from "#exercises/kind.ts";

/** The tools that kinds are lent, those of the engines among them. */
export function kindTools(grammar: Grammar): Tools {
  return {
    ...tools,
    sceneOf({ topic, level, seed }) {
      const scene = composePicture({ topic, level: levelName(level), seed });
      const { text: reference } = describeScene(scene, scene.level);
      // what is drawn is not asked for again, and is most of it
      const { drawn: _, ...known } = scene;
      return { scene: known, reference };
    },
    gradeDescription: ({ scene }, text) => graded(grammar, scene as Omit<Scene, "drawn">, text),
  };
}

async function graded(
  grammar: Grammar,
  { facts, level, setting }: Omit<Scene, "drawn">,
  text: string,
): Promise<GradedDescription> {
  const mark = await evaluateDescription(grammar, { text, facts, level, setting });
  const [good, mend] = mark.feedback;
  const points = [
    ...(good ? [{ tone: "good" as const, text: good }] : []),
    ...(mend ? [{ tone: "mend" as const, text: mend }] : []),
  ];
  return {
    score: mark.score,
    feedback: points.map((point) => point.text.en).join(" "),
    points,
    parts: mark.parts,
    details: detailsOf(facts, mark.said),
    corrections: mark.corrections.map(({ at, length, wrong, better, why }) => ({
      at,
      length,
      wrong,
      better,
      why,
    })),
  };
}

/** What is in the picture, the weightiest first, each said once however many there are of it. */
function detailsOf(facts: readonly Fact[], said: readonly string[]): { text: string; said: boolean }[] {
  const byText = new Map<string, boolean>();
  for (const fact of facts.toSorted((a, b) => b.weight - a.weight)) {
    const text = [fact.count > 1 ? `${fact.count} ${fact.plural}` : fact.noun, fact.action]
      .filter(Boolean)
      .join(", ");
    byText.set(text, (byText.get(text) ?? false) || said.includes(fact.id));
  }
  return [...byText].map(([text, isSaid]) => ({ text, said: isSaid }));
}
