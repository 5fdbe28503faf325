import { expect, type Page } from "@playwright/test";
import { expectSound, freshAddress, test } from "./stage/fixtures.ts";
import { aLearner } from "./stage/learner.ts";

interface Shown {
  questions: { id: string; options: { id: string }[] }[];
}

/** Completes a reading with the first option of each question; answers the score. */
async function completeReading(page: Page): Promise<{ score: number; email: string }> {
  const learner = await aLearner(page, freshAddress());
  const id = await learner.reading();
  const { questions } = await learner.call<Shown>("GET", `/api/v1/user-readings/${id}`);
  const selectedOptions = questions.map((it) => ({ questionId: it.id, optionId: it.options[0]?.id }));
  const { score } = await learner.call<{ score: number }>("POST", `/api/v1/user-readings/${id}/evaluate`, {
    selectedOptions,
  });
  return { score, email: learner.email };
}

test("the dashboard shows what was done: counts, points, average and rank", async ({ page }) => {
  const { score } = await completeReading(page);
  await page.goto("/dashboard");
  const row = (name: string) =>
    page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name }) });
  await expect(row("Readings")).toContainText("1 done");
  await expect(row("Listenings")).toContainText("Not tried yet");
  await expect(page.getByRole("main").getByText(`${Math.round(3 * score)} of 500 points`)).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Reading" })).toHaveAttribute(
    "aria-valuenow",
    String(Math.round(score * 10)),
  );
  await expectSound(page);
});

test("statistics that do not come say so where they would stand, and can be asked for again", async ({
  page,
}) => {
  await aLearner(page, freshAddress());
  await page.route("**/api/v1/user-stats", (route) =>
    route.fulfill({
      status: 503,
      contentType: "application/problem+json",
      body: '{"code":"unavailable","status":503}',
    }),
  );
  await page.goto("/dashboard");
  const retry = page.getByRole("main").getByRole("button", { name: "Try again" });
  await expect(retry).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("main").getByRole("alert")).toContainText("The server can't answer now");
  await page.unroute("**/api/v1/user-stats");
  await retry.click();

  await expect(page.getByRole("main").getByText("of 500 points").first()).toBeVisible();
});

test("what is next begins at one press, and waits to be gone on with", async ({ page }) => {
  await aLearner(page, freshAddress());
  await page.goto("/dashboard");
  const today = page.getByRole("region", { name: "Today" });
  await expect(today.getByRole("heading", { name: /^Reading: / })).toBeVisible();
  await expect(today.getByText("A streak begins with one exercise")).toBeVisible();
  await today.getByRole("button", { name: "Start" }).click();
  await expect(page).toHaveURL(/\/reading\/[0-9a-f-]{36}$/);
  const begun = page.url();

  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(page.getByRole("heading", { name: "Go on where you left off" })).toBeVisible();
  await expect(today.getByText("You left this one open")).toBeVisible();
  await today.getByRole("link", { name: "Go on" }).click();
  await expect(page).toHaveURL(begun);
});

test("a finished exercise counts towards the goal and the streak, and is drawn; the goal can be changed", async ({
  page,
}) => {
  await completeReading(page);
  await page.goto("/dashboard");
  const today = page.getByRole("region", { name: "Today" });
  await expect(today.getByText("1 of 2 exercises")).toBeVisible();
  await expect(today.getByText("1 day in a row")).toBeVisible();
  await page.getByText("You practised on 1 day of the last thirty.").scrollIntoViewIfNeeded();
  await page.getByText("As a table").first().click();
  await expect(page.getByRole("figure").first().getByRole("table").getByRole("row")).toHaveCount(31);
  await expectSound(page);

  await today.getByRole("button", { name: "Change goal" }).click();
  await page.getByRole("radio", { name: /^1 Light/ }).check();
  await page.getByRole("button", { name: "Save goal" }).click();
  await expect(today.getByText("Goal reached")).toBeVisible();
  await page.reload();
  await expect(today.getByText("1 of 1 exercise")).toBeVisible();
});
