import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { readLibrary } from "@salida/library/read.ts";
import { type Level, levelName, levels } from "@salida/rules/levels.ts";
import { rateTolerance, speechRate } from "@salida/rules/speech-rates.ts";
import { openEmbeddedSpeech } from "../../server/src/engines/embedded/embedded-speech.ts";
import type { Speech, Spoken } from "../../server/src/engines/speech.ts";
import { quantile, spreadOf } from "./figures.ts";
import { atMost, printTable, type Requirement, type Section } from "./report.ts";

const library = fileURLToPath(new URL("../../library/texts", import.meta.url));
const worker = new URL("../../server/src/engines/embedded/speech-worker.ts", import.meta.url);
/** A usual listening's. */
const usualWords = 200;
const atOnce = 4;

interface Measured extends Spoken {
  level: Level;
  cpuSeconds: number;
}

/** What a recording costs, whether it is at its level's rate, and whether anybody waits for it who did not ask. */
export const speech: Section = {
  name: "speech",
  about: "recordings by the on-board synthesiser: cost, rate, size, and what others notice of it",
  async measure() {
    const texts = await textsByLevel();
    const engine = openEmbeddedSpeech(worker);
    try {
      // the first one loads the synthesiser
      await engine.speak([{ voice: "woman", text: "Hello." }], 0);
      const measured: Measured[] = [];
      for (const [level, text] of texts) measured.push(await speakAlone(engine, level, text));
      printRecordings(measured);
      const notice = [await whatOthersNotice(), await whatOthersNotice(() => speakAtOnce(engine, texts))];
      printNotice(notice);
      return requirements(measured, notice);
    } finally {
      await engine.close();
    }
  },
};

async function textsByLevel(): Promise<Map<Level, string>> {
  const texts = new Map<Level, string>();
  for (const { kind, level, words, body } of await readLibrary(library))
    if (kind === "reading" && words >= usualWords) texts.set(level, (body as { text: string }).text);
  if (texts.size < levels.length) throw new Error("the library has no text of 200 words for some level");
  return new Map([...texts].toSorted(([one], [other]) => one - other));
}

async function speakAlone(engine: Speech, level: Level, text: string): Promise<Measured> {
  const before = process.cpuUsage();
  const spoken = await engine.speak([{ voice: "woman", text }], level);
  const { user, system } = process.cpuUsage(before);
  return { ...spoken, level, cpuSeconds: (user + system) / 1e6 };
}

async function speakAtOnce(engine: Speech, texts: ReadonlyMap<Level, string>): Promise<void> {
  const text = texts.get(0) ?? "";
  await Promise.all(Array.from({ length: atOnce }, () => engine.speak([{ voice: "man", text }], 0)));
}

interface Notice {
  /** Milliseconds by which the main thread was late. */
  loop: { p99: number; max: number };
  /** Milliseconds of each call. */
  calls: number[];
}

/** Asks a bare server in this process all the while, and watches its event loop. */
async function whatOthersNotice(meanwhile = () => sleep(3_000)): Promise<Notice> {
  const server = createServer((_request, response) => response.end("{}")).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const loop = monitorEventLoopDelay({ resolution: 5 });
  const calls: number[] = [];
  try {
    let over = false;
    const others = meanwhile().finally(() => {
      over = true;
    });
    loop.enable();
    while (!over) {
      const began = performance.now();
      await (await fetch(url)).text();
      calls.push(performance.now() - began);
      await sleep(5);
    }
    await others;
  } finally {
    loop.disable();
    server.close();
    server.closeAllConnections();
  }
  const late = { p99: loop.percentile(99) / 1e6, max: loop.max / 1e6 };
  return { loop: late, calls: calls.toSorted((a, b) => a - b) };
}

function rateOf({ words, seconds }: Spoken): number {
  return (words * 60) / seconds;
}

function printRecordings(measured: readonly Measured[]): void {
  printTable(
    "speech: one text of each level, alone",
    ["level", "words", "seconds", "words a minute", "kB", "CPU s", "CPU s for 200 words"],
    measured.map((each) => [
      levelName(each.level),
      each.words,
      each.seconds.toFixed(1),
      rateOf(each).toFixed(1),
      (each.bytes.length / 1_000).toFixed(0),
      each.cpuSeconds.toFixed(2),
      ((each.cpuSeconds / each.words) * usualWords).toFixed(2),
    ]),
  );
}

function printNotice(notice: readonly Notice[]): void {
  const [idle, busy] = notice.map(({ loop, calls }) => [
    calls.length,
    quantile(calls, 0.5).toFixed(1),
    quantile(calls, 0.99).toFixed(1),
    spreadOf(calls).max.toFixed(1),
    loop.p99.toFixed(1),
    loop.max.toFixed(1),
  ]);
  printTable(
    "speech: what others notice, in milliseconds",
    ["meanwhile", "calls", "median", "p99", "longest", "event loop p99", "longest"],
    [
      ["nothing", ...(idle ?? [])],
      [`${atOnce} recordings at once`, ...(busy ?? [])],
    ],
  );
}

function requirements(measured: readonly Measured[], [, busy]: readonly Notice[]): Requirement[] {
  const misses = measured.map((each) => Math.abs(rateOf(each) - speechRate(each.level)));
  const [slowest] = measured;
  const perWord = Math.max(...measured.map(({ cpuSeconds, words }) => cpuSeconds / words));
  return [
    atMost("CPU of 200 words, the costliest level", 3, perWord * usualWords, 2, " s"),
    atMost("words a minute beside the level's", rateTolerance, Math.max(...misses), 1),
    atMost(
      "200 words at A1",
      950,
      slowest ? (slowest.bytes.length / slowest.words) * 0.2 : Number.NaN,
      0,
      " kB",
    ),
    atMost(
      `p99 of a call while ${atOnce} recordings are made`,
      250,
      quantile(busy?.calls ?? [], 0.99),
      0,
      " ms",
    ),
  ];
}
