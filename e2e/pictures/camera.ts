import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";

/** Takes what is in the window, small: as the browser itself writes WebP. */
export async function take(page: Page, file: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // toasts go, and what was asked for last comes
  await page.waitForTimeout(800);
  const camera = await page.context().newCDPSession(page);
  const { data } = await camera.send("Page.captureScreenshot", { format: "webp", quality: 82 });
  await camera.detach();
  await writeFile(file, Buffer.from(data, "base64"));
}
