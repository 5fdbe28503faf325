import { expect, type Page } from "@playwright/test";
import { expectSound, freshAddress, test } from "#stage/fixtures.ts";
import { aLearner, type Learner, quickSettings } from "#stage/learner.ts";
import { withMore } from "#stage/long.ts";

test.use({ settings: { ...quickSettings, DAILY_LIMITS: "reading=3,chat=25" } });

const words = {
  en: {
    new: "New reading",
    empty: "No readings yet",
    loading: "Loading…",
    retry: "Try again",
    failed: /Couldn't load the list/,
    allowanceFailed: /Couldn't load today's limit/,
    limit: "That was the last reading for today",
    waiting: /You still have 2 readings to finish\./,
    waitingOne: /You still have 1 reading to finish\./,
    newest: "Finish the newest now",
    finishIt: "Finish it now",
    completed: "Already completed",
    result: "Here's your result.",
    more: "Show more",
    shown: "20 of 22 shown",
    all: "22 of 22 shown",
    verify: "Verify answers",
    noPoints: "No points this time",
  },
  es: {
    new: "Nueva lectura",
    empty: "Todavía no hay lecturas",
    loading: "Cargando…",
    retry: "Reintentar",
    failed: /No se pudo cargar la lista/,
    allowanceFailed: /No se pudo cargar el límite de hoy/,
    limit: "Esa fue la última lectura de hoy",
    waiting: /Todavía te quedan 2 lecturas por terminar\./,
    waitingOne: /Todavía te queda 1 lectura por terminar\./,
    newest: "Terminar lo más reciente",
    finishIt: "Terminar ahora",
    completed: "Ya lo completaste",
    result: "Aquí tienes tu resultado.",
    more: "Mostrar más",
    shown: "20 de 22",
    all: "22 de 22",
    verify: "Comprobar respuestas",
    noPoints: "Esta vez sin puntos",
  },
} as const;

interface Shown {
  questions: { id: string; options: { id: string }[] }[];
}

/** Completes a reading with the first option of every question; answers its score. */
async function complete(learner: Learner, id: string): Promise<number> {
  const path = `/api/v1/user-readings/${id}`;
  const { questions } = await learner.call<Shown>("GET", path);
  const selectedOptions = questions.map(({ id: questionId, options }) => ({
    questionId,
    optionId: options[0]?.id,
  }));
  const body = { selectedOptions };
  return (await learner.call<{ score: number }>("POST", `${path}/evaluate`, body)).score;
}

for (const { language, width } of withMore(
  [{ language: "en", width: 1280 }],
  [{ language: "es", width: 390 }],
)) {
  const say = words[language];
  const open = (page: Page) => page.goto(`/reading-summary?lng=${language}`);

  test(`a list is loading, then empty, with one thing to do (${language}, ${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await aLearner(page, freshAddress());
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/user-readings/page?**", async (route) => {
      await held;
      await route.continue();
    });
    await open(page);
    await expect(page.getByRole("main").getByText(say.loading)).toHaveCount(1);
    answer();
    await expect(page.getByText(say.empty)).toBeVisible();
    await expect(page.getByRole("button", { name: say.new }).first()).toBeVisible();
    await expectSound(page);
  });

  test(`what could not be loaded says so and can be asked for again (${language}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const learner = await aLearner(page, freshAddress());
    await learner.reading();
    await page.route("**/api/v1/user-readings/**", (route) => route.abort());
    await open(page);
    await expect(page.getByText(say.failed)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(say.allowanceFailed)).toBeVisible();
    await expectSound(page);

    await page.unroute("**/api/v1/user-readings/**");
    const retries = page.getByRole("button", { name: say.retry });
    await retries.first().click();
    await expect(retries).toHaveCount(1);
    await retries.first().click();

    await expect(page.getByText(say.failed)).toHaveCount(0);
    await expect(page.getByText("1/3")).toBeVisible();
  });

  test(`at the limit what waits is named, and is one press away (${language}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const learner = await aLearner(page, freshAddress());
    const [first, second, third] = [
      await learner.reading(),
      await learner.reading(),
      await learner.reading(),
    ];
    await complete(learner, third);
    await open(page);
    await expect(page.getByText(say.limit)).toBeVisible();
    await expect(page.getByText(say.waiting)).toBeVisible();
    await expect(page.getByRole("button", { name: say.new })).toHaveCount(0);
    await expectSound(page);

    await page.getByRole("link", { name: say.newest }).click();
    await expect(page).toHaveURL(new RegExp(second));
    await expect(page.getByRole("button", { name: say.verify })).toBeVisible();
    for (const question of await page.getByRole("group").all())
      await question.getByRole("radio").first().check();
    await page.getByRole("button", { name: say.verify }).click();

    // the result leads on to what is left, since nothing new can be made
    await expect(page.getByText(say.waitingOne)).toBeVisible();
    await expectSound(page);
    await page.getByRole("link", { name: say.finishIt }).click();
    await expect(page).toHaveURL(new RegExp(first));
  });

  test(`what was completed is opened with its result, and says so (${language}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const learner = await aLearner(page, freshAddress());
    const id = await learner.reading();
    const score = await complete(learner, id);

    await page.goto(`/reading/${id}?lng=${language}`);

    await expect(page.getByText(say.completed).first()).toBeVisible();
    await expect(page.getByText(say.result).first()).toBeVisible();
    await expect(page.getByText(say.noPoints)).toHaveCount(score === 0 ? 1 : 0);
    await expect(page.getByRole("button", { name: say.verify })).toHaveCount(0);
    await expectSound(page);
  });

  test(`a long list comes page by page (${language}, ${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const learner = await aLearner(page, freshAddress());
    for (let made = 0; made < 22; made += 1)
      await learner.call("POST", "/api/v1/user-chats", { context: "SCIENCE_FICTION", level: 2 });
    await page.goto(`/chat-summary?lng=${language}`);
    await expect(page.getByText(say.shown)).toBeVisible();
    await expectSound(page);

    await page.getByRole("button", { name: say.more }).click();

    await expect(page.getByText(say.all)).toBeVisible();
    await expect(page.getByRole("button", { name: say.more })).toHaveCount(0);
    const recent = page.getByRole("main").getByRole("list").last();
    await expect(recent.getByRole("listitem").nth(20).getByRole("link")).toBeFocused();
  });
}

test("without a connection the list that is there stays, and a press that goes nowhere says why", async ({
  page,
  context,
}) => {
  const learner = await aLearner(page, freshAddress());
  await learner.reading();
  await page.goto("/reading-summary?lng=en");
  await expect(page.getByText("1/3")).toBeVisible();
  await page.getByRole("button", { name: words.en.new }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Not tried yet" })).toBeVisible();

  await context.setOffline(true);
  await page.keyboard.type("music");
  await page.keyboard.press("Enter");

  const notice = page
    .getByRole("dialog")
    .getByRole("alert")
    .filter({ hasText: "Couldn't create the exercise" });
  await expect(notice.first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("1 of 1 shown")).toBeAttached();
  await context.setOffline(false);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/reading\/[0-9a-f-]{36}$/);
});

test("a recording that the browser refuses to play says so, and plays at the next press", async ({
  page,
}) => {
  const learner = await aLearner(page, freshAddress());
  await page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play;
    let refused = false;
    HTMLMediaElement.prototype.play = function () {
      if (refused) return play.call(this);
      refused = true;
      return Promise.reject(new DOMException("not now", "NotAllowedError"));
    };
  });
  const { id } = await learner.call<{ id: string }>("POST", "/api/v1/user-completable-listenings", {
    context: "FOOD",
    level: 2,
  });
  await page.goto(`/completable-listening/${id}?lng=en`);
  const button = page.getByRole("button", { name: "Play", exact: true });
  await button.click({ timeout: 40_000 });
  await expect(page.getByText("The recording didn't play. Press play to try again.")).toBeVisible();
  await expect(button).toBeVisible();
  await expectSound(page);

  await button.click();

  await expect(page.getByRole("button", { name: "Pause", exact: true })).toBeVisible();
  await expect(page.getByText("The recording didn't play. Press play to try again.")).toHaveCount(0);
});
