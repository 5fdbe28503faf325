import { sql } from "drizzle-orm";
import type { Queries } from "#store/database.ts";
import type { withdrawn } from "#store/tables.ts";

/** An item, or the whole where it is empty, that is to be given to nobody any more; and why. */
export type Withdrawal = Pick<typeof withdrawn.$inferSelect, "content" | "item" | "reason">;

/**
 * Withdraws an item or a whole, and the whole too where none of its items is left. Exercises that have it keep it. True
 * where it was not withdrawn before. Of one content one withdraws at a time, so that the last item is seen to be the last.
 */
export async function withdraw(queries: Queries, { content, item, reason }: Withdrawal): Promise<boolean> {
  await queries.execute(sql`select from content where id = ${content} for no key update`);
  const { rows } = await queries.execute(sql`
    with gone as (
      insert into withdrawn (content, item, reason) values (${content}::uuid, ${item}, ${reason})
        on conflict do nothing returning item),
    emptied as (
      insert into withdrawn (content, item, reason)
        select c.id, '', ${reason} from content c join gone on gone.item <> ''
          where c.id = ${content} and c.items <@ (array(select item from withdrawn w where w.content = c.id) || gone.item)
        on conflict do nothing)
    select item from gone`);
  return rows.length === 1;
}
