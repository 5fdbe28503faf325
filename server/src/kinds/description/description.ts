import { description as contract } from "@salida/contract/kinds/description.ts";
import { descriptionLength } from "@salida/rules/exercise-limits.ts";
import { type Level, levels } from "@salida/rules/levels.ts";
import { topics } from "@salida/rules/topics.ts";
import { z } from "zod";
import { type KnownScene, kind } from "#exercises/kind.ts";

const isLevel = (level: number): level is Level => level in levels;

/** What the picture shows follows from the three; it is composed when it is needed. */
const Content = z.strictObject({
  topic: z.enum(topics),
  level: z.int().refine(isLevel),
  /** Names the composer's version too: what a seed shows never changes. */
  seed: z.string().min(1),
});
type Content = z.infer<typeof Content>;
/** What was in the picture when the learner was given it. */
type State = KnownScene;

/** A picture to describe. */
export const description = kind<typeof contract, Content, State>({
  contract,
  content: Content,

  begin: (content, _params, _past, { sceneOf }) => ({ state: sceneOf(content), items: [], facts: {} }),

  picture: (content) => content,

  present({ seen }) {
    if (!seen) throw new Error("a picture to describe was shown without it");
    const { least: minLength, most: maxLength } = descriptionLength;
    return { image: seen, minLength, maxLength };
  },

  moves: {
    async evaluate({ state }, { description: text }, { gradeDescription, now }) {
      const graded = await gradeDescription(state, text);
      const completedAt = now().toISOString();
      const own = { completedAt, userProposal: text, proposedDescription: state.reference };
      const evaluation = { ...graded, ...own };
      return { reply: evaluation, state, evaluation };
    },
  },
});
