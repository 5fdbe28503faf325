import { expect } from "@playwright/test";
import { expectSound, test } from "./stage/fixtures.ts";
import { keys, pointer } from "./stage/hands.ts";
import { withMore } from "./stage/long.ts";
import { enterRoom, expectFitsNarrow, openLock, roomWords, solvePiece, solveRiddle } from "./stage/room.ts";

test.slow();

interface Told {
  status: number;
  session: { status: number; limitTime: number; elapsedTime: number };
  evaluation: { score: number; hintsUsed: number } | null;
}

for (const { language, width, by } of withMore(
  [{ language: "es", width: 390, by: "keys alone" }],
  [{ language: "en", width: 1280, by: "the pointer" }],
))
  test(`a whole room is got out of by ${by} (${language}, ${width} px)`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: 900 });
    const { learner, id } = await enterRoom(page, language);
    const say = roomWords[language];
    const hands = by === "keys alone" ? keys(page) : pointer();
    const look = async () => {
      await expectSound(page);
      if (width < 400) await expectFitsNarrow(page);
    };
    const playing = { page, language, hands, look };
    const known = { ...playing, look: async () => undefined };
    await look();

    await hands.press(page.getByRole("button", { name: say.start }));
    await expect(page.getByRole("button", { name: say.pause })).toBeVisible();
    await look();
    for (const puzzle of [0, 1, 2]) {
      await solveRiddle(puzzle === 0 ? playing : known);
      // the third puzzle has no kind of piece that the others have not
      for (const place of [0, 1, 2]) await solvePiece(puzzle < 2 ? playing : known, place);
      await openLock(playing, puzzle === 0);
    }

    await expect(page.getByRole("heading", { name: say.out })).toBeVisible();
    await look();
    const told = await learner.call<Told>("GET", `/api/v1/user-escape-rooms/${id}`);
    expect(told).toMatchObject({ status: 2, evaluation: { score: 10, hintsUsed: 0 } });
    const { points, escapeRoomsDone } = await learner.call<{ points: number; escapeRoomsDone: number }>(
      "GET",
      "/api/v1/user-stats",
    );
    expect({ points, escapeRoomsDone }).toEqual({ points: 250, escapeRoomsDone: 1 });

    // any piece can be looked at again, with its reasons
    await page.getByRole("button", { name: /^Edda's notebook/ }).click();
    await expect(page.getByRole("dialog").getByText(/Why it's right|Por qué es correcta/)).toBeVisible();
    await look();
    await page.goto("/escape-room-summary");
    const door =
      language === "en" ? /Mystery\s*\(solved without hints\)/ : /Misterio\s*\(resuelta sin ayudas\)/;
    await expect(page.getByRole("button", { name: door })).toBeVisible();
    await expect(
      page.getByText(language === "en" ? /^.* 1 of \d+ doors are lit/ : /1 de \d+ puertas/),
    ).toBeVisible();
    await look();
    await page.goto("/dashboard");
    const rooms = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({
        has: page.getByRole("link", { name: /Escape rooms|Salas de escape/ }),
      });
    await expect(rooms).toContainText(language === "en" ? "1 done" : "Terminaste 1");
  });

test("a room is given up by keys alone, its end is read, and it is played on without a clock", async ({
  page,
}) => {
  const { learner, id } = await enterRoom(page, "en");
  const say = roomWords.en;
  const hands = keys(page);
  await page.keyboard.press("p");
  await expect(page.getByRole("button", { name: say.pause })).toBeVisible();
  await hands.press(page.getByRole("button", { name: say.giveUp }));
  await expectSound(page);
  await hands.press(page.getByRole("alertdialog").getByRole("button", { name: say.giveUp }));

  await expect(page.getByRole("heading", { name: say.givenUp })).toBeVisible();
  await expect(page.getByRole("heading", { name: say.givenUp })).toBeFocused();
  await expectSound(page);
  await hands.press(page.getByRole("button", { name: say.playOn }));
  const playing = { page, language: "en", hands, look: async () => undefined } as const;
  await solveRiddle(playing);
  for (const place of [0, 1, 2]) await solvePiece(playing, place);
  await openLock(playing, false);
  await expectSound(page);
  const told = await learner.call<Told>("GET", `/api/v1/user-escape-rooms/${id}`);
  expect(told).toMatchObject({ status: 3, evaluation: null });
});

test("a pause takes everything away, by P and by leaving the page, and the clock stands", async ({
  page,
}) => {
  const { learner, id } = await enterRoom(page, "en");
  const say = roomWords.en;
  await page.getByRole("button", { name: say.start }).click();
  await expect(page.getByRole("button", { name: say.riddle })).toBeVisible();
  await page.keyboard.press("p");
  await expect(page.getByRole("heading", { name: say.paused })).toBeVisible();
  await expect(page.getByRole("button", { name: say.riddle })).toHaveCount(0);
  await expect(page.getByRole("button", { name: say.resume })).toBeFocused();
  await expectSound(page);
  const clock = page.getByRole("timer");
  const shown = await clock.textContent();
  await page.waitForTimeout(2_000);
  expect(await clock.textContent()).toBe(shown);

  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: say.riddle })).toBeVisible();
  await page.getByRole("link", { name: "Escape rooms" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Escape rooms" })).toBeVisible();
  await expect
    .poll(async () => (await learner.call<Told>("GET", `/api/v1/user-escape-rooms/${id}`)).session.status)
    .toBe(2);
});

test("more time is chosen before the first start, and the clock shows it at once", async ({ page }) => {
  const { learner, id } = await enterRoom(page, "en");
  await expect(page.getByRole("timer")).toHaveText("50:00");
  await page.getByRole("checkbox", { name: /I need more time/ }).check({ force: true });
  await expect(page.getByRole("timer")).toHaveText("150:00");
  await page.getByRole("button", { name: roomWords.en.start }).click();
  await expect(page.getByRole("timer")).toHaveText(/^149:5\d$/);
  const told = await learner.call<Told>("GET", `/api/v1/user-escape-rooms/${id}`);
  expect(told.session.limitTime).toBe(9000);
});

test("a hint says what it costs before it is read", async ({ page }) => {
  const { learner, id } = await enterRoom(page, "en");
  const say = roomWords.en;
  await page.getByRole("button", { name: say.start }).click();
  await page.getByRole("button", { name: say.riddle }).click();
  await page.getByRole("button", { name: say.hint }).click();
  await expect(page.getByRole("button", { name: /^Read hint 2/ })).toBeVisible();
  await expectSound(page);
  expect(await learner.call("GET", `/api/v1/user-escape-rooms/${id}`)).toMatchObject({ hintsUsed: 1 });
});

test("what was begun is not left without a question, and the keys are told", async ({ page }) => {
  await enterRoom(page, "es");
  const say = roomWords.es;
  await page.getByRole("button", { name: say.start }).click();
  await page.getByRole("button", { name: /^Edda's notebook/ }).click();
  await page.getByRole("radio").first().check({ force: true });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectSound(page);
  await expectFitsNarrow(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Salir" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.keyboard.press("?");
  await expect(page.getByRole("heading", { name: "Atajos de teclado" })).toBeVisible();
  await expectSound(page);
});
