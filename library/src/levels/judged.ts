/** By text, the level that readers who had not written it found it to have, 0 (A1) to 5 (C2): their mean. */
export type Judged = Readonly<Record<string, number>>;
