import type { Level } from "./levels.ts";

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** How long a clock runs on without a sign of its learner, in milliseconds. */
export const unseenFor = 60 * second;
/** What a wrong answer costs, in milliseconds. */
export const mistakeCosts = 15 * second;
/** How long a room may stay unfinished, in milliseconds. */
export const roomLives = 7 * day;
/** How many times the limit there is for who chooses more time. */
export const extendedBy = 3;

/** How it stands with a room; it only ever grows. */
export const roomStatus = { notStarted: 0, inProgress: 1, solved: 2, failed: 3, expired: 4 } as const;
export type RoomStatus = (typeof roomStatus)[keyof typeof roomStatus];

/** A room's clock as it is kept: stored times and sums, in milliseconds; what it shows follows from them and the time. */
export interface RoomClock {
  status: RoomStatus;
  /** What is on it, without the stretch that is running. */
  spent: number;
  /** Since when it runs, and when its learner was last seen; null while it stands. */
  running: { since: number; seen: number } | null;
  limit: number;
  extended: boolean;
  expiresAt: number;
  /** When the room was over, however late that was noticed. */
  finishedAt: number | null;
}

/** In minutes, easiest level first. */
const limits = [60, 55, 50, 45, 40, 40] as const;

/** How long a room may take at a level, in milliseconds. */
export function limitOf(level: Level): number {
  return limits[level] * minute;
}

/** The clock of a room that was just made. */
export function newClock(level: Level, createdAt: number): RoomClock {
  return {
    status: roomStatus.notStarted,
    spent: 0,
    running: null,
    limit: limitOf(level),
    extended: false,
    expiresAt: createdAt + roomLives,
    finishedAt: null,
  };
}

/** Whether a room is over, however it ended. */
export function isOver({ status }: Pick<RoomClock, "status">): boolean {
  return status > roomStatus.inProgress;
}

/** Whether its learner gave a room up: it failed with time left. */
export function isGivenUp({ status, spent, limit }: Pick<RoomClock, "status" | "spent" | "limit">): boolean {
  return status === roomStatus.failed && spent < limit;
}

/** What the clock shows, in milliseconds: never over the limit, and never less than it was when its learner was seen. */
export function elapsed({ spent, running, limit, expiresAt }: RoomClock, now: number): number {
  if (!running) return Math.min(limit, spent);
  const { since, seen } = running;
  const until = Math.min(Math.max(now, seen), seen + unseenFor, expiresAt);
  return Math.min(limit, spent + until - since);
}

/** The clock with all that has happened to it by itself until now, earliest first and each at its own instant. */
export function settle(clock: RoomClock, now: number): RoomClock {
  if (isOver(clock)) return clock;
  const { spent, running, limit, expiresAt } = clock;
  if (running) {
    const deadline = running.since + limit - spent;
    const unseen = running.seen + unseenFor;
    const first = Math.min(deadline, unseen, expiresAt);
    if (first > Math.max(now, running.seen)) return clock;
    if (first === deadline) return over(clock, roomStatus.failed, deadline);
    if (first === unseen) return settle(stood(clock, unseen), now);
  }
  return expiresAt > now ? clock : over(clock, roomStatus.expired, expiresAt);
}

/** When something will happen by itself, if its learner is not seen again; null once it is over. */
export function dueAt(clock: RoomClock): number | null {
  if (isOver(clock)) return null;
  const { spent, running, limit, expiresAt } = clock;
  if (!running) return expiresAt;
  return Math.min(running.since + limit - spent, running.seen + unseenFor, expiresAt);
}

/** Starts or goes on. More time can be chosen only before the first start. */
export function start(clock: RoomClock, now: number, extended = false): RoomClock {
  const settled = settle(clock, now);
  if (isOver(settled) || settled.running) return settled;
  const first = settled.status === roomStatus.notStarted && extended;
  return {
    ...settled,
    ...(first && { extended, limit: settled.limit * extendedBy }),
    status: roomStatus.inProgress,
    running: { since: now, seen: now },
  };
}

/** Stops the clock. */
export function pause(clock: RoomClock, now: number): RoomClock {
  const settled = settle(clock, now);
  return settled.running ? stood(settled, now) : settled;
}

/** The learner is still there. Where the time has jumped back, the clock goes on from what it had. */
export function beat(clock: RoomClock, now: number): RoomClock {
  const settled = settle(clock, now);
  const { running } = settled;
  if (!running) return settled;
  if (now >= running.seen) return { ...settled, running: { ...running, seen: now } };
  return { ...stood(settled, now), running: { since: now, seen: now } };
}

/** Charges wrong answers that arrived while the room was in progress; they may end it. */
export function charge(clock: RoomClock, now: number, mistakes: number): RoomClock {
  const settled = settle(clock, now);
  if (isOver(settled) || mistakes === 0) return settled;
  const charged = { ...settled, spent: settled.spent + mistakes * mistakeCosts };
  return elapsed(charged, now) < charged.limit ? charged : over(charged, roomStatus.failed, now);
}

/** Ends a room that is not over: solved, or given up. */
export function finish(clock: RoomClock, now: number, as: "solved" | "failed"): RoomClock {
  const settled = settle(clock, now);
  return isOver(settled) ? settled : over(settled, roomStatus[as], now);
}

function stood(clock: RoomClock, at: number): RoomClock {
  return { ...clock, spent: elapsed(clock, at), running: null };
}

function over(clock: RoomClock, status: RoomStatus, at: number): RoomClock {
  return { ...stood(clock, at), status, finishedAt: at };
}
