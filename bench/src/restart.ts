import { temporaryFolder } from "./clean-up.ts";
import { quantile } from "./figures.ts";
import { type Learner, signUp } from "./learner.ts";
import { atMost, printTable, type Requirement, type Section } from "./report.ts";
import { databaseOf, freePort, startSalida } from "./salida.ts";
import { seed } from "./seed.ts";

const rounds = 20;
const rows = 20_000;
/** Seconds to the first good write: what has to hold on two idle cores. */
const goals = { alone: { p50: 1, p95: 1.5 }, withDatabase: { p50: 2.5, p95: 3 } };

/** How long nobody is served after a kill. */
export const restart: Section = {
  name: "restart",
  about: "from a kill to the first good write: of the server alone, and with its PostgreSQL",
  async measure() {
    const folder = temporaryFolder("restart");
    const env = { PORT: String(await freePort()) };
    let salida = await startSalida(folder, env);
    const learner = await signUp(salida, "ana@example.test");
    await seed(databaseOf(salida), rows);
    const found = { alone: [] as number[], withDatabase: [] as number[] };
    // in turn, so that a busy spell of the machine falls on both
    for (let round = 0; round < rounds; round += 1) {
      for (const [what, seconds] of Object.entries(found)) {
        await writeSome(learner);
        const began = performance.now();
        salida.kill(what === "withDatabase");
        salida = await startSalida(folder, env);
        await write(learner);
        seconds.push((performance.now() - began) / 1000);
      }
    }
    await salida.stop();
    return [
      ...told("server alone", found.alone, goals.alone),
      ...told("with PostgreSQL", found.withDatabase, goals.withDatabase),
    ];
  },
};

/** Something for the database to find again. */
async function writeSome(learner: Learner): Promise<void> {
  for (let times = 0; times < 20; times += 1) await write(learner);
}

const write = (learner: Learner) => learner.ask("POST", "/api/v1/user-stats", { level: 2 });

function told(what: string, seconds: readonly number[], goal: { p50: number; p95: number }): Requirement[] {
  const sorted = seconds.toSorted((a, b) => a - b);
  const [p50, p95] = [quantile(sorted, 0.5), quantile(sorted, 0.95)];
  printTable(
    `restart, ${what}: seconds`,
    ["kills", "p50", "p95", "most"],
    [[seconds.length, p50.toFixed(2), p95.toFixed(2), quantile(sorted, 1).toFixed(2)]],
  );
  return [atMost(`${what}: p50`, goal.p50, p50, 2, " s"), atMost(`${what}: p95`, goal.p95, p95, 2, " s")];
}
