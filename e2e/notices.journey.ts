import { expect, type Page } from "@playwright/test";
import { expectSound, freshAddress, test } from "./stage/fixtures.ts";
import { aLearner, anAccount, password } from "./stage/learner.ts";
import { withMore } from "./stage/long.ts";
import { words } from "./stage/words.ts";

const told = {
  en: {
    required: "Level required. Please select a level to continue.",
    notCreated: "Could not create your statistics",
    created: "Your level is set",
    saveLevel: "Save level",
    levelFailed: "Couldn't update your English level",
    levelSaved: "Level updated",
    sure: /can't be undone/,
    notDeleted: "Couldn't delete your account",
    deleted: "Account deleted",
    cancel: "Cancel",
    notLoggedOut: "Couldn't log out",
    loggedOut: "You're logged out",
    account: /Account of/,
    notRegistered: "Couldn't create the account",
    notLoggedIn: "Couldn't log in",
    noAnswer: "The server isn't answering. Check your connection and try again.",
    loggedIn: "You're logged in",
  },
  es: {
    required: "Falta el nivel. Elige un nivel para continuar.",
    notCreated: "No se pudieron crear tus estadísticas",
    created: "Tu nivel está listo",
    saveLevel: "Guardar nivel",
    levelFailed: "No se pudo actualizar tu nivel de inglés",
    levelSaved: "Nivel actualizado",
    sure: /No se puede deshacer/,
    notDeleted: "No se pudo eliminar tu cuenta",
    deleted: "Cuenta eliminada",
    cancel: "Cancelar",
    notLoggedOut: "No se pudo cerrar la sesión",
    loggedOut: "Has cerrado la sesión",
    account: /Cuenta de/,
    notRegistered: "No se pudo crear la cuenta",
    notLoggedIn: "No se pudo iniciar sesión",
    noAnswer: "El servidor no responde. Revisa tu conexión e inténtalo de nuevo.",
    loggedIn: "Has iniciado sesión",
  },
};

/** Expects that a toast says it; there is one at a time. */
async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.locator(".toast").getByText(text, { exact: true })).toBeVisible();
  await expect(page.locator(".toast")).toHaveCount(1);
}

for (const [language, width] of withMore([["en", 1280]], [["es", 390]])) {
  const [say, tell] = [words[language], told[language]];

  test(`a first level is asked for until there is one (${language}, ${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await aLearner(page, freshAddress(), null);
    await page.goto(`/dashboard?lng=${language}`);
    const dialog = page.getByRole("dialog", { name: say.levelTitle });
    await expect(dialog).toBeVisible();
    await page.mouse.click(2, 2);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: say.start }).click();
    await expect(dialog.getByText(tell.required)).toBeVisible();
    await page.route("**/api/v1/user-stats", (route) => route.abort());
    await dialog.getByRole("radio", { name: /B1/ }).check();
    await expect(dialog.getByText(tell.required)).toHaveCount(0);
    await dialog.getByRole("button", { name: say.start }).click();
    await expect(dialog.locator(".notice").getByText(new RegExp(`${tell.notCreated}\\. `))).toBeVisible();
    await expectToast(page, tell.notCreated);
    await expectSound(page);
    await page.unroute("**/api/v1/user-stats");
    await dialog.getByRole("button", { name: say.start }).click();

    await expectToast(page, tell.created);
    await expect(dialog).toHaveCount(0);
  });

  test(`a level and an account that could not be changed stay, and say so (${language}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await aLearner(page, freshAddress());
    await page.goto(`/profile?lng=${language}`);
    const save = page.getByRole("button", { name: tell.saveLevel });
    await expect(save).toBeDisabled();
    await page.getByRole("radio", { name: /C1/ }).check();
    await page.route("**/api/v1/user-stats", (route) => route.abort());
    await save.click();
    await expectToast(page, tell.levelFailed);
    await expect(page.getByRole("main").getByText(new RegExp(`${tell.levelFailed}\\. `))).toBeVisible();
    await page.unroute("**/api/v1/user-stats");
    await save.click();
    await expectToast(page, tell.levelSaved);
    await expect(save).toBeDisabled();

    await page.route("**/api/v1/users", (route) => route.abort());
    await page.getByRole("button", { name: say.deleteAccount }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog.getByText(tell.sure)).toBeVisible();
    await dialog.getByText(tell.cancel, { exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole("button", { name: say.deleteAccount }).click();
    await dialog.getByRole("button", { name: say.deleteAccount }).click();
    await expectToast(page, tell.notDeleted);
    await expect(dialog.getByText(new RegExp(`${tell.notDeleted}\\. `)).first()).toBeVisible();
    await expectSound(page);
    await page.unroute("**/api/v1/users");
    await dialog.getByRole("button", { name: say.deleteAccount }).click();

    await expectToast(page, tell.deleted);
    await expect(page).toHaveURL(/\/login$/);
  });

  test(`a door that does not open keeps what was typed (${language}, ${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const { email } = await anAccount(page, freshAddress());
    const main = page.getByRole("main");
    await page.goto(`/register?lng=${language}`);
    await page.route("**/auth/v1/signup*", (route) => route.abort());
    await page.getByLabel(say.name, { exact: true }).fill("Marta");
    await page.getByLabel(say.email).fill(freshAddress());
    await page.getByLabel(say.password, { exact: true }).fill(password);
    await page.getByLabel(say.repeat, { exact: true }).fill(password);
    await main.getByRole("button", { name: say.register }).click();
    await expectToast(page, tell.notRegistered);
    await expect(main.getByText(tell.noAnswer)).toBeVisible();
    await expect(page.getByLabel(say.name, { exact: true })).toHaveValue("Marta");
    await expect(page.getByLabel(say.name, { exact: true })).toBeEnabled();

    await page.goto("/login");
    await page.route("**/auth/v1/token*", (route) => route.abort());
    await page.getByLabel(say.email).fill(email);
    await page.getByLabel(say.password, { exact: true }).fill(password);
    await main.getByRole("button", { name: say.logIn }).click();
    await expectToast(page, tell.notLoggedIn);
    await expect(main.getByText(tell.noAnswer)).toBeVisible();
    await expect(page.getByLabel(say.password, { exact: true })).toHaveValue(password);
    await page.unroute("**/auth/v1/token*");
    await main.getByRole("button", { name: say.logIn }).click();
    await expectToast(page, tell.loggedIn);
    await expect(page).toHaveURL(/\/dashboard$/);

    await page.route("**/auth/v1/logout*", (route) => route.abort());
    const menu = page
      .getByRole("banner")
      .getByRole("button", { name: width < 768 ? say.menu : tell.account });
    await menu.click();
    await page.getByRole("button", { name: say.logOut }).click();
    await expectToast(page, tell.notLoggedOut);
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.unroute("**/auth/v1/logout*");
    const out = page.getByRole("button", { name: say.logOut });
    if (!(await out.isVisible())) await menu.click();
    await out.click();

    await expectToast(page, tell.loggedOut);
    await expect(page).toHaveURL(/\/login$/);
  });
}
