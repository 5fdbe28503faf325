import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findBinaries, runPostgres } from "#store/postgres-binaries.ts";
import { findPostmaster } from "#store/postmaster.ts";
import { aPort, descendants, eventually, isAlive, kill } from "./processes.ts";

/** A PostgreSQL that is not Salida's own, on a port that stays. */
export interface ExternalPostgres {
  /** What `DATABASE_URL` is set to. */
  url: string;
  start(): Promise<void>;
  stop(mode?: "fast" | "immediate"): Promise<void>;
  /** Stops all its processes where they stand, or lets them go on. */
  freeze(frozen: boolean): void;
  /** Stops it and removes its files. */
  remove(): Promise<void>;
}

/** Where Debian keeps PostgreSQL 15, the oldest that is supported. */
export const oldestPrograms = "/usr/lib/postgresql/15/bin";

const user = "operator";
const password = "operators-own";

/**
 * `address`: where it listens; whoever reaches that and has the password comes in. `env` is what it has in its environment
 * beside ours, `inside` where its files lie.
 */
export async function anExternalPostgres({
  bin = dirname(findBinaries().initdb),
  address = "127.0.0.1",
  env = {} as Readonly<Record<string, string>>,
  inside = tmpdir(),
} = {}): Promise<ExternalPostgres> {
  const folder = mkdtempSync(join(inside, "salida-external-"));
  const files = join(folder, "cluster");
  const port = await aPort();
  await makeCluster(join(bin, "initdb"), folder, files);

  async function start(): Promise<void> {
    const settings = `-c listen_addresses=${address} -c unix_socket_directories='' -c port=${port}`;
    const log = join(folder, "server.log");
    const starting = ["start", "-w", "-t", "60", "-D", files, "-l", log, "-o", settings];
    const given = Object.entries(env).map(([name, value]) => `${name}=${value}`);
    await done("env", [...given, join(bin, "pg_ctl"), ...starting]);
  }
  async function stop(mode: "fast" | "immediate" = "fast"): Promise<void> {
    const pid = findPostmaster(files)?.pid;
    if (!pid) return;
    kill(pid, mode === "fast" ? "SIGINT" : "SIGQUIT");
    await eventually("the external PostgreSQL to stop", () => !isAlive(pid));
  }
  function freeze(frozen: boolean): void {
    const pid = findPostmaster(files)?.pid;
    if (!pid) return;
    for (const one of [pid, ...descendants(pid)]) kill(one, frozen ? "SIGSTOP" : "SIGCONT");
  }
  await start();
  return {
    url: `postgres://${user}:${password}@${address}:${port}/postgres`,
    start,
    stop,
    freeze,
    async remove() {
      freeze(false);
      await stop("immediate");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function makeCluster(initdb: string, folder: string, files: string): Promise<void> {
  const passwordFile = join(folder, "password");
  mkdirSync(folder, { recursive: true });
  writeFileSync(passwordFile, password);
  const making = ["-D", files, "-U", user, "-A", "scram-sha-256", "--pwfile", passwordFile, "-E", "UTF8"];
  await done(initdb, [...making, "--locale=C.UTF-8", "--no-sync"]);
  appendFileSync(join(files, "pg_hba.conf"), "host all all all scram-sha-256\n");
}

async function done(program: string, args: readonly string[]): Promise<void> {
  const { code, output } = await runPostgres(program, args);
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${output}`);
}
