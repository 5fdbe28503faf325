// Runs on whatever Node there is: installs what is missing with the npm that called, then the scripts run on Node 24.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL(".", import.meta.url));
const stamp = `${root}node_modules/.installed`;
const wanted = createHash("sha256")
  .update(readFileSync(`${root}package-lock.json`))
  .update(`${process.platform} ${process.arch}`)
  .digest("hex");

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19))
  fail(`Salida needs Node 20.19 or newer; this is ${process.version}`);
if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) install();
useHooks();
linkRuntime();
assertRuntime();

function install() {
  console.log("installing what is missing (once)");
  const { npm_node_execpath: node = process.execPath, npm_execpath: npm } = process.env;
  if (!npm) fail("run this through npm: npm start");
  // as `npm ci` would, which itself refuses a lock without packages for platforms that its maker could not reach
  rmSync(`${root}node_modules`, { recursive: true, force: true });
  const args = [npm, "install", "--no-save", "--ignore-scripts", "--loglevel=error"];
  // NODE_ENV=production would leave out what the build needs
  const env = { ...process.env, NODE_ENV: "development", npm_config_engine_strict: "false" };
  const { status } = spawnSync(node, [...args, "--include=dev", "--include=optional"], {
    cwd: root,
    stdio: "inherit",
    env,
  });
  if (status !== 0) fail("the installation did not succeed; what npm said stands above");
  writeFileSync(stamp, wanted);
}

/** The scripts run on this link's Node. npm 10 leaves it out; where no Node is pinned it is the one that runs this. */
function linkRuntime() {
  const own = `node-${process.platform}-${process.arch}`;
  const link = `${root}node_modules/.bin/node`;
  if (existsSync(link)) return;
  symlinkSync(existsSync(`${root}node_modules/${own}`) ? `../${own}/bin/node` : process.execPath, link);
}

/** A silent fall-back to an older Node is the likeliest way for the pin to fail, so it is checked. */
function assertRuntime() {
  const pinned = JSON.parse(readFileSync(`${root}package.json`, "utf8")).optionalDependencies;
  const expected = pinned[`node-${process.platform}-${process.arch}`];
  const { stdout } = spawnSync(`${root}node_modules/.bin/node`, ["--version"], { encoding: "utf8" });
  const actual = stdout?.trim() ?? "none";
  const suits = expected ? actual === `v${expected}` : Number(actual.slice(1).split(".")[0]) >= 24;
  if (!suits)
    fail(
      `Salida runs on Node ${expected ?? "24 or newer"}; found ${actual}. Delete node_modules and try again`,
    );
}

function useHooks() {
  if (existsSync(`${root}.git`)) spawnSync("git", ["config", "core.hooksPath", ".githooks"], { cwd: root });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
