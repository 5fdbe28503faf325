import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { cpuSeconds, serverSeconds } from "../cpu-time.ts";
import type { Salida } from "../salida.ts";

/** Bytes of every table with its indexes and long values, by name. */
export async function tableSizes(client: pg.Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ name: string; bytes: string }>(
    `select c.oid::regclass::text as name, pg_total_relation_size(c.oid) as bytes
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('public', 'accounts', 'jobs')`,
  );
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}

/** Seconds of processor time so far: of Salida with its worker processes, and of its PostgreSQL with all its processes. */
export function processorOf({ pid, folder }: Salida): Record<"salida" | "postgres", number> {
  const [line = ""] = readFileSync(join(folder, "postgres/cluster/postmaster.pid"), "utf8").split("\n");
  const postmaster = Number(line);
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8").trim().split(" ");
  const living = [postmaster, ...children.map(Number)].reduce(
    (sum, each) => sum + (cpuSeconds(each) || 0),
    0,
  );
  return { salida: serverSeconds(pid), postgres: living + cpuOfEnded(postmaster) };
}

/** What a process's children took that are over. */
function cpuOfEnded(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** Files in the media store, and their bytes. */
export function mediaOf({ folder }: Salida): { count: number; bytes: number } {
  const media = join(folder, "media");
  const files = readdirSync(media, { recursive: true, withFileTypes: true }).filter((it) => it.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return { count: files.length, bytes };
}
