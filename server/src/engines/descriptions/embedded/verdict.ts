/** The words from one to another that are not so. */
export interface Wrong {
  from: number;
  to: number;
  really: string;
  sure: boolean;
}

/** What is found of a detail; nothing where it was not told. */
export type Verdict = { right: true } | Wrong | undefined;
