/** What was shown of an exercise that has just begun. */
export type ShownSample = Record<string, unknown>;

/** A move with what it is asked with. */
export interface SampleMove {
  move: string;
  /** What its path names beside the exercise. */
  params?: Record<string, string>;
  body: unknown;
}

/** What the law of every kind needs to know of one kind. */
interface AnySample {
  /** Valid content, as the stock would hold it. */
  content: unknown;
  /** The ids of its items. */
  items: string[];
  /** A valid body of create, but for topic and level. */
  params: Record<string, unknown>;
  /** What may not leave the server before it is earned. */
  secrets: string[];
  /** How many addresses of sound and pictures it shows from the start. */
  media: number;
}

/** Of a kind that one move ends, after others perhaps: it inherits the law of evaluating, too. */
export interface OneMoveSample extends AnySample {
  ends: "one move";
  /** The move that ends it. */
  move: string;
  /** Moves that have to come before it, and their bodies: for full marks, and for none. */
  before?: { move: string; full: unknown[]; zero: unknown[] };
  /** A body for that move that earns full marks, made from what was shown. */
  full(shown: ShownSample): unknown;
  /** One that earns nothing. */
  zero(shown: ShownSample): unknown;
  /** One that cannot be taken. */
  partial: unknown;
  /** How that is refused, where not as invalid. */
  refusal?: { status: number; code: string };
}

/** Of a kind that is over by many moves, or by its clock: how it ends is for its own tests to say. */
interface ManyMovesSample extends AnySample {
  ends: "many moves";
  /** Moves that earn nothing; their answers may tell no secret. */
  vain(shown: ShownSample): SampleMove[];
  /** A move that its learner could make at once. */
  first(shown: ShownSample): SampleMove;
}

/** Of a kind without moves: what is done to it stands elsewhere, with its tests. */
interface NoMovesSample extends AnySample {
  ends: "calls of its own";
}

export type Sample = OneMoveSample | ManyMovesSample | NoMovesSample;

/** Moves on a sample's exercise that earn nothing. */
export function vainMoves(sample: Sample, shown: ShownSample): SampleMove[] {
  if (sample.ends === "calls of its own") return [];
  if (sample.ends === "many moves") return sample.vain(shown);
  return [{ move: sample.move, body: sample.partial }];
}

/** A move that the exercise's own learner could make, where its kind has moves. */
export function firstMove(sample: Sample, shown: ShownSample): SampleMove | undefined {
  if (sample.ends === "calls of its own") return undefined;
  return sample.ends === "many moves" ? sample.first(shown) : { move: sample.move, body: sample.full(shown) };
}
