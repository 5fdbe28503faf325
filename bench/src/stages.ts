import { temporaryFolder } from "./clean-up.ts";
import { type Learner, signUp } from "./learner.ts";
import { type DatabaseAddress, databaseOf, type Salida, startSalida } from "./salida.ts";
import { each, seed } from "./seed.ts";

/** A running server with learners in it, of whom some are signed in; each has 200 exercises. */
export interface Stage {
  salida: Salida;
  database: DatabaseAddress;
  learner: Learner;
  /** Others, to whom a measurement may give more. */
  creators: readonly Learner[];
  rows: number;
}

const creating = 25;

const stages = new Map<number, Promise<Stage>>();

/** The server with about that many exercises in it; prepared once a run, stopped at its end. */
export function stageOf(rows: number): Promise<Stage> {
  const stage = stages.get(rows) ?? prepare(rows);
  stages.set(rows, stage);
  return stage;
}

async function prepare(rows: number): Promise<Stage> {
  const salida = await startSalida(temporaryFolder(`${rows}-rows`));
  const database = databaseOf(salida);
  const learner = await signUp(salida, "ana@example.test");
  const creators: Learner[] = [];
  for (let at = 0; at < creating; at += 1) creators.push(await signUp(salida, `creator-${at}@example.test`));
  const began = performance.now();
  await seed(database, rows);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const { totalElements } = await learner.ask<{ totalElements: number }>("GET", "/api/v1/user-readings");
  if (totalElements !== each) throw new Error(`the seeded learner has ${totalElements} exercises`);
  console.log(`${rows.toLocaleString("en")} exercises seeded in ${seconds} s`);
  return { salida, database, learner, creators, rows };
}
