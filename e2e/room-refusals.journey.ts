import { expect } from "@playwright/test";
import { freshAddress, test } from "./stage/fixtures.ts";
import { pointer } from "./stage/hands.ts";
import { aLearner } from "./stage/learner.ts";
import { enterRoom, roomWords, solvePiece, solveRiddle } from "./stage/room.ts";

test.slow();

const say = roomWords.en;

test("a room that is not there says so and leads to the others, one that did not load can be asked for again", async ({
  page,
}) => {
  await aLearner(page, freshAddress());
  await page.goto("/escape-room/0190e3a5-7e57-7b00-8b00-0123456789ab");
  await expect(page.getByRole("heading", { level: 1, name: "This escape room isn't here" })).toBeVisible();
  await expect(page.getByRole("main").locator('a[href="/escape-room-summary"]')).toBeVisible();

  await page.route("**/api/v1/user-escape-rooms/*", (route) => route.abort());
  await page.reload();
  await expect(page.getByText(/Couldn't load the room/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("a clock that could not be started stands, one that could not be stopped runs on, and both are told", async ({
  page,
}) => {
  await enterRoom(page, "en");
  await expect(page.getByRole("main").getByRole("button", { name: "Play", exact: true })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole("heading", { level: 1, name: "Ten to Three" })).toBeVisible();
  await expect(page.locator('.room-bar a[href="/escape-room-summary"]')).toBeVisible();
  await expect(page.locator("details").getByText("How it began")).toBeVisible();
  await expect(page.locator('details [lang="en"]').first()).toHaveText(/\w.{40}/s);
  await expect(page.getByRole("button", { name: say.pause })).toHaveCount(0);
  await expect(page.getByRole("button", { name: say.riddle })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Your codes" })).toHaveCount(0);
  await page.route("**/session/start", (route) => route.abort());
  await page.getByRole("button", { name: say.start }).click();
  await expect(page.getByText(/Couldn't start the clock/).first()).toBeVisible();
  await expect(page.getByRole("timer").first()).toHaveText("50:00");
  await page.unroute("**/session/start");
  await page.getByRole("button", { name: say.start }).click();
  await expect(page.getByRole("timer").first()).toHaveText(/^49:5\d$/);

  await page.route("**/session/pause", (route) => route.abort());
  await page.getByRole("button", { name: say.pause }).click();
  await expect(page.getByText(/Couldn't stop the clock; it's still running/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: say.riddle })).toBeVisible();
  await page.unroute("**/session/pause");

  await page.route("**/finish", (route) => route.abort());
  await page.getByRole("button", { name: say.giveUp }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: say.giveUp }).click();
  await expect(page.getByText(/Couldn't give the room up/).first()).toBeVisible();
  await page.unroute("**/finish");
  await page.getByRole("alertdialog").getByRole("button", { name: say.giveUp }).click();
  await expect(page.getByRole("heading", { name: say.givenUp })).toBeVisible();
  await expect(page.getByRole("button", { name: say.pause })).toHaveCount(0);
  await expect(page.getByRole("button", { name: say.start })).toHaveCount(0);
});

test("a riddle wants an answer, the lock both codes, and a check that fails is told where it was asked for", async ({
  page,
}) => {
  await enterRoom(page, "en");
  await page.getByRole("button", { name: say.start }).click();
  await expect(page.getByRole("heading", { name: "In this room" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "The order of the letters" })).toBeVisible();
  await expect(page.getByText(/^No codes yet/)).toBeVisible();
  await expect(page.locator("[data-tile]")).toHaveCount(4);
  await expect(page.getByRole("button", { name: say.lock })).toHaveCount(0);

  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: say.riddle }).click();
  await dialog.getByRole("button", { name: say.verify }).click();
  await expect(dialog.getByText("You must select an answer before verifying")).toBeVisible();
  await page.route("**/solution", (route) => route.abort());
  await dialog.getByRole("radio").first().check({ force: true });
  await dialog.getByRole("button", { name: say.verify }).click();
  await expect(dialog.getByText(/Error verifying answer/).first()).toBeVisible();
  await page.unroute("**/solution");
  await dialog.getByRole("button", { name: say.close }).first().click();
  const leave = page.getByRole("alertdialog").getByRole("button", { name: "Leave" });
  if (await leave.isVisible()) await leave.click();
  await expect(dialog).toHaveCount(0);

  const playing = { page, language: "en", hands: pointer(), look: async () => undefined } as const;
  await solveRiddle(playing);
  for (const place of [0, 1, 2]) await solvePiece(playing, place);
  await expect(page.getByText("You have both codes. The lock is waiting.")).toBeVisible();
  await expect(page.locator("[data-tile].tile-solved")).toHaveCount(4);
  await page.getByRole("button", { name: say.lock }).click();
  await dialog.getByLabel(say.number).fill("123");
  await dialog.getByRole("button", { name: say.tryLock }).click();
  await expect(dialog.getByText("Please enter both codes")).toBeVisible();
  await page.route("**/decode", (route) => route.abort());
  await dialog.getByLabel(say.letters).fill("XXX");
  await dialog.getByRole("button", { name: say.tryLock }).click();
  await expect(dialog.getByText(/Error verifying codes/).first()).toBeVisible();
});
