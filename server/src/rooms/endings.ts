import { charge, finish, isOver, roomStatus } from "@salida/rules/room-clock.ts";
import { currentPuzzle, decode } from "#kinds/escape-room/play-room.ts";
import { actOn, playIn, type RoomNeeds } from "./act.ts";
import { toldOf } from "./clock-row.ts";
import type { Mine } from "./session.ts";

/** Tries a puzzle's two codes; wrong ones that were not tried before cost time, the last puzzle's open the door. */
export function decodePuzzle(
  needs: RoomNeeds,
  mine: Mine,
  puzzle: string,
  codes: { numericCode: string; textCode: string },
) {
  return playIn(needs, mine, ({ content, state, clock, done }, now) => {
    const came = decode(content, state, puzzle, codes, done);
    if ("refusal" in came) return came;
    const charged = charge(clock, now, came.mistakes);
    const after =
      currentPuzzle(came.state) === came.state.puzzles.length ? finish(charged, now, "solved") : charged;
    return { clock: after, state: came.state, reply: { ...came.reply, ...toldOf(after, now) } };
  });
}

/** Gives a room up, or is told that it is solved. */
export function finishRoom(needs: RoomNeeds, mine: Mine, as: 2 | 3): Promise<void> {
  return actOn(needs, mine, ({ clock }, now) => {
    if (clock.status === as) return { clock, reply: undefined };
    if (isOver(clock)) return { refusal: "conflict" };
    // nothing a browser says opens the door
    if (as === roomStatus.solved) return { refusal: "not_yet" };
    return { clock: finish(clock, now, "failed"), reply: undefined };
  });
}
