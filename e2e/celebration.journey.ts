import { expect, type Page } from "@playwright/test";
import { expectSound, freshAddress, test } from "./stage/fixtures.ts";
import { aLearner, anAccount, type Learner } from "./stage/learner.ts";
import type { Salida } from "./stage/salida.ts";

/** Runs in the page: keeps how loud what it sounds by itself is, and what flies over it. */
const watching = `
  globalThis.rung = [];
  globalThis.flown = [];
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...at) {
    if (this.context instanceof AudioContext) {
      const samples = this.buffer.getChannelData(0);
      rung.push(Math.max(...samples.map(Math.abs)));
    }
    return start.apply(this, at);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const { className } of addedNodes)
        if (["sparks", "confetti"].includes(className)) flown.push(className);
  }).observe(document, { childList: true, subtree: true });`;

const rung = (page: Page) => page.evaluate<number[]>("rung");
const flown = (page: Page) => page.evaluate<string[]>("flown");

interface Reading {
  id: string;
  title: string;
  questions: { id: string; question: string; options: { id: string; text: string }[] }[];
}

interface Reviewed {
  reviewedOptions: { questionId: string; correctOptionId: string }[];
}

/** A reading that another learner has finished with all its questions: its title, and the right answer to each. */
async function known(page: Page): Promise<{ title: string; right: Map<string, string> }> {
  const other = await anAccount(page, freshAddress());
  const body = { context: "FOOD", level: 2, numOfQuestions: 5 };
  const { id } = await other.call<{ id: string }>("POST", "/api/v1/user-readings", body);
  const path = `/api/v1/user-readings/${id}`;
  const { title, questions } = await other.call<Reading>("GET", path);
  const selectedOptions = questions.map((it) => ({ questionId: it.id, optionId: it.options[0]?.id }));
  const { reviewedOptions } = await other.call<Reviewed>("POST", `${path}/evaluate`, { selectedOptions });
  const keys = reviewedOptions.map((it) => it.correctOptionId);
  const right = questions.map((it) => {
    const key = it.options.find((option) => keys.includes(option.id));
    return [it.question, key?.text ?? ""] as const;
  });
  return { title, right: new Map(right) };
}

/** A learner with so many points before a reading, all answers of which are about to be right. */
async function beforeReading(page: Page, salida: Salida, points: number): Promise<void> {
  await page.addInitScript({ content: watching });
  const { title, right } = await known(page);
  const learner = await aLearner(page, freshAddress());
  const { user } = learner.session as unknown as { user: { id: string } };
  await salida.store("update learner set points = $1 where id = $2", [points, user.id]);
  const { id, questions } = await theSame(learner, title);
  await page.goto(`/reading/${id}`);
  for (const { question } of questions) {
    const name = right.get(question) ?? "unknown";
    await page.getByRole("group", { name: question }).getByRole("radio", { name, exact: true }).check();
  }
}

/** The reading of that title, however many others of its topic come before it. */
async function theSame(learner: Learner, title: string): Promise<Reading> {
  const got = await learner.call<Reading>("GET", `/api/v1/user-readings/${await learner.reading()}`);
  return got.title === title ? got : theSame(learner, title);
}

async function finish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Verify answers" }).click();
  await expect(page.getByText("2 of 2 right")).toBeVisible();
}

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a result sounds, its points fly to the rank, and the door of the day opens further", async ({
    page,
    salida,
  }) => {
    await beforeReading(page, salida, 0);
    await finish(page);

    await expect.poll(() => flown(page)).toEqual(["sparks"]);
    await expect.poll(() => rung(page)).toHaveLength(1);
    expect((await rung(page))[0]).toBeGreaterThan(0.02);
    await expect(page.getByRole("status").filter({ hasText: "A little further open" })).toContainText(
      "1 of 2 exercises today",
    );
    await expect(page.locator(".opening-door")).toHaveAttribute("data-open", "0.5");
    await expect(page.locator(".sparks")).toHaveCount(0);
    await expectSound(page);
  });

  test("a new rank has its confetti, and its own sound after the result's", async ({ page, salida }) => {
    await beforeReading(page, salida, 499);
    await finish(page);

    await expect(page.getByRole("status").filter({ hasText: "New rank: Explorer" })).toBeVisible();
    await expect.poll(async () => (await flown(page)).sort()).toEqual(["confetti", "sparks"]);
    await expect.poll(() => rung(page)).toHaveLength(2);
  });
});

test("where less motion is wanted nothing flies, and all of it is heard", async ({ page, salida }) => {
  await beforeReading(page, salida, 499);
  await finish(page);

  await expect(page.getByRole("status").filter({ hasText: "New rank: Explorer" })).toBeVisible();
  await expect.poll(() => rung(page)).toHaveLength(2);
  await expect(page.locator(".opening-door")).toHaveAttribute("data-open", "0.5");
  expect(await flown(page)).toEqual([]);
});

test("sounds switched off in the profile stay off, and a result is silent", async ({ page, salida }) => {
  await beforeReading(page, salida, 0);
  const exercise = page.url();
  await page.goto("/profile");
  await page.getByRole("main").getByRole("checkbox", { name: "Sounds" }).uncheck();
  await page.goto(exercise);
  // what was chosen is kept
  await finish(page);
  await expect(page.locator(".opening-door")).toHaveAttribute("data-open", "0.5");
  expect(await rung(page)).toEqual([]);

  await page.getByRole("button", { name: /^Account of/ }).click();
  const sounds = page.getByRole("banner").getByRole("checkbox", { name: "Sounds" });
  await expect(sounds).not.toBeChecked();
  await sounds.check();
  await page.goto("/profile");
  await expect(page.getByRole("main").getByRole("checkbox", { name: "Sounds" })).toBeChecked();
  expect(await rung(page), "nothing was pressed on this page").toEqual([]);
});

test("what was finished before is shown without being celebrated again", async ({ page, salida }) => {
  await beforeReading(page, salida, 0);
  await finish(page);
  await page.reload();

  await expect(page.getByText("2 of 2 right")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Rank" })).toBeVisible();
  await expect(page.locator(".opening-door")).toHaveCount(0);
  expect([await rung(page), await flown(page)]).toEqual([[], []]);
});
