import { description as contract, type DescriptionEvaluation } from "@salida/contract/kinds/description.ts";
import type { Remarks } from "@salida/contract/remarks.ts";
import { descriptionLength } from "@salida/rules/exercise-limits.ts";
import { type Level, levels } from "@salida/rules/levels.ts";
import { topics } from "@salida/rules/topics.ts";
import { z } from "zod";
import { type AnyKind, kind } from "#exercises/kind.ts";
import { missedSentences } from "#kinds/missed.ts";
import { remarksOn, shownRemarks, type Written } from "#kinds/remarks.ts";
import { noteTry } from "#kinds/tries.ts";
import type { DescriptionNeeds, KnownScene } from "./grader.ts";

const isLevel = (level: number): level is Level => level in levels;

const shared = {
  topic: z.enum(topics),
  level: z.int().refine(isLevel),
  /** What the description is for, in a room's story. */
  task: z.string().min(1).optional(),
};
const Known = z.strictObject({ scene: z.record(z.string(), z.unknown()), reference: z.string() });

/** A picture and what it shows: composed of a seed, or painted and kept. */
const Content = z.union([
  // before what it shows was kept, it was composed when it was needed: it follows from the three
  z.strictObject({
    ...shared,
    /** Names the composer's version too: what a seed shows never changes. */
    seed: z.string().min(1),
    known: Known.optional(),
  }),
  z.strictObject({
    ...shared,
    /** The painting's name in the media store. */
    picture: z.string().regex(/^[0-9a-f]{64}\.webp$/),
    known: Known,
  }),
]);
type Content = z.infer<typeof Content>;
/**
 * What was in the picture when the learner was given it, where its content does not say; in a room with the learner's own
 * level and the tries that did not suffice; and what a model found besides, once it was asked.
 */
type State = (KnownScene & { level?: Level; tried?: string[]; remarks?: Remarks }) | null;

/** What does in a room: a score of so much, by half the length and coverage that is expected elsewhere. */
const inRoom = { score: 5, share: 0.5 } as const;

/** A picture to describe. */
export function openDescription({ sceneOf, gradeDescription, judge }: DescriptionNeeds): AnyKind {
  return kind<typeof contract, Content, State>({
    contract,
    content: Content,

    begin(content, { level }) {
      const { known, task } = content;
      const kept = task === undefined ? {} : { level };
      const shows = "picture" in content ? content.known : (known ?? sceneOf(content));
      const state = known && task === undefined ? null : { ...shows, ...kept };
      return { state, items: [], facts: {} };
    },

    picture: (content) => content,

    missed: ({ evaluation: { userProposal, corrections } }) => missedSentences(userProposal, corrections),

    present({ content: { task = null }, state, seen, completed }) {
      if (!seen) throw new Error("a picture to describe was shown without it");
      const { least: minLength, most: maxLength } = descriptionLength;
      const remarks = shownRemarks(task === null ? judge : undefined, state?.remarks, completed);
      return { image: seen, task, minLength, maxLength, ...remarks };
    },

    moves: {
      async evaluate({ content, state, part }, { description: text }, { asker, now }) {
        const known = content.known ?? state;
        if (!known) throw new Error("nobody knows what the picture shows");
        const { level = content.level } = state ?? {};
        const asked = part ? { level, share: inRoom.share } : undefined;
        const graded = await gradeDescription(known, text, asker, asked);
        const own = { ...graded, userProposal: text };
        if (part && graded.score < inRoom.score) {
          const { tried, mistakes } = noteTry(state?.tried, text);
          const details = graded.details.filter(({ said }) => said);
          const reply = { ...own, details, completedAt: null, proposedDescription: null };
          return { reply, state: { ...known, level, tried }, mistakes };
        }
        const evaluation = {
          ...own,
          completedAt: now().toISOString(),
          proposedDescription: known.reference,
        };
        return { reply: evaluation, state, evaluation };
      },

      async remark({ content, state, ended }, _body, { asker }) {
        const known = state ?? content.known;
        const written = ended && content.task === undefined ? writtenIn(ended, content.level) : undefined;
        const remarks = known && (await remarksOn(judge, state?.remarks, written, asker));
        return remarks ? { reply: remarks, state: { ...known, remarks } } : { refusal: "not_yet" };
      },
    },
  });
}

function writtenIn({ userProposal, corrections, wrong }: DescriptionEvaluation, level: Level): Written {
  const texts = [{ text: userProposal, found: [...corrections, ...wrong] }];
  return { what: "a learner's description of a picture", texts, level };
}
