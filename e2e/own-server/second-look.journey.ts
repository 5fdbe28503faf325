import { expect } from "@playwright/test";
import { expectSound, freshAddress, test as ours } from "#stage/fixtures.ts";
import { aLearner, freeSettings } from "#stage/learner.ts";
import { withMore } from "#stage/long.ts";
import { startModel, type TestModel } from "#stage/model.ts";

/** A Salida that has a model to look at what was written. */
const test = ours.extend<object, { model: TestModel }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: the test tool reads the fixtures that are used from here
    async ({}, use) => {
      const model = await startModel();
      await use(model);
      await model.close();
    },
    { scope: "worker" },
  ],
  settings: [async ({ model }, use) => use({ ...freeSettings, ...model.settings }), { scope: "worker" }],
});
test.describe.configure({ mode: "serial" });

const written =
  "There is a man in the room, and a woman passes the time alone at the window with a cup of tea.";
const remark = {
  quote: "passes the time alone",
  better: "is spending time on her own",
  en: "You spend time; it passes by itself.",
  es: "El tiempo se gasta: «spend time». Pasar, pasa solo.",
};

for (const { language, width, say } of withMore(
  [
    {
      language: "es",
      width: 320,
      say: {
        look: "Que lea mi texto",
        title: "Una segunda mirada",
        why: remark.es,
        none: "No encontró nada más que mejorar.",
      },
    },
  ],
  [
    {
      language: "en",
      width: 1280,
      say: {
        look: "Have it read my text",
        title: "A second look",
        why: remark.en,
        none: "It found nothing else to mend.",
      },
    },
  ],
))
  test(`a model looks once more at a description, and is named (${language}, ${width} px)`, async ({
    page,
    model,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const learner = await aLearner(page, freshAddress());
    const body = { context: "MYSTERY", level: 2 };
    const { id } = await learner.call<{ id: string }>("POST", "/api/v1/user-descriptions", body);
    await learner.call("POST", `/api/v1/user-descriptions/${id}/evaluate`, { description: written });
    await page.goto(`/description/${id}?lng=${language}`);
    const card = page.locator("section", { has: page.getByRole("heading", { name: say.title }) }).last();
    await expect(card).toContainText("openai-compatible:a-writer");
    await expectSound(page);

    model.answer(() => undefined);
    await card.getByRole("button", { name: say.look }).press("Enter");
    await expect(card).toHaveAttribute("aria-busy", "true");
    model.answer(() => ({ remarks: [remark] }));
    await expect(card.getByText(say.why)).toBeVisible();
    await expect(card.getByText("is spending time on her own")).toBeVisible();
    await expect(card.getByRole("button")).toHaveCount(0);
    await expectSound(page);
    await page.reload();
    await expect(card.getByText(say.why)).toBeVisible();
  });

test("that it found nothing is said, and that it is away too", async ({ page, model }) => {
  const learner = await aLearner(page, freshAddress());
  const { id } = await learner.call<{ id: string }>("POST", "/api/v1/user-descriptions", {
    context: "FOOD",
    level: 1,
  });
  await learner.call("POST", `/api/v1/user-descriptions/${id}/evaluate`, { description: written });
  await page.goto(`/description/${id}?lng=en`);
  model.answer(() => "nothing that could be used");
  await page.getByRole("button", { name: "Have it read my text" }).click();
  await expect(page.getByText("Couldn't send it", { exact: true })).toBeVisible();
  model.answer(() => ({ remarks: [] }));
  await page.getByRole("button", { name: "Have it read my text" }).click();
  await expect(page.getByText("It found nothing else to mend.")).toBeVisible();
});
