import type pg from "pg";

interface Award {
  learner: string;
  given: Date;
  points: number;
  zone: string;
}

/** What migrations have made of a version's rows, as it was asked for and as it is. */
export async function madeRows(client: pg.Client): Promise<Record<"meant" | "made", unknown>> {
  const lines = async (text: string) =>
    (await client.query<{ line: string }>(text)).rows.map(({ line }) => line);
  const { rows: awards } = await client.query<Award>(
    `select learner, award.created_at given, award.points, time_zone zone from award join learner on id = learner`,
  );
  const uncounted =
    "select learner || ' ' || id line from exercise where completed_at > '-infinity' and cardinality(items) > 0";
  return {
    meant: { days: daysOf(awards), uncounted: (await lines(uncounted)).sort() },
    made: {
      days: (
        await lines("select concat_ws(' ', learner, day, completed, points) line from practice_day")
      ).sort(),
      uncounted: (await lines("select learner || ' ' || exercise line from uncounted")).sort(),
    },
  };
}

/** Points by learner and the day it was where they were. */
function daysOf(awards: readonly Award[]): string[] {
  // Swedish days are written as PostgreSQL writes them
  const day = ({ learner, given, zone }: Award) =>
    `${learner} ${given.toLocaleDateString("sv-SE", { timeZone: zone })}`;
  return [...Map.groupBy(awards, day)]
    .map(([start, own]) => `${start} ${own.length} ${own.reduce((sum, { points }) => sum + points, 0)}`)
    .sort();
}
