import { expect, test } from "vitest";
import { kindContracts, kindNames } from "./kinds.ts";
import { countedOf, countFields, Stats } from "./stats.ts";

const counts = countFields((kind) => ({ done: kindNames.indexOf(kind) + 1, average: 50 }));

test("each kind is counted in fields of its own", () => {
  const fields = kindNames.flatMap((kind) => {
    const { done, average } = kindContracts[kind].stats;
    return average === null ? [done] : [done, average];
  });

  expect(new Set(fields).size).toBe(fields.length);
});

test("what is counted of a kind is what the statistics tell of it", () => {
  const frame = { points: 0, level: 1, rank: { type: 0, maxPoints: 500 } };

  const stats = Stats.parse({ ...frame, ...counts });

  expect(kindNames.map((kind) => countedOf(kindContracts[kind], stats).done)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(stats).toMatchObject({
    listeningDone: 1,
    readingsDone: 2,
    averageChatScore: 50,
    escapeRoomsDone: 6,
  });
});

test("a kind without an average has none", () => {
  const stats = { ...counts, vaultsDone: 3 } as unknown as Stats;

  expect(countedOf({ stats: { done: "vaultsDone", average: null } }, stats)).toEqual({
    done: 3,
    average: null,
  });
});
