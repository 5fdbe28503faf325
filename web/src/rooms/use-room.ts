import { roomCalls } from "@salida/contract/rooms.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api } from "#api.ts";
import { beat, type Directing, giveUp, hear, order, reread } from "./direct-room.ts";
import { phaseOf } from "./room.ts";
import { roomQuery } from "./room-query.ts";

/** What a wrong try has just cost. */
export interface Penalty {
  seconds: number;
  /** Tells one from the next. */
  at: number;
}

/** A room and what directs it. */
export type Directed = ReturnType<typeof useRoom>;

/** Milliseconds between two signs of life. */
const heartbeat = 20_000;

/** Reads a room and directs its clock. */
export function useRoom(id: string) {
  const client = useQueryClient();
  const query = useQuery(roomQuery(id));
  const [penalty, setPenalty] = useState<Penalty>();
  const [it] = useState<Directing>(() => ({
    client,
    id,
    orders: 0,
    onCharged: (seconds) => setPenalty({ seconds, at: Date.now() }),
  }));
  const playing = query.data !== undefined && phaseOf(query.data) === "playing";
  useHeartbeat(playing, () => beat(it));
  usePauseOnLeaving(id, playing);
  return {
    query,
    penalty,
    reread: () => reread(it),
    hear: (told: Parameters<typeof hear>[1]) => hear(it, told),
    order: (running: boolean, extendedTime = false) => order(it, running, extendedTime),
    giveUp: () => giveUp(it),
  };
}

/** Tells the server every so often that somebody is there, and at once when they come back to the page. */
function useHeartbeat(on: boolean, beat: () => Promise<void>) {
  const latest = useRef(beat);
  latest.current = beat;
  useEffect(() => {
    if (!on) return;
    const send = () => void latest.current();
    const seen = () => document.visibilityState === "visible" && send();
    const timer = setInterval(send, heartbeat);
    document.addEventListener("visibilitychange", seen);
    addEventListener("online", send);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
      removeEventListener("online", send);
    };
  }, [on]);
}

/** Who goes to another page of the application stops the clock at once, not after the minute that a lost page has. */
function usePauseOnLeaving(id: string, playing: boolean) {
  const client = useQueryClient();
  const now = useRef(playing);
  now.current = playing;
  useEffect(
    () => () => {
      if (!now.current) return;
      api(roomCalls.pause, { params: { id }, body: {} })
        .catch(() => {})
        .finally(() => client.removeQueries({ queryKey: roomQuery(id).queryKey, exact: true }));
    },
    [client, id],
  );
}
