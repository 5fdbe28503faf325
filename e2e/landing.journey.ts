import { expect, type Page } from "@playwright/test";
import { freshAddress, test } from "./stage/fixtures.ts";
import { aLearner, statusOf } from "./stage/learner.ts";
import { settled } from "./stage/settled.ts";

function waysIn(page: Page) {
  const links = page.getByRole("main").locator("a[data-way-in]");
  return links.evaluateAll((all) => all.map((it) => it.getAttribute("href")));
}

test("who never signed in here is led to an account, who did to where they want to go", async ({ page }) => {
  await page.goto("/");
  await expect.poll(async () => new Set(await waysIn(page))).toEqual(new Set(["/register"]));
  await page.getByRole("link", { name: "Explore exercises" }).first().click();
  await expect(page).toHaveURL(/\/register$/);

  await aLearner(page, freshAddress());
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /Account of/ }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).not.toHaveURL(/dashboard/);
  await page.goto("/");

  await expect
    .poll(() => waysIn(page))
    .toEqual([
      "/dashboard",
      "/exercises",
      "/exercises",
      "/reading-summary",
      "/listening-summary",
      "/completable-listening-summary",
      "/description-summary",
      "/chat-summary",
      "/exercises",
      "/escape-room-summary",
      "/dashboard",
    ]);
});

for (const width of [1280, 390]) {
  test(`at ${width} px the learner's menu leads to the profile and logs out`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const learner = await aLearner(page, freshAddress());
    await page.goto("/");
    const menu = page.locator("summary:visible");
    await menu.click();
    await expect(page.getByText(learner.email).locator("visible=true").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Profile" }).locator("visible=true")).toHaveAttribute(
      "href",
      "/profile",
    );
    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Log out" }).locator("visible=true").click();

    await expect(
      page.getByRole("banner").getByRole("link", { name: "Log in" }).locator("visible=true").first(),
    ).toBeFocused();
    expect(await statusOf(page, learner.session)).toBe(403);
    await page.goto("/dashboard");
    await expect(page).toHaveURL(/\/login$/);
  });
}

test("a log-out that does not reach the server says so and keeps the session", async ({ page }) => {
  const learner = await aLearner(page, freshAddress());
  await page.goto("/");
  await page.route("**/auth/v1/**", (route) => route.abort());
  await page.locator("summary:visible").click();
  await page.getByRole("button", { name: "Log out" }).locator("visible=true").click();

  await expect(page.getByText("You're still logged in.").locator("visible=true")).toBeVisible();
  expect(await statusOf(page, learner.session)).toBe(200);
});

test("a key answers the card, and the card then leads on; with shortcuts off it does nothing", async ({
  page,
}) => {
  await page.goto("/");
  const onward = page.getByRole("link", { name: "Try a full exercise" });
  await expect(onward).toBeHidden();
  await page.evaluate(() => localStorage.setItem("salida-shortcuts", "off"));
  await page.keyboard.press("3");
  await expect(onward).toBeHidden();
  await page.evaluate(() => localStorage.removeItem("salida-shortcuts"));
  await page.keyboard.press("3");

  await expect(page.getByText("Right.")).toBeVisible();
  await expect(onward).toHaveAttribute("href", "/register");
});

for (const width of [390, 320]) {
  test(`at ${width} px the carousel goes by arrows, dots and swipes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const carousel = page.locator("[data-carousel]");
    const shown = carousel.locator('[data-dot][aria-current="true"]');
    await expect(shown).toHaveAttribute("aria-label", "Reading");
    await carousel.getByRole("button", { name: "Next sample" }).click();
    await expect(shown).toHaveAttribute("aria-label", "Listening");
    await carousel.getByRole("button", { name: "Previous sample" }).click();
    await expect(shown).toHaveAttribute("aria-label", "Reading");
    await expect(carousel.locator("[data-dot]")).toHaveCount(5);
    const arrows = carousel.locator("[data-step]");
    const tops = await arrows.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await carousel.getByRole("button", { name: "Previous sample" }).click();
    await expect(shown).toHaveAttribute("aria-label", "Conversation");
    await carousel.getByRole("button", { name: "Next sample" }).click();
    await expect(shown).toHaveAttribute("aria-label", "Reading");
    await carousel.locator("[data-dot]").nth(3).click();
    await expect(shown).toHaveAttribute("aria-label", "Description");
    // the swipe is the browser's own scrolling, which snaps to the nearest
    await carousel
      .locator("[data-track]")
      .evaluate((track) => track.scrollTo({ left: 30, behavior: "instant" }));
    await expect(shown).toHaveAttribute("aria-label", "Reading");
  });
}

test("the carousel turns every five seconds while it is seen, and stops where it is told to", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await page.goto("/");
  const carousel = page.locator("[data-carousel]");
  const shown = carousel.locator('[data-dot][aria-current="true"]');
  await carousel.scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(shown).toHaveAttribute("aria-label", "Listening", { timeout: 500 });
  }).toPass();
  await carousel.getByRole("button", { name: "Stop the carousel" }).click();
  await page.mouse.move(2, 2);
  const stoppedAt = await shown.getAttribute("aria-label");
  await page.clock.runFor(20_000);

  await expect(shown).toHaveAttribute("aria-label", stoppedAt ?? "");
  await expect(carousel.getByRole("button", { name: "Start the carousel" })).toBeVisible();
});

test("the page is as high before it is scrolled as after", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await settled(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));

  expect(await height()).toBe(before);
});
