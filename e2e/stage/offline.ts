import { expect, type Page } from "@playwright/test";

/** Waits until the page could be opened again without a connection. */
export async function readyToGoOffline(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === "activated" && navigator.serviceWorker.controller !== null;
  });
}

/** Waits until what the page was answered at an address is kept in the browser. */
export async function keptAnswer(page: Page, address: string): Promise<void> {
  await expect.poll(() => keptIn(page)).toContain(address);
}

/** Waits until nothing of a learner's is kept. Media first: to look into a cache that is being thrown away makes it anew. */
export async function learnersGone(page: Page): Promise<void> {
  const names = () => page.evaluate(async () => (await caches.keys()).join(" "));
  await expect.poll(names).not.toContain("salida-media-");
  await expect.poll(() => keptIn(page)).not.toContain("/api/v1/");
}

/** All that this browser keeps of any learner, as one text: its own storage, databases, caches, cookies. */
export async function keptIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name);
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
      for (const store of database.objectStoreNames) {
        const asked = database.transaction(store).objectStore(store).getAll();
        kept.push(await new Promise((resolve) => (asked.onsuccess = () => resolve(asked.result))));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      kept.push(
        name,
        (await cache.keys()).map(({ url }) => new URL(url).pathname),
      );
    }
    return JSON.stringify(kept);
  });
}
