import { expect, type Page } from "@playwright/test";
import { test } from "#stage/fixtures.ts";
import { pointer } from "#stage/hands.ts";
import { enterRoom, openLock, roomWords, solvePiece, solveRiddle } from "#stage/room.ts";
import { settled } from "#stage/settled.ts";

const flags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"];
/** The text twice as large, by the browser's own setting. */
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [...flags, "--blink-settings=defaultFontSize=32"],
  },
});
test.slow();

/** Nothing sticks out of the page to the right, or out of the dialog that is open; what does is named, innermost first. */
async function expectFits(page: Page) {
  await settled(page);
  const wide = await page.evaluate(() => {
    const frame = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.documentElement;
    if (frame.scrollWidth <= frame.clientWidth) return [];
    const edge = frame.getBoundingClientRect().right;
    const out = [...frame.querySelectorAll("*")].filter((it) => it.getBoundingClientRect().right > edge + 1);
    return out
      .filter((it) => !out.some((other) => other !== it && it.contains(other)))
      .map((it) => `${it.tagName}.${it.getAttribute("class")} ${it.textContent?.slice(0, 30)}`);
  });
  expect(wide).toEqual([]);
}

test("with text twice as large a whole room fits into 390 px, whatever lock it has", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await enterRoom(page, "es");
  const say = roomWords.es;
  // the one lock that this room has not
  await page.route(`**/user-escape-rooms/${id}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"lock":"box"', '"lock":"safe"') });
  });
  const look = () => expectFits(page);
  const playing = { page, language: "es", hands: pointer(), look } as const;
  const known = { ...playing, look: async () => undefined };
  await look();
  await page.getByRole("button", { name: say.start }).click();
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
  for (const found of [/^Edda's notebook/, /^Falk's recorder/, /^The home's (old|other) memory game/]) {
    await page.getByRole("button", { name: found }).click();
    await look();
    await page.getByRole("dialog").getByRole("button", { name: say.close }).first().click();
  }
  await page.goto("/escape-room-summary");
  await expect(page.getByRole("heading", { name: "El pasillo" })).toBeVisible();
  await look();
});
