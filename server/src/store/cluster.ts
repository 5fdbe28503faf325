import { randomBytes } from "node:crypto";
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Binaries } from "./postgres-binaries.ts";
import { runPostgres } from "./postgres-binaries.ts";
import { freePort, lastPort } from "./postmaster.ts";
import { SetupFault } from "./setup-fault.ts";

/** What a cluster folder holds: PostgreSQL's files, the password, the server's log. */
export interface Cluster {
  /** PostgreSQL's own folder. */
  files: string;
  password: string;
  log: string;
}

const logLimit = 10_000_000;

/**
 * The cluster in `folder`, made first where there is none. It is made aside and renamed, so a first start
 * that was killed leaves nothing behind that looks whole.
 */
export async function openCluster(folder: string, binaries: Binaries): Promise<Cluster> {
  const files = join(folder, "cluster");
  const own = [files, join(files, "PG_VERSION"), join(folder, "password"), join(folder, "server.log")];
  for (const path of [dirname(folder), folder, ...own]) refuseUnreadable(path);
  if (!existsSync(join(files, "PG_VERSION"))) await makeCluster(folder, binaries);
  if (!existsSync(join(files, "PG_VERSION"))) {
    throw new SetupFault(`${folder} is there but holds no database: move it away or name another DATA_DIR`);
  }
  const made = readFileSync(join(files, "PG_VERSION"), "utf8").trim();
  if (made !== binaries.major) {
    throw new SetupFault(
      `${files} was made by PostgreSQL ${made}, this Salida brings ${binaries.major}: ` +
        "start the Salida that made it, or dump and restore it into a fresh DATA_DIR",
    );
  }
  const password = readFileSync(join(folder, "password"), "utf8").trim();
  return { files, password, log: join(folder, "server.log") };
}

/** What this user may not look into looks as if nothing were there. */
function refuseUnreadable(path: string): void {
  try {
    accessSync(path, constants.R_OK);
    // a folder's entries are out of reach without
    if (statSync(path).isDirectory()) accessSync(path, constants.X_OK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EACCES") return;
    const { uid } = statSync(path);
    throw new SetupFault(
      `DATA_DIR: ${path} cannot be read by this user (it belongs to uid ${uid}, and this is ${process.geteuid?.()}): ` +
        "chown -R DATA_DIR to the user who runs Salida",
    );
  }
}

/** A fresh folder beside that of the cluster. */
function makeAside(folder: string): string {
  const aside = `${folder}.new-${process.pid}-${randomBytes(4).toString("hex")}`;
  try {
    mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
    removeLeftovers(folder);
    mkdirSync(aside, { mode: 0o700 });
  } catch (error) {
    throw new SetupFault(
      `DATA_DIR: cannot make a database in ${folder}: ${(error as NodeJS.ErrnoException).code}`,
    );
  }
  return aside;
}

async function makeCluster(folder: string, { initdb }: Binaries): Promise<void> {
  const aside = makeAside(folder);
  const passwordFile = join(aside, "password");
  writeFileSync(passwordFile, randomBytes(24).toString("base64url"), { mode: 0o600 });
  const args = [
    "-D",
    join(aside, "cluster"),
    "-U",
    "salida",
    "-A",
    "scram-sha-256",
    "--pwfile",
    passwordFile,
  ];
  const { code, output } = await runPostgres(initdb, [...args, "-E", "UTF8", "--locale=C.UTF-8"]);
  if (code !== 0) {
    rmSync(aside, { recursive: true, force: true });
    refuseWithoutNamespaces(output);
    throw new SetupFault(`cannot make a database in ${folder}: ${reason(output)}`);
  }
  try {
    renameSync(aside, folder);
  } catch {
    // another Salida was first; its cluster serves
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Folders that a killed first start left behind, known by a process that is no more. */
function removeLeftovers(folder: string): void {
  for (const name of readdirSync(dirname(folder))) {
    const pid = name.startsWith(`${basename(folder)}.new-`) && Number(name.split("-").at(-2));
    if (pid && !existsSync(`/proc/${pid}`)) {
      rmSync(join(dirname(folder), name), { recursive: true, force: true });
    }
  }
}

/** Starts the cluster's server and returns once it accepts connections or has said why not. */
export async function startServer({ files, log }: Cluster, { pgCtl }: Binaries): Promise<void> {
  if (existsSync(log) && statSync(log).size > logLimit) truncateSync(log);
  writeFileSync(log, "", { flag: "a", mode: 0o600 });
  chmodSync(log, 0o600);
  const logged = statSync(log).size;
  const port = await freePort(lastPort(files));
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    port,
    fsync: "on",
    // After a kill every file is brought to the disk before recovery begins: one call for the file system instead of
    // one for each of 1,500 files, which was most of a restart.
    recovery_init_sync_method: "syncfs",
    // neither a learner's input nor an address may reach the log
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  const args = ["start", "-w", "-t", "30", "-D", files, "-l", log, "-o", options.join(" ")];
  const { code, output } = await runPostgres(pgCtl, args);
  if (code === 0) return;
  refuseWithoutNamespaces(output);
  const why = causeIn(readFileSync(log).subarray(logged).toString()) || reason(output);
  throw new Error(`the embedded PostgreSQL does not start: ${why} (more in postgres/server.log in DATA_DIR)`);
}

/** Why a start failed, of what it logged: its last lines only say that it ends. */
function causeIn(logged: string): string {
  const lines = logged.trim().split("\n");
  // those who ask whether it is up yet are refused so
  const fatal = lines.filter((line) => /(FATAL|PANIC):/.test(line) && !/the database system is/.test(line));
  if (fatal.length === 0) return reason(lines.slice(-3).join(" "));
  return fatal
    .map((line) => line.replace(/^.*?(?=FATAL|PANIC)/, "").replaceAll(/\s+/g, " "))
    .join("; ")
    .slice(0, 300);
}

function refuseWithoutNamespaces(output: string): void {
  if (!output.startsWith("unshare:")) return;
  throw new SetupFault(
    "PostgreSQL does not run as root, and the user namespace that would help is forbidden here: " +
      "run Salida as an ordinary user or set DATABASE_URL",
  );
}

function reason(output: string): string {
  return output.replaceAll(/\s+/g, " ").slice(-300);
}
