import type { RoomSession } from "@salida/contract/kinds/escape-room.ts";

/** A session as the server told it, and when it did, in milliseconds of this browser's clock. */
export interface Reading {
  session: RoomSession;
  at: number;
}

/** Three times the time may be chosen before a room is started. */
export const extension = 3;

/** Seconds that are gone of a room's time. */
export function secondsGone({ session, at }: Reading, now: number): number {
  const since = session.status === 1 ? Math.max(0, now - at) / 1000 : 0;
  return Math.min(session.limitTime, session.elapsedTime + since);
}

export function secondsLeft(reading: Reading, now: number): number {
  return reading.session.limitTime - secondsGone(reading, now);
}

/** As the big clock shows them: 04:07, 125:00. The last second is shown until it is over. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  return `${String(minutes).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
}

/** The minutes left that are to be told when the clock goes from one second to a later one; nothing in between. */
export function minutesTold(before: number, after: number): number | undefined {
  const minutes = Math.ceil(after / 60);
  const passed = before > 60 * minutes && after <= 60 * minutes;
  return passed && minutes > 0 && (minutes <= 5 || minutes % 5 === 0) ? minutes : undefined;
}

/** What a wrong try cost, in seconds: how far the clock was ahead of itself when it came back. Small drifts are none. */
export function secondsCharged(before: Reading, after: Reading): number {
  if (before.session.status !== 1 || after.session.status !== 1) return 0;
  const lost = after.session.elapsedTime - secondsGone(before, after.at);
  return lost < 8 ? 0 : Math.round(lost / 15) * 15;
}
