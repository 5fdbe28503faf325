import { setTimeout as sleep } from "node:timers/promises";
import type { ReplyOf } from "@salida/contract/call.ts";
import { escapeRoomCalls } from "@salida/contract/calls.ts";
import { roomCalls } from "@salida/contract/rooms.ts";
import { statsCalls } from "@salida/contract/stats.ts";
import { mistakeCosts, unseenFor } from "@salida/rules/room-clock.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Chance, chance } from "./chance.ts";
import { checkLedger, databaseOf } from "./ledger.ts";
import { aPort, killPostgres } from "./processes.ts";
import { aSite, type Running } from "./site.ts";
import { granted, signUp, type WireLearner } from "./wire.ts";

const seed = 20_261_122;
const rounds = process.env.LONG ? 20 : 3;
/** Seconds by which a clock may be off after a kill. */
const tolerance = 2;

type Riddle = ReplyOf<typeof roomCalls.readRiddle>;

/** What a player knows for sure of their room, because the whole answer arrived. */
interface Playing {
  learner: WireLearner;
  params: { id: string };
  /** What the clock showed, and when that was read; when the learner was last seen. */
  shown: number;
  at: number;
  seen: number;
  riddle: Riddle;
  /** Seconds that a try whose answer was lost may have cost. */
  lost: number;
}

const site = aSite();
const dataDir = site.folder();
const settings = { PORT: String(await aPort()) };
const playing: Playing[] = [];
let salida: Running;

beforeAll(async () => {
  salida = await site.start(dataDir, settings);
  for (const name of ["eve", "fay"]) {
    const learner = await signUp(salida.url, `${name}@example.test`);
    await granted(learner.ask(statsCalls.createStats, { body: { level: 2 } }));
    const body = { context: "MYSTERY", level: 2 } as const;
    const params = await granted(learner.ask(escapeRoomCalls.create, { body }));
    const { session } = await granted(learner.ask(roomCalls.start, { params, body: {} }));
    const riddle = await readRiddle(learner, params);
    const at = Date.now();
    playing.push({ learner, params, shown: session.elapsedTime, at, seen: at, riddle, lost: 0 });
  }
});
afterAll(() => site.clear());

test(`a room's clock, codes and hints outlive ${rounds} kills`, { timeout: rounds * 60_000 }, async () => {
  const by = chance(seed);
  for (let round = 0; round < rounds; round += 1) {
    let over = false;
    const load = playing.map((room, at) => play(room, chance(seed + 10 * round + at), () => over));
    await sleep(by.whole(300, 1500));
    // every fourth time the database dies with it, as in a power cut
    if (round % 4 === 1) await killPostgres(dataDir);
    await salida.killGroup();
    over = true;
    await Promise.all(load);
    salida = await site.start(dataDir, settings);
    for (const room of playing) await check(room, `seed ${seed}, round ${round}`);
    await checkLedger(databaseOf(dataDir));
  }
  // the tries came to something: a riddle solved, time lost
  for (const { riddle, shown } of playing) {
    expect(riddle.answers.some(({ correct }) => correct !== null)).toBe(true);
    expect(shown).toBeGreaterThan(rounds);
  }
});

async function readRiddle(learner: WireLearner, params: { id: string }): Promise<Riddle> {
  const room = await granted(learner.ask(escapeRoomCalls.show, { params }));
  const id = room.puzzles[0]?.riddle?.riddleId ?? "";
  return granted(learner.ask(roomCalls.readRiddle, { params: { id } }));
}

/** Plays on until nobody answers any more: signs, now and then a try at the riddle or a hint. */
async function play(room: Playing, by: Chance, over: () => boolean): Promise<void> {
  const { learner, params } = room;
  while (!over()) {
    const { riddle } = room;
    const open = riddle.answers.filter(({ correct }) => correct === null);
    const tries = !riddle.solved && open.length > 0 && by.next() < 0.05;
    try {
      if (tries) await answer(room, by.pick(open).answer);
      else if (by.next() < 0.03) await takeHint(room, by.pick(riddle.hints).id);
      const before = Date.now();
      const { session } = await granted(learner.ask(roomCalls.heartbeat, { params, body: {} }));
      Object.assign(room, { shown: session.elapsedTime, at: Date.now(), seen: before });
      await sleep(20);
    } catch {
      return;
    }
  }
}

async function answer(room: Playing, solution: string): Promise<void> {
  const { learner, riddle } = room;
  room.lost = mistakeCosts / 1000;
  const asked = { params: { id: riddle.id }, body: { solution } };
  const { correct, code, session } = await granted(learner.ask(roomCalls.solveRiddle, asked));
  room.lost = 0;
  const answers = riddle.answers.map((one) => (one.answer === solution ? { ...one, correct } : one));
  room.riddle = { ...riddle, answers, solved: correct, code };
  Object.assign(room, { shown: session.elapsedTime, at: Date.now() });
}

async function takeHint({ learner, params, riddle }: Playing, hintId: string): Promise<void> {
  const asked = { params: { ...params, riddleId: riddle.id, hintId }, body: {} };
  const { text } = await granted(learner.ask(roomCalls.useHint, asked));
  for (const hint of riddle.hints) if (hint.id === hintId) Object.assign(hint, { used: true, text });
}

/** The clock is within two seconds of a stopwatch's, and what was earned is there. */
async function check(room: Playing, told: string): Promise<void> {
  const { learner, params } = room;
  const { session, status } = await granted(learner.ask(escapeRoomCalls.show, { params }));
  const now = Date.now();
  const until = Math.min(now, room.seen + unseenFor);
  const expected = room.shown + (until - room.at) / 1000;
  const off = Math.min(...[0, room.lost].map((lost) => Math.abs(session.elapsedTime - expected - lost)));
  expect(off, `${told}: ${session.elapsedTime} s on a clock that should show ${expected}`).toBeLessThan(
    tolerance,
  );
  expect([status, session.status], told).toEqual([1, now < room.seen + unseenFor ? 1 : 2]);
  const started = await granted(learner.ask(roomCalls.start, { params, body: {} }));
  const riddle = await readRiddle(learner, params);
  expect(riddle, told).toEqual(asLeft(room.riddle, riddle));
  Object.assign(room, { riddle, lost: 0, shown: started.session.elapsedTime, at: Date.now(), seen: now });
}

/** A riddle as it was left; what a lost answer may have changed is taken as it is. */
function asLeft(left: Riddle, now: Riddle): Riddle {
  const solved = left.solved || now.solved;
  return {
    ...left,
    ...{ solved, code: left.code ?? now.code, why: now.why },
    answers: left.answers.map(({ answer, correct }, at) => ({
      answer,
      correct: correct ?? now.answers[at]?.correct ?? null,
    })),
    hints: left.hints.map((hint, at) => (hint.used ? hint : (now.hints[at] ?? hint))),
  };
}
