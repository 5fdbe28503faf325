import { settle } from "@salida/rules/room-clock.ts";
import { sql } from "drizzle-orm";
import type { Database } from "#store/database.ts";
import { lockRoom, saveRoom } from "./rows.ts";

/** Rooms settled in one go. */
const batch = 200;

/** Brings a learner's rooms up to what their clocks have ended by now. */
export async function settleRooms(db: Database, learner: string, now: Date): Promise<void> {
  const { rows } = await db.execute(sql`
    select exercise from room where learner = ${learner} and due_at <= ${now.toISOString()}`);
  for (const { exercise } of rows) await settleRoom(db, { learner, room: String(exercise) }, now);
}

/** The same of everybody's rooms, for those nobody looks at. */
export async function sweepRooms(db: Database, now: Date): Promise<void> {
  for (;;) {
    const { rows } = await db.execute(sql`
      select learner, exercise from room where due_at <= ${now.toISOString()} order by due_at limit ${batch}`);
    for (const { learner, exercise } of rows)
      await settleRoom(db, { learner: String(learner), room: String(exercise) }, now);
    if (rows.length < batch) return;
  }
}

function settleRoom(db: Database, key: { learner: string; room: string }, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const room = await lockRoom(tx, key);
    // one whose learner was seen since is only looked at again later
    if (room) await saveRoom(tx, room, settle(room.clock, now.getTime()));
  });
}
