import { existsSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

/** A PostgreSQL server that runs on a cluster folder. */
export interface Postmaster {
  pid: number;
  port: number;
}

/** The live server of this cluster, as its pid file and the system tell; a dead or dying one is none. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const lines = pidFile(cluster);
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 && servesCluster(pid, cluster) ? { pid, port } : undefined;
}

/** The port the last server of this cluster had, so that a restarted one is found where it was. */
export function lastPort(cluster: string): number | undefined {
  const port = Number(pidFile(cluster)[3]);
  return port > 0 ? port : undefined;
}

function pidFile(cluster: string): string[] {
  const file = join(cluster, "postmaster.pid");
  return existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
}

function servesCluster(pid: number, cluster: string): boolean {
  try {
    const state = readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\) /, "")[0];
    // a killed server can stay a zombie for seconds until somebody reaps it
    return state !== "Z" && state !== "X" && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}

/** `wanted` when nothing listens there on loopback, else any free port. */
export async function freePort(wanted: number | undefined): Promise<number> {
  return (wanted && (await tryPort(wanted))) || (await tryPort(0)) || 0;
}

function tryPort(port: number): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(0));
    probe.listen(port, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
