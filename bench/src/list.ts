import { fileURLToPath } from "node:url";
import { cpuSeconds } from "./cpu-time.ts";
import { middle, quantile, spreadText } from "./figures.ts";
import { type Connection, loadFor, openConnection, type Request, requestFor } from "./load.ts";
import { atLeast, printTable, type Section } from "./report.ts";
import { databaseUrl, freePort, spawnNode, untilReady } from "./salida.ts";
import { type Stage, stageOf } from "./stages.ts";

const path = "/api/v1/user-readings/page?page=0";
const connections = 32;
const rounds = 60;
/** Short, so that what else the machine does falls on both alike. */
const seconds = 0.25;
const warmUp = 2;

/** How near the list comes to the bare minimum that could answer it. */
export const list: Section = {
  name: "list",
  about: "the list of a signed-in learner with 200 exercises, against node:http and a prepared statement",
  async measure() {
    const stage = await stageOf(10_000);
    const bare = await startBare(stage);
    const { salida, learner } = stage;
    const request = requestFor(path, {
      authorization: `Bearer ${learner.token}`,
      accept: "application/json",
    });
    await refuseDifferent(stage, bare.port);
    const sides = [
      await openSide("bare", bare.pid, bare.port, request),
      await openSide("salida", salida.pid, salida.port, request),
    ] as const;
    for (const side of sides) await loadFor(warmUp, side.connections, request);
    for (let round = 0; round < rounds; round += 1) {
      for (const side of round % 2 ? sides.toReversed() : sides) await side.go();
    }
    for (const side of sides) for (const connection of side.connections) connection.close();
    const [reference, ours] = sides;
    const ratios = ours.perSecond.map((value, round) => value / (reference.perSecond[round] ?? 0));
    printTable(
      `list: ${connections} connections, ${rounds} interleaved rounds of ${seconds} s (min / median / max)`,
      ["side", "requests/s", "p50 ms", "p99 ms", "requests/s to bare", "CPU µs a request, all rounds"],
      sides.map((side, at) => [
        side.name,
        spreadText(side.perSecond, 0),
        spreadText(side.p50),
        spreadText(side.p99, 1),
        at === 0 ? "1" : spreadText(ratios),
        ((side.cpu / side.answered) * 1e6).toFixed(0),
      ]),
    );
    return [atLeast("list, requests/s as a share of the bare server's", 0.7, middle(ratios))];
  },
};

async function startBare({ database, learner }: Stage) {
  const port = await freePort();
  const { child, output } = spawnNode([fileURLToPath(new URL("bare.ts", import.meta.url))], {
    NODE_ENV: "production",
    BARE_PORT: String(port),
    BARE_DATABASE_URL: databaseUrl(database),
    BARE_LEARNER: learner.id,
  });
  await untilReady(`http://127.0.0.1:${port}/readyz`, child, output);
  return { port, pid: child.pid ?? 0 };
}

async function refuseDifferent({ learner }: Stage, port: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  const [ours, bare] = [JSON.stringify(await learner.ask("GET", path)), await answer.text()];
  if (ours !== bare) throw new Error(`the bare server answers something else:\n${ours}\n${bare}`);
}

async function openSide(name: string, pid: number, port: number, request: Request) {
  const open: Connection[] = [];
  for (let at = 0; at < connections; at += 1) open.push(await openConnection(port));
  const side = {
    name,
    connections: open,
    perSecond: [] as number[],
    p50: [] as number[],
    p99: [] as number[],
    cpu: 0,
    answered: 0,
    async go() {
      const before = cpuSeconds(pid);
      const { perSecond, latencies } = await loadFor(seconds, open, request);
      side.perSecond.push(perSecond);
      side.p50.push(quantile(latencies, 0.5));
      side.p99.push(quantile(latencies, 0.99));
      side.cpu += cpuSeconds(pid) - before;
      side.answered += latencies.length;
    },
  };
  return side;
}
