import { expect, type Page } from "@playwright/test";
import { expectSound, freshAddress, test } from "./stage/fixtures.ts";
import { aLearner, type Learner } from "./stage/learner.ts";
import { withMore } from "./stage/long.ts";

const words = {
  en: {
    report: "Report a problem (Question 1 of 2)",
    reportWhole: "Report a problem with this exercise",
    question: "What's wrong with this question?",
    whole: "What's wrong with this exercise?",
    twoRight: "More than one answer is right",
    picture: "Something is wrong with the sound or the picture",
    missing: "Choose a reason first.",
    send: "Send report",
    failed: /Couldn't send the report/,
    thanks: "Thank you",
    reported: "Reported. You won't get it again.",
    close: "Close",
  },
  es: {
    report: "Avisar de un problema (Pregunta 1 de 2)",
    reportWhole: "Avisar de un problema con este ejercicio",
    question: "¿Qué le pasa a esta pregunta?",
    whole: "¿Qué le pasa a este ejercicio?",
    twoRight: "Hay más de una respuesta correcta",
    picture: "Algo falla en el sonido o en la imagen",
    missing: "Elige primero un motivo.",
    send: "Enviar aviso",
    failed: /No se pudo enviar el aviso/,
    thanks: "Gracias",
    reported: "Gracias por el aviso. No te volverá a salir.",
    close: "Cerrar",
  },
} as const;

interface Asked {
  questions: { id: string; options: { id: string }[] }[];
}

/** Creates a reading over HTTP and completes it. */
async function aReading(learner: Learner): Promise<string> {
  const id = await learner.reading();
  const path = `/api/v1/user-readings/${id}`;
  const { questions } = await learner.call<Asked>("GET", path);
  const selectedOptions = questions.map((question) => ({
    questionId: question.id,
    optionId: question.options[0]?.id,
  }));
  await learner.call("POST", `${path}/evaluate`, { selectedOptions });
  return id;
}

/** Creates a description over HTTP and completes it. */
async function aDescription(learner: Learner): Promise<string> {
  const path = "/api/v1/user-descriptions";
  const { id } = await learner.call<{ id: string }>("POST", path, { context: "TRAVEL", level: 2 });
  const description = "There is a man with a bag, and a woman is looking at a map.";
  await learner.call("POST", `${path}/${id}/evaluate`, { description });
  return id;
}

for (const { language, width } of withMore(
  [{ language: "es", width: 320 }],
  [{ language: "en", width: 1280 }],
)) {
  const say = words[language];

  test(`a question is reported by keyboard, and stays so (${language}, ${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const learner = await aLearner(page, freshAddress());
    await page.goto(`/reading/${await aReading(learner)}?lng=${language}`);
    const opener = page.getByRole("button", { name: say.report });
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: say.question });
    await expect(dialog.getByText(say.missing)).toHaveCount(0);
    await dialog.getByRole("button", { name: say.send }).press("Enter");
    await expect(dialog.getByText(say.missing)).toBeVisible();
    await expectSound(page);
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();

    await page.keyboard.press("Enter");
    await dialog.getByRole("radio", { name: say.twoRight }).press("Space");
    await dialog.getByRole("button", { name: say.send }).press("Enter");

    await expect(dialog).toBeHidden();
    await expect(page.getByText(say.thanks, { exact: true }).first()).toBeVisible();
    const note = page.getByText(say.reported);
    await expect(note).toHaveCount(1);
    await expect(note).toBeFocused();
    await expectSound(page);
    await page.reload();
    await expect(note).toHaveCount(1);
    await expect(opener).toHaveCount(0);
  });

  test(`a description is reported, also where the first try fails (${language}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: "dark" });
    const learner = await aLearner(page, freshAddress());
    await page.goto(`/description/${await aDescription(learner)}?lng=${language}`);
    await page.getByRole("button", { name: say.reportWhole }).click();
    const dialog = page.getByRole("dialog", { name: say.whole });
    await page.route("**/reports", (route) => route.abort());
    await dialog.getByRole("radio", { name: say.picture }).check();
    await dialog.getByRole("button", { name: say.send }).click();
    // the dialog also holds the toasts while it is open
    await expect(dialog.getByRole("alert").filter({ hasText: say.failed })).toBeVisible();
    await expect(dialog.getByRole("radio", { name: say.picture })).toBeChecked();
    await expectSound(page);

    await page.unroute("**/reports");
    await dialog.getByRole("button", { name: say.send }).click();

    await expect(dialog).toBeHidden();
    await expect(page.getByText(say.reported)).toBeFocused();
    await expectSound(page);
    await reportedStays(page, say.reported);
  });
}

async function reportedStays(page: Page, reported: string): Promise<void> {
  await page.reload();
  await expect(page.getByText(reported)).toBeVisible();
}
