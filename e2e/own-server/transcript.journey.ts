import { expect, type Page } from "@playwright/test";
import { testVoice } from "@salida/server/src/engines/speech/test-voice.ts";
import { keptOf, linesOf, openChat } from "#stage/chat.ts";
import { startEar, type TestEar } from "#stage/ear.ts";
import { expectSound, freshAddress } from "#stage/fixtures.ts";
import { aLearner, freeSettings } from "#stage/learner.ts";
import { withMore } from "#stage/long.ts";
import { test as ours } from "#stage/microphone.ts";

const said = "I like to travel by boat, and my sister likes to travel by train.";
const misheard = "I like to travel by goat, and my sister likes to travel by train.";

/** A Salida that has somebody to put recordings into words, and a browser into whose microphone somebody speaks. */
const test = ours.extend<object, { ear: TestEar }>({
  // biome-ignore lint/correctness/noEmptyPattern: the test tool reads the fixtures that are used from here
  soundOfRoom: [async ({}, use) => use(await testVoice(said, "woman")), { scope: "worker" }],
  ear: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const ear = await startEar();
      await use(ear);
      await ear.close();
    },
    { scope: "worker" },
  ],
  settings: [async ({ ear }, use) => use({ ...freeSettings, ...ear.settings }), { scope: "worker" }],
});
// they share what is heard
test.describe.configure({ mode: "serial" });

const words = {
  en: {
    speak: "Record a voice message",
    label: /^Type what you said/,
    sentTo: /^What you record is sent to openai-compatible:an-ear, 127\.0\.0\.1:\d+, /,
    waiting: "What you said is being put into words. You needn't wait: you can type it yourself.",
    heard: "This is what was heard. Correct it before you send it.",
    unheard: "Nobody could be heard clearly. Listen again, and type what you said.",
    failed: "What you said can't be put into words just now. Type it yourself.",
  },
  es: {
    speak: "Grabar un mensaje de voz",
    label: /^Escribe lo que dijiste/,
    sentTo: /^Lo que grabas se envía a openai-compatible:an-ear, 127\.0\.0\.1:\d+, /,
    waiting: "Se está pasando a texto lo que dijiste. No hace falta esperar: puedes escribirlo tú.",
    heard: "Esto es lo que se oyó. Corrígelo antes de enviarlo.",
    unheard: "No se oyó a nadie con claridad. Vuelve a oírte y escribe lo que dijiste.",
    failed: "Ahora no se puede pasar a texto lo que dijiste. Escríbelo tú.",
  },
} as const;
type Language = keyof typeof words;

/** Records by keys as long as it takes to say the sentence; the field then has the focus. */
async function record(page: Page, language: Language) {
  const speak = page.getByRole("button", { name: words[language].speak });
  // it has the focus already where a recording was discarded
  if (await speak.evaluate((it) => it !== document.activeElement)) await page.keyboard.press("Shift+Tab");
  await expect(speak).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^0:0[5-9] \/ 1:00$/)).toBeVisible({ timeout: 15_000 });
  await page.keyboard.press("Enter");
  const field = page.getByRole("textbox", { name: words[language].label });
  await expect(field).toBeFocused();
  return field;
}

for (const [language, width] of withMore([["es", 320]], [["en", 1280]]))
  test(`what was heard is shown, corrected and only then sent (${language}, ${width} px)`, async ({
    page,
    ear,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const learner = await aLearner(page, freshAddress());
    const id = await openChat(page, learner, false, language);
    await expect(page.getByText(words[language].sentTo)).toBeVisible();
    ear.answer(undefined);
    const field = await record(page, language);
    await expect(page.getByRole("status").filter({ hasText: words[language].waiting })).toBeVisible();
    await expectSound(page);

    ear.answer(misheard);
    await expect(field).toHaveValue(misheard);
    await expect(page.getByRole("status").filter({ hasText: words[language].heard })).toBeVisible();
    await expectSound(page);
    expect(await keptOf(learner, id)).toEqual([]);

    await field.fill(said);
    await page.keyboard.press("Enter");
    await expect(linesOf(page)).toHaveCount(3);
    await expect.poll(() => keptOf(learner, id)).toEqual([said]);
  });

test("what the learner has begun to type is not written over", async ({ page, ear }) => {
  await openChat(page, await aLearner(page, freshAddress()));
  ear.answer(undefined);
  const field = await record(page, "en");
  await page.keyboard.insertText("I like boats");
  ear.answer(misheard);

  await expect(page.getByText(words.en.heard)).toBeVisible();
  await expect(field).toHaveValue("I like boats");
});

for (const language of ["en", "es"] as const)
  test(`where it cannot be had the learner types as without (${language})`, async ({ page, ear }) => {
    const learner = await aLearner(page, freshAddress());
    const id = await openChat(page, learner, false, language);
    ear.answer("Thanks for watching!");
    await record(page, language);
    await expect(page.getByText(words[language].unheard)).toBeVisible();
    await page.keyboard.press("Escape");
    ear.answer(500);
    const field = await record(page, language);
    await expect(page.getByText(words[language].failed)).toBeVisible();
    await expect(field).toHaveValue("");
    await expectSound(page);

    await field.fill(said);
    await page.keyboard.press("Enter");
    await expect.poll(() => keptOf(learner, id)).toEqual([said]);
  });
