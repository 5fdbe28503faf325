import type { KindName } from "@salida/contract/kinds.ts";
import { wordsAsked } from "@salida/rules/exercise-limits.ts";
import type { Level } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";
import { sql } from "drizzle-orm";
import { Refusal } from "#http/refusal.ts";
import { madeBefore, requestDigest } from "#progress/idempotency.ts";
import { type Asking, type Taken, take } from "#stock/take.ts";
import type { Queries } from "#store/database.ts";
import { claimSlot } from "./allowance.ts";
import type { Flow } from "./flow.ts";

/** What every create names, whatever its kind. */
export interface CreateParams {
  context: Topic;
  level: Level;
  numOfWords?: number;
}

export interface Creating {
  learner: string;
  kind: KindName;
  params: CreateParams;
  key: string | undefined;
}

/**
 * Creates an exercise for a learner: claims the day's slot, takes content, begins. All or nothing, five round
 * trips. The same idempotency key answers what it made the first time.
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
    return { id, taken: await insertExercise(tx, flow, creating, id, now) };
  });
  if (made.taken) makeAhead(flow, creating, made.taken);
  return { id: made.id };
}

function askingOf({ kinds }: Flow, { learner, kind, params }: Creating): Asking {
  const { context: topic, level, numOfWords: words = wordsAsked.usual } = params;
  return { learner, kind, topic, level, words, alwaysNew: kinds[kind].alwaysNew === true };
}

/**
 * Has recording and picture made while the learner's page is on its way, and sees to the recording that the same press
 * will need the next time. What fails is tried again when it is asked for.
 */
function makeAhead(flow: Flow, creating: Creating, { body, level }: Taken): void {
  const { learner, kind } = creating;
  const said = flow.kinds[kind].utterances?.(body);
  if (said) {
    flow.record(said, level, learner).catch(() => undefined);
    voiceNext(flow, creating).catch(() => undefined);
  }
  const wish = flow.kinds[kind].picture?.(body);
  if (wish) flow.depict(wish, learner).catch(() => undefined);
}

async function voiceNext(flow: Flow, creating: Creating): Promise<void> {
  const next = await take(flow.db, askingOf(flow, creating));
  if (next) await flow.voiceAhead(next.content);
}

async function insertExercise(
  tx: Queries,
  flow: Flow,
  creating: Creating,
  id: string,
  now: Date,
): Promise<Taken> {
  const { learner, kind, params } = creating;
  const { context: topic, level } = params;
  const taken = await take(tx, askingOf(flow, creating));
  // the slot goes back with the transaction: what gave nothing does not count
  if (!taken) throw new Refusal("unavailable", { detail: "There is no exercise in stock" });
  const begun = flow.kinds[kind].begin(taken.body, params, taken, flow.tools);
  await tx.execute(sql`
    with made as (
      insert into exercise (learner, id, kind, content, work, topic, level, asked_topic, asked_level, title, origin,
          repeat, items, facts, state, created_at)
        values (${learner}, ${id}, ${kind}, ${taken.content}, ${taken.work}, ${taken.topic}, ${taken.level}, ${topic},
          ${level}, ${taken.title}, ${taken.origin}, ${taken.repeat}, ${sql.param(begun.items)},
          ${JSON.stringify(begun.facts)}::jsonb, ${JSON.stringify(begun.state)}::jsonb, ${now.toISOString()}))
    insert into tally (learner, kind, created) values (${learner}, ${kind}, 1)
      on conflict (learner, kind) do update set created = tally.created + 1`);
  return taken;
}
