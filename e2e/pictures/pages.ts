import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { aLearner, type Learner } from "#stage/learner.ts";
import type { Salida } from "#stage/salida.ts";
import { take } from "./camera.ts";

const folder = join(import.meta.dirname, "../../docs/pictures");

interface View {
  name: string;
  /** Where it is; what is needed there is made on the way. */
  path: (learner: Learner) => Promise<string> | string;
  language?: "es";
  dark?: boolean;
  phone?: boolean;
  /** What is done there before the picture is taken. */
  set?: (page: Page) => Promise<void>;
}

const views: readonly View[] = [
  { name: "landing", path: () => "/" },
  { name: "dashboard", path: () => "/dashboard" },
  { name: "exercises", path: () => "/exercises" },
  { name: "reading", path: (it) => at(it, "reading", "SCIENCE"), set: chooseFirst },
  { name: "result", path: (it) => at(it, "reading", "TRAVEL"), language: "es", dark: true, set: verify },
  { name: "listening", path: (it) => heard(it, "listening", "TRAVEL") },
  { name: "fill-in", path: (it) => heard(it, "completable-listening", "MUSIC") },
  { name: "description", path: (it) => at(it, "description", "FOOD") },
  { name: "conversation", path: (it) => at(it, "chat", "TRAVEL"), set: talk },
  { name: "escape-room", path: (it) => at(it, "escape-room", "MYSTERY"), set: startClock },
  { name: "review", path: () => "/review", language: "es" },
  { name: "phone", path: () => "/reading-summary", language: "es", dark: true, phone: true },
];

/** One picture of each page, by a learner who has been at it for some weeks. */
export async function takePages(browser: Browser, salida: Salida): Promise<void> {
  const context = await browser.newContext({ baseURL: salida.url });
  const learner = await aLearner(await context.newPage(), `marta-${Date.now()}@example.test`);
  await someWeeks(learner, salida);
  for (const view of views) await takeView(browser, salida, learner, view);
}

async function takeView(browser: Browser, salida: Salida, learner: Learner, view: View): Promise<void> {
  const { name, path, language = "en", dark = false, phone = false, set } = view;
  const page = await browser.newPage({
    baseURL: salida.url,
    viewport: phone ? { width: 390, height: 780 } : { width: 1280, height: 800 },
    deviceScaleFactor: phone ? 1.5 : 1,
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
  });
  if (name !== "landing")
    await page.addInitScript(
      (it) => localStorage.setItem("sb-127-auth-token", it),
      JSON.stringify(learner.session),
    );
  await page.goto(`${await path(learner)}?lng=${language}`);
  await page.locator("h1").first().waitFor();
  await page.waitForLoadState("networkidle");
  await set?.(page);
  await take(page, join(folder, `${name}.webp`));
  await page.close();
}

/** Makes an exercise about a topic, and tells where it is. */
async function at(learner: Learner, kind: string, context: string): Promise<string> {
  const calls = kind === "chat" ? "/api/v1/user-chats" : `/api/v1/user-${kind}s`;
  const { id } = await learner.call<{ id: string }>("POST", calls, { context, level: 2 });
  return `/${kind}/${id}`;
}

/** The same, once it can be heard. */
async function heard(learner: Learner, kind: string, context: string): Promise<string> {
  const path = await at(learner, kind, context);
  const call = `/api/v1/user-${kind}s/${path.split("/").at(-1)}`;
  while ((await learner.call<{ generation: unknown }>("GET", call)).generation)
    await new Promise((resolve) => setTimeout(resolve, 500));
  return path;
}

interface Shown {
  questions: { id: string; options: { id: string }[] }[];
}

/** What a learner has who comes back: readings in the list, days in a row, words and mistakes to meet again. */
async function someWeeks(learner: Learner, salida: Salida): Promise<void> {
  for (const context of ["SPORTS", "MUSIC", "FOOD", "MOVIES"]) {
    const path = `/api/v1/user-readings/${(await at(learner, "reading", context)).split("/").at(-1)}`;
    const { questions } = await learner.call<Shown>("GET", path);
    const selectedOptions = questions.map((it) => ({ questionId: it.id, optionId: it.options[1]?.id }));
    await learner.call("POST", `${path}/evaluate`, { selectedOptions });
  }
  await salida.store("update learner set points = 2930", []);
  await salida.store(
    `insert into practice_day (learner, day, completed, points)
     select id, current_date - n, 1 + n % 3, 30 + 40 * (n % 4) from learner, generate_series(1, 27) n
     where n % 6 <> 5 on conflict do nothing`,
    [],
  );
  await salida.store(
    `insert into tally (learner, kind, created, completed, score_sum)
     select id, kind, done, done, done * score from learner, (values ('reading', 14, 84), ('listening', 11, 77),
     ('completable-listening', 8, 81), ('description', 6, 69), ('chat', 5, 74), ('escape-room', 1, 0)) as it (kind, done, score)
     on conflict (learner, kind) do update set created = excluded.created, completed = excluded.completed,
     score_sum = excluded.score_sum`,
    [],
  );
  await salida.store("update review_card set due = now() - interval '1 minute'", []);
}

async function chooseFirst(page: Page): Promise<void> {
  await page.locator("[data-question]").first().getByRole("radio").nth(1).check({ force: true });
}

async function verify(page: Page): Promise<void> {
  for (const key of ["1", "2", "Enter"]) await page.keyboard.press(key);
  await page.getByRole("heading", { name: "Tu resultado" }).waitFor();
  await page
    .locator(".toast button")
    .click({ timeout: 3_000 })
    .catch(() => undefined);
  await page.waitForTimeout(2_500);
}

async function talk(page: Page): Promise<void> {
  for (const line of [
    "I have visit Lisbon two years ago with my sister.",
    "We travelled by train. It was cheap and quiet.",
  ]) {
    await page.getByRole("textbox").fill(line);
    await page.keyboard.press("Enter");
    await page.locator("form button[type=submit][aria-busy]").waitFor({ timeout: 5_000 });
    await page.locator("form button[type=submit][aria-busy]").waitFor({ state: "detached", timeout: 90_000 });
  }
}

async function startClock(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Start the clock" }).click();
  await page.waitForTimeout(2_000);
}
