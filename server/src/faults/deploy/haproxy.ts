import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installPackages } from "../debian.ts";
import { aPort, eventually } from "../processes.ts";
import { statusOf } from "../site.ts";
import { deployPath } from "./deploy-files.ts";

const program = "/usr/sbin/haproxy";

/** What a balancer is started with, whole. */
type BalancerEnv = Record<"SALIDA_ONE" | "SALIDA_TWO", string> & Partial<Record<"SALIDA_THREE", string>>;

/** HAProxy with our configuration and a certificate of its own, on ports of its own. */
export interface RunningBalancer {
  url: string;
  httpPort: number;
  httpsPort: number;
  /** The certificate that it shows. */
  ca: string;
  /** "UP", "DOWN", … of each server, by backend and name. */
  states(): Promise<Record<string, string>>;
  close(): Promise<void>;
}

/** Why HAProxy cannot be had here; nothing where it can. */
export function withoutHaproxy(install: boolean): string | undefined {
  if (existsSync(program)) return undefined;
  if (!install) return "haproxy is not on this machine; the long run installs it";
  if (process.getuid?.() !== 0) return "haproxy is installed as root only";
  installPackages("haproxy");
  return undefined;
}

/** What HAProxy says of our configuration, and whether it takes it. */
export function checkConfiguration(env: Record<string, string>): { status: number; said: string } {
  const folder = mkdtempSync(join(tmpdir(), "salida-haproxy-"));
  try {
    const args = ["-c", "-f", deployPath("haproxy.cfg")];
    const all = { PATH: "/usr/sbin:/usr/bin", CERTIFICATE: makeCertificate(folder), ...env };
    return { status: 0, said: execFileSync(program, args, { env: all, encoding: "utf8", stdio: "pipe" }) };
  } catch (error) {
    const { status, stderr } = error as { status: number; stderr: string };
    return { status, said: stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export async function startBalancer(servers: BalancerEnv): Promise<RunningBalancer> {
  const folder = mkdtempSync(join(tmpdir(), "salida-haproxy-"));
  const CERTIFICATE = makeCertificate(folder);
  const [httpPort, httpsPort, ownPort] = [await aPort(), await aPort(), await aPort()];
  const ports = { HTTP_PORT: `${httpPort}`, HTTPS_PORT: `${httpsPort}`, OWN_PORT: `${ownPort}` };
  const unprivileged = process.getuid?.() !== 0 && { UNPRIVILEGED: "1" };
  const child = spawn(program, ["-db", "-f", deployPath("haproxy.cfg")], {
    env: { PATH: "/usr/sbin:/usr/bin", CERTIFICATE, ...unprivileged, ...ports, ...servers },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk) => (said += chunk));
  await eventually("HAProxy to be there", async () => {
    if (child.exitCode !== null) throw new Error(`HAProxy ended: ${said}`);
    return (await statusOf(`http://127.0.0.1:${ownPort}/alive`)) === 200;
  });
  return {
    url: `https://localhost:${httpsPort}`,
    httpPort,
    httpsPort,
    ca: readFileSync(CERTIFICATE, "utf8"),
    states: () => statesFrom(`http://127.0.0.1:${ownPort}/;csv`),
    async close() {
      await ended(child);
      rmSync(folder, { recursive: true });
    },
  };
}

async function statesFrom(address: string): Promise<Record<string, string>> {
  const [head = "", ...lines] = (await (await fetch(address)).text()).trim().split("\n");
  const at = head.split(",").indexOf("status");
  const rows = lines.map((line) => line.split(","));
  return Object.fromEntries(rows.map((row) => [`${row[0]}/${row[1]}`, row[at]?.split(" ")[0] ?? ""]));
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const over = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await over;
}

function makeCertificate(folder: string): string {
  const [key, certificate, both] = ["key.pem", "certificate.pem", "both.pem"].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  const asked = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "2"];
  const made = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", key];
  execFileSync("openssl", ["req", "-x509", ...made, "-out", certificate, ...asked], { stdio: "pipe" });
  writeFileSync(both, readFileSync(certificate, "utf8") + readFileSync(key, "utf8"));
  return both;
}
