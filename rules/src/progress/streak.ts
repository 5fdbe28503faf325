/** How many days in a row somebody has practised. */
export interface Streak {
  /** Days practised; a day that was forgiven is none of them. */
  days: number;
  /** Whether today is one of them; a streak stands until the day is over. */
  today: boolean;
  /** Whether a missed day was forgiven within the last seven. */
  forgiven: boolean;
}

/** Of any eight days in a row one may be missed. */
const forgivenEvery = 7;
const dayLong = 86_400_000;

/**
 * The streak that ends today, or that is still to be gone on with today. One missed day is forgiven, and the next one only
 * when a week lies between them.
 * @param practised Days as YYYY-MM-DD, in any order; those after today count for nothing.
 */
export function streakOf(practised: Iterable<string>, today: string): Streak {
  const done = new Set(Array.from(practised, numberOf));
  const now = numberOf(today);
  const gaps: number[] = [];
  let days = 0;
  for (let day = done.has(now) ? now : now - 1; ; day--) {
    const sinceGap = (gaps.at(-1) ?? Number.POSITIVE_INFINITY) - day;
    if (done.has(day)) days += 1;
    else if (done.has(day - 1) && sinceGap > forgivenEvery) gaps.push(day);
    else break;
  }
  return { days, today: done.has(now), forgiven: gaps.some((day) => now - day <= forgivenEvery) };
}

/** Days since 1970. */
function numberOf(day: string): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / dayLong);
}

/** The days up to today, oldest first, as YYYY-MM-DD. */
export function daysUpTo(today: string, count: number): string[] {
  const last = numberOf(today);
  return Array.from({ length: count }, (_, at) =>
    new Date((last - count + 1 + at) * dayLong).toISOString().slice(0, 10),
  );
}
