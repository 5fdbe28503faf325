import type { Call } from "@salida/contract/call.ts";
import { escapeRoomCalls, kindCalls, readingCalls } from "@salida/contract/calls.ts";
import { exerciseCalls } from "@salida/contract/exercises.ts";
import type { KindContract } from "@salida/contract/kind.ts";
import { kindContracts, kindNames } from "@salida/contract/kinds.ts";
import { roomCalls } from "@salida/contract/rooms.ts";
import { statsCalls } from "@salida/contract/stats.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aHouse, type House, type TestLearner } from "#test-house.ts";
import {
  aPlayer,
  chosen,
  kindOf,
  makeRoom,
  must,
  type Player,
  playerOf,
  towerWorks,
  wrongAnswers,
} from "./test-tower.ts";

let house: House;
beforeAll(async () => {
  house = await aHouse(towerWorks);
});
afterAll(() => house.close());

const body = {};
const codeOf = async (asked: Promise<{ status: number; problem: { code: string } | undefined }>) => {
  const { status, problem } = await asked;
  return `${status} ${problem?.code ?? ""}`.trim();
};
const finish = ({ learner, params }: Player, status: 2 | 3) =>
  learner.ask(roomCalls.finish, { params, body: { status } });
const pause = ({ learner, params }: Player) => learner.ask(roomCalls.pause, { params, body });
const elapsed = async (player: Player) => (await player.show()).session.elapsedTime;

/** Every id of a room, reached or not. */
async function idsOf({ id }: Player) {
  const { rows } = await house.db.execute(sql`
    select e.state, array(select p.id || ' ' || p.kind from exercise p where p.room = e.id order by p.place) pieces
      from exercise e where e.id = ${id}`);
  const [{ state, pieces }] = rows as unknown as [
    {
      state: { puzzles: { id: string; riddle: { id: string; hints: { id: string }[] } }[] };
      pieces: string[];
    },
  ];
  return {
    puzzles: state.puzzles.map(({ id, riddle }) => ({
      id,
      riddle: riddle.id,
      hints: riddle.hints.map((hint) => hint.id),
    })),
    pieces: pieces.map((piece) => piece.split(" ") as [string, (typeof kindNames)[number]]),
  };
}

/** All that can be asked of a room by those ids, and what is answered. */
async function askAll(
  learner: TestLearner,
  room: string,
  ids: Awaited<ReturnType<typeof idsOf>>,
): Promise<string[]> {
  const answers: Promise<string>[] = [];
  for (const { id: puzzleId, riddle, hints } of ids.puzzles) {
    const params = { id: room, puzzleId, riddleId: riddle, hintId: hints[0] ?? "" };
    const solution = { body: { solution: "Nobody at all" } };
    answers.push(
      codeOf(learner.ask(roomCalls.readRiddle, { params: { id: riddle } })),
      codeOf(learner.ask(roomCalls.solveRiddle, { params: { id: riddle }, ...solution })),
      codeOf(learner.ask(roomCalls.solveRiddleOfRoom, { params, ...solution })),
      codeOf(learner.ask(roomCalls.useHint, { params, body })),
      codeOf(learner.ask(roomCalls.decode, { params, body: { numericCode: "000", textCode: "XXX" } })),
    );
  }
  for (const [id, kind] of ids.pieces) {
    answers.push(codeOf(learner.ask(kindCalls[kind].show as Call, { params: { id } })));
  }
  return Promise.all(answers);
}

describe("the door", () => {
  test("does not open because a browser says so", async () => {
    const player = await aPlayer(house, "says-so");
    const before = await codeOf(finish(player, 2));
    await player.start();
    const playing = await codeOf(finish(player, 2));
    await player.solveRiddle();
    const nearer = await codeOf(finish(player, 2));

    expect([before, playing, nearer]).toEqual(["409 not_yet", "409 not_yet", "409 not_yet"]);
    expect(await player.show()).toMatchObject({ status: 1, ending: null, completed: false });
  });

  test("a puzzle's codes are not heard before its riddle and pieces are solved", async () => {
    const player = await aPlayer(house, "too-early");
    await player.start();
    const [first, second] = (await idsOf(player)).puzzles;
    const early = { body: { numericCode: "123", textCode: "BCD" } };
    const decode = (puzzleId = "") =>
      codeOf(player.learner.ask(roomCalls.decode, { params: { ...player.params, puzzleId }, ...early }));

    expect([await decode(first?.id), await decode(second?.id)]).toEqual(["409 not_yet", "409 not_playing"]);
    expect(await elapsed(player)).toBeLessThan(10);
  });

  test("trying orders of the letters costs 15 seconds each, the same pair once", async () => {
    const player = await aPlayer(house, "orders");
    await player.start();
    await player.solvePuzzle();
    const { puzzleId, numericCode, textCode } = await player.codes();
    const params = { ...player.params, puzzleId };
    const other = [...textCode].reverse().join("");
    const decode = async (body: { numericCode: string; textCode: string }) => {
      const {
        session,
        status: _,
        ...told
      } = must((await player.learner.ask(roomCalls.decode, { params, body })).reply);
      return { ...told, cost: Math.floor(session.elapsedTime / 15) };
    };
    const wrong = { numericCorrect: true, textCorrect: false, opened: false };

    expect(await decode({ numericCode, textCode: other })).toEqual({ ...wrong, cost: 1 });
    expect(await decode({ numericCode, textCode: ` ${other.toLowerCase()} ` })).toEqual({
      ...wrong,
      cost: 1,
    });
    expect(await decode({ numericCode: "999", textCode })).toMatchObject({ numericCorrect: false, cost: 2 });
    expect(await decode({ numericCode, textCode: textCode.toLowerCase() })).toMatchObject({
      opened: true,
      cost: 2,
    });
  });
});

describe("what is not being played", () => {
  test.each(["not started", "paused", "left alone for a minute"])(
    "a room that is %s gives nothing",
    async (how) => {
      const player = await aPlayer(house, how.replaceAll(" ", "-"));
      if (how !== "not started") await player.start();
      if (how === "paused") await pause(player);
      if (how.startsWith("left")) await player.age(61);
      const ids = await idsOf(player);
      const answers = await askAll(player.learner, player.id, ids);

      expect(new Set(answers)).toEqual(new Set(["409 not_playing"]));
      expect(answers).toHaveLength(24);
    },
  );

  test("of later puzzles there is nothing, whoever knows their ids", async () => {
    const player = await aPlayer(house, "later");
    await player.start();
    const { puzzles, pieces } = await idsOf(player);
    const later = { puzzles: puzzles.slice(1), pieces: pieces.slice(3) };

    const answers = await askAll(player.learner, player.id, later);
    expect(new Set(answers)).toEqual(new Set(["404 not_found", "409 not_playing"]));
    expect(answers.filter((answer) => answer === "404 not_found")).toHaveLength(8);
  });

  test("a move on a piece is refused like its page", async () => {
    const player = await aPlayer(house, "moves");
    await player.start();
    const piece = must((await player.puzzle()).exercises.find((one) => kindOf(one) === "reading"));
    const params = { id: piece.exerciseId };
    const { questions } = must((await player.learner.ask(readingCalls.show, { params })).reply);
    const answer = { selectedOptions: questions.map((question) => chosen(question, true)) };
    await pause(player);
    const refused = await codeOf(player.learner.ask(readingCalls.moves.evaluate, { params, body: answer }));

    expect(refused).toBe("409 not_playing");
    await player.start();
    expect((await player.puzzle()).exercises.every(({ solved }) => !solved)).toBe(true);
  });
});

test("no call takes the time from a browser", async () => {
  const player = await aPlayer(house, "own-time");
  await player.start();
  const { puzzles } = await idsOf(player);
  const { id: puzzleId, riddle, hints } = must(puzzles[0]);
  const params = { id: player.id, puzzleId, riddleId: riddle, hintId: hints[0] ?? "" };
  const told: [Call, object][] = [
    [roomCalls.start, {}],
    [roomCalls.pause, {}],
    [roomCalls.heartbeat, {}],
    [roomCalls.solveRiddleOfRoom, { solution: "x" }],
    [roomCalls.useHint, {}],
    [roomCalls.decode, { numericCode: "1", textCode: "B" }],
    [roomCalls.finish, { status: 3 }],
    [escapeRoomCalls.create, { context: "MYSTERY", level: 2 }],
  ];
  for (const [call, body] of told)
    for (const more of [{ elapsedTime: 0 }, { session: { elapsedTime: 0 } }, { limitTime: 9e9 }])
      expect(await codeOf(player.learner.ask(call, { params, body: { ...body, ...more } as never }))).toBe(
        "422 invalid",
      );
  expect((await player.show()).status).toBe(1);
});

describe("others' ids", () => {
  test("another learner's room is not there, with all that is in it", async () => {
    const owner = await aPlayer(house, "owner");
    await owner.start();
    const thief = await house.learner("thief", 2);
    const answers = await askAll(thief, owner.id, await idsOf(owner));
    const { params } = owner;
    for (const call of [roomCalls.start, roomCalls.pause, roomCalls.heartbeat])
      answers.push(await codeOf(thief.ask(call, { params, body })));
    answers.push(await codeOf(thief.ask(roomCalls.finish, { params, body: { status: 3 } })));
    answers.push(await codeOf(thief.ask(escapeRoomCalls.show, { params })));

    expect(new Set(answers)).toEqual(new Set(["404 not_found"]));
    expect((await owner.show()).session.status).toBe(1);
  });

  test("another room's riddle, hint and puzzle are not this one's", async () => {
    const one = await aPlayer(house, "two-rooms");
    const other = playerOf(house, one.learner, await makeRoom(one.learner));
    await one.start();
    await other.start();
    const { id: puzzleId, riddle, hints } = must((await idsOf(other)).puzzles[0]);
    const mine = must((await idsOf(one)).puzzles[0]);
    const at = (rest: object) => ({ params: { id: one.id, ...rest } });
    const ask = one.learner.ask;

    expect([
      await codeOf(
        ask(roomCalls.solveRiddleOfRoom, { ...at({ riddleId: riddle }), body: { solution: "x" } }),
      ),
      await codeOf(ask(roomCalls.useHint, { ...at({ riddleId: riddle, hintId: hints[0] }), body })),
      await codeOf(ask(roomCalls.useHint, { ...at({ riddleId: mine.riddle, hintId: hints[0] }), body })),
      await codeOf(ask(roomCalls.decode, { ...at({ puzzleId }), body: { numericCode: "1", textCode: "B" } })),
    ]).toEqual(Array(4).fill("404 not_found"));
  });
});

describe("a room that was given up", () => {
  test("can be played on for practice: no points, no count, no clock, and it stays failed", async () => {
    const player = await aPlayer(house, "practises");
    await player.start();
    const given = must((await finish(player, 3)).reply);
    const riddle = must((await player.puzzle()).riddle).riddleId;
    const { reply } = await player.learner.ask(roomCalls.readRiddle, { params: { id: riddle } });
    const wrong = { solution: must(wrongAnswers(must(reply).riddle)[0]) };
    await player.learner.ask(roomCalls.solveRiddle, { params: { id: riddle }, body: wrong });
    await player.solvePuzzle();
    const opened = await player.decode();
    const after = await player.show();
    const stats = must((await player.learner.ask(statsCalls.readStats)).reply);
    const { reply: allowance } = await player.learner.ask(escapeRoomCalls.allowance, { query: {} });

    const { reply: list } = await player.learner.ask(escapeRoomCalls.list);

    expect(given).toMatchObject({ status: 3, givenUp: true });
    expect(list?.elements[0]).toMatchObject({ status: 3, givenUp: true });
    expect(opened).toMatchObject({ opened: true, status: 3 });
    expect(after).toMatchObject({ status: 3, evaluation: null, finishedAt: given.finishedAt });
    expect(after.session).toEqual(given.session);
    expect(after.puzzles.map(({ open }) => open)).toEqual([true, true, false]);
    expect(stats).toMatchObject({ points: 0, escapeRoomsDone: 0, readingsDone: 0 });
    expect(allowance).toMatchObject({ pending: 0, newestPending: null });
    expect([await codeOf(finish(player, 2)), await codeOf(finish(player, 3))]).toEqual([
      "409 conflict",
      "200",
    ]);
  });
});

test("a piece is nothing outside of its room: no list, count, limit, offer or point", async () => {
  const player = await aPlayer(house, "outside");
  await player.start();
  await player.solvePuzzle();
  for (const kind of kindNames.filter((name) => name !== "escape-room")) {
    const calls = exerciseCalls(kindContracts[kind] as KindContract);
    const list = must((await player.learner.ask(calls.list)).reply);
    const allowance = must((await player.learner.ask(calls.allowance, { query: {} })).reply);
    const { elements } = must((await player.learner.ask(calls.offers, { query: { level: 2 } })).reply);

    expect(list, kind).toEqual({ elements: [], totalElements: 0 });
    expect(allowance, kind).toMatchObject({ count: 0, pending: 0, newestPending: null });
    expect(
      elements.every(({ askedAt }) => askedAt === null),
      kind,
    ).toBe(true);
  }
  const made = await codeOf(
    player.learner.ask(readingCalls.create, { body: { context: "MYSTERY", level: 2 } }),
  );
  expect(made).toBe("503 unavailable");
  expect((await player.learner.ask(statsCalls.readStats)).reply).toMatchObject({
    points: 0,
    readingsDone: 0,
  });
});
