import { setTimeout as sleep } from "node:timers/promises";
import { temporaryFolder } from "./clean-up.ts";
import { quantile } from "./figures.ts";
import { type Learner, signUp } from "./learner.ts";
import { readWhile, row } from "./reads.ts";
import { atMost, printTable, type Section } from "./report.ts";
import { startSalida } from "./salida.ts";

const writers = 16;
const each = 10;
const quietSeconds = 5;
const list = "/api/v1/user-descriptions";
const text =
  "In this picture I can see some people. A man is on the left and he is wear a blue shirt. Next to him there is a " +
  "woman with a red bag. She are talking with a child. In the middle there are two dogs and a small cat. Behind them " +
  "I can see many trees and an old house with big windows. The weather is sunny and everybody look very happy today.";

/** What becomes of many descriptions at once, and of those who only read meanwhile. */
export const marking: Section = {
  name: "marking",
  about: `${writers * each} descriptions of ${writers} learners at once: what they are answered, and how long another's reads take`,
  async measure() {
    const salida = await startSalida(temporaryFolder("marking"));
    const reader = await signUp(salida, "reader@example.test");
    const written = await prepare(salida);
    // both processes loaded, as on any but the first day
    await Promise.all(written.splice(0, 2).map(evaluate));

    const quiet = await readWhile(reader, list, sleep(quietSeconds * 1_000));
    const began = performance.now();
    const answering = Promise.all(written.map(evaluate));
    const busy = await readWhile(reader, list, answering);
    const seconds = (performance.now() - began) / 1_000;
    const statuses = Map.groupBy(await answering, (status) => status);

    printTable(
      `marking: ${written.length} descriptions in ${seconds.toFixed(1)} s, ` +
        [...statuses].map(([status, all]) => `${all.length} × ${status}`).join(", "),
      ["another's reads", "reads", "p50 ms", "p99 ms", "longest ms"],
      [
        ["without", quiet],
        ["meanwhile", busy],
      ].map(([name, times]) => row(String(name), times as number[])),
    );
    const untold = [...statuses].filter(([status]) => status !== 200 && status !== 503);
    return [
      atMost("answers that are neither a mark nor told", 0, untold.flatMap(([, all]) => all).length, 0),
      atMost("another's reads meanwhile, p99", 250, quantile(busy, 0.99), 0, " ms"),
    ];
  },
};

interface Written {
  learner: Learner;
  id: string;
}

async function prepare(salida: { url: string }): Promise<Written[]> {
  const all: Written[] = [];
  for (let writer = 0; writer < writers; writer += 1) {
    const learner = await signUp(salida, `writer-${writer}@example.test`);
    for (let count = 0; count < each; count += 1) {
      const { id } = await learner.ask<{ id: string }>("POST", list, { context: "FOOD", level: 2 });
      all.push({ learner, id });
    }
  }
  return all;
}

/** The status it is answered with; one that is told to come back says when. */
async function evaluate({ learner, id }: Written): Promise<number> {
  try {
    await learner.ask("POST", `${list}/${id}/evaluate`, { description: text });
    return 200;
  } catch (error) {
    return Number(/answered (\d+)/.exec((error as Error).message)?.[1] ?? 0);
  }
}
