import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";

const folder = join(import.meta.dirname, "../../web/public");

const door = `<path d="M10 27V13a6 6 0 0 1 12 0v14z" fill="#f9b73f"/><path d="M10 27V13a6 6 0 0 1 2.6-4.9L17 11v19z" fill="#3d4593"/><circle cx="14.8" cy="20.5" r="1.2" fill="#f9b73f"/>`;

/** The favicon, larger; where the system cuts out a shape of its own, the door stands further inside. */
const icons = [
  { name: "icon-192.png", size: 192, radius: 8, scale: 1 },
  { name: "icon-512.png", size: 512, radius: 8, scale: 1 },
  { name: "icon-maskable-512.png", size: 512, radius: 0, scale: 0.9 },
  { name: "apple-touch-icon.png", size: 180, radius: 0, scale: 1.04 },
];

/** Draws the icons that devices want as pixels. */
export async function drawIcons(browser: Browser): Promise<void> {
  for (const { name, size, radius, scale } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const x = 16 * (1 - scale);
    // the door's middle is a little under that of the picture
    const y = x - 0.6 * (1 - scale);
    await page.setContent(
      `<style>body{margin:0}</style><svg viewBox="0 0 32 32" style="display:block"><rect width="32" height="32" rx="${radius}" fill="#191d42"/><g transform="translate(${x} ${y}) scale(${scale})">${door}</g></svg>`,
    );
    await writeFile(join(folder, name), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
}
