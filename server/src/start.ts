import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import pino from "pino";
import { localServers, settingsLine } from "#engines/text/local-servers.ts";
import { openEmbeddedPostgres } from "#store/embedded-postgres.ts";
import { SetupFault } from "#store/setup-fault.ts";
import { openSalida } from "./app.ts";
import { readSettings, type Settings } from "./env.ts";
import { findLayout } from "./layout.ts";
import { startLines } from "./start-lines.ts";

try {
  await start();
} catch (error) {
  console.error(`salida: ${error instanceof SetupFault ? error.message : (error as Error).stack}`);
  process.exit(1);
}

async function start(): Promise<void> {
  const { node } = process.versions;
  if (Number(node.split(".")[0]) < 24)
    throw new SetupFault(`this is Node ${node}, Salida runs on 24: use npm start`);
  const settings = readSettings();
  const log = pino({ level: settings.LOG_LEVEL, base: null });
  const dataDir = resolve(settings.DATA_DIR);
  makeDataDir(dataDir);
  const database = await openDatabase(settings, dataDir, (message) => log.warn(message));
  try {
    const { library, placement, ...places } = await findLayout();
    const parts = { settings: { ...settings, DATA_DIR: dataDir }, log, connection: database.connection };
    const salida = await openSalida({
      ...parts,
      ...places,
      library: await library(),
      placement: await placement(),
    });
    stopOnSignal(log, async () => {
      try {
        await salida.close();
      } finally {
        await database.release();
      }
    });
    try {
      await salida.app.listen({ host: settings.HOST, port: settings.PORT });
    } catch (error) {
      await salida.close();
      throw listenFault(error as NodeJS.ErrnoException);
    }
    console.log(startLines(settings, database.name).join("\n"));
    if (!settings.TEXT_MODEL) await tellLocalServers(settings.PORT);
  } catch (error) {
    await database.release();
    throw error;
  }
}

/** A model that is here already only needs to be named. */
async function tellLocalServers(own: number): Promise<void> {
  for (const server of await localServers(undefined, own))
    console.log(`  a model server is on this machine; to use it: ${settingsLine(server)} npm start`);
}

function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new SetupFault(`DATA_DIR ${dataDir} cannot be made: ${(error as NodeJS.ErrnoException).code}`);
  }
}

async function openDatabase({ DATABASE_URL }: Settings, dataDir: string, warn: (message: string) => void) {
  if (DATABASE_URL) {
    return {
      name: "yours, by DATABASE_URL",
      connection: () => ({ connectionString: DATABASE_URL }),
      release: async () => undefined,
    };
  }
  const embedded = await openEmbeddedPostgres(join(dataDir, "postgres"), warn);
  return { name: `embedded PostgreSQL in ${dataDir}`, ...embedded };
}

function stopOnSignal(log: pino.Logger, stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      log.info({ signal }, "stopping");
      // what was accepted is answered first; a hung one does not keep us past ten seconds
      setTimeout(() => {
        log.warn("stopped before all was over");
        process.exit(1);
      }, 10_000).unref();
      await stop().catch((error) => console.error(`salida: while stopping: ${error.message}`));
      log.info("stopped");
      process.exit(0);
    });
  }
}

/** What to set where it could not be listened. */
function listenFault(error: NodeJS.ErrnoException): Error {
  const hints: Readonly<Record<string, string>> = {
    EADDRINUSE: "another program has the port; set PORT to a free one",
    EADDRNOTAVAIL: "this machine has no such address; set HOST to one of its own",
    EACCES: "this user may not; set PORT to 1024 or more",
    ENOTFOUND: "no address has this name; set HOST to one of this machine",
  };
  const hint = hints[error.code ?? ""];
  return hint ? new SetupFault(`${error.message}: ${hint}`) : error;
}
