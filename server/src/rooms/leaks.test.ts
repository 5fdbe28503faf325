import type { Call } from "@salida/contract/call.ts";
import { escapeRoomCalls, kindCalls, readingCalls } from "@salida/contract/calls.ts";
import type { KindName } from "@salida/contract/kinds.ts";
import { roomCalls } from "@salida/contract/rooms.ts";
import { statsCalls } from "@salida/contract/stats.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { towerRoom } from "#kinds/escape-room/sample.ts";
import type { RoomState } from "#kinds/escape-room/state.ts";
import { towerPieces } from "#kinds/escape-room/test-pieces.ts";
import { aHouse, type House } from "#test-house.ts";
import { aPlayer, chosen, kindOf, must, type Player, towerWorks, wrongAnswers } from "./test-tower.ts";

let house: House;
beforeAll(async () => {
  house = await aHouse(towerWorks);
});
afterAll(() => house.close());

interface Stored {
  status: number;
  running: boolean;
  state: RoomState;
  pieces: { id: string; kind: KindName; title: string; done: boolean }[];
}

async function stored({ id }: Player): Promise<Stored> {
  const { rows } = await house.db.execute(sql`
    select r.status, r.running_since is not null running, e.state,
      (select json_agg(json_build_object('id', p.id, 'kind', p.kind, 'title', p.title,
          'done', p.completed_at is not null) order by p.place) from exercise p where p.room = e.id) pieces
      from room r join exercise e on e.id = r.exercise where e.id = ${id}`);
  return rows[0] as unknown as Stored;
}

/** What no answer may tell as a room stands now: words, and values that may stand alone nowhere. */
function secretsOf({ status, running, state, pieces }: Stored): { words: string[]; values: string[] } {
  const over = status >= 2;
  const open = running || over;
  const words: string[] = [];
  const values: string[] = [];
  if (status !== 2) words.push(towerRoom.endings.out);
  if (status < 3) words.push(towerRoom.endings.caught);
  const current = state.puzzles.findIndex(({ decoded }) => !decoded);
  const earned = new Set<string>();
  for (const [at, drawn] of state.puzzles.entries()) {
    const puzzle = must(towerRoom.puzzles[at]);
    const riddle = must(puzzle.riddles.find(({ id }) => id === drawn.riddle.item));
    const others = puzzle.riddles.filter((one) => one !== riddle);
    words.push(
      ...others.flatMap(({ text, ask, hints, clues }) => [
        text,
        ask,
        ...hints,
        ...clues.map(({ say }) => say),
      ]),
    );
    const seen = open && status !== 0 && at <= current;
    if (!seen) words.push(puzzle.lead, riddle.text, riddle.ask, ...riddle.clues.map(({ say }) => say));
    if (!seen) words.push(...puzzle.clues.map(longestPart));
    for (const [which, { used }] of drawn.riddle.hints.entries())
      if (!used || !seen) words.push(must(riddle.hints[which]));
    if (!drawn.riddle.solved) values.push(drawn.digits);
    if (!drawn.riddle.solved || !seen) words.push(riddle.why.en, riddle.why.es);
    for (const [place, { letter, color }] of drawn.pieces.entries()) {
      const piece = must(pieces[3 * at + place]);
      if (piece.done) earned.add(letter);
      else values.push(letter);
      words.push(...pieceSecrets(piece, at < current || (seen && open), status === 0 || at > current));
      expect(color).toBeLessThan(3);
    }
    const letters = drawn.order.map(
      (color) => must(drawn.pieces.find((piece) => piece.color === color)).letter,
    );
    values.push(letters.join(""));
  }
  return { words, values: values.filter((value) => !earned.has(value)) };
}

/** What a sentence says between its colours, as far as it says much. */
function longestPart(sentence: string): string {
  return must(sentence.split(/\{\d\}/).toSorted((one, other) => other.length - one.length)[0]);
}

/** Of a piece: its name before it is reached, its text before it may be read, what is right before it is done. */
function pieceSecrets(
  { title, done }: Stored["pieces"][number],
  readable: boolean,
  unreached: boolean,
): string[] {
  const body = must(towerPieces.find((piece) => piece.title === title)).body as {
    text?: string;
    script?: { text: string }[];
    items?: { stem: string; key: { why: { en: string } }; distractors: { why: { en: string } }[] }[];
    talk?: { opens: string; asks: string[]; ends: string };
    task?: string;
  };
  const { text, script = [], items = [], talk, task } = body;
  const hidden: (string | undefined)[] = [];
  if (unreached) hidden.push(title);
  if (!readable) hidden.push(text, talk?.opens, task, ...items.map(({ stem }) => stem));
  if (!done) {
    hidden.push(...script.map((turn) => turn.text), talk?.ends);
    hidden.push(...items.flatMap(({ key, distractors }) => [key, ...distractors].map(({ why }) => why.en)));
  }
  return hidden.filter((said) => said !== undefined);
}

/** Asks all there is to ask that changes nothing, and what is refused, by every id there is. */
async function askEverything(player: Player, { state, pieces }: Stored): Promise<void> {
  const { learner, id, params } = player;
  const ask = (call: Call, asked: object = {}) => learner.ask(call, asked);
  await ask(escapeRoomCalls.show, { params });
  for (const call of [escapeRoomCalls.list, escapeRoomCalls.page, escapeRoomCalls.allowance]) await ask(call);
  await ask(escapeRoomCalls.offers, { query: { level: 2 } });
  await ask(statsCalls.readStats);
  await ask(roomCalls.heartbeat, { params, body: {} });
  await ask(roomCalls.finish, { params, body: { status: 2 } });
  for (const { id: puzzleId, riddle } of state.puzzles) {
    const at = { id, puzzleId, riddleId: riddle.id };
    await ask(roomCalls.readRiddle, { params: { id: riddle.id } });
    await ask(roomCalls.solveRiddle, { params: { id: riddle.id }, body: { solution: "none of these" } });
    await ask(roomCalls.useHint, { params: { ...at, hintId: id }, body: {} });
    await ask(roomCalls.decode, { params: at, body: { numericCode: "no", textCode: "no" } });
  }
  for (const { id: piece, kind } of pieces) {
    const calls = kindCalls[kind];
    await ask(calls.show as Call, { params: { id: piece } });
    await ask(calls.list as Call);
    const move = Object.values(calls.moves as Record<string, Call>)[0];
    await ask(must(move), { params: { id: piece }, body: { selectedOptions: [], filledWords: [] } });
  }
  const headers = { authorization: `Bearer ${learner.token}` };
  const { body } = await house.app.inject({ method: "GET", url: "/api/v1/users/export", headers });
  house.received.push(body);
}

/** Asks everything as a room stands, and looks for each secret in each answer. */
async function expectNoLeak(player: Player, when: string): Promise<void> {
  const room = await stored(player);
  const since = house.received.length;
  await askEverything(player, room);
  const { words, values } = secretsOf(await stored(player));
  const said = house.received.slice(since);
  expect(said.length).toBeGreaterThan(45);
  const secrets = [...words, ...values.map((value) => `"${value}"`)];
  const told = said.flatMap((answer) => secrets.filter((secret) => answer.includes(secret)));
  expect([...new Set(told)], when).toEqual([]);
}

test("in no state of a room any answer tells what is not earned", { timeout: 120_000 }, async () => {
  const player = await aPlayer(house, "leaks");
  const { learner, params } = player;
  await expectNoLeak(player, "not started");
  await player.start();
  await expectNoLeak(player, "started");
  const riddle = must((await player.puzzle()).riddle).riddleId;
  const shown = must((await learner.ask(roomCalls.readRiddle, { params: { id: riddle } })).reply);
  const wrong = { solution: must(wrongAnswers(shown.riddle)[0]) };
  await learner.ask(roomCalls.solveRiddle, { params: { id: riddle }, body: wrong });
  const reading = must((await player.puzzle()).exercises.find((piece) => kindOf(piece) === "reading"));
  const at = { params: { id: reading.exerciseId } };
  const { questions } = must((await learner.ask(readingCalls.show, at)).reply);
  const selectedOptions = questions.map((question) => chosen(question, false));
  await learner.ask(readingCalls.moves.evaluate, { ...at, body: { selectedOptions } });
  await expectNoLeak(player, "wrong tries");
  const hintId = must(shown.hints[1]).id;
  await learner.ask(roomCalls.useHint, { params: { ...params, riddleId: riddle, hintId }, body: {} });
  await player.solveRiddle();
  await expectNoLeak(player, "a riddle solved, a hint used");
  await learner.ask(roomCalls.pause, { params, body: {} });
  await expectNoLeak(player, "paused with a code");
  await player.start();
  for (const piece of (await player.puzzle()).exercises) {
    await player.solvePiece(piece);
    await expectNoLeak(player, `${piece.found} solved`);
  }
  await player.decode();
  await expectNoLeak(player, "at the second puzzle");
  await learner.ask(roomCalls.pause, { params, body: {} });
  await expectNoLeak(player, "paused at the second puzzle");
  await learner.ask(roomCalls.finish, { params, body: { status: 3 } });
  await expectNoLeak(player, "given up");
  await player.solvePuzzle();
  await player.decode();
  await expectNoLeak(player, "in practice at the third");
});
