import { expect, type Page } from "@playwright/test";
import { freshAddress, test } from "./stage/fixtures.ts";
import { aLearner } from "./stage/learner.ts";
import { settled } from "./stage/settled.ts";

/** The languages of the words that a page fetched. */
async function wordsFetched(page: Page): Promise<string[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  return [...new Set(urls.flatMap((url) => /\/words-([a-z]+)-/.exec(url)?.[1] ?? []))].sort();
}

async function kept(page: Page) {
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === "i18next")?.value;
  return [cookie, await page.evaluate(() => localStorage.getItem("i18nextLng"))];
}

/** Makes the browser one whose owner listed these languages. */
async function prefer(page: Page, languages: readonly string[]): Promise<void> {
  const userAgent = await page.evaluate(() => navigator.userAgent);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setUserAgentOverride", { userAgent, acceptLanguage: languages.join(",") });
}

const browsers = [
  { languages: ["fr-FR", "es-CO", "en"], language: "es" },
  { languages: ["fr", "en-GB", "es"], language: "en" },
  { languages: ["de"], language: "en" },
];

for (const { languages, language } of browsers) {
  test(`a browser of ${languages} gets ${language} on every page, and it is kept`, async ({
    browser,
    salida,
  }) => {
    for (const path of ["/", "/login"]) {
      const context = await browser.newContext({ baseURL: salida.url });
      const page = await context.newPage();
      await prefer(page, languages);
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect.poll(() => kept(page), path).toEqual([language, language]);
      await context.close();
    }
  });
}

test("an address that asks for a language not spoken here leaves the choice as it was", async ({ page }) => {
  for (const path of ["/", "/login"]) {
    await page.goto(`${path}?lng=es`);
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await page.goto(`${path}?lng=fr`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect.poll(() => kept(page), path).toEqual(["es", "es"]);
    await page.context().clearCookies();
  }
});

test("what only the browser's storage keeps wins over its list, on the landing page too", async ({
  page,
}) => {
  await page.goto("/login?lng=es");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  for (const path of ["/login", "/", "/?lng=fr"]) {
    await page.context().clearCookies();
    await page.goto(path);

    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect.poll(() => kept(page)).toEqual(["es", "es"]);
  }
});

test("no word comes in a language that is not shown, until it is chosen", async ({ page }) => {
  await aLearner(page, freshAddress());
  await page.goto("/dashboard?lng=es");
  await expect(page.getByRole("heading", { level: 1, name: /Hola, Marta/ })).toBeVisible();
  await settled(page);
  expect(await wordsFetched(page)).toEqual(["es"]);

  await page.getByRole("button", { name: "EN, English" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Hello, Marta/ })).toBeVisible();
  await expect.poll(() => wordsFetched(page)).toEqual(["en", "es"]);
});

test("a language that does not load leaves the page as it is, says so, and can be chosen again", async ({
  page,
}) => {
  await page.goto("/login?lng=en");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // what draws a toast is there before the line is cut
  await page.route("**/words-es-*", (route) => route.abort());
  await page.getByRole("button", { name: "ES, español" }).click();
  await expect(page.getByText("The language didn't load", { exact: true })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");

  await page.unroute("**/words-es-*");
  await page.getByRole("button", { name: "ES, español" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});
