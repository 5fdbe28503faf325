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
  expect(reasonsFor({ questionId: "a" }, ["sound_or_picture"])).toContain("two_right");
  expect(reasonsFor({ questionId: "a" }, ["sound_or_picture"])).not.toContain("sound_or_picture");
  expect(reasonsFor({}, ["sound_or_picture"])).toContain("sound_or_picture");
  expect(reasonsFor({})).not.toContain("two_right");
});

test("every reason is offered somewhere, and always something else", () => {
  const offered = [...reasonsFor({ questionId: "a" }), ...reasonsFor({}, ["sound_or_picture"])];
  expect([...new Set(offered)].sort()).toEqual([...reportReasons].sort());
  expect(reasonsFor({}).at(-1)).toBe("other");
});
