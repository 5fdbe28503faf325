import { chromium } from "@playwright/test";
import { freeSettings } from "#stage/learner.ts";
import { startSalida } from "#stage/salida.ts";
import { drawIcons } from "./icons.ts";
import { takePages } from "./pages.ts";
import { takeSharePictures } from "./share.ts";

/** All pictures of us that are kept: of the README, of shared links, of icons. Needs the built server and a Chromium. */
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const salida = await startSalida(freeSettings);
try {
  await drawIcons(browser);
  await takeSharePictures(browser, salida.url);
  await takePages(browser, salida);
} finally {
  await browser.close();
  await salida.stop();
}
