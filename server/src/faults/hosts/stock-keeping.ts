import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { readingCalls } from "@salida/contract/calls.ts";
import { levelOf } from "@salida/rules/levels.ts";
import pg from "pg";
import { soundReadings } from "#authoring/test-ghost.ts";
import { granted, type WireLearner } from "#faults/wire.ts";
import type { Member } from "./two-hosts.ts";

const keeper = fileURLToPath(new URL("../../stock-keeper/main.ts", import.meta.url));
const level = levelOf("B1");

/** Does what `npm run stock -- …` does, on a member's host and with its settings; what it said. */
export async function keepStock({ host, settings }: Member, ...asked: string[]): Promise<string> {
  const [program = "", ...args] = [...host.inside, process.execPath, keeper, ...asked];
  const env = { PATH: "/usr/local/bin:/usr/bin:/bin", ...settings };
  return (await promisify(execFile)(program, args, { env })).stdout;
}

/** Lays a reading into a folder as a pack that a model wrote; where it lies, and what it is about. */
export function aPack(folder: string) {
  const [found] = soundReadings("B1");
  if (!found) throw new Error("the library has no reading to pack");
  const { file, reading } = found;
  const path = join(folder, "pack.json");
  writeFileSync(path, JSON.stringify({ ...file, readings: [reading], listenings: [] }));
  return { path, topic: file.topic };
}

/** Has a learner have had every reading of the library: what is new to them then is not the library's. */
export async function giveAllReadings(connectionString: string, { id }: WireLearner): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(
    `insert into exercise (learner, id, kind, content, work, topic, level, asked_topic, asked_level, title, origin, repeat,
       items, facts, created_at)
     select $1, gen_random_uuid(), kind, id, work, topic, level, topic, level, title, origin, false, items,
       '{"wordCount":1,"questionCount":1}', now() - interval '2 days' from content
       where kind = 'reading' and origin = 'library' and not in_room`,
    [id],
  );
  await client.end();
}

/** Whether a learner would be given a reading about a topic that is new to them. */
export async function isOfferedNew(learner: WireLearner, topic: string): Promise<boolean> {
  const { elements } = await granted(learner.ask(readingCalls.offers, { query: { level } }));
  return elements.find(({ context }) => context === topic)?.given?.repeat === false;
}
