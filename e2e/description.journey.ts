import { expect, type Page } from "@playwright/test";
import { expectSound, freshAddress, test } from "./stage/fixtures.ts";
import { aLearner, type Learner } from "./stage/learner.ts";
import { withMore } from "./stage/long.ts";

const words = {
  en: {
    new: "New description",
    search: "Search topics",
    travel: "Travel",
    pictureName: "Picture to describe",
    larger: "See it larger",
    yours: "Your description",
    verify: "Verify description",
    blank: "Write something first.",
    tooShort: "Too short: write at least 20 characters.",
    difficulty: "Intermediate",
    parts: ["What is in the picture", "Grammar", "Vocabulary", "Length"],
    mend: "What to correct",
    first: /\(correction 1\)/,
    proposed: "One way to say it",
    inPicture: "In the picture",
    said: /^You mentioned \d+ of \d+\.$/,
  },
  es: {
    new: "Nueva descripción",
    search: "Buscar temas",
    travel: "Viajes",
    pictureName: "Imagen para describir",
    larger: "Ver más grande",
    yours: "Tu descripción",
    verify: "Comprobar descripción",
    blank: "Escribe algo primero.",
    tooShort: "Demasiado corto: escribe al menos 20 caracteres.",
    difficulty: "Intermedio",
    parts: ["Lo que hay en la imagen", "Gramática", "Vocabulario", "Extensión"],
    mend: "Qué corregir",
    first: /\(corrección 1\)/,
    proposed: "Una forma de decirlo",
    inPicture: "En la imagen",
    said: /^Mencionaste \d+ de \d+\.$/,
  },
} as const;
type Language = keyof typeof words;

/** Of an English learner: a verb that does not agree with its subject, more than once. */
const written =
  "In this picture there is two people. The woman have a big suitcase and she are waiting. A man is looking at a map. " +
  "On the left there is a plant and on the right I can see a bag. I think they are going to travel together.";

for (const { language, width } of withMore(
  [{ language: "en", width: 1280 }],
  [{ language: "es", width: 390 }],
)) {
  test(`a picture is described, corrected and kept (${language}, ${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await aLearner(page, freshAddress());
    await create(page, language);
    await seePicture(page, language);
    await beRefused(page, language);
    await describePicture(page, language);
    await readResult(page, language);

    const results = page.getByRole("main").locator("section");
    const before = await results.allInnerTexts();
    // what it brought is told once
    const [marks = "", ...rest] = before.map((text) => text.split(/\n(?:Novice|Novato)\n/)[0]);
    await page.reload();
    await expect(results).toHaveCount(before.length);
    await expect.poll(() => results.allInnerTexts()).toEqual([marks.trimEnd(), ...rest]);
    await page.goto("/description-summary");
    await expect(page.getByText("1/6")).toBeVisible();
    await expect(page.getByText(words[language].difficulty, { exact: true })).toBeVisible();
    await expectSound(page);
  });
}

async function create(page: Page, language: Language): Promise<void> {
  const say = words[language];
  await page.goto(`/description-summary?lng=${language}`);
  await page.getByRole("button", { name: say.new }).first().click();
  await page.getByLabel(say.search).fill(say.travel);
  await page.getByRole("button", { name: say.travel, exact: true }).click();
  await expect(page).toHaveURL(/\/description\/[0-9a-f-]{36}$/);
}

/** Its width where the page has it drawn; 0 where it has not. */
function drawnWidth(page: Page, name: string): Promise<number> {
  const picture = page.getByRole("img", { name });
  return picture.evaluate((it) => (it instanceof HTMLImageElement ? it.naturalWidth : 0));
}

async function seePicture(page: Page, language: Language): Promise<void> {
  const say = words[language];
  await expect.poll(() => drawnWidth(page, say.pictureName)).toBeGreaterThan(0);
  await expectSound(page);
  const larger = page.getByRole("button", { name: say.larger });
  await larger.click();
  const dialog = page.getByRole("dialog", { name: say.pictureName });
  await expect(dialog.getByRole("img")).toBeVisible();
  await expectSound(page);

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(larger).toBeFocused();
}

async function beRefused(page: Page, language: Language): Promise<void> {
  const say = words[language];
  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("/evaluate") && sent.push(request.url()));
  const area = page.getByRole("textbox", { name: say.yours });
  await area.fill("   \n ");
  await page.getByRole("button", { name: say.verify }).click();
  await expect(page.getByText(say.blank)).toBeVisible();
  await area.fill("A man.");
  await page.getByRole("button", { name: say.verify }).click();

  await expect(area).toHaveAccessibleDescription(new RegExp(say.tooShort));
  await expect(area).toBeFocused();
  await expect(area).toHaveValue("A man.");
  expect(sent).toEqual([]);
  await expectSound(page);
  await page.reload();
  await expect(area).toHaveValue("A man.");
}

async function describePicture(page: Page, language: Language): Promise<void> {
  const say = words[language];
  await page.getByRole("textbox", { name: say.yours }).fill(written);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("heading", { name: say.proposed })).toBeVisible();
  await expect(page.getByRole("textbox", { name: say.yours })).toHaveCount(0);
}

async function readResult(page: Page, language: Language): Promise<void> {
  const say = words[language];
  for (const name of say.parts) await expect(page.getByRole("progressbar", { name })).toBeVisible();
  const corrections = page.getByRole("list", { name: say.mend }).getByRole("listitem");
  await expect(corrections).not.toHaveCount(0);
  await page.getByRole("link", { name: say.first }).first().click();
  await expect(corrections.first()).toBeFocused();
  await expect(page.getByText(say.said)).toBeVisible();
  const proposed = page.locator("section").filter({ has: page.getByRole("heading", { name: say.proposed }) });
  await expect(proposed.locator("[lang=en]")).toHaveText(/\w.{40}/s);
  await expect.poll(() => drawnWidth(page, say.pictureName)).toBeGreaterThan(0);
  await expectSound(page);
}

/** Creates a description over HTTP and opens it. */
async function openOne(page: Page, learner: Learner): Promise<void> {
  const body = { context: "TRAVEL", level: 2 };
  const { id } = await learner.call<{ id: string }>("POST", "/api/v1/user-descriptions", body);
  await page.goto(`/description/${id}`);
}

test("a description that could not be sent is kept, and goes out once more by itself", async ({ page }) => {
  const say = words.en;
  await openOne(page, await aLearner(page, freshAddress()));
  await page.route("**/evaluate", (route) => route.abort());
  await page.getByRole("textbox", { name: say.yours }).fill(written);
  await page.getByRole("button", { name: say.verify }).click();
  await expect(page.getByRole("main").getByText("Will be sent when you're back online")).toBeVisible();
  await expect(page.getByRole("textbox", { name: say.yours })).toHaveValue(written);

  await page.unroute("**/evaluate");

  await expect(page.getByRole("heading", { name: say.proposed })).toBeVisible();
});

test("a picture that could not be loaded can be asked for again", async ({ page }) => {
  const say = words.en;
  await page.route("**/api/v1/media/**", (route) => route.abort());
  await openOne(page, await aLearner(page, freshAddress()));
  await expect(page.getByText("The picture didn't load.")).toBeVisible();
  await expectSound(page);

  await page.unroute("**/api/v1/media/**");
  const freshAddressAsked = page.waitForRequest(/\/api\/v1\/user-descriptions\/[0-9a-f-]{36}$/);
  await page.getByRole("button", { name: "Try again" }).click();

  await freshAddressAsked;
  await expect.poll(() => drawnWidth(page, say.pictureName)).toBeGreaterThan(0);
});

for (const scheme of ["light", "dark"] as const) {
  test(`describing is sound at 320 px, ${scheme}`, async ({ page }) => {
    const say = words.en;
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await openOne(page, await aLearner(page, freshAddress()));
    await expectSound(page);
    await page.getByRole("button", { name: say.verify }).click();
    await expect(page.getByText(say.blank)).toBeVisible();
    await expectSound(page);
    await page.getByRole("button", { name: say.larger }).click();
    await expectSound(page);
    await page.keyboard.press("Escape");

    await page.getByRole("textbox", { name: say.yours }).fill(written);
    await page.getByRole("button", { name: say.verify }).click();
    await expect(page.getByRole("heading", { name: say.inPicture })).toBeVisible();
    await expectSound(page);
  });
}
