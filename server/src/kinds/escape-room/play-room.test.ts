import { expect, test } from "vitest";
import {
  type Came,
  currentPuzzle,
  decode,
  hintsUsed,
  riddleIds,
  showRiddle,
  solveRiddle,
  useHint,
} from "./play-room.ts";
import { towerRoom } from "./sample.ts";
import { type RoomState, textCodeOf } from "./state.ts";
import { begun } from "./test-around.ts";

const { content, state: fresh } = begun(towerRoom);
const nobodys = "0190e3a5-7e57-7b00-8b00-0123456789ab";
const everything = Array<boolean>(9).fill(true);

function came<R>(it: Came<R>) {
  if ("refusal" in it) throw new Error(it.refusal);
  return it;
}

/** The riddle of a puzzle as it was drawn, with its content. */
function riddleAt(state: RoomState, at: number) {
  const { riddle } = state.puzzles[at] as RoomState["puzzles"][number];
  const options = content.puzzles[at]?.riddles.find(({ id }) => id === riddle.item)?.options ?? [];
  const wrong = options.filter(({ right }) => !right).map(({ text }) => text);
  return { ...riddle, right: options.find(({ right }) => right)?.text ?? "", wrong };
}

function solved(state: RoomState, at: number): RoomState {
  const { id, right } = riddleAt(state, at);
  return came(solveRiddle(content, state, id, right)).state;
}

function codesOf(state: RoomState, at: number) {
  const puzzle = state.puzzles[at] as RoomState["puzzles"][number];
  return { id: puzzle.id, numericCode: puzzle.digits, textCode: textCodeOf(puzzle) };
}

function opened(state: RoomState, at: number): RoomState {
  const ready = solved(state, at);
  const { id, ...codes } = codesOf(ready, at);
  return came(decode(content, ready, id, codes, everything)).state;
}

test("a wrong answer tells the clue that rules it out and costs once; of what is right it tells nothing", () => {
  const { id, item, wrong } = riddleAt(fresh, 0);
  const [one = "", other = ""] = wrong;
  const first = came(solveRiddle(content, fresh, id, one));
  const same = came(solveRiddle(content, first.state, id, ` ${one} `));
  const second = came(solveRiddle(content, same.state, id, other));

  expect(first.reply).toEqual({
    correct: false,
    code: null,
    ruledOutBy: `It is not the first card of ${item}.`,
    why: null,
  });
  expect(second.reply.ruledOutBy).toBe(`It is not the last card of ${item}.`);
  expect([first, same, second].map(({ mistakes }) => mistakes)).toEqual([1, 0, 1]);
  const answers = showRiddle(content, second.state, "room", id)?.answers ?? [];
  expect(
    answers
      .filter(({ correct }) => correct === false)
      .map(({ answer }) => answer)
      .sort(),
  ).toEqual([one, other].sort());
  expect(answers.filter(({ correct }) => correct === null)).toHaveLength(2);
});

test("the right answer gives the code and the reason, again and again; a wrong one after it costs nothing", () => {
  const { id, item, right, wrong } = riddleAt(fresh, 0);
  const first = came(solveRiddle(content, fresh, id, right));
  const again = came(solveRiddle(content, first.state, id, right));
  const late = came(solveRiddle(content, again.state, id, wrong[0] ?? ""));

  const code = fresh.puzzles[0]?.digits;
  expect(first.reply).toMatchObject({ correct: true, code, why: { en: `Secret reason of ${item}` } });
  expect(again).toEqual(first);
  expect(late).toEqual({
    state: again.state,
    reply: expect.objectContaining({ correct: false }),
    mistakes: 0,
  });
  expect(showRiddle(content, first.state, "room", id)).toMatchObject({ solved: true, code });
});

test("what is none of the four answers is no try, before the riddle is solved and after", () => {
  const { id } = riddleAt(fresh, 0);
  const errors = [{ path: "solution", message: "is none of the riddle's answers" }];
  const fault = { refusal: "invalid", errors };

  expect(solveRiddle(content, fresh, id, "42")).toEqual(fault);
  expect(solveRiddle(content, solved(fresh, 0), id, "42")).toEqual(fault);
});

test("a hint is hidden until it is read; the same one counts once", () => {
  const { id, item, hints } = riddleAt(fresh, 0);
  const [first, second] = hints.map((hint) => hint.id);
  const once = came(useHint(content, fresh, id, first ?? ""));
  const twice = came(useHint(content, once.state, id, first ?? ""));
  const both = came(useHint(content, twice.state, id, second ?? ""));

  expect(once.reply).toEqual({ id: first, used: true, text: `Secret hint one of ${item}` });
  expect([fresh, once.state, twice.state, both.state].map(hintsUsed)).toEqual([0, 1, 1, 2]);
  expect(showRiddle(content, once.state, "room", id)?.hints).toEqual([
    once.reply,
    { id: second, used: false, text: null },
  ]);
});

test("a later puzzle's riddle is not there, like nobody's; that of an earlier one stays", () => {
  const [first = "", second = ""] = riddleIds(fresh);
  const { hints, right } = riddleAt(fresh, 1);
  const after = opened(fresh, 0);

  for (const id of [second, nobodys]) {
    expect(showRiddle(content, fresh, "room", id)).toBeUndefined();
    expect(solveRiddle(content, fresh, id, right)).toEqual({ refusal: "not_found" });
    expect(useHint(content, fresh, id, hints[0]?.id ?? "")).toEqual({ refusal: "not_found" });
  }
  expect(useHint(content, fresh, first, hints[0]?.id ?? "")).toEqual({ refusal: "not_found" });
  expect([first, second].map((id) => showRiddle(content, after, "room", id)?.solved)).toEqual([true, false]);
});

test("nothing is decoded before the riddle and all three pieces of the puzzle are solved", () => {
  const { id, ...codes } = codesOf(fresh, 0);
  const ready = solved(fresh, 0);
  const without = (place: number) => everything.with(place, false);

  expect(decode(content, fresh, id, codes, everything)).toEqual({ refusal: "not_yet" });
  for (const place of [0, 1, 2])
    expect(decode(content, ready, id, codes, without(place))).toEqual({ refusal: "not_yet" });
  expect(decode(content, ready, id, codes, without(3))).toMatchObject({ reply: { opened: true } });
});

test("a later puzzle is not playing, nobody's is not there", () => {
  const { id, ...codes } = codesOf(fresh, 1);

  expect(decode(content, solved(fresh, 0), id, codes, everything)).toEqual({ refusal: "not_playing" });
  expect(decode(content, fresh, nobodys, codes, everything)).toEqual({ refusal: "not_found" });
});

test("a wrong pair of codes tells which of the two is wrong and costs once", () => {
  const ready = solved(fresh, 0);
  const { id, numericCode, textCode } = codesOf(ready, 0);
  const trying = (state: RoomState, numeric: string, text: string) =>
    came(decode(content, state, id, { numericCode: numeric, textCode: text }, everything));
  const turned = [...textCode].reverse().join("");
  const letters = trying(ready, numericCode, turned);
  const same = trying(letters.state, ` ${numericCode}`, turned.toLowerCase());
  const both = trying(same.state, "000", turned);

  expect([letters, same, both].map(({ reply }) => reply)).toEqual([
    { numericCorrect: true, textCorrect: false, opened: false },
    { numericCorrect: true, textCorrect: false, opened: false },
    { numericCorrect: false, textCorrect: false, opened: false },
  ]);
  expect([letters, same, both].map(({ mistakes }) => mistakes)).toEqual([1, 0, 1]);
  expect(currentPuzzle(both.state)).toBe(0);
});

test("right codes open the puzzle, in small letters and with blanks too; then they stay right and cost nothing", () => {
  const ready = solved(fresh, 0);
  const { id, numericCode, textCode } = codesOf(ready, 0);
  const codes = { numericCode: ` ${numericCode} `, textCode: ` ${textCode.toLowerCase()}` };
  const open = came(decode(content, ready, id, codes, everything));
  const again = came(decode(content, open.state, id, codes, everything));
  const wrong = came(decode(content, again.state, id, { ...codes, numericCode: "000" }, everything));

  expect([open, again].map(({ reply, mistakes }) => [reply.opened, mistakes])).toEqual([
    [true, 0],
    [true, 0],
  ]);
  expect(again.state).toEqual(open.state);
  expect(wrong).toMatchObject({ reply: { numericCorrect: false, textCorrect: true }, mistakes: 0 });
  expect(wrong.state).toBe(again.state);
});

test("puzzle follows puzzle until all are decoded", () => {
  const states = [fresh];
  for (const at of [0, 1, 2]) states.push(opened(states[at] as RoomState, at));

  expect(states.map(currentPuzzle)).toEqual([0, 1, 2, 3]);
});

test("what was done leaves the state before it as it was", () => {
  const before = JSON.stringify(fresh);
  const { id, wrong, hints } = riddleAt(fresh, 0);
  solveRiddle(content, fresh, id, wrong[0] ?? "");
  useHint(content, fresh, id, hints[0]?.id ?? "");
  opened(fresh, 0);

  expect(JSON.stringify(fresh)).toBe(before);
});

test("a riddle is shown with its clues and answers, of which the right one is told once it is solved", () => {
  const { id, item, right } = riddleAt(fresh, 0);
  const told = (state: RoomState) => showRiddle(content, state, "room", id);
  const clues = content.puzzles[0]?.riddles.find((riddle) => riddle.id === item)?.clues.map(({ say }) => say);

  expect(told(fresh)).toMatchObject({ id, escapeRoomId: "room", clues, code: null, why: null });
  const answers = told(solved(fresh, 0))?.answers ?? [];
  expect(answers.map(({ answer, correct }) => [answer, correct])).toEqual(
    answers.map(({ answer }) => [answer, answer === right ? true : null]),
  );
  expect(told(fresh)?.answers.every(({ correct }) => correct === null)).toBe(true);
});

test("each other pair of codes costs, and of very many the latest are remembered", () => {
  const ready = solved(fresh, 0);
  const { id } = codesOf(ready, 0);
  const trying = (state: RoomState, numericCode: string, textCode: string) =>
    came(decode(content, state, id, { numericCode, textCode }, everything));
  const first = trying(ready, "000", "A");
  const other = trying(first.state, "000", "B");
  let { state } = other;
  for (let at = 0; at < 59; at += 1) ({ state } = trying(state, "000", `C${at}`));

  expect([first, other].map(({ mistakes }) => mistakes)).toEqual([1, 1]);
  expect([trying(state, "000", "B"), trying(state, "000", "A")].map(({ mistakes }) => mistakes)).toEqual([
    0, 1,
  ]);
});
