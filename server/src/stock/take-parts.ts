import type { KindName } from "@salida/contract/kinds.ts";
import { sql } from "drizzle-orm";
import type { Queries } from "#store/database.ts";
import { hiddenItems, isBarred } from "./choose.ts";
import { workOf } from "./shipped.ts";
import type { Taken } from "./take.ts";

/** A piece of a room as the stock has it for a learner. */
export interface TakenPart extends Omit<Taken, "repeat" | "fresh"> {
  kind: KindName;
  /** Withdrawn for all, or reported by the learner; another is to be given where there is one. */
  barred: boolean;
}

/** Takes the pieces of a room by the names of their works, in the order they are named: one statement. */
export async function takeParts(
  queries: Queries,
  learner: string,
  names: readonly string[],
): Promise<TakenPart[]> {
  if (names.length === 0) return [];
  const { rows } = await queries.execute(sql`
    select c.id content, c.work, c.kind, c.topic, c.level, c.title, c.origin, c.body,
      array(select distinct i from exercise e, unnest(e.items) i where e.learner = ${learner} and e.work = c.work) had,
      hidden.items hidden, ${isBarred} barred
    from unnest(${sql.param(names.map(workOf))}::uuid[]) with ordinality wanted (work, place)
    join content c on c.work = wanted.work and c.in_room and c.retired_at is null
    cross join lateral (select ${hiddenItems(learner, sql`c.id`)} items) hidden
    order by wanted.place`);
  if (rows.length !== names.length)
    throw new Error(`of ${names.join(", ")} only ${rows.length} are in stock`);
  return rows as unknown as TakenPart[];
}
