import { expect, type Page } from "@playwright/test";
import { expectSound, freshAddress, test } from "#stage/fixtures.ts";
import { aLearner, freeSettings, type Learner } from "#stage/learner.ts";
import { withMore } from "#stage/long.ts";

test.use({ settings: freeSettings });

const words = {
  en: {
    new: "New reading",
    search: "Search topics",
    food: "Food",
    music: "Music",
    next: "Next: Food",
    another: "Another topic",
    start: "Start that one",
    done: /You've done everything about Food at B1\./,
    other: /Nothing new was left/,
    none: "No topics match.",
    groups: ["Recent", "Not tried yet"],
    verify: "Verify answers",
    report: "Report a problem with this exercise",
    unfit: "It's offensive or not suitable for learners",
    marking: "The marking is wrong",
    send: "Send report",
    reported: "Reported. You won't get it again.",
    leave: /You reported this exercise/,
  },
  es: {
    new: "Nueva lectura",
    search: "Buscar temas",
    food: "Comida",
    music: "Música",
    next: "Siguiente: Comida",
    another: "Otro tema",
    start: "Empezar ese",
    done: /Ya hiciste todo lo que hay de nivel B1 con el tema «Comida»\./,
    other: /No quedaba nada nuevo/,
    none: "No hay temas que coincidan.",
    groups: ["Recientes", "Por probar"],
    verify: "Comprobar respuestas",
    report: "Avisar de un problema con este ejercicio",
    unfit: "Es ofensivo o no es adecuado para aprender",
    marking: "Está mal corregido",
    send: "Enviar aviso",
    reported: "Gracias por el aviso. No te volverá a salir.",
    leave: /Avisaste de un problema en este ejercicio/,
  },
} as const;

const anExercise = /\/reading\/[0-9a-f-]{36}$/;
const calls = "/api/v1/user-readings";

/** Creates readings about food over HTTP until nothing new is left at B1. */
async function readAllAboutFood(learner: Learner): Promise<void> {
  interface Offers {
    elements: { context: string; given: { context: string; level: number; repeat: boolean } }[];
  }
  for (let made = 0; made < 25; made += 1) {
    const { elements } = await learner.call<Offers>("GET", `${calls}/offers?level=2`);
    const given = elements.find(({ context }) => context === "FOOD")?.given;
    if (given?.context !== "FOOD" || given.level !== 2 || given.repeat) return;
    await learner.reading();
  }
  throw new Error("there was always something new");
}

async function complete(page: Page, verify: string): Promise<void> {
  await expect(page.getByRole("button", { name: verify })).toBeVisible();
  for (const question of await page.getByRole("group").all())
    await question.getByRole("radio").first().check();
  await page.getByRole("button", { name: verify }).click();
}

for (const { language, width } of withMore(
  [{ language: "es", width: 390 }],
  [{ language: "en", width: 1280 }],
)) {
  const say = words[language];

  test(`a topic is found and an exercise made by keys alone (${language}, ${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const learner = await aLearner(page, freshAddress());
    await learner.call("POST", calls, { context: "MUSIC", level: 2 });
    await page.goto(`/reading-summary?lng=${language}`);
    await page.getByRole("button", { name: say.new }).focus();
    await page.keyboard.press("Enter");
    const search = page.getByLabel(say.search);
    await expect(search).toBeFocused();
    await expect(page.getByRole("dialog").getByRole("heading", { level: 3 })).toHaveText([...say.groups]);
    const recent = page.getByRole("list", { name: say.groups[0] });
    await expect(recent.getByRole("button")).toHaveText([say.music]);
    await expectSound(page);

    // wherever the focus went, no letter is lost
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("zzz");
    await expect(search).toHaveValue("zzz");
    await expect(page.getByText(say.none)).toBeVisible();
    await page.keyboard.press("Enter");
    await search.fill("");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/reading-summary/);
    await page.keyboard.type(say.food.slice(0, 4));
    await page.keyboard.press("Enter");

    await expect(page).toHaveURL(anExercise);
    await expect(page.getByRole("button", { name: say.verify })).toBeVisible();
  });

  test(`after a result the next about the same is one press away (${language}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const learner = await aLearner(page, freshAddress());
    const id = await learner.reading();
    await page.goto(`/reading/${id}?lng=${language}`);
    await complete(page, say.verify);
    const next = page.getByRole("button", { name: say.next });
    await expect(next).toBeInViewport();
    await expectSound(page);
    await page.getByRole("button", { name: say.another }).click();
    await expect(
      page.getByRole("dialog").getByRole("button", { name: say.music, exact: true }),
    ).toBeVisible();
    await page.keyboard.press("Escape");

    await next.click();

    await expect(page).toHaveURL(anExercise);
    await expect(page).not.toHaveURL(new RegExp(id));
    await expect(page.getByRole("button", { name: say.verify })).toBeVisible();
    const { count } = await learner.call<{ count: number }>("GET", `${calls}/creation-stats`);
    expect(count).toBe(2);
  });

  test(`where nothing is new that is told, and a second press creates (${language}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: "dark" });
    const learner = await aLearner(page, freshAddress());
    await readAllAboutFood(learner);
    const made = async () => (await learner.call<{ count: number }>("GET", `${calls}/creation-stats`)).count;
    const before = await made();
    await page.goto(`/reading-summary?lng=${language}`);
    await page.getByRole("button", { name: say.new }).click();
    await page.getByLabel(say.search).fill(say.food);
    await page.keyboard.press("Enter");
    await expect(page.getByText(say.done)).toBeVisible();
    await expect(page.getByRole("button", { name: say.start })).toBeVisible();
    await expectSound(page);
    expect(await made()).toBe(before);

    await page.keyboard.press("Enter");

    await expect(page).toHaveURL(anExercise);
    await expect(page.getByText(say.other)).toBeVisible();
    expect(await made()).toBe(before + 1);
  });

  test(`an open exercise is reported, and left for another (${language}, ${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const learner = await aLearner(page, freshAddress());
    const id = await learner.reading();
    await page.goto(`/reading/${id}?lng=${language}`);
    await page.getByRole("button", { name: say.report }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("radio", { name: say.marking })).toHaveCount(0);
    await dialog.getByRole("radio", { name: say.unfit }).check();
    await dialog.getByRole("button", { name: say.send }).click();

    await expect(page.getByText(say.reported)).toBeFocused();
    await expect(page.getByText(say.leave)).toBeVisible();
    await expectSound(page);
    await page.reload();
    await expect(page.getByText(say.reported)).toBeVisible();
    await page.getByRole("button", { name: say.next }).click();
    await expect(page).toHaveURL(anExercise);
    await expect(page).not.toHaveURL(new RegExp(id));
  });
}

test("on a touch screen the topics stay in sight, and a key that is typed all the same is not lost", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await aLearner(page, freshAddress());
  await page.goto("/reading-summary?lng=en");
  await page.getByRole("button", { name: words.en.new }).tap();
  const search = page.getByLabel(words.en.search);
  await expect(search).toBeVisible();

  await page.keyboard.type("mus");

  await expect(search).toHaveValue("mus");
  await page.getByRole("dialog").getByRole("button", { name: words.en.music, exact: true }).tap();
  await expect(page).toHaveURL(anExercise);
  await context.close();
});
