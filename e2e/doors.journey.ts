import { expect, type Page } from "@playwright/test";
import { expectSound, freshAddress, test } from "./stage/fixtures.ts";
import { aLearner, anAccount, password } from "./stage/learner.ts";
import { words } from "./stage/words.ts";

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
}

test("whoever wants a page is asked to log in, and gets that very page", async ({ page }) => {
  const { email } = await anAccount(page, freshAddress());
  await page.goto("/reading-summary?from=a%20friend#list");
  await expect(page).toHaveURL(/\/login$/);

  await logIn(page, email);

  await expect(page).toHaveURL(/\/reading-summary\?from=a%20friend#list$/);
});

test("whoever is logged in is not asked again, and a log-out leads to the log-in page without a way back", async ({
  page,
}) => {
  const { email } = await aLearner(page, freshAddress());
  for (const path of ["/login", "/register"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/);
  }
  await page.goto("/profile");
  await page
    .getByRole("button", { name: email })
    .or(page.getByRole("button", { name: /Marta/ }))
    .first()
    .click();
  const looks = page.getByRole("banner").getByRole("list", { name: "Appearance" }).getByRole("button");
  const tops = await looks.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  expect([tops.length, new Set(tops).size]).toEqual([3, 1]);
  await page
    .getByRole("menuitem", { name: "Log out" })
    .or(page.getByRole("button", { name: "Log out" }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/login$/);

  await logIn(page, email);

  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a session that ran out and cannot be renewed is told, and the log-in leads back", async ({ page }) => {
  const { email, session } = await aLearner(page, freshAddress());
  await page.clock.install();
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: words.en.hello })).toBeVisible();
  const headers = { authorization: `Bearer ${session.access_token}` };
  await page.request.post("/auth/v1/logout?scope=global", { headers });

  await page.clock.fastForward("00:16:00");

  await expect(page.getByText("Your session has ended", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a session that had run out before the page was opened is told too", async ({ page }) => {
  const { session } = await aLearner(page, freshAddress());
  const headers = { authorization: `Bearer ${session.access_token}` };
  await page.request.post("/auth/v1/logout?scope=global", { headers });
  await page.clock.install({ time: Date.now() + 16 * 60_000 });

  await page.goto("/profile");

  await expect(page.getByText("Your session has ended", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

const told = {
  en: {
    email: ["Enter your e-mail address.", "That doesn't look like an e-mail address."],
    password: "Enter your password.",
    name: "Enter your name.",
    short: "Use at least 6 characters.",
    long: "Use at most 72 characters (accents and emoji count as several).",
    differ: "The passwords don't match.",
  },
  es: {
    email: ["Escribe tu correo electrónico.", "Eso no parece una dirección de correo."],
    password: "Escribe tu contraseña.",
    name: "Escribe tu nombre.",
    short: "Usa al menos 6 caracteres.",
    long: "Usa como mucho 72 caracteres (los acentos y los emojis cuentan por varios).",
    differ: "Las contraseñas no coinciden.",
  },
};

for (const language of ["en", "es"] as const) {
  test(`every form before the guard says what is missing and goes to it (${language})`, async ({ page }) => {
    const [say, tell] = [words[language], told[language]];
    const main = page.getByRole("main");
    const field = (label: string) => main.getByLabel(label, { exact: true });
    const expectTold = (label: string, text: string | undefined) =>
      expect(field(label)).toHaveAccessibleDescription(new RegExp(`${escaped(text ?? "")}$`));

    await page.goto(`/login?lng=${language}`);
    await main.getByRole("button", { name: say.logIn }).click();
    await expectTold(say.email, tell.email[0]);
    await expectTold(say.password, tell.password);
    await expect(field(say.email)).toBeFocused();
    await expectSound(page);

    await page.goto("/forgot-password");
    await field(say.email).fill("marta");
    await main.getByRole("button", { name: say.sendLink }).click();
    await expectTold(say.email, tell.email[1]);

    await page.goto("/register");
    await main.getByRole("button", { name: say.register }).click();
    await expectTold(say.name, tell.name);
    await expectTold(say.email, tell.email[0]);
    await expectTold(say.password, tell.password);
    await expect(field(say.name)).toBeFocused();
    await expectSound(page);
    await field(say.name).fill("Marta");
    await field(say.email).fill("marta@example.test");
    await field(say.password).fill("short");
    await field(say.repeat).fill("shorter");
    await main.getByRole("button", { name: say.register }).click();
    await expectTold(say.password, tell.short);
    await expectTold(say.repeat, tell.differ);
    await field(say.password).fill("ñ".repeat(40));
    await field(say.repeat).fill("ñ".repeat(40));
    await main.getByRole("button", { name: say.register }).click();
    await expectTold(say.password, tell.long);
  });

  test(`a known password is refused in words, with the first refusal already (${language})`, async ({
    page,
  }) => {
    const say = words[language];
    const main = page.getByRole("main");
    await page.goto(`/register?lng=${language}`);
    await main.getByLabel(say.name, { exact: true }).fill("Marta");
    await main.getByLabel(say.email, { exact: true }).fill(freshAddress());
    for (const label of [say.password, say.repeat])
      await main.getByLabel(label, { exact: true }).fill("abcdef1");
    await main.getByRole("button", { name: say.register }).click();

    const known = { en: "on the lists of known passwords.", es: "en las listas de contraseñas conocidas." }[
      language
    ];
    await expect(main.getByLabel(say.password, { exact: true })).toHaveAccessibleDescription(RegExp(known));
    await expect(page.getByText(/weak[A-Z]/)).toHaveCount(0);
  });

  test(`the forms of the profile say what is missing (${language})`, async ({ page }) => {
    const [say, tell] = [words[language], told[language]];
    await aLearner(page, freshAddress());
    await page.goto(`/profile?lng=${language}`);
    await page.getByRole("button", { name: say.changeEmail }).click();
    await page.getByRole("button", { name: say.sendLinks }).click();
    await expect(page.getByLabel(say.newEmail)).toHaveAccessibleDescription(tell.email[0] ?? "");
    await expect(page.getByLabel(say.current)).toHaveAccessibleDescription(tell.password);
    await expect(page.getByLabel(say.newEmail)).toBeFocused();
    await page.getByRole("button", { name: say.changePassword }).click();
    await page.getByRole("button", { name: say.savePassword }).click();
    await expect(page.getByLabel(say.newPassword, { exact: true })).toHaveAccessibleDescription(
      new RegExp(escaped(tell.password)),
    );
  });
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
