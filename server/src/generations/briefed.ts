import { shelfOf } from "@salida/library/checks/shelf.ts";
import type { LibraryFile } from "@salida/library/format.ts";
import { textsFile } from "@salida/library/rooms/pieces.ts";
import type { Story } from "@salida/library/rooms/story.ts";
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Order } from "#authoring/author.ts";
import type { Database } from "#store/database.ts";
import { authored, generation } from "#store/stock-tables.ts";
import { content } from "#store/tables.ts";
import type { Open } from "./deliver.ts";

/** Titles of a topic that an author is told to keep away from. */
const toldTitles = 60;
/** Texts of a topic that tell which genres were used lately, and texts of all that tell which names. */
const lately = { genres: 30, names: 60 };
/** Models have favourite names: one that so many of the latest texts have is not given again. */
const worn = 3;

/** What a generation's author is told: at every try the same, so that what was answered then is good now. */
export async function briefed(
  db: Database,
  open: Pick<Open, "id" | "kind" | "topic" | "level">,
): Promise<Order> {
  const order = await orderOf(db, open);
  const [row] = await db
    .update(generation)
    .set({ brief: sql`coalesce(${generation.brief}, ${JSON.stringify(order)}::jsonb)` })
    .where(eq(generation.id, open.id))
    .returning({ brief: generation.brief });
  return (row?.brief ?? order) as Order;
}

/** What is to be written, beside what there is. */
async function orderOf(
  db: Database,
  { kind, topic, level }: Pick<Open, "kind" | "topic" | "level">,
): Promise<Order> {
  const ofKind = and(eq(content.kind, kind), isNull(content.retiredAt));
  const about = and(ofKind, eq(content.topic, topic));
  const there = await db
    .select({ title: content.title })
    .from(content)
    .where(about)
    .orderBy(desc(content.createdAt), content.id)
    .limit(toldTitles);
  const genres: Record<string, number> = {};
  for (const { readings, listenings } of await written(db, about, lately.genres))
    for (const { genre } of [...readings, ...listenings]) genres[genre] = (genres[genre] ?? 0) + 1;
  const names = wornNames(await written(db, ofKind, lately.names));
  return { topic, level, titles: there.map(({ title }) => title), names, genres };
}

/** What models wrote last. */
async function written(db: Database, which: SQL | undefined, most: number): Promise<LibraryFile[]> {
  const rows = await db
    .select({ file: authored.file })
    .from(authored)
    .innerJoin(content, eq(content.id, authored.content))
    .where(and(which, isNotNull(authored.file)))
    .orderBy(desc(content.createdAt))
    .limit(most);
  return rows.map(({ file }) => textsIn(file as LibraryFile | Story));
}

/** What is read and heard of what was written. */
function textsIn(file: LibraryFile | Story): LibraryFile {
  return "puzzles" in file ? textsFile(file) : file;
}

function wornNames(files: readonly LibraryFile[]): string[] {
  const often = [...shelfOf(files).names].filter(([, texts]) => texts.length >= worn);
  return often.sort(([, a], [, b]) => b.length - a.length).map(([name]) => name);
}
