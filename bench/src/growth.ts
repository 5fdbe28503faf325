import { levels } from "@salida/rules/levels.ts";
import { topics } from "@salida/rules/topics.ts";
import { middle, quantile, spreadText } from "./figures.ts";
import { type Connection, openConnection, type Request, requestFor } from "./load.ts";
import { atMost, printTable, type Requirement, type Section } from "./report.ts";
import { openClient } from "./seed.ts";
import { type Stage, stageOf } from "./stages.ts";

const few = 10_000;
/** `GROWTH` sets another number. */
const many = Number(process.env.GROWTH ?? 1_000_000);
const rounds = 9;
const readings = "/api/v1/user-readings";
/** Of the p50 at few. */
const most = 1.2;

interface Measured {
  name: string;
  /** What the asking of such a number sends. */
  request(stage: Stage, at: number): Request;
  perRound: number;
  bound: boolean;
}

const reads = (name: string, path: string, bound = false): Measured => ({
  name,
  request: ({ learner }) => requestFor(path, signedBy(learner)),
  perRound: 300,
  bound,
});

const calls: readonly Measured[] = [
  reads("list, first page", `${readings}/page?page=0`, true),
  reads("list, last page", `${readings}/page?page=9`),
  reads("stats", "/api/v1/user-stats", true),
  reads("allowance", `${readings}/creation-stats`),
  // fewer: each leaves a row
  { name: "create", request: creating, perRound: 100, bound: true },
];

/** Whether a learner's calls get slower as everybody else's exercises grow in number. */
export const growth: Section = {
  name: "growth",
  about:
    "a learner's reads and creates among 10 thousand and among 1 million exercises (GROWTH=5000000 for more)",
  async measure() {
    const stages = [await stageOf(few), await stageOf(many)] as const;
    const [small, big] = [await open(stages[0]), await open(stages[1])];
    const requirements: Requirement[] = [];
    const rows: (string | number)[][] = [];
    for (const measured of calls) {
      const { name, bound } = measured;
      const p50s = await interleave(measured, small, big);
      const ratios = p50s.many.map((value, round) => value / (p50s.few[round] ?? 0));
      rows.push([name, spreadText(p50s.few), spreadText(p50s.many), spreadText(ratios)]);
      const what = `${name}: p50 at ${many.toLocaleString("en")} over p50 at ${few.toLocaleString("en")}`;
      if (bound) requirements.push(atMost(what, most, middle(ratios)));
    }
    for (const { connection } of [small, big]) connection.close();
    for (const stage of stages) await refuseRepeats(stage);
    printTable(
      `growth: ${rounds} rounds of interleaved pairs, one connection each (min / median / max)`,
      ["call", `p50 ms at ${few}`, `p50 ms at ${many}`, "ratio"],
      rows,
    );
    return requirements;
  },
};

const signedBy = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });

/** The creators take turns, each asking for another cell every time, so that nobody comes to the end of the stock. */
function creating({ creators }: Stage, at: number): Request {
  const creator = creators[at % creators.length];
  const cell = Math.floor(at / creators.length);
  if (!creator) throw new Error("nobody creates");
  const asked = { context: topics[cell % topics.length], level: cell % levels.length };
  return requestFor(readings, signedBy(creator), JSON.stringify(asked));
}

/** A create that finds nothing new is another measure. */
async function refuseRepeats({ database, rows }: Stage): Promise<void> {
  const client = await openClient(database);
  const { rowCount } = await client.query("select from exercise where repeat");
  if (rowCount) throw new Error(`among ${rows} exercises ${rowCount} creates found nothing new`);
}

/** A stage, and how it is asked. */
interface Side {
  stage: Stage;
  connection: Connection;
}

async function open(stage: Stage): Promise<Side> {
  return { stage, connection: await openConnection(stage.salida.port) };
}

/** The p50 of each round; within a pair the two take turns at being first. */
async function interleave({ request, perRound }: Measured, small: Side, big: Side) {
  const p50s = { few: [] as number[], many: [] as number[] };
  let at = 0;
  for (let round = -1; round < rounds; round += 1) {
    const latencies = { few: [] as number[], many: [] as number[] };
    for (let pair = 0; pair < perRound; pair += 1, at += 1) {
      if (pair % 2) latencies.many.push(await timed(big, request(big.stage, at)));
      latencies.few.push(await timed(small, request(small.stage, at)));
      if (!(pair % 2)) latencies.many.push(await timed(big, request(big.stage, at)));
    }
    // the first round only warms up
    if (round < 0) continue;
    for (const side of ["few", "many"] as const) {
      const sorted = latencies[side].sort((a, b) => a - b);
      p50s[side].push(quantile(sorted, 0.5));
    }
  }
  return p50s;
}

async function timed({ connection }: Side, request: Request): Promise<number> {
  const asked = performance.now();
  await connection.ask(request);
  return performance.now() - asked;
}
