import { expect, test } from "vitest";
import { throwsFor } from "./die.ts";

test("throws one of four for each item, and each of them sometimes", () => {
  const lines = throwsFor(400);

  expect(lines[0]).toMatch(/^item 1: option [1-4]$/);
  expect(new Set(lines.map((line) => line.at(-1)))).toEqual(new Set(["1", "2", "3", "4"]));
});
