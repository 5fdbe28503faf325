import { testVoice } from "../../../server/src/engines/speech/test-voice.ts";
import { temporaryFolder } from "../clean-up.ts";
import { signUp } from "../learner.ts";
import { atMost, printTable, type Section } from "../report.ts";
import { databaseOf, type Salida, startSalida } from "../salida.ts";
import { openClient } from "../seed.ts";
import { aDay } from "./a-day.ts";
import { mediaOf, processorOf, tableSizes } from "./measures.ts";
import { multiply } from "./multiply.ts";

const days = 30;
const learners = 1_000;
/** Learners whose day is done for the cost of it. */
const counted = 10;
/** Said twice it is about ten seconds, with which a conversation begins. */
const sentence = "I love old stories because my grandmother told them to us in the kitchen every winter. ";

/** What a learner's day costs: processor time, rows with their indexes, files. docs/operating.md reckons with it. */
export const sizes: Section = {
  name: "sizes",
  about: `what a learner's day costs: processor time, bytes in the database and in files`,
  async measure() {
    const salida = await startSalida(temporaryFolder("sizes"));
    const recording = (await testVoice(sentence.repeat(2))).toString("base64");
    const { id: source } = await signUp(salida, "source@example.test");
    // has what is shared made, which all others find
    await aDay(salida, "source@example.test", recording);
    const client = await openClient(databaseOf(salida));
    const before = await tableSizes(client);
    await multiply(client, { source, learners, days });
    const growth = printGrowth(before, await tableSizes(client));
    const requests = await printCosts(salida, recording);
    return [
      atMost("kB in the database of a learner's day", 60, growth / 1e3, 1),
      atMost("requests of a learner's day", 150, requests, 0),
    ];
  },
};

/** What each table grew by a learner's day, its indexes and long values with it; gives their sum. */
function printGrowth(before: Map<string, number>, after: Awaited<ReturnType<typeof tableSizes>>): number {
  const grown = [...after]
    .map(([name, bytes]) => ({ name, bytes: bytes - (before.get(name) ?? 0) }))
    .filter(({ bytes }) => bytes > 100_000)
    .sort((a, b) => b.bytes - a.bytes);
  printTable(
    `sizes: ${learners} learners, ${days} days of them, with indexes`,
    ["table", "MB", "bytes a learner", "of that a day"],
    grown.map(({ name, bytes }) => [
      name,
      (bytes / 1e6).toFixed(1),
      Math.round(bytes / learners),
      Math.round(bytes / learners / days),
    ]),
  );
  return grown.reduce((sum, { bytes }) => sum + bytes, 0) / learners / days;
}

/** Processor time and files of a day's requests; gives how many requests they are. */
async function printCosts(salida: Salida, recording: string): Promise<number> {
  const emails = Array.from({ length: counted }, (_, at) => `day-${at}@example.test`);
  for (const email of emails) await signUp(salida, email);
  const [before, had] = [processorOf(salida), mediaOf(salida)];
  let requests = 0;
  for (const email of emails) requests += await aDay(salida, email, recording);
  const [after, has] = [processorOf(salida), mediaOf(salida)];
  printTable(
    `sizes: processor time of ${counted} learners' day, ${requests / counted} requests each`,
    ["who", "s a learner a day", "ms a request"],
    (["salida", "postgres"] as const).map((name) => {
      const seconds = after[name] - before[name];
      return [name, (seconds / counted).toFixed(2), ((seconds * 1_000) / requests).toFixed(1)];
    }),
  );
  printTable(
    "sizes: files",
    ["what", "files", "kB each"],
    [
      ["before, all made for everybody", had.count, (had.bytes / had.count / 1e3).toFixed(0)],
      [
        "by these learners, some of it for everybody",
        has.count - had.count,
        ((has.bytes - had.bytes) / (has.count - had.count) / 1e3).toFixed(0),
      ],
      ["a recording of theirs as it was sent", counted, ((recording.length * 3) / 4 / 1e3).toFixed(0)],
    ],
  );
  return requests / counted;
}
