import type { Page, Request } from "@playwright/test";

/** What each page has asked for and not got yet. */
const asked = new WeakMap<Page, Set<Request>>();
/** So many looks in a row have to find the page idle. */
const looks = 4;
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
  for (let idle = 0; idle < looks && Date.now() < over; ) {
    const isDrawn = await page.evaluate(drawn);
    idle = isDrawn && waiting.size === 0 ? idle + 1 : 0;
  }
}

/** Lets the page do what it has to, and answers whether nothing in it stands for what is still to come. */
async function drawn(): Promise<boolean> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  return document.querySelector(".skeleton, [aria-busy=true]") === null;
}
