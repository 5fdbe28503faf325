import { serverMegabytes } from "../cpu-time.ts";
import { quantile } from "../figures.ts";
import { atMost, printTable, type Requirement, type Section } from "../report.ts";
import { countKept, findLost } from "./acknowledged.ts";
import { type Counted, headings, latencies, rowOf, sum } from "./counted.ts";
import { processorTime, type Stage, stageFor, warmUp } from "./stage.ts";

const rate = Number(process.env.LOAD_RATE ?? 200);
/** Each asks something every three seconds. */
const learners = 3 * rate;
const seconds = Number(process.env.LOAD_SECONDS ?? 600);
const warmUpSeconds = Math.min(120, seconds);
/** How much more than the ordinary is asked of it, and for how long. */
const excess = { times: 3, seconds: Math.max(10, seconds / 10) };
const afterSeconds = Math.max(10, seconds / 20);
/** Milliseconds of 99 of 100. */
const most = { reads: 150, writes: 300 };

/** What learners at work are answered, on an ordinary day and when far too many come. */
export const load: Section = {
  name: "load",
  about: `${learners} learners at work, ${rate} requests a second for ${seconds} s, then ${excess.times} times as many`,
  alone: true,
  async measure() {
    const stage = await stageFor("load", learners);
    await warmUp(stage, rate, warmUpSeconds);
    const ordinary = await during(stage, "ordinary", rate, seconds);
    const crowded = await during(stage, `${excess.times} times as many`, excess.times * rate, excess.seconds);
    const after = await during(stage, "after it", rate, afterSeconds);
    stage.crowd.leave();
    const lost = await findLost(stage.client, stage.members);
    for (const what of lost.slice(0, 20)) console.log(`  missing: ${what}`);
    console.log(`  ${countKept(stage.members)} writes were acknowledged`);
    return [
      ...quick("ordinary", ordinary),
      ...told(crowded),
      ...quick("after it", after),
      atMost("acknowledged writes that are missing, sums that are wrong", 0, lost.length, 0),
    ];
  },
};

/** A time of load, and what is told of it. */
async function during(stage: Stage, name: string, perSecond: number, lasting: number): Promise<Counted> {
  const before = processorTime(stage);
  const memory = serverMegabytes(stage.salida.pid);
  const began = performance.now();
  const counted = await stage.crowd.work(perSecond, lasting);
  const took = (performance.now() - began) / 1_000;
  const after = processorTime(stage);
  print(`load, ${name}: ${perSecond} requests a second for ${lasting.toFixed(0)} s`, counted);
  const shares = Object.entries(after).map(
    ([who, time]) => `${who} ${((100 * (time - before[who as keyof typeof before])) / took).toFixed(0)} %`,
  );
  console.log(
    `  of a core: ${shares.join(", ")}; memory of the server ${memory.toFixed(0)} → ` +
      `${serverMegabytes(stage.salida.pid).toFixed(0)} MB; all answered after ${took.toFixed(1)} s`,
  );
  return counted;
}

function print(title: string, counted: Counted): void {
  const { lines, statuses, refused, odd, broken, late } = counted;
  const all = sum(statuses);
  const { reads, writes, signIns } = latencies(counted);
  const sorted = (times: readonly number[]) => times.toSorted((a, b) => a - b);
  printTable(title, headings, [
    ...[...lines.values()]
      .sort((one, other) => other.granted.length - one.granted.length)
      .map(({ name, granted }) => rowOf(name, sorted(granted), all)),
    rowOf("all reads", reads, all),
    rowOf("all writes", writes, all),
    rowOf("signing in", signIns, all),
    rowOf("refused", sorted(refused), all),
    rowOf("begun late by", sorted(late), all),
  ]);
  console.log(`  answered: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(", ")}`);
  for (const [what, count] of [...odd, ...broken]) console.log(`  ${count} × ${what}`);
}

/** An ordinary day: everybody is answered, and soon. */
function quick(when: string, counted: Counted): Requirement[] {
  const { reads, writes, signIns } = latencies(counted);
  const others = sum(counted.statuses) - reads.length - writes.length - signIns.length;
  return [
    atMost(`${when}: reads, p99`, most.reads, quantile(reads, 0.99), 1, " ms"),
    atMost(`${when}: writes, p99`, most.writes, quantile(writes, 0.99), 1, " ms"),
    atMost(`${when}: answers that are no success`, 0, others, 0),
    atMost(`${when}: connections that broke`, 0, sum(counted.broken), 0),
  ];
}

/** Far too many: who cannot be served is told so, and when to come back. */
function told({ odd, untold, broken }: Counted): Requirement[] {
  return [
    atMost("crowded: answers but success, 429 and 503", 0, sum(odd), 0),
    atMost("crowded: refusals that do not say when to come back", 0, untold, 0),
    atMost("crowded: connections that broke", 0, sum(broken), 0),
  ];
}
