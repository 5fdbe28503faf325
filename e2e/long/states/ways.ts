import { expect, type Page } from "@playwright/test";
import { freshAddress, openLink } from "#stage/fixtures.ts";
import { aLearner, type Learner } from "#stage/learner.ts";
import type { RoomLanguage as Language } from "#stage/room.ts";
import type { Salida } from "#stage/salida.ts";

/** One thing that a page can show: its name, and how one comes there. */
export interface State {
  name: string;
  open: (there: There) => Promise<void>;
}

export interface There {
  page: Page;
  salida: Salida;
  language: Language;
}

export const nobody = "00000000-0000-4000-8000-000000000000";

/** The call of each kind of exercise. */
const calls = {
  reading: "user-readings",
  listening: "user-listenings",
  "completable-listening": "user-completable-listenings",
  description: "user-descriptions",
  chat: "user-chats",
} as const;
export type Kind = keyof typeof calls;
export const kinds = Object.keys(calls) as Kind[];

/** The word of a language, or a pattern that fits it. */
export function of<T>({ language }: There, en: T, es: T): T {
  return language === "en" ? en : es;
}

export async function go({ page, language }: There, path: string): Promise<void> {
  await openLink(page, `${path}${path.includes("?") ? "&" : "?"}lng=${language}`);
  await expect(page.locator("h1:visible").first()).toBeVisible();
}

export async function signedIn(there: There, path: string, level: number | null = 2): Promise<Learner> {
  const learner = await aLearner(there.page, freshAddress(), level);
  await go(there, path);
  return learner;
}

export async function made(learner: Learner, kind: Kind): Promise<string> {
  const body = { context: "FOOD", level: 2 };
  const { id } = await learner.call<{ id: string }>("POST", `/api/v1/${calls[kind]}`, body);
  return id;
}

/** A new learner with an exercise of a kind, opened. */
export async function exercise(there: There, kind: Kind): Promise<void> {
  const learner = await aLearner(there.page, freshAddress());
  await go(there, `/${kind}/${await made(learner, kind)}`);
  await expect(there.page.getByRole("button", { name: verifying[kind][there.language] }).first()).toBeVisible(
    {
      timeout: 60_000,
    },
  );
}

const verifying: Readonly<Record<Kind, Readonly<Record<Language, RegExp>>>> = {
  reading: { en: /^Verify answers/, es: /^Comprobar respuestas/ },
  listening: { en: /^Verify answers/, es: /^Comprobar respuestas/ },
  "completable-listening": { en: /^Verify words/, es: /^Comprobar palabras/ },
  description: { en: /^Verify description/, es: /^Comprobar descripción/ },
  chat: { en: /^Send$/, es: /^Enviar$/ },
};

export async function verify({ page, language }: There, kind: Kind): Promise<void> {
  await page.getByRole("button", { name: verifying[kind][language] }).first().click();
}

export async function finished(there: There, kind: Exclude<Kind, "chat">): Promise<void> {
  const { page } = there;
  await exercise(there, kind);
  if (kind === "description")
    await page.getByRole("textbox").fill("There is a table with a lot of food on it.");
  else if (kind === "completable-listening")
    for (const blank of await page.getByRole("main").getByRole("textbox").all()) await blank.fill("cat");
  else
    for (const question of await page.locator("[data-question]").all())
      await question.getByRole("radio").first().check({ force: true });
  await verify(there, kind);
  await expect(page.getByRole("heading", { name: of(there, "Your result", "Tu resultado") })).toBeVisible({
    timeout: 60_000,
  });
}

export async function failing(there: There, call: string, path: string): Promise<void> {
  const learner = await aLearner(there.page, freshAddress());
  await made(learner, "reading");
  await there.page.route(`**/api/v1/${call}*`, (route) =>
    route.fulfill({
      status: 503,
      contentType: "application/problem+json",
      body: '{"code":"unavailable","status":503}',
    }),
  );
  await go(there, path);
  const retry = there.page
    .getByRole("main")
    .getByRole("button", { name: of(there, "Try again", "Reintentar") });
  await expect(retry.first()).toBeVisible({ timeout: 30_000 });
}
