import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { expectSound, freshAddress, mailedLink, mailsTo, openLink, test } from "./stage/fixtures.ts";
import { aLearner, anAccount, password, signInElsewhere, statusOf } from "./stage/learner.ts";
import { withMore } from "./stage/long.ts";
import { words } from "./stage/words.ts";

const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1";

/** Presses, once the page has drawn what it fetched. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("main").getByRole("button", { name, exact: true }).click();
}

for (const [language, width] of withMore([["en", 1280]], [["es", 390]])) {
  test(`an address is changed once both mailboxes agree (${language}, ${width} px)`, async ({ page }) => {
    const say = words[language];
    await page.setViewportSize({ width, height: 900 });
    const { email } = await aLearner(page, freshAddress());
    const next = freshAddress();
    await page.goto(`/profile?lng=${language}`);
    await press(page, say.changeEmail);
    await expect(page.getByLabel(say.newEmail)).toBeFocused();
    await expectSound(page);
    await page.getByLabel(say.newEmail).fill(next);
    await page.getByLabel(say.current).fill("not this one");
    await press(page, say.sendLinks);
    await expect(page.getByRole("main").getByText(say.notCurrent)).toBeVisible();
    await expect(page.getByLabel(say.current)).toBeFocused();
    await expectSound(page);
    await page.getByLabel(say.current).fill(password);
    await press(page, say.sendLinks);
    await expect(page.getByRole("status").filter({ hasText: say.changePending })).toBeVisible();
    await expectSound(page);
    await page.reload();
    await expect(page.getByText(say.changePending)).toBeVisible();

    await openLink(page, await mailedLink(page, email, "type=email_change"));
    await expectSound(page);
    await press(page, say.agree);
    await expect(page.getByRole("status").filter({ hasText: say.half })).toBeFocused();
    await expectSound(page);
    await openLink(page, await mailedLink(page, next, "type=email_change"));
    await press(page, say.agree);
    await expect(page).toHaveURL(/\/profile$/);

    await expect(page.getByText(next).first()).toBeVisible();
    await expect(page.getByText(say.changePending)).toHaveCount(0);
    const devices = page.getByRole("list", { name: /Active sessions|Sesiones activas/ });
    await expect(devices.getByRole("listitem")).toHaveCount(1);
    expect((await signInElsewhere(page, email, password)).status).toBe(400);
    expect((await signInElsewhere(page, next, password)).status).toBe(200);
  });

  test(`a new password ends the other sessions (${language}, ${width} px)`, async ({ page }) => {
    const say = words[language];
    await page.setViewportSize({ width, height: 900 });
    const { email, session } = await aLearner(page, freshAddress());
    const elsewhere = await signInElsewhere(page, email, password);
    await page.goto(`/profile?lng=${language}`);
    await press(page, say.changePassword);
    await expect(page.getByLabel(say.current)).toBeFocused();
    await page.getByLabel(say.newPassword, { exact: true }).fill("another door 8");
    await page.getByLabel(say.repeat).fill("another door 8");
    await page.getByLabel(say.current).fill("not this one");
    await press(page, say.savePassword);
    await expect(page.getByRole("main").getByText(say.notCurrent)).toBeVisible();
    await expectSound(page);
    await page.getByLabel(say.current).fill(password);
    await press(page, say.savePassword);
    await expect(page.getByText(say.passwordChanged, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: say.changePassword, exact: true })).toBeFocused();
    await expectSound(page);

    expect([await statusOf(page, session), await statusOf(page, elsewhere.session)]).toEqual([200, 403]);
    expect((await signInElsewhere(page, email, password)).status).toBe(400);
  });
}

test("the others are logged out, and this device stays", async ({ page }) => {
  const { email, session } = await aLearner(page, freshAddress());
  const elsewhere = await signInElsewhere(page, email, password, phone);
  await page.goto("/profile");
  await expect(page.getByText("Safari on iPhone")).toBeVisible();
  await expectSound(page);
  await press(page, "Log out the others");
  const dialog = page.getByRole("alertdialog", { name: "Log out every other device?" });
  await expect(dialog).toBeVisible();
  await expectSound(page);
  await dialog.getByRole("button", { name: "Log out the others" }).click();

  await expect(page.getByText("Safari on iPhone")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Active sessions" })).toBeFocused();
  await expectSound(page);
  expect([await statusOf(page, session), await statusOf(page, elsewhere.session)]).toEqual([200, 403]);
});

test("a learner's data comes as a file, and a failure says so in its place", async ({ page }) => {
  const learner = await aLearner(page, freshAddress());
  const reading = await learner.reading();
  await page.goto("/profile");
  await page.route("**/users/export", (route) => route.abort());
  await press(page, "Download my data");
  await expect(page.getByRole("main").getByText(/Couldn't prepare your data/)).toBeVisible();
  await expectSound(page);
  await page.unroute("**/users/export");
  const downloading = page.waitForEvent("download");
  await press(page, "Download my data");
  const download = await downloading;

  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const kept = await readFile(await download.path(), "utf8");
  expect(JSON.parse(kept)).toBeTruthy();
  expect([kept.includes(learner.email), kept.includes(reading)]).toEqual([true, true]);
});

test("who has deleted the account is gone everywhere", async ({ page }) => {
  const { email } = await aLearner(page, freshAddress());
  const elsewhere = await signInElsewhere(page, email, password);
  await page.goto("/profile");
  await press(page, "Delete account");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete account" }).click();
  await expect(page).toHaveURL(/\/login$/);

  expect(await statusOf(page, elsewhere.session)).toBe(403);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("main").getByText("Wrong e-mail or password.")).toBeVisible();
  await page.request.post("/auth/v1/recover", { data: { email } });
  // a mail asked for later is there: this one would be, too
  const { email: known } = await anAccount(page, freshAddress());
  await page.request.post("/auth/v1/recover", { data: { email: known } });
  await mailedLink(page, known, "/reset-password#");
  expect(await mailsTo(page, email)).toEqual([]);
});

test("the hosted service's link is adopted by a press, and not before", async ({ page }) => {
  const { email, session } = await anAccount(page, freshAddress());
  const parts = new URLSearchParams({ ...session, expires_in: "900", token_type: "bearer", type: "signup" });
  parts.delete("user");
  await page.goto(`/confirm#${parts}`);
  await expect(page).toHaveURL(/\/confirm$/);
  await expect(page.getByText(email)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("sb-127-auth-token"))).toBeNull();

  await press(page, "Confirm my e-mail");

  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a screen whose code cannot be fetched says so under the header, and reloading mends it", async ({
  page,
  faults,
}) => {
  await aLearner(page, freshAddress());
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /Hello/ })).toBeVisible();
  await page.route("**/assets/profile-page-*.js", (route) => route.abort());
  await page.getByRole("button", { name: /Account of/ }).click();
  await page.getByRole("link", { name: "Profile" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "This page didn't load" })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expectSound(page);
  expect(faults.splice(0)).toEqual([expect.stringContaining("NotFetched: /assets/profile-page-")]);
  await page.unroute("**/assets/profile-page-*.js");

  await page.getByRole("button", { name: "Reload the page" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
});

test("what fails to load is tried again without losing the place", async ({ page }) => {
  await aLearner(page, freshAddress());
  await page.route("**/api/v1/user-sessions", (route) => route.fulfill({ status: 404, body: "{}" }));
  await page.goto("/profile");
  await expect(page.getByText(/Your sessions didn't load/)).toBeVisible();
  await expectSound(page);
  await page.unroute("**/api/v1/user-sessions");
  await press(page, "Try again");

  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeFocused();
  await expect(page.getByText("this device", { exact: true })).toBeVisible();
});

test("a saved level leaves the focus at the level", async ({ page }) => {
  await aLearner(page, freshAddress());
  await page.goto("/profile");
  await page.getByRole("radio", { name: /C1/ }).check();
  await press(page, "Save level");

  await expect(page.getByRole("heading", { name: "Level", exact: true })).toBeFocused();
});

for (const [language, width, say] of withMore(
  [
    [
      "es",
      390,
      { name: "Nombre", owl: "Búho", save: "Guardar nombre y dibujo", required: "Dinos cómo llamarte." },
    ],
  ],
  [
    [
      "en",
      1280,
      { name: "Name", owl: "Owl", save: "Save name and picture", required: "Tell us what to call you." },
    ],
  ],
)) {
  test(`a name and a drawing are kept with the account (${language}, ${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { email } = await aLearner(page, freshAddress());
    await page.goto(`/profile?lng=${language}`);
    const name = page.getByLabel(say.name, { exact: true });
    const save = page.getByRole("button", { name: say.save });
    await expect(save).toBeDisabled();
    await name.fill("  ");
    await save.click();
    await expect(name).toBeFocused();
    await expect(page.getByText(say.required)).toBeVisible();
    await expectSound(page);
    await name.fill(" Nora ");
    await page.getByRole("radio", { name: say.owl }).check();
    await save.click();
    await expect(page.getByRole("region", { name: "Nora" }).locator('[data-avatar="owl"]')).toBeVisible();
    await expect(save).toBeDisabled();
    await expectSound(page);

    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1, name: /, Nora$/ })).toBeVisible();
    await page
      .getByRole("banner")
      .getByRole("button", { name: width < 768 ? /^Men/ : new RegExp(email) })
      .click();
    await expect(page.getByRole("banner").getByText("Nora")).toBeVisible();
    await expect(page.getByRole("banner").locator('[data-avatar="owl"]:visible').first()).toBeVisible();
    const elsewhere = await signInElsewhere(page, email, password);
    const { user } = elsewhere.session as unknown as { user: { user_metadata: object } };
    expect(user.user_metadata).toMatchObject({ name: "Nora", avatar: "owl" });
  });
}

test("a name that cannot be saved says so in its place, and what was typed stays", async ({ page }) => {
  await aLearner(page, freshAddress());
  await page.goto("/profile");
  await page.route("**/auth/v1/user", (route) =>
    route.request().method() === "PUT" ? route.fulfill({ status: 500, body: "{}" }) : route.continue(),
  );
  await page.getByLabel("Name", { exact: true }).fill("Nora");
  await press(page, "Save name and picture");
  await expect(page.getByRole("main").getByText(/Couldn't save your name and picture/)).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Nora");
  await expectSound(page);
});

test("what a device remembers is chosen in the profile and stays", async ({ page }) => {
  await aLearner(page, freshAddress());
  await page.goto("/profile");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Dark" }).first().click();
  await main.getByRole("checkbox", { name: "Single-key shortcuts" }).uncheck();
  await press(page, "Show all shortcuts");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(list.getByRole("heading", { name: "Escape rooms" })).toBeVisible();
  await expect(list.getByRole("checkbox", { name: "Use single-key shortcuts" })).not.toBeChecked();
  await expectSound(page);
  await page.keyboard.press("Escape");
  await main.getByRole("button", { name: "ES, español" }).click();
  const title = page.getByRole("heading", { level: 1, name: "Perfil" });
  await expect(title).toBeVisible();
  await page.reload();

  await expect(title).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(main.getByRole("checkbox", { name: "Atajos de una tecla" })).not.toBeChecked();
});
