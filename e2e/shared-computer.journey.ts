import { expect, type Page } from "@playwright/test";
import { freshAddress, test } from "./stage/fixtures.ts";
import { aLearner, anAccount, type Learner } from "./stage/learner.ts";
import { keptAnswer, keptIn, learnersGone, readyToGoOffline } from "./stage/offline.ts";

test.use({ serviceWorkers: "allow" });

const text = "A very private sentence about my table and my window.";

/** A learner who has read, heard, written and left an answer unsent on a computer that others use too. */
async function leavesTraces(page: Page): Promise<Learner & { id: string }> {
  const learner = await aLearner(page, freshAddress());
  const body = { context: "FOOD", level: 2 };
  const { id } = await learner.call<{ id: string }>("POST", "/api/v1/user-descriptions", body);
  await page.goto("/dashboard");
  await readyToGoOffline(page);
  await page.goto(`/description/${id}`);
  await keptAnswer(page, "/api/v1/media/");
  await page.getByRole("textbox").fill(text);
  await expect.poll(() => keptIn(page)).toContain(text);
  return { ...learner, id };
}

/** What may stay: how the browser likes it, the page itself, and that somebody was signed in here once. */
function expectNothingLeft(kept: string, { email, id, session }: Learner & { id: string }): void {
  const [, payload = ""] = session.access_token.split(".");
  const { sub } = JSON.parse(Buffer.from(payload, "base64url").toString()) as { sub: string };
  for (const trace of [text, email, id, sub, session.refresh_token, "/api/v1/", "Marta"])
    expect(kept).not.toContain(trace);
  const [storage, tab] = JSON.parse(kept) as [object, object];
  const known = /^(i18nextLng|salida-known|salida-sign-ups|theme|shortcuts|signed-in|.*(speed|sound).*)$/;
  for (const key of [...Object.keys(storage), ...Object.keys(tab)]) expect(key).toMatch(known);
}

test("after a log-out nothing of a learner can be read in the browser, in any tab", async ({
  page,
  context,
}) => {
  const learner = await leavesTraces(page);
  const other = await context.newPage();
  await other.goto("/dashboard");
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  await page.bringToFront();
  await page.getByRole("button", { name: /Account of/ }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);

  await learnersGone(page);
  expectNothingLeft(await keptIn(page), learner);
  await context.setOffline(true);
  await page.goto(`/description/${learner.id}`);
  await expect(page).toHaveURL(/\/login$/);
});

test("a log-out on the landing page wipes as well", async ({ page }) => {
  const learner = await leavesTraces(page);
  await page.goto("/");
  await page.locator("summary:visible").first().click();
  await page.locator("[data-log-out]:visible").click();
  await expect(page.locator("[data-log-in]:visible").first()).toBeVisible();
  await learnersGone(page);
  expectNothingLeft(await keptIn(page), learner);
});

test("a session that was ended elsewhere takes along what was kept for it", async ({ page }) => {
  const learner = await leavesTraces(page);
  const headers = { authorization: `Bearer ${learner.session.access_token}` };
  await page.request.post("/auth/v1/logout?scope=global", { headers });
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login$/);

  await learnersGone(page);
  expectNothingLeft(await keptIn(page), learner);
});

test("with the account everything on the device is deleted", async ({ page }) => {
  const learner = await leavesTraces(page);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Delete account" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /Delete/ })
    .click();
  await expect(page).toHaveURL(/\/login$/);

  await learnersGone(page);
  expectNothingLeft(await keptIn(page), learner);
});

test("who signs in after another learner, without a log-out between, finds nothing of theirs", async ({
  page,
  context,
}) => {
  const first = await leavesTraces(page);
  const second = await anAccount(page, freshAddress());
  await page.evaluate(
    (stored) => localStorage.setItem("sb-127-auth-token", stored),
    JSON.stringify(second.session),
  );
  await page.goto("/dashboard");
  await keptAnswer(page, "/api/v1/user-today");
  await expect.poll(() => keptIn(page)).not.toContain(first.id);
  expect(await keptIn(page)).not.toContain(text);

  await context.setOffline(true);
  await page.goto(`/description/${first.id}`);
  await expect(page.getByText(/Couldn't open the exercise/)).toBeVisible({ timeout: 30_000 });
});

test("who logs out with an answer that was not sent is asked first", async ({ page, context }) => {
  await leavesTraces(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Verify description" }).click();
  await expect(page.getByRole("main").getByText("Will be sent when you're back online")).toBeVisible();
  await expect(page.getByText(/1 answer will be sent/)).toBeVisible();
  await page.route("**/evaluate", (route) => route.abort());
  await context.setOffline(false);
  await page.getByRole("button", { name: /Account of/ }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Log out without sending it?" });
  await expect(dialog).toBeVisible();
  await dialog.getByText("Stay logged in").click();
  await expect(page.getByRole("textbox")).toHaveValue(text);
});
