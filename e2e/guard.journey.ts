import { expect } from "@playwright/test";
import { expectSound, freshAddress, test } from "./stage/fixtures.ts";
import { aLearner } from "./stage/learner.ts";

const kinds = ["reading", "listening", "completable-listening", "description", "chat"];

test("nobody sees a page of the signed-in without a session, nor comes back to one", async ({ page }) => {
  const paths = [
    "/dashboard",
    "/exercises",
    "/profile",
    "/escape-room",
    "/escape-room-summary",
    ...kinds.flatMap((it) => [`/${it}`, `/${it}-summary`, `/${it}/0190e3a5-7e57-7b00-8b00-0123456789ab`]),
  ];
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/api/v1/user-") && asked.push(request.url()));
  for (const path of paths) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login$/);
  }
  expect(asked).toEqual([]);

  await page.goto("/register");
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/register$/);
});

test("while a session that had run out is renewed the whole screen waits, then the page comes", async ({
  page,
}) => {
  const { session } = await aLearner(page, freshAddress());
  await page.addInitScript((stored) => localStorage.setItem("sb-127-auth-token", stored), overDue(session));
  let renew = () => {};
  const held = new Promise<void>((resolve) => {
    renew = resolve;
  });
  await page.route("**/auth/v1/token?grant_type=refresh_token", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/profile");
  const waiting = page.getByRole("heading", { level: 1, name: "Checking your session…" });
  await expect(page.getByRole("status").filter({ has: waiting })).toHaveAttribute("aria-busy", "true");
  await expect(page).toHaveURL(/\/profile$/);
  renew();

  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
});

function overDue(session: object): string {
  return JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 60, expires_in: 0 });
}

test("a kind's name alone leads to its list, and back leads past it", async ({ page }) => {
  await aLearner(page, freshAddress());
  await page.goto("/exercises");
  for (const kind of kinds) {
    await page.goto(`/${kind}`);
    await expect(page).toHaveURL(new RegExp(`/${kind}-summary$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.goBack();

  await expect(page).toHaveURL(/\/description-summary$/);
});

test("an address that leads nowhere says so, signed in or not, and leads home", async ({ page }) => {
  await page.goto("/no/such-door");
  await expect(page.getByRole("heading", { level: 1, name: "This door leads nowhere" })).toBeVisible();
  await aLearner(page, freshAddress());
  await page.goto("/no/such-door?lng=es");
  await expect(page.getByText("No hay ninguna página en /no/such-door.")).toBeVisible();
  await expectSound(page);
  await page.getByRole("link", { name: "Volver al inicio" }).click();

  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/);
});
