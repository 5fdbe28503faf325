import { join } from "node:path";
import { expect, test } from "vitest";
import { effortOf, effortWeights } from "#language/effort.ts";
import { readFiles, readJudged } from "#read.ts";
import {
  type EffortEstimate,
  effortsOf,
  effortTable,
  fittedWeights,
  judgedTexts,
  offBy,
} from "./effort-estimates.ts";
import { hitsOf } from "./level-estimates.ts";

const files = readFiles(join(import.meta.dirname, "../../texts")).map(({ file }) => file);
const held = effortsOf(files).filter(({ heldBack }) => heldBack);

test("tells the levels of the half to which it was not fitted better than one name for all", () => {
  const { exact, near } = hitsOf(held);
  const oneForAll = hitsOf(held.map((it) => ({ ...it, estimated: "B1" })));

  expect(exact).toBeGreaterThan(0.35);
  expect(near).toBeGreaterThan(0.8);
  expect(exact).toBeGreaterThan(1.5 * oneForAll.exact);
  expect(near).toBeGreaterThan(oneForAll.near);
});

test("is as near to what readers found as a fit to their judgements, on texts that had no part in either", () => {
  const judged = judgedTexts(files, readJudged(join(import.meta.dirname, "../..")));
  const { bias, spread } = offBy(judged, effortWeights);

  expect(judged.filter(({ heldBack }) => heldBack).length).toBeGreaterThan(150);
  expect(Math.abs(bias)).toBeLessThan(0.25);
  expect(spread).toBeLessThan(offBy(judged, fittedWeights(judged)).spread + 0.05);
});

test("finds it harder to follow long sentences, new things, and what cannot be looked up again", () => {
  const plain = "The cat is here. The cat is old. The old cat is mine. I like the cat, and the cat likes me.";
  const dense =
    "Although an elderly cat, which nobody wanted, lives here, my landlord denies that it exists.";

  expect(effortOf(dense, false)).toBeGreaterThan(effortOf(plain, false));
  expect(effortOf(plain, true)).toBeGreaterThan(effortOf(plain, false));
});

test("prints the mean effort of each level, read and heard", () => {
  const of = (own: EffortEstimate["own"], heard: boolean, effort: number): EffortEstimate => ({
    id: "x",
    own,
    estimated: own,
    heldBack: true,
    heard,
    effort,
  });

  const table = effortTable([of("A1", false, 0.2), of("A1", false, 0.4), of("C2", true, 4)]);

  expect(table.map((line) => line.trim().split(/\s+/))).toEqual([
    ["A1", "A2", "B1", "B2", "C1", "C2"],
    ["read", "0.3", "0.0", "0.0", "0.0", "0.0", "0.0"],
    ["heard", "0.0", "0.0", "0.0", "0.0", "0.0", "4.0"],
  ]);
});
