import type { Prose } from "./prose.ts";

/** For A1 and A2, for B1 and B2, for C1 and C2. */
export type Degree = 0 | 1 | 2;

/** A sentence of the partner's, and whom it is for. */
export interface Line {
  text: string;
  degree: Degree;
  /** Ends in a question, or tells something. */
  asks: boolean;
}

export const degrees: readonly Degree[] = [0, 1, 2];

/** Everything that is said on a topic, as it stands: a thing's place is `{thing}`. */
export function linesOf({ persona, things, threads }: Prose): Line[] {
  const told = [
    persona.hello,
    ...threads.flatMap(({ own, view }) => [own, view]),
    ...things.map(({ say }) => say),
  ];
  const asked = things.map(({ ask }) => ask);
  return [
    { text: persona.family, degree: 0, asks: false },
    ...told.flatMap((three) => degrees.map((degree) => ({ text: three[degree], degree, asks: false }))),
    ...asked.flatMap((three) => degrees.map((degree) => ({ text: three[degree], degree, asks: true }))),
    ...degrees.flatMap((degree) =>
      questionsOf(threads, degree).map((text) => ({ text, degree, asks: true })),
    ),
  ];
}

/** The questions of all threads in one degree. */
export function questionsOf(threads: Prose["threads"], degree: Degree): string[] {
  return threads.flatMap(({ easy, mid, hard }) => [easy, mid, hard][degree] ?? []);
}

/** The things of a kind, as they are spoken of. */
export function thingsOf({ words }: Prose["things"][number]): string[] {
  return words.split(",").map((word) => word.trim());
}
