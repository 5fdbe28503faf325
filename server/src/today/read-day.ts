import type { KindName } from "@salida/contract/kinds.ts";
import type { Level } from "@salida/rules/levels.ts";
import type { DailyGoal } from "@salida/rules/progress/daily-goal.ts";
import { sql } from "drizzle-orm";
import { newestDay } from "#exercises/allowance.ts";
import { currentZone } from "#progress/stats.ts";
import type { Queries } from "#store/database.ts";
import { isDue } from "#store/due-cards.ts";

/** How many of the newest exercises of a kind tell how it goes. */
const newest = 12;

/** A word is learnt once it need not be asked again for so many days. */
const learntFor = 21;

/** What is known of a kind on a learner's day. */
export interface KindsDay {
  kind: KindName;
  done: number;
  /** Sum of all scores in tenths. */
  scoreSum: number;
  created: number;
  /** One was ever begun. */
  tried: boolean;
  daysSince: number | null;
  /** Of the newest, oldest first: 0 to 10. */
  scores: number[];
}

/** A learner's day, as it is kept. */
export interface LearnersDay {
  level: Level;
  dailyGoal: DailyGoal;
  /** YYYY-MM-DD. */
  today: string;
  practised: { day: string; completed: number; points: number }[];
  kinds: KindsDay[];
  reviews: { due: number; words: number; learnt: number };
}

/** Reads a learner's day in one statement; undefined before there is a level. */
export async function readDay(
  queries: Queries,
  learner: string,
  now: Date,
): Promise<LearnersDay | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await queries.execute(sql`
    with me as (
      select id, level, daily_goal, zone, (${at} at time zone zone)::date today
        from (select id, level, daily_goal, ${currentZone(now)} zone from learner where id = ${learner}) zoned)
    select level, daily_goal "dailyGoal", today::text,
      (select coalesce(json_agg(json_build_object('day', day, 'completed', completed, 'points', points)), '[]')
        from practice_day where learner = me.id) practised,
      (select coalesce(json_agg(json_build_object('kind', tally.kind, 'done', completed, 'scoreSum', score_sum, 'tried', created > 0,
            'created', coalesce((select count from day_counter c where c.learner = me.id and c.kind = tally.kind
              and c.day between me.today and ${newestDay(now)} order by c.day desc limit 1), 0),
            'daysSince', me.today - (latest.at at time zone me.zone)::date,
            'scores', coalesce(latest.scores, '[]'))), '[]')
        from tally left join lateral (
          select max(completed_at) at, json_agg(score / 10.0 order by id) filter (where score is not null) scores
            from (select id, completed_at, score from exercise e
              where e.learner = me.id and e.kind = tally.kind and e.room is null and e.completed_at is not null
              order by id desc limit ${newest}) done) latest on true
        where tally.learner = me.id) kinds,
      (select json_build_object('due', count(*) filter (where ${isDue(now)}),
          'words', count(*) filter (where ref like 'word %'),
          'learnt', count(*) filter (where ref like 'word %' and interval >= ${learntFor}))
        from review_card where learner = me.id) reviews
      from me`);
  return rows[0] as unknown as LearnersDay | undefined;
}
