import { spawn } from "node:child_process";
import { once } from "node:events";
import { temporaryFolder } from "./clean-up.ts";
import { spreadOf, spreadText } from "./figures.ts";
import { signUp } from "./learner.ts";
import { atMost, printTable, type Section } from "./report.ts";
import { databaseOf, startSalida } from "./salida.ts";
import { seed } from "./seed.ts";

const firstStarts = 3;
const laterStarts = 5;
const rows = 100_000;

/** How long one waits for a server. */
export const start: Section = {
  name: "start",
  about: "from the spawn to the first 200 of /readyz, on an empty folder and on a full one",
  async measure() {
    const node: number[] = [];
    const first: number[] = [];
    const later: number[] = [];
    const stops: number[] = [];
    let folder = "";
    for (let at = 0; at < firstStarts; at += 1) {
      node.push(await nodeStart());
      folder = temporaryFolder("start");
      const salida = await startSalida(folder);
      first.push(salida.startSeconds);
      if (at === firstStarts - 1) {
        await signUp(salida, "ana@example.test");
        await seed(databaseOf(salida), rows);
      }
      await salida.stop();
    }
    for (let at = 0; at < laterStarts; at += 1) {
      node.push(await nodeStart());
      const salida = await startSalida(folder);
      later.push(salida.startSeconds);
      stops.push(await salida.stop());
    }
    printTable(
      "start: seconds (min / median / max)",
      ["what", "runs", "seconds"],
      [
        ["node alone, for comparison", node.length, spreadText(node)],
        ["first start, empty folder", first.length, spreadText(first)],
        [`later start, ${rows.toLocaleString("en")} exercises`, later.length, spreadText(later)],
        ["stop on SIGTERM", stops.length, spreadText(stops)],
      ],
    );
    return [atMost("a later start, the slowest", 5, spreadOf(later).max, 2, " s")];
  },
};

async function nodeStart(): Promise<number> {
  const began = performance.now();
  await once(spawn(process.execPath, ["-e", "0"], { stdio: "ignore" }), "exit");
  return (performance.now() - began) / 1000;
}
