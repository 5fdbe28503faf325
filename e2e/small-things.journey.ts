import { expect } from "@playwright/test";
import { expectSound, freshAddress, test } from "./fixtures.ts";
import { aLearner, quickSettings } from "./learner.ts";

test.use({ settings: { ...quickSettings, DAILY_LIMITS: "30" } });

test("the last page of a list brings the focus to the first exercise it brought", async ({ page }) => {
  const learner = await aLearner(page, freshAddress());
  for (let made = 0; made < 21; made += 1) await learner.reading();
  await page.goto("/reading-summary");
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.getByText("21 of 21 shown")).toBeVisible();

  await expect(page.getByRole("main").locator('a[href^="/reading/"]').nth(20)).toBeFocused();
  await expectSound(page);
});

test("topics are searched at once, and a toast stands above the dialog it belongs to", async ({ page }) => {
  await aLearner(page, freshAddress());
  await page.goto("/reading-summary");
  await expect(page.getByRole("definition").filter({ hasText: "–" })).toHaveCount(1);
  await page.getByRole("button", { name: "New reading" }).click();
  await expect(page.getByLabel("Search a topic")).toBeFocused();
  await page.route("**/api/v1/user-readings", (route) => route.abort());
  await page.getByRole("radio", { name: "Food" }).check();
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByRole("dialog").getByText(/Could not create the exercise/)).toBeVisible();

  await expect(page.locator(".toast-viewport:popover-open .toast")).toBeVisible();
  await expectSound(page);
});

test("with nothing done there is no average, rather than one of nothing", async ({ page }) => {
  await aLearner(page, freshAddress());
  await page.goto("/dashboard");
  const averages = page.getByRole("listitem").filter({ has: page.getByRole("progressbar") });
  await expect(averages).toHaveCount(5);

  await expect(averages.filter({ hasText: "–" })).toHaveCount(5);
  await expect(averages.getByRole("progressbar", { name: "Reading" })).toHaveAttribute(
    "aria-valuetext",
    "nothing done yet",
  );
});
