import { expect, type Page } from "@playwright/test";
import { believersOf, promptOf, soundReadings } from "@salida/server/src/authoring/test-ghost.ts";
import { expectSound, freshAddress, test as ours } from "#stage/fixtures.ts";
import { aLearner, freeSettings, type Learner } from "#stage/learner.ts";
import { withMore } from "#stage/long.ts";
import { type AskedOfModel, startModel, type TestModel } from "#stage/model.ts";

/** A Salida that has a model to write for it: a server of its own that says what a journey has it say. */
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
  settings: [
    async ({ model }, use) => use({ ...freeSettings, ...model.settings, WORKERS: "1" }),
    { scope: "worker" },
  ],
});
// they share what the model says
test.describe.configure({ mode: "serial" });

const words = {
  en: {
    waits: "Your text is being written",
    steps: "How far it is",
    asked: "Writing the questions",
    now: "Writing the text",
    said: "Step 3 of 5: Writing the text",
    most: /a minute/,
    settle: "Give me one from the library now",
    settled: /This one is from the library, as you wished\./,
    failed: /The new text couldn't be finished, so this one is from the library\./,
    back: "Readings",
    row: "Being written…",
    verify: "Verify answers",
    library: "From Salida's own library, written with AI and checked",
    model: "Written by a language model (a-writer), checked before you saw it",
  },
  es: {
    waits: "Se está escribiendo tu texto",
    steps: "Por dónde va",
    asked: "Escribir las preguntas",
    now: "Escribir el texto",
    said: "Paso 3 de 5: Escribir el texto",
    most: /un minuto/,
    settle: "Prefiero algo de la biblioteca ahora",
    settled: /Este es de la biblioteca, como preferiste\./,
    failed: /El texto nuevo no se pudo terminar, así que este es de la biblioteca\./,
    back: "Lecturas",
    row: "Se está escribiendo…",
    verify: "Comprobar respuestas",
    library: "De la biblioteca de Salida, escrita con IA y revisada",
    model: "De un modelo de lenguaje (a-writer), con revisión antes de que lo vieras",
  },
} as const;

const calls = "/api/v1/user-readings";
const about = { context: "MYSTERY", level: 2 };

/** Creates readings about one topic until there is none that is new; the next one has to be written. */
async function aWaitingReading(learner: Learner): Promise<string> {
  for (let made = 0; made < 25; made += 1) {
    const { id } = await learner.call<{ id: string }>("POST", calls, about);
    const shown = await learner.call<{ title?: string }>("GET", `${calls}/${id}`);
    if (shown.title === undefined) return id;
  }
  throw new Error("there was always something new");
}

const option = (names: readonly string[]) => names.map((name) => `The ${name}`);
/** A plan with questions that no check refuses. */
const sheet = {
  place: "A small hotel by a lake",
  people: ["Nadia, who works there"],
  premise: "A guest has lost a key and needs it before the last boat leaves.",
  questions: [
    {
      skill: "detail",
      stem: "Where does Nadia look first?",
      options: option(["kitchen", "garden", "garage", "library"]),
    },
    {
      skill: "inference",
      stem: "Who took the key?",
      options: option(["driver", "teacher", "waiter", "doctor"]),
    },
    {
      skill: "detail",
      stem: "When does the last boat leave?",
      options: ["At six", "At seven", "At eight", "At nine"],
    },
    {
      skill: "purpose",
      stem: "Why does the guest go to the town?",
      options: ["To meet a friend", "To buy a present", "To see a film", "To send a letter"],
    },
    { skill: "detail", stem: "What colour is the box?", options: ["Red", "Green", "Blue", "White"] },
  ],
};

const noText = { title: "Bad", paragraphs: ["Bad."], evidence: ["Bad."] };

/** Plans, and then says nothing more: the text is being written for as long as a journey looks. */
function holdsAtTheText(model: TestModel) {
  model.answer(({ system, user }) => {
    if (system.startsWith("You plan reading exercises")) return sheet;
    if (system.startsWith("You are good at tests"))
      return { guesses: [...user.matchAll(/^\d+\. /gm)].map(() => ({ answer: "A", sure: false })) };
    return undefined;
  });
}

/** Writes what passes every check, whatever the die throws, and about something else, so that it is like none there is. */
function aWriter(): (asked: AskedOfModel) => unknown {
  const readings = [...soundReadings("B1")].filter(({ file }) => file.topic !== about.context);
  const brain = believersOf(readings.map(({ reading }) => reading));
  return (asked) => {
    const name = promptOf(asked);
    return name && brain[name](asked);
  };
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

for (const { language, width, colorScheme } of withMore(
  [{ language: "es", width: 320, colorScheme: "light" }],
  [
    { language: "en", width: 1280, colorScheme: "light" },
    { language: "es", width: 390, colorScheme: "dark" },
  ],
)) {
  const say = words[language];

  test(`who waits sees how far it is, leaves, comes back, and takes the library's by keys (${language}, ${width} px)`, async ({
    page,
    model,
  }) => {
    holdsAtTheText(model);
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    const learner = await aLearner(page, freshAddress());
    const id = await aWaitingReading(learner);
    await page.goto(`/reading/${id}?lng=${language}`);

    await expect(heading(page)).toHaveText(say.waits);
    const steps = page.getByRole("list", { name: say.steps });
    await expect(steps.locator("[aria-current=step]")).toHaveText(say.now);
    await expect(steps.getByRole("listitem")).toHaveCount(5);
    await expect(steps.getByRole("listitem").filter({ hasText: say.asked }).locator("svg")).toHaveCount(1);
    await expect(page.getByRole("status").filter({ hasText: say.said })).toHaveCount(1);
    await expect(page.getByText(say.most)).toBeVisible();
    await expectSound(page);

    await page.getByRole("main").getByRole("link", { name: say.back }).click();
    const row = page.getByRole("listitem").filter({ hasText: say.row });
    await expect(row).toHaveCount(1);
    await expectSound(page);
    await row.getByRole("link").click();
    await expect(heading(page)).toHaveText(say.waits);

    const settle = page.getByRole("button", { name: say.settle });
    await settle.focus();
    await page.keyboard.press("Enter");

    await expect(page.getByRole("button", { name: say.verify })).toBeVisible();
    await expect(page.getByText(say.settled)).toBeVisible();
    await expect(page.getByText(say.library)).toBeVisible();
    await expect(heading(page)).toBeFocused();
    await expectSound(page);
    await page.reload();
    await expect(page.getByRole("button", { name: say.verify })).toBeVisible();
    await expect(page.getByText(say.settled)).toHaveCount(0);
  });

  test(`where nothing comes of it the library's opens by itself (${language}, ${width} px)`, async ({
    page,
    model,
  }) => {
    model.answer(() => undefined);
    await page.setViewportSize({ width, height: 844 });
    const learner = await aLearner(page, freshAddress());
    const id = await aWaitingReading(learner);
    await page.goto(`/reading/${id}?lng=${language}`);
    await expect(heading(page)).toHaveText(say.waits);

    // a plan in which every question is refused, and a text that is none
    const questions = sheet.questions.map((it) => ({ ...it, options: ["Same", "Same", "Same", "Same"] }));
    model.answer(({ system }) => (system.startsWith("You plan") ? { ...sheet, questions } : noText));

    await expect(page.getByText(say.failed)).toBeVisible();
    await expect(page.getByRole("button", { name: say.verify })).toBeVisible();
  });
}

test("what a model wrote opens in place, and says who wrote it, before and after", async ({
  page,
  model,
}) => {
  const write = aWriter();
  model.answer((asked) => (promptOf(asked) === "text" ? undefined : write(asked)));
  const learner = await aLearner(page, freshAddress());
  const id = await aWaitingReading(learner);
  await page.goto(`/reading/${id}?lng=en`);
  await expect(page.getByRole("status").filter({ hasText: words.en.said })).toHaveCount(1);
  model.answer(write);

  await expect(page.getByRole("button", { name: words.en.verify })).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText(/from the library/)).toHaveCount(0);
  await expect(page.getByText(words.en.model)).toBeVisible();
  await expectSound(page);
  for (const question of await page.getByRole("group").all())
    await question.getByRole("radio").first().check();
  await page.getByRole("button", { name: words.en.verify }).click();
  await expect(page.getByRole("heading", { name: "Your result" })).toBeAttached();
  await expect(page.getByText(words.en.model)).toBeVisible();
});
