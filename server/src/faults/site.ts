import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { aPort, eventually, kill, killPostgres } from "./processes.ts";

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A real Salida, in a process of its own. */
export interface Running {
  url: string;
  port: number;
  pid: number;
  /** Standard output so far, and standard error. */
  out(): string;
  err(): string;
  ended: Promise<Ended>;
  /** Signals the process alone. */
  signal(name: NodeJS.Signals): void;
  /** Kills it with all it started in the foreground; its PostgreSQL is not among them. */
  killGroup(): Promise<void>;
  /** Waits until it can serve; throws with what it said when it ends before that. */
  ready(): Promise<void>;
}

/** Where real servers run: gives out folders and processes, and leaves nothing of them behind. */
export interface Site {
  folder(): string;
  /** Starts a process and does not wait. `inside`: the command that it is put behind, to run on another host. */
  launch(dataDir: string, settings?: Record<string, string>, inside?: readonly string[]): Promise<Running>;
  /** Starts a process and waits until it can serve. */
  start(dataDir: string, settings?: Record<string, string>, inside?: readonly string[]): Promise<Running>;
  /** Calls `undo` when the site is cleared; the latest first. */
  later(undo: () => unknown): void;
  clear(): Promise<void>;
}

/** For tests that start real servers, on a machine that may be busy. */
export const patient = { timeout: 240_000 };

/** As it is built: from source a start costs four times as much. */
const main = fileURLToPath(new URL("../../../dist/main.mjs", import.meta.url));
const quiet = {
  PATH: "/usr/local/bin:/usr/bin:/bin",
  HUMAN_CHECK: "off",
  SIGNUP_CONFIRMATION: "off",
  RATE_LIMITS: "off",
  DAILY_LIMITS: "100000",
  LOG_LEVEL: "warn",
};

export function aSite(): Site {
  const undoes: (() => unknown)[] = [];
  const launch: Site["launch"] = async (dataDir, settings = {}, inside = []) => {
    const port = settings.PORT ? Number(settings.PORT) : await aPort();
    const env = { ...quiet, DATA_DIR: dataDir, PORT: String(port), ...settings };
    const [program = "", ...args] = [...inside, process.execPath, main];
    const child = spawn(program, args, { env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    const running = watched(child, port, settings.HOST);
    undoes.push(() => running.killGroup());
    return running;
  };
  return {
    launch,
    async start(dataDir, settings, inside) {
      const running = await launch(dataDir, settings, inside);
      await running.ready();
      return running;
    },
    folder() {
      const folder = mkdtempSync(join(tmpdir(), "salida-faults-"));
      undoes.push(async () => {
        await killPostgres(folder);
        rmSync(folder, { recursive: true, force: true });
      });
      return folder;
    },
    later: (undo) => void undoes.push(undo),
    async clear() {
      for (const undo of undoes.splice(0).reverse()) await undo();
    },
  };
}

function watched(child: ChildProcess, port: number, host = "127.0.0.1"): Running {
  const said = { out: "", err: "" };
  child.stdout?.on("data", (chunk) => (said.out += chunk));
  child.stderr?.on("data", (chunk) => (said.err += chunk));
  const pid = child.pid ?? 0;
  let over: Ended | undefined;
  // "close": what it said last is in by then
  const ended = new Promise<Ended>((resolve) => {
    child.once("close", (code, signal) => {
      over = { code, signal };
      resolve(over);
    });
  });
  const url = `http://${host}:${port}`;
  return {
    url,
    port,
    pid,
    out: () => said.out,
    err: () => said.err,
    ended,
    signal: (name) => kill(pid, name),
    async killGroup() {
      kill(-pid, "SIGKILL");
      await ended;
    },
    async ready() {
      await eventually(`${url} to serve`, async () => {
        if (over) throw new Error(`it ended with ${over.code ?? over.signal}: ${said.err}${said.out}`);
        return (await statusOf(`${url}/readyz`)) === 200;
      });
    },
  };
}

/** The status an address answers with; undefined when nobody answers. */
export async function statusOf(address: string): Promise<number | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return undefined;
  }
}
