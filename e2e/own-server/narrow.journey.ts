import { expect, type Page } from "@playwright/test";
import { freshAddress, openLink, test } from "#stage/fixtures.ts";
import { aLearner, type Learner } from "#stage/learner.ts";
import { settled } from "#stage/settled.ts";

const flags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"];
/** The text twice as large, by the browser's own setting. */
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [...flags, "--blink-settings=defaultFontSize=32"],
  },
});

/** What sticks out of the page to the right, innermost first: the page may not be scrolled sideways. */
async function sticksOut(page: Page): Promise<string[]> {
  await settled(page);
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const wide = [...document.querySelectorAll("body *")].filter(
      (it) => it.getBoundingClientRect().right > innerWidth + 1 && it.getBoundingClientRect().width > 0,
    );
    const inmost = wide.filter((it) => !wide.some((other) => other !== it && it.contains(other)));
    return inmost
      .slice(0, 3)
      .map((it) => `${it.tagName}.${it.getAttribute("class")} ${it.textContent?.slice(0, 30)}`);
  });
}

async function everyPath(learner: Learner): Promise<string[]> {
  const ids = new Map<string, string>();
  const calls = {
    reading: "readings",
    "completable-listening": "completable-listenings",
    description: "descriptions",
    chat: "chats",
  };
  for (const [name, call] of Object.entries(calls)) {
    const { id } = await learner.call<{ id: string }>("POST", `/api/v1/user-${call}`, {
      context: "FOOD",
      level: 2,
    });
    ids.set(name, id);
  }
  return [
    "/",
    "/dashboard",
    "/exercises",
    "/profile",
    "/escape-room-summary",
    ...["reading", "listening", "completable-listening", "description", "chat"].map(
      (name) => `/${name}-summary`,
    ),
    ...[...ids].map(([name, id]) => `/${name}/${id}`),
    "/forgot-password",
    "/reset-password#token_hash=x&type=recovery&email=marta%40example.test",
    "/confirm#token_hash=x&type=signup&email=marta%40example.test",
    "/nowhere",
  ];
}

for (const language of ["en", "es"]) {
  test(`with text twice as large no page scrolls sideways, ${language}`, async ({ page }) => {
    const found: Record<string, string[]> = {};
    for (const path of ["/login", "/register"]) {
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await openLink(page, `${path}?lng=${language}`);
        found[`${width} ${path}`] = await sticksOut(page);
      }
    }
    const learner = await aLearner(page, freshAddress());
    for (const path of await everyPath(learner)) {
      await page.setViewportSize({ width: 390, height: 800 });
      await openLink(page, path);
      await expect(page.locator("h1:visible").first()).toBeVisible();
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        found[`${width} ${path}`] = await sticksOut(page);
      }
    }
    expect(Object.fromEntries(Object.entries(found).filter(([, wide]) => wide.length > 0))).toEqual({});
  });
}

test("with text twice as large the menu of a phone stands within the page, and a title keeps its words whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await aLearner(page, freshAddress());
  await page.goto("/reading-summary?lng=es");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Lecturas");
  const lines = await title.evaluate(
    (it) => it.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(it).lineHeight),
  );
  expect(Math.round(lines)).toBe(1);

  await page.getByRole("button", { name: "Menú" }).click();
  const entry = page.getByRole("link", { name: "Perfil" });
  await expect.poll(async () => (await entry.boundingBox())?.x).toBeGreaterThan(0);
});
