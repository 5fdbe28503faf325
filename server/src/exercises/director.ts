import type { KindName } from "@salida/contract/kinds.ts";
import type { Level } from "@salida/rules/levels.ts";
import type { SQL } from "drizzle-orm";
import type { Queries } from "#store/database.ts";
import type { Granted } from "./kind.ts";
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

/** A whole that is being made. */
export interface NewWhole {
  learner: string;
  exercise: string;
  level: Level;
  state: unknown;
  createdAt: Date;
}

/** A part's move that was made and is to be saved. */
export interface PartMove {
  turn: Turn;
  granted: Granted;
  /** When the move arrived: it counts by that, however long it took to mark. */
  arrivedAt: Date;
  /** Saves what belongs to the move, in the same transaction; nothing where there is nothing besides. */
  besides: ((queries: Queries) => Promise<void>) | undefined;
}

/** Directs the exercises that are made of others: a clock, and which part's turn it is. */
export interface Director {
  /** The kind whose exercises it directs. */
  directs: KindName;
  /** SQL that keeps what a new whole needs: an insert, made in the statement that makes the whole. */
  begin(whole: NewWhole): SQL;
  /** What stands around a whole now, for `present`. */
  around(learner: string, whole: string): Promise<unknown>;
  /** Refuses with `not_playing` what cannot be seen now: its whole is paused or elsewhere. What is over may be read again. */
  admit(part: Part): Promise<void>;
  /** Saves a part's move under its whole's lock; false when another was first. Gives no points of its own. */
  save(part: Part, move: PartMove): Promise<boolean>;
  /** Brings what the clock has ended meanwhile up to date, before a learner's wholes are told of. */
  settle(learner: string): Promise<void>;
}
