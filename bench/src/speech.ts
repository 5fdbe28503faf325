import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { readLibrary } from "@salida/library/read.ts";
import { type Level, levelName, levels } from "@salida/rules/levels.ts";
import { rateTolerance, speechRate } from "@salida/rules/speech-rates.ts";
import { openEmbeddedSpeech } from "../../server/src/engines/speech/embedded/open-embedded-speech.ts";
import type { Speech, Spoken } from "../../server/src/engines/speech/speech.ts";
import { untilHeard } from "./cold-listenings.ts";
import { serverSeconds } from "./cpu-time.ts";
import { quantile, spreadOf } from "./figures.ts";
import type { Learner } from "./learner.ts";
import { atMost, printTable, type Requirement, type Section } from "./report.ts";
import { stageOf } from "./stages.ts";

const library = fileURLToPath(new URL("../../library/texts", import.meta.url));
const worker = new URL("../../server/src/engines/speech/embedded/speech-worker.ts", import.meta.url);
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
      await engine.speak([{ voice: "woman", text: "Hello." }], 0, { who: "bench" });
      const measured: Measured[] = [];
      for (const [level, text] of texts) measured.push(await speakAlone(engine, level, text));
      printRecordings(measured);
      const { learner } = await stageOf(10_000);
      const notice = [
        await whatOthersNotice(learner),
        await whatOthersNotice(learner, () => listeningsAtOnce(learner)),
      ];
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
  const before = serverSeconds(process.pid);
  const spoken = await engine.speak([{ voice: "woman", text }], level, { who: "bench" });
  return { ...spoken, level, cpuSeconds: serverSeconds(process.pid) - before };
}

/** Milliseconds of each call, sorted. */
type Notice = number[];

const meanwhileAsked = ["/api/v1/user-readings/page?page=0", "/api/v1/user-stats"];

/** Asks a real server for a learner's list and statistics all the while. */
async function whatOthersNotice(learner: Learner, meanwhile = () => sleep(3_000)): Promise<Notice> {
  const calls: number[] = [];
  let over = false;
  const others = meanwhile().finally(() => {
    over = true;
  });
  while (!over) {
    for (const path of meanwhileAsked) {
      const began = performance.now();
      await learner.ask("GET", path);
      calls.push(performance.now() - began);
    }
    await sleep(5);
  }
  await others;
  return calls.toSorted((a, b) => a - b);
}

/** Has listenings of the slowest level made anew, as many at once as there are topics here. */
async function listeningsAtOnce(learner: Learner): Promise<void> {
  const made = ["FOOD", "MUSIC", "SPORTS", "TRAVEL"].map(async (context) => {
    const { id } = await learner.ask<{ id: string }>("POST", "/api/v1/user-listenings", {
      context,
      level: 0,
    });
    await untilHeard(learner, id);
  });
  if (made.length !== atOnce) throw new Error(`${made.length} listenings are not ${atOnce}`);
  await Promise.all(made);
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
  const [idle, busy] = notice.map((calls) => [
    calls.length,
    quantile(calls, 0.5).toFixed(1),
    quantile(calls, 0.99).toFixed(1),
    spreadOf(calls).max.toFixed(1),
  ]);
  printTable(
    "speech: what a learner who asks for something else notices, in milliseconds",
    ["meanwhile", "calls", "median", "p99", "longest"],
    [
      ["nothing", ...(idle ?? [])],
      [`${atOnce} listenings are made`, ...(busy ?? [])],
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
      `p99 of other calls while ${atOnce} listenings are made`,
      250,
      quantile(busy ?? [], 0.99),
      0,
      " ms",
    ),
  ];
}
