import { expect } from "@playwright/test";
import { expectSound, freshAddress, test } from "./stage/fixtures.ts";
import { aLearner, type Learner } from "./stage/learner.ts";
import { withMore } from "./stage/long.ts";
import { expectHeardFrom } from "./stage/sound.ts";
import { words } from "./stage/words.ts";

/** Topics that no other journey hears: what was spoken once is there for all. */
const unheard = {
  en: ["ANCIENT", "HORROR", "MEDIEVAL", "ROMANCE"],
  es: ["FASHION", "GEOGRAPHY", "MYTHS", "SURVIVAL"],
} as const;

async function create(learner: Learner, context: string): Promise<string> {
  return (await learner.call<{ id: string }>("POST", "/api/v1/user-listenings", { context, level: 2 })).id;
}

for (const language of withMore(["en"], ["es"])) {
  test(`a listening that nobody has heard yet shows its questions and how far its audio is, then plays (${language})`, async ({
    page,
  }) => {
    const say = words[language];
    const learner = await aLearner(page, freshAddress());
    // the last of several waits for its turn, however fast the machine is
    const ids: string[] = [];
    for (const context of unheard[language]) ids.push(await create(learner, context));

    await page.goto(`/listening/${ids.at(-1)}?lng=${language}`);

    await expect(page.getByRole("progressbar", { name: say.preparing })).toBeVisible();
    await expect(page.getByRole("radio").first()).toBeVisible();
    await expect(page.getByRole("button", { name: say.play, exact: true })).toHaveCount(0);
    await expectSound(page);
    await page.getByRole("radio").first().check();

    await expect(page.getByRole("button", { name: say.play, exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole("status").filter({ hasText: say.prepared })).toHaveCount(1);
    // what was chosen meanwhile is still chosen
    await expect(page.getByRole("radio").first()).toBeChecked();
    await page.getByRole("button", { name: say.play, exact: true }).click();
    await expectHeardFrom(page, 0.2);
  });
}

test("audio that could not be made is told where it would be, and made when the learner asks again", async ({
  page,
}) => {
  const say = words.en;
  const learner = await aLearner(page, freshAddress());
  const id = await create(learner, "UNIVERSE");
  let fails = true;
  await page.route(`**/api/v1/user-listenings/${id}`, async (route) => {
    const answer = await route.fetch();
    const shown = await answer.json();
    const failed = { state: "failed", step: "speaking", progress: null };
    await route.fulfill({
      response: answer,
      json: fails ? { ...shown, audio: null, generation: failed } : shown,
    });
  });

  await page.goto(`/listening/${id}`);
  await expect(page.getByText(say.unprepared)).toBeVisible();
  await expect(page.getByRole("radio").first()).toBeVisible();
  fails = false;
  await page.getByRole("button", { name: say.tryAgain, exact: true }).click();

  await expect(page.getByRole("button", { name: say.play, exact: true })).toBeVisible({ timeout: 60_000 });
});
