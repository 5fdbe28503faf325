import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { build as bundle } from "vite";

/** Large and seldom wanted, so kept only once it was asked for: what words mean, letters that hardly ever occur. */
const seldom = /\/glossary\/|-ext-/;
const icons = ["/favicon.svg", "/icon-192.png"];

/** The service worker, which knows the files of this build by their hashes; any change to one of them makes it another. */
export async function writeWorker(root, web) {
  const manifest = JSON.parse(await readFile(join(web, ".vite/manifest.json"), "utf8"));
  const later = new Set(
    Object.values(manifest)
      .filter(({ src }) => seldom.test(src ?? ""))
      .map(({ file }) => `/${file}`),
  );
  const names = (await readdir(join(web, "assets"))).filter((name) => !/\.(br|gz|map)$/.test(name));
  const paths = [...icons, ...names.sort().map((name) => `/assets/${name}`)];
  const hashes = await Promise.all(paths.map(async (path) => [path, await hashOf(join(web, path))]));
  const pages = await Promise.all(
    ["index", "app"].map((name) => readFile(join(web, `${name}.html`), "utf8")),
  );
  const files = {
    entry: `/${manifest["app.html"].file}`,
    ahead: Object.fromEntries(hashes.filter(([path]) => !later.has(path))),
    later: Object.fromEntries(hashes.filter(([path]) => later.has(path))),
  };
  const id = createHash("sha256")
    .update(JSON.stringify([files, pages]))
    .digest("hex")
    .slice(0, 12);
  await bundleWorker(root, web, { id, ...files });
}

async function hashOf(file) {
  const hash = createHash("sha256").update(await readFile(file));
  return `sha256-${hash.digest("base64")}`;
}

async function bundleWorker(root, web, made) {
  await bundle({
    configFile: false,
    root: join(root, "web"),
    logLevel: "warn",
    publicDir: false,
    define: { __SALIDA_BUILD__: JSON.stringify(made) },
    build: {
      outDir: web,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, "web/src/worker/sw.ts"),
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
}
