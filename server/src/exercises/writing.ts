import type { Pending } from "@salida/contract/exercises.ts";
import type { KindName } from "@salida/contract/kinds.ts";
import type { Level } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";
import type { Queries } from "#store/database.ts";
import type { CreateParams } from "./creating.ts";

/** A kind of content about a topic at a level. */
export interface Cell {
  kind: KindName;
  topic: Topic;
  level: Level;
}

/** An exercise that got something else than what was asked for. */
export interface Wish extends Cell {
  learner: string;
  exercise: string;
  params: CreateParams;
}

/** How far it is with what is being written, and until when it is waited for. */
export type Progress = Pending["generation"];

/** Has content written that is not in stock. */
export interface Writing {
  /** Whether somebody writes for a kind now. */
  writes(kind: KindName): boolean;
  /** Whether what is written for a kind is waited for; else it is for those who come later. */
  promises(kind: KindName): boolean;
  /**
   * Has what was wished for written, together with all who wish for it; where that is usually quick enough, the exercise
   * waits. Counts with the transaction; whoever committed it calls what comes back.
   */
  want(queries: Queries, wish: Wish): Promise<() => void>;
  /** Sees to it that a cell in which a learner has little left is filled. */
  refill(cell: Cell & { learner: string }): Promise<void>;
  /** Ends an exercise's waiting, if it waits: with what is ready at this moment, else with what it has. */
  settle(learner: string, exercise: string): Promise<void>;
  /** Tells how far an exercise is that waits, at once and at each change, until it waits no longer. */
  follow(
    learner: string,
    exercise: string,
    tell: (now: Progress) => void,
    signal: AbortSignal,
  ): Promise<void>;
}
