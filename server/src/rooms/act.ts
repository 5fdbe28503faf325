import { type RoomClock, roomStatus, settle } from "@salida/rules/room-clock.ts";
import type { Fault } from "#exercises/kind.ts";
import { Refusal } from "#http/refusal.ts";
import type { RoomState } from "#kinds/escape-room/state.ts";
import type { Database } from "#store/database.ts";
import { isOpen } from "./clock-row.ts";
import { lockRoom, type Room, type RoomKey, saveRoom } from "./rows.ts";
import { saveSolved } from "./save-solved.ts";

/** What rooms work with. */
export interface RoomNeeds {
  db: Database;
  now(): Date;
}

/** Why nothing came of what was asked. */
export type WhyNot = "not_found" | "not_yet" | "not_playing" | "conflict";

/** A room after something was done to it, and what is answered; or why nothing was done. */
export type Acted<R> =
  | { clock: RoomClock; state?: RoomState; reply: R }
  | { refusal: WhyNot }
  | { refusal: "invalid"; errors: Fault[] };

/**
 * Does something to a learner's room under its lock, with what its clock has ended by then; refuses where there is no such
 * room. What arrived at `now` counts as of then, however long it waited for the lock.
 */
export async function actOn<R>(
  { db, now }: RoomNeeds,
  key: RoomKey,
  act: (room: Room, now: number) => Acted<R>,
): Promise<R> {
  const at = now().getTime();
  const acted = await db.transaction(async (tx) => {
    const room = await lockRoom(tx, key);
    if (!room) return { refusal: "not_found" as const };
    const settled = { ...room, clock: settle(room.clock, at) };
    const outcome = act(settled, at);
    const { clock, state } = "refusal" in outcome ? { clock: settled.clock, state: undefined } : outcome;
    if (clock === room.clock && state === undefined) return outcome;
    const opened = clock.status === roomStatus.solved && room.clock.status !== roomStatus.solved;
    if (opened) await saveSolved(tx, room, clock, state ?? room.state);
    else await saveRoom(tx, room, clock, state);
    return outcome;
  });
  // a refusal too keeps what the clock has ended
  if ("refusal" in acted) throw new Refusal(acted.refusal, "errors" in acted ? { errors: acted.errors } : {});
  return acted.reply;
}

/** The same of what can only be done while a room is played, or for practice after it. */
export function playIn<R>(
  needs: RoomNeeds,
  key: RoomKey,
  act: (room: Room, now: number) => Acted<R>,
): Promise<R> {
  return actOn(needs, key, (room, now) => (isOpen(room.clock) ? act(room, now) : { refusal: "not_playing" }));
}
