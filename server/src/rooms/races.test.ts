import { completableListeningCalls, escapeRoomCalls, readingCalls } from "@salida/contract/calls.ts";
import { roomCalls } from "@salida/contract/rooms.ts";
import { accountCalls, statsCalls } from "@salida/contract/stats.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aHouse, type House } from "#test-house.ts";
import { aPlayer, chosen, kindOf, must, type Player, towerWorks, wrongAnswers } from "./test-tower.ts";

const times = 50;

let house: House;
beforeAll(async () => {
  house = await aHouse(towerWorks);
});
afterAll(() => house.close());

const atOnce = <T>(ask: () => Promise<T>) => Promise.all(Array.from({ length: times }, ask));
const toldBy = (answers: { status: number; problem: { code: string } | undefined }[]) => [
  ...new Set(answers.map(({ status, problem }) => problem?.code ?? status)),
];

/** Milliseconds that a running room was charged. */
async function chargedTo({ id }: Player): Promise<number> {
  const { rows } = await house.db.execute(sql`select spent from room where exercise = ${id}`);
  return Number(rows[0]?.spent);
}

describe(`${times} at the same time`, () => {
  test("of a riddle's same wrong answer cost 15 seconds once", async () => {
    const player = await aPlayer(house, "riddles");
    await player.start();
    const params = { id: must((await player.puzzle()).riddle).riddleId };
    const shown = must((await player.learner.ask(roomCalls.readRiddle, { params })).reply);
    const body = { solution: must(wrongAnswers(shown.riddle)[0]) };
    const answers = await atOnce(() => player.learner.ask(roomCalls.solveRiddle, { params, body }));

    expect(toldBy(answers)).toContain(200);
    expect(["conflict", "unavailable", 200]).toEqual(expect.arrayContaining(toldBy(answers)));
    expect(answers.every(({ reply }) => reply?.correct !== true)).toBe(true);
    expect(await chargedTo(player)).toBe(15_000);
  });

  test("of a question's same wrong answer cost 15 seconds once", async () => {
    const player = await aPlayer(house, "questions");
    await player.start();
    const piece = must((await player.puzzle()).exercises.find((one) => kindOf(one) === "reading"));
    const params = { id: piece.exerciseId };
    const { questions } = must((await player.learner.ask(readingCalls.show, { params })).reply);
    const body = { selectedOptions: questions.map((question) => chosen(question, false)) };
    const ask = () => player.learner.ask(readingCalls.moves.evaluate, { params, body });
    const answers = await atOnce(ask);
    const after = must((await ask()).reply);

    // on a machine that is very busy some may be told that it is
    expect(["unavailable", 200]).toEqual(expect.arrayContaining(toldBy(answers)));
    for (const { reply } of answers) if (reply) expect(reply).toEqual(after);
    expect(after).toMatchObject({ score: 0, completedAt: null });
    expect(await chargedTo(player)).toBe(15_000);
  });

  test("of the same wrong words cost 15 seconds once", async () => {
    const player = await aPlayer(house, "words");
    await player.start();
    const piece = must(
      (await player.puzzle()).exercises.find((one) => kindOf(one) === "completable-listening"),
    );
    const params = { id: piece.exerciseId };
    const { blankWords } = must((await player.learner.ask(completableListeningCalls.show, { params })).reply);
    const body = { filledWords: blankWords.map(({ id }) => ({ wordId: id, text: "nonsense" })) };
    const ask = () => player.learner.ask(completableListeningCalls.moves.evaluate, { params, body });
    const answers = await atOnce(ask);

    expect(["unavailable", 200]).toEqual(expect.arrayContaining(toldBy(answers)));
    expect(answers.every(({ reply }) => !reply || reply.completedAt === null)).toBe(true);
    expect(await chargedTo(player)).toBe(15_000);
  });

  test("of a question's three wrong answers in turn cost 15 seconds each, and each is answered", async () => {
    const player = await aPlayer(house, "each");
    await player.start();
    const piece = must((await player.puzzle()).exercises.find((one) => kindOf(one) === "reading"));
    const params = { id: piece.exerciseId };
    const { questions } = must((await player.learner.ask(readingCalls.show, { params })).reply);
    const [question] = questions;
    const right = chosen(must(question), true).optionId;
    const wrong = must(question).options.filter(({ id }) => id !== right);
    let turn = 0;
    const answers = await atOnce(() => {
      const optionId = must(wrong[turn++ % wrong.length]).id;
      const body = { selectedOptions: [{ questionId: must(question).id, optionId }] };
      return player.learner.ask(readingCalls.moves.evaluate, { params, body });
    });

    expect(["unavailable", 200]).toEqual(expect.arrayContaining(toldBy(answers)));
    expect(await chargedTo(player)).toBe(15_000 * wrong.length);
  });

  test("of the last decode open the door once, for one award", async () => {
    const player = await aPlayer(house, "door");
    await player.start();
    await player.reachTheDoor();
    const { puzzleId, ...body } = await player.codes();
    const params = { ...player.params, puzzleId };
    const answers = await atOnce(() => player.learner.ask(roomCalls.decode, { params, body }));
    const { rows } = await house.db.execute(sql`
      select points from award where learner = ${player.learner.id}`);

    // on a machine that is very busy some may be told that it is
    expect(["unavailable", 200]).toEqual(expect.arrayContaining(toldBy(answers)));
    expect(answers.every(({ reply }) => !reply || (reply.opened && reply.status === 2))).toBe(true);
    expect(rows).toEqual([{ points: 250 }]);
    expect((await player.learner.ask(statsCalls.readStats)).reply).toMatchObject({
      points: 250,
      escapeRoomsDone: 1,
    });
  });

  test("of decode and giving up end a room once, one way or the other", async () => {
    const player = await aPlayer(house, "either");
    await player.start();
    await player.reachTheDoor();
    const { puzzleId, ...body } = await player.codes();
    const { params, learner } = player;
    let turn = 0;
    const answers = await atOnce(async () => {
      turn += 1;
      if (turn % 2 === 0)
        return (await learner.ask(roomCalls.finish, { params, body: { status: 3 } })).status;
      return (await learner.ask(roomCalls.decode, { params: { ...params, puzzleId }, body })).status;
    });
    const { status } = await player.show();
    const { points } = must((await learner.ask(statsCalls.readStats)).reply);

    expect([2, 3]).toContain(status);
    expect(points).toBe(status === 2 ? 250 : 0);
    expect(answers.filter((answer) => answer === 500)).toEqual([]);
  });
});

test("a deletion in the midst of signs, moves and starts leaves nothing, and nobody waits in a circle", async () => {
  const player = await aPlayer(house, "leaves");
  await player.start();
  const { learner, params } = player;
  const riddle = must((await player.puzzle()).riddle).riddleId;
  const asked = atOnce(async () => {
    await learner.ask(roomCalls.heartbeat, { params, body: {} });
    await learner.ask(roomCalls.solveRiddle, { params: { id: riddle }, body: { solution: "nobody" } });
    return learner.ask(roomCalls.start, { params, body: {} });
  });
  await new Promise((resolve) => setTimeout(resolve, 30));
  const { status } = await learner.ask(accountCalls.deleteAccount);
  const answers = await asked;

  expect(status).toBe(204);
  expect(["invalid", "not_found", "unauthorised", "unavailable", 200]).toEqual(
    expect.arrayContaining(toldBy(answers)),
  );
  const { rows } = await house.db.execute(sql`
    select (select count(*)::int from room where learner = ${learner.id}) rooms,
      (select count(*)::int from exercise where learner = ${learner.id}) exercises`);
  expect(rows).toEqual([{ rooms: 0, exercises: 0 }]);
});

test("a creation asked for twice under one key is one room with its pieces", async () => {
  const learner = await house.learner("twice", 2);
  const body = { context: "MYSTERY", level: 2 } as const;
  const made = await Promise.all(
    [1, 2, 3].map(() => learner.ask(escapeRoomCalls.create, { body, key: "one" })),
  );
  const { rows } = await house.db.execute(sql`
    select count(*)::int exercises, count(room)::int pieces, count(distinct place)::int places
      from exercise where learner = ${learner.id}`);

  expect(new Set(made.map(({ reply }) => reply?.id)).size).toBe(1);
  expect(rows).toEqual([{ exercises: 10, pieces: 9, places: 9 }]);
});
