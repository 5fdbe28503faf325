import { expect } from "@playwright/test";
import { expectSound, freshAddress, mailedLink, mailsTo, openLink, test } from "./stage/fixtures.ts";
import { anAccount, password, signInElsewhere, statusOf } from "./stage/learner.ts";
import { withMore } from "./stage/long.ts";
import { settled } from "./stage/settled.ts";
import { words } from "./stage/words.ts";

const fresh = "another door 8";

for (const [language, width] of withMore([["es", 390]], [["en", 1280]])) {
  test(`a forgotten password is replaced by mail (${language}, ${width} px)`, async ({ page }) => {
    const say = words[language];
    await page.setViewportSize({ width, height: 900 });
    const { email, session } = await anAccount(page, freshAddress());
    await page.goto(`/login?lng=${language}`);
    await page.getByLabel(say.email).fill(email);
    await page.getByRole("link", { name: say.forgot }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
    await expect(page.getByLabel(say.email)).toHaveValue(email);
    await expectSound(page);
    await page.getByRole("button", { name: say.sendLink }).click();
    await expect(page.getByRole("status").filter({ hasText: say.sent })).toBeFocused();
    await expectSound(page);

    await openLink(page, await mailedLink(page, email, "/reset-password#token_hash="));
    await expect(page).toHaveURL(/\/reset-password$/);
    await expect(page.getByText(email)).toBeVisible();
    await expectSound(page);
    const first = page.getByLabel(say.newPassword, { exact: true });
    await first.fill("123456");
    await page.getByLabel(say.repeat, { exact: true }).fill("123456");
    await page.getByRole("button", { name: say.saveNew }).click();
    await expect(page.getByRole("main").getByText(say.tooKnown)).toBeVisible();
    await expect(first).toBeFocused();
    await expectSound(page);
    await first.fill(fresh);
    await page.getByLabel(say.repeat, { exact: true }).fill(fresh);
    await page.getByRole("button", { name: say.saveNew }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole("heading", { level: 1, name: say.hello })).toBeVisible();

    expect((await signInElsewhere(page, email, password)).status).toBe(400);
    expect((await signInElsewhere(page, email, fresh)).status).toBe(200);
    expect(await statusOf(page, session)).toBe(403);
  });
}

test("a link is good once, and a used one leads to a new one", async ({ page }) => {
  const say = words.en;
  const { email } = await anAccount(page, freshAddress());
  await page.goto("/forgot-password");
  await page.getByLabel(say.email).fill(email);
  await page.getByRole("button", { name: say.sendLink }).click();
  const link = await mailedLink(page, email, "/reset-password#token_hash=");
  for (const place of ["first", "second"]) {
    await openLink(page, link);
    await page.getByLabel(say.newPassword, { exact: true }).fill(`${fresh} ${place}`);
    await page.getByLabel(say.repeat, { exact: true }).fill(`${fresh} ${place}`);
    await page.getByRole("button", { name: say.saveNew }).click();
    if (place === "first") await expect(page).toHaveURL(/\/dashboard$/);
  }
  await expect(page.getByRole("alert").filter({ hasText: say.deadLink })).toBeFocused();
  await expectSound(page);
  expect((await signInElsewhere(page, email, `${fresh} second`)).status).toBe(400);

  await page.getByRole("link", { name: say.newLink }).click();

  await expect(page.getByLabel(say.email)).toHaveValue(email);
});

test("an address that nobody has is answered like any other, and gets no mail", async ({ page }) => {
  const email = freshAddress();
  await page.goto("/forgot-password");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText(`If there's an account with ${email}`)).toBeVisible();
  // a mail asked for later is there: this one would be, too
  const { email: known } = await anAccount(page, freshAddress());
  await page.request.post("/auth/v1/recover", { data: { email: known } });
  await mailedLink(page, known, "/reset-password#");

  expect(await mailsTo(page, email)).toEqual([]);
});

test("whoever is logged in is told that a link is somebody else's, and is not left behind logged in", async ({
  page,
}) => {
  const other = await anAccount(page, freshAddress());
  await page.request.post("/auth/v1/recover", { data: { email: other.email } });
  const me = await anAccount(page, freshAddress());
  await page.goto("/login");
  await page.evaluate(
    (stored) => localStorage.setItem("sb-127-auth-token", stored),
    JSON.stringify(me.session),
  );

  await openLink(page, await mailedLink(page, other.email, "/reset-password#"));
  await expect(page.getByText(`You're logged in as ${me.email}`)).toBeVisible();
  await expectSound(page);
  expect(await statusOf(page, me.session)).toBe(200);
  await page.getByLabel("New password", { exact: true }).fill(fresh);
  await page.getByLabel("Repeat the password").fill(fresh);
  await page.getByRole("button", { name: "Save and log in" }).click();

  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto("/profile");
  await expect(page.getByText(other.email).first()).toBeVisible();
  await expect.poll(() => statusOf(page, me.session)).toBe(403);
});

test("without a connection nothing is lost: neither what was typed nor the link", async ({ page }) => {
  const { email } = await anAccount(page, freshAddress());
  await page.request.post("/auth/v1/recover", { data: { email } });
  await openLink(page, await mailedLink(page, email, "/reset-password#"));
  const first = page.getByLabel("New password", { exact: true });
  await first.fill(fresh);
  await page.getByLabel("Repeat the password").fill(fresh);
  await settled(page);
  await page.context().setOffline(true);
  await expect(page.getByText("You're offline.")).toBeVisible();
  await page.getByRole("button", { name: "Save and log in" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "The server isn't answering" })).toBeVisible();
  await expect(first).toHaveValue(fresh);
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Save and log in" }).click();

  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a link that names another address than it opens logs nobody in and changes nothing", async ({
  page,
}) => {
  const { email } = await anAccount(page, freshAddress());
  await page.request.post("/auth/v1/recover", { data: { email } });
  const link = await mailedLink(page, email, "/reset-password#");
  const named = "somebody@example.test";
  await openLink(page, link.replace(encodeURIComponent(email), encodeURIComponent(named)));
  await expect(page.getByText(named)).toBeVisible();
  await page.getByLabel("New password", { exact: true }).fill(fresh);
  await page.getByLabel("Repeat the password").fill(fresh);
  await page.getByRole("button", { name: "Save and log in" }).click();
  await expect(page.getByRole("alert").filter({ hasText: words.en.deadLink })).toBeVisible();

  expect(await page.evaluate(() => localStorage.getItem("sb-127-auth-token"))).toBeNull();
  expect((await signInElsewhere(page, email, password)).status).toBe(200);
});
