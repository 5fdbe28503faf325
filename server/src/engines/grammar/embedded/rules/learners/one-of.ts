/** A place of a pattern for any of the words of a table. */
export const oneOf = (words: string): string => words.trim().split(/\s+/).join("|");

/** A pattern where a clause begins: at its start, or after a word that joins clauses. */
export const opening = (pattern: string): string[] => [`^ ${pattern}`, `and|but|because ${pattern}`];
