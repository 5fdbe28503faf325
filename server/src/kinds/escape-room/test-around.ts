import type { Shown } from "@salida/contract/kind.ts";
import { escapeRoom as contract } from "@salida/contract/kinds/escape-room.ts";
import { tools } from "#exercises/flow.ts";
import type { Past } from "#exercises/kind.ts";
import type { Around } from "./around.ts";
import type { RoomContent } from "./content.ts";
import { escapeRoom } from "./escape-room.ts";
import type { RoomState } from "./state.ts";

/** A room that a learner is given, and the names of its pieces' works. */
export function begun(content: unknown, past: Past = { had: [], hidden: [] }) {
  const parsed = escapeRoom.content.parse(content) as RoomContent;
  const { state, items, facts, parts = [] } = escapeRoom.begin(parsed, {}, past, tools);
  return { content: parsed, state: state as RoomState, items, facts, parts };
}

/** How it can stand with a room: its status, then its session's. */
export const standings = {
  "not started": [0, 0],
  playing: [1, 1],
  paused: [1, 2],
  solved: [2, 3],
  failed: [3, 3],
  expired: [4, 3],
} as const;
export type Standing = keyof typeof standings;

/** What stands around a room of which some pieces are done. */
export function aroundOf(standing: Standing, done: readonly number[] = []): Around {
  const [status, session] = standings[standing];
  const at = new Date(0).toISOString();
  return {
    status,
    session: { status: session, limitTime: 3_000, elapsedTime: 10 },
    extendedTime: false,
    finishedAt: status > 1 ? at : null,
    expiresAt: at,
    parts: Array.from({ length: 9 }, (_, place) => ({
      id: `0190e3a5-7e57-7b00-8b00-00000000000${place}`,
      kind: "reading",
      place,
      completed: done.includes(place),
    })),
  };
}

/** What a browser sees of a room. */
export function shown(content: RoomContent, state: RoomState, around: Around): Shown<typeof contract> {
  const presented = escapeRoom.present({
    ...{ content, state, around, completed: around.status > 1, part: false },
    ...{ heard: undefined, seen: undefined, addressOf: () => "" },
  });
  return contract.shown.parse(presented);
}
