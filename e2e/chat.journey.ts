import { expect, type Page } from "@playwright/test";
import { linesOf, said, say } from "./stage/chat.ts";
import { expectSound, freshAddress, test } from "./stage/fixtures.ts";
import { aLearner } from "./stage/learner.ts";
import { withMore } from "./stage/long.ts";

const words = {
  en: {
    new: "New conversation",
    search: "Search topics",
    travel: "Travel",
    log: /^Conversation with /,
    yours: "Your message",
    blank: "Write something first.",
    toGo: "4 more messages and you can finish",
    mend: "1 correction",
    why: /needs the past/,
    finish: "Finish conversation",
    finishTitle: "Finish this conversation?",
    goOn: "Go on talking",
    parts: ["Turns taken", "Length", "Variety of words", "Correctness", "Keeping to the topic"],
    said: "What was said",
    messages: "9 messages",
  },
  es: {
    new: "Nueva conversación",
    search: "Buscar temas",
    travel: "Viajes",
    log: /^Conversación con /,
    yours: "Tu mensaje",
    blank: "Escribe algo primero.",
    toGo: "4 mensajes más y podrás terminar",
    mend: "1 corrección",
    why: /pide el pasado/,
    finish: "Terminar la conversación",
    finishTitle: "¿Terminar esta conversación?",
    goOn: "Seguir hablando",
    parts: ["Participación", "Extensión", "Variedad de palabras", "Corrección", "Fidelidad al tema"],
    said: "Lo que se dijo",
    messages: "9 mensajes",
  },
} as const;
type Language = keyof typeof words;

for (const { language, width } of withMore(
  [{ language: "es", width: 390 }],
  [{ language: "en", width: 1280 }],
)) {
  test(`one talks, is corrected, finishes and sees the result (${language}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await aLearner(page, freshAddress());
    await create(page, language);
    await talk(page, language);
    await finish(page, language);
    await readResult(page, language);
    await page.goto("/chat-summary");
    await expect(page.getByText("1/6")).toBeVisible();
    await expect(page.getByText(words[language].messages, { exact: true })).toBeVisible();
    await expectSound(page);
  });
}

async function create(page: Page, language: Language): Promise<void> {
  const read = words[language];
  await page.goto(`/chat-summary?lng=${language}`);
  await page.getByRole("button", { name: read.new }).first().click();
  await page.getByLabel(read.search).fill(read.travel);
  await page.getByRole("button", { name: read.travel, exact: true }).click();
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
}

async function talk(page: Page, language: Language): Promise<void> {
  const read = words[language];
  await expect(page.getByRole("log", { name: read.log })).toHaveText(/\?/);
  await expect(page.getByText(read.toGo)).toBeVisible();
  await expectSound(page);
  await page.getByRole("textbox", { name: read.yours }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(read.blank)).toBeVisible();
  for (const line of said) await say(page, line);
  const correction = linesOf(page).filter({ hasText: said[0] });
  await expect(correction.getByText(read.mend)).toBeVisible();
  await expect(correction.locator("ins")).toHaveText("I went");
  await expect(correction.getByText(read.why)).toBeVisible();
  await expectSound(page);
}

async function finish(page: Page, language: Language): Promise<void> {
  const read = words[language];
  await page.getByRole("button", { name: read.finish }).click();
  const dialog = page.getByRole("alertdialog", { name: read.finishTitle });
  await expect(dialog.getByRole("button", { name: read.goOn }).last()).toBeFocused();
  await expectSound(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: read.finish })).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: read.finish }).click();
}

async function readResult(page: Page, language: Language): Promise<void> {
  const read = words[language];
  for (const name of read.parts) await expect(page.getByRole("progressbar", { name })).toBeVisible();
  const conversation = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: read.said }) });
  for (const line of said) await expect(conversation.getByText(line)).toBeVisible();
  await expect(conversation.getByText(read.why)).toBeVisible();
  await expect(page.getByRole("textbox", { name: read.yours })).toHaveCount(0);
  await expectSound(page);
  const before = await conversation.textContent();
  await page.reload();
  await expect.poll(() => conversation.textContent()).toBe(before);
}
