import { expect, type Page } from "@playwright/test";
import { expectSound, freshAddress, openLink, test } from "./stage/fixtures.ts";
import { aLearner, password } from "./stage/learner.ts";
import { settled } from "./stage/settled.ts";

test("a guarded page sends to the log-in and back, and a wrong password says so where it stands", async ({
  page,
}) => {
  const { email } = await aLearner(page, freshAddress());
  await page.goto("/profile");
  await page.evaluate(() => localStorage.clear());
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/login$/);

  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await expect(page.getByText("Enter your e-mail address.")).toBeVisible();
  await expectSound(page);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByText("Wrong e-mail or password.")).toBeVisible();
  await expectSound(page);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/profile$/);
});

test("a reading is answered by keyboard alone", async ({ page }) => {
  const learner = await aLearner(page, freshAddress());
  await page.goto(`/reading/${await learner.reading()}`);
  await expect(page.getByRole("button", { name: "Verify answers" })).toBeVisible();

  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await expectSound(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("2");
  await page.keyboard.press("3");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(2);
  await page.keyboard.press("Enter");

  await expect(page.getByText("Why it's right", { exact: true })).toHaveCount(2);
});

test("control and b fold the side navigation, and it stays so", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await aLearner(page, freshAddress());
  await page.goto("/dashboard");
  const fold = page.getByRole("button", { name: /the navigation/ });
  await expect(fold).toHaveAttribute("aria-expanded", "true");

  await page.keyboard.press("Control+b");
  await expect(fold).toHaveAttribute("aria-expanded", "false");
  await page.reload();

  await expect(fold).toHaveAttribute("aria-expanded", "false");
  await expectSound(page);
});

test("at the day's limit the door says when it opens again", async ({ page }) => {
  const learner = await aLearner(page, freshAddress());
  for (let made = 0; made < 10; made += 1) await learner.reading();
  await page.goto("/reading-summary");

  await expect(page.getByText("10/10")).toBeVisible();
  await expect(page.getByText(/The door opens again/)).toBeVisible();
  await expect(page.getByRole("button", { name: "New reading" })).toHaveCount(0);
  await expectSound(page);
});

/** Chooses the first option of both questions. */
async function answerFirst(page: Page): Promise<void> {
  const questions = page.getByRole("group", { name: /^Question/ });
  await expect(questions).toHaveCount(2);
  for (const question of await questions.all()) await question.getByRole("radio").first().check();
}

test("what another tab completed is shown as it was stored", async ({ page }) => {
  const learner = await aLearner(page, freshAddress());
  const id = await learner.reading();
  await page.goto(`/reading/${id}`);
  await answerFirst(page);
  const shown = await learner.call<{ questions: { id: string; options: { id: string }[] }[] }>(
    "GET",
    `/api/v1/user-readings/${id}`,
  );
  const selectedOptions = shown.questions.map((question) => ({
    questionId: question.id,
    optionId: question.options[3]?.id,
  }));
  const stored = await learner.call<{ score: number }>("POST", `/api/v1/user-readings/${id}/evaluate`, {
    selectedOptions,
  });

  await page.getByRole("button", { name: "Verify answers" }).click();

  await expect(page.getByText("Already completed").first()).toBeVisible();
  await expect(page.getByText(`${stored.score / 5} of 2 right`)).toBeVisible();
});

test("answers that could not be sent are kept, and go out once more by themselves", async ({ page }) => {
  const learner = await aLearner(page, freshAddress());
  await page.goto(`/reading/${await learner.reading()}`);
  await answerFirst(page);
  await page.route("**/evaluate", (route) => route.abort());
  await page.getByRole("button", { name: "Verify answers" }).click();
  await expect(page.getByRole("main").getByText("Will be sent when you're back online")).toBeVisible();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(2);

  await page.unroute("**/evaluate");

  await expect(page.getByText("Why it's right", { exact: true })).toHaveCount(2);
});

test("a session that was ended elsewhere leads to the log-in with a notice", async ({ page }) => {
  const learner = await aLearner(page, freshAddress());
  await page.goto("/exercises");
  const readings = page.getByRole("main").locator('a[href="/reading-summary"]').first();
  await expect(readings).toBeVisible();
  await settled(page);
  await page.request.post("/auth/v1/logout?scope=global", {
    headers: { authorization: `Bearer ${learner.session.access_token}` },
  });

  await readings.click();

  await expect(page.getByText("Your session has ended", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test("the language chosen in the application is the landing page's too", async ({ page }) => {
  await aLearner(page, freshAddress());
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "ES, español" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("heading", { level: 1, name: /Hola, Marta/ })).toBeVisible();

  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.goto("/exercises");

  await expect(page.getByRole("heading", { level: 1, name: "Ejercicios" })).toBeVisible();
});

test("logging out ends the session on the server", async ({ page }) => {
  const learner = await aLearner(page, freshAddress());
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /Account of/ }).click();
  await page.getByRole("button", { name: "Log out" }).click();

  await expect(page).not.toHaveURL(/dashboard/);
  const answer = await page.request.get("/auth/v1/user", {
    headers: { authorization: `Bearer ${learner.session.access_token}` },
  });
  expect(answer.status()).toBe(403);
});

for (const scheme of ["light", "dark"] as const) {
  test(`every screen is sound at 320 px, ${scheme}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    const learner = await aLearner(page, freshAddress());
    const id = await learner.reading();
    const paths = [
      "/",
      "/?lng=es",
      "/dashboard?lng=es",
      "/exercises",
      "/reading-summary",
      `/reading/${id}`,
      "/profile",
      "/forgot-password",
      "/reset-password#token_hash=x&type=recovery&email=marta%40example.test",
      "/confirm#token_hash=x&type=signup&email=marta%40example.test",
      "/confirm#error=access_denied",
      "/nowhere",
    ];
    for (const path of [...paths, "/reading/0190e3a5-7e57-7b00-8b00-0123456789ab"]) {
      await openLink(page, path);
      await expectSound(page);
    }
  });
}

test("the outbox and the API's page are sound", async ({ page }) => {
  await page.goto("/dev/outbox");
  await expectSound(page);
  await page.goto("/api/v1/docs");
  await expectSound(page);
  await expect(page.getByRole("heading", { name: "POST /api/v1/user-readings", exact: true })).toBeVisible();
});
