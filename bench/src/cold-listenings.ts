import { setTimeout as sleep } from "node:timers/promises";
import { temporaryFolder } from "./clean-up.ts";
import { quantile, spreadOf } from "./figures.ts";
import { type Learner, signUp } from "./learner.ts";
import { atMost, printTable, type Requirement, type Section } from "./report.ts";
import { startSalida } from "./salida.ts";

const each = 10;
const topics = [
  "FOOD",
  "MUSIC",
  "SPORTS",
  "TRAVEL",
  "GAMES",
  "HORROR",
  "ARTS",
  "FASHION",
  "CULTURE",
  "ANIMALS",
];
/** Milliseconds between two looks, as the page has it. */
const look = 800;
/** Milliseconds of another learner's calls, 99 of 100. */
const most = 250;
const othersAsk = ["/api/v1/user-readings/page?page=0", "/api/v1/user-stats"];

interface Shown {
  audio: { url: string } | null;
  generation: { progress: number | null } | null;
}

/** Asks for a listening until it can be heard; gives how long the longest answer took, in milliseconds. */
export async function untilHeard(learner: Learner, id: string): Promise<number> {
  let longest = 0;
  for (;;) {
    const began = performance.now();
    const { audio } = await learner.ask<Shown>("GET", `/api/v1/user-listenings/${id}`);
    longest = Math.max(longest, performance.now() - began);
    if (audio) return longest;
    await sleep(look);
  }
}

/** Twenty listenings that nobody has heard yet, at once: how long two learners wait, and what a third notices. */
export const coldListenings: Section = {
  name: "cold-listenings",
  about: "twenty unheard listenings at once by two learners: until each sounds, and a third learner's calls",
  async measure() {
    const salida = await startSalida(temporaryFolder("cold-listenings"));
    const [ann, bob, eve] = await Promise.all(
      ["ann", "bob", "eve"].map((name) => signUp(salida, `${name}@example.test`)),
    );
    if (!ann || !bob || !eve) throw new Error("nobody signed up");
    const heard: number[] = [];
    const answers: number[] = [];
    const began = performance.now();
    const hear = async (learner: Learner, level: number, context: string | undefined) => {
      const body = { context, level };
      const { id } = await learner.ask<{ id: string }>("POST", "/api/v1/user-listenings", body);
      answers.push(await untilHeard(learner, id));
      heard.push((performance.now() - began) / 1_000);
    };
    const all = Array.from({ length: each }, (_, at) => [hear(ann, 1, topics[at]), hear(bob, 2, topics[at])]);
    const calls = await callsWhile(eve, Promise.all(all.flat()));
    await salida.stop();
    heard.sort((a, b) => a - b);
    print(heard, answers, calls);
    return requirements(answers, calls);
  },
};

/** Milliseconds of each call that a learner makes while something else goes on, sorted. */
async function callsWhile(learner: Learner, going: Promise<unknown>): Promise<number[]> {
  const calls: number[] = [];
  let over = false;
  const end = going.finally(() => {
    over = true;
  });
  while (!over) {
    for (const path of othersAsk) {
      const began = performance.now();
      await learner.ask("GET", path);
      calls.push(performance.now() - began);
    }
    await sleep(5);
  }
  await end;
  return calls.toSorted((a, b) => a - b);
}

function print(heard: number[], answers: number[], calls: number[]): void {
  printTable(
    `cold-listenings: ${2 * each} at once by two learners`,
    ["", "first", "median", "p99", "last"],
    [
      ["seconds until it sounds", ...row(heard)],
      ["ms, longest answer to a look", ...row(answers.toSorted((a, b) => a - b))],
      [`ms, ${calls.length} calls of a third learner`, ...row(calls)],
    ],
  );
}

function row(sorted: number[]): string[] {
  const { min, max } = spreadOf(sorted);
  return [min, quantile(sorted, 0.5), quantile(sorted, 0.99), max].map((figure) => figure.toFixed(1));
}

function requirements(answers: number[], calls: number[]): Requirement[] {
  return [
    atMost("a third learner's calls, p99, meanwhile", most, quantile(calls, 0.99), 1, " ms"),
    atMost("the longest that an answer about a listening took", 5_000, Math.max(...answers), 0, " ms"),
  ];
}
