import { spawnSync } from "node:child_process";

/** Installs packages of Debian's, where this machine is one and the user is root; throws where they cannot be had. */
export function installPackages(...names: readonly string[]): void {
  for (const args of [["update"], ["install", "--no-install-recommends", "-y", ...names]]) {
    const { status } = spawnSync("env", ["DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", ...args], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    if (status !== 0) throw new Error(`apt-get ${args[0]} did not succeed`);
  }
}
