import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build as bundle } from "vite";
import { fontsOf } from "./fonts.mjs";

const entry = "src/landing/landing.ts";

/** One finished page a language, its style inside it: index.html for English, index.<language>.html for the others. */
export async function writeLandingPages(web, { landingPage, languages }) {
  const manifest = JSON.parse(await readFile(join(web, ".vite/manifest.json"), "utf8"));
  const [sheet] = manifest[entry].css;
  const assets = {
    css: (await readFile(join(web, sheet), "utf8")).trim(),
    script: `/${manifest[entry].file}`,
    beforePaint: `/${manifest["src/landing/before-paint.ts"].file}`,
    fonts: fontsOf(manifest),
  };
  for (const language of languages) {
    const name = language === "en" ? "index.html" : `index.${language}.html`;
    await writeFile(join(web, name), landingPage(language, assets));
  }
  await rm(join(web, sheet));
}

/** The landing page as it is written, and what pages say of themselves where a link to them is shown. */
export async function loadLanding(root, web) {
  const outDir = `${web}-page`;
  try {
    await bundle({
      configFile: join(root, "web/vite.config.ts"),
      logLevel: "warn",
      build: {
        outDir,
        manifest: false,
        copyPublicDir: false,
        ssr: "src/landing/landing-page.tsx",
        rolldownOptions: { input: join(root, "web/src/landing/landing-page.tsx") },
      },
      ssr: { noExternal: true },
    });
    return await import(pathToFileURL(join(outDir, "landing-page.js")).href);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
