import { expect, type Locator, type Page } from "@playwright/test";
import { openChat, say } from "./stage/chat.ts";
import { freshAddress } from "./stage/fixtures.ts";
import { aLearner, type Learner } from "./stage/learner.ts";
import { test } from "./stage/microphone.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Expects that one thing ends above where another begins. */
async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  await expect(async () => {
    const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
    expect(above && below && above.y + above.height <= below.y).toBe(true);
  }).toPass({ timeout: 5_000 });
}

/** The bar at the bottom of a small screen. */
function bar(page: Page): Locator {
  return page.getByRole("navigation", { name: "Main" });
}

test("on a phone the field of a conversation, and the offer to finish it, stand above the bar", async ({
  page,
}) => {
  await openChat(page, await aLearner(page, freshAddress()));
  await page.evaluate(() => scrollTo(0, 0));
  await expectAbove(page.getByRole("textbox"), bar(page));

  for (const line of ["I like trains.", "My sister likes boats.", "We went to Rome in May."])
    await say(page, line);
  await say(page, "Thank you, I must go now. Goodbye!");
  await expect(page.getByText(/Is that a goodbye/)).toBeVisible();
  await expectAbove(page.getByRole("button", { name: "Finish conversation" }), bar(page));
});

test("on a phone a recording's field and its way out stand above the bar", async ({ page }) => {
  await openChat(page, await aLearner(page, freshAddress()));
  await page.getByRole("button", { name: "Record a voice message" }).click();
  await expect(page.getByText(/^0:0[1-9] \/ 1:00$/)).toBeVisible();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(page.getByRole("textbox", { name: /^Type what you said/ })).toBeFocused();
  await expectAbove(page.getByRole("button", { name: "Discard" }), bar(page));
});

test("on a phone a toast covers neither the way to the next exercise nor what a dialog asks", async ({
  page,
}) => {
  const learner = await aLearner(page, freshAddress());
  await page.goto(`/reading/${await aCompletedReading(learner)}`);
  const toast = page.getByRole("listitem").filter({ hasText: "Already completed" });
  await expectAbove(toast, page.getByRole("button", { name: "Next: Food" }));
  // it stays while a pointer is on it
  await toast.hover();
  await page.getByRole("button", { name: "Another topic" }).press("Enter");
  await expectAbove(toast, page.getByRole("dialog").getByRole("searchbox"));
});

test("on a phone a recording stays in sight, and covers nothing that takes the focus or is pressed", async ({
  page,
}) => {
  const learner = await aLearner(page, freshAddress());
  await page.goto(`/listening/${await learner.listening()}`);
  const player = page.getByRole("region", { name: "Recording" });
  const radios = page.getByRole("radio");
  await expect(radios.first()).toBeVisible();
  for (const radio of (await radios.all()).toReversed()) {
    await radio.focus();
    await expect(player).toBeInViewport({ ratio: 1 });
    await expectAbove(player, radio);
    await expectAbove(radio, bar(page));
    await radio.check();
  }
});

async function aCompletedReading(learner: Learner): Promise<string> {
  const id = await learner.reading();
  const path = `/api/v1/user-readings/${id}`;
  const { questions } = await learner.call<{ questions: { id: string; options: { id: string }[] }[] }>(
    "GET",
    path,
  );
  const selectedOptions = questions.map((it) => ({ questionId: it.id, optionId: it.options[0]?.id }));
  await learner.call("POST", `${path}/evaluate`, { selectedOptions });
  return id;
}
