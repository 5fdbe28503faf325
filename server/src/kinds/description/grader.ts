import type { DescriptionEvaluation } from "@salida/contract/kinds/description.ts";
import type { Level } from "@salida/rules/levels.ts";
import type { PictureWish } from "#exercises/kind.ts";
import type { Judge } from "#kinds/remarks.ts";

/** What a description needs of the world. */
export interface DescriptionNeeds {
  /** What is in a picture, and one way to say it at its level; at once. The same wish gives the same. */
  sceneOf(wish: PictureWish): KnownScene;
  /** Scores a description of a scene by what was said of it and how; of several askers each in turn. */
  gradeDescription(
    scene: KnownScene,
    text: string,
    asker: string,
    asked?: AskedOfDescription,
  ): Promise<GradedDescription>;
  judge?: Judge | undefined;
}

/** What is asked of a description, where it is not what the picture's own level asks. */
export interface AskedOfDescription {
  level: Level;
  /** How much of the level's usual length and coverage is enough. */
  share: number;
}

/** A picture's content as it is kept with an exercise: plain JSON that only the grader reads. */
export interface KnownScene {
  scene: unknown;
  reference: string;
}

/** What came of a written description, but for when. */
export type GradedDescription = Omit<
  DescriptionEvaluation,
  "completedAt" | "userProposal" | "proposedDescription"
>;
