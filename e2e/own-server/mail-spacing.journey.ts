import { expect } from "@playwright/test";
import { expectSound, freshAddress, mailedLink, test } from "#stage/fixtures.ts";
import { password } from "#stage/learner.ts";

/** As an operator has it who sets nothing. */
test.use({ settings: {} });

test("with the usual settings a mail is sent again no sooner than its time, each with a proof of its own", async ({
  page,
}) => {
  const email = freshAddress();
  await page.clock.install();
  await page.goto("/register");
  await page.getByLabel("Name", { exact: true }).fill("Marta");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Repeat the password").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/login$/, { timeout: 30_000 });
  await expect(page.getByRole("button", { name: /Send it again in \d+ seconds?/ })).toBeDisabled();
  await mailedLink(page, email);

  await page.clock.fastForward("01:01");
  await page.getByRole("button", { name: "Send the e-mail again" }).click();
  await expect(page.getByRole("alert").filter({ hasText: /Try again in \d+ seconds?/ })).toBeFocused({
    timeout: 30_000,
  });
  await expect(page.getByRole("button", { name: /Send it again in \d+ seconds?/ })).toBeDisabled();
  await expectSound(page);

  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText(`If there's an account with ${email}`)).toBeVisible({ timeout: 30_000 });
});
