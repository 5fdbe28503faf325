import { middle, quantile, spreadText } from "./figures.ts";
import { type Connection, openConnection, type Request, requestFor } from "./load.ts";
import { atMost, printTable, type Requirement, type Section } from "./report.ts";
import { type Stage, stageOf } from "./stages.ts";

const few = 10_000;
const many = 1_000_000;
const rounds = 9;
const perRound = 300;

const calls = [
  { name: "list, first page", path: "/api/v1/user-readings/page?page=0", most: 1.3 },
  { name: "list, last page", path: "/api/v1/user-readings/page?page=9" },
  { name: "stats", path: "/api/v1/user-stats" },
  { name: "allowance", path: "/api/v1/user-readings/creation-stats" },
];

/** Whether a learner's calls get slower as everybody else's exercises grow in number. */
export const growth: Section = {
  name: "growth",
  about: "a learner's reads among 10 thousand and among 1 million exercises",
  async measure() {
    const stages = [await stageOf(few), await stageOf(many)] as const;
    const [small, big] = [await open(stages[0]), await open(stages[1])];
    const requirements: Requirement[] = [];
    const rows: (string | number)[][] = [];
    for (const { name, path, most } of calls) {
      const p50s = await interleave(small.to(path), big.to(path));
      const ratios = p50s.many.map((value, round) => value / (p50s.few[round] ?? 0));
      rows.push([name, spreadText(p50s.few), spreadText(p50s.many), spreadText(ratios)]);
      if (most)
        requirements.push(atMost(`${name}: p50 at 1 million over p50 at 10 thousand`, most, middle(ratios)));
    }
    for (const { connection } of [small, big]) connection.close();
    printTable(
      `growth: ${rounds} rounds of ${perRound} interleaved pairs, one connection each (min / median / max)`,
      ["call", `p50 ms at ${few}`, `p50 ms at ${many}`, "ratio"],
      rows,
    );
    return requirements;
  },
};

async function open({ salida, learner }: Stage) {
  const connection = await openConnection(salida.port);
  const headers = { authorization: `Bearer ${learner.token}` };
  return { connection, to: (path: string) => ({ connection, request: requestFor(path, headers) }) };
}

type Target = { connection: Connection; request: Request };

/** The p50 of each round; within a pair the two take turns at being first. */
async function interleave(small: Target, big: Target): Promise<{ few: number[]; many: number[] }> {
  const p50s = { few: [] as number[], many: [] as number[] };
  for (let round = -1; round < rounds; round += 1) {
    const latencies = { few: [] as number[], many: [] as number[] };
    for (let pair = 0; pair < perRound; pair += 1) {
      if (pair % 2) latencies.many.push(await timed(big));
      latencies.few.push(await timed(small));
      if (!(pair % 2)) latencies.many.push(await timed(big));
    }
    // the first round only warms up
    if (round < 0) continue;
    for (const side of ["few", "many"] as const) {
      p50s[side].push(
        quantile(
          latencies[side].sort((a, b) => a - b),
          0.5,
        ),
      );
    }
  }
  return p50s;
}

async function timed({ connection, request }: Target): Promise<number> {
  const asked = performance.now();
  await connection.ask(request);
  return performance.now() - asked;
}
