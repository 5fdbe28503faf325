import type { Riddle } from "@salida/contract/kinds/escape-room.ts";
import { charge, settle } from "@salida/rules/room-clock.ts";
import { Refusal } from "#http/refusal.ts";
import { showRiddle, solveRiddle, useHint } from "#kinds/escape-room/play-room.ts";
import { playIn, type RoomNeeds } from "./act.ts";
import { isOpen, toldOf } from "./clock-row.ts";
import { type RoomKey, readRoom } from "./rows.ts";
import type { Mine } from "./session.ts";

/** A riddle as its learner may see it now. */
export async function showRoomRiddle(
  { db, now }: RoomNeeds,
  learner: string,
  riddle: string,
): Promise<Riddle> {
  const room = await readRoom(db, { learner, riddle });
  if (!room) throw new Refusal("not_found");
  if (!isOpen(settle(room.clock, now().getTime()))) throw new Refusal("not_playing");
  const shown = showRiddle(room.content, room.state, room.id, riddle);
  if (!shown) throw new Refusal("not_found");
  return shown;
}

/** Answers a riddle; a wrong answer that was not given before costs time. */
export function solveRoomRiddle(needs: RoomNeeds, key: RoomKey, riddle: string, solution: string) {
  return playIn(needs, key, ({ content, state, clock }, now) => {
    const came = solveRiddle(content, state, riddle, solution);
    if ("refusal" in came) return came;
    const charged = charge(clock, now, came.mistakes);
    return { clock: charged, state: came.state, reply: { ...came.reply, ...toldOf(charged, now) } };
  });
}

/** Reads a hint. */
export function useRoomHint(needs: RoomNeeds, mine: Mine, riddle: string, hint: string) {
  return playIn(needs, mine, ({ content, state, clock }) => {
    const came = useHint(content, state, riddle, hint);
    return "refusal" in came ? came : { clock, state: came.state, reply: came.reply };
  });
}
