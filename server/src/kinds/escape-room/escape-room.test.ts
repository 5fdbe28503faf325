import { describe, expect, test } from "vitest";
import type { RoomContent } from "./content.ts";
import { escapeRoom } from "./escape-room.ts";
import { currentPuzzle, decode, showRiddle, solveRiddle, useHint } from "./play-room.ts";
import { towerRoom } from "./sample.ts";
import { pieceAt, puzzleAt, type RoomState, riddleOf, textCodeOf } from "./state.ts";
import { aroundOf, begun, type Standing, shown, standings } from "./test-around.ts";

/** What may only be told of a puzzle once it is reached, or once something of it is solved or read. */
function secretsOf(content: RoomContent, state: RoomState, at: number) {
  const drawn = state.puzzles[at] as RoomState["puzzles"][number];
  const puzzle = puzzleAt(content, at);
  const riddle = riddleOf(puzzle, drawn.riddle);
  const found = drawn.pieces.map((_, place) => pieceAt(puzzle, drawn, place));
  return {
    said: [puzzle.lead],
    order: puzzle.clues.map((clue) => clue.split(/\{\d\}/)[0] ?? "").filter((start) => start.length > 4),
    riddle: [
      riddle.text,
      riddle.ask,
      ...riddle.clues.map(({ say }) => say),
      ...riddle.options.map(({ text }) => `"${text}"`),
    ],
    reasons: [riddle.why.en, riddle.why.es],
    hints: riddle.hints,
    digits: [`"${drawn.digits}"`],
    letters: drawn.pieces.map(({ letter }) => `"${letter}"`),
    pieces: found.map((piece) => piece.found),
    works: found.map(({ work }) => work),
    ids: [drawn.riddle.id],
  };
}
type Secrets = ReturnType<typeof secretsOf>;

function expectNone(told: unknown, secrets: Partial<Secrets>) {
  const text = JSON.stringify(told);
  for (const [what, texts] of Object.entries(secrets))
    for (const secret of texts ?? []) expect(text.includes(secret) ? `${what}: ${secret}` : "").toBe("");
}

/** A room that was drawn so that nothing of one puzzle is by chance what another has. */
function begunApart(): ReturnType<typeof begun> {
  const room = begun(towerRoom);
  const drawn = room.state.puzzles.flatMap(({ digits, pieces }) => [
    digits,
    ...pieces.map(({ letter }) => letter),
  ]);
  return new Set(drawn).size === drawn.length ? room : begunApart();
}

/** A room in which so many puzzles are decoded. */
function played(content: RoomContent, fresh: RoomState, puzzles: number): RoomState {
  let state = fresh;
  for (let at = 0; at < puzzles; at += 1) {
    const solved = solvedRiddle(content, state, at);
    const { id, digits } = solved.puzzles[at] as RoomState["puzzles"][number];
    const codes = { numericCode: digits, textCode: textCodeOf(solved.puzzles[at] as never) };
    const came = decode(content, solved, id, codes, Array(9).fill(true));
    if ("refusal" in came) throw new Error(came.refusal);
    ({ state } = came);
  }
  return state;
}

function solvedRiddle(content: RoomContent, state: RoomState, at: number): RoomState {
  const { riddle } = state.puzzles[at] as RoomState["puzzles"][number];
  const right = riddleOf(puzzleAt(content, at), riddle).options.find((option) => option.right)?.text ?? "";
  const came = solveRiddle(content, state, riddle.id, right);
  if ("refusal" in came) throw new Error(came.refusal);
  return came.state;
}

const standingNames = Object.keys(standings) as Standing[];
const cases = standingNames.flatMap((standing) => [0, 1, 2].map((puzzle) => ({ standing, puzzle })));

describe.each(cases)("a room that is $standing, at puzzle $puzzle", ({ standing, puzzle }) => {
  const { content, state: fresh } = begunApart();
  const state = played(content, fresh, puzzle);
  const done = Array.from({ length: 3 * puzzle }, (_, place) => place);
  const says = !["not started", "paused"].includes(standing);
  const over = ["solved", "failed", "expired"].includes(standing);

  test("tells nothing of later puzzles, and of this one no code, reason or hint", () => {
    const told = shown(content, state, aroundOf(standing, done));

    for (let later = puzzle + 1; later < 3; later += 1) {
      expectNone(told, secretsOf(content, state, later));
      const { id } = state.puzzles[later] as RoomState["puzzles"][number];
      expect(told.puzzles[later]).toEqual({
        ...{ id, open: false, decoded: false, lead: null, lock: null, solutionHint: null },
        ...{ riddle: null, exercises: [] },
      });
    }
    const { hints, reasons, digits, letters, works, riddle } = secretsOf(content, state, puzzle);
    expectNone(told.puzzles[puzzle], { hints, reasons, digits, letters, works, riddle });
    expectNone(told, { reasons: over ? [] : Object.values(content.endings) });
  });

  test("says where one stands while it is played and after it, and nothing else meanwhile", () => {
    const told = shown(content, state, aroundOf(standing, done)).puzzles[puzzle];

    const { said, order } = secretsOf(content, state, puzzle);
    if (!says) expectNone(told, { said, order });
    expect([told?.lead, told?.lock, told?.solutionHint].map((it) => it !== null)).toEqual([says, says, says]);
    expect(told?.open).toBe(standing !== "not started");
  });

  test("keeps what was earned: its riddle's code and its pieces' letters", () => {
    const solved = solvedRiddle(content, state, puzzle);
    const earned = [...done, 3 * puzzle + 1];
    const told = shown(content, solved, aroundOf(standing, earned)).puzzles[puzzle];

    if (standing === "not started") return expect(told?.riddle).toBeNull();
    const drawn = solved.puzzles[puzzle];
    expect(told?.riddle).toEqual({ riddleId: drawn?.riddle.id, solved: true, code: drawn?.digits });
    const { letter, color } = drawn?.pieces[1] ?? {};
    expect(told?.exercises.map(({ solved, code }) => [solved, code])).toEqual([
      [false, null],
      [true, { code: letter, color }],
      [false, null],
    ]);
  });
});

test.each([
  ["not started", null],
  ["playing", null],
  ["paused", null],
  ["solved", towerRoom.endings.out],
  ["failed", towerRoom.endings.caught],
  ["expired", towerRoom.endings.caught],
] as const)("the ending of a room that is %s", (standing, ending) => {
  const { content, state } = begun(towerRoom);

  expect(shown(content, state, aroundOf(standing)).ending).toBe(ending);
});

test("a riddle and a wrong answer to it tell neither the right one, nor reason, code or hints", () => {
  for (const at of [0, 1, 2]) {
    const { content, state: fresh } = begun(towerRoom);
    const state = played(content, fresh, at);
    const { riddle: drawn } = state.puzzles[at] as RoomState["puzzles"][number];
    const { id } = drawn;
    const { reasons, hints, digits } = secretsOf(content, state, at);
    const [wrong = ""] = riddleOf(puzzleAt(content, at), drawn)
      .options.filter(({ right }) => !right)
      .map(({ text }) => text);
    const tried = solveRiddle(content, state, id, wrong);
    if ("refusal" in tried) throw new Error(tried.refusal);

    for (const told of [
      showRiddle(content, state, "room", id),
      tried.reply,
      showRiddle(content, tried.state, "room", id),
    ]) {
      expectNone(told, { reasons, hints, digits });
      expect(JSON.stringify(told)).not.toMatch(/"(right|fails|need|item|tried|options)"/);
    }
    expect(showRiddle(content, tried.state, "room", id)?.answers.some(({ correct }) => correct)).toBe(false);
  }
});

test("a hint of one riddle tells nothing of the others", () => {
  const { content, state } = begun(towerRoom);
  const { riddle } = state.puzzles[0] as RoomState["puzzles"][number];
  const came = useHint(content, state, riddle.id, riddle.hints[0]?.id ?? "");
  if ("refusal" in came) throw new Error(came.refusal);

  const [read = "", unread = ""] = secretsOf(content, state, 0).hints;
  expect(came.reply.text).toBe(read);
  expectNone(showRiddle(content, came.state, "room", riddle.id), { hints: [unread] });
  expect(shown(content, came.state, aroundOf("playing")).hintsUsed).toBe(1);
});

test("a level is served by the story of its band, and told what is in the room", () => {
  expect([0, 1, 2, 3, 4, 5].map((level) => escapeRoom.stockLevel?.(level as 0))).toEqual([0, 1, 2, 2, 4, 4]);
  expect(begun(towerRoom).facts).toEqual({
    status: 0,
    givenUp: false,
    exerciseCounts: { listening: 4, reading: 3, description: 1, chat: 1 },
  });
});

test("a sentence that begins with a colour begins with a capital", () => {
  const clues = ["{1}, then {2}, then {3}."];
  const [first, ...others] = towerRoom.puzzles;
  const { content, state } = begun({ ...towerRoom, puzzles: [{ ...first, clues }, ...others] });

  const { solutionHint } = shown(content, state, aroundOf("playing")).puzzles[currentPuzzle(state)] ?? {};
  expect(solutionHint).toMatch(/^(Red|Green|Blue), then (red|green|blue), then (red|green|blue)\.$/);
});
