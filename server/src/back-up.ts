import { existsSync, statSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { copyCluster } from "#store/copy-cluster.ts";
import { copyFolder } from "#store/copy-folder.ts";
import { openEmbeddedPostgres } from "#store/embedded-postgres.ts";
import { SetupFault } from "#store/setup-fault.ts";
import { readSettings } from "./env.ts";

const usage = `Usage:
  npm run backup -- FOLDER    copies DATA_DIR with its embedded database, also while Salida runs; FOLDER must not be there yet`;

async function backUp(target: string): Promise<void> {
  const { DATA_DIR, DATABASE_URL, MEDIA_URL, SECRETS } = readSettings();
  const dataDir = resolve(DATA_DIR);
  if (DATABASE_URL)
    throw new SetupFault(
      "DATABASE_URL names a database of your own: docs/operating.md says how to back it up",
    );
  if (!existsSync(join(dataDir, "postgres"))) throw new SetupFault(`${dataDir} holds no database`);
  const { uid } = statSync(dataDir);
  if (uid !== process.getuid?.())
    throw new SetupFault(
      `${dataDir} belongs to user ${uid}: run this as that user, who has to read the copy`,
    );
  if (existsSync(target)) throw new SetupFault(`${target} is there already: name a folder that is not`);
  // under its name a copy is whole
  const part = `${target}.part`;
  await rm(part, { recursive: true, force: true });
  await copyDataDir(dataDir, part);
  await rename(part, target);
  console.log(`${dataDir} was copied to ${target}.`);
  if (MEDIA_URL) console.log("Media are in the bucket of MEDIA_URL: now copy that as your store does.");
  if (SECRETS) console.log("The secrets are in SECRETS: keep a copy of them, too.");
}

async function copyDataDir(dataDir: string, to: string): Promise<void> {
  const postgres = join(dataDir, "postgres");
  const embedded = await openEmbeddedPostgres(postgres, console.warn);
  try {
    await copyCluster(postgres, join(to, "postgres"), embedded.connection());
  } finally {
    await embedded.release();
  }
  await copyFolder(dataDir, to, ["postgres", "media"]);
  // last: a file that no row names does no harm, a row whose file is missing does
  const media = join(dataDir, "media");
  if (existsSync(media)) await copyFolder(media, join(to, "media"), [".new"]);
}

try {
  const [target, ...more] = process.argv.slice(2);
  if (target && more.length === 0) await backUp(resolve(target));
  else {
    console.error(usage);
    process.exitCode = 2;
  }
} catch (error) {
  console.error(`backup: ${error instanceof SetupFault ? error.message : (error as Error).stack}`);
  process.exitCode = 1;
}
