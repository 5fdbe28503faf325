import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { expectSound, freshAddress, test } from "./stage/fixtures.ts";
import { aLearner } from "./stage/learner.ts";

interface Item {
  level: number;
  form: "typed" | "choice";
  sentence: string;
  accepted: string[];
}

const items = JSON.parse(readFileSync(join(import.meta.dirname, "../dist/placement.json"), "utf8")) as Item[];
const most = 24;

const receipt = (page: Page) => page.getByRole("heading", { name: /^(Your level|Tu nivel)/ });

/** The question that is asked now, found by its sentence; undefined once all is over. */
async function asked(page: Page, number: number): Promise<Item | undefined> {
  const question = page.getByRole("heading", { name: new RegExp(`^(Question|Pregunta) ${number}$`) });
  await expect(question.or(receipt(page))).toBeVisible();
  if (await receipt(page).isVisible()) return undefined;
  const sentence = await page
    .locator(".placement-sentence")
    .evaluate((it) =>
      [...it.childNodes].map((node) => (node.nodeType === 3 ? node.textContent : "____")).join(""),
    );
  const item = items.find((it) => it.sentence === sentence);
  if (!item) throw new Error(`not of the library: ${sentence}`);
  return item;
}

/** Answers by keys alone, and rightly. */
async function answerByKeys(page: Page, { form, accepted: [right = ""] }: Item): Promise<void> {
  if (form === "typed") {
    await expect(page.getByRole("textbox", { name: "What is missing" })).toBeFocused();
    await page.keyboard.type(` ${right.toUpperCase()} `);
  } else {
    const options = await page.locator("label.choice [lang]").allTextContents();
    await page.keyboard.press(String(options.indexOf(right) + 1));
    await expect(page.getByRole("radio", { name: right, exact: true })).toBeChecked();
  }
  await page.keyboard.press("Enter");
}

test("a new learner finds their level by keys alone, over a reload, and takes it", async ({ page }) => {
  const learner = await aLearner(page, freshAddress(), null);
  await page.goto("/dashboard");
  const dialog = page.getByRole("dialog", { name: "What's your English like today?" });
  await expect(dialog).toBeVisible();
  await expectSound(page);
  await dialog.getByRole("link", { name: "Find my level in five minutes" }).press("Enter");
  await expect(page).toHaveURL(/\/placement$/);
  await expect(page.getByText("12 to 24 questions")).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: "Begin" }).press("Enter");

  const looked = new Set<string>();
  for (let number = 1; number <= most; number += 1) {
    const item = await asked(page, number);
    if (!item) break;
    if (number === 4) {
      await page.reload();
      expect(await asked(page, 4)).toEqual(item);
      await page.goto("/dashboard");
      await dialog.getByRole("link", { name: "Go on with question 4 of the level test" }).press("Enter");
      expect(await asked(page, 4)).toEqual(item);
      if (item.form === "typed") await page.getByRole("textbox", { name: "What is missing" }).focus();
    }
    if (!looked.has(item.form)) await expectSound(page);
    looked.add(item.form);
    if (item.level <= 2) await answerByKeys(page, item);
    else await page.getByRole("button", { name: "I don't know" }).press("Enter");
  }

  await expect(receipt(page)).toBeFocused();
  await expect(receipt(page)).toContainText("B1");
  await expect(page.getByText(/^\d+% sure/)).toBeVisible();
  await page.getByText("As a table").press("Enter");
  await expect(page.getByRole("row", { name: /^C2/ })).toBeVisible();
  await expect(page.getByText("You said that you don't know.").first()).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: "Take B1 as my level" }).press("Enter");

  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("Your level is B1", { exact: true }).first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectSound(page);
  expect(await learner.call("GET", "/api/v1/user-stats")).toMatchObject({ level: 2, points: 0 });
});

test("from the profile, in Spanish on a phone: the test advises, another level is taken", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const learner = await aLearner(page, freshAddress(), 3);
  await page.goto("/profile?lng=es");
  await page.getByRole("link", { name: /Encuentra tu nivel/ }).click();
  await page.getByRole("button", { name: "Empezar" }).click();
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByText("Responde primero, o di que no lo sabes.")).toBeVisible();
  await expect(page.locator(".placement-sentence")).toHaveAttribute("lang", "en");
  await expectSound(page);

  await page.route("**/answers", (route) => route.abort());
  await page.getByRole("button", { name: "No lo sé" }).click();
  await expect(page.getByText(/Tu respuesta no se guardó/)).toBeVisible();
  await page.unroute("**/answers");
  for (let number = 1; number <= most && (await asked(page, number)); number += 1)
    await page.getByRole("button", { name: "No lo sé" }).click();
  await expect(receipt(page)).toContainText("A1");
  await expectSound(page);

  await page.getByRole("button", { name: "Elegir otro" }).click();
  await expect(page.getByRole("heading", { name: "Elige tu nivel" })).toBeFocused();
  await page.getByRole("button", { name: "Guardar nivel" }).click();
  await expect(page.getByText("Elige primero un nivel.")).toBeVisible();
  await page.getByRole("radio", { name: /A2/ }).check();
  await expectSound(page);
  await page.getByRole("button", { name: "Guardar nivel" }).click();

  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await learner.call("GET", "/api/v1/user-stats")).toMatchObject({ level: 1 });
  await page.goto("/placement");
  await expect(receipt(page)).toContainText("A1");
  await page.getByRole("button", { name: "Repetir la prueba" }).click();
  await expect(receipt(page)).toBeHidden();
  expect(await asked(page, 1)).toBeDefined();
});
