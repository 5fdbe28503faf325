import { expect, test } from "vitest";
import { clock } from "./clock.ts";

test.each([
  [0, "0:00"],
  [7.99, "0:07"],
  [60, "1:00"],
  [125.4, "2:05"],
  [3600, "60:00"],
  [-0.2, "0:00"],
])("%d seconds read %s", (seconds, read) => {
  expect(clock(seconds)).toBe(read);
});
