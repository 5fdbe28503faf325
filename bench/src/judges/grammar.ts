import { levels } from "@salida/rules/levels.ts";
import type { Correction } from "../../../server/src/engines/grammar/correction.ts";
import { openGrammar } from "../../../server/src/engines/grammar/embedded/open-grammar.ts";
import type { Grammar } from "../../../server/src/engines/grammar/grammar.ts";
import { quantile, spreadText } from "../figures.ts";
import { atLeast, atMost, printTable, type Requirement, type Section } from "../report.ts";
import { type GradedSentence, type Half, halfOf, halves, readSet } from "./graded-sets.ts";

const worker = new URL("../../../server/src/engines/grammar/embedded/grammar-worker.ts", import.meta.url);
const checks = 40;
/** By hands that had not seen the rules. */
const others = ["corrections-2", "corrections-3", "corrections-4", "corrections-5", "corrections-6"];

interface Tally {
  half: Half;
  /** Sentences without a mistake, and those of them in which one was found. */
  correct: number;
  alarms: number;
  findings: number;
  findingsRight: number;
  /** Of those, what is mended as the grader would have it. */
  mended: number;
  mistakes: Map<string, { all: number; found: number }>;
}

/** How many of the mistakes of the graded sentences are found, and how much that is right is flagged. */
export const grammar: Section = {
  name: "grammar",
  about: "corrections against the graded sentences, open and held back, and the time of a check",
  async measure() {
    const checker = openGrammar(worker);
    try {
      const { sentences } = readSet<{ sentences: GradedSentence[] }>("corrections");
      const tallies: Tally[] = [];
      for (const half of halves) tallies.push(await tally(checker, half, halfOf(sentences, half)));
      printTallies(tallies);
      // of the other half only the sums are told, or it would be open too
      for (const one of tallies) if (one.half === "open") printKinds(one);
      for (const set of others) await printByLevel(checker, set);
      return [...tallies.flatMap(requirements), await speed(checker)];
    } finally {
      await checker.close();
    }
  },
};

async function tally(checker: Grammar, half: Half, sentences: readonly GradedSentence[]): Promise<Tally> {
  const sum: Tally = {
    half,
    correct: 0,
    alarms: 0,
    findings: 0,
    findingsRight: 0,
    mended: 0,
    mistakes: new Map(),
  };
  for (const { text, correct, mistakes } of sentences) {
    const found = await checker.check(text);
    if (!found) throw new Error("the checker has no answer");
    if (correct) {
      sum.correct += 1;
      sum.alarms += found.length > 0 ? 1 : 0;
    }
    sum.findings += found.length;
    sum.findingsRight += found.filter((one) =>
      mistakes.some(({ wrong }) => overlaps(one, text, wrong)),
    ).length;
    sum.mended += found.filter((one) =>
      mistakes.some(
        ({ wrong, right, also = [] }) =>
          overlaps(one, text, wrong) && [right, ...also].some((good) => mendsAlike(one, text, wrong, good)),
      ),
    ).length;
    for (const { kind, wrong } of mistakes) {
      const { all, found: before } = sum.mistakes.get(kind) ?? { all: 0, found: 0 };
      const isFound = found.some((one) => overlaps(one, text, wrong));
      sum.mistakes.set(kind, { all: all + 1, found: before + (isFound ? 1 : 0) });
    }
  }
  return sum;
}

/** What is found at each level of a set, and how often it is mended as its writer would. */
async function printByLevel(checker: Grammar, set: string): Promise<void> {
  const { sentences } = readSet<{ sentences: (GradedSentence & { level: string })[] }>(set);
  const rows: (string | number)[][] = [];
  for (const half of halves)
    for (const level of levels) {
      const these = halfOf(sentences, half).filter((sentence) => sentence.level === level);
      const { findings, findingsRight, mended, ...one } = await tally(checker, half, these);
      const { all, found } = sums(one);
      const share = (found / all).toFixed(2);
      const { correct, alarms } = one;
      rows.push([half, level, all, found, share, findings, findingsRight, mended, correct, alarms]);
    }
  printTable(
    `grammar: ${set}`,
    [
      "half",
      "level",
      "mistakes",
      "found",
      "share",
      "findings",
      "on a mistake",
      "mended alike",
      "correct",
      "flagged",
    ],
    rows,
  );
}

/** Whether a finding makes of a text what its grader would, but for capitals and punctuation. */
function mendsAlike({ at, length, better }: Correction, text: string, wrong: string, right: string): boolean {
  const letters = (said: string) => said.toLowerCase().replace(/\W/g, "");
  const ours = text.slice(0, at) + better + text.slice(at + length);
  return letters(ours) === letters(text.replace(wrong, () => right));
}

function overlaps({ at, length }: Correction, text: string, wrong: string): boolean {
  const from = text.indexOf(wrong);
  return at < from + wrong.length && from < at + length;
}

function sums({ mistakes }: Pick<Tally, "mistakes">) {
  const all = [...mistakes.values()].reduce((sum, kind) => sum + kind.all, 0);
  const found = [...mistakes.values()].reduce((sum, kind) => sum + kind.found, 0);
  return { all, found };
}

function printTallies(tallies: readonly Tally[]) {
  printTable(
    "grammar: found, and found rightly",
    ["half", "mistakes", "found", "share", "findings", "on a mistake", "correct sentences", "flagged"],
    tallies.map((one) => {
      const { all, found } = sums(one);
      const share = (found / all).toFixed(2);
      return [one.half, all, found, share, one.findings, one.findingsRight, one.correct, one.alarms];
    }),
  );
}

function printKinds({ half, mistakes }: Tally) {
  printTable(
    `grammar: mistakes by kind, ${half}`,
    ["kind", "all", "found"],
    [...mistakes].sort(([a], [b]) => a.localeCompare(b)).map(([kind, { all, found }]) => [kind, all, found]),
  );
}

function requirements(one: Tally): Requirement[] {
  const { half, findings, findingsRight, alarms, correct } = one;
  return [
    atLeast(`corrections on a mistake, ${half}`, 0.9, findingsRight / findings),
    atMost(`correct sentences flagged, ${half}`, 0.05, alarms / correct),
  ];
}

/** Another text each time: the same one is known by then. */
async function speed(checker: Grammar): Promise<Requirement> {
  const words = ["corrections", ...others]
    .flatMap((set) => readSet<{ sentences: GradedSentence[] }>(set).sentences)
    .flatMap(({ text }) => text.split(" "));
  const times: number[] = [];
  for (let check = 0; check < checks; check += 1) {
    const text = words.slice(100 * check, 100 * (check + 1)).join(" ");
    const begun = performance.now();
    await checker.check(text);
    times.push(performance.now() - begun);
  }
  console.log(`\n  a check of 100 words: ${spreadText(times, 1)} ms (min / median / max of ${checks})`);
  return atMost(
    "a check of 100 words, median",
    30,
    quantile(
      times.toSorted((a, b) => a - b),
      0.5,
    ),
    1,
    " ms",
  );
}
