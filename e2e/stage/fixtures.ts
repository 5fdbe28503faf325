import { test as base, expect, type Page, type Response } from "@playwright/test";
import { violationsOn } from "./axe.ts";
import { quickSettings } from "./learner.ts";
import { type Salida, startSalida } from "./salida.ts";
import { settled, watchRequests } from "./settled.ts";

interface Own {
  /** Hosts beside our own that a page may ask. */
  thirdParties: string[];
  /** Everything the browser complained of: a journey ends with none. */
  faults: string[];
}

interface Shared {
  /** How the server is set. Who sets it anew has a server of its own, and stands in `own-server`. */
  settings: Record<string, string>;
  salida: Salida;
}

/** A test that shares one Salida with the others of its worker. */
export const test = base.extend<Own, Shared>({
  settings: [quickSettings, { scope: "worker", option: true }],
  salida: [
    async ({ settings }, use) => {
      const salida = await startSalida(settings);
      await use(salida);
      await salida.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ salida }, use) => use(salida.url),
  thirdParties: [[], { option: true }],
  faults: [
    async ({ page, thirdParties }, use) => {
      watchRequests(page);
      const faults: string[] = [];
      const known = ["127.0.0.1", ...thirdParties];
      page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
      page.on("console", (message) => {
        // the browser logs every answer of 400 and up; those are the journeys' own business
        const answered = /Failed to load resource/.test(message.text());
        if (message.type() === "error" && !answered) faults.push(`console: ${message.text()}`);
      });
      page.on("request", (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (protocol !== "blob:" && !known.includes(hostname))
          faults.push(`asked a third party: ${request.url()}`);
      });
      page.on("response", (response) => void tellTale(response).then((tale) => tale && faults.push(tale)));
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** The marks and reasons of an answer, the words of a transcript, the word of a blank and its place. */
const tellingFields =
  /"(correct|correctOptionId|key|why|whyNot|evidence|verdict|typed)":|"transcript":\[|"index":\d+,"text":"|"offset":\d/;

/** What an answer of the API tells before it is earned; nothing, or the journey fails. */
async function tellTale(response: Response): Promise<string | undefined> {
  const url = response.url();
  const named = url.includes("/api/v1/media/") && response.headers()["content-disposition"] !== "inline";
  if (named && response.ok()) return `a file with a name at ${url}`;
  // what is better in a message is told with its answer
  if (url.includes("/api/v1/user-chats")) return undefined;
  // cards are made of what is over
  if (url.endsWith("/api/v1/user-reviews")) return undefined;
  if (!url.includes("/api/v1/user-") || /\/(evaluate|solution|remarks)$/.test(url)) return undefined;
  // of a riddle's answers nothing, or that one was wrong
  const body = (await response.text().catch(() => "")).replace(/"(correct|why)":(null|false)/g, "");
  const earned = /^\{"id":.*"(completed|solved)":true/.test(body);
  const told = tellingFields.exec(body);
  return told && !earned ? `told ${told[0]} at ${url}` : undefined;
}

/** Expects that axe finds nothing on the page once it has settled, and that it does not scroll sideways. */
export async function expectSound(page: Page): Promise<void> {
  await settled(page);
  await expect(page.locator("main h1:visible")).toHaveCount(1);
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((it) => it.finished.catch(() => undefined))),
  );
  // a page can still be drawn while axe looks; what is wrong with the settled page stays wrong
  await expect(async () => {
    expect(await violationsOn(page), `axe on ${page.url()}`).toEqual([]);
  }).toPass({ timeout: 8_000, intervals: [500, 2_000] });
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways, `sideways scroll on ${page.url()}`).toBeLessThanOrEqual(0);
}

interface OutboxMail {
  to: string;
  links: string[];
}

/** The mails to an address, newest first. */
export async function mailsTo(page: Page, address: string): Promise<OutboxMail[]> {
  const all = (await (await page.request.get("/dev/outbox.json")).json()) as OutboxMail[];
  return all.filter(({ to }) => to === address);
}

/** The link in the newest mail to an address, once that leads where it is expected to. */
export async function mailedLink(
  page: Page,
  address: string,
  leading = "/confirm#token_hash=",
): Promise<string> {
  let link = "";
  await expect
    .poll(async () => {
      link = (await mailsTo(page, address))[0]?.links[0] ?? "";
      return link;
    })
    .toContain(leading);
  return link;
}

/** Opens a mailed link as a mail program does: a page of its own, whatever stood there before. */
export async function openLink(page: Page, link: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(link);
}

let made = 0;

/** An address nobody else in this run has. */
export function freshAddress(): string {
  made += 1;
  return `learner-${process.pid}-${made}-${Date.now()}@example.test`;
}
