import { expect, type Page, type Request } from "@playwright/test";
import { expectSound, freshAddress, mailedLink, test } from "#stage/fixtures.ts";
import { withMore } from "#stage/long.ts";
import { type Language, words } from "#stage/words.ts";

/** As an operator has it who sets nothing. */
test.use({ settings: {} });

const password = "a lit door 7";

const pairs = withMore(
  [
    ["es", 390],
    ["en", 1280],
  ],
  [
    ["en", 390],
    ["es", 1280],
  ],
);

for (const [language, width] of pairs) {
  test(`a stranger signs up and finishes a reading (${language}, ${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const email = freshAddress();
    await arrive(page, language);
    await signUp(page, language, email);
    await chooseLevel(page, language);
    await createReading(page, language);
    await answerAndReview(page, language);
    await seeProgress(page, language);
    await leave(page, language, email);
  });
}

async function arrive(page: Page, language: Language): Promise<void> {
  const say = words[language];
  await page.goto(`/?lng=${language}`);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expectSound(page);

  await page.getByRole("link", { name: say.startNow }).first().click();

  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByRole("heading", { level: 1, name: say.register })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expectSound(page);
}

async function signUp(page: Page, language: Language, email: string): Promise<void> {
  const say = words[language];
  await page.getByLabel(say.name, { exact: true }).fill("Marta");
  await page.getByLabel(say.email).fill(email);
  await page.getByLabel(say.password, { exact: true }).fill(password);
  await page.getByLabel(say.repeat, { exact: true }).fill(password);
  await expect(page.getByText(say.human, { exact: true })).toBeVisible({ timeout: 30_000 });
  await expectSound(page);
  await page.getByRole("main").getByRole("button", { name: say.register }).click();

  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(say.confirmNotice).first()).toBeVisible();
  await expectSound(page);
  await page.goto(await mailedLink(page, email));
  await expectSound(page);
  await page.getByRole("button", { name: say.confirm }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

async function chooseLevel(page: Page, language: Language): Promise<void> {
  const say = words[language];
  const dialog = page.getByRole("dialog", { name: say.levelTitle });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await expectSound(page);
  await dialog.getByRole("radio", { name: /B1/ }).check();
  await dialog.getByRole("button", { name: say.start }).click();

  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: say.hello })).toBeVisible();
  await expectSound(page);
}

async function createReading(page: Page, language: Language): Promise<void> {
  const say = words[language];
  await page.getByRole("navigation").getByRole("link", { name: say.exercises }).first().click();
  await expect(page).toHaveURL(/\/exercises$/);
  await expectSound(page);
  await page.getByRole("main").locator('a[href="/reading-summary"]').first().click();
  await expect(page.getByText("0/10")).toBeVisible();
  await expectSound(page);

  await page.getByRole("button", { name: say.newReading }).first().click();
  await page.getByLabel(say.search).fill(say.food);
  await expectSound(page);
  await page.getByRole("button", { name: say.food, exact: true }).click();
  await expect(page).toHaveURL(/\/reading\/[0-9a-f-]{36}$/);
}

async function answerAndReview(page: Page, language: Language): Promise<void> {
  const say = words[language];
  const passage = page.locator('article [lang="en"], article[lang="en"]').first();
  await expect(passage).toBeVisible();
  await expectSound(page);
  const sent: string[] = [];
  const note = (request: Request) => void (request.method() === "GET" || sent.push(request.url()));
  page.on("request", note);
  await page.getByRole("button", { name: say.verify }).click();
  await expect(page.getByText(say.answerAll)).toBeVisible();
  await expectSound(page);
  page.off("request", note);
  expect(sent).toEqual([]);

  const questions = page.getByRole("group");
  for (const question of await questions.all()) await question.getByRole("radio").first().check();
  const asked = await questions.count();
  await page.reload();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(asked);
  await page.getByRole("button", { name: say.verify }).click();

  await expect(page.getByText(say.why, { exact: true })).toHaveCount(2);
  const right = await page.getByText(say.yoursRight).count();
  await expect(page.getByText(say.right, { exact: true })).toHaveCount(2 - right);
  await expect(page.getByText(say.whyNot, { exact: true })).toHaveCount(2 - right);
  await expect(page.getByText(`${right * 5}`, { exact: true }).first()).toBeVisible();
  await expectSound(page);
}

async function seeProgress(page: Page, language: Language): Promise<void> {
  const say = words[language];
  await page.goto("/reading-summary");
  await expect(page.getByText("1/10")).toBeVisible();
  await expect(page.getByText(say.pending)).toHaveCount(0);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: say.hello })).toBeVisible();
  await expectSound(page);
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { level: 1, name: say.notHere })).toBeVisible();
  await expectSound(page);
}

async function leave(page: Page, language: Language, email: string): Promise<void> {
  const say = words[language];
  await page.goto("/profile");
  await expect(page.getByText(email).first()).toBeVisible();
  await page.getByRole("radio", { name: /C1/ }).check();
  await page.getByRole("button", { name: say.save }).click();
  await expect(page.getByRole("button", { name: say.save })).toBeDisabled();
  await expectSound(page);
  await page.getByRole("button", { name: say.deleteAccount }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toBeVisible();
  await expectSound(page);
  await dialog.getByRole("button", { name: say.deleteAccount }).click();

  await expect(page).not.toHaveURL(/profile/);
  await page.goto("/login");
  await page.getByLabel(say.email).fill(email);
  await page.getByLabel(say.password, { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: say.logIn }).click();
  await expect(page.getByRole("alert").first()).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/login$/);
}
