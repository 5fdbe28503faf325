/** What Harper said of a place in a text. */
export interface Lint {
  rule: string;
  kind: string;
  at: number;
  length: number;
  wrong: string;
  /** What may go in its place, its own favourite first. */
  better: string[];
}
