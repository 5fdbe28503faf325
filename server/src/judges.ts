import { levelName } from "@salida/rules/levels.ts";
import type { Grammar } from "#engines/grammar/grammar.ts";
import { composePicture } from "#engines/pictures/compose.ts";
import { describeScene } from "#engines/pictures/describe.ts";
import type { Scene } from "#engines/pictures/scene.ts";
import { tools } from "#exercises/flow.ts";
import type { Tools } from "#exercises/kind.ts";
import { scriptedPartner } from "./converse.ts";
import { gradeDescription } from "./grade-description.ts";

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
    correct: async (text) => (await grammar.check(text)) ?? [],
    partner: scriptedPartner,
    gradeDescription: ({ scene }, text) => gradeDescription(grammar, scene as Omit<Scene, "drawn">, text),
  };
}
