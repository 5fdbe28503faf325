import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { copyFolder } from "./copy-folder.ts";

/** What a copy must not begin with: it is of this process, or is copied at the end. */
const apart = ["postmaster.pid", "postmaster.opts", "pg_wal", "pg_replslot", "pg_dynshmem"];

/**
 * Copies an embedded database whose server runs and is written to. A server that starts on the copy brings it to the
 * moment at which the copying ended.
 */
export async function copyCluster(folder: string, to: string, connection: pg.ClientConfig): Promise<void> {
  const [files, copy] = [join(folder, "cluster"), join(to, "cluster")];
  const client = new pg.Client(connection);
  client.on("error", () => undefined);
  await client.connect();
  try {
    // for as long as this connection holds it, nothing is removed from the log that the copy needs
    const slot = `salida_copy_${process.pid}`;
    await client.query("select pg_create_physical_replication_slot($1, true, true)", [slot]);
    await client.query("select pg_backup_start('salida', fast => true)");
    await mkdir(to, { recursive: true, mode: 0o700 });
    await copyFile(join(folder, "password"), join(to, "password"));
    await copyFolder(files, copy, apart);
    const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop()");
    await writeFile(join(copy, "backup_label"), rows[0]?.labelfile ?? "", { mode: 0o600 });
    await copyFolder(join(files, "pg_wal"), join(copy, "pg_wal"));
  } finally {
    await client.end();
  }
}
