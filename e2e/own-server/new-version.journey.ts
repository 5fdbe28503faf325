import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { type Builds, behindProxy, nextName } from "#stage/builds.ts";
import { test as base, freshAddress } from "#stage/fixtures.ts";
import { aLearner, quickSettings } from "#stage/learner.ts";
import { readyToGoOffline } from "#stage/offline.ts";

const test = base.extend<{ builds: Builds }>({
  builds: async ({ salida }, use) => {
    const builds = await behindProxy(salida.url);
    await use(builds);
    await builds.stop();
  },
  baseURL: ({ builds }, use) => use(builds.url),
});

// the operator does not want it, as seen without the proxy
test.use({ settings: { ...quickSettings, OFFLINE: "off" }, serviceWorkers: "allow" });

const web = join(import.meta.dirname, "../../dist/web");
const worker = readFileSync(join(web, "sw.js"), "utf8");
const entry = /\/assets\/app-[\w-]+\.js/.exec(worker)?.[0] ?? "";

/** The build as it is, in a place where it is wanted. */
const wanted = (path: string, text: string) =>
  path.startsWith("/sw.js") ? worker : text.replace("&quot;offline&quot;:false", "&quot;offline&quot;:true");

/** The build after it: its entry has another name, and one of the old files is gone. */
function next(path: string, text: string): string | undefined {
  if (path === entry || /\/assets\/profile-page-/.test(path)) return undefined;
  const told = wanted(path, text).replaceAll(entry, nextName(entry));
  if (!path.startsWith("/sw.js")) return told;
  // the file that is gone is not in its list either
  return told
    .replace(/"\/assets\/profile-page-[\w-]+\.js":.sha256-[^,}]*,?/, "")
    .replace(/(id:.)[0-9a-f]{4}/, "$1next");
}

const buildsKept = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("salida-build-")));

const entryOf = (page: Page) => page.locator("script[type=module]").first().getAttribute("src");

test("a page goes on with its own files when there is a new build, and the next one is whole and new", async ({
  page,
  context,
  builds,
}) => {
  expect(entry).not.toBe("");
  builds.serve(wanted);
  await aLearner(page, freshAddress());
  await page.goto("/dashboard");
  await readyToGoOffline(page);
  const before = await buildsKept(page);
  expect(before).toHaveLength(1);

  builds.serve(next);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await page.getByRole("button", { name: /Account of/ }).click();
  await page.getByRole("link", { name: "Profile" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
  expect(await entryOf(page)).toBe(entry);

  await page.goto("/dashboard");
  expect(await entryOf(page)).toBe(nextName(entry));
  await expect.poll(() => buildsKept(page)).not.toEqual(before);
  await expect.poll(() => buildsKept(page)).toHaveLength(1);
  await context.setOffline(true);
  await page.goto("/exercises");
  await expect(page.getByRole("heading", { level: 1, name: "Exercises" })).toBeVisible();
  expect(await entryOf(page)).toBe(nextName(entry));
});

test("what the operator withdraws goes from browsers that have it, with all that it kept", async ({
  page,
  builds,
}) => {
  builds.serve(wanted);
  await aLearner(page, freshAddress());
  await page.goto("/dashboard");
  await readyToGoOffline(page);

  builds.serve((_path, text) => text);
  await page.goto("/dashboard");

  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
      (await indexedDB.databases()).length,
    ]);
  await expect.poll(left).toEqual([0, 0, 0]);
  await page.goto("/exercises");
  await expect(page.getByRole("heading", { level: 1, name: "Exercises" })).toBeVisible();
  expect(await left()).toEqual([0, 0, 0]);
});
