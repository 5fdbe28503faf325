import type { Call } from "@salida/contract/call.ts";
import { escapeRoomCalls, kindCalls } from "@salida/contract/calls.ts";
import { type KindName, kindNames } from "@salida/contract/kinds.ts";
import { roomCalls } from "@salida/contract/rooms.ts";
import { statsCalls } from "@salida/contract/stats.ts";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { aHouse, type TestLearner } from "#test-house.ts";
import { aPlayer, must, type Player, towerWorks } from "./test-tower.ts";

const house = await aHouse(towerWorks);
afterAll(() => house.close());

const week = 7 * 24 * 3600;
const finish = ({ learner, params }: Player, status: 2 | 3) =>
  learner.ask(roomCalls.finish, { params, body: { status } });
const pause = ({ learner, params }: Player) => learner.ask(roomCalls.pause, { params, body: {} });

/** What a learner has from rooms: points, rooms got out of, awards. */
async function earned({ learner }: Player): Promise<unknown> {
  const { points, escapeRoomsDone } = must((await learner.ask(statsCalls.readStats)).reply);
  const { rows } = await house.db.execute(sql`select points from award where learner = ${learner.id}`);
  return { points, escapeRoomsDone, awards: rows.length };
}

test.each([
  ["its time", 3, (player: Player) => player.playOn(3600)],
  ["its week", 4, (player: Player) => player.age(week + 5)],
  ["it was given up", 3, (player: Player) => finish(player, 3)],
])(
  "a last door that is opened after %s gives nothing, and the room stays what it was",
  async (what, status, end) => {
    const player = await aPlayer(house, what.replaceAll(" ", "-"));
    await player.start();
    await player.reachTheDoor();
    await end(player);

    expect(await player.decode()).toMatchObject({ opened: true, status, session: { status: 3 } });
    const again = await player.start();
    expect(again).toMatchObject({ status, session: { status: 3 } });
    expect((await finish(player, 2)).problem?.code).toBe("conflict");
    expect(await player.show()).toMatchObject({ status, evaluation: null });
    expect(await earned(player)).toEqual({ points: 0, escapeRoomsDone: 0, awards: 0 });
  },
);

test("a door that was opened stays open, whatever is asked of the room afterwards", async () => {
  const player = await aPlayer(house, "stays");
  await player.start();
  await player.reachTheDoor();
  await player.decode();
  const before = await player.show();
  await player.start();
  await pause(player);
  await player.learner.ask(roomCalls.heartbeat, { params: player.params, body: {} });
  const given = await finish(player, 3);
  await player.age(week + 5);

  expect(given.problem?.code).toBe("conflict");
  const { expiresAt: _, introductionAudio: __, ...after } = await player.show();
  expect(before).toMatchObject({ ...after, finishedAt: before.finishedAt });
  expect(await earned(player)).toEqual({ points: 250, escapeRoomsDone: 1, awards: 1 });
});

test("the right codes open nothing while the room is paused", async () => {
  const player = await aPlayer(house, "paused-codes");
  await player.start();
  await player.solvePuzzle();
  const { puzzleId, ...body } = await player.codes();
  await pause(player);
  const { problem } = await player.learner.ask(roomCalls.decode, {
    params: { ...player.params, puzzleId },
    body,
  });

  expect(problem?.code).toBe("not_playing");
  expect((await player.show()).puzzles.map(({ decoded }) => decoded)).toEqual([false, false, false]);
});

/** A move on each piece of a room, of its own kind or another, and what came of it. */
async function moveOnAll(learner: TestLearner, pieces: readonly Piece[], as?: KindName): Promise<string[]> {
  const answers = pieces.map(async ({ id, kind }) => {
    const [move] = Object.values(kindCalls[as ?? kind].moves as Record<string, Call>);
    const body = {
      ...{ reading: { selectedOptions: [] }, listening: { selectedOptions: [] } },
      ...{ "completable-listening": { filledWords: [] }, "escape-room": {} },
      ...{ description: { description: "A photograph of a lighthouse." }, chat: { message: "Hello there." } },
    }[as ?? kind];
    const { status, problem } = await learner.ask(must(move), { params: { id }, body: body as never });
    return problem?.code ?? String(status);
  });
  return [...new Set(await Promise.all(answers))];
}

interface Piece {
  id: string;
  kind: KindName;
  place: number;
}

test("no move is made on a piece by a stranger, as another kind, or before its turn", async () => {
  const player = await aPlayer(house, "turns");
  await player.start();
  const { rows } = await house.db.execute(sql`
    select id, kind, place from exercise where room = ${player.id} order by place`);
  const pieces = rows as unknown as Piece[];
  const stranger = await house.learner("stranger", 2);
  const others = kindNames.filter((name) => name !== "escape-room");

  expect(await moveOnAll(stranger, pieces)).toEqual(["not_found"]);
  expect(
    await moveOnAll(
      player.learner,
      pieces.filter(({ place }) => place > 2),
    ),
  ).toEqual(["not_playing"]);
  for (const as of others)
    expect(
      await moveOnAll(
        player.learner,
        pieces.filter(({ kind }) => kind !== as),
        as,
      ),
    ).toEqual(["not_found"]);
  for (const { id } of pieces) {
    const { problem } = await player.learner.ask(escapeRoomCalls.show, { params: { id } });
    expect(problem?.code).toBe("not_found");
  }
  const { rows: touched } = await house.db.execute(sql`
    select id from exercise where room = ${player.id} and (version > 0 or completed_at is not null)`);
  expect(touched).toEqual([]);
});
