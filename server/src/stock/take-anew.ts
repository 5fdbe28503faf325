import { sql } from "drizzle-orm";
import type { Queries } from "#store/database.ts";
import type { Asking, Taken } from "./take.ts";

/**
 * Takes content that is another one each time: of the cell (kind, topic, level), had before or not; else of the topic
 * at the nearest level; else of the level. What the learner reported is left out.
 */
export async function takeAnew(
  queries: Queries,
  { learner, kind, topic, level }: Omit<Asking, "words">,
): Promise<Taken | undefined> {
  const { rows } = await queries.execute(sql`
    select c.id content, c.work, c.topic, c.level, c.title, c.origin, c.body, '{}'::text[] had,
        '{}'::text[] hidden, false repeat
      from content c
      where c.kind = ${kind} and c.retired_at is null and (c.topic = ${topic} or c.level = ${level})
        and not exists (select from report r where r.learner = ${learner} and r.content = c.id)
      order by c.topic = ${topic} desc, abs(c.level - ${level}::int), c.level, md5(c.work::text || ${learner}::text)
      limit 1`);
  return rows[0] as Taken | undefined;
}
