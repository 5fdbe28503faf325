import type { KindName } from "@salida/contract/kinds.ts";
import { sql } from "drizzle-orm";
import type { Queries } from "#store/database.ts";
import { hiddenItems, isBarred } from "./choose.ts";
import { workOf } from "./shipped.ts";

/** The names of the works that can stand in each place of a content that is made of parts. */
export type PlacesOf = (body: unknown) => readonly (readonly string[])[];

/**
 * The contents of a kind of which a place has nothing left to give to a learner: all that can stand there is withdrawn,
 * or was reported by them. Parts have the topic and the level of what they are part of, so few contents are looked at.
 */
export async function lackingParts(
  queries: Queries,
  { learner, kind }: { learner: string; kind: KindName },
  placesOf: PlacesOf,
): Promise<string[]> {
  const { rows } = await queries.execute(sql`
    with barred as materialized (
      select c.work, c.topic, c.level from content c
        cross join lateral (select ${hiddenItems(learner, sql`c.id`)} items) hidden
        where c.in_room and c.retired_at is null and ${isBarred}
          and c.id in (select content from withdrawn union all select content from report where learner = ${learner}))
    select c.id, c.body, array_agg(barred.work) gone
      from barred join content c on c.kind = ${kind} and c.topic = barred.topic and c.level = barred.level
      where c.retired_at is null and not c.in_room group by c.id`);
  return (rows as unknown as { id: string; body: unknown; gone: string[] }[])
    .filter(({ body, gone }) =>
      placesOf(body).some((names) => names.every((name) => gone.includes(workOf(name)))),
    )
    .map(({ id }) => id);
}
