import { escapeRoom } from "@salida/contract/kinds/escape-room.ts";
import { pointsFor, roomScore } from "@salida/rules/progress/scores.ts";
import { elapsed, type RoomClock } from "@salida/rules/room-clock.ts";
import { sql } from "drizzle-orm";
import { hintsUsed } from "#kinds/escape-room/play-room.ts";
import type { RoomState } from "#kinds/escape-room/state.ts";
import { completeAndAward } from "#progress/award.ts";
import type { Queries } from "#store/database.ts";
import { setClock } from "./clock-row.ts";
import type { Room } from "./rows.ts";

/** Saves a locked room whose door has just opened, with its evaluation and points. */
export async function saveSolved(
  tx: Queries,
  { learner, id, version, repeat, facts }: Room,
  clock: RoomClock,
  state: RoomState,
): Promise<void> {
  const completedAt = new Date(clock.finishedAt ?? 0);
  const hints = hintsUsed(state);
  const score = roomScore(hints);
  const elapsedTime = elapsed(clock, completedAt.getTime()) / 1000;
  await tx.execute(sql`update room set ${setClock(clock)} where learner = ${learner} and exercise = ${id}`);
  const saved = await completeAndAward(tx, {
    ...{ learner, exercise: id, kind: escapeRoom.name, version, state, completedAt },
    facts: { ...facts, status: clock.status },
    evaluation: { score, completedAt: completedAt.toISOString(), hintsUsed: hints, elapsedTime } as {
      score: number;
    },
    points: pointsFor(escapeRoom.points, score, repeat),
  });
  if (!saved) throw new Error("a solved room was over before");
}
