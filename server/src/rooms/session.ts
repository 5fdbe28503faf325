import { beat, pause, roomStatus, start, unseenFor } from "@salida/rules/room-clock.ts";
import { sql } from "drizzle-orm";
import { actOn, type RoomNeeds } from "./act.ts";
import { type ClockRow, clockColumns, clockOf, instant, toldOf } from "./clock-row.ts";

export type Told = ReturnType<typeof toldOf>;

/** A learner's room. */
export interface Mine {
  learner: string;
  room: string;
}

/** Starts a room or goes on with it. */
export function startRoom(needs: RoomNeeds, mine: Mine, extended: boolean): Promise<Told> {
  return actOn(needs, mine, ({ clock }, now) => {
    const started = start(clock, now, extended);
    return { clock: started, reply: toldOf(started, now) };
  });
}

/** Stops a room's clock. */
export function pauseRoom(needs: RoomNeeds, mine: Mine): Promise<Told> {
  return actOn(needs, mine, ({ clock }, now) => {
    const paused = pause(clock, now);
    return { clock: paused, reply: toldOf(paused, now) };
  });
}

/** Keeps a room's clock running: one statement, unless something has happened to it meanwhile. */
export async function beatRoom(needs: RoomNeeds, mine: Mine): Promise<Told> {
  const now = needs.now().getTime();
  const at = instant(now);
  const { rows } = await needs.db.execute(sql`
    update room r set seen_at = ${at}
      where r.learner = ${mine.learner} and r.exercise = ${mine.room} and r.status = ${roomStatus.inProgress}
        and r.seen_at between ${instant(now - unseenFor + 1)} and ${at} and r.expires_at > ${at}
        and r.running_since + (r.time_limit - r.spent) * interval '1 millisecond' > ${at}
      returning ${clockColumns}`);
  if (rows[0]) return toldOf(clockOf(rows[0] as unknown as ClockRow), now);
  return actOn(needs, mine, ({ clock }, now) => {
    const seen = beat(clock, now);
    return { clock: seen, reply: toldOf(seen, now) };
  });
}
