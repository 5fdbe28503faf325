import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";

const folder = join(import.meta.dirname, "../../web/public");

/** What stands in the way where nothing can be pressed. */
const bare = `header > div > :not(:first-child), .skip { display: none !important }
.hero a, .hero ul { display: none !important }
.hero h1 { font-size: 76px !important }`;

/** The picture that is shown with a link to us: the landing page as it stands, in each language. */
export async function takeSharePictures(browser: Browser, url: string): Promise<void> {
  for (const [language, name] of [
    ["en", "share.png"],
    ["es", "share.es.png"],
  ] as const) {
    const page = await browser.newPage({
      viewport: { width: 1200, height: 630 },
      bypassCSP: true,
      colorScheme: "light",
      reducedMotion: "reduce",
    });
    await page.goto(`${url}/?lng=${language}`);
    await page.addStyleTag({ content: bare });
    await page.evaluate(() => document.fonts.ready);
    await writeFile(join(folder, name), await page.screenshot());
    await page.close();
  }
}
