import { existsSync } from "node:fs";
import { Launcher, launch } from "chrome-launcher";
import runLighthouse from "lighthouse";
import { atEnd, temporaryFolder } from "./clean-up.ts";
import { middle, spreadText } from "./figures.ts";
import { atLeast, printTable, type Section } from "./report.ts";
import { type Salida, startSalida } from "./salida.ts";

const runs = 5;
const least = 98;
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

/** What Lighthouse, as a phone on a slow network, thinks of the landing page. */
export const lighthouse: Section = {
  name: "lighthouse",
  about: "the landing page as Lighthouse's mobile preset sees it",
  async measure() {
    const salida = await startSalida(temporaryFolder("lighthouse"));
    const found: Judged[] = [];
    for (let run = 0; run < runs; run += 1) found.push(await judge(salida));
    await salida.stop();
    const scores = (category: string) => found.map((run) => run[category] ?? 0);
    printTable(
      `lighthouse: the landing page, mobile, ${runs} runs (min / median / max)`,
      ["what", "found"],
      [...categories, ...times].map((name) => [name, spreadText(scores(name), 0)]),
    );
    return categories.map((name) => atLeast(`lighthouse, ${name}`, least, middle(scores(name)), 0));
  },
};

type Judged = Readonly<Record<string, number>>;

/** One run in a browser of its own; scores are 0 to 100, times in milliseconds of the simulated phone. */
async function judge({ url }: Salida): Promise<Judged> {
  const chromePath = browserPath();
  const browser = await launch({ chromeFlags: flags, ...(chromePath && { chromePath }) });
  let open = true;
  const close = () => {
    if (open) browser.kill();
    open = false;
  };
  atEnd(close);
  try {
    const result = await runLighthouse(url, {
      port: browser.port,
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

function browserPath(): string | undefined {
  const known = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser"];
  return known.find((path) => path && existsSync(path)) ?? Launcher.getInstallations()[0];
}
