import { existsSync } from "node:fs";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { atEnd } from "./clean-up.ts";

const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"];

/** A phone on a poor line: 400 ms to the server and back, 50 kB a second. */
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Runs in the page: notes what moves without the learner's doing, and when the largest paint was. */
const watching = `
  const placeOf = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(",");
  globalThis.seen = { shifts: [], paint: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput)
        seen.shifts.push({
          at: startTime,
          value,
          moved: sources.map(({ node, previousRect, currentRect }) =>
            [node?.nodeName, node?.getAttribute?.("class")?.slice(0, 30), placeOf(previousRect), "to", placeOf(currentRect)].join(" "),
          ),
        });
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.paint = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });`;

/** A browser that is closed when the run ends. */
export async function openBrowser(): Promise<Browser> {
  const known = [process.env.CHROMIUM, "/usr/bin/chromium"].find((path) => path && existsSync(path));
  const browser = await chromium.launch({ args, ...(known && { executablePath: known }) });
  atEnd(() => browser.close());
  return browser;
}

/** A page whose shifts and paints are counted, on the poor line. */
export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", line);
  await page.addInitScript({ content: watching });
  return page;
}

/** What was seen on a page: the sum of its layout shifts, its largest paint in ms, and what moved. */
export interface Seen {
  shift: number;
  paint: number;
  moved: string[];
}

interface Noted {
  shifts: { at: number; value: number; moved: string[] }[];
  paint: number;
  /** When something stood on the page for the first time, in ms. */
  first: number;
}

/** Waits until a page is whole and still, and tells what was seen; before the first paint nobody sees anything. */
export async function whatWasSeen(page: Page): Promise<Seen> {
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(700);
  const { shifts, paint, first } = await page.evaluate<Noted>(
    `({ ...seen, first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0 })`,
  );
  const visible = shifts.filter(({ at }) => at >= first);
  return {
    shift: visible.reduce((sum, { value }) => sum + value, 0),
    paint,
    moved: visible.flatMap(({ at, moved }) => moved.map((it) => `${it} at ${Math.round(at)}`)),
  };
}
