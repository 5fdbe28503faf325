import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { listening, loudness } from "#stage/ambient.ts";

const build = fileURLToPath(new URL("../../web/harness/build-sounds.mjs", import.meta.url));
const site = "http://127.0.0.1:9";

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "salida-harness-"));
  const { status, stderr } = spawnSync(process.execPath, [build, folder], { encoding: "utf8" });
  expect(status, stderr).toBe(0);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.use({ serviceWorkers: "block" });

test("a room sounds from the press on, gives way to a voice, and rests with the clock", async ({ page }) => {
  await open(page, listening);
  expect(await states(page)).toEqual([]);

  await press(page, "Play");
  await expect.poll(() => loudness(page), { timeout: 20_000 }).toBeGreaterThan(0.015);
  expect(await states(page)).toEqual(["running"]);
  await press(page, "Recording");
  await expect.poll(() => loudness(page)).toBeLessThan(0.0005);
  await press(page, "Solved");
  await expect.poll(() => loudness(page)).toBeGreaterThan(0.01);
  await expect.poll(() => loudness(page), { timeout: 10_000 }).toBeLessThan(0.0005);
  await press(page, "Door");
  await expect.poll(() => loudness(page)).toBeGreaterThan(0.01);
  await press(page, "Nothing else");
  await press(page, "Pause");
  await expect.poll(() => states(page)).toEqual(["suspended"]);

  await press(page, "Play");
  await expect.poll(() => states(page)).toEqual(["running"]);
  await expect.poll(() => loudness(page)).toBeGreaterThan(0.015);
  await press(page, "Leave");
  await expect.poll(() => states(page)).toEqual(["closed"]);
});

test("what was switched off stays off, without so much as being made", async ({ page }) => {
  await open(page, listening);
  await press(page, "Play");
  await expect.poll(() => states(page)).toEqual(["running"]);

  await press(page, "Sound: on");
  await expect.poll(() => states(page)).toEqual(["suspended"]);
  await page.reload();
  await press(page, "Play");
  await expect(page.getByRole("button", { name: "Sound: off" })).toBeVisible();
  expect(await states(page)).toEqual([]);

  await press(page, "Sound: off");
  await expect.poll(() => loudness(page), { timeout: 20_000 }).toBeGreaterThan(0.015);
});

test("a browser without sound plays on in silence and says so", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await open(page, "delete globalThis.AudioContext;");

  for (const name of ["Play", "Recording", "Solved", "Door", "Pause", "Play", "Leave"])
    await press(page, name);

  await expect(page.getByRole("button", { name: "Sound: refused" })).toBeVisible();
  expect(errors).toEqual([]);
});

test("a browser that never begins to play is told of too", async ({ page }) => {
  await open(page, "AudioContext.prototype.resume = () => new Promise(() => undefined);");
  await page.evaluate("Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' })");
  await press(page, "Play");

  await expect(page.getByRole("button", { name: "Sound: refused" })).toBeVisible();
});

async function open(page: Page, first: string) {
  const type = { css: "text/css", js: "text/javascript", html: "text/html" } as Record<string, string>;
  await page.addInitScript({ content: first });
  await page.route(`${site}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const contentType = type[pathname.split(".").at(-1) ?? ""] ?? "application/octet-stream";
    return route.fulfill({ path: join(folder, pathname), contentType });
  });
  await page.goto(`${site}/harness/ambient.html`);
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const states = (page: Page) => page.evaluate<string[]>("contexts.map(({ state }) => state)");
