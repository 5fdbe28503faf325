import { expect, type Page } from "@playwright/test";
import { linesOf, openChat, said, say } from "./stage/chat.ts";
import { expectSound, freshAddress, test } from "./stage/fixtures.ts";
import { aLearner } from "./stage/learner.ts";

const log = (page: Page) => page.getByRole("log");

test("any message of the partner's can be listened to, by keys, and again after a reload and after the end", async ({
  page,
}) => {
  await openChat(page, await aLearner(page, freshAddress()));
  const listen = page.getByRole("button", { name: "Listen to this message" });
  await expect(listen).toHaveCount(1);
  await listen.press("Enter");

  const sound = log(page).locator("audio");
  await expect(sound).toHaveCount(1);
  await expect(log(page).getByRole("button", { name: /^(?:Play|Pause)$/ })).toBeFocused();
  await expect.poll(() => sound.evaluate((it: HTMLAudioElement) => it.currentTime)).toBeGreaterThan(0.2);
  await expect(listen).toHaveCount(0);
  await expectSound(page);

  await page.getByRole("textbox").focus();
  for (const line of said) await say(page, line);
  await page.reload();
  await expect(sound).toHaveCount(1);
  await expect(listen).toHaveCount(4);
  await page.getByRole("button", { name: "Finish conversation" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Finish conversation" }).click();
  await page.getByRole("heading", { name: "What was said" }).waitFor();
  await listen.last().click();
  await expect(page.locator("main audio")).toHaveCount(2);
});

test("a message that cannot be spoken now says so, and can be tried again", async ({ page }) => {
  await openChat(page, await aLearner(page, freshAddress()));
  await page.route("**/messages/*/sound", (route) => route.abort());
  const listen = page.getByRole("button", { name: "Listen to this message" });
  await listen.click();
  await expect(page.getByText("This message can't be played right now.")).toBeVisible();
  await page.unroute("**/messages/*/sound");
  await listen.click();
  await expect(log(page).locator("audio")).toHaveCount(1);
});

for (const { width, language, words } of [
  {
    width: 1280,
    language: "en",
    words: {
      help: "Help me say it",
      field: /in Spanish/,
      ask: "How do I say it?",
      may: "Words that may help",
      none: /none of these words/,
    },
  },
  {
    width: 390,
    language: "es",
    words: {
      help: "Ayúdame a decirlo",
      field: /en español/,
      ask: "¿Cómo se dice?",
      may: "Palabras que pueden ayudarte",
      none: /ninguna de estas palabras/,
    },
  },
])
  test(`who does not know how to say it gets words for it, and adds them (${language}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openChat(page, await aLearner(page, freshAddress()), false, language);
    const message = page.getByRole("textbox").first();
    await page.getByRole("button", { name: words.help }).click();
    const field = page.getByRole("textbox", { name: words.field });
    await expect(field).toBeFocused();
    await page.keyboard.insertText("Mi hermana lee un libro");
    await page.keyboard.press("Enter");
    await expect(page.getByText(words.may)).toBeVisible();
    for (const word of ["my", "sister", "read"])
      await page.getByRole("button", { name: word, exact: true }).click();
    await expect(page.getByRole("textbox").last()).toHaveValue("my sister read");
    await expectSound(page);

    await field.fill("xyzzy");
    await page.getByRole("button", { name: words.ask }).click();
    await expect(page.getByText(words.none)).toBeVisible();
    await page.getByRole("button", { name: words.help }).click();
    await expect(field).toHaveCount(0);
    await message.focus();
    await page.keyboard.press("Enter");
    await expect(linesOf(page).nth(1)).toContainText("my sister read");
  });

test("the wish for spoken replies holds in another tab and in the next conversation", async ({ page }) => {
  const learner = await aLearner(page, freshAddress());
  const id = await openChat(page, learner);
  const spoken = page.getByRole("checkbox", { name: "Spoken replies" });
  await spoken.check();
  const tab = await page.context().newPage();
  await tab.goto(`/chat/${id}`);
  await expect(tab.getByRole("checkbox", { name: "Spoken replies" })).toBeChecked();
  await tab.close();
  await openChat(page, learner);
  await expect(spoken).toBeChecked();
  await spoken.uncheck();
  await page.reload();
  await expect(spoken).not.toBeChecked();
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  // as much as a keyboard leaves
  { width: 390, height: 480 },
])
  test(`on a phone of ${width} × ${height} the conversation fills the screen, and what is written stands above the bar`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openChat(page, await aLearner(page, freshAddress()));
    for (const line of said.slice(0, 2)) await say(page, line);
    await page.evaluate(() => scrollTo(0, 0));
    const bar = await page.getByRole("navigation", { name: "Main" }).boundingBox();
    const foot = await page.getByRole("button", { name: "Help me say it" }).boundingBox();
    const card = await page.locator(".chat-open").boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(Math.abs((card?.y ?? 0) + (card?.height ?? 0) - (bar?.y ?? 0))).toBeLessThanOrEqual(2);
    await expect(linesOf(page).last()).toBeInViewport();
    expect(await log(page).evaluate((it) => it.scrollHeight > it.clientHeight)).toBe(true);
    await expectSound(page);
  });
