import { reportReasons } from "@salida/contract/reports.ts";
import { expect, test } from "vitest";
import { addReport, reasonsFor } from "./report-steps.ts";

test("a report of the whole leaves the questions as they were", () => {
  expect(addReport({ whole: false, questionIds: ["a"] }, {})).toEqual({ whole: true, questionIds: ["a"] });
});

test("a report of a question is added once", () => {
  const once = addReport({ whole: false, questionIds: ["a"] }, { questionId: "b" });
  expect(once).toEqual({ whole: false, questionIds: ["a", "b"] });
  expect(addReport(once, { questionId: "b" })).toEqual(once);
});

test("questions can have more than one right answer, and a whole only what its kind can", () => {
  expect(reasonsFor({ questionId: "a", completed: true }, ["sound_or_picture"])).toContain("two_right");
  expect(reasonsFor({ questionId: "a", completed: true }, ["sound_or_picture"])).not.toContain(
    "sound_or_picture",
  );
  expect(reasonsFor({ completed: true }, ["sound_or_picture"])).toContain("sound_or_picture");
  expect(reasonsFor({ completed: true })).not.toContain("two_right");
});

test("of an open exercise nobody says that its marking is wrong", () => {
  const troubles = ["wrong_key", "sound_or_picture"] as const;
  expect(reasonsFor({ completed: true }, troubles)).toContain("wrong_key");
  expect(reasonsFor({ completed: false }, troubles)).not.toContain("wrong_key");
  expect(reasonsFor({ completed: false }, troubles)).toContain("sound_or_picture");
});

test("every reason is offered somewhere, and always something else", () => {
  const offered = [
    ...reasonsFor({ questionId: "a", completed: true }),
    ...reasonsFor({ completed: true }, ["sound_or_picture"]),
  ];
  expect([...new Set(offered)].sort()).toEqual([...reportReasons].sort());
  expect(reasonsFor({ completed: true }).at(-1)).toBe("other");
});
