import { expect, type Page } from "@playwright/test";
import { openChat, said, say } from "./stage/chat.ts";
import { freshAddress, test } from "./stage/fixtures.ts";
import { aLearner, type Learner, password } from "./stage/learner.ts";

const main = (page: Page) => page.getByRole("main");

test("the catalogue has five kinds with their points, and the rooms; each leads to its list", async ({
  page,
}) => {
  await aLearner(page, freshAddress());
  await page.goto("/exercises");
  const cards = main(page).getByRole("listitem");
  await expect(cards).toHaveCount(6);
  for (const [kind, points] of [
    ["listening", 80],
    ["reading", 30],
    ["completable-listening", 60],
    ["description", 100],
    ["chat", 200],
    ["escape-room", 250],
  ] as const) {
    const card = cards.filter({ has: page.locator(`a[href="/${kind}-summary"]`) });
    await expect(card).toContainText(`up to ${points} points`);
  }
});

test("a form rests while it is sent, and leads to the other ways in", async ({ page }) => {
  await page.goto("/login");
  await expect(main(page).getByRole("link", { name: "Forgot your password?" })).toHaveAttribute(
    "href",
    "/forgot-password",
  );
  await expect(main(page).getByRole("link", { name: "Create account" })).toHaveAttribute("href", "/register");
  await page.getByLabel("E-mail").fill("nobody@example.test");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await expectRests(page, "**/auth/v1/token*", "Log in");

  await page.goto("/register");
  await expect(main(page).getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
  await page.getByLabel("Name", { exact: true }).fill("Marta");
  await page.getByLabel("E-mail").fill(freshAddress());
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Repeat the password", { exact: true }).fill(password);
  await expectRests(page, "**/auth/v1/signup*", "Create account");
});

/** Presses the button: until the answer comes nothing can be changed or sent again, and after a failure all can. */
async function expectRests(page: Page, call: string, name: string): Promise<void> {
  let fail = () => {};
  const held = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(call, async (route) => {
    await held;
    await route.abort();
  });
  const form = main(page).locator("form");
  await form.getByRole("button", { name, exact: true }).click();
  await expect(form.locator("input:enabled")).toHaveCount(0);
  await expect(form.locator('button[type="submit"]')).toBeDisabled();
  fail();
  await expect(form.locator("input:disabled")).toHaveCount(0);
  await expect(form.getByRole("button", { name, exact: true })).toBeEnabled();
  await page.unroute(call);
}

interface Shown {
  questions: { id: string; options: { id: string }[] }[];
}

async function complete(learner: Learner, id: string): Promise<number> {
  const path = `/api/v1/user-readings/${id}`;
  const { questions } = await learner.call<Shown>("GET", path);
  const selectedOptions = questions.map((it) => ({ questionId: it.id, optionId: it.options[0]?.id }));
  return (await learner.call<{ score: number }>("POST", `${path}/evaluate`, { selectedOptions })).score;
}

const figure = (page: Page, name: string) =>
  main(page)
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole("definition")
    .first();

test("a list and the dashboard say how many there are, how many are done and how they went", async ({
  page,
}) => {
  const learner = await aLearner(page, freshAddress());
  const score = await complete(learner, await learner.reading());
  await learner.reading();
  await page.goto("/reading-summary");
  await expect(figure(page, "Total")).toHaveText("2");
  await expect(figure(page, "Completed")).toHaveText("1");
  await expect(figure(page, "Average score")).toHaveText(`${score}/10`);

  await learner.call("POST", "/api/v1/user-escape-rooms", { context: "MYSTERY", level: 2 });
  await page.goto("/escape-room-summary");
  await expect(figure(page, "Total")).toHaveText("1");
  await expect(figure(page, "Solved")).toHaveText("0");
  await expect(figure(page, "Percentage")).toHaveText("0%");
  await expect(page.getByText("1/3", { exact: true })).toBeVisible();
  const room = main(page)
    .getByRole("listitem")
    .filter({ has: page.locator("h3") });
  await expect(room).toContainText("4 listenings");
  await expect(room).toContainText("3 readings");
  await expect(room).toContainText("Created on");
  await expect(room).toContainText("Mystery");

  await page.goto("/dashboard");
  await expect(figure(page, "Level")).toHaveText("B1");
  await expect(figure(page, "Points")).toHaveText(String(Math.round(3 * score)));
  const rows = main(page).getByRole("listitem");
  await expect(rows.filter({ has: page.getByRole("link", { name: "Readings" }) })).toContainText("1 done");
  await expect(rows.filter({ has: page.getByRole("link", { name: "Escape rooms" }) })).toContainText(
    "None finished yet",
  );
});

test("a conversation has its topic for a title, a face beside each message, its hour, and an area of 600 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  await openChat(page, await aLearner(page, freshAddress()));
  await expect(page.getByRole("heading", { level: 1, name: "Travel" })).toBeVisible();
  await expect(main(page).locator('a[href="/chat-summary"]').first()).toBeVisible();
  const wish = page.getByRole("checkbox", { name: "Spoken replies" });
  await expect(wish).not.toBeChecked();
  await say(page, said[1]);
  const log = page.getByRole("log");
  expect(await log.evaluate((it) => it.getBoundingClientRect().height)).toBe(600);
  const theirs = log.getByRole("listitem").first();
  await expect(theirs.locator("svg, img").first()).toBeVisible();
  await expect(log.locator("time")).toHaveCount(3);
  await page.setViewportSize({ width: 1280, height: 700 });

  // the page is laid out anew a frame after the window has its size
  await expect.poll(() => log.evaluate((it) => it.getBoundingClientRect().height)).toBeLessThan(400);
});

test("the name of a folded navigation's entry comes after 700 ms", async ({ page }) => {
  await aLearner(page, freshAddress());
  await page.clock.install();
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /Hello, Marta/ })).toBeVisible();
  await page.keyboard.press("Control+b");
  await expect(page.getByRole("button", { name: /^Expand the navigation/ })).toBeVisible();
  const entry = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Exercises" });
  await page.mouse.move(800, 600);
  await page.clock.pauseAt(Date.now() + 60_000);
  await entry.hover();
  await expect.poll(() => entry.evaluate((it) => it.matches(":hover"))).toBe(true);
  await page.clock.runFor(690);
  await expect(page.locator(".tooltip")).toHaveCount(0);
  await page.clock.runFor(20);

  await expect(page.locator(".tooltip")).toHaveText("Exercises");
});

test("the landing page can be read without a script, and has five samples and five tiles", async ({
  browser,
  salida,
}) => {
  const context = await browser.newContext({ baseURL: salida.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const ways = page.locator("[data-way-in]");
  await expect(ways.first()).toHaveAttribute("href", "/dashboard");
  await expect(ways.nth(1)).toHaveAttribute("href", "/exercises");
  await expect(page.locator("[data-carousel] [data-track] > li:not(.track-end)")).toHaveCount(5);
  await expect(page.locator("main section article")).toHaveCount(5);
  await context.close();
});

test("the profile says who one is, the rank with its points, and saves no level that is the same", async ({
  page,
}) => {
  const learner = await aLearner(page, freshAddress());
  await page.goto("/profile");
  await expect(main(page).getByText(learner.email).first()).toBeVisible();
  await expect(main(page).getByText("Novice", { exact: true })).toBeVisible();
  await expect(
    main(page)
      .getByText(/0 of 500 points|0 \/ 500/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Save level" })).toBeDisabled();
  await page.getByRole("radio", { name: /C1/ }).check();
  const save = page.getByRole("button", { name: "Save level" });
  await expect(save).toBeEnabled();
  await page.getByRole("radio", { name: /B1/ }).check();
  await expect(save).toBeDisabled();

  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/v1/user-stats", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("radio", { name: /C1/ }).check();
  await save.click();
  await expect(main(page).locator('button[aria-busy="true"][aria-disabled="true"]')).toHaveCount(1);
  answer();
  await expect(page.locator(".toast").getByText("Level updated")).toBeVisible();
});

test("the bar stays at the top however far one scrolls", async ({ page }) => {
  await aLearner(page, freshAddress());
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto("/exercises");
  await expect(main(page).getByRole("listitem")).toHaveCount(6);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);

  expect(await page.getByRole("banner").evaluate((it) => it.getBoundingClientRect().top)).toBe(0);
});

test("what is wrong with a field is said no more once it is edited", async ({ page }) => {
  await page.goto("/login");
  await main(page).getByRole("button", { name: "Log in" }).click();
  await expect(page.getByText("Enter your e-mail address.")).toBeVisible();
  await expect(page.getByText("Enter your password.")).toBeVisible();
  await page.getByLabel("E-mail").pressSequentially("m");

  await expect(page.getByText("Enter your e-mail address.")).toHaveCount(0);
  await expect(page.getByText("Enter your password.")).toBeVisible();
});

test("the menu of a phone is 18rem wide", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/login");
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();

  const entries = page.getByRole("navigation", { name: "Menu" });
  await expect.poll(() => entries.evaluate((it) => it.getBoundingClientRect().width)).toBe(288);
});

test("a sign-up that brings no user is told as a failure", async ({ page }) => {
  await page.goto("/register");
  await page.getByLabel("Name", { exact: true }).fill("Marta");
  await page.getByLabel("E-mail").fill(freshAddress());
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Repeat the password", { exact: true }).fill(password);
  await page.route("**/auth/v1/signup*", (route) => route.fulfill({ json: {} }));
  await main(page).getByRole("button", { name: "Create account" }).click();

  await expect(page.locator(".toast").getByText("Couldn't create the account")).toBeVisible();
  await expect(page).toHaveURL(/\/register$/);
});

test("at the day's limit of rooms a notice stands in place of the button", async ({ page }) => {
  const learner = await aLearner(page, freshAddress());
  await page.goto("/escape-room-summary");
  const create = main(page).getByRole("button", { name: "New escape room" });
  await expect(create.first()).toBeVisible();
  for (let made = 0; made < 3; made += 1)
    await learner.call("POST", "/api/v1/user-escape-rooms", { context: "MYSTERY", level: 2 });
  await page.reload();

  await expect(page.getByText("That was the last escape room for today")).toBeVisible();
  await expect(page.getByText("3/3", { exact: true })).toBeVisible();
  await expect(create).toHaveCount(0);
});
