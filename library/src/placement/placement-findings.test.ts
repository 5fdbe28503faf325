import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readPlacementDrafts } from "#read.ts";
import type { PlacementDraft } from "./placement-file.ts";
import { placementFindings } from "./placement-findings.ts";
import { placementItem } from "./placement-item.ts";

const shipped = readPlacementDrafts(join(import.meta.dirname, "../.."));
const [typed, choice] = (["typed", "choice"] as const).map((type) => shipped.find((it) => it.type === type));
if (typed?.type !== "typed" || choice?.type !== "choice")
  throw new Error("an item of either sort is missing");

test("finds nothing to mend in the items that ship", () => {
  expect(placementFindings(shipped)).toEqual([]);
});

describe("finds", () => {
  const bad: [string, PlacementDraft][] = [
    ["oneGap", { ...typed, sentence: "There is none." }],
    ["oneGap", { ...typed, sentence: "One ____ and another ____." }],
    ["oneGap", { ...typed, sentence: "One long _____ alone." }],
    ["ownLevel", { ...typed, level: "C2" }],
    ["distinct", { ...choice, options: [choice.accepted[0] ?? "", "one", "One", "two"] }],
    ["keyAmong", { ...choice, options: ["one", "two", "three", "four"] }],
    ["keyUnsaid", { ...typed, sentence: "She goes where he ____ (go).", accepted: ["goes"] }],
    ["english", { ...typed, why: { ...typed.why, en: "Porque es lo que se dice en esta frase." } }],
    ["spanish", { ...typed, why: { ...typed.why, es: "Because this is what they say in English." } }],
  ];
  test.each(bad)("%s, in %j", (check, item) => {
    const found = placementFindings(shipped.map((it) => (it.id === item.id ? item : it)));

    expect(found.map((it) => it.check)).toContain(check);
  });

  test("an item that is there twice", () => {
    expect(placementFindings([...shipped, typed]).map(({ check }) => check)).toEqual(["sameTwice"]);
  });

  test("a level with too few items, and one with too few to type", () => {
    const few = shipped.filter(({ level, type }) => level !== "B1" || type === "choice");

    expect(placementFindings(few).map(({ check, where }) => [check, where])).toEqual([
      ["enough", "B1"],
      ["mostTyped", "B1"],
    ]);
  });
});

test("accepts the other spelling, and what is contracted in full", () => {
  const item = placementItem({ ...typed, accepted: ["colour", "don't"] });

  expect(item.accepted).toEqual(["colour", "don't", "color", "do not"]);
});
