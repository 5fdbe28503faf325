/** What is known of a kind of exercise when the next one is recommended. */
export interface KindStanding<K extends string> {
  kind: K;
  /** How many are completed in all. */
  done: number;
  /** Average score in percent; null where the kind has none. */
  average: number | null;
  /** Whole days since the last one was over; null where none was. */
  daysSince: number | null;
  /** Whether one is begun, or the day's limit leaves one more. */
  free: boolean;
  /** Made of the other kinds: for those who know them. */
  whole: boolean;
}

/** Why an exercise is recommended. */
export type Reason = "first" | "untried" | "weakest" | "rested" | "whole";

/** Below this average, in percent, a kind is worth more practice. */
const weak = 70;
/** How many of a kind tell how it goes. */
const enough = 2;
/** How many exercises come before what is made of them. */
const beforeWhole = 5;
/** Days until what is made of the others is offered again. */
const wholeEvery = 7;

/**
 * Which kind is next, and why: the first, then what was never tried, what goes worst and was not done today, what is made
 * of all once a week, and else what lies back longest. Undefined where today's limits leave nothing.
 * @param standings In the order in which the kinds are tried.
 */
export function recommend<K extends string>(
  standings: readonly KindStanding<K>[],
): { kind: K; reason: Reason } | undefined {
  const done = standings.reduce((sum, one) => sum + one.done, 0);
  const open = standings.filter(({ free }) => free);
  const parts = open.filter(({ whole }) => !whole);
  const whole = open.find((one) => one.whole);
  const knowsParts = standings.every((one) => one.whole || one.done > 0);
  const untried = parts.find((one) => one.done === 0);
  if (untried) return { kind: untried.kind, reason: done === 0 ? "first" : "untried" };
  const weakest = parts
    .filter((one) => one.done >= enough && one.average !== null && one.average < weak && one.daysSince !== 0)
    .toSorted((one, other) => (one.average ?? 0) - (other.average ?? 0))[0];
  if (
    whole &&
    knowsParts &&
    done >= beforeWhole &&
    (whole.daysSince === null || whole.daysSince >= wholeEvery)
  )
    return { kind: whole.kind, reason: "whole" };
  if (weakest) return { kind: weakest.kind, reason: "weakest" };
  const rested = parts.toSorted((one, other) => (other.daysSince ?? 0) - (one.daysSince ?? 0))[0] ?? whole;
  return rested && { kind: rested.kind, reason: "rested" };
}
