import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { commonWords } from "@salida/library/common-words.ts";
import { draftFindings } from "@salida/library/draft.ts";
import type { LibraryFile } from "@salida/library/format.ts";
import { readFile } from "@salida/library/read.ts";
import { worksOf } from "@salida/library/works.ts";
import { sql } from "drizzle-orm";
import { v5 as nameBased } from "uuid";
import { generatedForm } from "#authoring/generated-form.ts";
import type { Database } from "#store/database.ts";
import { authored } from "#store/stock-tables.ts";
import { content } from "#store/tables.ts";

type Tell = (line: string) => void;

/** Lays what models wrote into a folder, a file a text (JSON, which is YAML too); none of which a part was withdrawn, and no rooms. */
export async function exportPacks(db: Database, folder: string, tell: Tell): Promise<number> {
  const { rows } = await db.execute<{ file: LibraryFile; id: string }>(sql`
    select a.file, min(c.id::text) id from authored a join content c on c.id = a.content
      where a.file is not null and not a.file ? 'puzzles' group by a.file
      having bool_and(c.retired_at is null and c.id not in (select content from withdrawn)) order by min(c.created_at)`);
  mkdirSync(folder, { recursive: true });
  for (const { file, id } of rows) {
    const [text] = [...file.readings, ...file.listenings];
    const name = `${text?.id ?? "work"}-${id.slice(-6)}.json`;
    writeFileSync(join(folder, name), `${JSON.stringify(file, null, 2)}\n`);
  }
  tell(`${rows.length} written into ${folder}`);
  return 0;
}

/**
 * Takes files in that were written elsewhere, each once, however often it is read. Each passes all that code can check
 * about it here; what a solver found out about it stands where it was written.
 */
export async function importPacks(db: Database, paths: readonly string[], tell: Tell): Promise<number> {
  let refused = 0;
  let taken = 0;
  for (const path of paths) {
    const read = readPack(path);
    for (const fault of read.faults) tell(`${path}: ${fault}`);
    if (!read.file || read.faults.length > 0) {
      refused += 1;
      continue;
    }
    taken += await takeIn(db, read.file);
  }
  tell(`${taken} taken in, ${refused} refused, ${paths.length - taken - refused} were there`);
  return refused > 0 ? 1 : 0;
}

function readPack(path: string): { file?: LibraryFile; faults: string[] } {
  try {
    const { file } = readFile(dirname(path), basename(path));
    if (file.readings.length + file.listenings.length !== 1)
      return { faults: ["a pack holds one reading or one listening"] };
    return { file, faults: draftFindings(file, generatedForm).map(({ what }) => what) };
  } catch (error) {
    return { faults: [(error as Error).message] };
  }
}

const namespace = "5a11da00-7e57-4b00-8b00-00000000ac4e";

/** 1 where it was not there. */
async function takeIn(db: Database, file: LibraryFile): Promise<number> {
  const hash = createHash("sha256").update(JSON.stringify(file)).digest("hex");
  const rows = worksOf(file, commonWords).map(({ name: _, ...row }, at) => {
    const id = nameBased(at === 0 ? hash : `${hash} ${at}`, namespace);
    return { ...row, id, work: id, origin: "model" as const };
  });
  return db.transaction(async (tx) => {
    // what was exported here comes back to nobody twice
    const known = await tx.execute(sql`select from authored where file = ${JSON.stringify(file)}::jsonb`);
    if (known.rows.length > 0) return 0;
    const made = await tx.insert(content).values(rows).onConflictDoNothing().returning({ id: content.id });
    if (made.length === 0) return 0;
    const from = { prompts: [], model: "imported", record: {}, file };
    await tx.insert(authored).values(made.map(({ id }) => ({ content: id, ...from })));
    return 1;
  });
}
