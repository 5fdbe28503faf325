import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { temporaryFolder } from "../clean-up.ts";
import { serverMegabytes } from "../cpu-time.ts";
import { atMost, printTable, type Requirement, type Section } from "../report.ts";
import { findLost } from "./acknowledged.ts";
import { type Counted, headings, latencies, rowOf, sum } from "./counted.ts";
import { slopeOf } from "./slope.ts";
import { type Stage, stageFor, warmUp } from "./stage.ts";
import type { Told } from "./teller.ts";

const learners = 100;
const rate = Number(process.env.SOAK_RATE ?? 30);
const minutes = Number(process.env.SOAK_MINUTES ?? 60);
const warmUpMinutes = Math.min(10, Math.max(1, minutes / 4));
/** A slope of fewer minutes is noise. */
const tellingMinutes = 20;
/** What an hour may add. */
const mostGrowth = 0.5;
/** Connections to the database come and go, and with each its timers. */
const poolSize = 10;
/** Counts of a limit: signing in, its password's tries, renewing. */
const limitsEach = 3;

/** One look at a server at rest. */
interface Reading {
  minute: number;
  heap: number;
  code: number;
  outside: number;
  resident: number;
  processes: number;
  handles: number;
  timers: number;
  files: number;
  jobs: number;
  limits: number;
}

/** Whether anything grows in a server that works on and on. */
export const soak: Section = {
  name: "soak",
  about: `${learners} learners at work for ${minutes} minutes, ${rate} requests a second: memory, handles, files, rows`,
  alone: true,
  async measure() {
    const tellers = temporaryFolder("tellers");
    // worker processes have the server's flags, and nothing of its environment
    const flags = ["--expose-gc", `--import=${new URL("teller.ts", import.meta.url)}?${tellers}`];
    const stage = await stageFor("soak", learners, flags);
    await warmUp(stage, rate, warmUpMinutes * 60);
    const readings = [await look(stage, tellers, 0)];
    const all: Counted[] = [];
    for (let minute = 1; minute <= minutes; minute += 1) {
      all.push(await stage.crowd.work(rate, 57));
      readings.push(await look(stage, tellers, minute));
    }
    const lost = await findLost(stage.client, stage.members);
    print(all);
    return [
      ...growth(readings),
      ...(await bounded(stage.client, readings)),
      atMost("answers that are no success, connections that broke", 0, failures(all), 0),
      atMost("acknowledged writes that are missing, sums that are wrong", 0, lost.length, 0),
    ];
  },
};

/** Lets the server come to rest, without anybody connected, and reads what is left. */
async function look({ crowd, salida, client }: Stage, tellers: string, minute: number): Promise<Reading> {
  crowd.leave();
  await sleep(3_000);
  const processes = await tellAll(tellers);
  const megabytes = (of: (told: Told) => number) =>
    processes.reduce((total, told) => total + of(told), 0) / 2 ** 20;
  const resources = processes.flatMap((told) => told.resources);
  const timers = resources.filter((resource) => resource === "Timeout").length;
  const reading = {
    minute,
    heap: megabytes(({ heap }) => heap),
    code: megabytes(({ code }) => code),
    outside: megabytes(({ external }) => external),
    resident: serverMegabytes(salida.pid),
    processes: processes.length,
    handles: resources.length - timers,
    timers,
    files: readdirSync(`/proc/${salida.pid}/fd`).length,
    jobs: await count(client, "jobs.job"),
    limits: await count(client, "accounts.rate_limit"),
  };
  const figures = Object.entries(reading).map(([name, figure]) => `${name} ${Number(figure.toFixed(2))}`);
  console.log(`  ${figures.join("  ")}`);
  return reading;
}

/** What each process of the server tells; one that has ended tells nothing. */
async function tellAll(tellers: string): Promise<Told[]> {
  const told: Told[] = [];
  for (const process of readdirSync(tellers)) {
    const heard = await text(connect(join(tellers, process))).catch(() => "");
    if (heard) told.push(JSON.parse(heard));
  }
  return told;
}

async function count(client: pg.Client, from: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int from ${from}`);
  return rows[0]?.count ?? 0;
}

function growth(readings: readonly Reading[]): Requirement[] {
  // a process that comes and goes has a heap of its own
  const anHour = (of: (reading: Reading) => number) =>
    60 * slopeOf(readings.map((reading) => ({ x: reading.minute, y: of(reading), like: reading.processes })));
  const heap = anHour(({ heap }) => heap);
  const told = [
    heap,
    ...(["code", "outside", "resident"] as const).map((name) => anHour((one) => one[name])),
  ];
  const [inside, code, outside, resident] = told.map((slope) => slope.toFixed(2));
  console.log(
    `  MB an hour: heap ${inside}, V8's code ${code}, outside the heap ${outside}, resident ${resident}`,
  );
  if (minutes < tellingMinutes) console.log(`  not judged: less than ${tellingMinutes} minutes`);
  const [first, last] = [readings[0], readings.at(-1)];
  const more = (of: (reading: Reading) => number) => (first && last ? of(last) - of(first) : Number.NaN);
  return [
    ...(minutes < tellingMinutes
      ? []
      : [atMost("heap after collection but V8's code, growth an hour", mostGrowth, heap, 2, " MB")]),
    atMost(
      "handles more than after the warm-up",
      poolSize,
      more(({ handles }) => handles),
      0,
    ),
    atMost(
      "timers more than after the warm-up",
      poolSize,
      more(({ timers }) => timers),
      0,
    ),
    atMost(
      "open files more than after the warm-up",
      poolSize,
      more(({ files }) => files),
      0,
    ),
  ];
}

/** Done jobs are kept for an hour, and sweeps come hourly: what should be gone is what is looked for. */
async function bounded(client: pg.Client, readings: readonly Reading[]): Promise<Requirement[]> {
  const kept = await count(client, "jobs.job where completed_on < now() - interval '70 minutes'");
  const undone = await count(
    client,
    "jobs.job where completed_on is null and start_after < now() - interval '5 minutes'",
  );
  const counts = Math.max(...readings.map(({ limits }) => limits));
  return [
    atMost("jobs that should be deleted", 0, kept, 0),
    atMost("jobs that wait for longer than 5 minutes", 0, undone, 0),
    atMost("rows of limits", limitsEach * learners, counts, 0),
  ];
}

function failures(all: readonly Counted[]): number {
  return all.reduce((total, { refused, broken }) => total + refused.length + sum(broken), 0);
}

function print(all: readonly Counted[]): void {
  const third = Math.max(1, Math.floor(all.length / 3));
  const rows = [
    ["first third", all.slice(0, third)],
    ["last third", all.slice(-third)],
  ] as const;
  printTable(
    `soak: ${rate} requests a second for ${minutes} minutes`,
    headings,
    rows.flatMap(([name, counted]) => {
      const each = counted.map(latencies);
      const sorted = (which: "reads" | "writes") => each.flatMap((one) => one[which]).sort((a, b) => a - b);
      const answers = counted.reduce((total, { statuses }) => total + sum(statuses), 0);
      return [
        rowOf(`${name}: reads`, sorted("reads"), answers),
        rowOf(`${name}: writes`, sorted("writes"), answers),
      ];
    }),
  );
}
