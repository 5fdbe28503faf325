import { fileURLToPath } from "node:url";
import { readRooms } from "@salida/library/read.ts";
import { expect, test } from "vitest";
import type { Past } from "#exercises/kind.ts";
import { RoomContent } from "./content.ts";
import { decode, showRiddle, solveRiddle } from "./play-room.ts";
import { towerRoom } from "./sample.ts";
import { type DrawnPuzzle, type RoomState, riddleOf } from "./state.ts";
import { aroundOf, begun, shown } from "./test-around.ts";

const stories = readRooms(fileURLToPath(new URL("../../../../library/rooms", import.meta.url)));
const rooms: [name: string, draws: number, content: unknown][] = [
  ["the sample", 2_000, towerRoom],
  ...stories
    .filter(({ kind }) => kind === "escape-room")
    .map(({ name, body }): [string, number, unknown] => [name, 200, body]),
];
const all = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The colours by their slot in the sentence that a learner reads. */
function readOrder(template: string, said: string): string[] {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const pieces = template
    .split(/\{([123])\}/)
    .map((piece, at) => (at % 2 === 0 ? literal(piece) : `(?<s${piece}>red|green|blue)`));
  const { s1, s2, s3 } = new RegExp(`^${pieces.join("")}$`, "i").exec(said)?.groups ?? {};
  return [s1, s2, s3].map((color) => String(color).toLowerCase());
}

function expectWellDrawn(puzzle: DrawnPuzzle) {
  expect(puzzle.digits).toMatch(/^[1-9]\d\d$/);
  const letters = puzzle.pieces.map(({ letter }) => letter);
  expect(new Set(letters).size).toBe(3);
  expect(letters.join("")).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{3}$/);
  expect(puzzle.pieces.map(({ color }) => color).toSorted()).toEqual([0, 1, 2]);
  expect(puzzle.order.toSorted()).toEqual([0, 1, 2]);
  expect(puzzle.riddle.options.toSorted()).toEqual([0, 1, 2, 3]);
}

/** Plays a whole room by what a browser sees of it; tells what it was. */
function playThrough(content: RoomContent, drawn: RoomState): RoomState {
  let state = drawn;
  for (const at of [0, 1, 2]) {
    const puzzle = state.puzzles[at] as DrawnPuzzle;
    const { id } = puzzle.riddle;
    const answers = showRiddle(content, state, "room", id)?.answers.map(({ answer }) => answer) ?? [];
    const right = answers.filter((answer) => {
      const came = solveRiddle(content, state, id, answer);
      return "reply" in came && came.reply.correct;
    });
    expect(right).toHaveLength(1);
    const solved = solveRiddle(content, state, id, right[0] ?? "");
    if ("refusal" in solved) throw new Error(solved.refusal);
    const seen = shown(content, solved.state, aroundOf("playing", all)).puzzles[at];
    const template = content.puzzles[at]?.clues[puzzle.clue] ?? "";
    const order = readOrder(template, seen?.solutionHint ?? "");
    const names = ["red", "green", "blue"];
    const letterOf = (color: string) =>
      seen?.exercises.find((one) => names[one.color] === color)?.code?.code ?? "";
    const codes = { numericCode: solved.reply.code ?? "", textCode: order.map(letterOf).join("") };
    const came = decode(content, solved.state, puzzle.id, codes, Array(9).fill(true));
    expect(came).toMatchObject({
      reply: { numericCorrect: true, textCorrect: true, opened: true },
      mistakes: 0,
    });
    if ("refusal" in came) throw new Error(came.refusal);
    ({ state } = came);
  }
  return state;
}

test.each(rooms)(
  "%s: each of %i draws is a room that what is shown of it opens",
  (_name, draws, body) => {
    const works = new Set(
      RoomContent.parse(body).puzzles.flatMap(({ places }) => places.flat().map(({ work }) => work)),
    );
    const ids = new Set<string>();
    for (let draw = 0; draw < draws; draw += 1) {
      const { content, state, items, parts } = begun(body);
      state.puzzles.forEach(expectWellDrawn);
      expect(items).toHaveLength(3);
      expect(parts).toHaveLength(9);
      expect(parts.filter((work) => !works.has(work))).toEqual([]);
      for (const id of JSON.stringify(state).match(/[0-9a-f-]{36}/g) ?? []) {
        expect(ids.has(id)).toBe(false);
        ids.add(id);
      }
      expect(playThrough(content, state).puzzles.every(({ decoded }) => decoded)).toBe(true);
    }
  },
  120_000,
);

test("a second visit brings other riddles, sentences and pieces where there are any", () => {
  for (let visit = 0; visit < 300; visit += 1) {
    const first = begun(towerRoom);
    const second = begun(towerRoom, { had: first.items, hidden: [] });
    const told = ({ state }: typeof first) => state.puzzles.map(({ clue, riddle }) => [riddle.item, clue]);
    const [before, after] = [told(first), told(second)];
    // the first two puzzles have two riddles, the last one has one
    for (const at of [0, 1]) {
      expect(after[at]?.[0]).not.toBe(before[at]?.[0]);
      expect(after[at]?.[1]).not.toBe(before[at]?.[1]);
    }
    expect(after[2]).toEqual(before[2]);
    expect(second.parts[0]).not.toBe(first.parts[0]);
  }
});

test("every riddle, sentence, piece, order, code and place of a colour comes in time", () => {
  const seen = new Map<string, Set<string>>();
  const note = (what: string, value: unknown) =>
    seen.set(what, (seen.get(what) ?? new Set()).add(String(value)));
  for (let draw = 0; draw < 2_000; draw += 1) {
    const { state, parts } = begun(towerRoom);
    for (const [place, work] of parts.entries()) note(`piece ${place}`, work);
    for (const [at, { clue, order, pieces, riddle, digits }] of state.puzzles.entries()) {
      note(`riddle ${at}`, riddle.item);
      note(`sentence ${at}`, clue);
      note("order", order);
      note(
        "colours",
        pieces.map(({ color }) => color),
      );
      note("options", riddle.options);
      note("code", digits);
    }
  }
  const counts = (what: string) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => seen.get(`${what} ${at}`)?.size ?? 0);
  expect(counts("riddle").slice(0, 3)).toEqual([2, 2, 1]);
  expect(counts("sentence").slice(0, 3)).toEqual([2, 2, 1]);
  expect(counts("piece")).toEqual([2, 1, 1, 1, 1, 1, 1, 1, 2]);
  expect(["order", "colours", "options"].map((what) => seen.get(what)?.size)).toEqual([6, 6, 24]);
  expect(seen.get("code")?.size).toBeGreaterThan(850);
});

test("what is hidden is never drawn while there is anything else", () => {
  const hidden = ["hall-bell", "room-tea", "room-tower-map", "room-tower-rosa"];
  const pasts: Past[] = [
    { had: [], hidden },
    { had: ["hall-door", "room-lamp"], hidden },
  ];
  for (const past of pasts)
    for (let draw = 0; draw < 100; draw += 1) {
      const { items, parts } = begun(towerRoom, past);
      expect([items.slice(0, 2), parts[0], parts[8]]).toEqual([
        ["hall-door", "room-lamp"],
        "room-tower-diary",
        "room-tower-keeper",
      ]);
    }
});

test("a riddle of the content is found by what was drawn of it", () => {
  const { content, state } = begun(towerRoom);
  for (const [at, puzzle] of content.puzzles.entries()) {
    const drawn = state.puzzles[at]?.riddle;
    expect(drawn && riddleOf(puzzle, drawn).id).toBe(drawn?.item);
  }
});

test("content with a slip in it is refused", () => {
  const [puzzle, ...others] = towerRoom.puzzles;
  const withPuzzle = (change: object) => ({ ...towerRoom, puzzles: [{ ...puzzle, ...change }, ...others] });
  const withOptions = (change: (options: object[]) => object[]) => {
    const [riddle] = puzzle?.riddles ?? [];
    return withPuzzle({ riddles: [{ ...riddle, options: change(riddle?.options ?? []) }] });
  };
  const slips = [
    withPuzzle({ clues: ["{1} comes before {2}."] }),
    withPuzzle({ clues: ["{1}, {2}, {2} and {3}."] }),
    withPuzzle({ places: puzzle?.places.slice(1) }),
    withOptions((options) => options.map((one) => ({ ...one, right: false }))),
    withOptions((options) => options.map((one) => ({ ...one, text: "The same" }))),
    withOptions((options) => options.map((one) => ({ ...one, fails: [7] }))),
  ];
  expect(RoomContent.safeParse(towerRoom).success).toBe(true);
  expect(slips.map((slip) => RoomContent.safeParse(slip).success)).toEqual(slips.map(() => false));
});
