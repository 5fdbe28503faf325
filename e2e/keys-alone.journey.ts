import { expect, type Page } from "@playwright/test";
import { said, say } from "./stage/chat.ts";
import { expectSound, freshAddress, test } from "./stage/fixtures.ts";
import { type Keys, keys } from "./stage/hands.ts";
import { aLearner } from "./stage/learner.ts";
import { expectHeardFrom, soundOf } from "./stage/sound.ts";

test.slow();

/** Begins an exercise from the page of all kinds and waits for its own page. */
async function begin(page: Page, hands: Keys, kind: string, button: string): Promise<void> {
  await hands.press(page.getByRole("navigation").getByRole("link", { name: "Exercises" }).first());
  await hands.press(page.getByRole("main").locator(`a[href="/${kind}-summary"]`).first());
  await hands.press(page.getByRole("button", { name: button }).first());
  // the search of the dialog has the focus
  await expect(page.getByLabel("Search topics")).toBeFocused();
  await page.keyboard.type("food");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/${kind}/[0-9a-f-]{36}$`));
}

/** Chooses an answer to each question: Tab comes to the next one, Space takes it. */
async function answerAll(page: Page, hands: Keys): Promise<void> {
  const questions = page.getByRole("group");
  await expect(questions).not.toHaveCount(0);
  for (const question of await questions.all()) {
    const first = question.getByRole("radio").first();
    await hands.reach(first);
    await page.keyboard.press("Space");
    await expect(first).toBeChecked();
  }
  await hands.press(page.getByRole("button", { name: "Verify answers" }));
  await expect(page.getByText("Why it's right", { exact: true })).not.toHaveCount(0);
}

async function hear(page: Page, hands: Keys): Promise<void> {
  const play = page.getByRole("button", { name: "Play", exact: true });
  await expect(play).toBeVisible({ timeout: 40_000 });
  await hands.press(play);
  await expectHeardFrom(page, 0.2);
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await soundOf(page)).paused).toBe(true);
}

test("every kind is chosen, done and read by keys alone, and what was missed is gone through the next day", async ({
  page,
  salida,
}) => {
  test.setTimeout(600_000);
  const hands = keys(page);
  const learner = await aLearner(page, freshAddress());
  await page.goto("/dashboard");

  await begin(page, hands, "reading", "New reading");
  await answerAll(page, hands);
  await hands.press(page.getByRole("button", { name: "Look up" }));

  await begin(page, hands, "listening", "New listening");
  await hear(page, hands);
  await answerAll(page, hands);

  await begin(page, hands, "completable-listening", "New fill-in");
  await hear(page, hands);
  const blanks = page.getByLabel(/^Blank /);
  await hands.reach(blanks.first());
  for (const blank of await blanks.all()) {
    await expect(blank).toBeFocused();
    await page.keyboard.type("door");
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText(/^\d of \d right/)).toBeVisible();

  await begin(page, hands, "description", "New description");
  await hands.write(
    page.getByLabel("Your description"),
    "There are two people in this picture. I can see a table with some food on it.",
  );
  await hands.press(page.getByRole("button", { name: "Verify description" }));
  await expect(page.getByText("In the picture", { exact: true }).first()).toBeVisible();

  await begin(page, hands, "chat", "New conversation");
  await hands.reach(page.getByRole("textbox").first());
  for (const line of said) await say(page, line);
  await hands.press(page.getByRole("button", { name: /^Finish/ }));
  await hands.press(page.getByRole("dialog").or(page.getByRole("alertdialog")).getByRole("button").last());
  await expectSound(page);

  const me = JSON.parse(atob(learner.session.access_token.split(".")[1] ?? "")).sub as string;
  await salida.store("update review_card set due = due - interval '1 day' where learner = $1::uuid", [me]);
  await hands.press(page.getByRole("navigation").getByRole("link", { name: "Dashboard" }).first());
  await hands.press(page.getByRole("link", { name: "Review", exact: true }));
  await goThrough(page, hands);
});

/** Goes through all that is due: what has options is chosen, what is recalled is owned up to. */
async function goThrough(page: Page, hands: Keys): Promise<void> {
  const all = Number(/of (\d+)/.exec((await page.getByText(/^1 of \d+$/).textContent()) ?? "")?.[1]);
  for (let at = 1; at <= all; at += 1) {
    await expect(page.getByText(`${at} of ${all}`)).toBeVisible();
    const show = page.getByRole("button", { name: "Show" });
    const option = page.locator("article .choice").first();
    await expect(show.or(option).first()).toBeVisible();
    const recalled = await show.isVisible();
    await hands.press(recalled ? show : option);
    await hands.press(page.getByRole("button", { name: recalled ? "Yes" : "Next", exact: true }));
  }
  await expect(page.getByText("Done for now")).toBeVisible();
}
