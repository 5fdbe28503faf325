import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { policyFor } from "../../server/src/http/page-policy.ts";
import { temporaryFolder } from "./clean-up.ts";
import { middle, spreadOf, spreadText } from "./figures.ts";
import { gzipped } from "./manifest.ts";
import { atLeast, atMost, printTable, type Requirement, type Section } from "./report.ts";
import { root } from "./salida.ts";
import { openBrowser } from "./slow-line.ts";
import { centroid, thirds } from "./spectrum.ts";

const site = "http://127.0.0.1:9";
const page404 = { status: 404, body: "" };
/** How many of the topics with the most notes are tried on a processor four times slower. */
const slowTopics = 6;

/** Runs in the page: notes long tasks, and when a loop began after a press. */
const watching = `
  globalThis.seen = { pressed: 0, looped: 0, longest: 0 };
  addEventListener("click", () => { seen.pressed = performance.now(); seen.longest = 0; }, true);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: "longtask" });
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...given) {
    if (this.loop && this.context instanceof AudioContext) seen.looped = performance.now();
    return start.apply(this, given);
  };`;

interface Heard {
  name: string;
  left: Float32Array;
  right: Float32Array;
  rate: number;
  /** Milliseconds its rendering took. */
  took: number;
}

interface Judged {
  name: string;
  loud: number;
  peak: number;
  offset: number;
  seam: number;
  bands: number[];
  took: number;
}

/** What the ambient sounds of escape rooms are like: a browser renders every one, under the policy of our pages. */
export const roomsSound: Section = {
  name: "rooms-sound",
  about: "ambient loops of the 34 topics: loudness, seam, likeness; time to render, weight",
  async measure() {
    const folder = builtHarness();
    const browser = await openBrowser();
    const page = await browser.newPage();
    await page.addInitScript({ content: watching });
    const refusals: string[] = [];
    page.on("console", (said) => {
      if (/Content Security Policy|TrustedScript/i.test(said.text())) refusals.push(said.text());
    });
    await serve(page, folder);
    const topics = await page.evaluate<string[]>("ambient.topics");
    const loops: Heard[] = [];
    for (const topic of topics) loops.push(await render(page, topic, "renderLoop", "ambient.compose(it)"));
    const signals = [
      await render(page, "success", "render", "ambient.success(45)"),
      await render(page, "door", "render", "ambient.door(45)"),
    ];
    const waits: number[] = [];
    for (const topic of topics) waits.push((await playRoom(page, topic)).wait);
    const slow = await longestTasks(page, topics);
    await browser.close();
    const judged = loops.map(judge);
    print(judged, signals.map(judge), waits);
    return [
      ...ofSound(judged, signals.map(judge)),
      ...ofLikeness(loops, judged),
      atMost("from the press to the loop, median", 500, middle(waits), 0, " ms"),
      atMost(
        `longest task, processor 4 times slower, ${slowTopics} topics`,
        200,
        Math.max(0, ...slow),
        0,
        " ms",
      ),
      atMost("weight of the code", 6, gzipped(readFileSync(join(folder, "ambient.js"))) / 1000, 1, " kB"),
      atMost("refused by the policy of our pages", 0, refusals.length, 0),
    ];
  },
};

function builtHarness(): string {
  const folder = temporaryFolder("sounds");
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, "web/harness/build-sounds.mjs"), folder],
    {
      encoding: "utf8",
    },
  );
  if (status !== 0) throw new Error(stderr);
  return folder;
}

async function serve(page: Page, folder: string): Promise<void> {
  const types: Record<string, string> = { css: "text/css", js: "text/javascript", html: "text/html" };
  await page.route(`${site}/**`, (route) => {
    const path = join(folder, new URL(route.request().url()).pathname);
    if (!existsSync(path)) return route.fulfill(page404);
    const body = readFileSync(path);
    const contentType = types[path.split(".").at(-1) ?? ""] ?? "application/octet-stream";
    const policy = policyFor(contentType === "text/html" ? String(body) : "", {
      connect: [],
      challenge: false,
    });
    return route.fulfill({ body, contentType, headers: { "content-security-policy": policy } });
  });
  await page.goto(`${site}/harness/ambient.html`);
}

/** Renders a score in the page and takes the samples out. */
async function render(page: Page, name: string, by: string, score: string): Promise<Heard> {
  const { rate, took, samples } = await page.evaluate<{ rate: number; took: number; samples: string[] }>(
    `(async (it) => {
      const began = performance.now();
      const sound = await ambient.${by}(${score});
      const took = performance.now() - began;
      const text = (bytes) => {
        let out = "";
        for (let at = 0; at < bytes.length; at += 32768) out += String.fromCharCode(...bytes.subarray(at, at + 32768));
        return btoa(out);
      };
      const samples = [0, 1].map((it) => text(new Uint8Array(sound.getChannelData(it).buffer)));
      return { rate: sound.sampleRate, took, samples };
    })(${JSON.stringify(name)})`,
  );
  const [left = new Float32Array(), right = new Float32Array()] = samples.map(
    (text) => new Float32Array(new Uint8Array(Buffer.from(text, "base64")).buffer),
  );
  return { name, left, right, rate, took };
}

/** A learner's press, in a page that knows nothing yet: ms until the loop begins, and the longest task until all is made. */
async function playRoom(page: Page, topic: string): Promise<{ wait: number; longest: number }> {
  await page.goto(`${site}/harness/ambient.html`);
  await page.getByLabel("Topic").selectOption(topic);
  await page.getByRole("button", { name: "Play" }).click();
  const look = () => page.evaluate<{ pressed: number; looped: number; longest: number }>("seen");
  while ((await look()).looped === 0) await page.waitForTimeout(50);
  await page.waitForTimeout(700);
  const seen = await look();
  return { wait: seen.looped - seen.pressed, longest: seen.longest };
}

async function longestTasks(page: Page, topics: readonly string[]): Promise<number[]> {
  const counts = await page.evaluate<number[]>(
    "ambient.topics.map((it) => ambient.compose(it).sounds.length)",
  );
  const most = topics
    .map((topic, at) => ({ topic, notes: counts[at] ?? 0 }))
    .toSorted((a, b) => b.notes - a.notes)
    .slice(0, slowTopics);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const found: number[] = [];
  for (const { topic } of most) found.push((await playRoom(page, topic)).longest);
  return found;
}

function judge({ name, left, right, rate, took }: Heard): Judged {
  const both = [left, right];
  const decibels = (amplitude: number) => 20 * Math.log10(amplitude + 1e-9);
  const power = both.flatMap((side) => [side.reduce((sum, it) => sum + it * it, 0) / side.length]);
  const peak = Math.max(...both.map((side) => side.reduce((most, it) => Math.max(most, Math.abs(it)), 0)));
  return {
    name,
    loud: decibels(Math.sqrt(power.reduce((a, b) => a + b, 0) / 2)),
    peak: decibels(peak),
    offset: Math.max(...both.map((side) => Math.abs(side.reduce((sum, it) => sum + it, 0) / side.length))),
    seam: Math.max(...both.map(seamOf)),
    bands: thirds(
      left.map((it, at) => (it + (right[at] ?? 0)) / 2),
      rate,
    ),
    took,
  };
}

/** The step from the last sample to the first, to the largest step there is. */
function seamOf(side: Float32Array): number {
  let largest = 0;
  for (let at = 1; at < side.length; at += 1)
    largest = Math.max(largest, Math.abs((side[at] ?? 0) - (side[at - 1] ?? 0)));
  return Math.abs((side[0] ?? 0) - (side.at(-1) ?? 0)) / largest;
}

function ofSound(loops: readonly Judged[], signals: readonly Judged[]): Requirement[] {
  const all = [...loops, ...signals];
  const { min, max } = spreadOf(loops.map(({ loud }) => loud));
  return [
    atMost("the highest peak", -1, Math.max(...all.map(({ peak }) => peak)), 1, " dBFS"),
    atMost("loudest loop to quietest", 4, max - min, 1, " dB"),
    atLeast("the quietest loop", -40, min, 1, " dBFS"),
    atMost("the largest offset from zero", 0.001, Math.max(...all.map(({ offset }) => offset)), 5),
    atMost("the step at the seam to the largest within", 1, Math.max(...loops.map(({ seam }) => seam))),
  ];
}

/** Any two topics, by their spectra and by their samples. */
function ofLikeness(loops: readonly Heard[], judged: readonly Judged[]): Requirement[] {
  const pairs = judged.flatMap((one, at) =>
    judged.slice(at + 1).map((other, after) => ({
      names: `${one.name} and ${other.name}`,
      apart:
        one.bands.reduce((sum, it, band) => sum + Math.abs(it - (other.bands[band] ?? 0)), 0) /
        one.bands.length,
      alike: correlation(loops[at]?.left, loops[at + 1 + after]?.left),
    })),
  );
  const nearest = pairs.toSorted((a, b) => a.apart - b.apart);
  const likest = pairs.toSorted((a, b) => b.alike - a.alike);
  printTable(
    "rooms-sound: the topics most like each other",
    ["topics", "dB apart", "correlation"],
    [...nearest.slice(0, 4), ...likest.slice(0, 4)].map(({ names, apart, alike }) => [
      names,
      apart.toFixed(1),
      alike.toFixed(2),
    ]),
  );
  return [
    atLeast("any two spectra, by thirds of octaves", 1.5, nearest[0]?.apart ?? 0, 1, " dB apart"),
    atMost("any two loops' correlation", 0.5, likest[0]?.alike ?? 1),
  ];
}

function correlation(
  one: Float32Array = new Float32Array(),
  other: Float32Array = new Float32Array(),
): number {
  const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, it, at) => sum + it * (b[at] ?? 0), 0);
  return Math.abs(dot(one, other)) / Math.sqrt(dot(one, one) * dot(other, other));
}

function print(loops: readonly Judged[], signals: readonly Judged[], waits: readonly number[]) {
  printTable(
    "rooms-sound: every loop, and the two signals",
    ["sound", "dBFS", "peak", "centroid, Hz", "seam", "rendered, ms", "press to loop, ms"],
    [...loops, ...signals].map(({ name, loud, peak, bands, seam, took }, at) => [
      name,
      loud.toFixed(1),
      peak.toFixed(1),
      centroid(bands).toFixed(0),
      seam.toFixed(2),
      took.toFixed(0),
      waits[at]?.toFixed(0) ?? "",
    ]),
  );
  console.log(`\n  from the press to the loop, ms (min / median / max): ${spreadText(waits, 0)}`);
}
