import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Before the first test: builds the server that the faults are tried on, unless what is built is of today. */
export function setup(): void {
  execFileSync(process.execPath, ["build.mjs", "server"], { cwd: root, stdio: "inherit" });
}
