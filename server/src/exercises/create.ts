import { wordsAsked } from "@salida/rules/exercise-limits.ts";
import type { Level } from "@salida/rules/levels.ts";
import { sql } from "drizzle-orm";
import { Refusal } from "#http/refusal.ts";
import { madeBefore, requestDigest } from "#progress/idempotency.ts";
import { lackingParts } from "#stock/lacking.ts";
import { type Asking, type Taken, take } from "#stock/take.ts";
import type { Queries } from "#store/database.ts";
import { claimSlot } from "./allowance.ts";
import type { Creating } from "./creating.ts";
import type { Flow } from "./flow.ts";
import { type Beginning, beginAll, ownLevel } from "./parts.ts";
import type { Cell } from "./writing.ts";

/**
 * Creates an exercise for a learner: claims the day's slot, takes content, begins. All or nothing, five round
 * trips, and one more for its parts. The same idempotency key answers what it made the first time.
 */
export async function createExercise(flow: Flow, creating: Creating): Promise<{ id: string }> {
  const { learner, kind, params, key } = creating;
  const id = flow.tools.newId();
  const now = flow.tools.now();
  const request = requestDigest(kind, params);
  const claiming = { learner, kind, limit: flow.limits[kind], made: id, key, request };
  const made = await flow.db.transaction(async (tx) => {
    const claim = await claimSlot(tx, claiming, now);
    if (!claim.known) throw new Refusal("stats_required");
    if (key !== undefined && !claim.fresh) return { id: await madeBefore(tx, { learner, key, request }) };
    if (!claim.granted) throw new Refusal("limit_reached", { retryAfter: claim.wait });
    return { id, begun: await insertExercise(tx, flow, creating, id, now) };
  });
  if (made.begun) {
    made.begun.wake?.();
    makeAhead(flow, creating, made.begun);
  }
  return { id: made.id };
}

function askingOf({ kinds }: Flow, { learner, kind, params }: Creating): Asking {
  const { context: topic, level, numOfWords: words = wordsAsked.usual } = params;
  const { alwaysNew = false, stockLevel } = kinds[kind];
  return { learner, kind, topic, level: stockLevel?.(level) ?? level, words, alwaysNew };
}

/** What was begun, in the order in which a learner comes to it, and the level it is all at. */
interface AllBegun {
  all: readonly Beginning[];
  level: Level;
  /** Has what was wished for instead written, once this is committed. */
  wake: (() => void) | undefined;
}

/**
 * Has recordings and pictures made while the learner's page is on its way, and sees to the recording that the same press
 * will need the next time. What fails is tried again when it is asked for.
 */
function makeAhead(flow: Flow, creating: Creating, { all, level }: AllBegun): void {
  const { learner, kind } = creating;
  const [first, ...rest] = all.map(({ taken }) => async () => {
    const said = flow.kinds[taken.kind].utterances?.(taken.body);
    if (said) await flow.record(said, level, learner).catch(() => undefined);
    const wish = flow.kinds[taken.kind].picture?.(taken.body);
    if (wish) await flow.depict(wish, learner).catch(() => undefined);
  });
  const inTurn = async () => {
    await first?.();
    for (const make of rest) await make();
  };
  inTurn().catch(() => undefined);
  if (flow.kinds[kind].utterances) voiceNext(flow, creating).catch(() => undefined);
  if (all[0]?.taken.fresh && flow.writing.writes(kind))
    flow.writing.refill({ ...cellOf(askingOf(flow, creating)), learner }).catch(() => undefined);
}

function cellOf({ kind, topic, level }: Asking): Cell {
  return { kind, topic, level };
}

async function voiceNext(flow: Flow, creating: Creating): Promise<void> {
  const next = await take(flow.db, askingOf(flow, creating));
  if (next) await flow.voiceAhead(next.content, ownLevel(flow, creating, next.level));
}

async function insertExercise(
  tx: Queries,
  flow: Flow,
  creating: Creating,
  id: string,
  now: Date,
): Promise<AllBegun> {
  const { learner, kind, params } = creating;
  const { whole, parts } = await takeAndBegin(tx, flow, creating);
  const level = ownLevel(flow, creating, whole.taken.level);
  const row = ({ taken, begun }: Beginning, { id, room, place }: Standing) => sql`(
    ${learner}::uuid, ${id}::uuid, ${taken.kind}, ${taken.content}::uuid, ${taken.work}::uuid, ${taken.topic},
    ${level}::smallint, ${params.context}, ${params.level}::smallint, ${taken.title}, ${taken.origin},
    ${taken.repeat}::boolean, ${sql.param(begun.items)}::text[], ${JSON.stringify(begun.facts)}::jsonb,
    ${JSON.stringify(begun.state)}::jsonb, ${now.toISOString()}::timestamptz, ${room}::uuid, ${place}::smallint)`;
  const rows = [
    row(whole, { id, room: null, place: null }),
    ...parts.map((part, place) => row(part, { id: flow.tools.newId(), room: id, place })),
  ];
  const directed = kind === flow.director.directs;
  const { state } = whole.begun;
  const kept = directed && flow.director.begin({ learner, exercise: id, level, state, createdAt: now });
  await tx.execute(sql`
    with made as (
      insert into exercise (learner, id, kind, content, work, topic, level, asked_topic, asked_level, title, origin,
          repeat, items, facts, state, created_at, room, place)
        values ${sql.join(rows, sql`, `)})
      ${kept ? sql`, directed as (${kept})` : sql``}
    insert into tally (learner, kind, created) values (${learner}, ${kind}, 1)
      on conflict (learner, kind) do update set created = tally.created + 1`);
  const wishes = !whole.taken.fresh && flow.writing.writes(kind);
  const cell = cellOf(askingOf(flow, creating));
  const wake = wishes ? await flow.writing.want(tx, { ...cell, learner, exercise: id, params }) : undefined;
  return { all: [whole, ...parts], level, wake };
}

/** Takes content and begins; where a place of it has no part left to give, other content. */
async function takeAndBegin(tx: Queries, flow: Flow, creating: Creating) {
  const asking = askingOf(flow, creating);
  const begin = async (taken: Taken | undefined) => {
    // the slot goes back with the transaction: what gave nothing does not count
    if (!taken) throw new Refusal("unavailable", { detail: "There is no exercise in stock" });
    return beginAll(tx, flow, creating, taken);
  };
  const begun = await begin(await take(tx, asking));
  const { places } = flow.kinds[creating.kind];
  if (!places || begun.parts.every(({ taken }) => !taken.barred)) return begun;
  const without = await lackingParts(tx, asking, places);
  return begin(await take(tx, { ...asking, without }));
}

/** Where an exercise stands. */
interface Standing {
  id: string;
  room: string | null;
  place: number | null;
}
