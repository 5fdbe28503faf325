import { expect, type Page } from "@playwright/test";
import { expectSound, freshAddress, test } from "#stage/fixtures.ts";
import { aLearner, type Learner, quickSettings } from "#stage/learner.ts";

test.use({ settings: { ...quickSettings, DAILY_LIMITS: "1" } });

interface Shown {
  questions: { id: string; options: { id: string }[] }[];
  blankWords: { id: string }[];
}

type Complete = (learner: Learner, path: string) => Promise<unknown>;

const chooseFirst: Complete = async (learner, path) => {
  const { questions } = await learner.call<Shown>("GET", path);
  const selectedOptions = questions.map((it) => ({ questionId: it.id, optionId: it.options[0]?.id }));
  return learner.call("POST", `${path}/evaluate`, { selectedOptions });
};

const fillIn: Complete = async (learner, path) => {
  const { blankWords } = await learner.call<Shown>("GET", path);
  const filledWords = blankWords.map(({ id }) => ({ wordId: id, text: "door" }));
  return learner.call("POST", `${path}/evaluate`, { filledWords });
};

const describeIt: Complete = (learner, path) =>
  learner.call("POST", `${path}/evaluate`, {
    description: "There is a table with some fruit on it, and a window behind the table.",
  });

const talk: Complete = async (learner, path) => {
  for (const message of ["I like bread.", "I cook at home.", "My sister likes soup.", "We eat at eight."])
    await learner.call("POST", `${path}/predict`, { message });
  return learner.call("POST", `${path}/evaluate`, {});
};

const kinds = [
  { name: "reading", one: "reading", closed: /last reading for today/, complete: chooseFirst },
  { name: "listening", one: "listening", closed: /last listening for today/, complete: chooseFirst },
  { name: "completable-listening", one: "fill-in", closed: /last fill-in for today/, complete: fillIn },
  { name: "description", one: "description", closed: /last description for today/, complete: describeIt },
  { name: "chat", one: "conversation", closed: /last conversation for today/, complete: talk },
];

const itemIn = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("h3") });

for (const { name, one, closed, complete } of kinds) {
  test(`a ${one} is missed, waits, and is done: its list, its limit, its page`, async ({ page }) => {
    const learner = await aLearner(page, freshAddress());
    await page.goto(`/${name}-summary`);
    await expect(page.getByText("0/1")).toBeVisible();
    await expect(page.getByText(`No ${one}s yet`)).toBeVisible();
    const create = page.getByRole("button", { name: `New ${one}` });
    await expect(create).toBeVisible();

    const calls = `/api/v1/user-${name}s`;
    const { id } = await learner.call<{ id: string }>("POST", calls, { context: "FOOD", level: 2 });
    await page.reload();
    const counter = page.getByText("1/1");
    const colour = (it: Element) => getComputedStyle(it).color;
    expect(await counter.evaluate(colour)).toBe(
      await page.evaluate(() => {
        const bad = document.body.appendChild(document.createElement("i"));
        bad.className = "text-bad";
        const { color } = getComputedStyle(bad);
        bad.remove();
        return color;
      }),
    );
    await expect(page.getByText(closed)).toBeVisible();
    await expect(page.getByText(`You still have 1 ${one} to finish.`)).toBeVisible();
    await expect(create).toHaveCount(0);
    await expect(itemIn(page)).toContainText(["Pending"]);
    await expect(itemIn(page)).toContainText(["B1"]);

    await complete(learner, `${calls}/${id}`);
    await page.reload();
    await expect(itemIn(page)).toContainText([/Completed on/]);
    await expect(itemIn(page)).toContainText([/Score \d+(\.\d)? out of 10/]);
    await expect(page.getByText(/You still have/)).toHaveCount(0);

    await itemIn(page).getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`/${name}/${id}$`));
    await expect(page.locator(".toast").getByText("Already completed")).toBeVisible();
    const main = page.getByRole("main");
    await expect(main.getByRole("button", { name: /^(Verify|Evaluate|Send|Finish)/ })).toHaveCount(0);
    // a word may be looked up; nothing more can be answered
    const answers = main.getByRole("textbox").and(page.locator(":enabled:not([aria-label='A word'])"));
    await expect(answers).toHaveCount(0);
    await expect(main.getByRole("radio").and(page.locator(":enabled"))).toHaveCount(0);
  });
}

test("a limit that was reached elsewhere is told where one presses, and the door is closed then", async ({
  page,
}) => {
  const learner = await aLearner(page, freshAddress());
  await page.goto("/chat-summary?lng=es");
  await page.getByRole("button", { name: "Nueva conversación" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Comida" })).toBeVisible();
  await learner.call("POST", "/api/v1/user-chats", { context: "FOOD", level: 2 });
  await page.keyboard.type("comida");
  await page.keyboard.press("Enter");
  await expect(page.locator(".toast").getByText("Límite diario alcanzado")).toBeVisible();

  await expect(page.getByText("1/1")).toBeVisible();
  await expect(page.getByText("Esa fue la última conversación de hoy")).toBeVisible();
  await expectSound(page);
});

test("an exercise that is not there has a page of its kind's, and a server that fails is not taken for it", async ({
  page,
}) => {
  const learner = await aLearner(page, freshAddress());
  for (const { name, one } of kinds) {
    const id = name === "chat" ? "nothing" : "0190e3a5-7e57-7b00-8b00-0123456789ab";
    await page.goto(`/${name}/${id}`);
    await expect(page.getByRole("heading", { level: 1, name: `This ${one} isn't here` })).toBeVisible();
    await expect(page.getByRole("main").locator(`a[href="/${name}-summary"]`)).toBeVisible();
  }
  const id = await learner.reading();
  await page.route(`**/api/v1/user-readings/${id}`, (route) => route.abort());
  await page.goto(`/reading/${id}`);
  const retry = page.getByRole("button", { name: "Try again" });
  await expect(page.getByText(/Couldn't open the exercise/)).toBeVisible({ timeout: 30_000 });
  await expectSound(page);
  await page.unroute(`**/api/v1/user-readings/${id}`);
  await retry.click();

  await expect(page.getByRole("button", { name: "Verify answers" })).toBeVisible();
});

test("a list that the server does not have is empty, without anything to try again", async ({ page }) => {
  await aLearner(page, freshAddress());
  await page.route("**/user-descriptions/page?**", (route) =>
    route.fulfill({
      status: 404,
      contentType: "application/problem+json",
      body: '{"type":"about:blank","title":"Not found","status":404,"code":"not_found"}',
    }),
  );
  await page.goto("/description-summary");

  await expect(page.getByText("Nothing to show here.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
});
