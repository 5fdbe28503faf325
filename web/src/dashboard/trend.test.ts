import { expect, test } from "vitest";
import { trendOf } from "./trend.ts";

test.each([
  [[], "few"],
  [[4, 5, 6, 7, 8], "few"],
  [[4, 5, 6, 7, 8, 9], "rising"],
  [[9, 8, 9, 5, 6, 4], "falling"],
  [[7, 8, 7, 8, 7, 8], "steady"],
  [[0, 0, 0, 0, 9, 9, 9, 8, 9, 9], "steady"],
])("scores %j are %s", (scores, trend) => expect(trendOf(scores)).toBe(trend));
