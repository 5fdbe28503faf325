import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import type { KindContract } from "@salida/contract/kind.ts";
import { type KindName, kindContracts, kindNames } from "@salida/contract/kinds.ts";
import { violationsOn } from "#stage/axe.ts";

const build = fileURLToPath(new URL("../../web/harness/build.mjs", import.meta.url));
const site = "http://127.0.0.1:9";

interface Log {
  moves: { name: string; body: unknown }[];
  outside: string[];
}

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "salida-harness-"));
  const { status, stderr } = spawnSync(process.execPath, [build, folder], { encoding: "utf8" });
  expect(status, stderr).toBe(0);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

// built once
test.describe.configure({ mode: "default" });
test.use({ viewport: { width: 1280, height: 800 }, serviceWorkers: "block" });

interface Played {
  by: (page: Page) => Promise<void>;
  move: Log["moves"][number];
}

/** Only what has a number can stand inside something else. */
const embeddable = kindNames.filter((name) => (kindContracts[name] as KindContract).code !== null);

/** How each kind is played by keys alone, and the move that comes of it. */
const plays: Partial<Record<KindName, Played>> = {
  reading: { by: chooseFirst, move: { name: "evaluate", body: chosen() } },
  listening: { by: chooseFirst, move: { name: "evaluate", body: chosen() } },
  "completable-listening": {
    by: (page) => type(page.getByRole("dialog").getByRole("textbox"), "lamp"),
    move: { name: "evaluate", body: { filledWords: [{ wordId: "w1", text: "lamp" }] } },
  },
  description: {
    async by(page) {
      const text = page.getByRole("dialog").getByRole("textbox");
      await text.focus();
      await page.keyboard.type("1 2 a lamp stands by the door?");
      await text.press("Tab");
      await page.keyboard.press("Enter");
    },
    move: { name: "evaluate", body: { description: "1 2 a lamp stands by the door?" } },
  },
  chat: {
    by: (page) => type(page.getByRole("dialog").getByRole("textbox"), "2 lamps, k?"),
    move: { name: "predict", body: { message: "2 lamps, k?" } },
  },
};

for (const name of embeddable)
  test(`a ${name} is played in a dialog, which keeps its keys and the focus to itself`, async ({ page }) => {
    await open(page, name);
    const dialog = page.getByRole("dialog", { name: "A piece" });
    await expect(dialog.getByRole("button").nth(1)).toBeVisible();

    expect(await dialog.locator("h1").count()).toBe(0);
    expect(await strayFocus(page)).toEqual([]);
    expect(await violationsOn(page, "dialog[open]")).toEqual([]);

    await plays[name]?.by(page);

    await expect.poll(async () => (await log(page)).moves).toEqual([plays[name]?.move]);
    expect((await log(page)).outside).toEqual([]);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press("Escape");
    await page.keyboard.press("2");
    expect((await log(page)).outside).toEqual(["2"]);
  });

test("a reading's result is told in the dialog it was played in", async ({ page }) => {
  await open(page, "reading");
  await chooseFirst(page);

  await expect(page.getByRole("dialog").getByText("Because it says so.")).toBeVisible();
  expect(await page.locator("h1").count()).toBe(1);
  expect(await strayFocus(page)).toEqual([]);
});

test("nothing in a dialog stands wider than a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const name of embeddable) {
    await open(page, name);
    const wide = await page.locator("dialog[open]").evaluate((it) => it.scrollWidth - it.clientWidth);
    expect(wide, name).toBeLessThanOrEqual(0);
  }
});

async function open(page: Page, name: string) {
  const type = { css: "text/css", js: "text/javascript", html: "text/html" } as Record<string, string>;
  await page.route(`${site}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const contentType = type[pathname.split(".").at(-1) ?? ""] ?? "application/octet-stream";
    return route.fulfill({ path: join(folder, pathname), contentType });
  });
  await page.goto("about:blank");
  await page.goto(`${site}/harness/player-dialog.html#${name}`);
  await page.getByRole("button", { name: "Open" }).press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("dialog").getByRole("button").nth(1).waitFor();
}

/** Where the focus comes to outside the dialog while one goes round by Tab. */
async function strayFocus(page: Page): Promise<string[]> {
  const stray: string[] = [];
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press("Tab");
    const place = await page.evaluate(() => {
      const { activeElement: it } = document;
      // past the last one the browser's own controls have their turn
      return !it || it === document.body || it.closest("dialog") ? undefined : it.outerHTML.slice(0, 80);
    });
    if (place) stray.push(place);
  }
  return stray;
}

async function chooseFirst(page: Page) {
  await page.getByRole("dialog").getByRole("radio").first().focus();
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
}

async function type(field: ReturnType<Page["getByRole"]>, text: string) {
  await field.focus();
  await field.pressSequentially(text);
  await field.press("Enter");
}

function log(page: Page): Promise<Log> {
  return page.evaluate(() => (window as unknown as { log: Log }).log);
}

function chosen() {
  return { selectedOptions: [{ questionId: "q1", optionId: "q1-0" }] };
}
