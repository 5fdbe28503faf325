import type { Call } from "@salida/contract/call.ts";
import { escapeRoomCalls, kindCalls, readingCalls } from "@salida/contract/calls.ts";
import { roomCalls } from "@salida/contract/rooms.ts";
import { accountCalls, statsCalls } from "@salida/contract/stats.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aHouse, type House } from "#test-house.ts";
import { aPlayer, chosen, kindOf, makeRoom, must, playerOf, rightAnswer, towerWorks } from "./test-tower.ts";

let house: House;
beforeAll(async () => {
  house = await aHouse(towerWorks);
});
afterAll(() => house.close());

test("a room is solved from the introduction to the door, then read again whole", async () => {
  const player = await aPlayer(house, "solves");
  const { learner, params } = player;
  await player.start();
  const riddle = must((await player.puzzle()).riddle).riddleId;
  const { hints } = must((await learner.ask(roomCalls.readRiddle, { params: { id: riddle } })).reply);
  const at = { params: { ...params, riddleId: riddle, hintId: must(hints[0]).id }, body: {} };
  const hint = [
    must((await learner.ask(roomCalls.useHint, at)).reply),
    must((await learner.ask(roomCalls.useHint, at)).reply),
  ];
  await player.reachTheDoor();
  const opened = await player.decode();
  const room = await player.show();
  const pieces = room.puzzles.flatMap(({ exercises }) => exercises);

  expect(hint[0]).toEqual(hint[1]);
  expect(opened).toMatchObject({ opened: true, status: 2, session: { status: 3 } });
  expect(room).toMatchObject({
    status: 2,
    completed: true,
    hintsUsed: 1,
    evaluation: { score: 9, hintsUsed: 1 },
  });
  expect(room.introductionAudio).toMatchObject({ url: expect.stringContaining("/media/") });
  expect(room.ending).toContain("the last door opens");
  expect(room.evaluation?.elapsedTime).toBe(room.session.elapsedTime);
  expect(pieces).toHaveLength(9);
  for (const piece of pieces) {
    expect(piece).toMatchObject({ solved: true });
    const calls = kindCalls[kindOf(piece)];
    const { reply } = await learner.ask(calls.show as Call, { params: { id: piece.exerciseId } });
    expect(reply).toMatchObject({ completed: true });
  }
  const { rows } = await house.db.execute(sql`
    select kind, count(*)::int n from uncounted u join exercise e on e.id = u.exercise
      where e.room is not null group by 1 order by 1`);
  expect(rows, "answers that are to be counted").toEqual([
    { kind: "listening", n: 2 },
    { kind: "reading", n: 3 },
  ]);
  // what is over gives nothing again
  const again = await player.learner.ask(roomCalls.finish, { params, body: { status: 2 } });
  expect(again.reply).toEqual(room);
  const { reply: stats } = await learner.ask(statsCalls.readStats);
  expect(stats).toMatchObject({
    points: 225,
    escapeRoomsDone: 1,
    readingsDone: 0,
    listeningDone: 0,
    chatsDone: 0,
  });
  const list = must((await learner.ask(escapeRoomCalls.list)).reply);
  expect(list).toMatchObject({ totalElements: 1, elements: [{ status: 2, evaluation: { score: 9 } }] });
});

test("a riddle is answered at either of its addresses, with one answer", async () => {
  const player = await aPlayer(house, "two-addresses");
  await player.start();
  const { riddleId } = must((await player.puzzle()).riddle);
  const { learner, params } = player;
  const { riddle } = must((await learner.ask(roomCalls.readRiddle, { params: { id: riddleId } })).reply);
  const body = { solution: rightAnswer(riddle) };
  const ofRoom = must(
    (await learner.ask(roomCalls.solveRiddleOfRoom, { params: { ...params, riddleId }, body })).reply,
  );
  const alone = must((await learner.ask(roomCalls.solveRiddle, { params: { id: riddleId }, body })).reply);

  expect(ofRoom).toMatchObject({ correct: true, code: expect.stringMatching(/^\d{3}$/) });
  expect({ ...alone, session: undefined }).toEqual({ ...ofRoom, session: undefined });
});

test("read again, a question tells which wrong options were tried, and of the rest nothing", async () => {
  const player = await aPlayer(house, "reloads");
  await player.start();
  const piece = must((await player.puzzle()).exercises.find((one) => kindOf(one) === "reading"));
  const params = { id: piece.exerciseId };
  const read = async () => must((await player.learner.ask(readingCalls.show, { params })).reply);
  const { questions: untried } = await read();
  const wrong = untried.map((question) => chosen(question, false));
  await player.learner.ask(readingCalls.moves.evaluate, { params, body: { selectedOptions: wrong } });

  expect(untried.map(({ tried }) => tried)).toEqual([[]]);
  const { questions } = await read();
  expect(questions).toEqual(untried.map((it, at) => ({ ...it, tried: [must(wrong[at]).optionId] })));
});

test("hints take 25 points each, down to half", async () => {
  const player = await aPlayer(house, "hints");
  const { learner, params } = player;
  await player.start();
  for (let puzzle = 0; puzzle < 3; puzzle += 1) {
    const riddleId = must((await player.puzzle()).riddle).riddleId;
    const { hints } = must((await learner.ask(roomCalls.readRiddle, { params: { id: riddleId } })).reply);
    for (const { id: hintId } of hints)
      await learner.ask(roomCalls.useHint, { params: { ...params, riddleId, hintId }, body: {} });
    await player.solvePuzzle();
    await player.decode();
  }
  expect(await player.show()).toMatchObject({ hintsUsed: 6, evaluation: { score: 5 } });
  expect((await learner.ask(statsCalls.readStats)).reply).toMatchObject({ points: 125 });
});

test("a second visit has other riddles and codes, and the pieces are the learner's own again", async () => {
  const first = await aPlayer(house, "again");
  const second = playerOf(house, first.learner, await makeRoom(first.learner));
  const { rows } = await house.db.execute(sql`
    select items from exercise where id in (${first.id}, ${second.id}) order by id`);
  const [one, other] = rows as unknown as [{ items: string[] }, { items: string[] }];
  const { rows: pieces } = await house.db.execute(sql`
    select count(*)::int n, count(distinct id)::int ids from exercise where room in (${first.id}, ${second.id})`);

  // the last puzzle has one riddle only
  expect(one.items.filter((item) => other.items.includes(item))).toEqual(["top-key"]);
  expect(pieces).toEqual([{ n: 18, ids: 18 }]);
});

test("an export has the room, its open pieces, and nothing of what is not reached", async () => {
  const player = await aPlayer(house, "exports");
  await player.start();
  await player.solvePuzzle();
  await player.decode();
  const headers = { authorization: `Bearer ${player.learner.token}` };
  const answer = await house.app.inject({ method: "GET", url: accountCalls.exportAccount.path, headers });
  const { exercises } = answer.json() as { exercises: { id: string; kind: string; completed: boolean }[] };

  expect(exercises.filter(({ kind }) => kind === "escape-room")).toMatchObject([
    { id: player.id, status: 1 },
  ]);
  // three that are done, three that are being played
  expect(exercises.filter(({ kind }) => kind !== "escape-room")).toHaveLength(6);
  expect(exercises.filter(({ completed }) => completed)).toHaveLength(3);
});

test("a piece that three learners report is not drawn where there is another", async () => {
  const { rows } = await house.db.execute(sql`
    insert into withdrawn (content, item) select id, '' from content where title = 'A map on the wall'
      returning content`);
  expect(rows).toHaveLength(1);
  for (let time = 0; time < 8; time += 1) {
    const player = await aPlayer(house, `after-report-${time}`);
    await player.start();
    const [first] = (await player.puzzle()).exercises;
    expect(first?.found).toBe("The keeper's diary");
  }
  await house.db.execute(sql`delete from withdrawn`);
});

test("a question of a solved piece can be reported, and of an open one not yet", async () => {
  const player = await aPlayer(house, "reports");
  await player.start();
  const piece = must((await player.puzzle()).exercises.find((one) => kindOf(one) === "reading"));
  const params = { id: piece.exerciseId };
  const { questions } = must((await player.learner.ask(readingCalls.show, { params })).reply);
  const body = { questionId: must(questions[0]).id, reason: "wrong_key" as const };
  const early = await player.learner.ask(readingCalls.report, { params, body });
  await player.solvePiece(piece);
  const late = await player.learner.ask(readingCalls.report, { params, body });

  expect([early.problem?.code, late.status]).toEqual(["not_yet", 204]);
});

test("a B2 learner's room is kept at B1 and played at B2: its clock, its pieces and the offers", async () => {
  const player = await aPlayer(house, "b2", 3);
  const { rows } = await house.db.execute(
    sql`select distinct level from exercise where learner = ${player.learner.id}`,
  );
  const { reply } = await player.learner.ask(escapeRoomCalls.offers, { query: { level: 3 } });
  const offer = reply?.elements.find(({ context }) => context === "MYSTERY");

  expect(rows).toEqual([{ level: 3 }]);
  expect(await player.show()).toMatchObject({ level: 3, session: { limitTime: 2700 } });
  expect(offer?.given).toMatchObject({ level: 3 });
});
