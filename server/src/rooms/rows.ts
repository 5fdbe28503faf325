import { isGivenUp, type RoomClock, roomStatus } from "@salida/rules/room-clock.ts";
import { type SQL, sql } from "drizzle-orm";
import type { RoomContent } from "#kinds/escape-room/content.ts";
import type { RoomState } from "#kinds/escape-room/state.ts";
import type { Queries } from "#store/database.ts";
import { type ClockRow, clockColumns, clockOf, setClock } from "./clock-row.ts";

/** A learner's room by its own id, or by one of its riddles'. */
export type RoomKey = { learner: string } & ({ room: string } | { riddle: string });

/** A room as it stands in the store. */
export interface Room {
  learner: string;
  id: string;
  clock: RoomClock;
  content: RoomContent;
  state: RoomState;
  /** What a list tells of it. */
  facts: Record<string, unknown>;
  version: number;
  repeat: boolean;
  /** Its pieces in the order of their places: whether each is done. */
  done: boolean[];
}

interface RoomRow extends ClockRow, Omit<Room, "clock" | "learner"> {}

const columns = sql`${clockColumns}, e.id, e.state, e.facts, e.version, e.repeat, c.body content,
  array(select p.completed_at is not null from exercise p
    where p.learner = r.learner and p.room = r.exercise order by p.place) done`;
const joined = sql`join exercise e on e.learner = r.learner and e.id = r.exercise
  join content c on c.id = e.content`;

function isMeant(key: RoomKey): SQL {
  const which = "room" in key ? sql`r.exercise = ${key.room}` : sql`${key.riddle}::uuid = any(r.riddles)`;
  return sql`r.learner = ${key.learner} and ${which}`;
}

/** Reads a room; nothing where it is not there, or somebody else's. */
export async function readRoom(queries: Queries, key: RoomKey): Promise<Room | undefined> {
  const { rows } = await queries.execute(sql`select ${columns} from room r ${joined} where ${isMeant(key)}`);
  return roomOf(key, rows[0]);
}

/**
 * Reads a room and locks it until the transaction's end: its learner first, as a deletion does. Which pieces are done may
 * be a moment old, but a piece that is done stays so.
 */
export async function lockRoom(tx: Queries, key: RoomKey): Promise<Room | undefined> {
  const { rows } = await tx.execute(sql`
    with holder as (select id from learner where id = ${key.learner} for no key update)
    select ${columns} from holder join room r on r.learner = holder.id ${joined} where ${isMeant(key)}
      for no key update of r, e`);
  return roomOf(key, rows[0]);
}

function roomOf({ learner }: RoomKey, row: unknown): Room | undefined {
  if (!row) return undefined;
  const { status, spent, limit, extended, since, seen, expiresAt, finishedAt, ...room } = row as RoomRow;
  const clock = clockOf({ status, spent, limit, extended, since, seen, expiresAt, finishedAt });
  return { ...room, learner, clock };
}

/** Saves a locked room's clock, and its state where that changed. One that was lost is over as an exercise too. */
export async function saveRoom(
  tx: Queries,
  { learner, id }: Pick<Room, "learner" | "id">,
  clock: RoomClock,
  state?: RoomState,
): Promise<void> {
  const { status, finishedAt } = clock;
  const lost = status === roomStatus.failed || status === roomStatus.expired;
  const at = lost && finishedAt !== null ? new Date(finishedAt).toISOString() : null;
  await tx.execute(sql`
    with kept as (update room set ${setClock(clock)} where learner = ${learner} and exercise = ${id}),
    ended as (
      insert into tally (learner, kind, lost)
        select learner, kind, 1 from exercise
          where learner = ${learner} and id = ${id} and completed_at is null and ${at}::timestamptz is not null
        on conflict (learner, kind) do update set lost = tally.lost + 1)
    update exercise set version = version + 1, completed_at = coalesce(completed_at, ${at}::timestamptz),
        state = coalesce(${state === undefined ? null : JSON.stringify(state)}::jsonb, state),
        facts = facts || jsonb_build_object('status', ${status}::int, 'givenUp', ${isGivenUp(clock)}::boolean)
      where learner = ${learner} and id = ${id}`);
}
