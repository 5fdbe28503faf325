import { exerciseCalls } from "@salida/contract/exercises.ts";
import { escapeRoom } from "@salida/contract/kinds/escape-room.ts";
import { roomCalls } from "@salida/contract/rooms.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#api.ts";

/** By this name the kinds of exercise know it. */
export const roomName = escapeRoom.name;

const { show: shown, ...calls } = exerciseCalls(escapeRoom);
const { pending: _, ...show } = shown;

/** Nobody waits for a room to be written. */
export const callsOfRooms = { ...calls, show };

/** Milliseconds between two looks how far it is with the introduction's voice. */
const look = 800;

/** One room. It is read again after whatever changes it, and while its introduction is being spoken. */
export function roomQuery(id: string) {
  return queryOptions({
    queryKey: [roomName, "item", id],
    queryFn: ({ signal }) => api(callsOfRooms.show, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data?.generation?.state === "running" ? look : false),
  });
}

/** A riddle of the puzzle that is being played. */
export function riddleQuery(id: string) {
  return queryOptions({
    queryKey: ["riddle", id],
    queryFn: ({ signal }) => api(roomCalls.readRiddle, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
