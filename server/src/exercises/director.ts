import type { Queries } from "#store/database.ts";
import type { Granted } from "./kind.ts";
import type { Loaded } from "./load.ts";
import type { Turn } from "./save-turn.ts";

/** An exercise that stands inside another one, and where. */
export interface Part {
  learner: string;
  /** The exercise it is a part of. */
  whole: string;
  /** Its own id. */
  exercise: string;
  place: number;
  /** It is done. */
  completed: boolean;
}

/** A part's move that was made and is to be saved. */
export interface PartMove {
  turn: Turn;
  granted: Granted;
  /** When the move arrived: it counts by that, however long it took to mark. */
  arrivedAt: Date;
  /** Saves beside it what belongs to the move, in the same transaction. */
  besides(queries: Queries): Promise<void>;
}

/** Directs the exercises that are made of others: a clock, and which part's turn it is. */
export interface Director {
  /** Keeps what a new whole needs, in the transaction that makes it. */
  begin(queries: Queries, whole: { learner: string; exercise: string; level: number }): Promise<void>;
  /** What stands around a whole now, for `present`; nothing for an exercise that is none. */
  around(learner: string, loaded: Loaded): Promise<unknown>;
  /** Refuses with `not_playing` what cannot be seen now: its whole is paused or elsewhere. What is over may be read again. */
  admit(part: Part): Promise<void>;
  /** Saves a part's move under its whole's lock; false when another was first. Gives no points of its own. */
  save(part: Part, move: PartMove): Promise<boolean>;
  /** Brings what the clock has ended meanwhile up to date, before a learner's wholes are listed. */
  settle(learner: string): Promise<void>;
}
