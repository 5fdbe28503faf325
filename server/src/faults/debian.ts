import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Test files run beside each other, and Debian's programs refuse a second one of them. */
const turn = join(tmpdir(), "salida-packages.lock");

/** Installs packages of Debian's, where this machine is one and the user is root; throws where they cannot be had. */
export function installPackages(...names: readonly string[]): void {
  for (const args of [["update"], ["install", "--no-install-recommends", "-y", ...names]]) {
    const { status } = spawnSync("flock", [turn, "apt-get", "-qq", ...args], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    if (status !== 0) throw new Error(`apt-get ${args[0]} did not succeed`);
  }
}
