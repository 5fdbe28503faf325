import type { KindName } from "@salida/contract/kinds.ts";
import { sql } from "drizzle-orm";
import type { Flow } from "./flow.ts";

type Element = Record<string, unknown>;

/** A page of exercises with the pictures they are about; of a kind that has none, the page as it is. */
export async function withPictures<P extends { elements: Element[] }>(
  flow: Flow,
  kind: KindName,
  learner: string,
  page: P,
): Promise<P> {
  const wishOf = flow.kinds[kind].picture;
  if (!wishOf || page.elements.length === 0) return page;
  const ids = page.elements.map(({ id }) => id);
  const { rows } = await flow.db.execute(sql`
    select e.id, c.body from exercise e join content c on c.id = e.content
      where e.learner = ${learner} and e.id = any(${sql.param(ids)}::uuid[])`);
  const wishes = new Map(rows.map(({ id, body }) => [id, wishOf(body)]));
  const seen = await flow.glimpse([...wishes.values()], learner);
  const pictures = new Map([...wishes.keys()].map((id, at) => [id, seen[at]]));
  const elements = page.elements.map((it) => ({ ...it, picture: pictures.get(it.id) ?? null }));
  return { ...page, elements };
}
