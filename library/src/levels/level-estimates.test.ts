import { join } from "node:path";
import { expect, test } from "vitest";
import { readFiles } from "#read.ts";
import { confusionTable, type Estimate, estimatesOf, hitsOf } from "./level-estimates.ts";

const estimates = estimatesOf(readFiles(join(import.meta.dirname, "../../texts")).map(({ file }) => file));

test("estimates the levels of the half to which it was not fitted", () => {
  const held = estimates.filter(({ heldBack }) => heldBack);
  const { exact, near } = hitsOf(held);
  expect(held.length).toBeGreaterThan(30);
  expect(exact).toBeGreaterThan(0.6);
  expect(near).toBeGreaterThan(0.9);
});

test("could not reach that by naming one level for all", () => {
  const held = estimates.filter(({ heldBack }) => heldBack);
  const { exact, near } = hitsOf(held.map((it) => ({ ...it, estimated: "B1" })));
  expect(exact).toBeLessThan(0.35);
  expect(near).toBeLessThan(0.7);
});

test("prints own levels by estimated ones", () => {
  const of = (own: Estimate["own"], estimated: Estimate["own"]) => ({
    id: "x",
    own,
    estimated,
    heldBack: true,
  });
  const table = confusionTable([of("A1", "A1"), of("A1", "A2"), of("C2", "A1"), of("B1", "B1")]);
  expect(table[0]?.trim().split(/\s+/)).toEqual(["A1", "A2", "B1", "B2", "C1", "C2"]);
  expect(table[1]?.trim().split(/\s+/)).toEqual(["A1", "1", "1", "0", "0", "0", "0"]);
  expect(table.at(-1)).toBe("exact 50 %, within one 75 % of 4 texts");
});
