import { expect, type Page } from "@playwright/test";
import { expectSound } from "./fixtures.ts";
import type { words } from "./words.ts";

type Words = (typeof words)[keyof typeof words];

/** Creates an exercise about food as a learner does, and waits for its page. */
export async function createAboutFood(page: Page, say: Words, kind: string, button: string): Promise<string> {
  await page.getByRole("main").locator(`a[href="/${kind}-summary"]`).first().click();
  await expect(page.getByText(/^0\/\d+$/)).toBeVisible();
  await page.getByRole("button", { name: button }).first().click();
  await page.getByLabel(say.search).fill(say.food);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/${kind}/[0-9a-f-]{36}$`));
  // it is spoken meanwhile, which takes seconds on a busy machine
  await expect(page.getByRole("button", { name: say.play, exact: true })).toBeVisible({ timeout: 40_000 });
  return page.url().split("/").at(-1) ?? "";
}

interface Sound {
  at: number;
  speed: number;
  paused: boolean;
  /** Seconds; not a number before they are known. */
  length: number;
}

/** How the one recording of a page stands. */
export function soundOf(page: Page): Promise<Sound> {
  return page.locator("audio").evaluate((sound: HTMLAudioElement) => ({
    at: sound.currentTime,
    speed: sound.playbackRate,
    paused: sound.paused,
    length: sound.duration,
  }));
}

/** Expects that sound is really heard from a place on. */
export async function expectHeardFrom(page: Page, second: number): Promise<void> {
  await expect.poll(async () => (await soundOf(page)).at).toBeGreaterThan(second);
  const before = (await soundOf(page)).at;
  await expect.poll(async () => (await soundOf(page)).at).toBeGreaterThan(before);
  expect((await soundOf(page)).paused).toBe(false);
}

/** Expects a page to be sound on the smallest screen in both themes, and goes back to a wide one. */
export async function expectSoundWhenSmall(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectSound(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}
