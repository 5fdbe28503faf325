import { setTimeout as sleep } from "node:timers/promises";
import { escapeRoomCalls } from "@salida/contract/calls.ts";
import { reviewCalls } from "@salida/contract/reviews.ts";
import { roomCalls } from "@salida/contract/rooms.ts";
import { statsCalls } from "@salida/contract/stats.ts";
import { todayCalls } from "@salida/contract/today.ts";
import { roomStatus, unseenFor } from "@salida/rules/room-clock.ts";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { type Chance, chance } from "./chance.ts";
import { anExternalPostgres } from "./external-postgres.ts";
import { aLastingLearner, type LastingLearner } from "./lasting-learner.ts";
import { compare, emptyMemory, type LearnerMemory, practise, settleLost } from "./learner-memory.ts";
import { checkLedger, databaseOf } from "./ledger.ts";
import { aSettableClock, type SettableClock } from "./settable-clock.ts";
import { aSite, type Running } from "./site.ts";
import { granted, password, postAuth } from "./wire.ts";

const seed = 20_261_127;
const long = process.env.LONG !== undefined;
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
/** The last evenings before a leap day and after it. */
const leapEves = ["2028-02-28T23:59:59.600Z", "2028-02-29T23:59:59.600Z"].map((eve) => new Date(eve));

const site = aSite();
afterEach(() => site.clear());

/** A server whose clock jumps, or whose database's does, or both. */
interface World {
  salida: Running;
  clock: SettableClock;
  connection: pg.ClientConfig;
  /** What time it is for the server, and for the database. */
  now(): Date;
  databaseNow(): Date;
}

/** A database in the data folder: its clock is the server's. */
async function onOneMachine(clock: SettableClock): Promise<World> {
  clock.set(Date.parse("2028-02-20T10:00:00Z") - Date.now());
  const dataDir = site.folder();
  const salida = await site.start(dataDir, clock.env);
  return { salida, clock, connection: databaseOf(dataDir), now: clock.now, databaseNow: clock.now };
}

/** A database on a machine of its own, whose clock jumps or does not. */
async function onTwoMachines(clock: SettableClock, jumps: "server" | "database"): Promise<World> {
  const postgres = await anExternalPostgres(jumps === "database" ? { env: clock.env } : {});
  site.later(postgres.remove);
  const env = { DATABASE_URL: postgres.url, ...(jumps === "server" && clock.env) };
  const salida = await site.start(site.folder(), env);
  const times = [clock.now, () => new Date()] as const;
  const [now, databaseNow] = jumps === "server" ? times : times.toReversed();
  return { salida, clock, connection: { connectionString: postgres.url }, now, databaseNow };
}

const worlds = [
  { whose: "the machine's", times: long ? 36 : 4, open: onOneMachine },
  {
    whose: "the server's, not the database's",
    times: long ? 12 : 2,
    open: (clock: SettableClock) => onTwoMachines(clock, "server"),
  },
  {
    whose: "the database's, not the server's",
    times: long ? 12 : 2,
    open: (clock: SettableClock) => onTwoMachines(clock, "database"),
  },
];

// two clocks that differ are for the long run
for (const { whose, times, open } of long ? worlds : worlds.slice(0, 1))
  test(`keeps all and locks nobody out through ${times} jumps of ${whose} clock under load`, {
    timeout: 240_000 + times * 20_000,
  }, async ({ skip }) => {
    const clock = aSettableClock(site);
    if ("reason" in clock) return skip(clock.reason);
    const world = await open(clock);
    const { url } = world.salida;
    const players = await Promise.all(["ada", "ben", "cleo"].map((name) => aPlayer(world, name)));
    for (let round = 0; round < times; round += 1) {
      const by = chance(seed + round);
      const told = `seed ${seed}, round ${round}: from ${clock.now().toISOString()}`;
      await underLoad(players, by, () => clock.set(jumpFrom(clock.now(), by, round).getTime() - Date.now()));
      for (const player of players) await check(player, world, `${told} to ${clock.now().toISOString()}`);
      await checkLedger(world.connection);
      await checkDatabaseClock(world, told);
      const email = by.pick(players).memory.learner.email;
      const signedIn = await postAuth(url, "token?grant_type=password", { email, password });
      expect(signedIn.status, told).toBe(200);
    }
    expect(players.flatMap(({ learner }) => learner.odd)).toEqual([]);
    expect(world.salida.out()).not.toContain('"msg":"fault"');
    // tokens that were over were refused, and renewed
    if (world.now === clock.now) expect(players.every(({ learner }) => learner.renewed() > 0)).toBe(true);
  });

/** Where the clock is set to: forwards, backwards, or to just before midnight and before the end of a month. */
function jumpFrom(now: Date, by: Chance, round: number): Date {
  const [unit, most] = by.pick([
    [1_000, 50] as const,
    [minute, 50] as const,
    [hour, 20] as const,
    [day, 6] as const,
  ]);
  const distance = by.whole(1, most) * unit + by.whole(0, 999);
  if (round % 4 === 0) return new Date(now.getTime() + distance + 20 * minute);
  if (round % 4 === 1) return new Date(now.getTime() - distance);
  const [year, month, date] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  if (round % 4 === 2) return new Date(Date.UTC(year, month, date + 1) - 400);
  const leapEve = by.pick(leapEves);
  const isNear = Math.abs(leapEve.getTime() - now.getTime()) < 30 * day;
  return isNear ? leapEve : new Date(Date.UTC(year, month + 1) - 400);
}

interface Player {
  learner: LastingLearner;
  memory: LearnerMemory;
  card: { id: string; version: number };
  room: { id: string; shown: number; seen: number; at: number };
}

async function aPlayer(world: World, name: string): Promise<Player> {
  const learner = await aLastingLearner(world.salida.url, `${name}@example.test`);
  await granted(learner.ask(statsCalls.createStats, { body: { level: 2 } }));
  const { id } = await granted(learner.ask(reviewCalls.keepWord, { body: { word: "abandon" } }));
  const room = await aRoom(learner, world);
  return { learner, memory: emptyMemory(learner), card: { id, version: 0 }, room };
}

async function aRoom(learner: LastingLearner, { now }: World): Promise<Player["room"]> {
  const body = { context: "MYSTERY", level: 2 } as const;
  const params = await granted(learner.ask(escapeRoomCalls.create, { body }));
  const { session } = await granted(learner.ask(roomCalls.start, { params, body: {} }));
  return { ...params, shown: session.elapsedTime, seen: now().getTime(), at: performance.now() };
}

async function underLoad(players: readonly Player[], by: Chance, jump: () => void): Promise<void> {
  let over = false;
  const load = players.map(({ memory }, at) => practise(memory, chance(by.whole(0, 1e6) + at), () => over));
  await sleep(by.whole(50, 250));
  jump();
  await sleep(by.whole(500, 900));
  over = true;
  await Promise.all(load);
}

async function check(player: Player, world: World, told: string): Promise<void> {
  await settleLost(player.memory);
  await compare(player.memory);
  await checkDay(player, world, told);
  await checkCard(player, world, told);
  await checkRoom(player, world, told);
}

async function checkDatabaseClock({ connection, databaseNow }: World, told: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query("select now()").finally(() => client.end());
  expect(Math.abs(rows[0].now.getTime() - databaseNow().getTime()), told).toBeLessThan(30_000);
}

async function checkDay({ learner }: Player, { now }: World, told: string): Promise<void> {
  const dates = [now()];
  const today = await granted(learner.ask(todayCalls.readToday));
  dates.push(now());
  expect(
    dates.map((date) => date.toISOString().slice(0, 10)),
    told,
  ).toContain(today.day);
  expect(today.streak.days, told).toBeLessThanOrEqual(today.days.length);
}

/** What is remembered comes back after it was asked, and within half a year. */
async function checkCard({ learner, card }: Player, { now }: World, told: string): Promise<void> {
  const params = { id: card.id };
  const body = { version: card.version, rating: "good" } as const;
  const rated = await granted(learner.ask(reviewCalls.rateReview, { params, body }));
  const days = (Date.parse(rated.due) - now().getTime()) / day;
  expect(days, told).toBeGreaterThan(0.9);
  expect(days, told).toBeLessThan(181);
  card.version = rated.version;
}

/** A room runs on, or stands and cost its learner a minute at most; it is over when it was left for a week. */
async function checkRoom(player: Player, world: World, told: string): Promise<void> {
  const { learner, room } = player;
  const params = { id: room.id };
  const passed = (performance.now() - room.at) / 1_000;
  const gone = world.now().getTime() - room.seen;
  const { session, status } = await granted(learner.ask(roomCalls.heartbeat, { params, body: {} }));
  if (status !== roomStatus.inProgress) {
    expect([status, gone > 6 * day], told).toEqual([roomStatus.expired, true]);
    player.room = await aRoom(learner, world);
    return;
  }
  expect(session.elapsedTime, told).toBeGreaterThanOrEqual(room.shown);
  expect(session.elapsedTime - room.shown, told).toBeLessThan(passed + unseenFor / 1_000 + 5);
  const started = await granted(learner.ask(roomCalls.start, { params, body: {} }));
  expect(started.session.status, told).toBe(1);
  room.shown = started.session.elapsedTime;
  room.at = performance.now();
}
