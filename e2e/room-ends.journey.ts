import { expect } from "@playwright/test";
import { expectSound, test } from "./stage/fixtures.ts";
import { keys, pointer } from "./stage/hands.ts";
import type { Learner } from "./stage/learner.ts";
import { withMore } from "./stage/long.ts";
import { enterRoom, expectFitsNarrow, roomWords, solveRiddle } from "./stage/room.ts";
import type { Salida } from "./stage/salida.ts";

test.slow();

/** So much of its time is left to a room whose clock stands, in seconds. */
const leave = (salida: Salida, id: string, seconds: number) =>
  salida.store("update room set spent = time_limit - $2 where exercise = $1", [id, 1000 * seconds]);

const told = (learner: Learner, id: string) => learner.call("GET", `/api/v1/user-escape-rooms/${id}`);

for (const { language, width, by } of withMore(
  [{ language: "es", width: 1280, by: "keys alone" }],
  [{ language: "en", width: 390, by: "the pointer" }],
))
  test(`a room whose time is up is told, read and played on by ${by} (${language}, ${width} px)`, async ({
    page,
    salida,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { learner, id } = await enterRoom(page, language);
    const say = roomWords[language];
    const hands = by === "keys alone" ? keys(page) : pointer();
    await hands.press(page.getByRole("button", { name: say.start }));
    await hands.press(page.getByRole("button", { name: say.pause }));
    await leave(salida, id, 4);
    await hands.press(page.getByRole("button", { name: say.resume }));
    await expect(page.getByRole("timer").first()).toHaveText(/^00:0[1-4]$/);
    await hands.open(page.getByRole("button", { name: say.riddle }), "r");
    await expect(page.getByRole("dialog").getByRole("radio").first()).toBeVisible();

    const heading = page.getByRole("heading", { name: say.failed });
    await expect(heading).toBeFocused();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByText("0/3", { exact: true })).toBeVisible();
    await expectSound(page);
    await expectFitsNarrow(page);
    const over = { status: 3, evaluation: null, session: { limitTime: 3000, elapsedTime: 3000 } };
    expect(await told(learner, id)).toMatchObject(over);

    await hands.press(page.getByRole("button", { name: say.playOn }));
    await solveRiddle({ page, language, hands, look: async () => undefined });
    await expectSound(page);
    await expectFitsNarrow(page);
    expect(await told(learner, id)).toMatchObject(over);
  });

test("a room that nobody finished in a week is closed, and can be played for practice", async ({
  page,
  salida,
}) => {
  const { learner, id } = await enterRoom(page, "en");
  const say = roomWords.en;
  await page.getByRole("button", { name: say.start }).click();
  await page.getByRole("button", { name: say.pause }).click();
  await expect(page.getByRole("heading", { name: say.paused })).toBeVisible();
  await salida.store(
    "update room set expires_at = now() - interval '1 s', due_at = now() - interval '1 s' where exercise = $1",
    [id],
  );
  await page.getByRole("button", { name: say.resume }).click();

  await expect(page.getByRole("heading", { name: say.expired })).toBeFocused();
  await expectSound(page);
  await expectFitsNarrow(page);
  expect(await told(learner, id)).toMatchObject({ status: 4, evaluation: null });
  await page.getByRole("button", { name: say.playOn }).click();
  await expect(page.getByRole("button", { name: say.riddle })).toBeVisible();
  await page.goto("/escape-room-summary");
  await expect(page.getByRole("link", { name: /Ten to Three/ })).toBeVisible();
  await expectSound(page);
  await expectFitsNarrow(page);
});
