import { expect, type Locator, type Page } from "@playwright/test";
import { expectSound, freshAddress, test } from "./stage/fixtures.ts";
import { aLearner } from "./stage/learner.ts";

const toastsIn = (page: Page) => page.locator(".toast:visible");

/** Fails a log-in, which is told by a toast. */
async function toastOnLogin(page: Page): Promise<void> {
  await page.getByLabel("E-mail").fill("nobody@example.test");
  await page.getByLabel("Password", { exact: true }).fill("not a door 7");
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await expect(toastsIn(page)).toHaveCount(1);
}

async function dragBy(page: Page, toast: Locator, right: number): Promise<void> {
  await expect(toast).toBeVisible();
  await toast.evaluate((it) => Promise.all(it.getAnimations().map((moving) => moving.finished)));
  const box = await toast.boundingBox();
  if (!box) throw new Error("the toast has no place");
  await page.mouse.move(box.x + 40, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 40 + right / 2, box.y + 20, { steps: 4 });
  await page.mouse.move(box.x + 40 + right, box.y + 20, { steps: 4 });
  await page.mouse.up();
}

test("a toast goes by a swipe of more than 50 px to the right, and F8 leads to it", async ({ page }) => {
  await page.goto("/login");
  await toastOnLogin(page);
  await dragBy(page, toastsIn(page), 46);
  await expect(toastsIn(page)).toHaveCount(1);
  await page.keyboard.press("F8");
  await expect(page.locator(".toast-viewport")).toBeFocused();
  await page.getByLabel("E-mail").focus();
  await dragBy(page, toastsIn(page), 56);

  await expect(toastsIn(page)).toHaveCount(0);
});

test("there is one toast at a time, and it goes after five seconds", async ({ page }) => {
  await page.clock.install();
  await page.goto("/login");
  await toastOnLogin(page);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await expect(toastsIn(page)).toHaveCount(1);
  await page.mouse.move(2, 2);
  // time goes on meanwhile too
  await page.clock.runFor(3000);
  await expect(toastsIn(page)).toHaveCount(1);

  await page.clock.runFor(3000);
  await expect(toastsIn(page)).toHaveCount(0);
});

test("a toast that was there before a dialog is lifted above it, and can be closed", async ({ page }) => {
  await aLearner(page, freshAddress());
  await page.goto("/reading-summary");
  await page.route("**/assets/words-es-*", (route) => route.abort());
  await page.getByRole("button", { name: "ES, español" }).click();
  // it stays while a pointer is on it
  await toastsIn(page).hover();
  await page.getByRole("button", { name: "New reading" }).press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();

  const uppermost = () =>
    toastsIn(page).evaluate((it) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(uppermost).toBe(true);
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("The language didn't load");
  await toastsIn(page).getByRole("button").click();
  await expect(toastsIn(page)).toHaveCount(0);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("the side navigation is 16rem wide or 3rem, by ctrl or meta and b, and stays so for a week", async ({
  page,
}) => {
  await aLearner(page, freshAddress());
  await page.goto("/exercises");
  const nav = page.getByRole("navigation", { name: "Main" });
  const width = () => nav.evaluate((it) => it.parentElement?.getBoundingClientRect().width);
  await expect.poll(width).toBe(256);
  await page.keyboard.press("Meta+b");
  await expect.poll(width).toBe(48);
  await page.keyboard.press("Control+Shift+b");
  await expect.poll(width).toBe(48);
  await page.reload();
  await expect.poll(width).toBe(48);
  const cookie = (await page.context().cookies()).find(({ name }) => name === "sidebar_state");
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7);
  await page.keyboard.press("Control+b");

  await expect.poll(width).toBe(256);
  await page.setViewportSize({ width: 767, height: 800 });
  await expect.poll(() => nav.evaluate((it) => getComputedStyle(it).position)).toBe("fixed");
});

test("the menus of a small screen have what the large one has, and close on Escape", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/register");
  const menu = page.getByRole("banner").getByRole("button", { name: "Menu" });
  await menu.click();
  const entries = page.getByRole("navigation", { name: "Menu" });
  await expect(entries.getByRole("link")).toHaveText(["Home", "Log in"]);
  await expect(entries.getByRole("button", { name: "ES, español" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(entries).toBeHidden();
  await expect(menu).toBeFocused();

  const { email } = await aLearner(page, freshAddress());
  await page.goto("/dashboard");
  await menu.click();
  await expect(entries.getByText(email)).toBeVisible();
  await expect(entries.getByRole("link")).toHaveText(["Home", "Dashboard", "Profile"]);
  await expect(entries.getByRole("button", { name: "Log out" })).toBeVisible();
});

test("the header of a large screen leads home, to the dashboard, to the profile and out", async ({
  page,
}) => {
  const { email } = await aLearner(page, freshAddress());
  await page.goto("/dashboard");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Salida, home" })).toHaveAttribute("href", "/");
  const entries = header.getByRole("navigation").getByRole("link");
  await expect(entries).toHaveText(["Home", "Dashboard"]);
  await expect(entries.last()).toHaveAttribute("aria-current", "page");
  await expect(header.getByRole("link", { name: "Log in" })).toHaveCount(0);
  const account = header.getByRole("button", { name: `Account of ${email}` });
  await account.click();
  await expect(account).toHaveAttribute("aria-expanded", "true");
  await expect(header.getByText(email)).toBeVisible();
  await expect(header.getByRole("button", { name: "Log out" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(header.getByText(email)).toBeHidden();
  await expect(account).toBeFocused();
  await page.keyboard.press("Enter");
  await page.mouse.click(600, 700);
  await expect(header.getByText(email)).toBeHidden();
  await account.click();
  await header.getByRole("link", { name: "Profile" }).click();

  await expect(page).toHaveURL(/\/profile$/);
  await expect(header.getByText(email)).toBeHidden();
  await header.getByRole("button", { name: "ES, español" }).click();
  await expect(entries).toHaveText(["Inicio", "Panel"]);
});

test("the way round says where one is, at the side and at the bottom", async ({ page }) => {
  await aLearner(page, freshAddress());
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/reading-summary");
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    await expect(links).toHaveText(["Dashboard", "Exercises", "Escape rooms"]);
    await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText(["Exercises"]);
    await links.first().click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText(["Dashboard"]);
    await links.last().click();
    await expect(page).toHaveURL(/\/escape-room-summary$/);
    await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText(["Escape rooms"]);
  }
});

test("single keys can be switched off, stay so, and take control and b not with them", async ({ page }) => {
  const learner = await aLearner(page, freshAddress());
  await page.goto(`/reading/${await learner.reading()}`);
  await expect(page.getByRole("button", { name: "Verify answers" })).toBeVisible();
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  const chosen = page.getByRole("radio", { checked: true });
  await page.keyboard.press("?");
  await help.getByRole("checkbox", { name: "Use single-key shortcuts" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(help).toHaveCount(0);
  await page.keyboard.press("2");
  await page.keyboard.press("?");
  await expect(help).toHaveCount(0);
  await expect(chosen).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "Verify answers" })).toBeVisible();
  await page.keyboard.press("2");
  const fold = page.getByRole("button", { name: /the navigation/ });
  await page.keyboard.press("Control+b");
  await expect(fold).toHaveAttribute("aria-expanded", "false");
  await expect(chosen).toHaveCount(0);

  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await help.getByRole("checkbox", { name: "Use single-key shortcuts" }).check();
  await page.keyboard.press("Escape");
  await page.keyboard.press("2");
  await expect(chosen).toHaveCount(1);
});

test("the header says the other of log in and create account", async ({ page }) => {
  for (const [path, other] of [
    ["/login", "/register"],
    ["/register", "/login"],
    ["/forgot-password", "/login"],
  ]) {
    await page.goto(path ?? "");
    await expect(page.getByRole("banner").locator(`a[href="${other}"]:visible`)).toHaveCount(1);
  }
});

test("a page that breaks says what happened, and the way on", async ({ page, faults }) => {
  await aLearner(page, freshAddress());
  await page.route("**/assets/catalogue-page-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'throw Object.assign(new Error("Teapot"), { status: 418 })',
    }),
  );
  await page.goto("/exercises");

  await expect(page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByText("418 Teapot")).toBeVisible();
  await page.unroute("**/assets/catalogue-page-*.js");
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Exercises" })).toBeVisible();
  faults.splice(0);
});

test("a page whose code does not come says so, and the shell stays", async ({ page, faults }) => {
  await aLearner(page, freshAddress());
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /Hello/ })).toBeVisible();
  await page.route("**/assets/catalogue-page-*.js", (route) => route.abort());
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Exercises" }).click();

  await expect(page.getByRole("button", { name: "Reload the page" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: /Unexpected/ })).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expectSound(page);
  faults.splice(0);
});

test("an escape room without a number leads to all of them", async ({ page }) => {
  await aLearner(page, freshAddress());
  await page.goto("/escape-room");

  await expect(page).toHaveURL(/\/escape-room-summary$/);
  await expect(page.getByRole("heading", { level: 1, name: "Escape rooms" })).toBeVisible();
  await expectSound(page);
});
