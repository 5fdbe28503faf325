import { describe, expect, it } from "vitest";
import { type Level, levels } from "./levels.ts";
import {
  isPlaced,
  likeliest,
  likelyLevels,
  nextItem,
  placementLength,
  surenessOf,
  type TestItem,
  type Trial,
} from "./placement.ts";
import { simulatedTests } from "./placement-simulator.ts";

const all = levels.map((_, level) => level as Level);
/** As many a level as are wanted of the library, a quarter of them to choose. */
const items: TestItem[] = all.flatMap((level) =>
  Array.from({ length: 22 }, (_, at) => ({
    ...{ id: `${level}-${at}`, level },
    form: at % 4 === 0 ? ("choice" as const) : ("typed" as const),
  })),
);
const draw = { seed: "one", asked: [], last: [] };

/** A whole test of somebody who gets right what `knows` says. */
function tested(knows: (item: TestItem) => boolean, seed = "one") {
  const [trials, asked]: [Trial[], string[]] = [[], []];
  while (!isPlaced(trials)) {
    const item = nextItem(items, trials, { ...draw, seed, asked });
    if (!item) break;
    trials.push({ level: item.level, form: item.form, right: knows(item) });
    asked.push(item.id);
  }
  return { trials, asked, ...likeliest(trials) };
}

describe("what is likely", () => {
  it("is every level alike before anything was asked", () => {
    expect(likelyLevels([]).map((share) => share.toFixed(3))).toEqual(Array(6).fill("0.167"));
  });

  it("moves up with what is right and down with what is wrong", () => {
    const [up, down] = [true, false].map((right) => likelyLevels([{ level: 3, form: "typed", right }]));

    expect(up?.[4]).toBeGreaterThan(1 / 6);
    expect(up?.[1]).toBeLessThan(1 / 6);
    expect(down?.[4]).toBeLessThan(1 / 6);
    expect(down?.[1]).toBeGreaterThan(1 / 6);
  });

  it("moves less by a choice, which can be right by luck", () => {
    const [typed, choice] = (["typed", "choice"] as const).map((form) =>
      Math.max(...likelyLevels([{ level: 3, form, right: true }])),
    );

    expect(typed).toBeGreaterThan(choice ?? 1);
  });

  it("is told with less certainty than it is worked out with", () => {
    const { trials, level, chance } = tested(({ level }) => level <= 2);

    expect(surenessOf(trials, level)).toBeLessThan(chance);
    expect(surenessOf(trials, level)).toBeGreaterThan(0.5);
  });
});

describe("a test", () => {
  it.each(all)("places who knows all up to level %i there", (level) => {
    const { asked, ...placed } = tested((item) => item.level <= level);

    expect(placed.level).toBe(level);
    expect(asked.length).toBeGreaterThanOrEqual(placementLength.least);
    expect(asked.length).toBeLessThanOrEqual(placementLength.most);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it("ends after the most, however little is sure", () => {
    let times = 0;
    const { asked, chance } = tested(() => ++times % 2 === 0);

    expect(chance).toBeLessThan(0.8);
    expect(asked).toHaveLength(placementLength.most);
  });

  it("asks the same of the same seed, and something else of another", () => {
    const [one, same, other] = ["one", "one", "two"].map((seed) => tested(({ level }) => level <= 2, seed));

    expect(same?.asked).toEqual(one?.asked);
    expect(other?.asked).not.toEqual(one?.asked);
  });

  it("asks what was had last time only when all else is used up", () => {
    const last = items.filter(({ id }) => !id.endsWith("-7")).map(({ id }) => id);

    expect(nextItem(items, [], { ...draw, last })?.id).toMatch(/-7$/);
    expect(nextItem(items, [], { ...draw, last, asked: all.map((level) => `${level}-7`) })).toBeDefined();
    expect(nextItem(items, [], { ...draw, asked: items.map(({ id }) => id) })).toBeUndefined();
  });

  it("finds the levels of learners simulated with misplaced items among them", () => {
    const { exact, near, lengths, told } = simulatedTests(items, all, 60);
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;

    expect(near).toBeGreaterThanOrEqual(0.99);
    expect(exact).toBeGreaterThanOrEqual(0.75);
    expect(mean).toBeLessThanOrEqual(16);
    expect(Math.abs(told - exact)).toBeLessThan(0.05);
  });
});
