import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { atEnd } from "./clean-up.ts";

/** The root of the project. */
export const root = fileURLToPath(new URL("../..", import.meta.url));
const built = join(root, "dist/main.mjs");
const patience = 60_000;

/** A running built server. */
export interface Salida {
  port: number;
  url: string;
  pid: number;
  /** Where it keeps everything. */
  folder: string;
  /** Seconds from its spawn to the first 200 of /readyz. */
  startSeconds: number;
  /** Stops it as an operator would; gives the seconds it took. */
  stop(): Promise<number>;
  /** Kills it without a warning, and its PostgreSQL too where that is asked for. */
  kill(withDatabase: boolean): void;
}

/** Starts the built server on a folder, and waits until it is ready. `flags` are Node's. */
export async function startSalida(
  folder: string,
  env: Record<string, string> = {},
  flags: readonly string[] = [],
): Promise<Salida> {
  if (!existsSync(built)) throw new Error("dist/main.mjs is not there: run node build.mjs first");
  const port = Number(env.PORT) || (await freePort());
  atEnd(() => stopOrphan(folder));
  const began = performance.now();
  const { child, output } = spawnNode([...flags, built], { ...settings(folder, port), ...env });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}/readyz`, child, output);
  const startSeconds = (performance.now() - began) / 1000;
  const kill = (withDatabase: boolean) => {
    child.kill("SIGKILL");
    if (withDatabase) killPostgres(folder);
  };
  return { port, url, pid: child.pid ?? 0, folder, startSeconds, stop: () => stopChild(child), kill };
}

function settings(folder: string, port: number): Record<string, string> {
  return {
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: folder,
    HUMAN_CHECK: "off",
    SIGNUP_CONFIRMATION: "off",
    RATE_LIMITS: "off",
    LOG_LEVEL: "warn",
    DAILY_LIMITS: "999999",
  };
}

/** Starts a Node program that is stopped when the run ends. */
export function spawnNode(args: string[], env: Record<string, string>) {
  const inherited = Object.fromEntries(
    ["PATH", "HOME", "TMPDIR", "LANG"].map((name) => [name, process.env[name]]),
  );
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...inherited, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => said.push(String(chunk)));
  atEnd(() => stopChild(child));
  return { child, output: () => said.join("") };
}

/** Asks an address until it answers 200. */
export async function untilReady(address: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`it ended before it was ready: ${output()}`);
    const answer = await fetch(address).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
    await sleep(5);
  }
  throw new Error(`not ready in ${patience / 1000} s: ${output()}`);
}

async function stopChild(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null || child.signalCode !== null) return 0;
  const began = performance.now();
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const hard = setTimeout(() => child.kill("SIGKILL"), 15_000);
  await ended;
  clearTimeout(hard);
  return (performance.now() - began) / 1000;
}

/** A server that had to be killed leaves its PostgreSQL running. */
function stopOrphan(folder: string): void {
  const cluster = join(folder, "postgres/cluster");
  try {
    const [pid] = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
    if (readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)) process.kill(Number(pid), "SIGQUIT");
  } catch {
    // it is gone, as it should be
  }
}

function killPostgres(folder: string): void {
  const [pid] = readFileSync(join(folder, "postgres/cluster/postmaster.pid"), "utf8").split("\n");
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
  for (const each of [pid, ...children].map(Number)) if (each > 0) process.kill(each, "SIGKILL");
}

/** A port nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (typeof address !== "object" || address === null) throw new Error("no free port");
  return address.port;
}

/** Where the embedded PostgreSQL of a running server answers. */
export interface DatabaseAddress {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

export function databaseOf({ folder }: Pick<Salida, "folder">): DatabaseAddress {
  const lines = readFileSync(join(folder, "postgres/cluster/postmaster.pid"), "utf8").split("\n");
  const password = readFileSync(join(folder, "postgres/password"), "utf8").trim();
  return { host: "127.0.0.1", port: Number(lines[3]), user: "salida", password, database: "salida" };
}

/** The same database as a DATABASE_URL, at another port where one is named. */
export function databaseUrl(at: DatabaseAddress, port = at.port): string {
  return `postgres://${at.user}:${encodeURIComponent(at.password)}@${at.host}:${port}/${at.database}`;
}
