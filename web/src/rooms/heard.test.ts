import { expect, test } from "vitest";
import { loudnessUnder, progressOf, signalOf } from "./heard.ts";
import type { Puzzle } from "./room.ts";

test("the loop is at 0.6 under the introduction, silent under an exercise or a microphone, and else at 1", () => {
  expect(loudnessUnder([], false)).toBe(1);
  expect(loudnessUnder(["introduction"], false)).toBe(0.6);
  expect(loudnessUnder(["introduction", "exercise"], false)).toBe(0);
  expect(loudnessUnder([], true)).toBe(0);
});

test("what is solved is heard as a success, a lock that opens as a door, and what stays is not heard", () => {
  const puzzle = (solved: boolean, pieces: number, decoded: boolean) =>
    ({
      riddle: { solved },
      exercises: [0, 1, 2].map((at) => ({ solved: at < pieces })),
      decoded,
    }) as Puzzle;
  const steps = [
    puzzle(false, 0, false),
    puzzle(true, 0, false),
    puzzle(true, 3, false),
    puzzle(true, 3, false),
    puzzle(true, 3, true),
  ].map((it) => progressOf([it]));

  const heard = steps.slice(1).map((now, at) => signalOf(steps[at] ?? now, now));
  expect(heard).toEqual(["success", "success", undefined, "door"]);
});
