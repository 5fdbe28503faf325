import { levelName } from "@salida/rules/levels.ts";
import type { Engines } from "#engines/engines.ts";
import type { Scene } from "#engines/pictures/scene.ts";
import type { ChatNeeds } from "#kinds/chat/partner.ts";
import type { DescriptionNeeds } from "#kinds/description/grader.ts";
import { gradeDescription } from "./grade-description.ts";

/** What the kinds need of the engines, as each of them has said it. */
export function lend({ grammar, descriptions, partner, pictures }: Engines): ChatNeeds & DescriptionNeeds {
  return {
    partner,
    correct: async (text) => (await grammar.check(text)) ?? [],
    sceneOf: ({ topic, level, seed }) => pictures.know({ topic, level: levelName(level), seed }),
    gradeDescription: ({ scene }, text, asker, asked) =>
      gradeDescription(descriptions, { scene: scene as Scene, text, asker, asked }),
  };
}
