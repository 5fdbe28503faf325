import { drizzle } from "drizzle-orm/node-postgres";
import { inject } from "vitest";
import { migrateStore } from "#store/migrate.ts";
import { aCopyOf, withMigrations } from "#store/test-database.ts";
import { filledAfter, putRows, readFilled } from "../../test-filled.ts";
import { addRows } from "./add-rows.ts";
import { aCutLine } from "./cut-line.ts";
import { type Columns, columnsOf, commonColumns, type Rows, rowsOf } from "./rows.ts";
import { startStore } from "./start-store.ts";
import { type State, stateOf, tablesOf, withClient } from "./state.ts";

type Copy = Awaited<ReturnType<typeof aCopyOf>>;

/** A database as it was after so many migrations, with rows in all its tables; nobody is connected to it. */
export interface OldVersion {
  migrated: number;
  /** Its tables as they are, and as a start leaves them that nothing disturbs. */
  before: State;
  migratedTo: State;
  /** All that such a start makes, and its statements. */
  after: State;
  asked: string[];
  copy(): Promise<Copy>;
  drop(): Promise<void>;
}

export async function anOldVersion(migrated: number): Promise<OldVersion> {
  const { connection, drop } = await aCopyOf("template0");
  if (migrated > 0) await fill(connection, migrated);
  const copy = () => aCopyOf(String(connection.database));
  return { migrated, before: await tablesOf(connection), ...(await undisturbed(copy)), copy, drop };
}

/** What an earlier Salida left, where it is of that time or older, and rows that tell nothing besides. */
async function fill(connection: Copy["connection"], migrated: number): Promise<void> {
  if (migrated >= filledAfter) {
    await withMigrations(filledAfter, (folder) => migrateStore(connection, folder));
    await withClient(connection, (client) => putRows(drizzle({ client }), readFilled().rows));
  }
  await withMigrations(migrated, (folder) => startStore(connection, folder));
  await withClient(connection, addRows);
}

async function undisturbed(
  copy: () => Promise<Copy>,
): Promise<Pick<OldVersion, "migratedTo" | "after" | "asked">> {
  const { connection, drop } = await copy();
  const line = await aCutLine(inject("postgres"));
  await startStore({ ...connection, port: line.port });
  line.close();
  const [migratedTo, after] = [await tablesOf(connection), await stateOf(connection)];
  await drop();
  return { migratedTo, after, asked: line.asked };
}

/** What migrations take away on purpose: unconfirmed addresses became sign-ups, and mail is sealed anew. */
const takenAway = {
  until: 2,
  by: "delete from accounts.account where confirmed_at is null; delete from accounts.outbox_mail",
};

/** The rows that a start has to keep, by the columns that it keeps: as they are before, and as they are after. */
export async function keptRows({ migrated, copy }: OldVersion): Promise<{ before: Rows; after: Rows }> {
  const [old, current] = [await copy(), await copy()];
  await startStore(current.connection);
  const columns = (of: Copy): Promise<Columns> => withClient(of.connection, columnsOf);
  const kept = commonColumns(await columns(old), await columns(current));
  if (migrated > 0 && migrated <= takenAway.until)
    await withClient(old.connection, (client) => client.query(takenAway.by));
  const rows = (of: Copy): Promise<Rows> => withClient(of.connection, (client) => rowsOf(client, kept));
  const both = { before: await rows(old), after: await rows(current) };
  await Promise.all([old.drop(), current.drop()]);
  return both;
}
