import { expect, type Page } from "@playwright/test";
import { expectSound, freshAddress, mailedLink, mailsTo, openLink, test } from "./fixtures.ts";
import { password } from "./learner.ts";
import { words } from "./words.ts";

test.use({ settings: { HUMAN_CHECK: "off", RATE_LIMITS: "off" } });

/** Signs up over HTTP, as another device does, and answers the mailed link. */
async function signUpElsewhere(page: Page, email: string, secret = password): Promise<string> {
  const before = (await mailsTo(page, email)).length;
  await page.request.post("/auth/v1/signup", {
    data: { email, password: secret, data: { name: "Marta" } },
  });
  await expect.poll(async () => (await mailsTo(page, email)).length).toBeGreaterThan(before);
  return mailedLink(page, email);
}

for (const [language, width] of [
  ["en", 390],
  ["es", 1280],
] as const) {
  test(`on another device the password is asked for, and a wrong one keeps the link good (${language})`, async ({
    page,
  }) => {
    const say = words[language];
    await page.setViewportSize({ width, height: 900 });
    const email = freshAddress();
    const link = await signUpElsewhere(page, email);
    await page.goto(`/login?lng=${language}`);
    await openLink(page, link);
    await expect(page).toHaveURL(/\/confirm$/);
    await expect(page.getByText(email)).toBeVisible();
    await expectSound(page);
    const secret = page.getByLabel(say.password, { exact: true });
    await secret.fill("somebody else's");
    await page.getByRole("button", { name: say.confirm }).click();
    await expect(page.getByText(say.notThisPassword)).toBeVisible();
    await expect(secret).toBeFocused();
    await expectSound(page);

    await secret.fill(password);
    await page.getByRole("button", { name: say.confirm }).click();

    await expect(page).toHaveURL(/\/dashboard$/);
  });
}

test("somebody else's sign-up with my address is not confirmed by my password, and mine is", async ({
  page,
}) => {
  const email = freshAddress();
  const theirs = await signUpElsewhere(page, email, "the stranger's 9");
  const mine = await signUpElsewhere(page, email);
  await openLink(page, theirs);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Confirm my e-mail" }).click();
  await expect(page.getByText(words.en.notThisPassword)).toBeVisible();

  await openLink(page, mine);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Confirm my e-mail" }).click();

  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a link pasted over another one in the same tab is the one that counts", async ({ page }) => {
  const email = freshAddress();
  const link = await signUpElsewhere(page, email);
  await page.goto("/confirm#token_hash=nothing&type=email_change&email=old%40example.test");
  await expect(page.getByText("old@example.test")).toBeVisible();

  await page.goto(link);

  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/confirm$/);
});

test("a log-in before the confirmation lets the mail be sent again, and the new link works", async ({
  page,
}) => {
  const email = freshAddress();
  const first = await signUpElsewhere(page, email);
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  const again = page.getByRole("button", { name: "Send the mail again" });
  await expect(again).toBeVisible();
  await expectSound(page);

  await again.click();
  await expect(page.getByRole("status").filter({ hasText: "Done." })).toBeFocused();
  await expect(page.getByRole("button", { name: /Send it again in \d+ seconds/ })).toBeDisabled();
  await expectSound(page);
  await expect.poll(() => mailedLink(page, email)).not.toBe(first);
  await openLink(page, await mailedLink(page, email));
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Confirm my e-mail" }).click();

  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a link that is over says so, and what to do", async ({ page }) => {
  const dead = page.getByRole("alert").filter({ hasText: words.en.deadLink });
  await page.goto("/confirm#token_hash=nothing&type=signup&email=marta%40example.test&id=none");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Confirm my e-mail" }).click();
  await expect(dead).toBeFocused();
  await expect(page.getByRole("button", { name: "Send the mail again" })).toBeVisible();
  await expectSound(page);
  for (const path of ["/confirm", "/reset-password"]) {
    await openLink(page, `${path}#error=access_denied&error_code=otp_expired&error_description=expired`);
    await expect(dead).toBeVisible();
    await expectSound(page);
  }
});
