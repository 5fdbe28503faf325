import { expect, type Page } from "@playwright/test";
import { expectSound, freshAddress, test } from "#stage/fixtures.ts";
import { password } from "#stage/learner.ts";

const host = "challenges.cloudflare.com";

// so few that a second server would take longer
test.describe.configure({ mode: "default" });
test.use({
  settings: {
    HUMAN_CHECK: "turnstile",
    TURNSTILE_SITE_KEY: "1x00000000000000000000AA",
    TURNSTILE_SECRET_KEY: "1x0000000000000000000000000000000AA",
  },
  thirdParties: [host],
});

/** Speaks the provider's API in its place: it cannot be reached in a test. A press on the challenge solves it. */
const provider = `
  const drawn = [];
  window.turnstile = {
    render(stage, options) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = [options.sitekey, options.action, options.language].join(" ");
      const count = drawn.push(button);
      button.onclick = () => options.callback("token " + count);
      button.ondblclick = () => options["error-callback"]("300010");
      stage.append(button);
      return String(count - 1);
    },
    remove(widget) {
      drawn[widget].remove();
    },
  };`;

async function provide(page: Page): Promise<void> {
  await page.route(`https://${host}/**`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: provider }),
  );
}

/** The human check's token in the next request to sign in. */
async function nextToken(page: Page): Promise<string> {
  const request = await page.waitForRequest("**/auth/v1/token?grant_type=password");
  const { gotrue_meta_security: meta } = request.postDataJSON() as {
    gotrue_meta_security: { captcha_token: string };
  };
  return meta.captcha_token;
}

test("a hosted challenge is fetched when the form is touched, and is new after a refusal", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes(host) && asked.push(request.url()));
  await provide(page);
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1, name: "Log in" })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByLabel("E-mail").fill(freshAddress());
  await page.getByLabel("Password", { exact: true }).fill(password);
  const challenge = page.getByRole("button", { name: "1x00000000000000000000AA login en" });
  await challenge.click();
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await expectSound(page);
  expect(asked).toEqual([`https://${host}/turnstile/v0/api.js?render=explicit`]);

  const first = nextToken(page);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  expect(await first).toBe("token 1");
  await expect(page.getByRole("alert").first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("Checking…")).toBeVisible();
  await challenge.click();
  const second = nextToken(page);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();

  expect(await second).toBe("token 2");
});

test("a hosted challenge that fails, or cannot be fetched, is told and can be begun again", async ({
  page,
}) => {
  await page.route(`https://${host}/**`, (route) => route.abort());
  await page.goto("/forgot-password");
  await page.getByLabel("E-mail").fill(freshAddress());
  await expect(page.getByText("The check didn't work. Press to try again.")).toBeVisible();
  await expectSound(page);
  await page.unroute(`https://${host}/**`);
  await provide(page);
  await page.getByRole("checkbox", { name: "I'm human" }).click();
  const challenge = page.getByRole("button", { name: "1x00000000000000000000AA recover en" });
  await challenge.dispatchEvent("dblclick");
  await expect(page.getByText("The check didn't work. Press to try again.")).toBeVisible();
  await page.getByRole("checkbox", { name: "I'm human" }).click();
  await challenge.click();

  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
});

test("what was wrong with the check is not said any more once it works", async ({ page }) => {
  await page.route(`https://${host}/**`, (route) => route.abort());
  await page.goto("/forgot-password");
  await page.getByLabel("E-mail").fill(freshAddress());
  await page.getByRole("button", { name: "Send the link" }).click();
  const wrong = page.getByText("Complete the security check first.");
  await expect(wrong).toBeVisible();
  await page.unroute(`https://${host}/**`);
  await provide(page);

  await page.getByRole("checkbox", { name: "I'm human" }).click();
  await page.getByRole("button", { name: "1x00000000000000000000AA recover en" }).click();

  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await expect(wrong).toHaveCount(0);
});
