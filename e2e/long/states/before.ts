import { expect } from "@playwright/test";
import { freshAddress } from "#stage/fixtures.ts";
import { anAccount } from "#stage/learner.ts";
import { go, of, type State } from "./ways.ts";

/** Everything before the guard. */
export const before: readonly State[] = [
  { name: "the landing page", open: (there) => go(there, "/") },
  { name: "the log-in", open: (there) => go(there, "/login") },
  {
    name: "a log-in that was refused",
    async open(there) {
      const { page } = there;
      await go(there, "/login");
      await page.getByLabel(of(there, "E-mail", "Correo electrónico")).fill("nobody@example.test");
      await page.getByLabel(of(there, "Password", "Contraseña"), { exact: true }).fill("not this one 1");
      await page
        .getByRole("main")
        .getByRole("button", { name: of(there, "Log in", "Iniciar sesión") })
        .click();
      await expect(page.getByRole("main").getByRole("alert").first()).toBeVisible();
    },
  },
  { name: "the sign-up", open: (there) => go(there, "/register") },
  {
    name: "a sign-up with nothing in it",
    async open(there) {
      const { page } = there;
      await go(there, "/register");
      await page
        .getByRole("main")
        .getByRole("button", { name: of(there, "Create account", "Crear cuenta") })
        .click();
      await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    },
  },
  { name: "a forgotten password", open: (there) => go(there, "/forgot-password") },
  {
    name: "a link that was sent",
    async open(there) {
      const { page } = there;
      const { email } = await anAccount(page, freshAddress());
      await go(there, "/forgot-password");
      await page.getByLabel(of(there, "E-mail", "Correo electrónico")).fill(email);
      await page.getByRole("button", { name: of(there, "Send the link", "Enviar el enlace") }).click();
      await expect(page.getByText(of(there, "Check your inbox", "Revisa tu correo")).first()).toBeVisible();
    },
  },
  {
    name: "a dead link",
    open: (there) => go(there, "/reset-password"),
  },
  { name: "a confirmation without a link", open: (there) => go(there, "/confirm") },
  { name: "an address that leads nowhere", open: (there) => go(there, "/nowhere") },
];
