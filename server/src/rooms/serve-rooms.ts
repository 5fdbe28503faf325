import { escapeRoom } from "@salida/contract/kinds/escape-room.ts";
import { roomCalls } from "@salida/contract/rooms.ts";
import type { Flow } from "#exercises/flow.ts";
import { exerciseLoader } from "#exercises/load.ts";
import { showExercise } from "#exercises/play.ts";
import { type Door, serve } from "#http/serve.ts";
import { decodePuzzle, finishRoom } from "./endings.ts";
import { showRoomRiddle, solveRoomRiddle, useRoomHint } from "./riddles.ts";
import { beatRoom, pauseRoom, startRoom } from "./session.ts";

/** Mounts what directs a room: its clock, riddles, hints, decoder and end. */
export function serveRooms(door: Door, flow: Flow): void {
  const needs = { db: flow.db, now: flow.tools.now };
  const load = exerciseLoader(flow.db);

  serve(door, roomCalls.start, ({ caller, params, body }) =>
    startRoom(needs, mine(caller, params), body.extendedTime),
  );
  serve(door, roomCalls.pause, ({ caller, params }) => pauseRoom(needs, mine(caller, params)));
  serve(door, roomCalls.heartbeat, ({ caller, params }) => beatRoom(needs, mine(caller, params)));

  serve(door, roomCalls.readRiddle, ({ caller, params }) =>
    showRoomRiddle(needs, caller.account, params.id ?? ""),
  );
  serve(door, roomCalls.solveRiddle, ({ caller, params: { id: riddle = "" }, body }) =>
    solveRoomRiddle(needs, { learner: caller.account, riddle }, riddle, body.solution),
  );
  serve(door, roomCalls.solveRiddleOfRoom, ({ caller, params, body }) =>
    solveRoomRiddle(needs, mine(caller, params), params.riddleId ?? "", body.solution),
  );
  serve(door, roomCalls.useHint, ({ caller, params }) =>
    useRoomHint(needs, mine(caller, params), params.riddleId ?? "", params.hintId ?? ""),
  );

  serve(door, roomCalls.decode, ({ caller, params, body }) =>
    decodePuzzle(needs, mine(caller, params), params.puzzleId ?? "", body),
  );
  serve(door, roomCalls.finish, async ({ caller, params, body }) => {
    const { learner, room } = mine(caller, params);
    await finishRoom(needs, { learner, room }, body.status);
    const loaded = await load(learner, escapeRoom.name, room);
    return (await showExercise(flow, escapeRoom.name, loaded, learner)) as never;
  });
}

function mine(
  { account: learner }: { account: string },
  { id: room = "" }: Readonly<Record<string, string>>,
) {
  return { learner, room };
}
