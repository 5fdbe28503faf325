import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openCluster, startServer } from "./cluster.ts";
import { findBinaries } from "./postgres-binaries.ts";

let dir = "";
let folder = "";
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "salida-cluster-"));
  folder = join(dir, "data", "postgres");
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** What an ordinary user is told who opens the cluster. */
async function toldToAnother(): Promise<string> {
  const module = new URL("./cluster.ts", import.meta.url).href;
  const open = `import("${module}").then((it) => it.openCluster(${JSON.stringify(folder)}, {})).catch((error) => console.log(error.name, error.message))`;
  const { stdout } = await promisify(execFile)(process.execPath, ["-e", open], { uid: 12_345, gid: 12_345 });
  return stdout.trim();
}

// only root can start what is somebody else
test.skipIf(process.geteuid?.() !== 0)(
  "files that were restored as another user's are told by their owner, not taken for none",
  async () => {
    chmodSync(dir, 0o755);
    mkdirSync(join(folder, "cluster"), { recursive: true });
    writeFileSync(join(folder, "cluster", "PG_VERSION"), "18\n");
    const places = [
      folder,
      join(folder, "cluster"),
      join(folder, "cluster", "PG_VERSION"),
      join(dir, "data"),
    ];

    for (const place of places) {
      chmodSync(place, 0o600);
      expect(await toldToAnother()).toBe(
        `SetupFault DATA_DIR: ${place} cannot be read by this user (it belongs to uid 0, and this is 12345): chown -R DATA_DIR to the user who runs Salida`,
      );
      chmodSync(place, 0o755);
    }
    rmSync(folder, { recursive: true });
    expect(await toldToAnother()).toBe(`SetupFault DATA_DIR: cannot make a database in ${folder}: EACCES`);
    expect(readdirSync(join(dir, "data"))).toEqual([]);
  },
);

test("a damaged cluster is told by its cause, and where more is", async () => {
  const binaries = findBinaries();
  const cluster = await openCluster(folder, binaries);
  rmSync(join(cluster.files, "pg_wal"), { recursive: true });
  mkdirSync(join(cluster.files, "pg_wal", "archive_status"), { recursive: true });
  writeFileSync(cluster.log, "an earlier start: FATAL:  of other days\n");

  await expect(startServer(cluster, binaries)).rejects.toThrow(
    /does not start: PANIC: could not locate a valid checkpoint record.* \(more in postgres\/server\.log in DATA_DIR\)$/,
  );
});
