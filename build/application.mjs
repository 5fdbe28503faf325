import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fontsOf } from "./fonts.mjs";

const entry = "app.html";
const signedIn = "src/signed-in.tsx";

/**
 * The screens that many visits begin with, by a pattern of their address. What they need beyond the entry is named in the
 * page, and asked for by before-paint.ts while the entry is still on its way; any other screen is fetched by the entry.
 */
const screens = [
  { at: "^/login$", sources: ["src/accounts/login-page.tsx"] },
  { at: "^/register$", sources: ["src/accounts/register-page.tsx"] },
  { at: "^/dashboard$", sources: [signedIn, "src/dashboard/dashboard-page.tsx"] },
  { at: "^/exercises$", sources: [signedIn, "src/exercises/catalogue-page.tsx"] },
  { at: "^/escape-room-summary$", sources: [signedIn, "src/rooms/summary/summary-page.tsx"] },
  { at: "^/escape-room/[^/]+$", sources: [signedIn, "src/rooms/room-page.tsx"] },
  { at: "^/(?!escape-room-)[^/]+-summary$", sources: [signedIn, "src/exercises/summary-page.tsx"] },
  { at: "^/(?!escape-room/)[^/]+/[^/]+$", sources: [signedIn, "src/exercises/exercise-page.tsx"] },
];

/**
 * The application's page in each language: app.html for English, app.<language>.html for the others. Each says which
 * words and faces it opens with, so that they come together with its first script.
 */
export async function writeApplicationPages(web, { headOf }) {
  const manifest = JSON.parse(await readFile(join(web, ".vite/manifest.json"), "utf8"));
  const html = await readFile(join(web, "app.html"), "utf8");
  const books = Object.values(manifest).filter(({ name }) => /^words-[a-z]+-start$/.test(name ?? ""));
  const fonts = fontsOf(manifest).map(
    // after the scripts, on a poor line: without them nothing is there to be set
    (font) =>
      `<link rel="preload" fetchpriority="low" as="font" type="font/woff2" href="${font}" crossorigin>`,
  );
  for (const { name } of books) {
    const [, language] = name.split("-");
    const start = filesOf(manifest, [entry], language);
    const opening = [...start].filter((file) => file.includes("/words-")).map(preload);
    const ahead = screens.map((it) => fetchedAhead(manifest, it, language, start)).join("");
    const page = html
      .replace('<html lang="en">', `<html lang="${language}">`)
      // above the script that reads them
      .replace("<script", `${ahead}<script`)
      .replace("</head>", `${[headOf(language), ...opening, ...fonts].join("")}</head>`);
    await writeFile(join(web, language === "en" ? "app.html" : `app.${language}.html`), page);
  }
}

function fetchedAhead(manifest, { at, sources }, language, start) {
  const files = [...filesOf(manifest, sources, language)].filter((file) => !start.has(file));
  const guarded = sources.includes(signedIn) ? " data-guarded" : "";
  return `<template data-at="${at}"${guarded}>${files.map(preload).join("")}</template>`;
}

function preload(file) {
  const what = file.endsWith(".css") ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `<link ${what} crossorigin href="/${file}">`;
}

/** What has to be there before all of `sources` can be drawn: scripts, styles, and the words of one language. */
function filesOf(manifest, sources, language) {
  const files = new Set();
  const collect = (name) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build made nothing from ${name}.`);
    if (files.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(collect);
    for (const later of chunk.dynamicImports ?? [])
      if (later.includes(`/words-${language}-`)) files.add(manifest[later].file);
  };
  sources.forEach(collect);
  return files;
}
