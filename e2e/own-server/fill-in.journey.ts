import { expect, type Page } from "@playwright/test";
import { homophonesOf } from "@salida/rules/homophones.ts";
import { freshAddress, test } from "#stage/fixtures.ts";
import { aLearner, anAccount, freeLimit, freeSettings, type Learner } from "#stage/learner.ts";
import { withMore } from "#stage/long.ts";
import { createAboutFood, expectHeardFrom, expectSoundWhenSmall, soundOf } from "#stage/sound.ts";
import { words } from "#stage/words.ts";

test.use({ settings: freeSettings });

const calls = "/api/v1/user-completable-listenings";

interface Shown {
  text: string;
  blankWords: { id: string; text: string | null }[];
}

for (const language of withMore(["es"], ["en"])) {
  test(`a learner hears a text and writes its words (${language})`, async ({ page }) => {
    const say = words[language];
    const learner = await aLearner(page, freshAddress());
    await page.goto(`/exercises?lng=${language}`);
    const id = await createAboutFood(page, say, "completable-listening", say.newFillIn);
    const scout = await anAccount(page, freshAddress());
    const right = await wordsOf(scout, await learner.call<Shown>("GET", `${calls}/${id}`), food);
    const blanks = page.getByLabel(say.blank);
    await expect(blanks).toHaveCount(right.length);
    await expectSoundWhenSmall(page);

    await page.getByRole("button", { name: say.play, exact: true }).click();
    await expectHeardFrom(page, 0.2);
    await blanks.first().focus();
    // the player's keys are letters here
    await page.keyboard.type("k l");
    await expect(blanks.first()).toHaveValue("k l");
    expect((await soundOf(page)).paused).toBe(false);

    const typed = withSlips(right);
    await blanks.first().fill("");
    for (const [index, word] of typed.entries()) {
      if (index === typed.length - 1) break;
      await page.keyboard.type(word);
      await page.keyboard.press(index % 2 ? "Tab" : "Enter");
    }
    await expect(blanks.last()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText(say.completeAll)).toBeVisible();
    await expect(blanks.last()).toBeFocused();
    await expectSoundWhenSmall(page);

    await page.reload();
    for (const [index, word] of typed.slice(0, -1).entries())
      await expect(blanks.nth(index)).toHaveValue(word);
    await blanks.last().fill(typed.at(-1) ?? "");
    await blanks.last().press("Enter");

    const all = right.length;
    await expect(
      page.getByText(say.wordsRight.replace("{right}", `${all - 1}`).replace("{all}", `${all}`)),
    ).toBeVisible();
    const { evaluation } = await learner.call<{ evaluation: { score: number } }>("GET", `${calls}/${id}`);
    expect(evaluation.score).toBeLessThan(10);
    await expect(page.getByRole("main").locator("section").first()).toContainText(
      new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(evaluation.score),
    );
    await expect(page.getByText(say.slip)).toHaveCount(1);
    await expect(page.getByText(say.other)).toHaveCount(1);
    const marked = page.locator("mark");
    await expect(marked).toHaveText(right.map((word) => new RegExp(`^${word}`, "i")));
    await expect(marked.filter({ hasText: say.signSlip })).toHaveCount(1);
    await expect(marked.filter({ hasText: say.signWrong })).toHaveCount(1);
    await page.locator(".sentence").nth(1).click();
    await expect(page.locator(".sentence").nth(1)).toHaveAttribute("aria-current", "true");
    await expectSoundWhenSmall(page);
    await page.reload();
    await expect(page.getByText(say.slip)).toHaveCount(1);
  });
}

for (const language of withMore(["en"], ["es"])) {
  test(`a word that only sounds the same is explained (${language})`, async ({ page }) => {
    const say = words[language];
    const learner = await aLearner(page, freshAddress());
    const { id, right, place, other } = await withHomophone(page, learner);
    await page.goto(`/completable-listening/${id}?lng=${language}`);
    const blanks = page.getByLabel(say.blank);
    for (const [index, word] of right.entries()) await blanks.nth(index).fill(index === place ? other : word);
    await blanks.last().press("Enter");

    const answer = page.getByRole("listitem").filter({ hasText: say.homophone });
    await expect(answer).toHaveCount(1);
    await expect(answer).toContainText(other);
    await expect(answer.getByText(right[place] ?? "", { exact: true })).toBeVisible();
    await expect(page.locator("mark").nth(place)).toContainText(say.signWrong);
    const all = right.length;
    await expect(
      page.getByText(say.wordsRight.replace("{right}", `${all - 1}`).replace("{all}", `${all}`)),
    ).toBeVisible();
    await expectSoundWhenSmall(page);
  });
}

const sports = { context: "SPORTS", level: 2 };
const food = { context: "FOOD", level: 2 };

/** A fill-in of the learner's with a word that another sounds like, found among all there are about sports. */
async function withHomophone(page: Page, learner: Learner) {
  for (let tried = 0; tried < freeLimit; tried += 1) {
    const { id, shown } = await created(learner, sports);
    const scout = await anAccount(page, freshAddress());
    const right = await wordsOf(scout, shown, sports);
    const place = right.findIndex((word) => homophonesOf(word).common.length > 0);
    const [other] = homophonesOf(right[place] ?? "").common;
    if (other) return { id, right, place, other };
  }
  throw new Error("no text about sports has such a word");
}

async function created(learner: Learner, about: object): Promise<{ id: string; shown: Shown }> {
  const { id } = await learner.call<{ id: string }>("POST", calls, about);
  return { id, shown: await learner.call<Shown>("GET", `${calls}/${id}`) };
}

/** One long word with a letter too many, one word that is another; the others as they are. */
function withSlips(right: readonly string[]): string[] {
  const long = right.findIndex((word) => word.length >= 5);
  expect(long, "a word in which one letter is forgiven").toBeGreaterThanOrEqual(0);
  const other = long === 0 ? 1 : 0;
  return right.map((word, index) => (index === long ? `${word}z` : index === other ? "zebra" : word));
}

/** The words of a text, found out by a learner who gives wrong answers to it once it comes. */
async function wordsOf(scout: Learner, { text }: Shown, about: object): Promise<string[]> {
  for (let tried = 0; tried < freeLimit; tried += 1) {
    const { id, shown } = await created(scout, about);
    if (shown.text === text) return solved(scout, id, shown);
  }
  throw new Error("the text did not come again");
}

async function solved(scout: Learner, id: string, { blankWords }: Shown): Promise<string[]> {
  const filledWords = blankWords.map((blank) => ({ wordId: blank.id, text: "zebra" }));
  await scout.call("POST", `${calls}/${id}/evaluate`, { filledWords });
  const { blankWords: filled } = await scout.call<Shown>("GET", `${calls}/${id}`);
  return filled.map(({ text }) => text ?? "");
}
