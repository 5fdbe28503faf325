import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, type Page } from "@playwright/test";
import { expectSound, test as ours } from "#stage/fixtures.ts";
import { password } from "#stage/learner.ts";

const key = "sb_publishable_for_journeys";
const adminKey = "sb_secret_for_journeys";

interface Service {
  url: string;
  process: ChildProcess;
}

/** A Salida whose accounts are with a hosted service: a process of its own that speaks its wire. */
const test = ours.extend<object, { service: Service }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: the test tool reads the fixtures that are used from here
    async ({}, use) => {
      const file = join(import.meta.dirname, "../../server/src/accounts/hosted/recorded-service.ts");
      const child = spawn(process.execPath, [file, "ES256", key, adminKey, ""], {
        stdio: ["pipe", "pipe", "inherit"],
      });
      const [url] = (await once(createInterface(child.stdout), "line")) as [string];
      await use({ url, process: child });
      child.stdin.end();
    },
    { scope: "worker" },
  ],
  settings: [
    async ({ service }, use) => use({ AUTH_URL: service.url, AUTH_KEY: key, AUTH_ADMIN_KEY: adminKey }),
    { scope: "worker" },
  ],
});

/** Lets browsers of any origin ask the service, as the real one does; its stand-in knows no browsers. */
async function openToBrowsers(page: Page, { url }: Service): Promise<void> {
  await page.route(`${url}/**`, async (route) => {
    const response = await route.fetch();
    const headers = {
      ...response.headers(),
      "access-control-allow-origin": "*",
      "access-control-expose-headers": "x-supabase-api-version",
    };
    await route.fulfill({ response, headers });
  });
}

test("with a hosted service a learner signs up, comes by its link, works, and leaves", async ({
  page,
  service,
}) => {
  await openToBrowsers(page, service);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const email = `learner-${Date.now()}@example.test`;
  await page.goto("/register");
  await page.getByLabel("Name", { exact: true }).fill("Marta");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Repeat the password").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Confirm your e-mail").first()).toBeVisible();
  await expect(page.getByText(/local outbox/)).toHaveCount(0);
  await expectSound(page);

  // the service confirms by itself and sends the browser back with the session in the address
  const [id] = await page.evaluate(() => JSON.parse(localStorage.getItem("salida-sign-ups") ?? "[]"));
  const verified = await page.request.post(`${service.url}/auth/v1/verify`, {
    headers: { apikey: key },
    data: { type: "signup", token_hash: id },
  });
  const { access_token, refresh_token } = (await verified.json()) as Record<string, string>;
  const parts = { access_token, refresh_token, expires_in: "3600", token_type: "bearer", type: "signup" };
  await page.goto(`/confirm#${new URLSearchParams(parts as Record<string, string>)}`);
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole("button", { name: "Confirm my e-mail" }).click();
  await page.getByRole("dialog").getByRole("radio", { name: /B1/ }).check();
  await page.getByRole("dialog").getByRole("button", { name: "Start here" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hello, Marta" })).toBeVisible();

  await page.goto("/");
  await expect(page.getByText(email).locator("visible=true")).toBeVisible();
  for (const path of ["/", "/login"]) {
    const told = await (await page.request.get(path)).text();
    expect(told.includes(adminKey), path).toBe(false);
  }
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Your data", exact: true })).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Nora");
  await page.getByRole("radio", { name: "Owl" }).check();
  await page.getByRole("button", { name: "Save name and picture" }).click();
  await expect(page.getByRole("region", { name: "Nora" }).locator('[data-avatar="owl"]')).toBeVisible();
  await expect(page.getByRole("heading", { name: "Active sessions" })).toHaveCount(0);
  await expectSound(page);
  await page.getByRole("button", { name: "Delete account" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete account" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("main").getByText("Wrong e-mail or password.")).toBeVisible();
  const embedded = asked.filter((path) => /human-check|outbox|user-sessions/.test(path));
  expect(embedded).toEqual([]);
});
