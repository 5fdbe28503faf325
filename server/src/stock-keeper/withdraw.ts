import { sql } from "drizzle-orm";
import type { Database } from "#store/database.ts";

/** Retires what a version of a prompt, or a model, wrote: it is given to nobody any more; who has it keeps it. */
export async function withdrawBy(
  db: Database,
  by: { prompt: string } | { model: string },
  tell: (line: string) => void,
): Promise<number> {
  const written = "prompt" in by ? sql`a.prompts @> array[${by.prompt}]` : sql`a.model = ${by.model}`;
  const { rows } = await db.execute<{ title: string }>(sql`
    update content c set retired_at = now() from authored a
      where a.content = c.id and c.retired_at is null and ${written} returning c.title`);
  for (const { title } of rows) tell(`withdrawn: ${title}`);
  tell(`${rows.length} withdrawn`);
  return 0;
}
