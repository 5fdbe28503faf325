import type { Page, Request } from "@playwright/test";

/** What each page has asked for and not got yet. */
const asked = new WeakMap<Page, Set<Request>>();
const quiet = 100;
/** What asks on and on, as a page that waits for its audio does, is not waited for longer. */
const patience = 5_000;

/** Keeps what the page asks for, from now on. */
export function watchRequests(page: Page): void {
  const waiting = new Set<Request>();
  asked.set(page, waiting);
  page.on("request", (request) => waiting.add(request));
  page.on("requestfinished", (request) => waiting.delete(request));
  page.on("requestfailed", (request) => waiting.delete(request));
}

/** Waits until the page has had what it asked for, has asked for nothing else, and has drawn it. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState();
  const waiting = asked.get(page) ?? new Set();
  const over = Date.now() + patience;
  for (let since = Date.now(); Date.now() < since + quiet && Date.now() < over; ) {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 20))));
    if (waiting.size > 0) since = Date.now();
  }
}
