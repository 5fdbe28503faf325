import type pg from "pg";
import { crossings, watch } from "./calls.ts";
import { printTable, type Requirement, type Section } from "./report.ts";
import { giveExercises, openClient } from "./seed.ts";
import { stageOf } from "./stages.ts";
import { firstWords, type Statement } from "./wire.ts";

/** From this many rows on, reading a table from end to end is a fault. */
const manyRows = 1_000;

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Loops"?: number;
  Plans?: PlanNode[];
}

interface Plan {
  Plan: PlanNode & { "Shared Hit Blocks"?: number; "Shared Read Blocks"?: number };
  "Planning Time"?: number;
  "Execution Time"?: number;
}

/** How PostgreSQL answers the hot statements among a million exercises: the statements as they crossed the wire. */
export const plans: Section = {
  name: "plans",
  about: "the plans of the hot statements among 1 million exercises",
  async measure() {
    const stage = await stageOf(1_000_000);
    const watched = await watch(stage);
    await giveExercises(stage.database, watched.learner.id);
    const found = await crossings(watched);
    const client = await openClient(stage.database);
    const sizes = await tableSizes(client);
    const rows: (string | number)[][] = [];
    const requirements: Requirement[] = [];
    for (const [call, { statements }] of found) {
      for (const statement of statements.filter(isPlanned)) {
        const plan = await explain(client, statement);
        const generic = statement.named ? await explainGeneric(client, statement) : undefined;
        const nodes = [plan, generic].flatMap((explained) => (explained ? nodesOf(explained.Plan) : []));
        const slow = nodes.filter((node) => isSlow(node, sizes)).map((node) => node["Relation Name"]);
        const { "Execution Time": ms = Number.NaN, Plan: top } = plan;
        const blocks = (top["Shared Hit Blocks"] ?? 0) + (top["Shared Read Blocks"] ?? 0);
        rows.push([call, firstWords(statement, 44), ms.toFixed(2), blocks, summary(nodesOf(plan.Plan))]);
        if (generic) rows.push(["", "  its generic plan", "", "", summary(nodesOf(generic.Plan))]);
        if (slow.length > 0) {
          const figure = `reads ${[...new Set(slow)].join(", ")} whole`;
          requirements.push({
            what: `${call}: ${firstWords(statement)}`,
            wanted: "no whole table",
            figure,
            ok: false,
          });
        }
      }
    }
    printTable("plans: execution and buffers", ["call", "statement", "ms", "blocks", "nodes"], rows);
    return requirements.length > 0
      ? requirements
      : [
          {
            what: `no table of more than ${manyRows} rows is read whole`,
            wanted: "none",
            figure: "none",
            ok: true,
          },
        ];
  },
};

function isPlanned({ text }: Statement): boolean {
  return /^\s*(select|insert|update|delete|with|\()/i.test(text);
}

async function tableSizes(client: pg.Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ name: string; rows: number }>(
    "select relname name, reltuples::float rows from pg_class where relkind = 'r'",
  );
  return new Map(rows.map((row) => [row.name, row.rows]));
}

/** Runs a statement with the parameters it had, and takes back what it did. */
async function explain(client: pg.Client, { text, values }: Statement): Promise<Plan> {
  await client.query("begin");
  try {
    const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values);
    return rows[0]["QUERY PLAN"][0];
  } finally {
    await client.query("rollback");
  }
}

/** What a named statement may be planned as once it was used five times. */
async function explainGeneric(client: pg.Client, { text }: Statement): Promise<Plan> {
  const { rows } = await client.query(`explain (generic_plan, format json) ${text}`);
  return rows[0]["QUERY PLAN"][0];
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function isSlow(node: PlanNode, sizes: ReadonlyMap<string, number>): boolean {
  return node["Node Type"] === "Seq Scan" && (sizes.get(node["Relation Name"] ?? "") ?? 0) > manyRows;
}

/** "Limit, Index Scan exercise_page, …": what is read, by which index, and what was never run in brackets. */
function summary(nodes: readonly PlanNode[]): string {
  const names = nodes.map((node) => {
    const on = node["Index Name"] ?? node["Relation Name"];
    const name = on ? `${node["Node Type"]} ${on}` : node["Node Type"];
    return node["Actual Loops"] === 0 ? `(${name})` : name;
  });
  return [...new Set(names)].join(", ");
}
