import { escapeRoomCalls, readingCalls } from "@salida/contract/calls.ts";
import { roomCalls } from "@salida/contract/rooms.ts";
import { todayCalls } from "@salida/contract/today.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aHouse, type House } from "#test-house.ts";
import { sweepRooms } from "./settle-rooms.ts";
import { aPlayer, makeRoom, must, type Player, playerOf, towerWorks, wrongAnswers } from "./test-tower.ts";

const day = 86_400;

let house: House;
beforeAll(async () => {
  house = await aHouse(towerWorks);
});
afterAll(() => house.close());

const beat = ({ learner, params }: Player) => learner.ask(roomCalls.heartbeat, { params, body: {} });
const pause = ({ learner, params }: Player) => learner.ask(roomCalls.pause, { params, body: {} });
const elapsed = async (player: Player) => (await player.show()).session.elapsedTime;

async function answerWrongly(player: Player, which = 0) {
  const { riddle } = await player.puzzle();
  const params = { id: must(riddle).riddleId };
  const { reply } = await player.learner.ask(roomCalls.readRiddle, { params });
  const body = { solution: must(wrongAnswers(must(reply).riddle)[which]) };
  return player.learner.ask(roomCalls.solveRiddle, { params, body });
}

describe("a session", () => {
  test("the clock stands before the start, runs, stands in a pause and goes on from there", async () => {
    const player = await aPlayer(house, "session");
    await player.age(300);
    const before = await player.show();
    await player.start();
    await player.playOn(100);
    const paused = must((await pause(player)).reply);
    await player.age(500);
    const still = await elapsed(player);
    const again = await player.start();

    expect(before).toMatchObject({ status: 0, session: { status: 0, limitTime: 3000, elapsedTime: 0 } });
    expect(paused).toMatchObject({ status: 1, session: { status: 2, limitTime: 3000 } });
    expect(paused.session.elapsedTime).toBeCloseTo(100, -0.5);
    expect(still).toBe(paused.session.elapsedTime);
    expect(again.session.status).toBe(1);
  });

  test("a page that vanishes runs on for 60 seconds, and a sign after that finds it paused", async () => {
    const player = await aPlayer(house, "vanishes");
    await player.start();
    await player.age(59);
    const near = must((await beat(player)).reply);
    await player.age(61);
    const late = must((await beat(player)).reply);

    expect(near.session).toMatchObject({ status: 1 });
    expect(late.session.status).toBe(2);
    expect(late.session.elapsedTime).toBeCloseTo(119, -0.5);
    await player.age(1000);
    expect(await elapsed(player)).toBe(late.session.elapsedTime);
  });

  test("pausing often gains nothing: what was played adds up", async () => {
    const player = await aPlayer(house, "pauses");
    for (let time = 0; time < 10; time += 1) {
      await player.start();
      await player.age(30);
      await pause(player);
      await player.age(700);
    }

    expect(await elapsed(player)).toBeGreaterThanOrEqual(300);
    expect(await elapsed(player)).toBeLessThan(325);
  });

  test("two tabs run one clock: 20 starts, and signs from both", async () => {
    const player = await aPlayer(house, "tabs");
    await Promise.all(Array.from({ length: 20 }, () => player.start()));
    for (let time = 0; time < 3; time += 1) {
      await player.age(20);
      await Promise.all(Array.from({ length: 10 }, () => beat(player)));
    }
    const told = await player.start();

    expect(told.session.status).toBe(1);
    expect(told.session.elapsedTime).toBeGreaterThanOrEqual(60);
    expect(told.session.elapsedTime).toBeLessThan(75);
  });

  test("more time is three times the limit, and is heard before the first start only", async () => {
    const [usual, more] = [await aPlayer(house, "usual"), await aPlayer(house, "more")];
    await more.start(true);
    await usual.start();
    await pause(usual);
    await usual.start(true);

    expect(await more.show()).toMatchObject({ extendedTime: true, session: { limitTime: 9000 } });
    expect(await usual.show()).toMatchObject({ extendedTime: false, session: { limitTime: 3000 } });
  });

  test("a clock that is set back loses nothing of what was seen, and goes on", async () => {
    const player = await aPlayer(house, "set-back");
    await player.start();
    await player.playOn(40);
    await player.age(-3600);
    const back = await elapsed(player);
    await beat(player);
    await player.age(20);
    const on = await elapsed(player);

    expect(back).toBeGreaterThanOrEqual(40);
    expect(on).toBeGreaterThanOrEqual(60);
    expect(on).toBeLessThan(75);
  });
});

describe("time that runs out", () => {
  test("fails at its own instant, whoever looks and when, and shows the ending", async () => {
    const player = await aPlayer(house, "runs-out");
    await player.start();
    for (let time = 0; time < 50; time += 1) {
      await player.age(59);
      await beat(player);
    }
    await player.age(59);
    const over = await player.show();

    expect(over).toMatchObject({ status: 3, givenUp: false, completed: true, evaluation: null });
    expect(over.session).toEqual({ status: 3, limitTime: 3000, elapsedTime: 3000 });
    expect(over.ending).toContain("the keeper finds you");
    expect(Date.now() - Date.parse(must(over.finishedAt))).toBeGreaterThan(8_900);
    expect(over.completedAt).toBe(over.finishedAt);
  });

  test("wrong answers can be what fails it", async () => {
    const player = await aPlayer(house, "wrong");
    await player.start();
    await player.playOn(2970);
    const last = must((await answerWrongly(player, 0)).reply);
    const fatal = must((await answerWrongly(player, 1)).reply);

    expect(last).toMatchObject({ correct: false, status: 1 });
    expect(fatal).toMatchObject({ correct: false, status: 3, session: { status: 3, elapsedTime: 3000 } });
    expect(await player.show()).toMatchObject({ status: 3, givenUp: false, completed: true });
  });

  test.each([
    ["that was never started", false],
    ["that was paused", true],
  ])("a week ends a room %s, and then it can be played for practice only", async (what, started) => {
    const player = await aPlayer(house, what.replaceAll(" ", "-"));
    if (started) await player.start();
    if (started) await pause(player);
    await player.age(7 * day + 5);
    const list = must((await player.learner.ask(escapeRoomCalls.list)).reply);
    const told = await player.start();
    const solved = await player.solveRiddle();
    const after = await player.show();

    expect(list.elements[0]).toMatchObject({ status: 4, completed: true, evaluation: null });
    expect(told).toMatchObject({ status: 4, session: { status: 3 } });
    expect(solved).toMatchObject({ correct: true, status: 4 });
    expect(after).toMatchObject({ status: 4, finishedAt: after.expiresAt });
    expect(after.session.elapsedTime).toBe(told.session.elapsedTime);
  });

  test("rooms nobody looks at are settled by the sweep, and no other is touched", async () => {
    const [gone, playing, fresh] = [
      await aPlayer(house, "gone"),
      await aPlayer(house, "playing"),
      await aPlayer(house, "fresh"),
    ];
    await gone.start();
    await gone.age(7 * day + 100);
    await playing.start();
    await playing.age(45);
    await beat(playing);
    await playing.age(30);
    await sweepRooms(house.db, new Date());

    const { rows } = await house.db.execute(sql`
      select r.exercise, r.status, e.facts->>'status' told, e.completed_at is not null ended, r.due_at is null done
        from room r join exercise e on e.learner = r.learner and e.id = r.exercise
        where r.exercise in (${gone.id}, ${playing.id}, ${fresh.id}) order by r.status desc`);
    expect(rows).toEqual([
      { exercise: gone.id, status: 4, told: "4", ended: true, done: true },
      { exercise: playing.id, status: 1, told: "1", ended: false, done: false },
      { exercise: fresh.id, status: 0, told: "0", ended: false, done: false },
    ]);
    expect(await elapsed(playing)).toBeLessThan(77);
    const { rows: due } = await house.db.execute(sql`select from room where due_at <= now()`);
    expect(due).toEqual([]);
  });
});

describe("mistakes", () => {
  test("a wrong answer to a riddle costs 15 seconds, the same one once", async () => {
    const player = await aPlayer(house, "riddle-cost");
    await player.start();
    const first = must((await answerWrongly(player)).reply);
    const again = must((await answerWrongly(player)).reply);
    const other = must((await answerWrongly(player, 1)).reply);

    const costs = [first, again, other].map(({ session }) => Math.floor(session.elapsedTime / 15));
    expect(costs).toEqual([1, 1, 2]);
    expect([first.code, first.why]).toEqual([null, null]);
    expect(first.ruledOutBy).not.toBeNull();
  });

  test("an answer counts by when it arrived, not by when the clock's row was free", async () => {
    const player = await aPlayer(house, "late");
    await player.start();
    const [piece] = (await player.puzzle()).exercises;
    // three seconds are left, and the row is held until they are over
    await player.playOn(2997);
    const held = house.db.transaction(async (tx) => {
      await tx.execute(sql`select from learner where id = ${player.learner.id} for update`);
      await new Promise((resolve) => setTimeout(resolve, 4000));
    });
    const [solved] = await Promise.all([player.solvePiece(must(piece)), held]);
    const params = { id: must(piece).exerciseId };

    expect(solved).toMatchObject({ score: 10 });
    const { reply } = await player.learner.ask(readingCalls.show, { params });
    expect(await player.show()).toMatchObject({ status: 3 });
    expect(reply).toMatchObject({ completed: true });
  });
});

describe("a learner's day", () => {
  const today = async ({ learner }: Player) => must((await learner.ask(todayCalls.readToday)).reply);

  test("a room that was given up counts as tried, and as the last one of its kind", async () => {
    const player = await aPlayer(house, "given-up-today");
    const { learner, params } = player;
    // who has done all the parts is offered a room once a week
    await house.db.execute(sql`
      insert into tally (learner, kind, created, completed, score_sum)
        select ${learner.id}::uuid, kind, 2, 2, 160
          from unnest(array['reading', 'listening', 'completable-listening', 'description', 'chat']) kind`);
    const open = await today(player);
    await learner.ask(roomCalls.finish, { params, body: { status: 3 } });
    const after = await today(player);

    expect(open.next).toMatchObject({ kind: "escape-room", reason: "whole", id: player.params.id });
    expect([open.tried.includes("escape-room"), after.tried.includes("escape-room")]).toEqual([true, true]);
    expect(after.next?.reason).not.toBe("whole");
  });

  test("a room that was never entered stands behind what was begun", async () => {
    const player = await aPlayer(house, "never-entered");
    const newer = playerOf(house, player.learner, await makeRoom(player.learner));
    await player.start();

    expect((await today(player)).unfinished.map(({ id }) => id)).toEqual([player.params.id, newer.params.id]);
  });
});
