import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fontsOf } from "./fonts.mjs";

/**
 * The application's page in each language: app.html for English, app.<language>.html for the others. Each says which
 * words and faces it opens with, so that they come together with its first script.
 */
export async function writeApplicationPages(web) {
  const manifest = JSON.parse(await readFile(join(web, ".vite/manifest.json"), "utf8"));
  const html = await readFile(join(web, "app.html"), "utf8");
  const books = Object.values(manifest).filter(({ name }) => /^words-[a-z]+-start$/.test(name ?? ""));
  const fonts = fontsOf(manifest).map(
    (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
  );
  for (const { name, file } of books) {
    const [, language] = name.split("-");
    const page = html
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace("</head>", `<link rel="modulepreload" crossorigin href="/${file}">${fonts.join("")}</head>`);
    await writeFile(join(web, language === "en" ? "app.html" : `app.${language}.html`), page);
  }
}
