import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join, matchesGlob, relative } from "node:path";
import type { Site } from "../site.ts";
import { deployFile, type Instruction, root, stagesOf } from "./deploy-files.ts";

interface Copy {
  /** Paths in the sources, or in the stage before. */
  from: string[];
  to: string;
  fromBuild: boolean;
}

const inImage = "/salida/";

/** What a stage copies, with paths relative to the project's folder. */
export function copiesOf(stage: readonly Instruction[]): Copy[] {
  return stage
    .filter(({ name }) => name === "COPY")
    .map(({ rest }) => {
      const words = rest.split(/\s+/);
      const fromBuild = words[0] === "--from=build";
      const from = words.slice(fromBuild ? 1 : 0, -1).map((path) => path.replace(inImage, ""));
      return { from, to: words.at(-1) ?? "", fromBuild };
    });
}

/** Whether .dockerignore lets a path into the build: the last line that speaks of it decides. */
export function notIgnored(path: string): boolean {
  const lines = readFileSync(join(root, ".dockerignore"), "utf8").split("\n");
  const rules = lines.filter((line) => line !== "" && !line.startsWith("#"));
  const spoken = rules.filter((line) => speaksOf(line.replace("!", ""), path));
  return spoken.at(-1)?.startsWith("!") ?? true;
}

function speaksOf(pattern: string, path: string): boolean {
  const parents = path.split("/").map((_, at, all) => all.slice(0, at + 1).join("/"));
  // Docker's star takes names that begin with a dot, too
  return pattern === "*" || parents.some((parent) => matchesGlob(parent, pattern));
}

/** Does what the Containerfile says, in folders of a site; gives that of the last stage. */
export function buildTree(site: Site): string {
  const [build = [], last = []] = stagesOf(deployFile("Containerfile"));
  const folder = site.folder();
  const made = join(folder, "build");
  for (const instruction of build) {
    for (const { from, to } of copiesOf([instruction])) for (const path of from) copySource(path, made, to);
    if (instruction.name === "RUN") run(instruction.rest, made);
  }
  const tree = join(folder, "salida");
  for (const { from, to } of copiesOf(last)) {
    for (const path of from) {
      const target = to.endsWith("/") ? join(tree, to, path) : join(tree, to);
      cpSync(join(made, path), target, { recursive: true, verbatimSymlinks: true });
    }
  }
  for (const path of [folder, tree]) chmodSync(path, 0o755);
  return tree;
}

function copySource(path: string, made: string, to: string): void {
  const whole = path === ".";
  const target = whole ? made : join(made, to, to.endsWith("/") ? (path.split("/").at(-1) ?? "") : "");
  mkdirSync(dirname(target), { recursive: true });
  cpSync(join(root, path), target, {
    recursive: true,
    filter: (source) => {
      const asked = relative(root, source);
      return asked === "" || notIgnored(asked) || leadsToException(asked);
    },
  });
}

/** A folder that is left out but for what it holds. */
function leadsToException(path: string): boolean {
  return ["e2e", "bench"].includes(path);
}

/** As in the image: with its Node before any other, but with this machine's way to packages. */
function run(command: string, cwd: string): void {
  const { NODE_ENV: _, ...mine } = process.env;
  const env = { ...mine, PATH: `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin` };
  execFileSync("sh", ["-ec", command], { cwd, env, stdio: ["ignore", "ignore", "inherit"] });
}

/** What the image sets. */
export function imageSettings(): Record<string, string> {
  const last = stagesOf(deployFile("Containerfile")).at(-1) ?? [];
  const lines = last.filter(({ name }) => name === "ENV").map(({ rest }) => rest);
  const pairs = lines.flatMap((rest) => rest.split(/\s+/).map((pair) => pair.split("=") as [string, string]));
  return Object.fromEntries(pairs);
}

/** A Salida of a tree that cannot be written to, run by nobody with what the image sets, but for its address. */
export function startReadOnly(site: Site, tree: string, port: number): ChildProcess {
  const { DATA_DIR: _, ...settings } = imageSettings();
  const dataDir = site.folder();
  execFileSync("chown", ["nobody:nogroup", dataDir]);
  const own = { DATA_DIR: dataDir, NODE_COMPILE_CACHE: join(dataDir, "compiled"), LOG_LEVEL: "warn" };
  const env = { ...settings, ...own, ...trusting, HOST: "127.0.0.1", PORT: String(port) };
  const mount = `mount --bind '${tree}' '${tree}' && mount -o remount,ro,bind '${tree}' && cd '${tree}'`;
  const nobody = "setpriv --reuid=nobody --regid=nogroup --clear-groups --no-new-privs";
  const command = `${mount} && exec ${nobody} '${process.execPath}' dist/main.mjs`;
  const salida = spawn("unshare", ["-m", "sh", "-ec", command], {
    env: { PATH: "/usr/bin:/bin", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  site.later(() => salida.kill("SIGKILL"));
  return salida;
}

/** So that a test can sign up. */
const trusting = { HUMAN_CHECK: "off", SIGNUP_CONFIRMATION: "off", RATE_LIMITS: "off" };
