import { expect, type Page } from "@playwright/test";
import { expectSound, freshAddress, test } from "./stage/fixtures.ts";
import { aLearner, type Learner } from "./stage/learner.ts";

interface Shown {
  questions: { id: string; options: { id: string }[] }[];
}

/** Answers a reading with the first option of each question and shows its result. */
async function finishedReading(page: Page): Promise<Learner> {
  const learner = await aLearner(page, freshAddress());
  const id = await learner.reading();
  const { questions } = await learner.call<Shown>("GET", `/api/v1/user-readings/${id}`);
  const selectedOptions = questions.map((it) => ({ questionId: it.id, optionId: it.options[0]?.id }));
  await learner.call("POST", `/api/v1/user-readings/${id}/evaluate`, { selectedOptions });
  await page.goto(`/reading/${id}`);
  return learner;
}

const meaning = (page: Page) => page.getByRole("complementary", { name: "Meaning" });

test("a tapped word tells what it means, is spoken, and is kept; one can be typed", async ({ page }) => {
  await finishedReading(page);
  const passage = page.locator(".passage").first();
  const box = await passage.locator("p").first().boundingBox();
  await page.mouse.click((box?.x ?? 0) + 12, (box?.y ?? 0) + 16);
  await expect(meaning(page)).toBeVisible();

  await page.getByRole("textbox", { name: "A word" }).fill("went");
  await page.getByRole("button", { name: "Look up" }).click();
  await expect(meaning(page).getByText("ir", { exact: true })).toBeVisible();
  const sound = page.waitForResponse((it) => it.url().includes("/words/go/sound"));
  await meaning(page).getByRole("button", { name: "Listen to “go”" }).click();
  expect((await sound).status()).toBe(200);
  await meaning(page).getByRole("button", { name: "Keep for review" }).click();
  await expect(meaning(page).getByText("Kept for review")).toBeVisible();
  await expectSound(page);

  await page.getByRole("textbox", { name: "A word" }).fill("blorptastic");
  await page.keyboard.press("Enter");
  await expect(meaning(page).getByText("is not in our glossary")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(meaning(page)).toBeHidden();
});

test("what was kept and missed is due the next day, and is gone through by keys", async ({
  page,
  salida,
}) => {
  const learner = await finishedReading(page);
  await learner.call("POST", "/api/v1/user-reviews", {
    word: "abandon",
    sentence: "They abandoned the ship.",
  });
  await page.goto("/review");
  await expect(page.getByText("Nothing is due")).toBeVisible();
  await expectSound(page);

  const me = JSON.parse(atob(learner.session.access_token.split(".")[1] ?? "")).sub as string;
  await salida.store("update review_card set due = due - interval '1 day' where learner = $1::uuid", [me]);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: /to review$/ })).toBeVisible();
  await page.getByRole("link", { name: "Review", exact: true }).click();
  const all = Number(/of (\d+)/.exec((await page.getByText(/^1 of \d+$/).textContent()) ?? "")?.[1]);
  for (let at = 0; at < all; at += 1) {
    await expect(page.getByText(`${at + 1} of ${all}`)).toBeVisible();
    const show = page.getByRole("button", { name: "Show" });
    const option = page.locator("article .choice").first();
    await expect(show.or(option).first()).toBeVisible();
    if (at === 0) await expectSound(page);
    // the list of words would answer what is asked
    await expect(page.getByText("Your words")).toHaveCount(0);
    if (await show.isVisible()) {
      await show.press("Enter");
      await expect(page.getByRole("status").filter({ hasText: "abandonar" })).toBeVisible();
      await page.getByRole("button", { name: "Yes", exact: true }).press("Enter");
    } else {
      await option.press("Enter");
      await page.getByRole("button", { name: "Next" }).press("Enter");
    }
  }
  await expect(page.getByText("Done for now")).toBeVisible();
  await expect(page.getByText(RegExp(`You went through ${all} cards? and knew \\d+`))).toBeVisible();
  await expect(page.getByText(/They begin to come back (tomorrow|on)/)).toBeVisible();
  await expectSound(page);
});

test("the words that are kept can be read, and thrown out, by keys", async ({ page }) => {
  const learner = await finishedReading(page);
  for (const [word, sentence] of [["abandon", "They abandoned the ship."], ["station"]] as const)
    await learner.call("POST", "/api/v1/user-reviews", { word, ...(sentence && { sentence }) });
  await page.goto("/review");
  await page.locator("summary", { hasText: "Your words" }).focus();
  await page.keyboard.press("Enter");
  const row = (word: string) =>
    page.getByRole("listitem").filter({ has: page.getByText(word, { exact: true }) });

  await expect(row("abandon")).toContainText("They abandoned the ship.");
  await expectSound(page);
  await page.getByRole("button", { name: "Keep abandon no longer" }).focus();
  await page.keyboard.press("Enter");

  await expect(row("abandon")).toBeHidden();
  await expect(row("station")).toBeVisible();
});
