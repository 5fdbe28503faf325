import type { RoomSession, RoomStatus } from "@salida/contract/kinds/escape-room.ts";
import { roomCalls } from "@salida/contract/rooms.ts";
import type { QueryClient } from "@tanstack/react-query";
import { api } from "#api.ts";
import { refreshStats } from "#progress/stats.ts";
import { type Reading, secondsCharged } from "./clock.ts";
import { phaseOf, type Room } from "./room.ts";
import { roomName, roomQuery } from "./room-query.ts";

/** Which room is directed, and who hears of it. */
export interface Directing {
  client: QueryClient;
  id: string;
  /** How many orders were given: what was asked before the last one is out of date. */
  orders: number;
  /** Hears what a wrong try cost, in seconds. */
  onCharged: (seconds: number) => void;
}

/** What every call that directs a room tells of it. */
interface Told {
  session: RoomSession;
  status: RoomStatus;
}

function known({ client, id }: Directing): Room | undefined {
  return client.getQueryData(roomQuery(id).queryKey);
}

function readingNow({ client, id }: Directing): Reading | undefined {
  const state = client.getQueryState(roomQuery(id).queryKey);
  return state?.data && { session: state.data.session, at: state.dataUpdatedAt };
}

/** Reads the room anew; what a try cost shows by the clock. */
export async function reread(it: Directing): Promise<Room | undefined> {
  const [before, wasOver] = [readingNow(it), known(it)?.completed];
  await it.client.refetchQueries({ queryKey: roomQuery(it.id).queryKey, exact: true });
  charge(it, before);
  const room = known(it);
  if (room?.completed && !wasOver) {
    void refreshStats(it.client);
    void it.client.invalidateQueries({ queryKey: [roomName, "list"] });
    void it.client.invalidateQueries({ queryKey: [roomName, "allowance"] });
  }
  return room;
}

function charge(it: Directing, before: Reading | undefined) {
  const after = readingNow(it);
  const seconds = before && after ? secondsCharged(before, after) : 0;
  if (seconds > 0) it.onCharged(seconds);
}

/** Takes in what a call told of the clock. Where it runs or stands otherwise than before, the whole room is another. */
export async function hear(it: Directing, { session, status }: Told): Promise<void> {
  const [before, room] = [readingNow(it), known(it)];
  if (!room) return;
  if (phaseOf(room) !== phaseOf({ session, status })) {
    await reread(it);
    return;
  }
  it.client.setQueryData(roomQuery(it.id).queryKey, { ...room, session, status });
  charge(it, before);
}

/** Starts the clock or stops it; rejects where the server could not be told. */
export async function order(it: Directing, running: boolean, extendedTime = false): Promise<void> {
  it.orders += 1;
  const params = { id: it.id };
  const told = running
    ? await api(roomCalls.start, { params, body: { extendedTime } })
    : await api(roomCalls.pause, { params, body: {} });
  await hear(it, told);
}

/** Says that somebody is there. What was ordered meanwhile is newer than its answer. */
export async function beat(it: Directing): Promise<void> {
  const { orders } = it;
  const told = await api(roomCalls.heartbeat, { params: { id: it.id }, body: {} }).catch(() => undefined);
  if (told && orders === it.orders) await hear(it, told);
}

/** Ends the room unsolved. */
export async function giveUp(it: Directing): Promise<void> {
  it.orders += 1;
  await api(roomCalls.finish, { params: { id: it.id }, body: { status: 3 } });
  await reread(it);
}
