import type { Browser } from "@playwright/test";
import { temporaryFolder } from "./clean-up.ts";
import { type Learner, password, signIn, signUp } from "./learner.ts";
import { atMost, printTable, type Requirement, type Section } from "./report.ts";
import { type Salida, startSalida } from "./salida.ts";
import { openBrowser, type Seen, slowPage, whatWasSeen } from "./slow-line.ts";

const email = "ana@example.test";
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: "reduce",
} as const;
const open = ["/", "/login", "/register", "/forgot-password"];
const inside = ["/dashboard", "/exercises", "/profile"];
/** The exercises by the call that makes one. */
const kinds = {
  "user-readings": "reading",
  "user-listenings": "listening",
  "user-completable-listenings": "completable-listening",
  "user-descriptions": "description",
  "user-chats": "chat",
};
const most = { shift: 0.02, paint: 3 };

interface Visit {
  path: string;
  first: Seen;
  second: Seen;
}

/** Whether pages jump while they load, and how long a known one takes, on a phone with a poor line. */
export const shift: Section = {
  name: "shift",
  about:
    "layout shift of every screen on a slow line (400 ms, 50 kB/s, 390 px), largest paint of a second visit",
  async measure() {
    const salida = await startSalida(temporaryFolder("shift"), { DAILY_LIMITS: "10" });
    const learner = await signUp(salida, email);
    const played: string[] = [];
    for (const [call, name] of Object.entries(kinds)) {
      const { id } = await learner.ask<{ id: string }>("POST", `/api/v1/${call}`, {
        context: "FOOD",
        level: 2,
      });
      played.push(`/${name}-summary`, `/${name}/${id}`);
    }
    const rooms = await roomVisits(learner);
    const browser = await openBrowser();
    const { session } = await signIn(salida, email);
    const visits = await inTurns([
      ...open.map((path) => () => visit(browser, salida, path)),
      ...[...inside, ...played].map((path) => () => visit(browser, salida, path, session)),
      ...rooms.map(({ path, name, ready }) => async () => {
        await ready?.();
        return { ...(await visit(browser, salida, path, session)), path: name };
      }),
    ]);
    const arrival = await logIn(browser, salida);
    await browser.close();
    await salida.stop();
    printVisits([...visits, arrival]);
    return [
      ...requirements(visits),
      atMost("shift from the log-in to the dashboard", most.shift, arrival.first.shift, 3),
    ];
  },
};

interface RoomVisit {
  path: string;
  name: string;
  /** What must have happened just before. */
  ready?: () => Promise<unknown>;
}

/** Where escape rooms are listed, and one before its clock runs, while it does, while it stands, and over. */
async function roomVisits(learner: Learner): Promise<RoomVisit[]> {
  const call = "/api/v1/user-escape-rooms";
  const states: Record<string, readonly [path: string, body: object][]> = {
    before: [],
    playing: [["session/start", {}]],
    paused: [
      ["session/start", {}],
      ["session/pause", {}],
    ],
    over: [
      ["session/start", {}],
      ["finish", { status: 3 }],
    ],
  };
  const visits: RoomVisit[] = [{ path: "/escape-room-summary", name: "/escape-room-summary" }];
  for (const [state, asked] of Object.entries(states)) {
    const { id } = await learner.ask<{ id: string }>("POST", call, { context: "MYSTERY", level: 2 });
    visits.push({
      path: `/escape-room/${id}`,
      name: `/escape-room/… ${state}`,
      // its clock stops by itself where nobody is seen for a minute
      async ready() {
        for (const [path, body] of asked) await learner.ask("POST", `${call}/${id}/${path}`, body);
      },
    });
  }
  return visits;
}

/** Three at a time: the line is slow, not the machine. */
async function inTurns<T>(tasks: readonly (() => Promise<T>)[]): Promise<T[]> {
  const found: T[] = [];
  for (let at = 0; at < tasks.length; at += 3)
    found.push(...(await Promise.all(tasks.slice(at, at + 3).map((task) => task()))));
  return found;
}

/** The first visit of a browser that knows nothing yet, and the second one. */
async function visit(browser: Browser, { url }: Salida, path: string, session?: unknown): Promise<Visit> {
  const context = await browser.newContext({ ...phone, baseURL: url });
  if (session) await context.addInitScript({ content: keeping(session) });
  const page = await slowPage(context);
  // a tab's very first document lends its layout to the page that takes its place
  await page.goto("about:blank");
  await page.goto(path);
  await whatWasSeen(page);
  // what lies further down may be drawn only now
  await page.evaluate("scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })");
  const first = await whatWasSeen(page);
  await page.goto("about:blank");
  await page.goto(path);
  const second = await whatWasSeen(page);
  await context.close();
  return { path, first, second };
}

/** From the log-in page to the dashboard, which is what most visits begin with. */
async function logIn(browser: Browser, { url }: Salida): Promise<Visit> {
  const context = await browser.newContext({ ...phone, baseURL: url });
  const page = await slowPage(context);
  await page.goto("/login?lng=en");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await page.waitForURL("**/dashboard");
  const first = await whatWasSeen(page);
  await context.close();
  return { path: "/login to /dashboard", first, second: first };
}

/** Runs in the page: it is signed in. */
function keeping(session: unknown): string {
  const kept = JSON.stringify(JSON.stringify(session));
  return `if (location.protocol !== "about:") localStorage.setItem("sb-127-auth-token", ${kept})`;
}

function printVisits(visits: readonly Visit[]): void {
  printTable(
    "shift: a phone of 390 px, 400 ms and 50 kB/s from the server",
    ["screen", "shift", "again", "paint s", "again s", "what moved"],
    visits.map(({ path, first, second }) => [
      nameOf(path),
      first.shift.toFixed(3),
      second.shift.toFixed(3),
      (first.paint / 1000).toFixed(1),
      (second.paint / 1000).toFixed(1),
      first.shift > most.shift ? [...new Set(first.moved)].slice(0, 4).join(" | ").slice(0, 160) : "",
    ]),
  );
}

function requirements(visits: readonly Visit[]): Requirement[] {
  return visits.flatMap(({ path, first, second }) => [
    atMost(`shift of ${nameOf(path)}`, most.shift, Math.max(first.shift, second.shift), 3),
    ...(open.includes(path)
      ? []
      : [atMost(`second paint of ${nameOf(path)}`, most.paint, second.paint / 1000, 1, " s")]),
  ]);
}

function nameOf(path: string): string {
  return path.replace(/\/[0-9a-f-]{36}$/, "/…");
}
