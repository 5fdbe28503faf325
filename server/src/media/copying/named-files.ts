import { inArray, type SQLWrapper, sql } from "drizzle-orm";
import { canBeOwned } from "#media/recordings.ts";
import type { Database } from "#store/database.ts";
import { content, looseMedia, media, recording } from "#store/tables.ts";

/**
 * Those of the files that anything names: shared ones, those of a content or of a learner, and what may yet become a
 * learner's. In one statement, so that what goes from one table to another meanwhile is in one of them.
 */
export async function namedOf(db: Database, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const among = (column: SQLWrapper) => inArray(column, [...names]);
  const picture = sql`${content.body} ->> 'picture'`;
  const { rows } = await db.execute<{ name: string }>(sql`
    select ${recording.name} as name from ${recording} where ${among(recording.name)}
    union all select ${media.name} from ${media} where ${among(media.name)}
    union all select ${looseMedia.name} from ${looseMedia} where ${among(looseMedia.name)} and ${canBeOwned}
    union all select ${picture} from ${content} where ${among(picture)}`);
  return new Set(rows.map(({ name }) => name));
}
