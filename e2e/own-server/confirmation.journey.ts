import { expect, type Page } from "@playwright/test";
import { expectSound, freshAddress, mailedLink, mailsTo, openLink, test } from "#stage/fixtures.ts";
import { password } from "#stage/learner.ts";
import { withMore } from "#stage/long.ts";
import { words } from "#stage/words.ts";

test.use({ settings: { HUMAN_CHECK: "off", RATE_LIMITS: "off" } });

/** Signs up over HTTP, as another device does, and answers the mailed link. */
async function signUpElsewhere(page: Page, email: string, secret = password): Promise<string> {
  const before = (await mailsTo(page, email)).length;
  await page.request.post("/auth/v1/signup", {
    data: { email, password: secret, data: { name: "Marta" } },
  });
  await expect.poll(async () => (await mailsTo(page, email)).length).toBeGreaterThan(before);
  return mailedLink(page, email);
}

for (const [language, width] of withMore([["en", 390]], [["es", 1280]])) {
  test(`on another device the password is asked for, and a wrong one keeps the link good (${language})`, async ({
    page,
  }) => {
    const say = words[language];
    await page.setViewportSize({ width, height: 900 });
    const email = freshAddress();
    const link = await signUpElsewhere(page, email);
    await page.goto(`/login?lng=${language}`);
    await openLink(page, link);
    await expect(page).toHaveURL(/\/confirm$/);
    await expect(page.getByText(email)).toBeVisible();
    await expectSound(page);
    const secret = page.getByLabel(say.password, { exact: true });
    await secret.fill("somebody else's");
    await page.getByRole("button", { name: say.confirm }).click();
    await expect(page.getByText(say.notThisPassword)).toBeVisible();
    await expect(secret).toBeFocused();
    await expectSound(page);

    await secret.fill(password);
    await page.getByRole("button", { name: say.confirm }).click();

    await expect(page).toHaveURL(/\/dashboard$/);
  });
}

test("somebody else's sign-up with my address is not confirmed by my password, and mine is", async ({
  page,
}) => {
  const email = freshAddress();
  const theirs = await signUpElsewhere(page, email, "the stranger's 9");
  const mine = await signUpElsewhere(page, email);
  await openLink(page, theirs);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Confirm my e-mail" }).click();
  await expect(page.getByText(words.en.notThisPassword)).toBeVisible();

  await openLink(page, mine);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Confirm my e-mail" }).click();

  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a link pasted over another one in the same tab is the one that counts", async ({ page }) => {
  const email = freshAddress();
  const link = await signUpElsewhere(page, email);
  await page.goto("/confirm#token_hash=nothing&type=email_change&email=old%40example.test");
  await expect(page.getByText("old@example.test")).toBeVisible();

  await page.goto(link);

  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/confirm$/);
});

test("a log-in before the confirmation lets the mail be sent again, and the new link works", async ({
  page,
}) => {
  const email = freshAddress();
  const first = await signUpElsewhere(page, email);
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  const again = page.getByRole("button", { name: "Send the e-mail again" });
  await expect(again).toBeVisible();
  // once, and where the mail can be sent again
  await expect(page.getByText(/hasn't been confirmed yet/)).toHaveCount(1);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByText("Couldn't log in")).toHaveCount(0);
  await expectSound(page);

  await again.click();
  await expect(page.getByRole("status").filter({ hasText: "Done." })).toBeFocused();
  await expect(page.getByRole("button", { name: /Send it again in \d+ seconds/ })).toBeDisabled();
  await expectSound(page);
  await expect.poll(() => mailedLink(page, email)).not.toBe(first);
  await openLink(page, await mailedLink(page, email));
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Confirm my e-mail" }).click();

  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a link that is over says so, and what to do", async ({ page }) => {
  const dead = page.getByRole("alert").filter({ hasText: words.en.deadLink });
  await page.goto("/confirm#token_hash=nothing&type=signup&email=marta%40example.test&id=none");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Confirm my e-mail" }).click();
  await expect(dead).toBeFocused();
  await expect(page.getByRole("button", { name: "Send the e-mail again" })).toBeVisible();
  await expectSound(page);
  for (const path of ["/confirm", "/reset-password"]) {
    await openLink(page, `${path}#error=access_denied&error_code=otp_expired&error_description=expired`);
    await expect(dead).toBeVisible();
    await expectSound(page);
  }
});

test("a link that was asked for elsewhere returns there after the press, and takes the session along", async ({
  page,
  salida,
}) => {
  const email = freshAddress();
  const there = "http://127.0.0.1:9/welcome?from=mail";
  await page.route(`${there}*`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Welcome back</h1>" }),
  );
  const query = new URLSearchParams({ redirect_to: there });
  await page.request.post(`/auth/v1/signup?${query}`, { data: { email, password, data: { name: "Marta" } } });
  await openLink(page, await mailedLink(page, email));
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Confirm my e-mail" }).click();

  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  const { search, hash } = new URL(page.url());
  const parts = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  expect(search).toBe("?from=mail");
  expect(parts).toMatchObject({ token_type: "bearer", type: "signup", sb: "" });
  const own = await page.request.get("/auth/v1/user", {
    headers: { authorization: `Bearer ${parts.access_token}` },
  });
  expect(await own.json()).toMatchObject({ email });
  await page.goto(`${salida.url}/dashboard`);
  await expect(page).toHaveURL(/\/login$/);
});

test("a link whose return was written in by somebody else stays with us", async ({ page }) => {
  const email = freshAddress();
  const link = await signUpElsewhere(page, email);
  await openLink(page, `${link}&redirect_to=${encodeURIComponent("https://evil.example/")}`);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Confirm my e-mail" }).click();

  await expect(page).toHaveURL(/\/dashboard$/);
});
