import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { inFolder, openSecrets } from "#accounts/tokens/secrets.ts";
import { anExternalPostgres, oldestPrograms as programs } from "#faults/external-postgres.ts";
import { killPostgres } from "#faults/processes.ts";
import type { Site } from "#faults/site.ts";
import { openMediaStore } from "#media/open-media-store.ts";
import { anObjectStore } from "#media/test-object-store.ts";
import { openEmbeddedPostgres } from "#store/embedded-postgres.ts";
import type { Keep } from "./crowd.ts";
import { type Commands, commandsUnder } from "./operators-commands.ts";

/** A set-up that is backed up and restored. */
export interface Place {
  dataDir: string;
  /** What Salida is started with. */
  settings: Record<string, string>;
  commands: Commands;
  /** What the commands know. */
  env: Record<string, string>;
  /** Where media files lie. */
  media: string;
  keep: Keep;
  /** Uses its database, whether or not Salida runs. */
  onDatabase<T>(use: (client: pg.Client, connection: pg.ClientConfig) => Promise<T>): Promise<T>;
  /** Takes everything away that a backup is for. */
  destroy(): Promise<void>;
  /** What is not Salida's runs again. */
  resume(): Promise<void>;
}

/** Whether a PostgreSQL of one's own can be had here, and the programs that dump it. */
export const hasPrograms = existsSync(join(programs, "pg_dump"));

type Making = Pick<Site, "folder" | "later">;

function commandsEnv(site: Making, dataDir: string, more: Record<string, string> = {}) {
  return { PATH: `${programs}:/usr/bin:/bin`, DATA_DIR: dataDir, BACKUP: site.folder(), ...more };
}

/** Everything in the data folder. */
export async function anEmbeddedPlace(site: Making, heading: string): Promise<Place> {
  const dataDir = site.folder();
  return {
    ...(await inFiles(dataDir)),
    settings: {},
    commands: commandsUnder(heading),
    env: commandsEnv(site, dataDir),
    async onDatabase(use) {
      const embedded = await openEmbeddedPostgres(join(dataDir, "postgres"), () => undefined);
      try {
        return await withClient(embedded.connection(), use);
      } finally {
        await embedded.release();
      }
    },
    async destroy() {
      await killPostgres(dataDir);
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** A PostgreSQL of one's own, media and secrets in the data folder. */
export async function anOwnPlace(site: Making): Promise<Place> {
  const dataDir = site.folder();
  const database = await anOwnDatabase(site);
  const settings = { DATABASE_URL: database.url };
  return {
    ...(await inFiles(dataDir)),
    settings,
    commands: commandsUnder("A PostgreSQL of your own"),
    env: commandsEnv(site, dataDir, settings),
    onDatabase: database.use,
    async destroy() {
      await database.destroy();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** The same with media in a bucket and the secrets in a setting: nothing is left to copy in the data folder. */
export async function aBucketPlace(site: Making): Promise<Place> {
  const objects = await anObjectStore();
  site.later(objects.close);
  const database = await anOwnDatabase(site);
  const dataDir = site.folder();
  const SECRETS = JSON.stringify(await openSecrets(inFolder(site.folder())));
  const settings = { DATABASE_URL: database.url, MEDIA_URL: objects.url, SECRETS };
  const { store } = await openMediaStore(join(dataDir, "none"), objects.place, () => new Date());
  const { backUp, restore } = commandsUnder("A PostgreSQL of your own");
  const elsewhere = (line: string) => !/DATA_DIR|media/.test(line);
  return {
    dataDir,
    settings,
    commands: {
      backUp: [...backUp.filter(elsewhere), 'cp -aT "$BUCKET" "$BACKUP/bucket"'],
      restore: [...restore.filter(elsewhere), 'cp -aT "$BACKUP/bucket" "$BUCKET"'],
    },
    env: commandsEnv(site, dataDir, { DATABASE_URL: database.url, BUCKET: objects.directory }),
    media: objects.directory,
    keep: store.keep,
    onDatabase: database.use,
    async destroy() {
      await database.destroy();
      await objects.leave();
      rmSync(objects.directory, { recursive: true });
      rmSync(dataDir, { recursive: true });
    },
    resume: objects.comeBack,
  };
}

async function inFiles(dataDir: string): Promise<Pick<Place, "dataDir" | "media" | "keep" | "resume">> {
  const media = join(dataDir, "media");
  const { store } = await openMediaStore(media, undefined, () => new Date());
  return { dataDir, media, keep: store.keep, resume: async () => undefined };
}

async function anOwnDatabase(site: Making) {
  const postgres = await anExternalPostgres({ bin: programs });
  site.later(postgres.remove);
  const admin = { connectionString: postgres.url };
  const url = postgres.url.replace(/\/postgres$/, "/salida");
  const create = () => withClient(admin, (client) => client.query("create database salida"));
  await create();
  return {
    url,
    use: <T>(use: Use<T>) => withClient({ connectionString: url }, use),
    async destroy() {
      await withClient(admin, (client) => client.query("drop database salida with (force)"));
      await create();
    },
  };
}

type Use<T> = (client: pg.Client, connection: pg.ClientConfig) => Promise<T>;

async function withClient<T>(connection: pg.ClientConfig, use: Use<T>): Promise<T> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await use(client, connection);
  } finally {
    await client.end();
  }
}
