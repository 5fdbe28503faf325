import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { Launcher, launch } from "chrome-launcher";
import runLighthouse from "lighthouse";
import { atEnd, temporaryFolder } from "./clean-up.ts";
import { middle, spreadText } from "./figures.ts";
import { signIn, signUp } from "./learner.ts";
import { atLeast, printTable, type Requirement, type Section } from "./report.ts";
import { type Salida, startSalida } from "./salida.ts";

const runs = 5;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"] as const;

const flags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const email = "ana@example.test";
/** What each page must reach. */
const pages = [
  { path: "/", least: { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 } },
  { path: "/login", least: { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } },
  {
    path: "/dashboard",
    least: { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 },
    signedIn: true,
  },
];

/** What Lighthouse, as a phone on a slow network, thinks of the landing page and of the two after it. */
export const lighthouse: Section = {
  name: "lighthouse",
  about: "landing page, log-in and dashboard as Lighthouse's mobile preset sees them",
  async measure() {
    const salida = await startSalida(temporaryFolder("lighthouse"));
    await signUp(salida, email);
    const requirements: Requirement[] = [];
    for (const { path, least, signedIn } of pages) {
      const found: Judged[] = [];
      for (let run = 0; run < runs; run += 1) found.push(await judge(salida, path, signedIn ?? false));
      const scores = (category: string) => found.map((run) => run[category] ?? 0);
      printTable(
        `lighthouse: ${path}, mobile, ${runs} runs (min / median / max)`,
        ["what", "found"],
        [...categories, ...times].map((name) => [name, spreadText(scores(name), 0)]),
      );
      for (const [name, most] of Object.entries(least))
        requirements.push(atLeast(`lighthouse, ${path}, ${name}`, most, middle(scores(name)), 0));
    }
    await salida.stop();
    return requirements;
  },
};

type Judged = Readonly<Record<string, number>>;

/** One run in a browser of its own; scores are 0 to 100, times in milliseconds of the simulated phone. */
async function judge(salida: Salida, path: string, signedIn: boolean): Promise<Judged> {
  const chromePath = browserPath();
  const browser = await launch({ chromeFlags: flags, ...(chromePath && { chromePath }) });
  let open = true;
  const close = () => {
    if (open) browser.kill();
    open = false;
  };
  atEnd(close);
  try {
    if (signedIn) await keepSession(salida, browser.port);
    const result = await runLighthouse(`${salida.url}${path}`, {
      port: browser.port,
      disableStorageReset: signedIn,
      logLevel: "error",
      onlyCategories: [...categories],
    });
    if (!result) throw new Error("Lighthouse answered nothing");
    const { categories: judged, audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(runtimeError.message);
    return Object.fromEntries([
      ...categories.map((name) => [name, Math.round((judged[name]?.score ?? 0) * 100)]),
      ...times.map((name) => [name, audits[name]?.numericValue ?? Number.NaN]),
    ]);
  } finally {
    close();
  }
}

/** Puts a session where the application looks for it. */
async function keepSession(salida: Salida, port: number): Promise<void> {
  const { session } = await signIn(salida, email);
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  await page?.goto(`${salida.url}/robots.txt`);
  await page?.evaluate(
    `localStorage.setItem("sb-127-auth-token", ${JSON.stringify(JSON.stringify(session))})`,
  );
  await page?.close();
  await browser.close();
}

function browserPath(): string | undefined {
  const known = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser"];
  return known.find((path) => path && existsSync(path)) ?? Launcher.getInstallations()[0];
}
