import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { config } from "#config.ts";
import { i18n } from "#i18n/i18n.ts";
import { ForgotPage } from "./forgot-page.tsx";
import { LoginPage } from "./login-page.tsx";
import { RegisterPage } from "./register-page.tsx";

vi.mock("#config.ts", () => ({
  config: { signup: true, returnTo: [], passwordMinLength: 6, humanCheck: "off" },
}));

vi.mock("#session/session.ts", () => ({ useSession: () => ({ status: "out", left: false }) }));

afterEach(() => {
  config.signup = true;
  void i18n.changeLanguage("en");
});

function drawn(page: ReactNode): string {
  return renderToString(<MemoryRouter>{page}</MemoryRouter>);
}

test("where accounts can be made there is a form, and the log-in page leads to it", () => {
  expect(drawn(<RegisterPage />).match(/<input/g)).toHaveLength(4);
  expect(drawn(<LoginPage />)).toContain('href="/register"');
  expect(drawn(<ForgotPage />).match(/<input/g)).toHaveLength(1);
});

test.each([
  ["en", "No new accounts can be created here"],
  ["es", "no se pueden crear cuentas nuevas aquí"],
])("where they cannot the page says so, and nothing leads to it (%s)", async (language, said) => {
  config.signup = false;
  await i18n.changeLanguage(language);

  const page = drawn(<RegisterPage />);

  expect(page).toContain(said);
  expect(page).not.toContain("<input");
  expect(drawn(<LoginPage />)).not.toContain("/register");
});
