import { expect } from "@playwright/test";
import { expectSound, test } from "#stage/fixtures.ts";

// so few that a second server would take longer
test.describe.configure({ mode: "default" });
test.use({ settings: { HUMAN_CHECK: "off", RATE_LIMITS: "off", SIGNUP: "off" } });

for (const [language, closed, logIn, register] of [
  ["en", /No new accounts can be created here/, "Log in", "Create account"],
  ["es", /no se pueden crear cuentas nuevas aquí/, "Iniciar sesión", "Crear cuenta"],
] as const) {
  test(`where no account can be made no page offers one (${language})`, async ({ page }) => {
    await page.goto(`/login?lng=${language}`);
    await expect(page.getByRole("heading", { level: 1, name: logIn })).toBeVisible();
    await expect(page.getByRole("link", { name: register })).toHaveCount(0);
    await expectSound(page);

    await page.goto("/register");
    await expect(page.getByText(closed)).toBeVisible();
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await expectSound(page);
    await page.getByRole("main").getByRole("link", { name: logIn }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
}
