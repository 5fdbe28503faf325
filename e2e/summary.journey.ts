import { expect, type Page } from "@playwright/test";
import { expectSound, freshAddress, test } from "./stage/fixtures.ts";
import { aLearner, type Learner } from "./stage/learner.ts";

async function readings(learner: Learner, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) ids.push(await learner.reading());
  return ids;
}

async function finish(learner: Learner, id = ""): Promise<void> {
  const path = `/api/v1/user-readings/${id}`;
  const { questions } = await learner.call<{ questions: { id: string; options: { id: string }[] }[] }>(
    "GET",
    path,
  );
  const selectedOptions = questions.map((it) => ({ questionId: it.id, optionId: it.options[0]?.id }));
  await learner.call("POST", `${path}/evaluate`, { selectedOptions });
}

const items = (page: Page) => page.getByRole("main").locator("li h3");

test("a list is filtered by state and topic, the address keeps it, and the way back leads through it", async ({
  page,
}) => {
  const learner = await aLearner(page, freshAddress());
  const [first] = await readings(learner, 3);
  await finish(learner, first);
  await page.goto("/reading-summary");
  await expect(items(page)).toHaveCount(3);
  await expectSound(page);

  await page.getByRole("button", { name: "Completed", exact: true }).click();
  await expect(items(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\?state=finished$/);
  await expect(page.getByText("1 of 1 shown")).toBeVisible();
  await expect(page.getByRole("button", { name: "Completed", exact: true })).toBeFocused();
  // how many there are in all stays what it is
  await expect(page.getByText("Total").locator("..")).toContainText("3");

  await page.getByLabel("Topic").selectOption({ label: "Sports" });
  await expect(page.getByText("None of your exercises match")).toBeVisible();
  await expectSound(page);
  await page.reload();
  await expect(page.getByText("None of your exercises match")).toBeVisible();
  await page.goBack();
  await expect(items(page)).toHaveCount(1);
  await page.goForward();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(items(page)).toHaveCount(3);
  await expect(page).toHaveURL(/\/reading-summary$/);
});

test("what is not finished is offered at the top, the newest and all of it (es, 390 px)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const learner = await aLearner(page, freshAddress());
  const [, newest = ""] = await readings(learner, 2);
  await page.goto("/reading-summary?lng=es");
  await expect(page.getByText("Todavía te quedan 2 lecturas por terminar.")).toBeVisible();
  await expectSound(page);
  await page.getByRole("link", { name: "Ver todo lo pendiente" }).click();
  await expect(page.getByRole("button", { name: "Por terminar" })).toHaveAttribute("aria-pressed", "true");
  await expect(items(page)).toHaveCount(2);
  await page.getByRole("link", { name: "Terminar" }).first().click();
  await expect(page).toHaveURL(new RegExp(`/reading/${newest}$`));
});
