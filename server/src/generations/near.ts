import { runsOf } from "@salida/library/language/phrases.ts";
import type { LibraryWork } from "@salida/library/work.ts";
import { sql } from "drizzle-orm";
import type { Database } from "#store/database.ts";

const runLength = 3;
/** Share of the shorter text's runs of words; two texts about the same thing have less than 0.04. */
const mostShared = 0.1;

/** The title of a work about the same topic that has the same title or says nearly the same, if there is one. */
export async function nearTo(
  db: Database,
  { kind, topic, title, body }: LibraryWork,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ title: string; text: string | null }>(sql`
    select title, ${textIn} text from content where kind = ${kind} and topic = ${topic} and retired_at is null`);
  const own = runsOf(textOf(body), runLength);
  const near = rows.find((other) => {
    if (other.title.toLowerCase() === title.toLowerCase()) return true;
    const runs = runsOf(other.text ?? "", runLength);
    const shared = [...own].filter((run) => runs.has(run)).length;
    return shared > mostShared * Math.min(own.size, runs.size);
  });
  return near?.title;
}

/** What is read or heard of a content. */
const textIn = sql`coalesce(body->>'text', body->>'introduction',
  (select string_agg(turn->>'text', ' ') from jsonb_array_elements(body->'script') turn))`;

function textOf(body: unknown): string {
  const {
    text = "",
    introduction = "",
    script = [],
  } = body as Partial<Record<"text" | "introduction", string>> & {
    script?: { text: string }[];
  };
  return [text, introduction, ...script.map((turn) => turn.text)].join(" ");
}
