import { join } from "node:path";
import type pg from "pg";
import { countAnswers } from "../../server/src/figures/count-answers.ts";
import { reading } from "../../server/src/kinds/reading/reading.ts";
import { openStore } from "../../server/src/store/database.ts";
import { crossings, type Watched, watch } from "./calls.ts";
import type { Requirement, Section } from "./report.ts";
import { databaseUrl, root } from "./salida.ts";
import { giveExercises, openClient } from "./seed.ts";
import { type Stage, stageOf } from "./stages.ts";
import { type Crossing, firstWords, type Statement } from "./wire.ts";

/** From this many rows on, reading a table from end to end is a fault. */
const manyRows = 1_000;

/** PostgreSQL tells the client how it did each statement, those of foreign keys and cascades included. */
const telling = {
  session_preload_libraries: "auto_explain",
  "auto_explain.log_min_duration": "0",
  "auto_explain.log_analyze": "on",
  "auto_explain.log_buffers": "on",
  "auto_explain.log_format": "json",
  "auto_explain.log_level": "notice",
  "auto_explain.log_nested_statements": "on",
  client_min_messages: "notice",
};

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Loops"?: number;
  "Shared Hit Blocks"?: number;
  "Shared Read Blocks"?: number;
  Plans?: PlanNode[];
}

interface Explained {
  text: string;
  /** Milliseconds it took; NaN where it was only planned. */
  ms: number;
  top: PlanNode;
}

/** How PostgreSQL answers the hot statements among a million exercises: those the server sent, as it sent them. */
export const plans: Section = {
  name: "plans",
  about: "the plans of the hot statements among 1 million exercises",
  async measure() {
    const stage = await stageOf(1_000_000);
    const watched = await watch(stage, telling);
    await giveExercises(stage.database, watched.learner.id);
    const counted = await counting(watched, stage);
    const found = (await crossings(watched)).set("count answers", counted);
    const client = await openClient(stage.database);
    const sizes = await tableSizes(client);
    const seen = new Set<string>();
    const faults: Requirement[] = [];
    console.log(
      "\nplans: nodes in brackets were not needed; generic: what a named statement may be planned as later",
    );
    for (const [call, crossing] of found) {
      for (const explained of [...toldPlans(crossing), ...(await genericPlans(client, crossing))]) {
        const { text, top } = explained;
        const nodes = summary(top);
        if (seen.has(text + nodes)) continue;
        seen.add(text + nodes);
        console.log(`\n  ${call}: ${firstWords({ text }, 80)} (${costOf(explained)})\n    ${nodes}`);
        const whole = nodesOf(top).filter((node) => isSlow(node, sizes));
        if (whole.length > 0) faults.push(fault(`${call}: ${firstWords({ text })}`, whole));
      }
    }
    const what = `tables of more than ${manyRows} rows that ${seen.size} plans read whole`;
    return faults.length > 0 ? faults : [{ what, wanted: "none", figure: "none", ok: seen.size > 0 }];
  },
};

/** What the hourly count of answers sends, with as much to count as a busy hour leaves. */
async function counting({ wire }: Watched, { database }: Stage): Promise<Crossing> {
  const client = await openClient(database);
  await client.query(`insert into uncounted
    select learner, id from exercise where completed_at is not null order by id desc limit 3000`);
  await client.query("analyze uncounted");
  const options = Object.entries(telling).map(([name, value]) => `-c ${name}=${value}`);
  const url = `${databaseUrl(database, wire.port)}?options=${encodeURIComponent(options.join(" "))}`;
  const migrations = join(root, "server/migrations");
  const { db, close } = await openStore({ connection: () => ({ connectionString: url }), migrations }, 1);
  // what was seeded has no questions
  const answering = { ...reading, firstAnswers: () => [{ item: "Who?", option: 1, options: 4 }] };
  const crossing = await wire.during(() => countAnswers({ db, kinds: { reading: answering } }));
  await close();
  return crossing;
}

function costOf({ ms, top }: Explained): string {
  if (Number.isNaN(ms)) return "generic";
  return `${ms.toFixed(2)} ms, ${(top["Shared Hit Blocks"] ?? 0) + (top["Shared Read Blocks"] ?? 0)} blocks`;
}

function toldPlans({ notices }: Crossing): Explained[] {
  return notices.flatMap((notice) => {
    const [, ms, json] = /^duration: ([\d.]+) ms\s+plan:\s*(\{[\s\S]*)$/.exec(notice) ?? [];
    if (json === undefined) return [];
    const { "Query Text": text, Plan: top } = JSON.parse(json) as { "Query Text": string; Plan: PlanNode };
    return [{ text, ms: Number(ms), top }];
  });
}

/** What named statements may be planned as, for any parameters, once they were used five times. */
async function genericPlans(client: pg.Client, { statements }: Crossing): Promise<Explained[]> {
  const explained: Explained[] = [];
  for (const { text } of statements.filter(isNamed)) {
    const { rows } = await client.query(`explain (generic_plan, format json) ${text}`);
    explained.push({ text, ms: Number.NaN, top: rows[0]["QUERY PLAN"][0].Plan });
  }
  return explained;
}

function isNamed({ named }: Statement): boolean {
  return named;
}

async function tableSizes(client: pg.Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ name: string; rows: number }>(
    "select relname name, reltuples::float rows from pg_class where relkind = 'r'",
  );
  return new Map(rows.map((row) => [row.name, row.rows]));
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** What was planned but did not run costs nothing; it shows in brackets. */
function isSlow(node: PlanNode, sizes: ReadonlyMap<string, number>): boolean {
  const rows = sizes.get(node["Relation Name"] ?? "") ?? 0;
  return node["Node Type"] === "Seq Scan" && node["Actual Loops"] !== 0 && rows > manyRows;
}

function fault(what: string, nodes: readonly PlanNode[]): Requirement {
  const names = new Set(nodes.map((node) => node["Relation Name"]));
  return { what, wanted: "no table read whole", figure: `reads ${[...names].join(", ")} whole`, ok: false };
}

/** What is read and by which index: "Limit, Index Scan exercise_page". */
function summary(top: PlanNode): string {
  const names = nodesOf(top).map((node) => {
    const on = node["Index Name"] ?? node["Relation Name"];
    const name = on ? `${node["Node Type"]} ${on}` : node["Node Type"];
    return node["Actual Loops"] === 0 ? `(${name})` : name;
  });
  return [...new Set(names)].join(", ");
}
