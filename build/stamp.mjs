import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";

const skipped = new Set(["node_modules", "dist"]);
const test = /\.test\.[cm]?[jt]sx?$/;

/** Whether what the part made last time was made from what is there now. */
export async function fresh(root, name, part) {
  if (part.outputs.some((output) => !existsSync(join(root, output)))) return false;
  const kept = await readFile(stampPath(root, name), "utf8").catch(() => "");
  return kept === (await digest(root, part.inputs));
}

/** The digest is taken before the build: a file changed meanwhile makes the next run build again. */
export async function stamp(root, name, part, build) {
  const made = await digest(root, part.inputs);
  await mkdir(join(root, "dist"), { recursive: true });
  await rm(stampPath(root, name), { force: true });
  await build(root);
  await writeFile(stampPath(root, name), made);
}

function stampPath(root, name) {
  return join(root, "dist", `.${name}-stamp`);
}

async function digest(root, inputs) {
  const hash = createHash("sha256").update(process.version);
  for (const input of inputs)
    for (const path of await filesUnder(join(root, input)))
      hash.update(`\0${relative(root, path)}\0`).update(await readFile(path));
  return hash.digest("hex");
}

async function filesUnder(path) {
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { withFileTypes: true, recursive: false }).catch((error) => {
    if (error.code === "ENOTDIR") return undefined;
    throw error;
  });
  if (!entries) return [path];
  const found = [];
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
    if (!skipped.has(entry.name) && !test.test(entry.name))
      found.push(...(await filesUnder(join(path, entry.name))));
  return found;
}
