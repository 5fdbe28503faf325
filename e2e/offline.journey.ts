import { expect, type Page } from "@playwright/test";
import { expectSound, freshAddress, test } from "./stage/fixtures.ts";
import { aLearner } from "./stage/learner.ts";
import { keptAnswer, readyToGoOffline } from "./stage/offline.ts";

test.use({ serviceWorkers: "allow" });

const note = /You're offline\. This is from \d\d:\d\d\./;

async function answerAll(page: Page): Promise<void> {
  for (const question of await page.locator("[data-question]").all())
    await question.getByRole("radio").first().check({ force: true });
}

test("what was opened opens without a connection, and says from when it is", async ({ page, context }) => {
  const learner = await aLearner(page, freshAddress());
  const id = await learner.reading();
  await page.goto("/dashboard");
  await readyToGoOffline(page);
  await keptAnswer(page, "/api/v1/user-today");
  await page.goto("/reading-summary");
  await keptAnswer(page, "/api/v1/user-readings/page");
  await page.goto(`/reading/${id}`);
  await keptAnswer(page, `/api/v1/user-readings/${id}`);
  await page.goto("/review");
  await keptAnswer(page, "/api/v1/user-reviews");

  await context.setOffline(true);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /Hello, Marta/ })).toBeVisible();
  await expect(page.getByText(note)).toBeVisible();
  await expectSound(page);
  await page.goto("/reading-summary");
  await expect(page.getByText("Pending").first()).toBeVisible();
  await page.goto(`/reading/${id}`);
  await expect(page.getByRole("button", { name: "Verify answers" })).toBeVisible();
  await expect(page.getByText(note)).toBeVisible();
  await expectSound(page);
  await page.goto("/review");
  await expect(page.getByRole("heading", { level: 1, name: "Review" })).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: /Learn English/ })).toBeVisible();

  await page.goto("/dashboard");
  await context.setOffline(false);
  await expect(page.getByText(note)).toBeHidden();
});

test("an answer given offline outlives its tab, is sent once there is a connection, and its result is shown", async ({
  page,
  context,
}) => {
  const learner = await aLearner(page, freshAddress());
  const id = await learner.reading();
  await page.goto(`/reading/${id}`);
  await readyToGoOffline(page);
  await keptAnswer(page, id);
  await context.setOffline(true);
  await answerAll(page);
  await page.getByRole("button", { name: "Verify answers" }).click();
  await expect(page.getByRole("main").getByText("Will be sent when you're back online")).toBeVisible();
  await expect(page.getByText(/1 answer will be sent/)).toBeVisible();
  await expectSound(page);

  const another = await context.newPage();
  await page.close();
  await another.goto(`/reading/${id}`);
  await expect(another.getByRole("main").getByText("Will be sent when you're back online")).toBeVisible();
  await expect(another.getByRole("radio", { checked: true })).toHaveCount(2);
  await context.setOffline(false);

  await expect(another.getByRole("heading", { name: "Your result" })).toBeVisible();
  const { completed } = await learner.call<{ completed: boolean }>("GET", `/api/v1/user-readings/${id}`);
  expect(completed).toBe(true);
});
