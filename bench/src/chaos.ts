import { setTimeout as sleep } from "node:timers/promises";
import { randomFrom } from "@salida/rules/random.ts";
import { topics } from "@salida/rules/topics.ts";
import { answeredBy, believersOf, soundReadings } from "../../server/src/authoring/test-ghost.ts";
import { openTestProvider } from "../../server/src/engines/text/test-provider/open-test-provider.ts";
import { troubled } from "../../server/src/engines/text/test-provider/troubled.ts";
import { temporaryFolder } from "./clean-up.ts";
import { quantile } from "./figures.ts";
import { signUp } from "./learner.ts";
import { atMost, printTable, type Requirement, type Section } from "./report.ts";
import { type Salida, startSalida } from "./salida.ts";

const calls = "/api/v1/user-readings";
/** Those who practise what is there, round by round: without a model and with a bad one in turn. */
const rounds = 4;
const learners = 4;
/** Those who want what has to be written, and where. */
const wishers = 12;
const wished = ["FOOD", "MUSIC", "SPORTS"] as const;
/** Of the quiet p95. */
const most = 2;

/** Creates from stock where others wait for a provider that is bad half the time, beside the same where there is none. */
export const chaos: Section = {
  name: "chaos",
  about:
    "creates from stock while others wait for a provider that fails half the time, against one without a model",
  async measure() {
    const random = randomFrom("chaos");
    const provider = await openTestProvider();
    const well = answeredBy(believersOf([...soundReadings("B1")].map(({ reading }) => reading)));
    provider.answer((asked) => troubled(well(asked), random.next()));
    const alone = await startSalida(temporaryFolder("chaos-alone"));
    const asking = await startSalida(temporaryFolder("chaos"), {
      TEXT_MODEL: "openai-compatible:writer",
      OPENAI_COMPATIBLE_URL: provider.addresses["openai-compatible"],
      TEXT_IDLE: "3",
    });
    const quiet: number[] = [];
    const meanwhile: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      quiet.push(...(await practiseAmong(alone, round)));
      meanwhile.push(...(await practiseAmong(asking, round)));
    }
    await Promise.all([alone.stop(), asking.stop()]);
    await provider.close();
    if (provider.asked.length < rounds) throw new Error("nobody asked the provider meanwhile");
    return report(quiet, meanwhile);
  },
};

/** Has learners practise while others want more than there is. */
async function practiseAmong(salida: Salida, round: number): Promise<number[]> {
  const stop = await wish(salida, round);
  const took = await practise(salida, `round-${round}`);
  await stop();
  return took;
}

/** Milliseconds of each create of learners who are new to everything: one about each topic that nobody waits for. */
async function practise(salida: Salida, name: string): Promise<number[]> {
  const about = topics.filter((topic) => !wished.some((it) => it === topic));
  const took = Array.from({ length: learners }, async (_, at) => {
    const learner = await signUp(salida, `${name}-${at}@example.test`);
    const times: number[] = [];
    for (const context of about) {
      const began = performance.now();
      await learner.ask("POST", calls, { context, level: 2 });
      times.push(performance.now() - began);
    }
    return times;
  });
  return (await Promise.all(took)).flat();
}

/** Has learners want one text after another, until it is stopped; the first of them are the library's. */
async function wish(salida: Salida, round: number): Promise<() => Promise<void>> {
  let over = false;
  const all = await Promise.all(
    Array.from({ length: wishers }, (_, at) => signUp(salida, `wisher-${round}-${at}@example.test`)),
  );
  const wants = async (at: number) => {
    const learner = all[at];
    const context = wished[at % wished.length];
    while (learner && !over) {
      await learner.ask("POST", calls, { context, level: 2 });
      await sleep(100);
    }
  };
  const going = all.map((_, at) => wants(at));
  // until they have had what there is
  await sleep(2_000);
  return async () => {
    over = true;
    await Promise.all(going);
  };
}

function report(quiet: readonly number[], meanwhile: readonly number[]): Requirement[] {
  const row = (name: string, times: readonly number[]) => {
    const sorted = times.toSorted((a, b) => a - b);
    return [name, sorted.length, ...[0.5, 0.95, 0.99].map((share) => quantile(sorted, share).toFixed(1))];
  };
  printTable(
    `chaos: creates from stock beside ${wishers} who want more than there is`,
    ["", "creates", "p50 ms", "p95 ms", "p99 ms"],
    [row("without a model", quiet), row("with a bad provider", meanwhile)],
  );
  const p95 = (times: readonly number[]) =>
    quantile(
      times.toSorted((a, b) => a - b),
      0.95,
    );
  return [atMost("creates from stock in chaos, p95 by the quiet one's", most, p95(meanwhile) / p95(quiet))];
}
