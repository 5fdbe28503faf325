import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { changeStored } from "./stored.ts";

/** A Salida of its own: a built server on a free port with an empty data folder. */
export interface Salida {
  url: string;
  /** Changes what is stored, as only the passing of time would. */
  store(statement: string, values: readonly unknown[]): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the built server, as an operator would, and returns once it says where it is on. */
export async function startSalida(settings: Record<string, string> = {}): Promise<Salida> {
  const dir = mkdtempSync(join(tmpdir(), "salida-journey-"));
  const { url, server, said } = await startOn(dir, settings, 3);
  return {
    url,
    store: (statement, values) => changeStored(dir, statement, values),
    async stop() {
      const endedByItself = server.exitCode ?? server.signalCode;
      if (endedByItself === null) {
        const ended = new Promise((resolve) => server.once("exit", resolve));
        server.kill("SIGTERM");
        await ended;
      }
      rmSync(dir, { recursive: true, force: true });
      if (endedByItself !== null) throw new Error(`the server ended with ${endedByItself}: ${said()}`);
    },
  };
}

/** Another may take a port between its being found free and its use: then the next one is tried. */
async function startOn(dir: string, settings: Record<string, string>, tries: number) {
  const port = await freePort();
  const env = { ...process.env, DATA_DIR: dir, PORT: String(port), LOG_LEVEL: "error", ...settings };
  const main = join(import.meta.dirname, "../../dist/main.mjs");
  const server = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  const said = () => output;
  try {
    await saysItIsOn(server, said);
    return { url: `http://127.0.0.1:${port}`, server, said };
  } catch (error) {
    if (tries > 1 && String(error).includes("EADDRINUSE")) return startOn(dir, settings, tries - 1);
    throw error;
  }
}

function saysItIsOn(server: ChildProcess, said: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.stdout?.on("data", () => {
      if (said().includes("Salida is on at")) resolve();
    });
    server.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${said()}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
