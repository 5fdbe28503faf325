import { expect } from "@playwright/test";
import { listening, loudness } from "./stage/ambient.ts";
import { test } from "./stage/microphone.ts";
import { enterRoom, roomWords } from "./stage/room.ts";

test.slow();

const [heard, silence] = [0.015, 0.0005];

test("a room is silent under a recording and while one records, sounds again after it, and rests in a pause", async ({
  page,
}) => {
  await page.addInitScript({ content: listening });
  await enterRoom(page, "en");
  const say = roomWords.en;
  await page.getByRole("button", { name: say.start }).click();
  await expect.poll(() => loudness(page)).toBeGreaterThan(heard);

  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: /^A (voice|warning) on the radio/ }).click();
  await dialog.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(() => loudness(page)).toBeLessThan(silence);
  // what plays goes with its dialog
  await dialog.getByRole("button", { name: say.close }).first().click();
  await expect.poll(() => loudness(page)).toBeGreaterThan(heard);

  await page.getByRole("button", { name: /^The house telephone/ }).click();
  await expect(dialog.getByText("the cook", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Record a voice message" }).click();
  await expect.poll(() => loudness(page)).toBeLessThan(silence);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => loudness(page)).toBeGreaterThan(heard);

  await dialog.getByRole("button", { name: say.close }).first().click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: say.pause }).click();
  await expect.poll(() => page.evaluate("contexts[0].state")).toBe("suspended");
});
