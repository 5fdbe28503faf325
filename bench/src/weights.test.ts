import { expect, test } from "vitest";
import { weights } from "./weights.ts";

// of the build that is there: the whole test makes it anew before anything is tested
test("every screen, every kind and a room are as light as they should be", async () => {
  const requirements = await weights.measure();
  expect(requirements.length).toBeGreaterThan(20);
  expect(requirements.filter(({ ok }) => !ok)).toEqual([]);
});
