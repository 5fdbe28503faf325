import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { build as bundle } from "vite";
import { writeApplicationPages } from "./application.mjs";
import { compress } from "./compress.mjs";
import { loadLanding, writeLandingPages } from "./landing.mjs";
import { writeWorker } from "./worker.mjs";

/** Made beside the old one and put in its place when whole: a server that is running never sees half a page. */
export async function build(root) {
  const made = join(root, "dist", `.web-${process.pid}`);
  try {
    await bundle({
      configFile: join(root, "web/vite.config.ts"),
      logLevel: "warn",
      build: { outDir: made, reportCompressedSize: false },
    });
    const landing = await loadLanding(root, made);
    await writeApplicationPages(made, landing);
    await writeLandingPages(made, landing);
    await writeWorker(root, made);
    await compress(made);
    await rm(join(root, "dist/web"), { recursive: true, force: true });
    await rename(made, join(root, "dist/web"));
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}
