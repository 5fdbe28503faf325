/** Something to mend in a text. */
export interface Finding extends Spot {
  /** Name of the check that found it. */
  check: string;
}

/** What a check says; its name is added by who runs it. */
export interface Spot {
  what: string;
  /** The text, item or fill-in, by id and number; `library` for all of it. */
  where: string;
  /** Id of the reading or listening; undefined for what is wrong with none in particular. */
  text: string | undefined;
}

/** What all checks of a record find, each finding under its check's name. */
export function findingsBy<C>(checks: Record<string, C>, find: (check: C) => Spot[]): Finding[] {
  return Object.entries(checks).flatMap(([check, by]) => find(by).map((spot) => ({ check, ...spot })));
}
