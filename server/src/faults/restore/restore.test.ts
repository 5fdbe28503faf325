import { readingCalls } from "@salida/contract/calls.ts";
import { statsCalls } from "@salida/contract/stats.ts";
import { afterEach, expect, test } from "vitest";
import { oldestPrograms as programs } from "#faults/external-postgres.ts";
import { checkLedger } from "#faults/ledger.ts";
import { aPort, eventually } from "#faults/processes.ts";
import { aSite, patient, type Running } from "#faults/site.ts";
import { granted, postAuth } from "#faults/wire.ts";
import { someSmtp } from "#mail/test-smtp.ts";
import { addCrowd } from "./crowd.ts";
import { hashFiles } from "./file-hashes.ts";
import { runCommand } from "./operators-commands.ts";
import { aBucketPlace, anEmbeddedPlace, anOwnPlace, hasPrograms, type Place } from "./places-to-restore.ts";
import { hashRows, type Rows, summaryOf, unchanged } from "./row-hashes.ts";
import { aWitness, play, type Witness } from "./witness.ts";
import { beginWork, type Work } from "./working-learners.ts";

const site = aSite();
afterEach(() => site.clear());

const learners = process.env.LONG ? 10_000 : 100;
const timeout = process.env.LONG ? 1_800_000 : patient.timeout;

/** What was there before, and is taken away. */
interface Before {
  /** Rows that a restore must bring back, and whether there may be no others. */
  rows: Rows;
  exactly: boolean;
  files: Map<string, string>;
}

interface SetUp {
  name: string;
  place(): Promise<Place>;
  backUp(place: Place, salida: Running, work: Work): Promise<Omit<Before, "files">>;
  there: boolean;
}

const everySetUp: SetUp[] = [
  {
    name: "an embedded database that is stopped",
    place: () => anEmbeddedPlace(site, "Embedded, stopped"),
    backUp: whileStopped,
    there: true,
  },
  {
    name: "an embedded database that runs",
    place: () => anEmbeddedPlace(site, "Embedded, while it runs"),
    backUp: whileItRuns,
    there: true,
  },
  {
    name: "a PostgreSQL of one's own, dumped while learners are at work",
    place: () => anOwnPlace(site),
    backUp: byDump,
    there: hasPrograms,
  },
  {
    name: "the same with a bucket, and secrets that are given",
    place: () => aBucketPlace(site),
    backUp: byDump,
    there: hasPrograms,
  },
];

/** The long run tries each. */
const setUps = everySetUp.filter((_, at) => process.env.LONG || at % 2 === 1);

test.for(setUps)(
  `all that ${learners} learners had is there again after a restore: $name`,
  { timeout },
  async ({ place: aPlace, backUp, there }, { skip }) => {
    skip(!there, `${programs} is not on this machine`);
    const place = await aPlace();
    const smtp = await someSmtp();
    site.later(smtp.close);
    const mail = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: "door@salida.example" };
    const settings = { ...place.settings, ...mail, PORT: String(await aPort()) };
    // without workers mail waits
    const salida = await site.start(place.dataDir, { ...settings, WORKERS: "0" });
    const witness = await aWitness(salida.url, "ada@example.test");
    await place.onDatabase((client) => addCrowd(client, witness.learner.id, learners - 1, place.keep));
    const work = await beginWork(salida.url);
    await work.more();

    const { rows, exactly } = await backUp(place, salida, work);
    await work.end();
    await salida.killGroup();
    const before = { rows, exactly, files: hashFiles(place.media) };
    await place.destroy();
    const began = performance.now();
    for (const line of place.commands.restore) await runCommand(line, place.env);
    await place.resume();
    const restored = performance.now() - began;
    await compare(place, before);
    const starting = performance.now();
    const again = await site.start(place.dataDir, settings);
    const body = { context: "FOOD", level: 3 } as const;
    await granted(witness.learner.ask(readingCalls.create, { body }));
    const started = performance.now() - starting;

    console.log(`${((restored + started) / 1000).toFixed(1)} s from nothing to the first good write`);
    await serves(again, witness);
    await eventually("all mail that waited to go out", () => smtp.received.length === learners, timeout);
  },
);

/** Salida is stopped as an operator stops it, and what is there then is what was backed up. */
async function whileStopped(place: Place, salida: Running, work: Work) {
  await work.end();
  salida.signal("SIGTERM");
  await salida.ended;
  const rows = await place.onDatabase(hashRows);
  for (const line of place.commands.backUp) await runCommand(line, place.env);
  return { rows, exactly: true };
}

/** Rows that nobody touched meanwhile have to be there, and what learners do next is in the copy or not, but whole. */
async function whileItRuns(place: Place, _salida: Running, work: Work) {
  const earlier = await place.onDatabase(hashRows);
  for (const line of place.commands.backUp) await runCommand(line, place.env);
  await work.more();
  const later = await place.onDatabase(hashRows);
  return { rows: unchanged(earlier, later), exactly: false };
}

/** Rows are those of the snapshot that the dump is of. Between any two commands learners do more. */
async function byDump(place: Place, _salida: Running, work: Work) {
  let rows: Rows = new Map();
  for (const line of place.commands.backUp) {
    if (line.startsWith("pg_dump ")) rows = await dump(place, line);
    else await runCommand(line, place.env);
    await work.more();
  }
  return { rows, exactly: true };
}

function dump(place: Place, line: string): Promise<Rows> {
  return place.onDatabase(async (client) => {
    await client.query("begin isolation level repeatable read");
    const { rows } = await client.query<{ id: string }>("select pg_export_snapshot() as id");
    await runCommand(line.replace("pg_dump", `pg_dump --snapshot='${rows[0]?.id}'`), place.env);
    return hashRows(client);
  });
}

/** What was restored, before Salida sees it, beside what was there before. */
async function compare(place: Place, before: Before): Promise<void> {
  const files = hashFiles(place.media);
  await place.onDatabase(async (client, connection) => {
    const now = await hashRows(client);
    expect(summaryOf(before.exactly ? now : unchanged(before.rows, now))).toEqual(summaryOf(before.rows));
    expect(now.get("public.learner")?.length).toBeGreaterThan(learners);
    await checkLedger(connection);
    const { rows: named } = await client.query<{ name: string }>(
      "select name from recording union select name from media where name is not null",
    );
    expect(named.length).toBeGreaterThan(learners);
    // a file that no row names may have been under way
    const isOther = (name: string) => !files.has(name) || files.get(name) !== before.files.get(name);
    expect(named.filter(({ name }) => isOther(name))).toEqual([]);
  });
}

/** Who was signed in still is, and hears what they recorded. */
async function serves({ url }: Running, witness: Witness): Promise<void> {
  const { learner, refreshToken: refresh_token, recording } = witness;
  expect(await granted(learner.ask(statsCalls.readStats))).toMatchObject({ readingsDone: 6 });
  const renewed = await postAuth(url, "token?grant_type=refresh_token", { refresh_token });
  expect([renewed.status, await renewed.json()]).toMatchObject([200, { user: { id: learner.id } }]);
  expect(await play(witness, url)).toEqual(recording);
}
