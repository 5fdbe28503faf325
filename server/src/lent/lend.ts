import { levelName } from "@salida/rules/levels.ts";
import type { Engines } from "#engines/engines.ts";
import { JudgeFault } from "#engines/judge/judge.ts";
import type { Scene } from "#engines/pictures/scene.ts";
import { inTime } from "#engines/processes/in-time.ts";
import { Refusal } from "#http/refusal.ts";
import type { ChatNeeds } from "#kinds/chat/partner.ts";
import type { DescriptionNeeds } from "#kinds/description/grader.ts";
import type { Judge } from "#kinds/remarks.ts";
import { gradeDescription } from "./grade-description.ts";
import { transcriberBy } from "./transcribe.ts";

/** What the kinds need of the engines, as each of them has said it. */
export function lend(engines: Engines): ChatNeeds & DescriptionNeeds {
  const { grammar, descriptions, partner, pictures } = engines;
  return {
    partner,
    judge: judgeOf(engines),
    transcriber: transcriberBy(engines.transcription, () => new Date()),
    correct: async (text) => (await inTime(grammar.check(text))) ?? [],
    sceneOf: ({ topic, level, seed }) => pictures.know({ topic, level: levelName(level), seed }),
    gradeDescription: ({ scene }, text, asker, asked) =>
      gradeDescription(descriptions, { scene: scene as Scene, text, asker, asked }),
  };
}

/** One look at a time for each learner: a second press asks no model twice. */
function judgeOf({ judge }: Engines): Judge | undefined {
  if (!judge) return undefined;
  const busy = new Set<string>();
  return {
    name: judge.name,
    async remark({ what, texts, level }, asker) {
      if (busy.has(asker)) throw new Refusal("unavailable");
      busy.add(asker);
      try {
        return await judge.remark({ what, texts, level: levelName(level), learner: asker });
      } catch (error) {
        throw error instanceof JudgeFault ? new Refusal("unavailable") : error;
      } finally {
        busy.delete(asker);
      }
    },
  };
}
