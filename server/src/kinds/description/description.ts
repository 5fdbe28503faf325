import { description as contract } from "@salida/contract/kinds/description.ts";
import { descriptionLength } from "@salida/rules/exercise-limits.ts";
import { type Level, levels } from "@salida/rules/levels.ts";
import { topics } from "@salida/rules/topics.ts";
import { z } from "zod";
import { type AnyKind, kind } from "#exercises/kind.ts";
import type { DescriptionNeeds, KnownScene } from "./grader.ts";

const isLevel = (level: number): level is Level => level in levels;

/** A picture and what it shows. Before that was kept, it was composed when it was needed: it follows from the three. */
const Content = z.strictObject({
  topic: z.enum(topics),
  level: z.int().refine(isLevel),
  /** Names the composer's version too: what a seed shows never changes. */
  seed: z.string().min(1),
  known: z.strictObject({ scene: z.record(z.string(), z.unknown()), reference: z.string() }).optional(),
});
type Content = z.infer<typeof Content>;
/** What was in the picture when the learner was given it, where its content does not say. */
type State = KnownScene | null;

/** A picture to describe. */
export function openDescription({ sceneOf, gradeDescription }: DescriptionNeeds): AnyKind {
  return kind<typeof contract, Content, State>({
    contract,
    content: Content,

    begin: (content) => ({ state: content.known ? null : sceneOf(content), items: [], facts: {} }),

    picture: (content) => content,

    present({ seen }) {
      if (!seen) throw new Error("a picture to describe was shown without it");
      const { least: minLength, most: maxLength } = descriptionLength;
      return { image: seen, minLength, maxLength };
    },

    moves: {
      async evaluate({ content, state }, { description: text }, { asker, now }) {
        const known = content.known ?? state;
        if (!known) throw new Error("nobody knows what the picture shows");
        const graded = await gradeDescription(known, text, asker);
        const completedAt = now().toISOString();
        const own = { completedAt, userProposal: text, proposedDescription: known.reference };
        const evaluation = { ...graded, ...own };
        return { reply: evaluation, state, evaluation };
      },
    },
  });
}
