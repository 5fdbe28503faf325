import { expect, type Page } from "@playwright/test";
import { keptOf, linesOf, openChat } from "./stage/chat.ts";
import { expectSound, freshAddress } from "./stage/fixtures.ts";
import { aLearner } from "./stage/learner.ts";
import { withMore } from "./stage/long.ts";
import { heardIn, spokenPitch, test } from "./stage/microphone.ts";

const words = {
  en: {
    speak: "Record a voice message",
    byHand: /^Record, listen, compare, write/,
    label: /^Type what you said/,
    play: "Play",
    discard: "Discard",
  },
  es: {
    speak: "Grabar un mensaje de voz",
    byHand: /^Graba, escúchate, compara y escribe/,
    label: /^Escribe lo que dijiste/,
    play: "Reproducir",
    discard: "Descartar",
  },
} as const;
type Language = keyof typeof words;

const typed = "I like to travel by boat.";

/** Opens the microphone by keys, records for a while and stops. */
async function record(page: Page, language: Language): Promise<void> {
  const { speak, byHand, label } = words[language];
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: speak })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^0:0[1-9] \/ 1:00$/)).toBeVisible();
  await expect(page.getByText(byHand)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: label })).toBeFocused();
}

for (const [language, width] of withMore([["es", 320]], [["en", 1280]])) {
  test(`a spoken message is recorded, put into words, answered and heard again (${language}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const learner = await aLearner(page, freshAddress());
    const id = await openChat(page, learner, false, language);
    await record(page, language);
    await expectSound(page);
    const sent = page.waitForRequest(/\/predict/);
    await page.keyboard.insertText(typed);
    await page.keyboard.press("Enter");
    const { audio } = (await sent).postDataJSON() as { audio: { content: string; contentType: string } };
    const heard = await heardIn(page, audio.content);
    expect(heard.seconds).toBeGreaterThan(0.5);
    expect(Math.abs(heard.pitch - spokenPitch)).toBeLessThan(20);

    await expect(linesOf(page)).toHaveCount(3);
    await expect.poll(() => keptOf(learner, id)).toEqual([typed]);
    await expect(page.getByRole("button", { name: words[language].speak })).toBeFocused();
    await hearAgain(page, language);
    await expectSound(page);
    await page.reload();
    await hearAgain(page, language);
  });
}

/** Plays what the learner recorded, from where the server keeps it. */
async function hearAgain(page: Page, language: Language): Promise<void> {
  const line = linesOf(page).filter({ hasText: typed });
  await line.getByRole("button", { name: words[language].play }).click();
  const sound = line.locator("audio");
  await expect.poll(() => sound.evaluate((it: HTMLAudioElement) => it.currentTime)).toBeGreaterThan(0.2);
}

test("a recording can be heard before it is sent", async ({ page }) => {
  await openChat(page, await aLearner(page, freshAddress()));
  await record(page, "en");
  const sound = page.locator("audio").last();
  await page.getByRole("button", { name: words.en.play, exact: true }).last().click();

  await expect.poll(() => sound.evaluate((it: HTMLAudioElement) => it.currentTime)).toBeGreaterThan(0.1);
  await expect(page.getByRole("button", { name: words.en.discard })).toBeVisible();
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeVisible();
});

test("a recording that is discarded sends nothing and leads back to the microphone", async ({ page }) => {
  const learner = await aLearner(page, freshAddress());
  const id = await openChat(page, learner);
  await page.keyboard.insertText("Half a message");
  await record(page, "en");
  await page.getByRole("button", { name: words.en.discard }).click();
  await expect(page.getByRole("button", { name: words.en.speak })).toBeFocused();
  await expect(page.getByRole("textbox")).toHaveValue("Half a message");
  expect(await keptOf(learner, id)).toEqual([]);
});

test("a spoken message that could not be sent stays where it was made, and goes out once", async ({
  page,
}) => {
  const learner = await aLearner(page, freshAddress());
  const id = await openChat(page, learner);
  await record(page, "en");
  await page.keyboard.insertText(typed);
  await page.route("**/predict?*", (route) => route.abort());
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your message wasn't sent. It's still here: try again.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: words.en.label })).toHaveValue(typed);
  await expect(linesOf(page)).toHaveCount(1);
  await page.unroute("**/predict?*");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(linesOf(page)).toHaveCount(3);
  await expect.poll(() => keptOf(learner, id)).toEqual([typed]);
});
