import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The shell without a window does the same work for a third of the processor's time. */
const shell = "chromium-headless-shell";
const names = [shell, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** The path of a Chromium: one on the machine, else Debian's package when root, else the test tool's own. */
export function findBrowser() {
  return process.env.CHROMIUM ?? onMachine() ?? fromDebian() ?? fromTestTool() ?? fail();
}

function onMachine() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log(`installing Debian's ${shell} for the journeys (once)`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", shell]]) {
    spawnSync("apt-get", ["-qq", ...args], { stdio: ["ignore", "ignore", "inherit"], env });
  }
  return onMachine();
}

function fromTestTool() {
  const cli = join(import.meta.dirname, "../node_modules/@playwright/test/cli.js");
  console.log("installing the test tool's own Chromium for the journeys (once)");
  spawnSync(process.execPath, [cli, "install", "chromium-headless-shell"], {
    stdio: ["ignore", "ignore", "inherit"],
    timeout: 300_000,
  });
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const { stdout } = spawnSync(process.execPath, ["-e", script], {
    cwd: import.meta.dirname,
    encoding: "utf8",
  });
  const path = stdout.trim();
  return existsSync(path) ? path : undefined;
}

function fail() {
  console.error(
    "The journeys need a Chromium and none could be had: install one (Debian: apt install chromium-headless-shell) or set CHROMIUM to its path.",
  );
  process.exit(1);
}
