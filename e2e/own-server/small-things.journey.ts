import { expect } from "@playwright/test";
import { expectSound, freshAddress, test } from "#stage/fixtures.ts";
import { aLearner, freeSettings } from "#stage/learner.ts";

test.use({ settings: freeSettings });

test("the last page of a list brings the focus to the first exercise it brought", async ({ page }) => {
  const learner = await aLearner(page, freshAddress());
  for (let made = 0; made < 21; made += 1) await learner.reading();
  await page.goto("/reading-summary");
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.getByText("21 of 21 shown")).toBeVisible();

  // what is to be finished stands above the list, too
  const list = page.getByRole("main").getByRole("list").last();
  await expect(list.locator('a[href^="/reading/"]').nth(20)).toBeFocused();
  await expectSound(page);
});

test("topics are searched at once, and a toast stands above the dialog it belongs to", async ({ page }) => {
  await aLearner(page, freshAddress());
  await page.goto("/reading-summary");
  await expect(page.getByRole("definition").filter({ hasText: "–" })).toHaveCount(1);
  await page.getByRole("button", { name: "New reading" }).click();
  await expect(page.getByLabel("Search topics")).toBeFocused();
  await page.route("**/api/v1/user-readings", (route) => route.abort());
  await page.getByRole("dialog").getByRole("button", { name: "Food" }).click();

  const lifted = page.getByRole("dialog").locator(".toast-viewport:popover-open .toast");
  await expect(lifted).toContainText("Couldn't create the exercise");
  await expectSound(page);
});

test("with nothing done there is no average, rather than one of nothing", async ({ page }) => {
  await aLearner(page, freshAddress());
  await page.goto("/dashboard");
  const untried = page.getByRole("main").getByRole("listitem").filter({ hasText: "Not tried yet" });
  await expect(untried).toHaveCount(6);

  await expect(untried.getByRole("progressbar")).toHaveCount(0);
});

test("the dashboard's page names every script that it is drawn with", async ({ page }) => {
  await aLearner(page, freshAddress());
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const html = await (await page.request.get("/dashboard")).text();
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith(".js")),
  );

  expect(fetched.length).toBeGreaterThan(6);
  // what is kept for lost connections comes once the page is drawn
  const drawnWith = fetched.filter(
    (path) => !/\/(?:background|held|offline|seen|words-en-offline)/.test(path),
  );
  expect(drawnWith.filter((path) => !html.includes(path))).toEqual([]);
});
