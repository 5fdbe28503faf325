import { expect, type Page } from "@playwright/test";
import { keptOf, linesOf, openChat, said, say, sendByKeys } from "./stage/chat.ts";
import { expectSound, freshAddress, test } from "./stage/fixtures.ts";
import { aLearner } from "./stage/learner.ts";

test("a reply comes as a stream of its sentences", async ({ page }) => {
  let told = "";
  await openChat(page, await aLearner(page, freshAddress()));
  await page.route("**/predict?*", async (route) => {
    const response = await route.fetch();
    expect(response.headers()["content-type"]).toContain("text/event-stream");
    told = await response.text();
    await route.fulfill({ response, body: told });
  });
  await say(page, said[1]);
  const events = [...told.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name);
  expect(events.length).toBeGreaterThan(1);
  expect(events).toEqual([...events.slice(1).map(() => "sentence"), "reply"]);
});

test("a message that could not be sent is kept and sent again", async ({ page }) => {
  const learner = await aLearner(page, freshAddress());
  await page.clock.install();
  const id = await openChat(page, learner);
  await page.route("**/predict?*", (route) => route.abort());
  await sendByKeys(page, said[1]);
  await expect(page.getByRole("log").getByText("Will be sent when you're back online.")).toBeVisible();
  await sendNothingMeanwhile(page);
  await expectSound(page);

  await pressTryAgain(page);

  await expect(linesOf(page)).toHaveCount(3);
  await expect(page.getByRole("textbox")).toHaveValue("And another one");
  await expect(page.getByRole("textbox")).toBeFocused();
  await expect.poll(() => keptOf(learner, id)).toEqual([said[1]]);
});

/** Lets messages through again; what the page does by itself after a while has to wait, or it might be first. */
async function pressTryAgain(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.unroute("**/predict?*");
  await page.getByRole("log").getByRole("button", { name: "Try again" }).click();
  await page.clock.resume();
}

async function sendNothingMeanwhile(page: Page): Promise<void> {
  await page.keyboard.insertText("And another one");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Send the message above first, or change it.")).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveValue("And another one");
}

test("a message whose answer was lost is not said twice", async ({ page }) => {
  const learner = await aLearner(page, freshAddress());
  await page.clock.install();
  const id = await openChat(page, learner);
  await page.route("**/predict?*", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sendByKeys(page, said[1]);
  await expect(page.getByRole("log").getByText("Will be sent when you're back online.")).toBeVisible();
  await pressTryAgain(page);
  await expect(linesOf(page)).toHaveCount(3);
  await expect.poll(() => keptOf(learner, id)).toEqual([said[1]]);
});

test("a message that was not sent can be changed first", async ({ page }) => {
  const learner = await aLearner(page, freshAddress());
  const id = await openChat(page, learner);
  await page.route("**/predict?*", (route) => route.abort());
  await sendByKeys(page, "I have visit Rome.");
  await page.getByRole("log").getByRole("button", { name: "Change it" }).click();
  await expect(page.getByRole("textbox")).toHaveValue("I have visit Rome.");
  await page.unroute("**/predict?*");
  await page.getByRole("textbox").fill("I have visited Rome.");
  await page.keyboard.press("Enter");
  await expect(linesOf(page)).toHaveCount(3);
  await expect.poll(() => keptOf(learner, id)).toEqual(["I have visited Rome."]);
});

test("a half-written message survives a reload, and Shift with Enter begins a new line", async ({ page }) => {
  await openChat(page, await aLearner(page, freshAddress()));
  await page.keyboard.type("I like trains.");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("And boats.");
  await page.reload();
  await expect(page.getByRole("textbox")).toHaveValue("I like trains.\nAnd boats.");
  await page.getByRole("textbox").focus();
  await page.keyboard.press("Enter");
  await expect(linesOf(page).nth(1)).toContainText("I like trains.\nAnd boats.", { useInnerText: true });
});

test("a goodbye brings the offer to finish; nothing ends unasked", async ({ page }) => {
  await openChat(page, await aLearner(page, freshAddress()));
  for (const line of said) await say(page, line);
  await sendByKeys(page, "I have to go now. Goodbye!");
  await expect(page.getByText("Is that a goodbye?")).toBeVisible();
  await expect(linesOf(page)).toHaveCount(11);
  await expect(page.getByRole("textbox")).toBeFocused();
  await expectSound(page);
  await sendByKeys(page, "Oh, one more thing: I like ships too.");
  await expect(linesOf(page)).toHaveCount(13);
  await expect(page.getByText("Is that a goodbye?")).toBeHidden();
  await sendByKeys(page, "Goodbye!");
  await page.getByRole("button", { name: "Finish conversation" }).click();
  await expect(page.getByRole("progressbar", { name: "Turns taken" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your result" })).toBeFocused();
});

test("replies are spoken where the learner wishes, and can be paused and stopped", async ({ page }) => {
  await openChat(page, await aLearner(page, freshAddress()));
  await page.getByRole("checkbox", { name: "Spoken replies" }).check();
  await page.getByRole("textbox").focus();
  await sendByKeys(page, said[1]);
  const sound = page.getByRole("log").locator("audio");
  const at = () => sound.evaluate((it: HTMLAudioElement) => it.currentTime);
  await expect(sound).toHaveCount(1);
  await expect.poll(at).toBeGreaterThan(0.3);
  await page.getByRole("log").getByRole("button", { name: "Pause" }).click();
  expect(await sound.evaluate((it: HTMLAudioElement) => it.paused)).toBe(true);
  await page.getByRole("log").getByRole("button", { name: /^Stop/ }).click();
  await expect.poll(at).toBe(0);
  await page.getByRole("log").getByRole("button", { name: "Play" }).click();
  await expect.poll(at).toBeGreaterThan(0);
  await expectSound(page);
});

test("who reads further up is not taken away from there, and is told of what is new", async ({ page }) => {
  const log = page.getByRole("log");
  await openChat(page, await aLearner(page, freshAddress()));
  for (const line of said.slice(0, 3)) await say(page, line);
  await page.route("**/predict?*", async (route) => {
    await log.evaluate((it) => it.scrollTo(0, 0));
    await route.continue();
  });
  await sendByKeys(page, said[3]);
  await expect(linesOf(page)).toHaveCount(9);
  const newest = page.getByRole("button", { name: "New message" });
  await expect(newest).toBeVisible();
  expect(await log.evaluate((it) => it.scrollTop)).toBe(0);
  await newest.click();
  await expect(newest).toHaveCount(0);
  await expect(linesOf(page).last()).toBeInViewport();
});

for (const scheme of ["light", "dark"] as const) {
  test(`talking is sound at 320 px, ${scheme}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await openChat(page, await aLearner(page, freshAddress()), true);
    await expectSound(page);
    await sendByKeys(page, said[0]);
    const mend = page.getByRole("log").getByText("1 correction");
    await expect(mend).toBeVisible();
    await expectSound(page);
    await mend.click();
    await expect(page.getByText(/needs the past/)).toBeHidden();
    await page.getByRole("textbox").fill("x".repeat(1001));
    await page.keyboard.press("Enter");
    await expect(page.getByText("Too long: use at most 1,000 characters.")).toBeVisible();
    await expectSound(page);
    await page.getByRole("textbox").fill("");
    for (const line of said.slice(1)) await say(page, line);
    await sendByKeys(page, "Goodbye!");
    await page.getByRole("button", { name: "Finish conversation" }).click();
    await expect(page.getByRole("heading", { name: "What was said" })).toBeVisible();
    await expectSound(page);
  });
}
