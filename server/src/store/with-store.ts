import { join, resolve } from "node:path";
import { openStore, type Store } from "./database.ts";
import { openEmbeddedPostgres } from "./embedded-postgres.ts";

const migrations = join(import.meta.dirname, "../../migrations");

/** Opens the database that the settings name for one command, and closes it afterwards. */
export async function withStore<Result>(
  { DATABASE_URL, DATA_DIR }: { DATABASE_URL?: string | undefined; DATA_DIR: string },
  use: (store: Store) => Promise<Result>,
): Promise<Result> {
  const embedded = DATABASE_URL
    ? undefined
    : await openEmbeddedPostgres(join(resolve(DATA_DIR), "postgres"), console.warn);
  const connection = () => embedded?.connection() ?? { connectionString: DATABASE_URL };
  try {
    const store = await openStore({ connection, migrations }, 2);
    try {
      return await use(store);
    } finally {
      await store.close();
    }
  } finally {
    await embedded?.release();
  }
}
