import type { Call } from "@salida/contract/call.ts";
import { escapeRoomCalls, kindCalls, listeningCalls } from "@salida/contract/calls.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { aHouse, type House, type TestLearner } from "#test-house.ts";
import { aPlayer, kindOf, millWorks, must, type Player, towerWorks } from "./test-tower.ts";

const house: House = await aHouse([...towerWorks, ...millWorks]);
afterAll(() => house.close());
beforeEach(async () => {
  await house.db.execute(sql`delete from withdrawn`);
  await house.db.execute(sql`delete from report`);
});

const body = { context: "MYSTERY", level: 2 } as const;

/** What a learner is offered for the topic, and then given. */
async function offeredAndGiven(learner: TestLearner): Promise<(string | undefined)[]> {
  const { reply } = await learner.ask(escapeRoomCalls.offers, { query: { level: 2 } });
  const { id } = must((await learner.ask(escapeRoomCalls.create, { body })).reply);
  const room = must((await learner.ask(escapeRoomCalls.show, { params: { id } })).reply);
  expect(room.requested).toEqual(body);
  return [reply?.elements.find(({ context }) => context === "MYSTERY")?.given?.context, room.context];
}

/** Reports the piece that stands in a place, as a whole. */
async function report({ learner, id }: Player, place: number): Promise<void> {
  const { rows } = await house.db.execute(sql`
    select id, kind from exercise where room = ${id} and place = ${place}`);
  const [piece] = rows as { id: string; kind: keyof typeof kindCalls }[];
  const { report: call } = kindCalls[must(piece).kind];
  const { status } = await learner.ask(call as Call, {
    params: must(piece),
    body: { reason: "other" } as never,
  });
  expect(status).toBe(204);
}

async function reportByThree(name: string, place: number): Promise<void> {
  for (const which of [1, 2, 3]) await report(await aPlayer(house, `${name}-${which}`), place);
}

test("a story with a withdrawn piece and no other in its place is neither offered nor given", async () => {
  const before = await house.learner("before", 2);
  expect(await offeredAndGiven(before)).toEqual(["MYSTERY", "MYSTERY"]);
  await reportByThree("torn-note", 1);

  expect(await offeredAndGiven(await house.learner("after", 2))).toEqual(["HISTORY", "HISTORY"]);
});

test("a story of which no more than one of a place's two talks was withdrawn stays", async () => {
  // of five reports of two talks one has three
  for (const which of [1, 2, 3, 4, 5]) await report(await aPlayer(house, `talk-${which}`), 8);
  const { rows } = await house.db.execute(sql`
    select c.kind, count(*)::int n from withdrawn w join content c on c.id = w.content group by 1`);

  expect(rows).toEqual([{ kind: "chat", n: 1 }]);
  expect(await offeredAndGiven(await house.learner("after-talk", 2))).toEqual(["MYSTERY", "MYSTERY"]);
});

test("who reported a piece is not given its story again, and who did not is", async () => {
  const reporter = await aPlayer(house, "reporter");
  await report(reporter, 1);

  expect(await offeredAndGiven(reporter.learner)).toEqual(["HISTORY", "HISTORY"]);
  expect(await offeredAndGiven(await house.learner("other", 2))).toEqual(["MYSTERY", "MYSTERY"]);
});

test("a piece all of whose questions were reported comes to nobody without any", async () => {
  const player = await aPlayer(house, "question");
  await player.start();
  const piece = must((await player.puzzle()).exercises.find((one) => kindOf(one) === "listening"));
  await player.solvePiece(piece);
  const params = { id: piece.exerciseId };
  const { questions } = must((await player.learner.ask(listeningCalls.show, { params })).reply);
  const report = { questionId: must(questions[0]).id, reason: "unclear" } as const;
  expect((await player.learner.ask(listeningCalls.report, { params, body: report })).status).toBe(204);

  expect(await offeredAndGiven(player.learner)).toEqual(["HISTORY", "HISTORY"]);
});
