/** What the law of every kind needs to know of one kind. */
export interface Sample {
  /** Valid content, as the stock would hold it. */
  content: unknown;
  /** The ids of its items. */
  items: string[];
  /** A valid body of create, but for topic and level. */
  params: Record<string, unknown>;
  /** What may not leave the server before it is earned. */
  secrets: string[];
  /** The move that ends it. */
  move: string;
  /** Moves that have to come before it, and their bodies: for full marks, and for none. */
  before?: { move: string; full: unknown[]; zero: unknown[] };
  /** A body for that move that earns full marks, made from what was shown. */
  full(shown: Record<string, unknown>): unknown;
  /** One that earns nothing. */
  zero(shown: Record<string, unknown>): unknown;
  /** One that cannot be taken. */
  partial: unknown;
  /** How that is refused, where not as invalid. */
  refusal?: { status: number; code: string };
}
