import { expect, type Locator, type Page } from "@playwright/test";
import { expectSound, freshAddress, test } from "./stage/fixtures.ts";
import { aLearner } from "./stage/learner.ts";
import { withMore } from "./stage/long.ts";
import { createAboutFood, expectHeardFrom, expectSoundWhenSmall, soundOf } from "./stage/sound.ts";
import { type Language, words } from "./stage/words.ts";

for (const language of withMore(["es"], ["en"])) {
  test(`a learner hears a listening, answers it and hears it again sentence by sentence (${language})`, async ({
    page,
  }) => {
    const say = words[language];
    await aLearner(page, freshAddress());
    await page.goto(`/exercises?lng=${language}`);
    await createAboutFood(page, say, "listening", say.newListening);
    await expectSoundWhenSmall(page);

    await hear(page, language);
    await answer(page, language);
    await hearAgain(page, language);

    await page.goto("/dashboard");
    await expect(page.getByRole("main").locator('a[href="/listening-summary"]')).toHaveCount(2);
  });
}

async function hear(page: Page, language: Language): Promise<void> {
  const say = words[language];
  await page.getByRole("button", { name: say.play, exact: true }).click();
  await expectHeardFrom(page, 0.2);
  await page.getByRole("button", { name: say.pause, exact: true }).click();
  await expect.poll(async () => (await soundOf(page)).paused).toBe(true);
  await page.getByRole("button", { name: say.stop }).click();
  await expect.poll(async () => (await soundOf(page)).at).toBe(0);

  const position = page.getByRole("slider", { name: say.position });
  await position.fill("20");
  await expect.poll(async () => (await soundOf(page)).at).toBeCloseTo(20, 1);
  await position.press("ArrowRight");
  await expect.poll(async () => (await soundOf(page)).at).toBeCloseTo(25, 1);
  await expect(position).toHaveAttribute("aria-valuetext", /^0:25 /);
  await page.getByRole("button", { name: say.back }).click();
  await expect.poll(async () => (await soundOf(page)).at).toBeCloseTo(20, 1);
  await page.getByRole("button", { name: say.forward }).click();
  await expect.poll(async () => (await soundOf(page)).at).toBeCloseTo(25, 1);
  await expectPressLeadsTo(page, position, 0.5);
  await page.getByLabel(say.speed).selectOption("0.5");
  await expect.poll(async () => (await soundOf(page)).speed).toBe(0.5);
  await page.getByLabel(say.speed).selectOption("1.25");
  await expect.poll(async () => (await soundOf(page)).speed).toBe(1.25);
}

/** Expects that what is drawn of a recording is pressed where it is heard. */
async function expectPressLeadsTo(page: Page, position: Locator, share: number): Promise<void> {
  const box = await position.boundingBox();
  if (!box) throw new Error("the bar is not to be seen");
  await position.click({ position: { x: box.width * share, y: box.height / 2 } });
  const { length } = await soundOf(page);
  await expect.poll(async () => (await soundOf(page)).at / length).toBeCloseTo(share, 2);
  // one bar for each four pixels, and what is heard over them in colour
  const bars = await page.locator(".waveform path").first().getAttribute("d");
  expect(bars?.match(/M/g)?.length).toBe(Math.floor(box.width / 4));
}

async function answer(page: Page, language: Language): Promise<void> {
  const say = words[language];
  const questions = page.getByRole("group");
  await expect(questions).not.toHaveCount(0);
  const count = await questions.count();
  for (const question of await questions.all()) await question.getByRole("radio").first().check();
  await page.reload();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(count);
  await expect.poll(async () => (await soundOf(page)).speed).toBe(1.25);
  await expect(page.getByRole("heading", { name: say.said })).toHaveCount(0);
  await page.getByRole("button", { name: say.verify }).click();
  await expect(page.getByText(say.why, { exact: true })).toHaveCount(2);
}

async function hearAgain(page: Page, language: Language): Promise<void> {
  const say = words[language];
  await expect(page.getByRole("heading", { name: say.said })).toBeVisible();
  const sentences = page.locator(".sentence");
  await sentences.nth(3).click();
  await expect(sentences.nth(3)).toHaveAttribute("aria-current", "true");
  await expect(sentences.nth(4)).toHaveAttribute("aria-current", "true", { timeout: 20_000 });
  await expect(page.locator(".sentence[aria-current]")).toHaveCount(1);
  await expectRepeats(page, language);
  await page.getByRole("button", { name: say.pause, exact: true }).click();
  expect(await page.locator(".sentence mark").count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: say.inText }).first().click();
  await expect(page.locator(".sentence:focus mark")).toHaveCount(1);
  await expectSoundWhenSmall(page);
}

/** Expects that a sentence begins again at its end, and goes on once that is switched off. */
async function expectRepeats(page: Page, language: Language): Promise<void> {
  const say = words[language];
  const sentence = page.locator(".sentence").first();
  const repeat = page.getByRole("button", { name: say.repeatThis });
  await repeat.click();
  await expect(repeat).toHaveAttribute("aria-pressed", "true");
  await sentence.click();
  await expect(sentence).toHaveAttribute("aria-current", "true");
  const begun = await soundsBegun(page, 3);
  expect(Math.max(...begun) - Math.min(...begun)).toBeLessThan(0.1);
  await expect(page.locator(".sentence[aria-current]")).toHaveCount(1);
  await expect(sentence).toHaveAttribute("aria-current", "true");

  await repeat.click();
  await expect(page.locator(".sentence").nth(1)).toHaveAttribute("aria-current", "true");
}

/** The seconds at which a recording went on after it was sent somewhere by itself, for so many times. */
function soundsBegun(page: Page, times: number): Promise<number[]> {
  return page.locator("audio").evaluate(
    (sound: HTMLAudioElement, count) =>
      new Promise<number[]>((resolve) => {
        const begun: number[] = [];
        sound.addEventListener("seeked", () => {
          begun.push(sound.currentTime);
          if (begun.length === count) resolve(begun);
        });
      }),
    times,
  );
}

test("keys play and seek, and are left to the control that uses them", async ({ page }) => {
  const learner = await aLearner(page, freshAddress());
  await page.goto(`/listening/${await learner.listening()}`);
  const at = async () => (await soundOf(page)).at;
  await expect.poll(async () => (await soundOf(page)).length).toBeGreaterThan(20);

  await page.keyboard.press("l");
  await page.keyboard.press("ArrowRight");
  await expect.poll(at).toBeCloseTo(10, 1);
  await page.keyboard.press("j");
  await expect.poll(at).toBeCloseTo(5, 1);
  await page.keyboard.press(" ");
  await expectHeardFrom(page, 5);
  await page.keyboard.press("k");
  await expect.poll(async () => (await soundOf(page)).paused).toBe(true);

  const before = await at();
  await page.getByRole("radio").first().focus();
  await page.keyboard.press(" ");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio").nth(2)).toBeChecked();
  // a pause settles where it stopped some time after it is told; an arrow would be five seconds
  expect(Math.abs((await at()) - before)).toBeLessThan(1);
  expect((await soundOf(page)).paused).toBe(true);

  await page.keyboard.press("?");
  await expect(page.getByRole("dialog").getByText("Play or pause")).toBeVisible();
  await page.keyboard.press("k");
  expect((await soundOf(page)).paused).toBe(true);
  await expectSound(page);
});

/** A listening that is shown with an address of its sound that is over, the first time. */
async function shownTooLate(page: Page) {
  const learner = await aLearner(page, freshAddress());
  const id = await learner.listening();
  let shown = 0;
  await page.route(`**/user-listenings/${id}`, async (route) => {
    const response = await route.fetch();
    const exercise = (await response.json()) as { audio: { url: string } };
    shown += 1;
    if (shown === 1) exercise.audio.url += "over";
    await route.fulfill({ response, json: exercise });
  });
  return { at: `/listening/${id}`, shown: () => shown };
}

test("a recording whose address is over is asked for again without a word", async ({ page }) => {
  const { at, shown } = await shownTooLate(page);
  await page.goto(at);
  await page.getByRole("button", { name: "Play", exact: true }).click();

  await expectHeardFrom(page, 0.2);
  expect(shown()).toBe(2);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("play that is pressed in the moment in which an address fails is not lost", async ({ page }) => {
  const { at } = await shownTooLate(page);
  await page.addInitScript(() => {
    const press = ({ target }: Event) => {
      if (target instanceof HTMLAudioElement)
        document.querySelector<HTMLElement>("button[aria-label=Play]")?.click();
    };
    // before the page hears of it
    addEventListener("error", press, { capture: true, once: true });
  });
  await page.goto(at);

  await expectHeardFrom(page, 0.2);
});

test("a recording that does not come says so, and comes when it is tried again", async ({ page }) => {
  const learner = await aLearner(page, freshAddress());
  const id = await learner.listening();
  await page.route("**/api/v1/media/**", (route) => route.abort());
  await page.goto(`/listening/${id}`);
  await expect(page.getByText("The recording didn't load.")).toBeVisible();
  await expectSound(page);

  await page.unroute("**/api/v1/media/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expectHeardFrom(page, 0.2);
});

test("what is heard ends with its page", async ({ page }) => {
  const learner = await aLearner(page, freshAddress());
  await page.goto(`/listening/${await learner.listening()}`);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expectHeardFrom(page, 0.2);
  const sound = await page.locator("audio").elementHandle();
  await page.getByRole("link", { name: "Listenings" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Listenings" })).toBeVisible();
  expect(await sound?.evaluate((it) => (it as HTMLAudioElement).paused)).toBe(true);
});
