import { expect, type Page } from "@playwright/test";
import { keptOf, linesOf, openChat, said, sendByKeys } from "./stage/chat.ts";
import { expectSound, freshAddress, test } from "./stage/fixtures.ts";
import { aLearner } from "./stage/learner.ts";
import { keptAnswer, keptIn, readyToGoOffline } from "./stage/offline.ts";

test.use({ serviceWorkers: "allow" });

/** Engines wake up with their first piece of work, and a busy machine takes long for that. */
const firstReply = { timeout: 60_000 };

const note = /You're offline\. This is from \d\d:\d\d\./;

async function answerAll(page: Page): Promise<void> {
  for (const question of await page.locator("[data-question]").all())
    await question.getByRole("radio").first().check({ force: true });
}

test("what was opened opens without a connection, and says from when it is", async ({ page, context }) => {
  const learner = await aLearner(page, freshAddress());
  const id = await learner.reading();
  await page.goto("/dashboard");
  await readyToGoOffline(page);
  await keptAnswer(page, "/api/v1/user-today");
  await page.goto("/reading-summary");
  await keptAnswer(page, "/api/v1/user-readings/page");
  await page.goto(`/reading/${id}`);
  await keptAnswer(page, `/api/v1/user-readings/${id}`);
  await page.goto("/review");
  await keptAnswer(page, "/api/v1/user-reviews");

  await context.setOffline(true);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /Hello, Marta/ })).toBeVisible();
  await expect(page.getByText(note)).toBeVisible();
  await expectSound(page);
  await page.goto("/reading-summary");
  await expect(page.getByText("Pending").first()).toBeVisible();
  await page.goto(`/reading/${id}`);
  await expect(page.getByRole("button", { name: "Verify answers" })).toBeVisible();
  await expect(page.getByText(note)).toBeVisible();
  await expectSound(page);
  await page.goto("/review");
  await expect(page.getByRole("heading", { level: 1, name: "Review" })).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: /Learn English/ })).toBeVisible();

  await page.goto("/dashboard");
  await context.setOffline(false);
  await expect(page.getByText(note)).toBeHidden();
});

test("an answer given offline outlives its tab, is sent once there is a connection, and its result is shown", async ({
  page,
  context,
}) => {
  const learner = await aLearner(page, freshAddress());
  const id = await learner.reading();
  await page.goto(`/reading/${id}`);
  await readyToGoOffline(page);
  await keptAnswer(page, id);
  await context.setOffline(true);
  await answerAll(page);
  await page.getByRole("button", { name: "Verify answers" }).click();
  await expect(page.getByRole("main").getByText("Will be sent when you're back online")).toBeVisible();
  await expect(page.getByText(/1 answer will be sent/)).toBeVisible();
  await expectSound(page);

  const another = await context.newPage();
  await page.close();
  await another.goto(`/reading/${id}`);
  await expect(another.getByRole("main").getByText("Will be sent when you're back online")).toBeVisible();
  await expect(another.getByRole("radio", { checked: true })).toHaveCount(2);
  await context.setOffline(false);

  await expect(another.getByRole("heading", { name: "Your result" })).toBeVisible();
  const { completed } = await learner.call<{ completed: boolean }>("GET", `/api/v1/user-readings/${id}`);
  expect(completed).toBe(true);
});

test("what was answered elsewhere meanwhile is not answered twice: the stored result is shown", async ({
  page,
  context,
}) => {
  const learner = await aLearner(page, freshAddress());
  const id = await learner.reading();
  await page.goto(`/reading/${id}`);
  await readyToGoOffline(page);
  await keptAnswer(page, id);
  await context.setOffline(true);
  await answerAll(page);
  await page.getByRole("button", { name: "Verify answers" }).click();
  await expect(page.getByRole("main").getByText("Will be sent when you're back online")).toBeVisible();
  const path = `/api/v1/user-readings/${id}`;
  const { questions } = await learner.call<{ questions: Question[] }>("GET", path);
  const selectedOptions = questions.map((it) => ({ questionId: it.id, optionId: it.options.at(-1)?.id }));
  await learner.call("POST", `${path}/evaluate`, { selectedOptions });
  const asked: number[] = [];
  page.on("response", (it) => it.url().endsWith("/evaluate") && asked.push(it.status()));
  await context.setOffline(false);

  await expect(page.getByRole("heading", { name: "Your result" })).toBeVisible();
  expect(asked).toEqual([409]);
});

interface Question {
  id: string;
  options: { id: string }[];
}

test("what the server does not take is told with its reason, and what was written is still there", async ({
  page,
  context,
}) => {
  const learner = await aLearner(page, freshAddress());
  const body = { context: "FOOD", level: 2 };
  const { id } = await learner.call<{ id: string }>("POST", "/api/v1/user-descriptions", body);
  await page.goto(`/description/${id}`);
  await readyToGoOffline(page);
  await keptAnswer(page, id);
  await context.setOffline(true);
  const text = "There is a table with some fruit on it, and a window behind the table.";
  await page.getByRole("textbox").fill(text);
  await page.getByRole("button", { name: "Verify description" }).click();
  await expect(page.getByRole("main").getByText("Will be sent when you're back online")).toBeVisible();
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((it) => it.includes(":held:")) ?? "";
    const held = JSON.parse(localStorage.getItem(key) ?? "");
    localStorage.setItem(key, JSON.stringify({ ...held, body: { description: "  " } }));
  });
  await page.reload();
  await expect(page.getByRole("textbox")).toHaveValue(text);
  await context.setOffline(false);

  await expect(
    page.getByRole("main").getByText(/It couldn't be sent: The server didn't accept/),
  ).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveValue(text);
  await expectSound(page);
  await page.getByRole("button", { name: "Verify description" }).click();
  await expect(page.getByRole("heading", { name: "Your result" })).toBeVisible(firstReply);
});

test("an answer that is changed before it goes is the learner's to send again", async ({ page, context }) => {
  const learner = await aLearner(page, freshAddress());
  const id = await learner.reading();
  await page.goto(`/reading/${id}`);
  await readyToGoOffline(page);
  await context.setOffline(true);
  await answerAll(page);
  await page.getByRole("button", { name: "Verify answers" }).click();
  const waits = page.getByRole("main").getByText("Will be sent when you're back online");
  await expect(waits).toBeVisible();
  await page.locator("[data-question]").first().getByRole("radio").last().check({ force: true });
  await expect(waits).toBeHidden();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Verify answers" }).click();
  await expect(page.getByRole("heading", { name: "Your result" })).toBeVisible();
});

test("a message written offline goes once there is a connection, and once only, from however many tabs", async ({
  page,
  context,
}) => {
  const learner = await aLearner(page, freshAddress());
  const id = await openChat(page, learner);
  await readyToGoOffline(page);
  await keptAnswer(page, id);
  const other = await context.newPage();
  await other.goto(`/chat/${id}`);
  await expect(linesOf(other)).toHaveCount(1);
  await context.setOffline(true);
  await page.bringToFront();
  await sendByKeys(page, said[1]);
  await expect(page.getByRole("log").getByText("Will be sent when you're back online.")).toBeVisible();
  await expectSound(page);
  await page.reload();
  await expect(linesOf(page).last()).toContainText(said[1]);
  await expect(page.getByRole("textbox")).toHaveValue("");
  await context.setOffline(false);

  await expect(linesOf(page)).toHaveCount(3, firstReply);
  await expect(linesOf(other)).toHaveCount(3, firstReply);
  expect(await keptOf(learner, id)).toEqual([said[1]]);
});

test("a message whose answer was lost with the connection goes again under its key", async ({ page }) => {
  const learner = await aLearner(page, freshAddress());
  const id = await openChat(page, learner);
  await readyToGoOffline(page);
  // what pages send themselves can be held up here; a worker takes no part in it
  await page.route("**/predict?*", async (route) => {
    await route.fetch().catch(() => undefined);
    await route.abort().catch(() => undefined);
  });
  await sendByKeys(page, said[1]);
  await expect.poll(() => keptIn(page)).toContain(":held:");
  await page.unroute("**/predict?*");

  await expect(linesOf(page)).toHaveCount(3, firstReply);
  expect(await keptOf(learner, id)).toEqual([said[1]]);
});

test("a recording that was opened is heard without a connection, from anywhere in it", async ({
  page,
  context,
}) => {
  const learner = await aLearner(page, freshAddress());
  const id = await learner.listening();
  await page.goto(`/listening/${id}`);
  await readyToGoOffline(page);
  await page.reload();
  await keptAnswer(page, "/api/v1/media/");
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("button", { name: "Play" }).first().click();
  const sound = page.locator("audio").first();
  const at = () => sound.evaluate((it: HTMLAudioElement) => it.currentTime);
  await expect.poll(at).toBeGreaterThan(0.3);
  await sound.evaluate((it: HTMLAudioElement) => {
    it.currentTime = it.duration - 2;
  });
  await expect.poll(at).toBeGreaterThan(5);
  expect(await sound.evaluate((it: HTMLAudioElement) => it.error)).toBeNull();
});
