/** What the server said it did. */
export interface Kept {
  /** Exercises that were created or done, pieces of rooms among them, and the score of those that have one. */
  exercises: Map<string, number | undefined>;
  /** Messages, by their conversation. */
  messages: Map<string, string[]>;
  /** Cards to be remembered, and the version after the last rating. */
  cards: Map<string, number>;
}

export function nothingKept(): Kept {
  return { exercises: new Map(), messages: new Map(), cards: new Map() };
}
