import { readingCalls } from "@salida/contract/calls.ts";
import { addCrowd } from "../../server/src/faults/restore/crowd.ts";
import { runCommand } from "../../server/src/faults/restore/operators-commands.ts";
import {
  anEmbeddedPlace,
  anOwnPlace,
  hasPrograms,
  type Place,
} from "../../server/src/faults/restore/places-to-restore.ts";
import { aWitness } from "../../server/src/faults/restore/witness.ts";
import { granted } from "../../server/src/faults/wire.ts";
import { atEnd, temporaryFolder } from "./clean-up.ts";
import { atMost, printTable, type Section } from "./report.ts";
import { freePort, type Salida, startSalida } from "./salida.ts";

/** `RESTORE` sets another number. */
const learners = Number(process.env.RESTORE ?? 10_000);
/** Seconds. */
const most = 60;
const site = { folder: () => temporaryFolder("restore"), later: atEnd };

/** How long an installation is away that has to be restored. */
export const restore: Section = {
  name: "restore",
  about:
    "from an installation of 10 thousand learners that is gone to the first good write, by the documented commands",
  async measure() {
    const stopped = await anEmbeddedPlace(site, "Embedded, stopped");
    const found = [await measured("embedded, copied", stopped, (salida) => salida.stop())];
    const running = await anEmbeddedPlace(site, "Embedded, while it runs");
    found.push(await measured("embedded, copied while it ran", running));
    if (hasPrograms) found.push(await measured("PostgreSQL of one's own, dumped", await anOwnPlace(site)));
    printTable(
      `restore: seconds with ${learners} learners`,
      ["set-up", "backup", "restore", "start and first write"],
      found.map(({ name, seconds }) => [name, ...seconds.map((each) => each.toFixed(1))]),
    );
    return found.map(({ name, seconds: [, restoring = Number.NaN, starting = Number.NaN] }) =>
      atMost(`${name}: back with ${learners} learners`, most, restoring + starting, 1, " s"),
    );
  },
};

async function measured(name: string, place: Place, before?: (salida: Salida) => Promise<unknown>) {
  const env = { ...place.settings, PORT: String(await freePort()) };
  // without workers mail waits
  const salida = await startSalida(place.dataDir, { ...env, WORKERS: "0" });
  const { learner } = await aWitness(salida.url, "ana@example.test");
  await place.onDatabase((client) => addCrowd(client, learner.id, learners - 1, place.keep));
  await before?.(salida);
  const backup = await secondsOf(() => type(place, place.commands.backUp));
  await salida.stop();
  await place.destroy();
  const restoring = await secondsOf(() => type(place, place.commands.restore));
  let again = salida;
  const starting = await secondsOf(async () => {
    again = await startSalida(place.dataDir, env);
    await granted(learner.ask(readingCalls.create, { body: { context: "FOOD", level: 3 } }));
  });
  await again.stop();
  return { name, seconds: [backup, restoring, starting] };
}

async function type({ env }: Place, lines: readonly string[]): Promise<void> {
  for (const line of lines) await runCommand(line, env);
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}
